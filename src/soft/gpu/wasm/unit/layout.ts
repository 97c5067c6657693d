// Memory map of the 4 GiB that a kernel addresses: a low part private to each worker thread, and device
// memory above it.
// A generic address is the window's base plus the WebAssembly address in every space, so cvta only sets or
// clears the upper half.

import {
  FAR_PAGES,
  PAGE_BITS,
  PAGE_READABLE,
  PAGE_WRITABLE,
  PAGES,
  PRIVATE_BYTES,
  WINDOW_BYTES,
} from "../../core/window.ts";
import { put } from "../../ptx/collections.ts";
import type { Value } from "../../ptx/operations/scalar.ts";
import type { Register } from "../../ptx/syntax.ts";

export { FAR_PAGES, PAGE_BITS, PAGE_READABLE, PAGE_WRITABLE, PAGES, PRIVATE_BYTES, WINDOW_BYTES };

export const MOST_THREADS = 1024;

/** Launch context, an array of 32-bit words indexed by CONTEXT_WORDS. */
export const CONTEXT = 0x10000;
export const CONTEXT_WORDS = {
  ctaid: 0,
  ntid: 3,
  nctaid: 6,
  dynamicShared: 9,
  worker: 10,
  workers: 11,
  grid: 12,
  /** Value of DIVERGENCE. Groups check their threads' states unless it is `none`. */
  divergence: 13,
  stop: 14,
  threads: 15,
  totalShared: 16,
  /** Address of the synchronization workspace of a cooperative launch, low and high word. */
  workspace: 17,
  /** In checked launches: address of a line's shadow, less an eighth of that of its first word's cells. */
  lineCells: 19,
  /** Size of a cluster in blocks, in each dimension. */
  cluster: 20,
  /** 1 when the launch or the kernel sets the cluster size explicitly. */
  explicit: 23,
  /** In checked launches: bytes of shared memory of a block, and of local memory of a thread. */
  sharedLimit: 24,
  localLimit: 25,
  /** In traced and debugged launches: number of the inspected thread, NO_THREAD or ALL_THREADS. */
  inspectedThread: 26,
  /** In checked launches: address of all fence counters, the block's own counter, and its part of a tag. */
  fenceCounts: 27,
  blockFences: 28,
  blockTag: 30,
} as const;
/** Kernel arguments in the layout of the kernel's declaration. */
export const PARAMETERS = 0x11000;
export const PARAMETERS_BYTES = 0x8000;

/** Arguments of a texture instruction (16 words). Its results follow in 16 words. */
export const TEXTURE_ARGUMENTS = 0x19000;
export const TEXTURE_RESULTS = 0x19040;

/** Scratch memory for lanes that do not run, and the addresses of a group's lanes when one faults. */
export const SCRATCH = 0x19100;
export const LANE_ADDRESSES = 0x19140;

/**
 * Arrays with one 32-bit word for each thread: its state, its contributions to a wait point and its results.
 */
export const STATES = 0x1a000;
export const CONTRIBUTIONS = 0x1b000;
export const RESULTS = 0x1c000;
export const MASKS = 0x1d000;
export const BARRIERS = 0x1e000;
export const COUNTS = 0x1f000;

/** Words that the lanes of a warp exchange in matrix operations: 32 of 32 bits or 16 of 64 for a thread. */
export const EXCHANGE = 0x30000;

/**
 * In checked launches: the allocation that each instruction accessed last, as start, bytes, shadow address
 * and address of the written bits (check-global.ts).
 */
export const ACCESS_SITES = 0x60000;
export const ACCESS_SITE_COUNT = 4096;
/**
 * Epoch of each thread in checked launches. It counts barriers of the block in the lowest byte and the upper
 * half, and barriers of the warp in the second byte.
 */
export const EPOCHS = 0x70000;

export const SHARED = 0x100000;
export const SHARED_BYTES = 227 * 1024;
export const STATIC_SHARED_BYTES = 48 * 1024;
export const SHARED_ROOM = 0x40000;
/**
 * Shared memory that is reserved for CUDA's cooperative groups, behind the kernel's own: 1 KiB for each
 * block.
 */
export const RESERVED_SHARED = SHARED + SHARED_BYTES;
export const RESERVED_SHARED_BYTES = 1024;

/** Registers spilled at wait points, one array for each register. */
export const FRAMES = 0x150000;
export const FRAMES_END = 0x5ef0000;
/**
 * In checked launches: a word for each 32-byte line of shared memory (inspect/memory-check/settled-lines.ts).
 */
export const SETTLED_LINES = FRAMES_END;
/** In checked launches: encoding of each line's shadow (inspect/memory-check/line-encoding.ts). */
export const LINE_ENCODINGS = SETTLED_LINES + SHARED_ROOM / 8;
/** In profiled launches: execution counts of basic blocks, one array of 1024 counters for each block. */
export const COUNTERS = 0x5f00000;
export const COUNTER_BYTES = MOST_THREADS * 4;
export const MOST_COUNTERS = 0x2000000 / COUNTER_BYTES;
/** In checked launches: shadow of each byte of shared memory, while threads access its word by bytes. */
export const BYTE_SHADOW = COUNTERS;
/** In checked launches: shadow of each word of shared memory, four words each. */
export const SHARED_SHADOW = 0x7f00000;
/** Strides of spill arrays, odd multiples of a cache line, so that the arrays do not share cache sets. */
export const FRAME_STRIDE = { 4: MOST_THREADS * 4 + 64, 8: MOST_THREADS * 8 + 64 } as const;

export const LOCAL = 0x8000000;
/** Size of each thread's call stack. A frame never crosses a multiple of this size. */
export const STACK_BYTES = 0x10000;
/** Maximum number of blocks in a cluster, whose shared memory is mapped at CLUSTER by rank. */
export const MOST_CLUSTER = 16;
export const CLUSTER = PRIVATE_BYTES - MOST_CLUSTER * SHARED_ROOM;
export const STACKS = CLUSTER - MOST_THREADS * STACK_BYTES;
export const LOCAL_BYTES = STACKS - LOCAL;

/**
 * Divergence of a block's threads. `possible` also covers ended threads. `betweenWarps` means that each warp
 * has converged and no thread has ended.
 */
export const DIVERGENCE = { none: 0, possible: 1, betweenWarps: 2 } as const;

/** State of a thread that has ended. */
export const ENDED = -1;
/** Result of a region whose threads continue in different states. */
export const SEVERAL_STATES = -2;

// Assigns spilled registers to arrays. Where the arrays exceed the available memory, registers that are never
// spilled at the same wait point share one.

/** Returns the array offset of each register that is spilled, or undefined if memory does not suffice. */
export function frameSlots(
  sets: readonly (readonly Register[])[],
  values: readonly Value[],
): Map<number, number> | undefined {
  const states = new Map<number, number[]>();
  for (const [state, registers] of sets.entries())
    for (const { index } of registers)
      (states.get(index) ?? put<number, number[]>(states, index, [])).push(state);
  const strideOf = (register: number) => FRAME_STRIDE[values[register]!.endsWith("64") ? 8 : 4];
  const ownSlots = new Map<number, number>();
  let end = FRAMES;
  for (const register of states.keys()) {
    ownSlots.set(register, end);
    end += strideOf(register);
  }
  if (end <= FRAMES_END) return ownSlots;
  const fits = (registers: readonly Register[]) =>
    registers.reduce((sum, { index }) => sum + strideOf(index), FRAMES) <= FRAMES_END;
  return sets.every(fits) ? sharedSlots(states, strideOf) : undefined;
}

/** Assigns each register to the first array of its size that is free in all its states. */
function sharedSlots(
  states: ReadonlyMap<number, readonly number[]>,
  strideOf: (register: number) => number,
): Map<number, number> | undefined {
  const slots: { readonly at: number; readonly stride: number; readonly taken: Set<number> }[] = [];
  const offsets = new Map<number, number>();
  let end = FRAMES;
  for (const [register, where] of states) {
    const stride = strideOf(register);
    let slot = slots.find((each) => each.stride === stride && !where.some((state) => each.taken.has(state)));
    if (slot === undefined) {
      slots.push((slot = { at: end, stride, taken: new Set() }));
      end += stride;
      if (end > FRAMES_END) return undefined;
    }
    for (const state of where) slot.taken.add(state);
    offsets.set(register, slot.at);
  }
  return offsets;
}
