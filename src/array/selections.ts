import { checkOptions, instance, oneOf, optionsTable } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { newArray } from "../cuda/memory/element-type.ts";
import type { Operand } from "./apply.ts";
import { arrays } from "./arrays.ts";
import { compacted } from "./compaction.ts";
import { isScalar, resultType, type Scalar, scalarType } from "./dtype.ts";
import { filledView } from "./fill.ts";
import { checkedIndices, takeAlongAxisNode, takeNode } from "./gather.ts";
import type { Methods } from "./methods.ts";
import { NdArray } from "./nd-array.ts";
import { Node } from "./node.ts";
import { scatterNode } from "./scatter.ts";
import { type Side, searchsortedNode } from "./searching.ts";
import { broadcastStrides, checkAxis, type Shape, shapeText } from "./shape.ts";
import { castArray, uploadedNode } from "./temporary.ts";
import { viewOf } from "./views.ts";

/** Options of `searchsorted`. */
export interface SearchOptions {
  /** Place among equal elements: before the first ("left", the default) or behind the last ("right"). */
  readonly side?: Side;
  /** Indices that sort the array, as `argsort` returns them. */
  readonly sorter?: NdArray;
}

const searchOptions = optionsTable<SearchOptions>()(
  "array.SearchOptions",
  { "NdArray.searchsorted": 1 },
  {
    side: {
      type: oneOf("left", "right"),
      default: "left",
      text: "Place among equal elements: before the first or behind the last.",
    },
    sorter: {
      type: instance("NdArray", () => NdArray as never, "argsort"),
      text: "Indices that sort the array, as argsort returns them.",
    },
  },
);

/**
 * Elements by their indices. A negative index counts from the end. The device tests the indices of an array, and the read of
 * a result throws RangeError for one outside of its axis.
 */
export interface Selections {
  /**
   * Returns the elements that indices name along an axis. The axes of the indices replace the axis. Indices are an array of
   * integers of any shape, or a list. Without an axis, the array must have one.
   *
   * @example
   * using a = arange(6).reshape([2, 3]).take([2, 0], 1);
   * console.log(a.toList()); // [[2, 0], [5, 3]]
   */
  take(indices: NdArray | readonly number[], axis?: number): NdArray;

  /**
   * Returns the elements that indices name along an axis (default: -1), each in its own row. The indices have as many axes
   * as the array, and are broadcast along the others. `argsort` and `argmax` return such indices.
   *
   * @example
   * using a = array([[3, 1, 2], [4, 6, 5]]);
   * console.log(a.takeAlongAxis(a.argsort()).toList()); // [[1, 2, 3], [4, 5, 6]]
   */
  takeAlongAxis(indices: NdArray, axis?: number): NdArray;

  /**
   * Returns a copy in which values replace the elements that indices name along an axis (default: -1), each in its own row. The
   * indices have as many axes as the array, and both are broadcast along the others. Where indices name an element twice, the
   * last value in C's order is there. Throws TypeError for values that the type of the array does not hold.
   *
   * @example
   * using a = array([[1, 2, 3], [4, 5, 6]]);
   * using b = a.scatter(array([[0], [2]], "i64"), 9);
   * console.log(b.toList()); // [[9, 2, 3], [4, 5, 9]]
   */
  scatter(indices: NdArray, values: Operand, axis?: number): NdArray;

  /**
   * Returns the elements where a mask is true, in C's order. The mask has the shape of the first axes, and the others stay.
   * Waits for the device, because the mask decides the shape.
   *
   * @example
   * using a = arange(5);
   * console.log(a.at(a.greater(2)).toArray()); // Float32Array [3, 4]
   */
  at(mask: NdArray): NdArray;

  /**
   * Returns the indices of the elements that are not 0, in C's order: one array of i64 for each axis. Waits for the device,
   * because the elements decide the shape.
   *
   * @example
   * const [rows, columns] = array([[0, 5], [7, 0]]).nonzero();
   * console.log(rows!.toList(), columns!.toList()); // [0n, 1n] [1n, 0n]
   */
  nonzero(): NdArray[];

  /**
   * Returns the indices, as i64, at which values enter this sorted array of one axis so that it stays sorted. NaN is behind
   * all others.
   *
   * @example
   * using a = array([1, 3, 3, 5]).searchsorted(array([3, 9]), { side: "right" });
   * console.log(a.toList()); // [3n, 4n]
   */
  searchsorted(values: NdArray | Scalar, options?: SearchOptions): NdArray;
}

/** Throws TypeError for a value that is not an array on the device of this one. */
function checkOther(method: string, name: string, other: unknown, array: NdArray): asserts other is NdArray {
  if (!(other instanceof NdArray))
    throw new TypeError(`${method}: the ${name} is ${shown(other)}. Use an array, such as array([1, 2])`);
  if (other.device !== array.device)
    throw new TypeError(
      `${method}: the arrays are on device ${array.device.ordinal} and device ${other.device.ordinal}. Copy one of them first`,
    );
}

/** Returns a view of an array that repeats its elements to a shape. Throws RangeError where it does not fit. */
function broadcastView(method: string, { node }: NdArray, shape: Shape): NdArray {
  const view = node.view();
  const strides = broadcastStrides(method, { shape: node.shape, strides: view.strides }, shape);
  return viewOf(node, shape, { ...view, strides });
}

/** The selections of an array. */
export const selections: Methods<Selections> = {
  take(indices, axis) {
    const { node } = this;
    if (axis === undefined && node.shape.length !== 1)
      throw new RangeError(
        `take: an array of shape ${shapeText(node.shape)} has ${node.shape.length} axes. Name one of them: take(indices, 0)`,
      );
    const at = checkAxis("take", axis ?? 0, node.shape);
    if (!Array.isArray(indices)) {
      checkOther("take", "value of indices", indices, this);
      return new NdArray(takeNode(node, indices.node, at));
    }
    const list = checkedIndices(indices, { method: "take", axis: at, shape: node.shape });
    const elements = newArray("i32", list.length);
    elements.set(list);
    return new NdArray(takeNode(node, uploadedNode(node.device, elements, "i32"), at));
  },

  takeAlongAxis(indices, axis = -1) {
    checkOther("takeAlongAxis", "value of indices", indices, this);
    return new NdArray(takeAlongAxisNode(this.node, indices.node, axis));
  },

  scatter(indices, values, axis = -1) {
    checkOther("scatter", "value of indices", indices, this);
    const { node, device, dtype, shape } = this;
    const at = checkAxis("scatter", axis, shape);
    if (indices.ndim !== shape.length)
      throw new RangeError(
        `scatter: the indices have the shape ${shapeText(indices.shape)}, and the array ${shapeText(shape)}. Use as many axes`,
      );
    const wanted = shape.with(at, indices.shape[at]!);
    using given = isScalar(values) ? arrays(device).full([], values, dtype) : undefined;
    const elements = given ?? values;
    checkOther("scatter", "values", elements, this);
    if (resultType(dtype, elements.dtype) !== dtype)
      throw new TypeError(
        `scatter: the values are ${elements.dtype}, which ${dtype} does not hold. Convert them: values.astype("${dtype}")`,
      );
    using typed = castArray(elements, dtype);
    using broadcast = broadcastView("scatter", typed, wanted);
    using places = broadcastView("scatter", indices, wanted);
    return new NdArray(scatterNode({ source: node, indices: places.node, values: broadcast.node, axis: at }));
  },

  at(mask) {
    checkOther("at", "mask", mask, this);
    const { shape } = this;
    const rank = mask.ndim;
    if (mask.dtype !== "bool" || rank > shape.length || mask.shape.some((n, axis) => n !== shape[axis]))
      throw new TypeError(
        `at: the mask is ${mask.dtype} of shape ${shapeText(mask.shape)}, and the array has the shape ${shapeText(shape)}. Use booleans in the shape of its first axes, such as a.greater(0)`,
      );
    using rows = this.reshape([mask.size, ...shape.slice(rank)]);
    using positions = new NdArray(compacted(mask.node).positions);
    return rows.take(positions, 0);
  },

  nonzero() {
    const { node, shape } = this;
    if (shape.length === 0)
      throw new RangeError("nonzero: an array without axes has no indices. Use a.reshape(1).nonzero()");
    using positions = new NdArray(compacted(node).positions);
    const strides = contiguousStrides(shape);
    return shape.map((length, axis) => {
      if (length === 0) return positions.astype("i64");
      using row = positions.floorDivide(Math.max(1, strides[axis]!));
      using index = row.remainder(length);
      return index.astype("i64");
    });
  },

  searchsorted(values, options) {
    const { side, sorter } = checkOptions(searchOptions, "searchsorted", options);
    const { node } = this;
    const { device } = node;
    if (sorter !== undefined) checkOther("searchsorted", "sorter", sorter, this);
    if (!isScalar(values)) {
      checkOther("searchsorted", "value", values, this);
      return new NdArray(searchsortedNode(node, values.node, side, sorter?.node));
    }
    const dtype = scalarType(values, node.dtype);
    const point = Node.ofView({ device, dtype, shape: [] }, filledView(device, [], values, dtype));
    return new NdArray(searchsortedNode(node, point, side, sorter?.node));
  },
};
