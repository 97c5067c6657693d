import type { Tier } from "./plan.ts";

/** How a kernel is spread over the GPU. */
export interface LaunchShape {
  readonly grid: number;
  readonly threads: number;
}

const KiB = 1024;
const MiB = 1024 * KiB;

type Step = readonly [upTo: number, blocks: number, threads: number];
/** Blocks and their threads by bytes: measured on H200s, where fewer leave links idle and more only meet more. */
const steps: readonly Step[] = [
  [512 * KiB, 32, 512],
  [2 * MiB, 64, 512],
  [32 * MiB, 128, 512],
  [128 * MiB, 192, 512],
  [Number.POSITIVE_INFINITY, 256, 512],
];
/** The same for what only moves, where half of a block's threads send. */
const moveSteps: readonly Step[] = [
  [512 * KiB, 32, 512],
  [2 * MiB, 64, 512],
  [16 * MiB, 128, 512],
  [Number.POSITIVE_INFINITY, 256, 512],
];
/** The same for lines: best when each warp has one turn, or two. */
const lineSteps: readonly Step[] = [
  [128 * KiB, 32, 256],
  [400 * KiB, 64, 256],
  [768 * KiB, 128, 256],
  [1792 * KiB, 128, 512],
  [8 * MiB, 128, 256],
  [Number.POSITIVE_INFINITY, 128, 512],
];

/** What is asked for instead of what is chosen. */
export interface Forced {
  readonly tier?: Tier;
  readonly blocks?: number;
  readonly threads?: number;
  readonly overlap?: boolean;
  /** Some threads of a block send while others take, on embedded GPUs, too. */
  readonly crews?: boolean;
}

/** What tests and the benchmark try other ways and shapes with. */
export let forced: Forced = {};

export function force(wanted: Forced): void {
  forced = wanted;
}

/** What a call has room in. */
export interface Room {
  /** Blocks that the group's memory has room for. */
  readonly blocks: number;
  /** Bytes of a piece that a block can take at once; undefined: it takes what is more in turns. */
  readonly most: number | undefined;
  /** It only moves: nothing is combined. */
  readonly moves?: boolean;
  /** The GPU is an embedded one, whose threads are a processor's. */
  readonly embedded: boolean;
}

/** Blocks and threads of a call of so many bytes a piece: they follow from what is the same on all ranks. */
export function shapeOf(
  tier: Tier,
  bytes: number,
  { blocks, most, moves = false, embedded }: Room,
  wished: Forced = forced,
): LaunchShape {
  const table = tier === "lines" ? lineSteps : moves ? moveSteps : steps;
  const [, usual, wide] = table.find(([upTo]) => bytes <= upTo)!;
  const threads = embedded ? 256 : (wished.threads ?? wide);
  const each = threads * (tier === "low-latency" ? 8 : 16);
  const useful = Math.max(1, Math.ceil(bytes / Math.min(each, most ?? each)));
  const wanted = wished.blocks ?? (most !== undefined ? blocks : usual);
  const needed = most === undefined ? 1 : Math.ceil(bytes / most);
  return { grid: Math.max(needed, Math.min(blocks, wanted, useful)), threads };
}
