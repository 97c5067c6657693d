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

/**
 * Throws RangeError when the root's own chunk overlaps the buffer of all chunks at another place than its own.
 * Chunks of other members would overwrite it, or it would overwrite them.
 */
export function checkOwnChunk(name: string, own: Buffer, all: Buffer, first: number): void {
  const offset = own.pointer - all.pointer;
  const overlaps = own.length > 0 && offset < all.byteLength && -offset < own.byteLength;
  if (!overlaps || offset === first * (own.byteLength / own.length)) return;
  throw new RangeError(
    `${name}: the root's own chunk overlaps the buffer of all chunks ${offset} bytes from its start. Use other memory, or the root's own place in the buffer`,
  );
}
