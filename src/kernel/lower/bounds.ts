import type { Node } from "acorn";
import type { Value } from "../ir/value.ts";
import { isWide, type RegisterType } from "../language/scalar.ts";
import type { Lowering } from "./lowering.ts";
import type { ArrayOperand, Operand } from "./operand.ts";
import { failAssertion, printLine } from "./print-intrinsic.ts";

/**
 * Builds the check of an index of `bounds: "check"`. A thread whose index is outside prints the index, and ends the
 * launch with CUDA_ERROR_ASSERT and the line.
 */
export function checkBounds(lowering: Lowering, array: ArrayOperand, index: Operand, node: Node): void {
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
    const { file, line } = lowering.frame.source.position(node.start);
    printLine(lowering, [
      { kind: "text", value: `${file}:${line}: the index ` },
      { kind: "value", type: value.type as RegisterType, value, weak: false },
      { kind: "text", value: ` of ${array.name} is outside of ` },
      { kind: "value", type: size.type as RegisterType, value: size, weak: false },
      { kind: "text", value: " elements" },
    ]);
    failAssertion(lowering, `index of ${array.name}`, node);
    build.return();
  }
  if (inside.predecessors.length > 0) build.enter(inside);
}

/** Compares an index with a size, both as unsigned numbers, so that a negative index is outside. */
function isBelow({ build }: Lowering, index: Value, size: Value): Value {
  const type = isWide(index.type as RegisterType) ? "u64" : "u32";
  return build.binary("lt", build.convert(index, type), build.convert(size, type));
}
