import { shown } from "../../arguments/shown.ts";
import type { Buffer } from "../../cuda/index.ts";

/** Returns the first element of each rank's chunk, and then the end of the last chunk. */
export function chunkOffsets(
  name: string,
  what: string,
  counts: readonly number[],
  size: number,
  buffer: Buffer,
): number[] {
  if (
    !Array.isArray(counts) ||
    counts.length !== size ||
    counts.some((one) => !Number.isInteger(one) || one < 0)
  )
    throw new TypeError(
      `${name}: ${what} is ${shown(counts)}. Use a whole number for each of ${size} ranks.`,
    );
  const at = [0];
  for (const count of counts) at.push(at.at(-1)! + count);
  if (at.at(-1)! > buffer.length)
    throw new RangeError(
      `${name}: ${what} adds up to ${at.at(-1)} elements, and the buffer has ${buffer.length}`,
    );
  return at;
}
