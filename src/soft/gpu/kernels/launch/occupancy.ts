// Occupancy of a multiprocessor by the rules of compute capability 9.0.
import type { CompiledKernel } from "../../wasm/compile.ts";
import { REGISTERS } from "../../wasm/kernel/kernel-plan.ts";
import { SHARED_BYTES } from "../../wasm/unit/layout.ts";

const BLOCKS = 32;
const THREADS = 2048;
const SHARED_OF_SM = 228 * 1024;
/** Shared memory per block that the system reserves, in bytes. */
const RESERVED = 1024;
const GRANULE = 128;
const WARP = 32;
/** Allocation unit of a warp's registers in each of the four partitions of a multiprocessor. */
const REGISTER_GRANULE = 256;
const PARTS = 4;

const registersOfWarp = ({ registers }: CompiledKernel): number =>
  Math.ceil((registers * WARP) / REGISTER_GRANULE) * REGISTER_GRANULE;

/** Returns the number of warps for which a multiprocessor has registers. */
const warpsByRegisters = (kernel: CompiledKernel): number =>
  Math.floor(REGISTERS / PARTS / registersOfWarp(kernel)) * PARTS;

/** Returns the maximum number of threads per block, by the kernel's bounds and its registers. */
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

/**
 * Returns the block size with the highest occupancy, the largest of equals, and the number of such blocks per
 * multiprocessor.
 */
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

/** Returns the dynamic shared memory available to each of `blocks` blocks on a multiprocessor, in bytes. */
export function sharedForBlocks({ staticShared }: CompiledKernel, blocks: number): number {
  if (blocks <= 0 || blocks > BLOCKS) return 0;
  const each = Math.floor(SHARED_OF_SM / blocks / GRANULE) * GRANULE - RESERVED;
  return Math.max(0, Math.min(SHARED_BYTES, each) - staticShared);
}
