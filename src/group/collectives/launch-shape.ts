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
  [2 * MiB, 64],
  [32 * MiB, 128],
  [128 * MiB, 192],
  [Number.POSITIVE_INFINITY, 256],
];

/** What tests and the benchmark try other shapes with: undefined is what is chosen otherwise. */
export const forced: { tier: Tier | undefined; blocks: number | undefined; threads: number | undefined } = {
  tier: undefined,
  blocks: undefined,
  threads: undefined,
};

/** What a call has room in. */
export interface Room {
  /** Blocks that the group's memory has room for. */
  readonly blocks: number;
  /** Bytes of a piece that a block can take at once; undefined: it takes what is more in turns. */
  readonly most: number | undefined;
  /** The GPU is an embedded one, whose threads are a processor's. */
  readonly embedded: boolean;
}

/** Blocks and threads of a call of so many bytes a piece: they follow from what is the same on all ranks. */
export function shapeOf(tier: Tier, bytes: number, { blocks, most, embedded }: Room): LaunchShape {
  const threads = embedded ? 256 : (forced.threads ?? 512);
  const each = threads * (tier === "low-latency" ? 8 : 16);
  const useful = Math.max(1, Math.ceil(bytes / Math.min(each, most ?? each)));
  const wanted = forced.blocks ?? (most !== undefined ? blocks : steps.find(([upTo]) => bytes <= upTo)![1]);
  const needed = most === undefined ? 1 : Math.ceil(bytes / most);
  return { grid: Math.max(needed, Math.min(blocks, wanted, useful)), threads };
}
