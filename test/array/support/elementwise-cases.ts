import type { Random } from "../../support/random.ts";
import type { Limit } from "./limits.ts";
import {
  broadcastable,
  type Case,
  type CaseOperand,
  type NumpyType,
  numpyTypes,
  randomShape,
  randomView,
} from "./numpy.ts";

const integers: readonly NumpyType[] = ["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"];
const floats: readonly NumpyType[] = ["f16", "f32", "f64"];
const numeric = [...integers, ...floats];

/** Types of the operands, number of operands, and the largest difference to NumPy in ulps. */
export interface Row extends Limit {
  readonly types: readonly NumpyType[];
  readonly count: 1 | 2;
  readonly ulps: number;
  /** False where operands of one type only are compared. */
  readonly mixes?: boolean;
}

const exact = (count: 1 | 2, types: readonly NumpyType[]): Row => ({ types, count, ulps: 0 });
const close = (count: 1 | 2, most: number): Row => ({ types: numeric, count, ulps: most });

/** NumPy's own functions of f32 differ from the exact result by up to 4 ulps, which the limits include. */
export const rows: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    ["add", "subtract", "multiply", "remainder", "floorDivide"].map((name) => [name, exact(2, numeric)]),
  ),
  divide: exact(2, numeric),
  pow: { types: floats, count: 2, ulps: 2 },
  ...Object.fromEntries(
    ["abs", "negative", "positive", "sign", "square"].map((name) => [name, exact(1, numeric)]),
  ),
  ...Object.fromEntries(["floor", "ceil", "trunc"].map((name) => [name, exact(1, numeric)])),
  round: exact(1, floats),
  ...Object.fromEntries(["maximum", "minimum"].map((name) => [name, exact(2, numpyTypes)])),
  sqrt: exact(1, numeric),
  reciprocal: exact(1, floats),
  ...Object.fromEntries(
    ["exp", "expm1", "log", "log1p", "log2", "log10", "sin", "cos", "tan"].map((name) => [name, close(1, 4)]),
  ),
  ...Object.fromEntries(
    ["sinh", "cosh", "tanh", "asin", "acos", "atan", "asinh", "acosh", "atanh"].map((name) => [
      name,
      close(1, 4),
    ]),
  ),
  ...Object.fromEntries(["atan2", "hypot"].map((name) => [name, close(2, 4)])),
  // A result near 0 is the difference of numbers near 1, which multiplies their ulps.
  // The larger operand and a logarithm of up to log(2) cancel each other near 0, here as in NumPy.
  logaddexp: { ...close(2, 4), floor: 0.5 },
  copysign: exact(2, floats),
  nextafter: { types: ["f32", "f64"], count: 2, ulps: 0 },
  ...Object.fromEntries(
    ["bitwiseAnd", "bitwiseOr", "bitwiseXor"].map((name) => [
      name,
      { ...exact(2, ["bool", ...integers]), mixes: false },
    ]),
  ),
  bitwiseInvert: exact(1, ["bool", ...integers]),
  ...Object.fromEntries(
    ["equal", "notEqual", "less", "lessEqual", "greater", "greaterEqual"].map((name) => [
      name,
      exact(2, numpyTypes),
    ]),
  ),
  ...Object.fromEntries(["isnan", "isinf", "isfinite"].map((name) => [name, exact(1, numeric)])),
  signbit: exact(1, floats),
  ...Object.fromEntries(
    ["logicalAnd", "logicalOr", "logicalXor"].map((name) => [name, exact(2, numpyTypes)]),
  ),
  logicalNot: exact(1, numpyTypes),
};

export function caseOf(name: string, { types, count, mixes = true }: Row, random: Random): Case {
  const drawn = randomShape(random);
  // Few shapes have an axis without elements.
  const shape = drawn.length > 0 && random.chance(0.05) ? drawn.with(random.int(drawn.length), 0) : drawn;
  const dtype = random.pick(types);
  const operands: CaseOperand[] = [
    randomView(random, dtype, count === 1 ? shape : broadcastable(random, shape)),
  ];
  if (count === 2) {
    const other = mixes && random.random() < 0.3 ? random.pick(types) : dtype;
    const isScalar = random.random() < 0.15;
    operands.push(
      isScalar
        ? { scalar: dtype === "bool" ? true : 1 + random.int(5) }
        : randomView(random, other, broadcastable(random, shape)),
    );
  }
  return { name, operands };
}
