import { checkOptions, described, flag, int, optionsTable } from "../arguments/options.ts";
import type { Dtype } from "./dtype.ts";
import { concat } from "./joining.ts";
import type { Methods } from "./methods.ts";
import { NdArray } from "./nd-array.ts";
import { type ScanName, scanNode } from "./scan.ts";
import { checkAxis, shapeText } from "./shape.ts";
import { castForSum, sumDtype } from "./sum-type.ts";

/** Options of `cumulativeSum` and `cumulativeProd`. */
export interface CumulativeOptions {
  /** Puts 0, or 1 for products, before the first result. Default: false. */
  readonly includeInitial?: boolean;
  /** Type of the elements and of the result. Default: i64 or u64 for integers, otherwise that of the array. */
  readonly dtype?: Dtype;
}

/** Options of `diff`. */
export interface DiffOptions {
  /** Number of times that differences are taken. Default: 1. */
  readonly n?: number;
  /** Elements before the first ones along the axis. The lengths of the other axes are those of the array. */
  readonly prepend?: NdArray;
  /** Elements behind the last ones along the axis. */
  readonly append?: NdArray;
}

const isArray = (value: unknown): boolean => value instanceof NdArray;

const cumulativeOptions = optionsTable<CumulativeOptions>()(
  "array.CumulativeOptions",
  { "NdArray.cumulativeSum": 1, "NdArray.cumulativeProd": 1 },
  {
    includeInitial: {
      type: flag(),
      default: false,
      text: "Puts 0, or 1 for products, before the first result.",
    },
    dtype: sumDtype,
  },
);

const diffOptions = optionsTable<DiffOptions>()(
  "array.DiffOptions",
  { "NdArray.diff": 1 },
  {
    n: { type: int(0), default: 1, text: "Number of times that differences are taken." },
    prepend: { type: described<NdArray>("an array", isArray), text: "Elements before the first ones." },
    append: { type: described<NdArray>("an array", isArray), text: "Elements behind the last ones." },
  },
);

/** Sums and differences of neighbouring elements along an axis. */
export interface Accumulations {
  /**
   * Sums of all elements up to each element of an axis. The axis may be left out for an array of one axis. Integers and
   * booleans are summed as i64 or u64 unless `dtype` names another type, f16 and bf16 in f32.
   *
   * @example
   * using a = array([1, 2, 3]);
   * console.log(a.cumulativeSum().toList()); // [1, 3, 6]
   * console.log(a.cumulativeSum(0, { includeInitial: true }).toList()); // [0, 1, 3, 6]
   */
  cumulativeSum(axis?: number, options?: CumulativeOptions): NdArray;

  /**
   * Products of all elements up to each element of an axis. The axis may be left out for an array of one axis. Integers
   * and booleans are multiplied as i64 or u64.
   *
   * @example
   * using a = array([[1, 2], [3, 4]]);
   * console.log(a.cumulativeProd(1).toList()); // [[1, 2], [3, 12]]
   */
  cumulativeProd(axis?: number, options?: CumulativeOptions): NdArray;

  /**
   * Differences between neighbours along an axis: each element minus the one before it. Booleans are true where
   * neighbours differ. `n` repeats it, and 0 gives the array itself. `prepend` and `append` are arrays before and behind the elements.
   *
   * @example
   * using a = array([1, 4, 9, 16]);
   * console.log(a.diff().toList(), a.diff(0, { n: 2 }).toList()); // [3, 5, 7] [2, 2]
   */
  diff(axis?: number, options?: DiffOptions): NdArray;
}

/** The accumulations of an array. */
export const accumulations: Methods<Accumulations> = {
  cumulativeSum(axis, options) {
    return scanned("cumulativeSum", this, axis, options);
  },

  cumulativeProd(axis, options) {
    return scanned("cumulativeProd", this, axis, options);
  },

  diff(axis = -1, options) {
    const { n, prepend, append } = checkOptions(diffOptions, "diff", options);
    const at = checkAxis("diff", axis, this.shape);
    for (const [name, part] of Object.entries({ prepend, append }))
      if (part !== undefined) checkPart(this, name, part, at);
    if (n === 0) return this.slice();
    const before = this.shape.slice(0, at).map(() => ":");
    const parts = [prepend, this, append].filter((part) => part !== undefined);
    let result: NdArray = parts.length > 1 ? concat(parts, at) : this.slice();
    const { dtype } = result;
    for (let i = 0; i < n; i++) {
      const [next, last] = [result.slice(...before, "1:"), result.slice(...before, ":-1")];
      result = dtype === "bool" ? next.notEqual(last) : next.subtract(last);
    }
    return result;
  },
};

/** Throws for an array that does not fit before or behind the elements along an axis. */
function checkPart(array: NdArray, name: string, part: NdArray, axis: number): void {
  if (part.device !== array.device)
    throw new TypeError(
      `diff: ${name} is on another open device than the array. Make it with arrays(a.device)`,
    );
  const { shape } = array;
  const fits =
    part.ndim === shape.length && shape.every((length, i) => i === axis || part.shape[i] === length);
  if (!fits)
    throw new RangeError(
      `diff: ${name} has the shape ${shapeText(part.shape)}, and the array ${shapeText(shape)}. Use the same lengths for all axes except axis ${axis}`,
    );
}

function scanned(
  name: ScanName,
  array: NdArray,
  axis: number | undefined,
  options: CumulativeOptions | undefined,
): NdArray {
  const { includeInitial, dtype } = checkOptions(cumulativeOptions, name, options);
  const { shape, ndim } = array;
  if (axis === undefined && ndim !== 1)
    throw new RangeError(
      `${name}: the shape ${shapeText(shape)} has ${ndim} axes. Name one of them: ${name}(0)`,
    );
  const at = checkAxis(name, axis ?? 0, shape);
  if (dtype === undefined) return new NdArray(scanNode(name, array.node, at, includeInitial));
  using typed = castForSum(name, array, dtype);
  using found = new NdArray(scanNode(name, typed.node, at, includeInitial));
  return found.astype(dtype);
}
