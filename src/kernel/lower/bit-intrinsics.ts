import { isFloat, type RegisterType } from "../language/scalar.ts";
import { argumentOf, instruction, intrinsic } from "./define-intrinsic.ts";
import type { Lowering } from "./lowering.ts";
import { computed, type Operand } from "./operand.ts";

/** Returns the operations on bits, and the arithmetic of one instruction. */
export function bits(lowering: Lowering): Record<string, Operand> {
  const { build } = lowering;
  const words: readonly RegisterType[] = ["i32", "u32"];
  const anyWord: readonly RegisterType[] = ["i32", "u32", "i64", "u64"];
  const width = (types: readonly RegisterType[]) => (types[0]!.endsWith("64") ? "64" : "32");
  const counted = (name: string, opcode: string) =>
    instruction(lowering, name, [anyWord], "i32", (types) => `${opcode}.b${width(types)} $d, $0;`);
  return {
    popc: counted("popc", "popc"),
    clz: counted("clz", "clz"),
    ffs: intrinsic(lowering, "ffs", [1, 1], ([x]) => {
      const value = argumentOf(lowering, x, words, "ffs");
      const isolated = build.binary("and", value, build.unary("neg", build.convert(value, "i32")));
      const place = build.ptx("bfind.u32 $d, $0;", "i32", [isolated]);
      return computed(build.binary("add", place, build.constant("i32", 1)));
    }),
    brev: instruction(lowering, "brev", [words], "i32", () => "brev.b32 $d, $0;"),
    mulhi: intrinsic(lowering, "mulhi", [2, 2], ([x, y]) => {
      const node = lowering.callNode!;
      const [a, b] = lowering.unify(x!, y!, [node, node], "mulhi");
      if (isFloat(a.type) || a.type === "bool") lowering.fail(node, `mulhi of ${a.type}`, "Use integers.");
      return computed(build.emit("mulhi", a.type, [a.value, b.value]));
    }),
    dp4a: instruction(lowering, "dp4a", [words, words, ["i32"]], "i32", () => "dp4a.s32.s32 $d, $0, $1, $2;"),
    prmt: instruction(lowering, "prmt", [words, words, words], "i32", () => "prmt.b32 $d, $0, $1, $2;"),
    fma: intrinsic(lowering, "fma", [3, 3], ([x, y, z]) => {
      const node = lowering.callNode!;
      const [a, b] = lowering.unify(x!, y!, [node, node], "fma");
      const [, c] = lowering.unify(a, z!, [node, node], "fma");
      if (!isFloat(a.type)) lowering.fail(node, `fma of ${a.type}`, "Use floats, or a * b + c.");
      return computed(build.fma(a.value, b.value, c.value));
    }),
    select: intrinsic(lowering, "select", [3, 3], ([c, x, y]) => {
      const node = lowering.callNode!;
      const [a, b] = lowering.unify(x!, y!, [node, node], "select");
      return computed(build.select(lowering.toCondition(c!, node), a.value, b.value));
    }),
  };
}
