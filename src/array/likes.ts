import { extraArguments } from "../arguments/extra-arguments.ts";
import { shown } from "../arguments/shown.ts";
import { arrays } from "./arrays.ts";
import type { Dtype, Scalar } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";

/** Throws TypeError for a value that is not an array. */
function checkArray(method: string, array: unknown): asserts array is NdArray {
  if (!(array instanceof NdArray))
    throw new TypeError(`${method}: the array is ${shown(array)}. Use arrays(gpu).array([1, 2])`);
}

/**
 * Makes zeros in the shape of an array and on its device. The type is that of the array unless it is given.
 *
 * @example
 * using a = zerosLike(arange(3), "i32");
 * console.log(a.toArray()); // Int32Array [0, 0, 0]
 */
export function zerosLike(array: NdArray, dtype?: Dtype): NdArray {
  if (arguments.length > 2) throw extraArguments("zerosLike", ["array", "dtype"], arguments.length);
  checkArray("zerosLike", array);
  return arrays(array.device).zeros(array.shape, dtype ?? array.dtype);
}

/**
 * Makes ones in the shape of an array and on its device. The type is that of the array unless it is given.
 *
 * @example
 * using a = onesLike(arange(3));
 * console.log(a.toArray()); // Float32Array [1, 1, 1]
 */
export function onesLike(array: NdArray, dtype?: Dtype): NdArray {
  if (arguments.length > 2) throw extraArguments("onesLike", ["array", "dtype"], arguments.length);
  checkArray("onesLike", array);
  return arrays(array.device).ones(array.shape, dtype ?? array.dtype);
}

/**
 * Makes an array with one value for all elements, in the shape of an array and on its device. The type is that of the
 * array unless it is given. Throws RangeError for an integer that the type does not hold.
 *
 * @example
 * using a = fullLike(arange(2), 7);
 * console.log(a.toArray()); // Float32Array [7, 7]
 */
export function fullLike(array: NdArray, value: Scalar, dtype?: Dtype): NdArray {
  if (arguments.length > 3) throw extraArguments("fullLike", ["array", "value", "dtype"], arguments.length);
  checkArray("fullLike", array);
  return arrays(array.device).full(array.shape, value, dtype ?? array.dtype);
}

/**
 * Makes an array whose elements are not set, in the shape of an array and on its device. The type is that of the array
 * unless it is given.
 *
 * @example
 * using a = emptyLike(arange(3));
 * console.log(a.shape); // [3]
 */
export function emptyLike(array: NdArray, dtype?: Dtype): NdArray {
  if (arguments.length > 2) throw extraArguments("emptyLike", ["array", "dtype"], arguments.length);
  checkArray("emptyLike", array);
  return arrays(array.device).empty(array.shape, dtype ?? array.dtype);
}
