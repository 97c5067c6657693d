import { expr, isdtype, where } from "../../../src/array/index.ts";
import type { Random } from "../../support/random.ts";
import type { Calls } from "./compare.ts";
import {
  broadcastable,
  type Case,
  type NumpyType,
  numpyTypes,
  randomShape,
  randomView,
  type ViewOperand,
} from "./numpy.ts";

const numeric = numpyTypes.filter((type) => type !== "bool");
const integers = numpyTypes.filter((type) => isdtype(type, "integral"));

/** Calls of the functions that are not methods, or whose arguments are optional. */
export const calls: Calls = {
  where: ([condition, a, b], [scalar]) => where(condition!, a!, b ?? scalar!),
  clip: ([x, least, most], [low, high]) => x!.clip(least ?? low ?? undefined, most ?? high ?? undefined),
  expr(inputs, [text]) {
    const raw = (text! as string).split(/[abc](?![a-z])/);
    const order = [...(text! as string).matchAll(/[abc](?![a-z])/g)].map(([name]) => "abc".indexOf(name));
    return expr(Object.assign(raw, { raw }), ...order.map((at) => inputs[at]!));
  },
};

/** Returns a shape, in which one of ten has an axis without elements. */
export function shapeWithEmpty(random: Random): number[] {
  const shape = randomShape(random);
  return shape.length > 0 && random.chance(0.1) ? shape.with(random.int(shape.length), 0) : shape;
}

/** Returns a shift of integers by fewer bits than they have. */
const shift =
  (name: string) =>
  (random: Random): Case => {
    const shape = shapeWithEmpty(random);
    const dtype = random.pick(integers);
    const first = randomView(random, dtype, broadcastable(random, shape));
    const bits = Number(dtype.slice(1));
    if (random.chance(0.2)) return { name, operands: [first, { scalar: random.int(bits) }] };
    const amounts = randomView(random, dtype, broadcastable(random, shape));
    for (let i = 0; i < amounts.elements.length; i++) {
      const amount = random.int(bits);
      amounts.elements[i] = bits === 64 ? (BigInt(amount) as never) : amount;
    }
    return { name, operands: [first, amounts] };
  };

function clip(random: Random): Case {
  const dtype = random.pick(numeric);
  const shape = shapeWithEmpty(random);
  const first = randomView(random, dtype, shape);
  // NumPy's result has the common type of all operands, and that of an array has its type.
  if (random.chance(0.5)) {
    const limits = [0, 1].map(() => randomView(random, dtype, broadcastable(random, shape)));
    return { name: "clip", operands: [first, ...limits] };
  }
  const [low, high] = [random.int(3), 3 + random.int(3)];
  return {
    name: "clip",
    operands: [first],
    values: random.pick([
      [low, high],
      [low, null],
      [null, high],
    ]),
  };
}

function choice(random: Random): Case {
  const shape = shapeWithEmpty(random);
  const type = random.pick([...numpyTypes, "c64"] as const);
  const condition = randomView(random, "bool", broadcastable(random, shape));
  const first = randomView(random, type, broadcastable(random, shape));
  if (type !== "c64" && random.chance(0.2))
    return {
      name: "where",
      type,
      operands: [condition, first],
      values: [type === "bool" ? true : random.int(5)],
    };
  const other = type === "c64" || random.chance(0.6) ? type : random.pick(numpyTypes);
  return {
    name: "where",
    type,
    operands: [condition, first, randomView(random, other, broadcastable(random, shape))],
  };
}

/** Returns the text of a random formula of the arrays `a`, `b` and `c`, whose operations are exact. */
function formula(random: Random, depth: number): string {
  const part = () => formula(random, depth - 1);
  if (depth === 0 || random.chance(0.15)) return random.pick(["a", "b", "c", "(a + 2)", "3 * b"]);
  return random.pick([
    () => `${part()} + ${part()}`,
    () => `${part()} - ${part()}`,
    () => `${part()} * ${part()}`,
    () => `(${part()} - ${part()}) * ${part()}`,
    () => `-(${part()})`,
    () => `maximum(${part()}, a)`,
    () => `minimum(b, ${part()})`,
    () => `abs(c) * ${part()}`,
    () => `-a * c + ${part()}`,
  ])();
}

function formulaCase(random: Random): Case {
  const type = random.pick(["i32", "i64", "u32", "f32", "f64"] as const);
  const shape = shapeWithEmpty(random);
  const operands = [0, 1, 2].map((): ViewOperand => {
    const view = randomView(random, type, broadcastable(random, shape));
    for (let i = 0; i < view.elements.length; i++) {
      const small = random.int(9);
      view.elements[i] =
        type[0] === "f" ? random.random() * 4 - 2 : type.endsWith("64") ? (BigInt(small) as never) : small;
    }
    return view;
  });
  const compared = random.chance(0.2) ? ` ${random.pick(["<", "<=", "==", "!=", ">", ">="])} b` : "";
  return { name: "expr", operands, values: [`a + ${formula(random, 3)}${compared}`] };
}

/** Types whose common type with c64 is c64. */
const partners: readonly NumpyType[] = ["c64", "c64", "bool", "i8", "u8", "i16", "u16", "f16", "f32"];

/** Returns a view whose parts are between -2 and 2, so that errors are relative to elements of similar sizes. */
function tame(random: Random, dtype: NumpyType, shape: readonly number[]): ViewOperand {
  const view = randomView(random, dtype, shape);
  if (dtype === "c64" || dtype[0] === "f")
    for (let i = 0; i < view.elements.length; i++) view.elements[i] = random.random() * 4 - 2;
  return view;
}

/** Functions of one complex number, and of two, whose elements are NumPy's. */
export const exactOfComplex = ["real", "imag", "conj", "negative", "positive", "isnan", "isinf", "isfinite"];
export const exactPairsOfComplex = ["add", "subtract", "equal", "notEqual"];
/** Functions of one complex number, and of two, that round more than once. */
export const closeOfComplex = ["abs", "square"];
export const closePairsOfComplex = ["multiply", "divide"];

/** Returns a case of a function of complex numbers. One operand of a pair may have another type. */
export function complexCase(name: string, random: Random): Case {
  const isExact = exactOfComplex.includes(name) || exactPairsOfComplex.includes(name);
  const isPair = exactPairsOfComplex.includes(name) || closePairsOfComplex.includes(name);
  const shape = randomShape(random);
  const make = isExact ? randomView : tame;
  const first = make(random, "c64", isPair ? broadcastable(random, shape) : shape);
  if (!isPair) return { name, type: "c64", operands: [first] };
  const second = make(random, random.pick(partners), broadcastable(random, shape));
  if (name === "divide") for (let i = 0; i < second.elements.length; i++) second.elements[i] ||= 1 as never;
  // Half of the elements of an equality are equal.
  if (name.includes("qual"))
    for (let i = 0; i < first.elements.length; i++) first.elements[i] = random.int(2);
  return { name, type: "c64", operands: random.random() < 0.5 ? [first, second] : [second, first] };
}

/** Parts of real numbers. The other cases of these functions have complex numbers. */
const part =
  (name: string) =>
  (random: Random): Case => ({
    name,
    operands: [randomView(random, random.pick(numeric), shapeWithEmpty(random))],
  });

/** Cases of functions of elements with arguments of their own, by their names. */
export const otherElementwise: Readonly<Record<string, (random: Random) => Case>> = {
  bitwiseLeftShift: shift("bitwiseLeftShift"),
  bitwiseRightShift: shift("bitwiseRightShift"),
  clip,
  where: choice,
  expr: formulaCase,
  real: part("real"),
  imag: part("imag"),
  conj: part("conj"),
};
