import { checkOptions } from "../../arguments/options.ts";
import type { Buffer } from "../../cuda/index.ts";
import { checkOwnChunk, chunkOffsets } from "./chunk-offsets.ts";
import { type RootOptions, rootOptions } from "./collective-options.ts";
import type { Collectives } from "./collectives.ts";

// Collectives between a root and all members, with chunks of different lengths. Each chunk is one transfer. An empty
// chunk is one too: without it, a chunk whose length only one side takes for 0 would arrive in a later call.

/** Buffer of the root, and the length of each rank's chunk. The other members need neither. */
export interface RootChunks {
  readonly buffer: Buffer | undefined;
  readonly counts: readonly number[] | undefined;
}

/** Gathers chunks of different lengths in the root. */
export function gatherV(
  collectives: Collectives,
  input: Buffer,
  chunks: RootChunks,
  options: RootOptions | undefined,
): void {
  const name = "gatherV";
  const { stream, ...given } = checkOptions(rootOptions, name, options);
  const root = collectives.root(name, given.root);
  const onStream = stream === undefined ? undefined : { stream };
  const { rank } = collectives;
  const own = rank === root ? rootPart(collectives, name, input, chunks) : undefined;
  if (own === undefined) {
    collectives.checkBuffers(name, input, input);
    collectives.transfer(name, { buffer: input, rank: root }, undefined, onStream);
    return;
  }
  const { buffer, at } = own;
  const mine = buffer.slice(at[rank]!, at[rank + 1]!);
  if (input.length > 0 && mine.pointer !== input.pointer) mine.set(input, 0, stream);
  eachOther(collectives, at, (from, start, end) =>
    collectives.transfer(name, undefined, { buffer: buffer.slice(start, end), rank: from }, onStream),
  );
}

/** Sends chunks of different lengths from the root. */
export function scatterV(
  collectives: Collectives,
  chunks: RootChunks,
  output: Buffer,
  options: RootOptions | undefined,
): void {
  const name = "scatterV";
  const { stream, ...given } = checkOptions(rootOptions, name, options);
  const root = collectives.root(name, given.root);
  const onStream = stream === undefined ? undefined : { stream };
  const { rank } = collectives;
  const own = rank === root ? rootPart(collectives, name, output, chunks) : undefined;
  if (own === undefined) {
    collectives.checkBuffers(name, output, output);
    collectives.transfer(name, undefined, { buffer: output, rank: root }, onStream);
    return;
  }
  const { buffer, at } = own;
  const mine = buffer.slice(at[rank]!, at[rank + 1]!);
  if (output.length > 0 && mine.pointer !== output.pointer) output.set(mine, 0, stream);
  eachOther(collectives, at, (to, start, end) =>
    collectives.transfer(name, { buffer: buffer.slice(start, end), rank: to }, undefined, onStream),
  );
}

/** Checks the root's buffer and counts. Returns the buffer, and the offset of each rank's chunk. */
function rootPart(
  collectives: Collectives,
  name: string,
  own: Buffer,
  { buffer, counts }: RootChunks,
): { readonly buffer: Buffer; readonly at: readonly number[] } {
  const { rank, size } = collectives;
  if (buffer === undefined || counts === undefined)
    throw new TypeError(
      `${name}: rank ${rank} is the root, so it needs the buffer of all chunks and their ${size} counts`,
    );
  collectives.checkBuffers(name, own, buffer);
  const at = chunkOffsets(name, "the list of counts", counts, size, buffer);
  if (counts[rank] !== own.length)
    throw new RangeError(
      `${name}: the count of the root is ${counts[rank]}, but its own chunk has ${own.length} elements`,
    );
  checkOwnChunk(name, own, buffer, at[rank]!);
  return { buffer, at };
}

function eachOther(
  { rank, size }: Collectives,
  at: readonly number[],
  visit: (other: number, start: number, end: number) => void,
): void {
  for (let step = 1; step < size; step++) {
    const other = (rank + step) % size;
    visit(other, at[other]!, at[other + 1]!);
  }
}
