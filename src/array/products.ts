import { checkOptions, oneOf, optionsTable } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import { checkOperand } from "./apply.ts";
import { type Dtype, factsOf, isFloating, resultType } from "./dtype.ts";
import type { Methods } from "./methods.ts";
import { productNode } from "./multiply-matrices.ts";
import { NdArray } from "./nd-array.ts";
import { type MatrixPrecision, productMethod } from "./product-method.ts";
import { broadcastShapes, checkAxis, type Shape, shapeText, sizeOf } from "./shape.ts";
import { castArray } from "./temporary.ts";

/** Axes of `tensordot`: their number, or the axes of both arrays. */
export type TensordotAxes = number | readonly [own: readonly number[], others: readonly number[]];

/** Options of `matmul`. */
export interface MatmulOptions {
  /**
   * Precision of a product of f32. "f32" multiplies f32, and a real GPU joins a product and a sum with one rounding.
   * "tf32" lets tensor cores round the factors to 11 bits. On a real GPU with cuBLASLt, the library chooses the order of the
   * sums. "portable" rounds each product and each sum, in one order, so that all devices compute the same bits for all
   * types. Default: "f32".
   */
  readonly precision?: MatrixPrecision;
}

const matmulOptions = optionsTable<MatmulOptions>()(
  "array.MatmulOptions",
  { "NdArray.matmul": 1 },
  {
    precision: {
      type: oneOf("f32", "tf32", "portable"),
      default: "f32",
      text: "Precision of a product of f32.",
    },
  },
);

/** Products of vectors and matrices. Arrays of different types are converted to their common type. */
export interface Products {
  /**
   * Matrix product of the last two axes. The axes before are a batch and are broadcast. An array of one axis is a row
   * before a matrix and a column behind it. f16 and bf16 are summed in f32, with tensor cores where the GPU has them.
   * cuBLASLt multiplies large matrices of floats where it is installed, and `explain` reports it.
   * Throws RangeError for inner axes of different lengths, and for "tf32" on a device without it. Throws TypeError for
   * "tf32" of other types than f32.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.matmul(array([[1, 0], [1, 1]])).toList()); // [[3, 2], [7, 4]]
   */
  matmul(other: NdArray, options?: MatmulOptions): NdArray;

  /**
   * Sums of products along an axis, which counts from the end. The other axes are broadcast. Throws RangeError for axes
   * of different lengths.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.vecdot(array([10, 1])).toList()); // [12, 34]
   */
  vecdot(other: NdArray, axis?: number): NdArray;

  /**
   * Sums of products along the last axes of this array and the first axes of the other one. `axes` is their number, or
   * two lists of axes. Default: 2.
   *
   * @example
   * using a = arange(6).reshape([2, 3]);
   * console.log(a.tensordot(a, [[0], [0]]).toList()); // [[9, 12, 15], [12, 17, 22], [15, 22, 29]]
   */
  tensordot(other: NdArray, axes?: TensordotAxes): NdArray;

  /**
   * Products of each element of this array with each element of the other one. Both are flat.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.outer(array([3, 4, 5])).toList()); // [[3, 4, 5], [6, 8, 10]]
   */
  outer(other: NdArray): NdArray;

  /**
   * View of the matrices in the last two axes, transposed, as `mT` is.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.matrixTranspose().toList()); // [[1, 3], [2, 4]]
   */
  matrixTranspose(): NdArray;
}

/** The products of an array. */
export const products: Methods<Products> = {
  matmul(other, options) {
    checkOperand("matmul", this, other);
    const { precision } = checkOptions(matmulOptions, "matmul", options);
    return matrixProduct(this, other, precision);
  },

  vecdot(other, axis = -1) {
    checkOperand("vecdot", this, other);
    if (!Number.isSafeInteger(axis) || axis >= 0)
      throw new RangeError(
        `vecdot: the axis is ${shown(axis)}. Use -1 for the last axis, -2 for the one before`,
      );
    const [a, b] = [this, other].map((each) => each.moveaxis(checkAxis("vecdot", axis, each.shape), -1));
    const [mine, theirs] = [this.shape.at(axis), other.shape.at(axis)];
    if (mine !== theirs)
      throw new RangeError(
        `vecdot: axis ${axis} of the shapes ${shapesText(this, other)} has the lengths ${mine} and ${theirs}, which must be equal`,
      );
    return summedProducts("vecdot", [a!, b!], -1, false);
  },

  tensordot(other, axes = 2) {
    checkOperand("tensordot", this, other);
    const [own, others] = tensordotAxes(this, other, axes);
    for (const [i, axis] of own.entries()) {
      const [mine, theirs] = [this.shape[axis], other.shape[others[i]!]];
      if (mine !== theirs)
        throw new RangeError(
          `tensordot: axis ${axis} of ${shapeText(this.shape)} has the length ${mine}, and axis ${others[i]} of ${shapeText(other.shape)} ${theirs}. Lengths must be equal`,
        );
    }
    const rest = (array: NdArray, taken: readonly number[]) =>
      array.shape.map((_, axis) => axis).filter((axis) => !taken.includes(axis));
    const [ownRest, othersRest] = [rest(this, own), rest(other, others)];
    const depth = sizeOf(own.map((axis) => this.shape[axis]!));
    const [rows, columns] = [
      ownRest.map((axis) => this.shape[axis]!),
      othersRest.map((axis) => other.shape[axis]!),
    ];
    const left = this.permuteDims([...ownRest, ...own]).reshape([sizeOf(rows), depth]);
    const right = other.permuteDims([...others, ...othersRest]).reshape([depth, sizeOf(columns)]);
    return matrixProduct(left, right).reshape([...rows, ...columns]);
  },

  outer(other) {
    checkOperand("outer", this, other);
    return multiplied(this.reshape([-1, 1]), other.reshape([1, -1]));
  },

  matrixTranspose() {
    return this.mT;
  },
};

const shapesText = (a: NdArray, b: NdArray): string => `${shapeText(a.shape)} and ${shapeText(b.shape)}`;

/** Returns products of elements. Booleans are joined by "and". */
const multiplied = (a: NdArray, b: NdArray): NdArray =>
  resultType(a.dtype, b.dtype) === "bool" ? a.logicalAnd(b) : a.multiply(b);

/** Returns the axes of `tensordot`, from 0. Throws for other values. */
function tensordotAxes(
  a: NdArray,
  b: NdArray,
  axes: TensordotAxes,
): readonly [readonly number[], readonly number[]] {
  if (typeof axes === "number") {
    const most = Math.min(a.ndim, b.ndim);
    if (!Number.isSafeInteger(axes) || axes < 0 || axes > most)
      throw new RangeError(
        `tensordot: axes is ${shown(axes)}, and the shapes are ${shapesText(a, b)}. Use 0 to ${most}`,
      );
    const count = Array.from({ length: axes }, (_, i) => i);
    return [count.map((i) => a.ndim - axes + i), count];
  }
  if (!Array.isArray(axes) || axes.length !== 2 || !axes.every(Array.isArray))
    throw new TypeError(`tensordot: axes is ${shown(axes)}. Use a number, or two lists such as [[0], [1]]`);
  const [own, others] = [a, b].map(({ shape }, i) =>
    (axes[i] as readonly number[]).map((axis) => checkAxis("tensordot", axis, shape)),
  ) as [number[], number[]];
  if (own.length !== others.length || new Set(own).size !== own.length || new Set(others).size !== own.length)
    throw new RangeError(
      `tensordot: the axes [${own}] and [${others}] are not pairs. Name the same number of axes of both arrays, each once`,
    );
  return [own, others];
}

/** Returns a product of matrices. */
export function matrixProduct(a: NdArray, b: NdArray, precision: MatrixPrecision = "f32"): NdArray {
  if (a.ndim === 0 || b.ndim === 0)
    throw new RangeError(
      `matmul: the shapes are ${shapesText(a, b)}, and an array without axes is not a matrix. Use multiply`,
    );
  const [left, right] = [a.ndim === 1 ? a.expandDims(0) : a, b.ndim === 1 ? b.expandDims(1) : b];
  const [depth, others] = [left.shape.at(-1)!, right.shape.at(-2)!];
  if (depth !== others)
    throw new RangeError(
      `matmul: the shapes ${shapesText(a, b)} do not fit, because axis -1 of the first has the length ${depth}, and axis ${b.ndim === 1 ? -1 : -2} of the second ${others}. Lengths must be equal`,
    );
  const [rows, columns] = [left.shape.at(-2)!, right.shape.at(-1)!];
  const batch = broadcastShapes("matmul", [left.shape.slice(0, -2), right.shape.slice(0, -2)]);
  const product = matrices(left, right, [...batch, rows, columns], precision);
  const shape = [...batch, ...(a.ndim === 1 ? [] : [rows]), ...(b.ndim === 1 ? [] : [columns])];
  return shape.length === product.ndim ? product : product.reshape(shape);
}

/** Returns a product of matrices of at least two axes. A row or a column of results is a reduction. */
function matrices(a: NdArray, b: NdArray, shape: Shape, precision: MatrixPrecision): NdArray {
  const [rows, columns] = shape.slice(-2);
  const method = productMethod(a.node, b.node, shape, precision);
  if (columns === 1) return summedProducts("matmul", [a, b.mT], -1, true);
  if (rows === 1) return summedProducts("matmul", [a.mT, b], -2, true);
  return new NdArray(productNode(a.node, b.node, shape, method));
}

/** Returns sums of products along an axis, in the common type. f16 and bf16 are multiplied and summed in f32. */
function summedProducts(
  name: string,
  [a, b]: readonly [NdArray, NdArray],
  axis: number,
  keepdims: boolean,
): NdArray {
  broadcastShapes(name, [a.shape, b.shape]);
  const result = resultType(a.dtype, b.dtype);
  if (result === "bool") return a.logicalAnd(b).any(axis, { keepdims });
  const wide: Dtype = isFloating(result) && factsOf(result).bits === 16 ? "f32" : result;
  return castArray(castArray(a, wide).multiply(castArray(b, wide)).sum(axis, { keepdims }), result);
}
