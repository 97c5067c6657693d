// How many blocks a multiprocessor holds at once, by the rules of compute capability 9.0.
import type { CompiledKernel } from "../wasm/compile.ts";
import { SHARED_BYTES } from "../wasm/layout.ts";
import { REGISTERS } from "../wasm/registers.ts";

const BLOCKS = 32;
const THREADS = 2048;
const SHARED_OF_SM = 228 * 1024;
/** Shared memory of a block that the system keeps. */
const RESERVED = 1024;
const GRANULE = 128;
const WARP = 32;
/** A warp's registers are given out in so many, by each of four parts of the multiprocessor. */
const REGISTER_GRANULE = 256;
const PARTS = 4;

const registersOfWarp = ({ registers }: CompiledKernel): number =>
  Math.ceil((registers * WARP) / REGISTER_GRANULE) * REGISTER_GRANULE;

/** Warps for which a multiprocessor has registers. */
const warpsByRegisters = (kernel: CompiledKernel): number =>
  Math.floor(REGISTERS / PARTS / registersOfWarp(kernel)) * PARTS;

/** Threads that a block may have: as the kernel says, and as it has registers for them. */
export const mostThreads = (kernel: CompiledKernel): number =>
  Math.min(kernel.maxThreads, warpsByRegisters(kernel) * WARP);

export function blocksAtOnce(kernel: CompiledKernel, threads: number, dynamicShared: number): number {
  const { staticShared } = kernel;
  if (threads > mostThreads(kernel) || staticShared + dynamicShared > SHARED_BYTES) return 0;
  const warps = Math.ceil(threads / WARP);
  const shared = Math.ceil((staticShared + dynamicShared) / GRANULE) * GRANULE + RESERVED;
  return Math.min(
    BLOCKS,
    Math.floor(THREADS / WARP / warps),
    Math.floor(warpsByRegisters(kernel) / warps),
    Math.floor(SHARED_OF_SM / shared),
  );
}

/** The block that keeps most threads on a multiprocessor, the largest of equals, and how many of it are there. */
export function bestBlock(
  kernel: CompiledKernel,
  most: number,
  sharedFor: (threads: number) => number,
): { readonly threads: number; readonly blocks: number } {
  const limit = Math.min(mostThreads(kernel), most > 0 ? most : Number.POSITIVE_INFINITY);
  let best = { threads: 0, blocks: 0 };
  for (let rounded = Math.ceil(limit / WARP) * WARP; rounded > 0; rounded -= WARP) {
    const threads = Math.min(limit, rounded);
    const blocks = blocksAtOnce(kernel, threads, sharedFor(threads));
    if (threads * blocks > best.threads * best.blocks) best = { threads, blocks };
    if (best.threads * best.blocks === THREADS) break;
  }
  return best;
}

/** Dynamic shared memory that each of so many blocks on a multiprocessor can have. */
export function sharedForBlocks({ staticShared }: CompiledKernel, blocks: number): number {
  if (blocks <= 0 || blocks > BLOCKS) return 0;
  const each = Math.floor(SHARED_OF_SM / blocks / GRANULE) * GRANULE - RESERVED;
  return Math.max(0, Math.min(SHARED_BYTES, each) - staticShared);
}
