import type { Value } from "../ir/value.ts";
import { isFloat, isWide, type RegisterType } from "../language/scalar.ts";
import { argumentOf, intrinsic } from "./define-intrinsic.ts";
import type { Lowering } from "./lowering.ts";
import { computed, type IntrinsicOperand, literal, type Operand, type RecordOperand } from "./operand.ts";

const floats: readonly RegisterType[] = ["f32", "f64"];

/** Returns the functions of `Math` that are a few instructions. */
export function basicMathematics(lowering: Lowering): RecordOperand {
  const constants = ["PI", "E", "LN2", "LN10", "LOG2E", "LOG10E", "SQRT2", "SQRT1_2"] as const;
  const known = Object.fromEntries(constants.map((name): [string, Operand] => [name, literal(Math[name])]));
  return { kind: "record", name: "Math", fields: { ...known, ...basic(lowering) } };
}

function basic(lowering: Lowering): Record<string, Operand> {
  const { build } = lowering;
  const one = (
    name: string,
    run: (value: Value, type: RegisterType) => Value,
    constant: (x: number) => number,
    integer = true,
  ): IntrinsicOperand =>
    intrinsic(lowering, `Math.${name}`, [1, 1], ([x]) => {
      if (x?.kind === "literal" && typeof x.value === "number") return literal(constant(x.value));
      const types: RegisterType[] = integer ? [...floats, "i32", "u32", "i64", "u64"] : [...floats];
      const value = argumentOf(lowering, x, isWeakFloat(x) ? floats : types, `Math.${name}`);
      return computed(run(value, value.type as RegisterType), x?.kind === "value" && x.weak);
    });
  const whole = (mode: "floor" | "ceil" | "trunc") => (value: Value, type: RegisterType) =>
    isFloat(type) ? build.round(value, mode) : value;
  const float = (run: (value: Value, type: RegisterType) => Value) => (value: Value, type: RegisterType) =>
    isFloat(type) ? run(value, type) : value;
  return {
    abs: one(
      "abs",
      (value, type) => (type === "u32" || type === "u64" ? value : build.unary("abs", value)),
      Math.abs,
    ),
    floor: one("floor", whole("floor"), Math.floor),
    ceil: one("ceil", whole("ceil"), Math.ceil),
    trunc: one("trunc", whole("trunc"), Math.trunc),
    round: one(
      "round",
      float((value) => roundHalfUp(lowering, value)),
      Math.round,
    ),
    sign: one("sign", (value, type) => sign(lowering, value, type), Math.sign),
    sqrt: one("sqrt", (value) => build.unary("sqrt", value), Math.sqrt, false),
    fround: intrinsic(lowering, "Math.fround", [1, 1], ([x]) => {
      if (x?.kind === "literal" && typeof x.value === "number") return literal(Math.fround(x.value));
      return computed(
        build.convert(argumentOf(lowering, x, [...floats, "i32", "u32"], "Math.fround"), "f32"),
      );
    }),
    min: extreme(lowering, "min"),
    max: extreme(lowering, "max"),
    imul: intrinsic(lowering, "Math.imul", [2, 2], ([x, y]) => {
      if (x?.kind === "literal" && y?.kind === "literal")
        return literal(Math.imul(Number(x.value), Number(y.value)));
      const [a, b] = [x, y].map((each) => build.convert(word(lowering, each, "Math.imul"), "i32")) as [
        Value,
        Value,
      ];
      return computed(build.binary("mul", a, b));
    }),
    clz32: intrinsic(lowering, "Math.clz32", [1, 1], ([x]) => {
      if (x?.kind === "literal") return literal(Math.clz32(Number(x.value)));
      return computed(build.ptx("clz.b32 $d, $0;", "i32", [word(lowering, x, "Math.clz32")]));
    }),
  };
}

const isWeakFloat = (operand: Operand | undefined): boolean =>
  operand?.kind === "value" && operand.weak && isFloat(operand.type);

/** Returns an argument as 32 bits. Literals wrap. */
function word(lowering: Lowering, operand: Operand | undefined, name: string): Value {
  if (operand?.kind === "literal" && typeof operand.value === "number")
    return lowering.build.constant("i32", operand.value | 0);
  return argumentOf(lowering, operand, ["i32", "u32"], name);
}

/** Rounds as JavaScript does: halves toward positive infinity, and -0 stays. */
function roundHalfUp(lowering: Lowering, value: Value): Value {
  const { build } = lowering;
  const type = value.type as "f32" | "f64";
  // The distance to the number below is exact where it can be one half. The distance to the number above is not.
  const down = build.round(value, "floor");
  const isHigh = build.binary("ge", build.binary("sub", value, down), build.constant(type, 0.5));
  return build.select(isHigh, build.round(value, "ceil"), down);
}

function sign(lowering: Lowering, value: Value, type: RegisterType): Value {
  const { build } = lowering;
  const constant = (x: number) => build.constant(type, isWide(type) ? BigInt(x) : x);
  const zero = constant(0);
  const positive = build.select(build.binary("gt", value, zero), constant(1), value);
  if (type === "u32" || type === "u64") return positive;
  return build.select(build.binary("lt", value, zero), constant(-1), positive);
}

/** Returns Math.min or Math.max: NaN wins, and -0 is less than 0, as in JavaScript. */
function extreme(lowering: Lowering, op: "min" | "max"): IntrinsicOperand {
  return intrinsic(lowering, `Math.${op}`, [1, 16], (args) =>
    args.reduce((left, right) => {
      if (left.kind === "literal" && right.kind === "literal")
        return literal(Math[op](Number(left.value), Number(right.value)));
      const node = lowering.callNode!;
      const [a, b] = lowering.unify(left, right, [node, node], `Math.${op}`);
      if (a.type === "bool") lowering.fail(node, `Math.${op} of bool`, "Use && or ||.");
      return computed(extremeOf(lowering, op, a.value, b.value), a.weak);
    }),
  );
}

/** Returns the smaller or larger of two values. NaN wins. */
export function extremeOf({ build }: Lowering, op: "min" | "max", a: Value, b: Value): Value {
  const least = build.binary(op, a, b);
  if (a.type !== "f64") return least;
  // min.f64 of PTX returns the number where one side is NaN.
  const isRight = build.binary("eq", b, b);
  const isLeft = build.binary("eq", a, a);
  return build.select(isLeft, build.select(isRight, least, b), a);
}
