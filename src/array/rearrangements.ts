import { shown } from "../arguments/shown.ts";
import { newArray } from "../cuda/memory/element-type.ts";
import { isScalar, type Scalar } from "./dtype.ts";
import { takeNode } from "./gather.ts";
import type { Methods } from "./methods.ts";
import { NdArray } from "./nd-array.ts";
import {
  type PadWidth,
  padNode,
  repeatedIndices,
  repeatNode,
  splitNodes,
  tileNode,
  unstackNodes,
} from "./rearrange.ts";
import { rollNode } from "./roll.ts";
import { checkAxis, shapeText } from "./shape.ts";
import { uploadedNode } from "./temporary.ts";
import { where } from "./where.ts";

/** Copies and moves of elements along axes. */
export interface Rearrangements {
  /**
   * Repeats the whole array: that number of times along each axis. A number is for the last axis.
   *
   * @example
   * using a = arange(2).tile([2, 2]);
   * console.log(a.toList()); // [[0, 1, 0, 1], [0, 1, 0, 1]]
   */
  tile(repetitions: number | readonly number[]): NdArray;

  /**
   * Repeats each element along an axis: a number of times, or by a list with a count for each. Without an axis, the
   * elements are in one axis first. Throws RangeError for a list of another length.
   *
   * @example
   * using a = arange(3);
   * console.log(a.repeat(2).toArray()); // Float32Array [0, 0, 1, 1, 2, 2]
   * console.log(a.repeat([0, 1, 2], 0).toArray()); // Float32Array [1, 2, 2]
   */
  repeat(repeats: number | readonly number[], axis?: number): NdArray;

  /**
   * Moves the elements along axes by a shift. Elements beyond the end enter at the begin. Without an axis, the elements are
   * in one axis for the move.
   *
   * @example
   * using a = arange(4).roll(1);
   * console.log(a.toArray()); // Float32Array [3, 0, 1, 2]
   */
  roll(shift: number | readonly number[], axis?: number | readonly number[]): NdArray;

  /**
   * Adds elements with one value around the array. The widths are a number, a pair [before, after] for all axes, or one
   * pair for each axis. The value is 0 unless it is given.
   *
   * @example
   * using a = ones([2]).pad([1, 2], 9);
   * console.log(a.toArray()); // Float32Array [9, 1, 1, 9, 9]
   */
  pad(widths: PadWidth | readonly (readonly [number, number])[], value?: Scalar): NdArray;

  /**
   * Lower triangles of the matrices in the last two axes: elements above the `k`th diagonal are 0. Default: 0.
   *
   * @example
   * using a = ones([2, 2]).tril();
   * console.log(a.toList()); // [[1, 0], [1, 1]]
   */
  tril(k?: number): NdArray;

  /**
   * Upper triangles of the matrices in the last two axes: elements below the `k`th diagonal are 0. Default: 0.
   *
   * @example
   * using a = ones([2, 2]).triu();
   * console.log(a.toList()); // [[1, 1], [0, 1]]
   */
  triu(k?: number): NdArray;

  /**
   * Returns views of parts along an axis (default: 0). A number is that of equal parts, and a list has the ends of parts.
   * Throws RangeError where the parts are not equal.
   *
   * @example
   * const [first, second] = arange(6).split(2);
   * console.log(first!.toArray(), second!.toArray()); // Float32Array [0, 1, 2] Float32Array [3, 4, 5]
   */
  split(parts: number | readonly number[], axis?: number): NdArray[];

  /**
   * Returns views of the elements along an axis (default: 0), without the axis.
   *
   * @example
   * const [first, second] = arange(4).reshape([2, 2]).unstack();
   * console.log(first!.toArray(), second!.toArray()); // Float32Array [0, 1] Float32Array [2, 3]
   */
  unstack(axis?: number): NdArray[];
}

/** Zeros above or below a diagonal. */
function triangle(method: "tril" | "triu", array: NdArray, k: number): NdArray {
  const { device, dtype, shape } = array;
  if (shape.length < 2)
    throw new RangeError(
      `${method}: an array of shape ${shapeText(shape)} has no matrices. Use at least two axes`,
    );
  if (!Number.isSafeInteger(k)) throw new TypeError(`${method}: k is ${shown(k)}. Use a whole number`);
  const [rows, columns] = shape.slice(-2) as [number, number];
  const diagonal = Math.min(Math.max(k, -rows - columns), rows + columns);
  const range = (first: number, count: number) => newArray("i32", count).map((_, i) => first + i);
  using row = new NdArray(uploadedNode(device, range(diagonal, rows), "i32", [rows, 1]));
  using column = new NdArray(uploadedNode(device, range(0, columns), "i32"));
  using isInside = method === "tril" ? column.lessEqual(row) : column.greaterEqual(row);
  return where(isInside, array, dtype === "bool" ? false : 0);
}

/** The rearrangements of an array. */
export const rearrangements: Methods<Rearrangements> = {
  tile(repetitions) {
    return new NdArray(tileNode(this.node, repetitions));
  },

  repeat(repeats, axis) {
    using flat = axis === undefined ? this.reshape(-1) : undefined;
    const { node } = flat ?? this;
    const at = checkAxis("repeat", axis ?? 0, node.shape);
    if (!Array.isArray(repeats)) return new NdArray(repeatNode(node, repeats as number, at));
    const indices = repeatedIndices(repeats as readonly number[], at, node.shape);
    return new NdArray(takeNode(node, uploadedNode(node.device, indices, "i32"), at, "repeat"));
  },

  roll(shift, axis) {
    if (axis === undefined) {
      if (typeof shift !== "number")
        throw new TypeError(`roll: the shift is ${shown(shift)} without an axis. Use a number, or give axes`);
      using flat = this.reshape(-1);
      using rolled = new NdArray(rollNode(flat.node, [shift], [0]));
      return rolled.reshape(this.shape);
    }
    const axes = typeof axis === "number" ? [axis] : axis;
    if (!Array.isArray(axes))
      throw new TypeError(`roll: the axes are ${shown(axis)}. Use a number or a list of numbers`);
    const shifts = typeof shift === "number" ? axes.map(() => shift) : shift;
    if (!Array.isArray(shifts))
      throw new TypeError(`roll: the shifts are ${shown(shift)}. Use a number or a list of numbers`);
    return new NdArray(rollNode(this.node, shifts, axes));
  },

  pad(widths, value = 0) {
    if (!isScalar(value)) throw new TypeError(`pad: the value is ${shown(value)}. Use a number`);
    return new NdArray(padNode(this.node, widths, value));
  },

  tril(k = 0) {
    return triangle("tril", this, k);
  },

  triu(k = 0) {
    return triangle("triu", this, k);
  },

  split(parts, axis = 0) {
    return splitNodes(this.node, parts, axis).map((node) => new NdArray(node));
  },

  unstack(axis = 0) {
    return unstackNodes(this.node, axis).map((node) => new NdArray(node));
  },
};
