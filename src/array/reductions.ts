import { checkOptions, flag, number, optionsTable } from "../arguments/options.ts";
import { type Dtype, factsOf, isFloating } from "./dtype.ts";
import type { Methods } from "./methods.ts";
import { NdArray } from "./nd-array.ts";
import { type Ending, type ReductionName, reductionNode } from "./reduce.ts";
import { type Axes, checkAxes, checkAxis, shapeText, sizeOf } from "./shape.ts";
import { castForSum, sumDtype } from "./sum-type.ts";
import { castArray } from "./temporary.ts";

/** Options of a reduction. */
export interface ReductionOptions {
  /** Keeps the reduced axes, with the length 1. Default: false. */
  readonly keepdims?: boolean;
}

/** Options of `sum` and `prod`. */
export interface SumOptions extends ReductionOptions {
  /** Type of the elements and of the result. Default: i64 or u64 for integers, otherwise that of the array. */
  readonly dtype?: Dtype;
}

/** Options of `var` and `std`. */
export interface VarianceOptions extends ReductionOptions {
  /** Number that is subtracted from the number of elements in the divisor. Default: 0. */
  readonly correction?: number;
}

const reductionOptions = optionsTable<ReductionOptions>()(
  "array.ReductionOptions",
  {
    "NdArray.max": 1,
    "NdArray.min": 1,
    "NdArray.any": 1,
    "NdArray.all": 1,
    "NdArray.countNonzero": 1,
  },
  { keepdims: { type: flag(), default: false, text: "Keeps the reduced axes, with the length 1." } },
);

const sumOptions = optionsTable<SumOptions>()(
  "array.SumOptions",
  { "NdArray.sum": 1, "NdArray.prod": 1 },
  {
    keepdims: { type: flag(), default: false, text: "Keeps the reduced axes, with the length 1." },
    dtype: sumDtype,
  },
);

const varianceOptions = optionsTable<VarianceOptions>()(
  "array.VarianceOptions",
  { "NdArray.var": 1, "NdArray.std": 1 },
  {
    keepdims: { type: flag(), default: false, text: "Keeps the reduced axes, with the length 1." },
    correction: {
      type: number(0, Number.MAX_SAFE_INTEGER),
      default: 0,
      text: "Number that is subtracted from the number of elements.",
    },
  },
);

/** Reductions along axes. An expression before a reduction is part of its kernel. */
export interface Reductions {
  /**
   * Sum along axes, or of all elements. Integers and booleans are summed as i64 or u64, unless `dtype` names another type. f16 and
   * bf16 are summed in f32.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.sum(0).toList()); // [4, 6]
   * console.log(a.sum(0, { dtype: "i32" }).dtype); // i32
   */
  sum(axis?: Axes, options?: SumOptions): NdArray;

  /**
   * Product along axes, or of all elements. Integers and booleans are multiplied as i64 or u64, unless `dtype` names another type.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.prod(0).toList()); // [3, 8]
   */
  prod(axis?: Axes, options?: SumOptions): NdArray;

  /**
   * Largest element along axes, or of all elements. NaN wins. Throws RangeError for an empty axis.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.max(0).toList()); // [3, 4]
   */
  max(axis?: Axes, options?: ReductionOptions): NdArray;

  /**
   * Smallest element along axes, or of all elements. NaN wins. Throws RangeError for an empty axis.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.min(0).toList()); // [1, 2]
   */
  min(axis?: Axes, options?: ReductionOptions): NdArray;

  /**
   * True where one element is not 0 along axes, or of all elements.
   *
   * @example
   * using a = array([[0, 1], [0, 0]]);
   * console.log(a.any(0).toList()); // [false, true]
   */
  any(axis?: Axes, options?: ReductionOptions): NdArray;

  /**
   * True where all elements are not 0 along axes, or of all elements.
   *
   * @example
   * using a = array([[0, 1], [1, 1]]);
   * console.log(a.all(0).toList()); // [false, true]
   */
  all(axis?: Axes, options?: ReductionOptions): NdArray;

  /**
   * Arithmetic mean along axes, or of all elements. The mean of integers is f64.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.mean(0).toList()); // [2, 3]
   */
  mean(axis?: Axes, options?: ReductionOptions): NdArray;

  /**
   * Variance along axes, or of all elements: the mean of squared distances from the mean.
   *
   * @example
   * using a = array([1, 2, 3, 4]);
   * console.log(a.var().item(), a.var(0, { correction: 1 }).item()); // 1.25 1.6666666269302368
   */
  var(axis?: Axes, options?: VarianceOptions): NdArray;

  /**
   * Standard deviation along axes, or of all elements: the square root of the variance.
   *
   * @example
   * using a = array([1, 3]);
   * console.log(a.std().item()); // 1
   */
  std(axis?: Axes, options?: VarianceOptions): NdArray;

  /**
   * Index of the first largest element along an axis, or in the flat array, as i64. NaN counts as the largest.
   *
   * @example
   * using a = array([[1, 9], [3, 4]]);
   * console.log(a.argmax().item(), a.argmax(0).toList()); // 1n [1n, 0n]
   */
  argmax(axis?: number, options?: ReductionOptions): NdArray;

  /**
   * Index of the first smallest element along an axis, or in the flat array, as i64. NaN counts as the smallest.
   *
   * @example
   * using a = array([[1, 9], [3, 4]]);
   * console.log(a.argmin().item(), a.argmin(0).toList()); // 0n [0n, 1n]
   */
  argmin(axis?: number, options?: ReductionOptions): NdArray;

  /**
   * Number of elements that are not 0, along axes or in all, as i64. NaN counts.
   *
   * @example
   * using a = array([[0, 1], [2, 3]]);
   * console.log(a.countNonzero().item(), a.countNonzero(0).toList()); // 3n [1n, 2n]
   */
  countNonzero(axis?: Axes, options?: ReductionOptions): NdArray;
}

type Reduction = (this: NdArray, axis?: Axes, options?: ReductionOptions) => NdArray;

/** Returns the method of a reduction that one kernel computes. */
const method = (name: ReductionName): Reduction =>
  function (axis, options) {
    return reduced(name, this, axis, options);
  };

/** The reductions of an array. */
export const reductions: Methods<Reductions> = {
  sum(axis, options) {
    return summed("sum", this, axis, options);
  },

  prod(axis, options) {
    return summed("prod", this, axis, options);
  },

  max: method("max"),
  min: method("min"),
  any: method("any"),
  all: method("all"),

  countNonzero(axis, options) {
    const { keepdims } = checkOptions(reductionOptions, "countNonzero", options);
    const axes = checkAxes("countNonzero", axis, this.shape);
    return reduced("sum", this.astype("bool"), axes, { keepdims });
  },

  mean(axis, options) {
    const { keepdims } = checkOptions(reductionOptions, "mean", options);
    const axes = checkAxes("mean", axis, this.shape);
    const { wide, result } = meanTypes(this.dtype);
    const divisor = countOf(this, axes);
    return quotient("mean", castArray(this, wide), axes, { keepdims, divisor, dtype: result });
  },

  var(axis, options) {
    return variance("var", this, axis, options);
  },

  std(axis, options) {
    return variance("std", this, axis, options);
  },

  argmax(axis, options) {
    return place("argmax", this, axis, options);
  },

  argmin(axis, options) {
    return place("argmin", this, axis, options);
  },
};

function summed(name: "sum" | "prod", array: NdArray, axis: Axes, options: SumOptions | undefined): NdArray {
  const { keepdims, dtype } = checkOptions(sumOptions, name, options);
  if (dtype === undefined) return reduced(name, array, axis, { keepdims });
  using typed = castForSum(name, array, dtype);
  using found = reduced(name, typed, axis, { keepdims });
  return found.astype(dtype);
}

function reduced(
  name: ReductionName,
  array: NdArray,
  axis: Axes,
  options: ReductionOptions | undefined,
): NdArray {
  const { keepdims } = checkOptions(reductionOptions, name, options);
  const { node } = array;
  const axes = checkAxes(name, axis, node.shape);
  const empty = axes.find((each) => node.shape[each] === 0);
  if (empty !== undefined && /max|min/.test(name))
    throw new RangeError(
      `${name}: axis ${empty} of the shape ${shapeText(node.shape)} is empty, and no element is the result`,
    );
  return new NdArray(reductionNode(name, node, axes, { keepdims }));
}

/** Returns the type in which a mean is computed, and its type. The sum of halves may be too large for a half. */
function meanTypes(dtype: Dtype): { readonly wide: Dtype; readonly result: Dtype } {
  if (!isFloating(dtype)) return { wide: "f64", result: "f64" };
  return { wide: factsOf(dtype).bits === 16 ? "f32" : dtype, result: dtype };
}

/** Returns the number of elements along axes. */
const countOf = ({ shape }: NdArray, axes: readonly number[]): number =>
  sizeOf(axes.map((axis) => shape[axis]!));

/** Largest divisor that a kernel has as a parameter. */
const MOST_DIVISOR = 2 ** 31 - 1;

interface QuotientOptions {
  readonly keepdims: boolean;
  readonly divisor: number;
  readonly dtype: Dtype;
}

/** Returns the sum of floats along axes divided by a number, and for `std` the square root of that. */
function quotient(
  name: Ending["name"],
  values: NdArray,
  axes: readonly number[],
  { keepdims, divisor, dtype }: QuotientOptions,
): NdArray {
  if (Number.isInteger(divisor) && divisor <= MOST_DIVISOR)
    return new NdArray(
      reductionNode("sum", values.node, axes, { keepdims, ending: { name, divisor, dtype } }),
    );
  const found = reduced("sum", values, axes, { keepdims }).divide(divisor);
  return castArray(name === "std" ? found.sqrt() : found, dtype);
}

function variance(
  name: "var" | "std",
  array: NdArray,
  axis: Axes,
  options: VarianceOptions | undefined,
): NdArray {
  const { keepdims, correction } = checkOptions(varianceOptions, name, options);
  const axes = checkAxes(name, axis, array.shape);
  const { wide, result } = meanTypes(array.dtype);
  const values = castArray(array, wide);
  const count = countOf(array, axes);
  const mean = quotient("mean", values, axes, { keepdims: true, divisor: count, dtype: wide });
  const squares = values.subtract(mean).square();
  const divisor = Math.max(0, count - correction);
  return quotient(name, squares, axes, { keepdims, divisor, dtype: result });
}

function place(
  name: "argmax" | "argmin",
  array: NdArray,
  axis: number | undefined,
  options: ReductionOptions | undefined,
): NdArray {
  const { keepdims } = checkOptions(reductionOptions, name, options);
  if (axis !== undefined) return reduced(name, array, checkAxis(name, axis, array.shape), { keepdims });
  const flat = reduced(name, array.reshape([-1]), 0, {});
  return keepdims ? flat.reshape(array.shape.map(() => 1)) : flat;
}
