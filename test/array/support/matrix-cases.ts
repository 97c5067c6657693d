import { linalg } from "../../../src/array/index.ts";
import type { Random } from "../../support/random.ts";
import type { Calls } from "./compare.ts";
import { exactly, type Limit } from "./limits.ts";
import { type Case, type NumpyType, numpyTypes, randomShape, randomView, type ViewOperand } from "./numpy.ts";

/** Calls of the functions of matrices. A case has one of several results. */
export const calls: Calls = {
  "linalg.diagonal": ([x], [offset]) => linalg.diagonal(x!, { offset: offset! }),
  "linalg.trace": ([x], [offset]) => linalg.trace(x!, { offset: offset! }),
  "linalg.cross": ([a, b], [axis]) => linalg.cross(a!, b!, { axis: axis! }),
  "linalg.det": ([a]) => linalg.det(a!),
  "linalg.sign": ([a]) => linalg.slogdet(a!).sign,
  "linalg.logabsdet": ([a]) => linalg.slogdet(a!).logabsdet,
  "linalg.matrixPower": ([a], [n]) => linalg.matrixPower(a!, n!),
  "linalg.matrixNorm": ([a], [ord]) => linalg.matrixNorm(a!, ord!),
  "linalg.norm": ([x], [ord, axis, keepdims]) =>
    linalg.norm(x!, {
      ord: ord === "inf" ? Number.POSITIVE_INFINITY : ord === "-inf" ? Number.NEGATIVE_INFINITY : ord!,
      ...(axis === null ? {} : { axis: axis! }),
      keepdims: keepdims!,
    }),
};

const floats: readonly NumpyType[] = ["f32", "f64"];
const numeric = numpyTypes.filter((type) => type !== "bool");
const integers: readonly NumpyType[] = numeric.filter((type) => type[0] !== "f");

/** Returns a view of numbers between a limit and 1, or of small integers. */
function tameView(
  random: Random,
  types: readonly NumpyType[],
  shape: readonly number[],
  low = 0,
): ViewOperand {
  const view = randomView(random, random.pick(types), shape);
  const { dtype, elements } = view;
  for (let i = 0; i < elements.length; i++) {
    const small = random.int(9) - (dtype[0] === "u" || low === 0 ? 0 : 4);
    if (dtype[0] === "f") elements[i] = low + random.random() * (1 - low);
    else elements[i] = dtype.endsWith("64") ? (BigInt(small) as never) : small;
  }
  return view;
}

const batchOf = (random: Random): number[] => [...random.pick([[], [2], [2, 3], [1, 2]])];

/** Returns a case of square matrices with elements from -1 to 1. */
const square =
  (name: string) =>
  (random: Random): Case => {
    const n = random.pick([1, 2, 3, 5, 17, 40]);
    return { name, operands: [tameView(random, floats, [...batchOf(random), n, n], -1)] };
  };

/** Cases of the functions of matrices, by their names. */
export const matrixCases: Readonly<Record<string, (random: Random) => Case>> = {
  "linalg.diagonal": (random) => ({
    name: "linalg.diagonal",
    operands: [
      randomView(random, random.pick([...numpyTypes, "c64"]), [
        ...batchOf(random),
        1 + random.int(7),
        1 + random.int(7),
      ]),
    ],
    values: [random.int(7) - 3],
  }),
  "linalg.trace": (random) => ({
    name: "linalg.trace",
    operands: [tameView(random, numeric, [...batchOf(random), 1 + random.int(7), 1 + random.int(7)])],
    values: [random.int(7) - 3],
  }),
  "linalg.cross"(random) {
    const rank = 1 + random.int(3);
    const axis = -1 - random.int(rank);
    const shape = Array.from({ length: rank }, (_, i) => (i === rank + axis ? 3 : random.pick([1, 2, 5])));
    const first = tameView(random, numeric, shape);
    const second = tameView(random, [first.dtype], shape);
    return { name: "linalg.cross", operands: [first, second], values: [axis] };
  },
  "linalg.matrixPower"(random) {
    const n = 1 + random.int(6);
    return {
      ...{
        name: "linalg.matrixPower",
        operands: [tameView(random, [...integers, ...floats], [...batchOf(random), n, n])],
      },
      values: [random.int(7)],
    };
  },
  "linalg.det": square("linalg.det"),
  "linalg.sign": square("linalg.sign"),
  "linalg.logabsdet": square("linalg.logabsdet"),
  "linalg.matrixNorm": (random) => ({
    name: "linalg.matrixNorm",
    operands: [tameView(random, numeric, [...batchOf(random), 1 + random.int(7), 1 + random.int(7)], -1)],
    values: [random.pick(["fro", 1, -1, "inf", "-inf"])],
  }),
  "linalg.norm"(random) {
    const shape = randomShape(random, 1);
    const axis = random.chance(0.3) ? null : random.int(2 * shape.length) - shape.length;
    return {
      name: "linalg.norm",
      operands: [tameView(random, numeric, shape, -1)],
      values: [random.pick([0, 1, 2, 3, 2.5, "inf", "-inf"]), axis, random.chance(0.3)],
    };
  },
};

/**
 * Returns the largest difference. LAPACK factors blocks of columns, and multiplies by reciprocals. Each order rounds elements of the
 * matrix by few ulps, which the condition of the determinant multiplies.
 */
export function limitOfMatrix(name: string, dtype: NumpyType | "bf16"): Limit {
  if (name === "linalg.det") return { ulps: 8, isOfCondition: true };
  if (name === "linalg.logabsdet") return { ulps: 8, isOfCondition: true, floor: 1 };
  if (name === "linalg.matrixPower") return integers.includes(dtype as NumpyType) ? exactly : { ulps: 40 };
  if (name === "linalg.matrixNorm") return dtype === "f16" ? { ulps: 1 } : { ulps: 40 };
  if (name === "linalg.norm") return dtype === "f16" ? { ulps: 1 } : { ulps: 8, ulpsPerRoot: 4 };
  return name === "linalg.trace" && dtype[0] === "f" ? { ulps: dtype === "f16" ? 2 : 8 } : exactly;
}
