import { broadcastArrays, concat, meshgrid, stack } from "../../../src/array/index.ts";
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

/** Calls that join arrays, and calls with several results, of which a case has one. */
export const calls: Calls = {
  concat: (inputs, [axis]) => concat(inputs, axis),
  stack: (inputs, [axis]) => stack(inputs, axis),
  broadcastArrays: (inputs, [at]) => broadcastArrays(inputs)[at!]!,
  meshgrid: (inputs, [indexing, at]) => meshgrid(inputs, indexing)[at!]!,
  unstack: ([input], [axis, at]) => input!.unstack(axis)[at!]!,
  split: ([input], [parts, axis, at]) => input!.split(parts!, axis)[at!]!,
};

/** All types of NumPy, and complex numbers. */
const types: readonly NumpyType[] = [...numpyTypes, "c64"];

/** Returns a random view of a random type. */
const view = (random: Random, shape: readonly number[]): ViewOperand =>
  randomView(random, random.pick(types), shape);

/** Returns views of several types, which have a common one. */
function views(random: Random, count: number, shapeOf: () => readonly number[]): ViewOperand[] {
  const dtype = random.pick(types);
  const isMixed = dtype !== "c64" && random.chance(0.3);
  return Array.from({ length: count }, (_, i) =>
    randomView(random, isMixed && i > 0 ? random.pick(numpyTypes) : dtype, shapeOf()),
  );
}

/** Returns views with one axis of random lengths, of one type or of several ones. */
const joined = (random: Random, shape: readonly number[], axis: number): ViewOperand[] =>
  views(random, 1 + random.int(3), () => shape.with(axis, random.pick([0, 1, 2, 5])));

/** Returns an axis of a shape, counted from the begin or from the end. */
const axisOf = (random: Random, { length }: readonly number[]): number => random.int(2 * length) - length;

/** Cases of the functions, by their names. */
export const rearranging: Readonly<Record<string, (random: Random) => Case>> = {
  concat(random) {
    const shape = randomShape(random, 1);
    const axis = axisOf(random, shape);
    const isFlat = random.chance(0.2);
    const operands = isFlat
      ? views(random, 2, () => randomShape(random))
      : joined(random, shape, axis < 0 ? axis + shape.length : axis);
    return { name: "concat", operands, values: [isFlat ? null : axis] };
  },
  stack(random) {
    const shape = randomShape(random);
    const axis = axisOf(random, [...shape, 1]);
    const operands = views(random, 1 + random.int(3), () => shape);
    return { name: "stack", operands, values: [axis] };
  },
  broadcastArrays(random) {
    const shape = randomShape(random);
    const first = view(random, shape);
    const dtype = random.chance(0.5) ? first.dtype : random.pick(types);
    const operands = [first, randomView(random, dtype, broadcastable(random, shape))];
    return { name: "broadcastArrays", operands, values: [random.int(2)] };
  },
  meshgrid(random) {
    const operands = Array.from({ length: 1 + random.int(3) }, () => view(random, [1 + random.int(6)]));
    return { name: "meshgrid", operands, values: [random.pick(["xy", "ij"]), random.int(operands.length)] };
  },
  unstack(random) {
    const shape = randomShape(random, 1);
    const axis = axisOf(random, shape);
    return {
      name: "unstack",
      operands: [view(random, shape)],
      values: [axis, random.int(shape.at(axis)!)],
    };
  },
  split(random) {
    const shape = randomShape(random, 1);
    const axis = axisOf(random, shape);
    const length = shape.at(axis)!;
    const divisors = Array.from({ length }, (_, i) => i + 1).filter((each) => length % each === 0);
    const parts = random.chance(0.5) ? random.pick(divisors) : [random.int(9) - 4, random.int(9) - 4];
    const count = typeof parts === "number" ? parts : parts.length + 1;
    return { name: "split", operands: [view(random, shape)], values: [parts, axis, random.int(count)] };
  },
  roll(random) {
    const shape = randomShape(random, 1);
    const shift = () => random.int(21) - 10;
    const axes = [axisOf(random, shape), axisOf(random, shape)];
    const values = random.pick([
      [shift()],
      [shift(), axes[0]],
      [[shift(), shift()], axes],
      [shift(), axes.slice(0, 1)],
    ]);
    return { name: "roll", operands: [view(random, shape)], values };
  },
  pad(random) {
    const shape = randomShape(random, 1);
    const width = () => random.int(4);
    const values = random.pick([width(), [width(), width()], shape.map(() => [width(), width()])]);
    return { name: "pad", operands: [view(random, shape)], values: [values, random.int(2)] };
  },
  repeat(random) {
    const shape = randomShape(random, 1);
    const axis = axisOf(random, shape);
    const values = random.pick([
      [random.int(4)],
      [random.int(4), axis],
      [Array.from({ length: shape.at(axis)! }, () => random.int(4)), axis],
    ]);
    return { name: "repeat", operands: [view(random, shape)], values };
  },
  tile(random) {
    const times = () => random.int(4);
    const values = random.pick([times(), [times()], [times(), times()], [times(), 1, times()]]);
    return { name: "tile", operands: [view(random, randomShape(random))], values: [values] };
  },
  tril: (random) => triangle(random, "tril"),
  triu: (random) => triangle(random, "triu"),
};

const triangle = (random: Random, name: string): Case => ({
  name,
  operands: [view(random, randomShape(random, 2))],
  values: random.chance(0.3) ? [] : [random.int(9) - 4],
});
