// Control block of a worker pool: 32-bit words in shared memory, followed by the arguments of a launch.
import type { Pass } from "../../../../process/thread-registry.ts";
import { MOST_WORKERS } from "../../core/settings.ts";
import { PARAMETERS_BYTES } from "../../wasm/unit/layout.ts";

export const Word = {
  /** Number of launches. */
  launch: 0,
  /** Number of workers that finished the launch. The driver's thread waits on it. */
  done: 1,
  /** Next piece of the grid that no worker has taken. */
  next: 2,
  /** Nonzero to end all workers. */
  quit: 3,
  /** Number of workers that are ready or known not to start. */
  ready: 4,
  /** Number of workers that take part in a launch. */
  slots: 5,
  /** Number of free slots of the launch. It is negative when late workers found no slot. */
  slotsLeft: 6,
  /** CUDA error of the first fault of a launch, 0 without one. Its position, address and block follow. */
  fault: 8,
  faultPosition: 9,
  faultAddress: 10,
  faultBlock: 12,
  /** Number of the module. The image and the description of its kernels follow, as addresses and sizes. */
  module: 16,
  image: 17,
  imageBytes: 19,
  /** Index of the kernel in the module. */
  kernel: 20,
  grid: 21,
  block: 24,
  dynamicShared: 27,
  parameterBytes: 28,
  /** Number of blocks that a worker takes at once. `pieces` is the number of such pieces. */
  piece: 29,
  pieces: 30,
  gridId: 31,
  workers: 32,
  description: 33,
  descriptionBytes: 35,
  /**
   * Address of the workspace in which the blocks of a cooperative launch synchronize; 0 for other launches.
   */
  workspace: 36,
  /** Address of the window (see core/window.ts). */
  window: 38,
  /** Size of the printed records in bytes. The address and size of the ring follow. */
  printed: 40,
  printBuffer: 41,
  printBytes: 43,
  /** Heap of the context, 0 without one. `heapLock` protects all heaps. */
  heap: 44,
  heapBytes: 46,
  heapLock: 47,
  /** Table of textures and surfaces. */
  textures: 48,
  /**
   * Cluster dimensions in blocks, 0 without clusters. `coresident` is 1 when all blocks must be resident at
   * once.
   */
  cluster: 50,
  coresident: 53,
  /** Allocation table of a checked launch, 0 for other launches. `findings` counts the findings. */
  allocations: 54,
  allocationCount: 56,
  findings: 57,
  /** InspectKind of the launch. The buffer for its data, and the inspected block and thread follow. */
  inspecting: 58,
  inspectBuffer: 59,
  inspectBytes: 61,
  inspectBlock: 62,
  inspectThread: 65,
  /**
   * StopState of a stopped thread, its position, and its time limit in milliseconds. A launch with
   * breakpoints runs on one worker.
   */
  stopState: 66,
  stopPosition: 67,
  stopThread: 68,
  stopBlock: 69,
  stopWorker: 72,
  stopMs: 73,
  /**
   * Index plus 1 of the worker that spins for the next launch, 0 for none. A spinning worker needs no
   * wake-up.
   */
  spinning: 74,
  /** Number of unloaded programs. `unloadedIds` holds the last ones. */
  unloaded: 75,
  /** Table of all mapped memory, for workers of far code: address, number of entries, and its version. */
  farTable: 76,
  farCount: 78,
  farVersion: 79,
  /** Address of the accesses of the previous launch, two words, 0 for launches that do not overlap it. */
  previousAccesses: 80,
  /** Time that the workers ran the current launch, summed over the workers, in microseconds. */
  busyUs: 82,
  unloadedIds: 288 + MOST_WORKERS,
  /** Base addresses of the workers' memories, two words each. */
  bases: 96,
  /** Thread ids of the workers; 0 before they have started. */
  threads: 224,
  /** Word on which each worker sleeps: the launch for which it was woken last. */
  wakeWords: 288,
} as const;

/** Number of unloaded programs that the control block lists. */
const UNLOADED_SLOTS = 64;

/** Values of a wake word before the first wake-up. It begins as 0. */
export const WakeState = {
  ready: -1,
  /** The runtime had no memory for the worker, or it started too late. */
  gone: -2,
} as const;

export const InspectKind = { none: 0, check: 1, trace: 2, profile: 3, stops: 4 } as const;

/** State of a stopped thread. `quit`: no further block begins, and stopped blocks end. */
export const StopState = { running: 0, stopped: 1, goOn: 2, quit: 3 } as const;

/** Numbers of an entry of the table `farTable`: address, size and rights of mapped memory, as f64. */
export const FAR_ENTRY_NUMBERS = 3;

/** Offset of the arguments, in bytes. */
export const ARGUMENTS = (Word.unloadedIds + UNLOADED_SLOTS) * 4;
/** Offset of the findings of a checked launch, in bytes. */
export const FINDINGS = ARGUMENTS + PARAMETERS_BYTES;
export const FINDING_WORDS = 12;
export const MOST_FINDINGS = 256;
export const CONTROL_BYTES = FINDINGS + 4 * FINDING_WORDS * MOST_FINDINGS;

/** Data with which a worker is started. */
export interface WorkerStart {
  readonly control: SharedArrayBuffer;
  readonly index: number;
  readonly checksPages: boolean;
  /** True for workers of far code. */
  readonly far: boolean;
  readonly pass: Pass | undefined;
}

export function putAddress(words: Int32Array, at: number, address: number): void {
  words[at] = address | 0;
  words[at + 1] = Math.floor(address / 2 ** 32);
}

export const addressAt = (words: Int32Array, at: number): number =>
  (words[at]! >>> 0) + words[at + 1]! * 2 ** 32;

/**
 * Kernel fault, thrown through generated code: a CUDA error, a PTX position (-1 if unknown) and an address.
 */
export class KernelFault extends Error {
  readonly code: number;
  readonly position: number;
  readonly address: bigint;

  constructor(code: number, position = -1, address = 0n) {
    super(`kernel fault ${code}`);
    this.code = code;
    this.position = position;
    this.address = address;
  }
}

/**
 * Code of one region of a kernel: runs the threads `first` to `last - 1` that are in the state of the region.
 * Returns the state that all of them reached, ENDED or SEVERAL.
 */
export type RegionFunction = (first: number, last: number) => number;

// Unloaded programs. Workers drop their code before the next launch.

let count = 0;
const last = new Int32Array(UNLOADED_SLOTS);

/** Records an unloaded program by its number. */
export function noteUnloaded(id: number): void {
  last[count++ % UNLOADED_SLOTS] = id;
}

/** Copies the list of unloaded programs to a control block, with a launch. */
export function publishUnloaded(words: Int32Array): void {
  if (words[Word.unloaded] === count) return;
  words.set(last, Word.unloadedIds);
  words[Word.unloaded] = count;
}

/**
 * Returns the programs that were unloaded after the first `seen`, or undefined when the list no longer holds
 * all of them.
 */
export function unloadedSince(words: Int32Array, seen: number): number[] | undefined {
  const length = words[Word.unloaded]! - seen;
  if (length > UNLOADED_SLOTS) return undefined;
  return Array.from({ length }, (_, n) => words[Word.unloadedIds + ((seen + n) % UNLOADED_SLOTS)]!);
}
