import { checkOptions, described, optionsTable, whole } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import { arrays } from "./arrays.ts";
import { isFloating, isInteger } from "./dtype.ts";
import type { Methods } from "./methods.ts";
import { NdArray } from "./nd-array.ts";
import { checkShape, shapeText } from "./shape.ts";

/** Options of `bincount`. */
export interface BincountOptions {
  /** Smallest length of the result. Default: 0. */
  readonly minLength?: number;
}

/** Options of `histogram`. */
export interface HistogramOptions {
  /** Lower end of the first bin and upper end of the last one. Default: the smallest and the largest element. */
  readonly range?: readonly [low: number, high: number];
}

/** Numbers of elements in bins. */
export interface Histogram {
  /** Number of elements of each bin, as i64. */
  readonly counts: NdArray;
  /** Ends of the bins: one more than there are bins. */
  readonly edges: NdArray;
}

const bincountOptions = optionsTable<BincountOptions>()(
  "array.BincountOptions",
  { "NdArray.bincount": 0 },
  { minLength: { type: whole(0, 2 ** 31 - 1), default: 0, text: "Smallest length of the result." } },
);

const histogramOptions = optionsTable<HistogramOptions>()(
  "array.HistogramOptions",
  { "NdArray.histogram": 1 },
  {
    range: {
      type: described<readonly [number, number]>(
        "two finite numbers in ascending order",
        (value) =>
          Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) && value[0] <= value[1],
      ),
      defaultText: "the smallest and the largest element",
      text: "Ends of the first and of the last bin.",
    },
  },
);

/** Numbers of elements by their values. They wait for the device, because the elements decide the shape or the bins. */
export interface Counting {
  /**
   * Returns the number of elements of each value from 0 to the largest one, as i64. The elements are whole numbers from 0 on, in
   * an array of any shape. Throws RangeError for a negative one.
   *
   * @example
   * using a = array([1, 3, 1], "u8").bincount();
   * console.log(a.toList()); // [0n, 2n, 0n, 1n]
   */
  bincount(options?: BincountOptions): NdArray;

  /**
   * Returns the number of elements of each bin, and the ends of the bins. `bins` is the number of bins of equal width, or an
   * array of their ends in ascending order. A bin has its lower end, and the last one has both. Elements outside and NaN are not
   * counted. Throws RangeError where NaN or an infinity leaves the range open.
   *
   * @example
   * const { counts, edges } = array([0, 1, 1, 4]).histogram(2);
   * console.log(counts.toList(), edges.toList()); // [3n, 1n] [0, 2, 4]
   */
  histogram(bins?: number | NdArray, options?: HistogramOptions): Histogram;
}

/** Returns the number of elements from each end to the next one. `sorted` is in ascending order, with NaN behind all others. */
function countsBetween(sorted: NdArray, edges: NdArray): NdArray {
  const last = edges.size - 1;
  using places = sorted.searchsorted(edges);
  using begins = places.slice(`:${last}`);
  using next = places.slice(`1:${last}`);
  // The last bin has its upper end.
  using upper = edges.slice(`${last}:`);
  using end = sorted.searchsorted(upper, { side: "right" });
  using pieces = concatenated(next, end);
  return pieces.subtract(begins).run();
}

const concatenated = (first: NdArray, second: NdArray): NdArray => {
  using padded = first.pad([0, 1]);
  using shifted = second.pad([first.size, 0]);
  return padded.add(shifted).run();
};

/** Returns the ends of a number of bins of equal width. */
function edgesOf(array: NdArray, bins: number, given: readonly [number, number] | undefined): NdArray {
  if (!Number.isSafeInteger(bins) || bins < 1)
    throw new RangeError(`histogram: the number of bins is ${shown(bins)}. Use a whole number from 1`);
  checkShape("histogram", [bins + 1]);
  const { size } = array;
  const ends = (): readonly [number, number] => {
    if (size === 0) return [0, 1];
    using least = array.min();
    using most = array.max();
    return [Number(least.item()), Number(most.item())];
  };
  const [first, last] = given ?? ends();
  if (!Number.isFinite(first) || !Number.isFinite(last))
    throw new RangeError(
      `histogram: the elements of shape ${shapeText(array.shape)} are from ${first} to ${last}, so they have no finite range. Use histogram(bins, { range: [low, high] })`,
    );
  const [low, high] = first === last ? [first - 0.5, last + 0.5] : [first, last];
  const { dtype } = array;
  const type = isFloating(dtype) ? (dtype === "bf16" ? "f32" : dtype) : "f64";
  return arrays(array.device).linspace(low, high, bins + 1, type);
}

/** Throws for ends of bins that are not in ascending order. */
function checkEdges(array: NdArray, edges: unknown): asserts edges is NdArray {
  if (!(edges instanceof NdArray))
    throw new TypeError(
      `histogram: the bins are ${shown(edges)}. Use a number of bins, or an array of their ends`,
    );
  if (edges.device !== array.device)
    throw new TypeError(
      `histogram: the arrays are on device ${array.device.ordinal} and device ${edges.device.ordinal}. Copy one of them first`,
    );
  if (edges.ndim !== 1 || edges.size < 2)
    throw new RangeError(
      `histogram: the ends of the bins have the shape ${shapeText(edges.shape)}. Use an array of one axis with two ends or more`,
    );
  const ends = edges.toArray();
  for (let i = 1; i < ends.length; i++)
    if (!(ends[i]! >= ends[i - 1]!))
      throw new RangeError(
        `histogram: the end ${ends[i]} of a bin follows ${ends[i - 1]}. Use ends in ascending order`,
      );
}

/** The counting functions of an array. */
export const counting: Methods<Counting> = {
  bincount(options) {
    const { minLength } = checkOptions(bincountOptions, "bincount", options);
    const { dtype, size, device } = this;
    if (!isInteger(dtype))
      throw new TypeError(
        `bincount: the elements are ${dtype}. Use integers, for example a.astype("i32"), or histogram()`,
      );
    const make = arrays(device);
    if (size === 0) return make.zeros([minLength], "i64");
    using least = this.min();
    using most = this.max();
    const [low, high] = [BigInt(least.item() as bigint), BigInt(most.item() as bigint)];
    if (low < 0n)
      throw new RangeError(
        `bincount: an element is ${low}. Use whole numbers from 0 on, for example a.subtract(a.min())`,
      );
    const length = Math.max(Number(high) + 1, minLength);
    checkShape("bincount", [length + 1]);
    using flat = this.reshape([-1]);
    using sorted = flat.sort();
    using values = sorted.astype("i64");
    using ends = make.arange(0, length + 1, 1, "i64");
    using places = values.searchsorted(ends);
    return places.diff().run();
  },

  histogram(bins = 10, options) {
    const { range } = checkOptions(histogramOptions, "histogram", options);
    if (typeof bins !== "number") {
      checkEdges(this, bins);
      if (range !== undefined)
        throw new TypeError("histogram: range is for a number of bins. The array of ends has a range");
    }
    const edges = typeof bins === "number" ? edgesOf(this, bins, range) : bins.slice();
    using flat = this.reshape([-1]);
    using sorted = flat.sort();
    return { counts: countsBetween(sorted, edges), edges };
  },
};
