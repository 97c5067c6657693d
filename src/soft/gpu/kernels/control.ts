// What the driver's thread and the workers tell each other: 32-bit words in shared memory, and a launch's arguments after them.
import type { Pass } from "../../../thread-places.ts";
import { MOST_WORKERS } from "../core/settings.ts";
import { PARAMETERS_BYTES } from "../wasm/layout.ts";

export const Word = {
  /** Counts launches. */
  launch: 0,
  /** Workers that are done with the launch. The driver's thread waits for it. */
  done: 1,
  /** The next piece of the grid that nobody has taken. */
  next: 2,
  /** Set to end all workers. */
  quit: 3,
  /** Workers that are ready, or of which it is known that they do not come. */
  ready: 4,
  /** Workers that a launch takes, and how many have asked to be one of them. */
  seats: 5,
  /** Those of the launch that nobody has yet; below 0 where some came in vain. */
  seatsLeft: 6,
  /** CUDA error of the first fault of a launch, 0 without one, and what is known of it. */
  fault: 8,
  faultPosition: 9,
  faultAddress: 10,
  faultBlock: 12,
  /** The module's number, its image and the description of its kernels: addresses and bytes. */
  module: 16,
  image: 17,
  imageBytes: 19,
  /** The kernel's place in the module. */
  kernel: 20,
  grid: 21,
  block: 24,
  dynamicShared: 27,
  parameterBytes: 28,
  /** Blocks that a worker takes at once, and how many times there are so many. */
  piece: 29,
  pieces: 30,
  gridId: 31,
  workers: 32,
  description: 33,
  descriptionBytes: 35,
  /** Where the blocks of a cooperative launch meet; 0 for other launches. */
  workspace: 36,
  /** Base of the window (core/window.ts). */
  window: 38,
  /** What the launch's kernels printed: bytes of records, the ring and its size. */
  printed: 40,
  printBuffer: 41,
  printBytes: 43,
  /** The heap of the launch's context, 0 without one; the lock is for all heaps. */
  heap: 44,
  heapBytes: 46,
  heapLock: 47,
  /** The table of textures and surfaces. */
  textures: 48,
  /** Blocks of a cluster in each direction, 0 when nobody said; and 1 when all blocks of the launch must be there at once. */
  cluster: 50,
  together: 53,
  /** For a launch that is checked: its table of allocations (address, and how many), 0 for others; how much was found. */
  allocations: 54,
  allocationCount: 56,
  findings: 57,
  /** How the launch is looked at (a WatchKind); the memory for what is told, and whom it follows: a block and a thread. */
  watching: 58,
  watchBuffer: 59,
  watchBytes: 61,
  watchBlock: 62,
  watchThread: 65,
  /** A thread that stopped (a StopState), where, and how long it may wait, in ms. One worker alone runs a launch with stops. */
  stopState: 66,
  stopPosition: 67,
  stopThread: 68,
  stopBlock: 69,
  stopWorker: 72,
  stopMs: 73,
  /** The worker that looks for the next launch for a moment, before it sleeps: it need not be woken. Its place and 1, 0 for none. */
  looking: 74,
  /** How many programs were unloaded so far, and the numbers of the last ones. */
  unloaded: 75,
  unloadedIds: 288 + MOST_WORKERS,
  /** Base addresses of the workers' memories, two words each. */
  bases: 96,
  /** The system's numbers of their threads; 0 before they have begun. */
  threads: 224,
  /** Each worker sleeps on its own: the launch that it was woken for last. */
  bells: 288,
} as const;

/** So many numbers of programs are told. */
export const UNLOADED_KEPT = 64;

/** What a worker's bell is before it was rung: 0, then one of these. */
export const Bell = {
  ready: -1,
  /** The runtime had no memory for it, or it took too long: the others do without. */
  gone: -2,
} as const;

export const WatchKind = { none: 0, check: 1, trace: 2, profile: 3, stops: 4 } as const;

/** `quit`: no block begins any more, and those that stop end. */
export const StopState = { running: 0, stopped: 1, goOn: 2, quit: 3 } as const;

/** Where arguments begin, in bytes. */
export const ARGUMENTS = (Word.unloadedIds + UNLOADED_KEPT) * 4;
/** What a checked launch found: records of so many words. */
export const FINDINGS = ARGUMENTS + PARAMETERS_BYTES;
export const FINDING_WORDS = 12;
export const MOST_FINDINGS = 256;
export const CONTROL_BYTES = FINDINGS + 4 * FINDING_WORDS * MOST_FINDINGS;

/** What a worker is started with. */
export interface WorkerStart {
  readonly control: SharedArrayBuffer;
  readonly index: number;
  readonly checksPages: boolean;
  readonly pass: Pass | undefined;
}

export function putAddress(words: Int32Array, at: number, address: number): void {
  words[at] = address | 0;
  words[at + 1] = Math.floor(address / 2 ** 32);
}

export const addressAt = (words: Int32Array, at: number): number =>
  (words[at]! >>> 0) + words[at + 1]! * 2 ** 32;
