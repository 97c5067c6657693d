import { shown } from "../../arguments/shown.ts";

/** Returns a handle or address of C as a number. Throws TypeError for other values. */
export function checkHandle(name: string, value: number | bigint): number {
  const isWhole = typeof value === "bigint" || Number.isSafeInteger(value);
  if (!isWhole || value < 0 || value > Number.MAX_SAFE_INTEGER)
    throw new TypeError(`${name} is ${shown(value)}. Use the pointer of the C object, a number or a bigint`);
  return Number(value);
}
