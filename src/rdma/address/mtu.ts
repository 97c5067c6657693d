import { described } from "../../arguments/options.ts";

/** Converts `enum ibv_mtu` to bytes: 3 is 1024. */
export const mtuBytes = (code: number): number => 128 << code;

/** Converts bytes to `enum ibv_mtu`. Throws RangeError unless the number is 256, 512, 1024, 2048 or 4096. */
export function mtuCode(bytes: number): number {
  const code = Math.log2(bytes) - 7;
  if (!Number.isInteger(code) || code < 1 || code > 5) {
    throw new RangeError(`path MTU ${bytes}. Use 256, 512, 1024, 2048 or 4096 bytes`);
  }
  return code;
}

/** Type of a path MTU in a table of options. */
export const pathMtuType = described<number>(
  "256, 512, 1024, 2048 or 4096",
  (value) => typeof value === "number",
);
