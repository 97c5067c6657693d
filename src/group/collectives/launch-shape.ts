import type { Tier } from "./plan.ts";

/** How a kernel is spread over the GPU. */
export interface LaunchShape {
  readonly grid: number;
  readonly threads: number;
}

const KiB = 1024;
const MiB = 1024 * KiB;

/** Threads of a block, and most blocks up to so many bytes: measured on H200s, where fewer leave links idle and more only meet more. */
const steps: readonly (readonly [upTo: number, blocks: number])[] = [
  [512 * KiB, 32],
  [4 * MiB, 64],
  [Number.POSITIVE_INFINITY, 128],
];

/** What tests and the benchmark try other shapes with: undefined is what is chosen otherwise. */
export const forced: { tier: Tier | undefined; blocks: number | undefined; threads: number | undefined } = {
  tier: undefined,
  blocks: undefined,
  threads: undefined,
};

/**
 * Blocks and threads of a call of so many bytes a piece: they follow from what is the same on all ranks. `most`: blocks that the group's
 * memory has room for; `embedded`: the GPU is an embedded one, whose threads are a processor's.
 */
export function shapeOf(tier: Tier, bytes: number, most: number, embedded: boolean): LaunchShape {
  const threads = embedded ? 256 : (forced.threads ?? 512);
  const each = tier === "low-latency" ? 8 : 16;
  const useful = Math.max(1, Math.ceil(bytes / (threads * each)));
  const blocks = forced.blocks ?? steps.find(([upTo]) => bytes <= upTo)![1];
  return { grid: Math.min(most, blocks, useful), threads };
}
