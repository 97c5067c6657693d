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

/** Returns a view of numbers between two limits. */
function floatView(random: Random, shape: readonly number[], low = 0): ViewOperand {
  const view = randomView(random, random.pick(floats), shape);
  for (let i = 0; i < view.elements.length; i++) view.elements[i] = low + random.random() * (1 - low);
  return view;
}

const batchOf = (random: Random): number[] => [...random.pick([[], [2], [2, 3], [1, 2]])];

/** Returns a case of square matrices with elements from -1 to 1. */
const square =
  (name: string) =>
  (random: Random): Case => {
    const n = random.pick([1, 2, 3, 5, 17, 40]);
    return { name, operands: [floatView(random, [...batchOf(random), n, n], -1)] };
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
    operands: [
      randomView(random, random.pick(numpyTypes.filter((type) => type[0] === "i" || type[0] === "u")), [
        ...batchOf(random),
        1 + random.int(7),
        1 + random.int(7),
      ]),
    ],
    values: [random.int(7) - 3],
  }),
  "linalg.cross"(random) {
    const rank = 1 + random.int(3);
    const axis = -1 - random.int(rank);
    const shape = Array.from({ length: rank }, (_, i) => (i === rank + axis ? 3 : random.pick([1, 2, 5])));
    return {
      ...{ name: "linalg.cross", operands: [floatView(random, shape), floatView(random, shape)] },
      values: [axis],
    };
  },
  "linalg.matrixPower"(random) {
    const n = 1 + random.int(6);
    return {
      ...{ name: "linalg.matrixPower", operands: [floatView(random, [...batchOf(random), n, n])] },
      values: [random.int(7)],
    };
  },
  "linalg.det": square("linalg.det"),
  "linalg.sign": square("linalg.sign"),
  "linalg.logabsdet": square("linalg.logabsdet"),
  "linalg.matrixNorm": (random) => ({
    name: "linalg.matrixNorm",
    operands: [floatView(random, [...batchOf(random), 1 + random.int(7), 1 + random.int(7)])],
    values: [random.pick(["fro", 1, -1, "inf", "-inf"])],
  }),
  "linalg.norm"(random) {
    const shape = randomShape(random, 1);
    const axis = random.chance(0.3) ? null : random.int(2 * shape.length) - shape.length;
    return {
      name: "linalg.norm",
      operands: [floatView(random, shape, -1)],
      values: [random.pick([0, 1, 2, 3, 2.5, "inf", "-inf"]), axis, random.chance(0.3)],
    };
  },
};

/**
 * Returns the largest difference. LAPACK factors blocks of columns, and multiplies by reciprocals: the difference grows with the
 * condition of a matrix.
 */
export function limitOfMatrix(name: string): Limit {
  if (name === "linalg.det") return { ulps: 20_000 };
  if (name === "linalg.logabsdet") return { ulps: 20_000, floor: 1 };
  return name.startsWith("linalg.matrix")
    ? { ulps: 40 }
    : name === "linalg.norm"
      ? { ulps: 8, ulpsPerRoot: 4 }
      : exactly;
}
