import type { Value } from "../ir/value.ts";
import { isFloat, isWide, type RegisterType } from "../language/scalar.ts";
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
  const funnel = (name: string, direction: "l" | "r") =>
    instruction(
      lowering,
      name,
      [words, words, words],
      "u32",
      () => `shf.${direction}.wrap.b32 $d, $0, $1, $2;`,
    );
  return {
    popc: counted("popc", "popc"),
    clz: counted("clz", "clz"),
    ffs: intrinsic(lowering, "ffs", [1, 1], ([x]) => {
      const value = argumentOf(lowering, x, anyWord, "ffs");
      const signed = build.convert(value, isWide(value.type as RegisterType) ? "i64" : "i32");
      const isolated = build.binary("and", signed, build.unary("neg", signed));
      const place = build.ptx(`bfind.u${width([signed.type as RegisterType])} $d, $0;`, "i32", [isolated]);
      return computed(build.binary("add", place, build.constant("i32", 1)));
    }),
    brev: intrinsic(lowering, "brev", [1, 1], ([x]) => {
      const value = argumentOf(lowering, x, anyWord, "brev");
      const type = value.type as RegisterType;
      return computed(build.ptx(`brev.b${width([type])} $d, $0;`, type, [value]));
    }),
    funnelLeft: funnel("funnelLeft", "l"),
    funnelRight: funnel("funnelRight", "r"),
    mulhi: intrinsic(lowering, "mulhi", [2, 2], ([x, y]) => {
      const node = lowering.callNode!;
      const [a, b] = lowering.unify(x!, y!, [node, node], "mulhi");
      if (isFloat(a.type) || a.type === "bool") lowering.fail(node, `mulhi of ${a.type}`, "Use integers.");
      return computed(build.emit("mulhi", a.type, [a.value, b.value]));
    }),
    dp4a: intrinsic(lowering, "dp4a", [3, 3], (args) => {
      const values = args.map((each) => argumentOf(lowering, each, words, "dp4a")) as [Value, Value, Value];
      const [a, b, sum] = values.map(({ type }) => (type === "u32" ? "u32" : "s32"));
      // The sum is unsigned only where both factors are.
      const type = a === "u32" && b === "u32" && sum === "u32" ? "u32" : "i32";
      return computed(build.ptx(`dp4a.${a}.${b} $d, $0, $1, $2;`, type, values));
    }),
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
