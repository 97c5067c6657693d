import { type Forced, forced, type Tier } from "../plan.ts";

/** Grid and block size of a kernel launch. */
export interface LaunchShape {
  readonly grid: number;
  readonly threads: number;
}

const KiB = 1024;
const MiB = 1024 * KiB;

type ShapeRow = readonly [upTo: number, blocks: number, threads: number];
/**
 * Launch shapes of the combining kernels, by bytes. Fewer blocks leave links idle, and more blocks only add
 * synchronization.
 */
const steps: readonly ShapeRow[] = [
  [512 * KiB, 32, 512],
  [2 * MiB, 64, 512],
  [32 * MiB, 128, 512],
  [128 * MiB, 192, 512],
  [Number.POSITIVE_INFINITY, 256, 512],
];
/** Launch shapes of the moving kernels, by bytes. Half of the threads of a block send. */
const moveSteps: readonly ShapeRow[] = [
  [512 * KiB, 32, 512],
  [2 * MiB, 64, 512],
  [16 * MiB, 128, 512],
  [Number.POSITIVE_INFINITY, 256, 512],
];
/** Launch shapes of the line kernels, by bytes. One or two rounds for each warp give the best speed. */
const lineSteps: readonly ShapeRow[] = [
  [128 * KiB, 32, 256],
  [400 * KiB, 64, 256],
  [768 * KiB, 128, 256],
  [1792 * KiB, 128, 512],
  [8 * MiB, 128, 256],
  [Number.POSITIVE_INFINITY, 128, 512],
];

/** Limits of a launch. */
export interface LaunchLimits {
  /** Maximum number of blocks, for which the group memory has slots. */
  readonly blocks: number;
  /**
   * Maximum bytes of a chunk that a block can process at once. Undefined when a block processes larger chunks
   * in several rounds.
   */
  readonly maxChunkBytes: number | undefined;
  /** True when the kernel moves data without arithmetic. */
  readonly moves?: boolean;
  /** True for a soft GPU, whose threads run on the host's processors. */
  readonly isSoft: boolean;
}

/**
 * Returns the launch shape of a call with chunks of `bytes` bytes. The result depends only on values that are
 * the same on all ranks.
 */
export function shapeOf(
  tier: Tier,
  bytes: number,
  { blocks, maxChunkBytes, moves = false, isSoft }: LaunchLimits,
  requested: Forced = forced,
): LaunchShape {
  const table = tier === "lines" ? lineSteps : moves ? moveSteps : steps;
  const [, tableBlocks, tableThreads] = table.find(([upTo]) => bytes <= upTo)!;
  const threads = isSoft ? 256 : (requested.threads ?? tableThreads);
  const each = threads * (tier === "low-latency" ? 8 : 16);
  const useful = Math.max(1, Math.ceil(bytes / Math.min(each, maxChunkBytes ?? each)));
  const wanted = requested.blocks ?? (maxChunkBytes !== undefined ? blocks : tableBlocks);
  const needed = maxChunkBytes === undefined ? 1 : Math.ceil(bytes / maxChunkBytes);
  return { grid: Math.max(needed, Math.min(blocks, wanted, useful)), threads };
}
