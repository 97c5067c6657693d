import { shown } from "../../arguments/shown.ts";
import { type ElementType, newArray } from "./element-type.ts";

/**
 * Returns the bits of one element as two 32-bit words, the low one first. Throws TypeError for a value of
 * another type, and
 * RangeError for one that an integer type cannot hold.
 */
export function elementBits(
  what: string,
  type: ElementType,
  value: number | bigint,
): readonly [low: number, high: number] {
  const one = newArray(type, 1);
  const wanted = type === "i64" || type === "u64" ? "bigint" : "number";
  if (typeof value !== wanted) {
    const example = wanted === "bigint" ? "1n" : "1";
    throw new TypeError(
      `${what}: the value is ${shown(value)}. Elements of ${type} are ${wanted}s, such as ${example}`,
    );
  }
  const stored = one as { [index: number]: number | bigint };
  stored[0] = value;
  if (stored[0] !== value && !isFloat(type)) throw outOfRange(what, type, value);
  const bytes = new Uint8Array(8);
  bytes.set(new Uint8Array(one.buffer));
  const words = new DataView(bytes.buffer);
  return [words.getUint32(0, true), words.getUint32(4, true)];
}

const isFloat = (type: ElementType): boolean => type.startsWith("f");

/** Returns the error for a value that an integer type would change. */
function outOfRange(what: string, type: ElementType, value: number | bigint): RangeError {
  const bits = BigInt(type.slice(1));
  const [least, most] = type.startsWith("u")
    ? [0n, 2n ** bits - 1n]
    : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n];
  const range =
    bits === 64n ? `bigints from ${least}n to ${most}n` : `whole numbers from ${least} to ${most}`;
  return new RangeError(`${what}: ${shown(value)} does not fit into ${type}, whose elements are ${range}`);
}
