import { checkOptions, flag, optionsTable } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import type { Methods } from "./methods.ts";
import { NdArray } from "./nd-array.ts";
import { checkAxis, shapeText } from "./shape.ts";
import { argsortNode, distinct, sortNode } from "./sort.ts";

/** Options of `sort` and `argsort`. */
export interface SortOptions {
  /** Puts the largest element first. NaN stays behind all others. Default: false. */
  readonly descending?: boolean;
}

const sortOptions = optionsTable<SortOptions>()(
  "array.SortOptions",
  { "NdArray.sort": 1, "NdArray.argsort": 1 },
  { descending: { type: flag(), default: false, text: "Puts the largest element first." } },
);

/** Largest elements of each row, and their indices. */
export interface TopElements {
  /** The largest elements, the largest first. */
  readonly values: NdArray;
  /** Indices of the elements along the axis, as i64. */
  readonly indices: NdArray;
}

/** Different elements of an array in order, and what `uniqueAll` finds about them. */
export interface UniqueElements {
  /** The different elements, in ascending order. Each NaN is one of them. */
  readonly values: NdArray;
  /** Index of the first element of each value in the flat array, as i64. */
  readonly indices: NdArray;
  /** Index of the value of each element, as i64, in the shape of the array. */
  readonly inverseIndices: NdArray;
  /** Number of elements of each value, as i64. */
  readonly counts: NdArray;
}

/** Order of elements. NaN is behind all others, and equal elements stay in their order. */
export interface Sorting {
  /**
   * Returns the elements in ascending order along an axis (default: -1).
   *
   * @example
   * using a = array([3, 1, 2]).sort();
   * console.log(a.toArray()); // Float32Array [1, 2, 3]
   */
  sort(axis?: number, options?: SortOptions): NdArray;

  /**
   * Returns the indices that sort the elements along an axis (default: -1), as i64.
   *
   * @example
   * using a = array([3, 1, 2]).argsort();
   * console.log(a.toList()); // [1n, 2n, 0n]
   */
  argsort(axis?: number, options?: SortOptions): NdArray;

  /**
   * Returns the `k` largest elements along an axis (default: -1), the largest first, and their indices. Throws RangeError
   * where the axis is shorter.
   *
   * @example
   * const { values, indices } = array([3, 9, 5]).topk(2);
   * console.log(values.toList(), indices.toList()); // [9, 5] [1n, 2n]
   */
  topk(k: number, axis?: number): TopElements;

  /**
   * Returns the different elements in ascending order. Waits for the device, because their number decides the shape.
   *
   * @example
   * using a = array([2, 1, 2]).uniqueValues();
   * console.log(a.toArray()); // Float32Array [1, 2]
   */
  uniqueValues(): NdArray;

  /**
   * Returns the different elements in ascending order, and the number of elements of each.
   *
   * @example
   * const { values, counts } = array([2, 1, 2]).uniqueCounts();
   * console.log(values.toList(), counts.toList()); // [1, 2] [1n, 2n]
   */
  uniqueCounts(): Pick<UniqueElements, "values" | "counts">;

  /**
   * Returns the different elements in ascending order, and for each element the index of its value.
   *
   * @example
   * const { values, inverseIndices } = array([2, 1, 2]).uniqueInverse();
   * console.log(values.take(inverseIndices).toList()); // [2, 1, 2]
   */
  uniqueInverse(): Pick<UniqueElements, "values" | "inverseIndices">;

  /**
   * Returns the different elements in ascending order, with the numbers of elements and the index of the first of each. The
   * inverse indices have the index of the value of each element.
   *
   * @example
   * const { indices } = array([2, 1, 2]).uniqueAll();
   * console.log(indices.toList()); // [1n, 0n]
   */
  uniqueAll(): UniqueElements;
}

function unique(array: NdArray): UniqueElements {
  const { firsts, counts, inverse } = distinct(array.node);
  using flat = array.reshape(-1);
  const indices = new NdArray(firsts);
  return {
    values: flat.take(indices),
    indices,
    inverseIndices: new NdArray(inverse),
    counts: new NdArray(counts),
  };
}

/** The sorting functions of an array. */
export const sorting: Methods<Sorting> = {
  sort(axis = -1, options) {
    const { descending } = checkOptions(sortOptions, "sort", options);
    return new NdArray(sortNode(this.node, axis, descending));
  },

  argsort(axis = -1, options) {
    const { descending } = checkOptions(sortOptions, "argsort", options);
    return new NdArray(argsortNode(this.node, axis, descending));
  },

  topk(k, axis = -1) {
    const { shape } = this;
    const at = checkAxis("topk", axis, shape);
    if (!Number.isSafeInteger(k) || k < 0 || k > shape[at]!)
      throw new RangeError(
        `topk: k is ${shown(k)}, and axis ${at} of the shape ${shapeText(shape)} has the length ${shape[at]}. Use 0 to ${shape[at]}`,
      );
    using order = this.argsort(at, { descending: true });
    const indices = order.slice(...shape.map((_, i) => (i === at ? `:${k}` : ":")));
    return { values: this.takeAlongAxis(indices, at), indices };
  },

  uniqueValues() {
    const { values, indices, inverseIndices, counts } = unique(this);
    for (const each of [indices, inverseIndices, counts]) each.close();
    return values;
  },

  uniqueCounts() {
    const { values, indices, inverseIndices, counts } = unique(this);
    for (const each of [indices, inverseIndices]) each.close();
    return { values, counts };
  },

  uniqueInverse() {
    const { values, indices, inverseIndices, counts } = unique(this);
    for (const each of [indices, counts]) each.close();
    return { values, inverseIndices };
  },

  uniqueAll() {
    return unique(this);
  },
};
