import { checkValue } from "./check-value.ts";
import { whole } from "./value-type.ts";

/**
 * Returns `value` when it is an integer from `least` to `most`. Throws RangeError for another number,
 * TypeError for other values.
 */
export function wholeNumber(name: string, value: number, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most) checkValue(name, whole(least, most), value);
  return value;
}

/** Returns a number of 32 bits, signed or unsigned, as C takes it. */
export const word32 = (name: string, value: number): number =>
  wholeNumber(name, value, -0x80000000, 0xffffffff);

/** Returns a value of a C `int`, from `least` on. */
export const positiveInt = (name: string, value: number, least = 1): number =>
  wholeNumber(name, value, least, 0x7fffffff);
