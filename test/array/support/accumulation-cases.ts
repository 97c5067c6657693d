import type { Random } from "../../support/random.ts";
import { exactly, type Limit } from "./limits.ts";
import { type Case, type NumpyType, numpyTypes, randomView } from "./numpy.ts";
import { tameElements } from "./reduction-cases.ts";

/** Names of the accumulations. */
export const accumulationNames = ["cumulativeSum", "cumulativeProd", "diff"] as const;

/** Returns a case of an accumulation. Floats of sums and products are tame. */
export function accumulationCase(name: (typeof accumulationNames)[number], random: Random): Case {
  const dtype = random.pick(numpyTypes);
  const rank = random.pick([1, 1, 2, 3]);
  const lengths = rank === 1 ? [1, 5, 511, 512, 513, 3000] : [1, 2, 7, 65];
  if (rank === 2) lengths.push(1100, 5000);
  const shape = Array.from({ length: rank }, () => random.pick(lengths));
  if (shape.reduce((a, b) => a * b, 1) > 400_000) shape[0] = 3;
  const view = randomView(random, dtype, shape);
  const axis = random.int(rank);
  const isDiff = name === "diff";
  const elements = isDiff ? view.elements : tameElements(random, dtype, view.elements.length);
  const options = isDiff ? { n: random.pick([0, 1, 1, 2]) } : { includeInitial: random.random() < 0.5 };
  return { name, operands: [{ ...view, elements }], values: [axis], options };
}

/** Returns the largest difference. Halves are added in f32 and rounded once. */
export function limitOfAccumulation(name: string, dtype: NumpyType | "bf16"): Limit {
  if (name === "diff" || (dtype !== "bf16" && dtype[0] !== "f")) return exactly;
  return dtype === "f16" || dtype === "bf16" ? { ulps: 2 } : { ulps: 2, ulpsPerElement: 1 };
}
