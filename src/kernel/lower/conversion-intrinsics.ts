import { registerOf } from "../ir/builder.ts";
import { isFloat, type RegisterType } from "../language/scalar.ts";
import { argumentOf, instruction, intrinsic } from "./define-intrinsic.ts";
import { chosenType } from "./local-arrays.ts";
import type { Lowering } from "./lowering.ts";
import { computed, type IntrinsicOperand, type Operand } from "./operand.ts";

/** Returns the conversions between types, and between numbers and their bits. */
export function conversions(lowering: Lowering): Record<string, Operand> {
  const { build } = lowering;
  const types = ["i32", "u32", "i64", "u64", "f32", "f64"] as const;
  const converted = (x: Operand, type: RegisterType): Operand => {
    const node = lowering.callNode!;
    if (x.kind === "literal") {
      const natural = lowering.naturalType(x.value);
      const source = typeof x.value === "number" && isFloat(natural) ? "f64" : natural;
      return computed(build.convert(build.constant(source, x.value), type));
    }
    return computed(build.convert(lowering.toValue(x, node, `the value of ${type}`).value, type));
  };
  const to = (type: RegisterType): IntrinsicOperand =>
    intrinsic(lowering, type, [1, 1], ([x]) => converted(x!, type));
  const cast = intrinsic(lowering, "cast", [2, 2], ([type, x]) => {
    const node = lowering.callNode!;
    const text = type?.kind === "text" ? type.value : "";
    const chosen = chosenType(lowering, text, node);
    if (chosen === undefined)
      return lowering.fail(
        node,
        "cast needs types of the signature",
        'Give them first: cast("f32 | f64", x).',
      );
    return converted(x!, registerOf(chosen.scalar));
  });
  const narrow = (name: "i8" | "u8" | "i16" | "u16", count: number): IntrinsicOperand =>
    intrinsic(lowering, name, [1, 1], ([x]) => {
      const value = build.convert(lowering.toValue(x!, lowering.callNode!).value, "i32");
      if (name[0] === "u")
        return computed(build.binary("and", value, build.constant("i32", 2 ** (32 - count) - 1)));
      const places = build.constant("u32", count);
      return computed(build.shift("shr", build.shift("shl", value, places), places));
    });
  const reinterpret = (name: string, from: readonly RegisterType[], type: RegisterType) =>
    instruction(lowering, name, [from], type, () => `mov.b${type.slice(1)} $d, $0;`);
  return {
    ...Object.fromEntries(types.map((type) => [type, to(type)])),
    ...{ i8: narrow("i8", 24), u8: narrow("u8", 24), i16: narrow("i16", 16), u16: narrow("u16", 16) },
    cast,
    bool: intrinsic(lowering, "bool", [1, 1], ([x]) =>
      computed(lowering.toCondition(x!, lowering.callNode!)),
    ),
    f32FromBits: reinterpret("f32FromBits", ["i32", "u32"], "f32"),
    f64FromBits: reinterpret("f64FromBits", ["i64", "u64"], "f64"),
    bitsOf: intrinsic(lowering, "bitsOf", [1, 1], ([x]) => {
      const value = argumentOf(lowering, x, ["f32", "f64"], "bitsOf");
      const wide = value.type === "f64";
      return computed(build.ptx(`mov.b${wide ? 64 : 32} $d, $0;`, wide ? "i64" : "i32", [value]));
    }),
  };
}
