import type { Node } from "acorn";
import type { Value } from "../ir/value.ts";
import { isWide, type RegisterType } from "../language/scalar.ts";
import type { Lowering } from "./lowering.ts";
import type { ArrayOperand, Operand } from "./operand.ts";
import { failAssertion, printLine } from "./print-intrinsic.ts";

/** An indexed array in the text of a kernel, which `bounds: "check"` compares. */
export interface BoundsSite {
  readonly array: string;
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
}

/** Offsets in the record of a failed check, in bytes. A u32, a u32, and two numbers of 64 bits. */
export const boundsRecord = { claimed: 0, site: 4, index: 8, length: 16, bytes: 24 } as const;

/** Builds the checks of the indices of one kernel. The first thread that fails writes the record of host memory. */
export class BoundsChecks {
  /** Sites that are checked. The record has the index of one. */
  readonly sites: BoundsSite[] = [];
  readonly #record: Value;

  /** `record` is the address of the record, which a launch passes. */
  constructor(record: Value) {
    this.#record = record;
  }

  /**
   * Builds the check of an index. A thread whose index is outside writes and prints the index, and ends the launch
   * with CUDA_ERROR_ASSERT and the line.
   */
  check(lowering: Lowering, array: ArrayOperand, index: Operand, node: Node): void {
    const { build } = lowering;
    const length = array.length();
    if (length.kind === "literal" && (index.kind === "literal" || length.value === Infinity)) return;
    const { value } = lowering.toValue(index, node, "the index");
    const size = lowering.toValue(length, node).value;
    const [inside, outside] = [build.block(), build.block()];
    build.branch(isBelow(lowering, value, size), inside, outside);
    build.seal(inside);
    build.seal(outside);
    if (outside.predecessors.length > 0) {
      build.enter(outside);
      this.#fail(lowering, { array: array.name, value, size }, node);
    }
    if (inside.predecessors.length > 0) build.enter(inside);
  }

  #fail(
    lowering: Lowering,
    { array, value, size }: { readonly array: string; readonly value: Value; readonly size: Value },
    node: Node,
  ): void {
    const { build } = lowering;
    const { file, line } = lowering.frame.source.position(node.start);
    const site = this.sites.push({ array, file, line }) - 1;
    const [first, other] = [build.block(), build.block()];
    // One thread writes the record. The others end without an error, so that they cannot end the launch before it.
    const claim = "atom.relaxed.sys.global.cas.b32 $d, [$0], 0, 1;";
    const claimed = build.ptx(claim, "i32", [this.#record], "ordered");
    build.branch(build.binary("eq", claimed, build.constant("i32", 0)), first, other);
    build.seal(first);
    build.seal(other);
    build.enter(first);
    const store = (type: "b32" | "b64", at: number, each: Value) =>
      build.ptx(`st.global.${type} [$0+${at}], $1;`, "void", [this.#record, each], "ordered");
    store("b32", boundsRecord.site, build.constant("u32", site));
    store("b64", boundsRecord.index, build.convert(value, "i64"));
    store("b64", boundsRecord.length, build.convert(size, "i64"));
    build.ptx("fence.acq_rel.sys;", "void", [], "ordered");
    printLine(lowering, [
      { kind: "text", value: `${file}:${line}: the index ` },
      { kind: "value", type: value.type as RegisterType, value, weak: false },
      { kind: "text", value: ` of ${array} is outside of ` },
      { kind: "value", type: size.type as RegisterType, value: size, weak: false },
      { kind: "text", value: " elements" },
    ]);
    failAssertion(lowering, `index of ${array}`, node);
    build.return();
    build.enter(other);
    build.return();
  }
}

/** Compares an index with a size, both as unsigned numbers, so that a negative index is outside. */
function isBelow({ build }: Lowering, index: Value, size: Value): Value {
  const type = isWide(index.type as RegisterType) ? "u64" : "u32";
  return build.binary("lt", build.convert(index, type), build.convert(size, type));
}
