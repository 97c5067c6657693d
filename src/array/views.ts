import { shown } from "../arguments/shown.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import type { IndexPart } from "./indexing.ts";
import type { Methods } from "./methods.ts";
import { NdArray } from "./nd-array.ts";
import { Node, type View } from "./node.ts";
import { copied, partOf } from "./reading.ts";
import {
  type Axes,
  broadcastStrides,
  checkAxes,
  checkAxis,
  checkShape,
  reshaped,
  reshapedStrides,
  type Shape,
  shapeText,
} from "./shape.ts";

/** Views of an array: other shapes of the same memory, without a copy. */
export interface Views {
  /**
   * Returns a view of part of the array, by NumPy's rules. A number takes one element of an axis and drops the axis. A
   * text is a range "begin:end:step", "..." for the axes between, or several of these with commas. null is a new
   * axis. Throws RangeError for an index outside of its axis.
   *
   * @example
   * using a = arange(12).reshape([3, 4]);
   * using part = a.slice("::-1", 1);
   * console.log(part.toArray()); // Float32Array [9, 5, 1]
   */
  slice(...index: readonly IndexPart[]): NdArray;

  /**
   * Returns the elements in another shape. One length may be -1. It is a view where the strides allow it.
   *
   * @example
   * using a = arange(6).reshape([2, -1]);
   * console.log(a.shape); // [2, 3]
   */
  reshape(shape: number | readonly number[]): NdArray;

  /**
   * Returns a view with the axes in another order. Without an argument, the order is reversed.
   *
   * @example
   * using a = zeros([2, 3, 4]).permuteDims([2, 0, 1]);
   * console.log(a.shape); // [4, 2, 3]
   */
  permuteDims(axes?: readonly number[]): NdArray;

  /** View with the axes in reverse order. */
  readonly T: NdArray;

  /** View of the matrices in the last two axes, transposed. */
  readonly mT: NdArray;

  /**
   * Returns a view with one axis in another place, or several axes of a list.
   *
   * @example
   * using a = zeros([2, 3, 4]).moveaxis(0, -1);
   * using b = zeros([2, 3, 4]).moveaxis([0, 1], [-1, 0]);
   * console.log(a.shape, b.shape); // [3, 4, 2] [3, 4, 2]
   */
  moveaxis(source: number | readonly number[], destination: number | readonly number[]): NdArray;

  /**
   * Returns a view with a new axis of length 1.
   *
   * @example
   * using a = zeros([2, 3]).expandDims(1);
   * console.log(a.shape); // [2, 1, 3]
   */
  expandDims(axis: number): NdArray;

  /**
   * Returns a view without axes of length 1. Throws RangeError for another length.
   *
   * @example
   * using a = zeros([2, 1, 3]).squeeze(1);
   * console.log(a.shape); // [2, 3]
   */
  squeeze(axis: number | readonly number[]): NdArray;

  /**
   * Returns a view in which axes of length 1 are repeated, without a copy.
   *
   * @example
   * using a = arange(3).broadcastTo([2, 3]);
   * console.log(a.toList()); // [[0, 1, 2], [0, 1, 2]]
   */
  broadcastTo(shape: readonly number[]): NdArray;

  /**
   * Returns a view with the elements of axes in reverse order. Without an argument, all axes are reversed.
   *
   * @example
   * using a = arange(3).flip();
   * console.log(a.toArray()); // Float32Array [2, 1, 0]
   */
  flip(axis?: Axes): NdArray;
}

/** Returns an array that shares the memory of a node. */
export const viewOf = ({ device, dtype }: Node, shape: Shape, view: View): NdArray =>
  new NdArray(Node.ofView({ device, dtype, shape }, view));

/** Returns the axes that a number or a list names. Throws RangeError for an axis that is named twice. */
function axesOf(method: string, given: number | readonly number[], shape: Shape): number[] {
  const list = Array.isArray(given) ? (given as readonly number[]) : [given as number];
  const axes = list.map((axis) => checkAxis(method, axis, shape));
  if (new Set(axes).size !== axes.length)
    throw new RangeError(`${method}: the axes ${list.join(", ")} name one axis twice. Use each axis once`);
  return axes;
}

/** The views of an array. */
export const views: Methods<Views> = {
  slice(...index) {
    return new NdArray(partOf(this.node, index));
  },

  reshape(shape) {
    const { node } = this;
    const given = typeof shape === "number" ? [shape] : shape;
    if (!Array.isArray(given))
      throw new TypeError(`reshape: the shape is ${shown(shape)}. Use a length or a list such as [2, -1]`);
    const to = reshaped(node.shape, given as readonly number[]);
    const from = node.view();
    const strides = reshapedStrides({ shape: node.shape, strides: from.strides }, to);
    if (strides !== undefined) return viewOf(node, to, { ...from, strides });
    return viewOf(node, to, { ...copied(node), strides: contiguousStrides(to) });
  },

  permuteDims(axes) {
    const { node } = this;
    const { shape } = node;
    if (axes !== undefined && !Array.isArray(axes))
      throw new TypeError(`permuteDims: the axes are ${shown(axes)}. Use a list that names each axis once`);
    const order =
      axes?.map((axis) => checkAxis("permuteDims", axis, shape)) ?? shape.map((_, i) => i).reverse();
    if (order.length !== shape.length || new Set(order).size !== order.length)
      throw new RangeError(
        `permuteDims: the axes ${shown(axes?.join(", "))} do not name each axis of the shape ${shapeText(shape)} once`,
      );
    const from = node.view();
    const strides = order.map((axis) => from.strides[axis]!);
    return viewOf(
      node,
      order.map((axis) => shape[axis]!),
      { ...from, strides },
    );
  },

  get T() {
    return this.permuteDims();
  },

  get mT() {
    const { ndim } = this;
    if (ndim < 2)
      throw new RangeError(
        `mT: an array of shape ${shapeText(this.shape)} has no matrices. Use at least two axes`,
      );
    const axes = this.shape.map((_, axis) => axis);
    return this.permuteDims([...axes.slice(0, -2), ndim - 1, ndim - 2]);
  },

  moveaxis(source, destination) {
    const { shape } = this;
    const from = axesOf("moveaxis", source, shape);
    const to = axesOf("moveaxis", destination, shape);
    if (from.length !== to.length)
      throw new RangeError(
        `moveaxis: ${from.length} axes and ${to.length} destinations. Use a destination for each axis`,
      );
    const axes = shape.map((_, axis) => axis).filter((axis) => !from.includes(axis));
    const moves = to.map((at, i) => [at, from[i]!] as const).sort(([one], [other]) => one - other);
    for (const [at, axis] of moves) axes.splice(at, 0, axis);
    return this.permuteDims(axes);
  },

  expandDims(axis) {
    const at = checkAxis("expandDims", axis, [...this.shape, 1]);
    return this.reshape([...this.shape.slice(0, at), 1, ...this.shape.slice(at)]);
  },

  squeeze(axis) {
    const axes = checkAxes("squeeze", axis, this.shape);
    for (const each of axes)
      if (this.shape[each] !== 1)
        throw new RangeError(
          `squeeze: axis ${each} of the shape ${shapeText(this.shape)} has the length ${this.shape[each]}. Only axes of length 1 can be removed`,
        );
    return this.reshape(this.shape.filter((_, each) => !axes.includes(each)));
  },

  broadcastTo(shape) {
    const { node } = this;
    const to = checkShape("broadcastTo", shape);
    const from = node.view();
    const strides = broadcastStrides("broadcastTo", { shape: node.shape, strides: from.strides }, to);
    return viewOf(node, to, { ...from, strides });
  },

  flip(axis) {
    const axes = checkAxes("flip", axis, this.shape);
    return this.slice(...this.shape.map((_, each) => (axes.includes(each) ? "::-1" : ":")));
  },
};
