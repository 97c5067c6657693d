import type { HostArray } from "../../../src/array/index.ts";
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

/** Calls with several results, of which a case has one, and calls with options. */
export const calls: Calls = {
  scatter: ([input, indices, values], [axis]) => input!.scatter(indices!, values!, axis),
  bincount: ([input], [minLength]) => input!.bincount({ minLength: minLength! }),
  histogram_counts: ([input], [bins, range]) => input!.histogram(bins!, { range: range! }).counts,
  histogram_edges: ([input], [bins, range]) => input!.histogram(bins!, { range: range! }).edges,
  histogramOfEnds: ([input, ends]) => input!.histogram(ends!).counts,
  nonzero: ([input], [at]) => input!.nonzero()[at!]!,
  at: ([input, mask]) => input!.at(mask!),
  searchsorted: ([input, values], [side]) => input!.searchsorted(values!, { side: side! }),
  sort: ([input], [axis]) => input!.sort(axis),
  argsort: ([input], [axis]) => input!.argsort(axis),
  sortDescending: ([input], [axis]) => input!.sort(axis, { descending: true }),
  argsortDescending: ([input], [axis]) => input!.argsort(axis, { descending: true }),
  topk: ([input], [k, axis, name]) => input!.topk(k!, axis)[name!],
  unique_values: ([input]) => input!.uniqueValues(),
  unique_counts: ([input]) => input!.uniqueCounts().counts,
  unique_inverse: ([input]) => input!.uniqueInverse().inverseIndices,
  unique_indices: ([input]) => input!.uniqueAll().indices,
};

const indexTypes: readonly NumpyType[] = ["i8", "u8", "i16", "u16", "i32", "u32", "i64"];

const view = (random: Random, shape: readonly number[]): ViewOperand =>
  randomView(random, random.pick(numpyTypes), shape);

/** Returns a random view of a type that selections take, which complex numbers are too. */
const anyView = (random: Random, shape: readonly number[]): ViewOperand =>
  randomView(random, random.pick([...numpyTypes, "c64"]), shape);

/** Returns a view of indices of an axis with that length. Signed types have negative ones too. */
function indices(random: Random, shape: readonly number[], length: number): ViewOperand {
  const dtype = random.pick(indexTypes);
  const operand = randomView(random, dtype, shape);
  const limit = Math.min(length, 127);
  for (let i = 0; i < operand.elements.length; i++) {
    const index = dtype[0] === "i" ? random.int(2 * limit) - limit : random.int(limit);
    operand.elements[i] = dtype === "i64" ? (BigInt(index) as never) : index;
  }
  return operand;
}

/** Returns a shape with short and long axes, of which some need several parts of a sort. */
const sortedShape = (random: Random): number[] =>
  random.pick([[1], [7], [300], [10_000], [3, 3000], [300, 40], [4, 5, 6], [2, 1, 130]]);

/** Returns a view without NaN, which NumPy puts first where it inverts an order. */
function withoutNaN(operand: ViewOperand): ViewOperand {
  const { elements } = operand;
  for (let i = 0; i < elements.length; i++) if (Number.isNaN(elements[i])) elements[i] = 0;
  return operand;
}

const axisOf = (random: Random, { length }: readonly number[]): number => random.int(2 * length) - length;

const along =
  (name: string, prepare: (operand: ViewOperand) => ViewOperand) =>
  (random: Random): Case => {
    const shape = sortedShape(random);
    return { name, operands: [prepare(view(random, shape))], values: [axisOf(random, shape)] };
  };

const plain =
  (name: string) =>
  (random: Random): Case => ({
    name,
    operands: [view(random, random.pick([[], ...[0, 1, 2].map(() => sortedShape(random))]))],
  });

/** Returns a case of a histogram with bins of equal width. NumPy computes bins of f16 with other roundings. */
function histogram(random: Random, name: string): Case {
  const operand = withoutNaN(
    randomView(random, random.pick(["f32", "f64", "i16", "u8", "i32"]), sortedShape(random)),
  );
  const { elements } = operand;
  for (let i = 0; i < elements.length; i++) if (!Number.isFinite(Number(elements[i]))) elements[i] = 1;
  const low = random.int(9) - 6;
  return { name, operands: [operand], values: [1 + random.int(20), [low, low + 1 + random.int(9)]] };
}

/** Cases of the functions, by their names. */
export const selecting: Readonly<Record<string, (random: Random) => Case>> = {
  take(random) {
    const shape = randomShape(random, 1);
    const axis = axisOf(random, shape);
    const array = anyView(random, shape);
    const chosen = indices(random, random.pick([[], [1], [5], [2, 3], [0]]), shape.at(axis)!);
    return { name: "take", operands: [array, chosen], values: [axis] };
  },
  takeAlongAxis(random) {
    const shape = randomShape(random, 1);
    const axis = axisOf(random, shape);
    const chosen = shape.map((length) => (random.chance(0.2) ? 1 : length)).with(axis, 1 + random.int(5));
    return {
      name: "takeAlongAxis",
      operands: [anyView(random, shape), indices(random, chosen, shape.at(axis)!)],
      values: [axis],
    };
  },
  scatter(random) {
    const shape = randomShape(random, 1);
    const axis = axisOf(random, shape);
    const array = anyView(random, shape);
    const chosen = shape.with(axis, 1 + random.int(9));
    const values = random.chance(0.3)
      ? { scalar: array.dtype === "bool" ? true : 1 + random.int(5) }
      : randomView(random, array.dtype, broadcastable(random, chosen));
    const each = random.chance(0.2)
      ? chosen.map((n, i) => (i === (axis + shape.length) % shape.length ? n : 1))
      : chosen;
    return {
      name: "scatter",
      operands: [array, indices(random, each, shape.at(axis)!), values],
      values: [axis],
    };
  },
  bincount(random) {
    const dtype = random.pick(["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"] as const);
    const operand = randomView(
      random,
      dtype,
      random.pick([[0], ...[0, 1, 2].map(() => sortedShape(random))]),
    );
    const most = random.pick([1, 7, 120]);
    for (let i = 0; i < operand.elements.length; i++)
      operand.elements[i] = dtype.endsWith("64") ? (BigInt(random.int(most)) as never) : random.int(most);
    return { name: "bincount", operands: [operand], values: [random.int(150)] };
  },
  histogram_counts: (random) => histogram(random, "histogram_counts"),
  histogram_edges: (random) => histogram(random, "histogram_edges"),
  histogramOfEnds(random) {
    const operand = randomView(random, random.pick(["f32", "f64", "i32", "u8"]), sortedShape(random));
    const ends = randomView(random, operand.dtype, [2 + random.int(9)]);
    const sorted = withoutNaN(ends).elements.toSorted() as HostArray;
    const plain = { ...ends, base: [sorted.length], ranges: [":"], axes: [0], elements: sorted };
    return { name: "histogramOfEnds", operands: [operand, plain] };
  },
  at(random) {
    const shape = randomShape(random, 1);
    const mask = randomView(random, "bool", shape.slice(0, 1 + random.int(shape.length)));
    return { name: "at", operands: [anyView(random, shape), mask] };
  },
  nonzero(random) {
    const shape = random.chance(0.3) ? [3, 1000] : randomShape(random, 1);
    return { name: "nonzero", operands: [view(random, shape)], values: [random.int(shape.length)] };
  },
  searchsorted(random) {
    const dtype = random.pick(numpyTypes);
    const length = random.int(40);
    const sorted = randomView(random, dtype, [length]);
    const elements = sorted.elements.toSorted() as HostArray;
    const operand = { ...sorted, base: [elements.length], ranges: [":"], axes: [0], elements };
    return {
      name: "searchsorted",
      operands: [operand, randomView(random, dtype, randomShape(random))],
      values: [random.pick(["left", "right"])],
    };
  },
  sort: along("sort", (operand) => operand),
  argsort: along("argsort", (operand) => operand),
  sortDescending: along("sortDescending", withoutNaN),
  argsortDescending: along("argsortDescending", withoutNaN),
  topk(random) {
    const shape = sortedShape(random);
    const axis = axisOf(random, shape);
    const k = random.int(Math.min(20, shape.at(axis)! + 1));
    const name = random.pick(["values", "indices"]);
    return { name: "topk", operands: [withoutNaN(view(random, shape))], values: [k, axis, name] };
  },
  unique_values: plain("unique_values"),
  unique_counts: plain("unique_counts"),
  unique_inverse: plain("unique_inverse"),
  unique_indices: plain("unique_indices"),
};
