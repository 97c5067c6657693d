// How many blocks a multiprocessor holds at once, by the rules of compute capability 9.0.
import type { CompiledKernel } from "../wasm/compile.ts";
import { SHARED_BYTES } from "../wasm/layout.ts";

const BLOCKS = 32;
const THREADS = 2048;
const REGISTERS = 65536;
const SHARED_OF_SM = 228 * 1024;
/** Shared memory of a block that the system keeps. */
const RESERVED = 1024;
const GRANULE = 128;
const WARP = 32;

/** Registers of a thread, as the driver tells them. */
export const REGISTERS_OF_THREAD = 32;

export function blocksAtOnce(
  { maxThreads, staticShared }: CompiledKernel,
  threads: number,
  dynamicShared: number,
): number {
  if (threads > maxThreads || staticShared + dynamicShared > SHARED_BYTES) return 0;
  const warps = Math.ceil(threads / WARP);
  const shared = Math.ceil((staticShared + dynamicShared) / GRANULE) * GRANULE + RESERVED;
  return Math.min(
    BLOCKS,
    Math.floor(THREADS / WARP / warps),
    Math.floor(REGISTERS / (REGISTERS_OF_THREAD * WARP * warps)),
    Math.floor(SHARED_OF_SM / shared),
  );
}

/** Dynamic shared memory that each of so many blocks on a multiprocessor can have. */
export function sharedForBlocks({ staticShared }: CompiledKernel, blocks: number): number {
  if (blocks <= 0 || blocks > BLOCKS) return 0;
  const each = Math.floor(SHARED_OF_SM / blocks / GRANULE) * GRANULE - RESERVED;
  return Math.max(0, Math.min(SHARED_BYTES, each) - staticShared);
}
