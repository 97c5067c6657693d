import { checkValue } from "./check-value.ts";
import { whole } from "./value-type.ts";

/** `value` when it is a whole number from `least` to `most`; RangeError for another number, TypeError for anything else; both name it. */
export function wholeNumber(name: string, value: number, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most) checkValue(name, whole(least, most), value);
  return value;
}

/** 32 bits as C takes them, signed or not. */
export const word32 = (name: string, value: number): number =>
  wholeNumber(name, value, -0x80000000, 0xffffffff);

/** What a C `int` holds, from `least` on. */
export const positiveInt = (name: string, value: number, least = 1): number =>
  wholeNumber(name, value, least, 0x7fffffff);
