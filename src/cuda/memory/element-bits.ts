import { shown } from "../../arguments/shown.ts";
import { type ElementType, newArray } from "./element-type.ts";

/** The bits of one element as two 32-bit words, low first. TypeError for a value that is not one of the type. */
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
      `${what}: the value is ${shown(value)}: elements of ${type} are ${wanted}s, such as ${example}`,
    );
  }
  (one as { [index: number]: number | bigint })[0] = value;
  const bytes = new Uint8Array(8);
  bytes.set(new Uint8Array(one.buffer));
  const words = new DataView(bytes.buffer);
  return [words.getUint32(0, true), words.getUint32(4, true)];
}
