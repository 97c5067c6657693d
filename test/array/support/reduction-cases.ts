import type { Random } from "../../support/random.ts";
import { exactly, type Limit } from "./limits.ts";
import {
  type Case,
  type NumpyType,
  numpyTypes,
  randomElements,
  randomView,
  type ViewOperand,
} from "./numpy.ts";

/** Names of the reductions. */
export const reductions = [
  "sum",
  "prod",
  "max",
  "min",
  "any",
  "all",
  "mean",
  "var",
  "std",
  "argmax",
  "argmin",
  "countNonzero",
] as const;

const numeric = numpyTypes.filter((type) => type !== "bool");

/** Returns elements whose sums, products and means do not overflow, and are far from 0. */
export function tameElements(random: Random, dtype: NumpyType, size: number): ViewOperand["elements"] {
  const elements = randomElements(random, dtype, size);
  for (let i = 0; i < size; i++) if (dtype[0] === "f") elements[i] = 0.75 + random.random() / 2;
  return elements;
}

/** Returns a shape with short and long axes. */
function shapeOf(random: Random): number[] {
  const rank = random.pick([1, 1, 2, 2, 3]);
  const lengths =
    rank === 1 ? [1, 5, 64, 65, 300, 20000, 40000] : rank === 2 ? [1, 3, 64, 70, 130, 400] : [1, 2, 7, 40];
  return Array.from({ length: rank }, () => random.pick(lengths));
}

/** Returns a case of a reduction. Floats of sums are tame, so that their order of addition changes few bits. */
export function reductionCase(name: (typeof reductions)[number], random: Random): Case {
  const isSum = ["sum", "prod", "mean", "var", "std"].includes(name);
  const types = name === "var" || name === "std" || name === "mean" ? numeric : numpyTypes;
  const dtype = random.pick(types);
  const shape = shapeOf(random);
  let operand = randomView(random, dtype, shape);
  if (isSum) operand = { ...operand, elements: tameElements(random, dtype, operand.elements.length) };
  // Sums of large integers of both signs in f64 lose most of their digits, in any order.
  if (["mean", "var", "std"].includes(name) && dtype.endsWith("64") && dtype !== "f64")
    for (let i = 0; i < operand.elements.length; i++) operand.elements[i] = BigInt(1 + random.int(1000));
  const isPlace = name.startsWith("arg");
  const axis = random.int(shape.length);
  const some = shape.map((_, i) => i).filter((i) => i === axis || random.random() < 0.5);
  const given = isPlace ? axis : some.length === 1 ? axis : some;
  const options = {
    ...(random.random() < 0.5 ? { keepdims: true } : {}),
    ...((name === "var" || name === "std") && random.random() < 0.3 ? { correction: 1 } : {}),
  };
  const isFlat = random.random() < 0.3;
  return { name, operands: [operand], values: [isFlat ? null : given], options };
}

/**
 * Returns the largest difference. The order of additions differs, so that a sum of floats has a relative error of about the square
 * root of its length. Sums and products of halves are rounded once.
 */
export function limitOfReduction(name: string, dtype: NumpyType | "bf16"): Limit {
  const isSum = ["sum", "prod", "mean", "var", "std"].includes(name);
  const isFloat = dtype === "bf16" || dtype[0] === "f";
  if (!isSum || (!isFloat && (name === "sum" || name === "prod"))) return exactly;
  if (dtype === "f16" || dtype === "bf16") return { ulps: 2 };
  return name === "prod" ? { ulps: 2, ulpsPerElement: 1 } : { ulps: 8, ulpsPerRoot: 4 };
}
