import { described } from "../arguments/options.ts";
import { type Dtype, dtypes, refuseComplex } from "./dtype.ts";
import type { NdArray } from "./nd-array.ts";

const isSumType = (value: unknown): boolean =>
  dtypes.includes(value as Dtype) && value !== "bool" && value !== "c64";

/** Row of the option `dtype` of sums and products. */
export const sumDtype = {
  type: described<Dtype>('an integer or float type such as "i32" or "f64"', isSumType),
  defaultText: "i64 or u64 for integers, otherwise that of the array",
  text: "Type of the elements and of the result.",
} as const;

/** Returns the elements of a sum or a product as another type, in which integers wrap around as in NumPy. */
export function castForSum(name: string, array: NdArray, dtype: Dtype): NdArray {
  refuseComplex(name, array.dtype);
  return array.astype(dtype);
}
