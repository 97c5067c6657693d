import { mathFunctions, specialFunctions } from "../device/index.ts";
import { argumentOf, intrinsic } from "./define-intrinsic.ts";
import { argumentsOf, called, deviceFunctions, inlined } from "./device-functions.ts";
import type { Lowering } from "./lowering.ts";
import {
  type Computed,
  computed,
  type IntrinsicOperand,
  type Operand,
  type RecordOperand,
} from "./operand.ts";

/** Returns the functions of mathematics that JavaScript does not have. */
export function special(lowering: Lowering): RecordOperand {
  const fields = deviceFunctions(lowering, "special", specialFunctions);
  return { kind: "record", name: "special", fields: { ...fields, ...parts(lowering), ...pairs(lowering) } };
}

/** Returns the functions that split a number or join its parts. */
function parts(lowering: Lowering): Record<string, Operand> {
  const { build } = lowering;
  /** Returns a function of `numberParts` that has two results. */
  const split = (name: "frexp" | "modf"): IntrinsicOperand =>
    intrinsic(lowering, `special.${name}`, [1, 1], (args) => {
      const [x] = argumentsOf(lowering, `special.${name}`, args) as [Operand];
      return inlined(lowering, "numberParts", nameFor(name, x), [x]);
    });
  return {
    frexp: split("frexp"),
    modf: split("modf"),
    ldexp: intrinsic(lowering, "special.ldexp", [2, 2], ([x, n]) => {
      const [number] = argumentsOf(lowering, "special.ldexp", [x!]) as [Operand];
      const exponent = build.convert(argumentOf(lowering, n, ["i32", "u32"], "special.ldexp"), "i32");
      return called(lowering, "numberParts", nameFor("ldexp", number), [number, computed(exponent)]);
    }),
    rint: intrinsic(lowering, "special.rint", [1, 1], (args) => {
      const [x] = argumentsOf(lowering, "special.rint", args) as [Computed];
      return computed(build.round(x.value, "even"));
    }),
    copySign: intrinsic(lowering, "special.copySign", [2, 2], (args) => {
      const [x, y] = argumentsOf(lowering, "special.copySign", args) as [Computed, Computed];
      const { type } = x;
      return computed(build.ptx(`copysign.${type} $d, $1, $0;`, type, [x.value, y.value]));
    }),
  };
}

/** Returns the functions that have the sine and the cosine of one angle. */
function pairs(lowering: Lowering): Record<string, Operand> {
  const pair = (name: string, sine: IntrinsicOperand, cosine: IntrinsicOperand): IntrinsicOperand =>
    intrinsic(lowering, `special.${name}`, [1, 1], (args) => ({
      ...{ kind: "record", name: "a sine and a cosine" },
      fields: { sin: sine.call(args), cos: cosine.call(args) },
    }));
  const { sin, cos } = deviceFunctions(lowering, "Math", mathFunctions) as Pair<"sin" | "cos">;
  const { sinpi, cospi } = deviceFunctions(lowering, "special", specialFunctions) as Pair<"sinpi" | "cospi">;
  return { sincos: pair("sincos", sin, cos), sincospi: pair("sincospi", sinpi, cospi) };
}

type Pair<N extends string> = Readonly<Record<N, IntrinsicOperand>>;

const nameFor = (name: string, operand: Operand): string =>
  operand.kind === "value" && operand.type === "f64" ? name : `${name}f`;
