// The 4 GiB that a kernel sees: its own low part, private to each worker thread, and device memory above it.
// A generic address is the window's base plus the address in WebAssembly, for every space: cvta adds or takes the upper half alone.

import { PAGE_BITS, PAGES, PRIVATE_BYTES, WINDOW_BYTES } from "../core/window.ts";

export { PAGE_BITS, PAGES, PRIVATE_BYTES, WINDOW_BYTES };

export const MOST_THREADS = 1024;

/** What a launch is, as 32-bit words: see CONTEXT_WORDS. */
export const CONTEXT = 0x10000;
export const CONTEXT_WORDS = {
  ctaid: 0,
  ntid: 3,
  nctaid: 6,
  dynamicShared: 9,
  worker: 10,
  workers: 11,
  grid: 12,
  /** Whether a block's threads are at one place (see PARTED): else groups of them are looked at before they go on. */
  parted: 13,
  stop: 14,
  threads: 15,
  totalShared: 16,
  /** Address of the memory in which the blocks of a cooperative launch meet, low and high word. */
  workspace: 17,
  /** For launches that are checked: added to an eighth of the address of a line's first cells, it gives those of the line. */
  lines: 19,
  /** Blocks of a cluster in each direction. */
  cluster: 20,
  /** 1 when the launch or the kernel says how large clusters are. */
  explicit: 23,
  /** For launches that are checked: bytes of shared memory of a block, and of local memory of a thread. */
  sharedLimit: 24,
  localLimit: 25,
  /** For launches that are followed: the thread's number, or one of those in watch/watching.ts. */
  watched: 26,
  /** For launches that are checked: where blocks count their fences, where this one does, and what is its part of a tag (64 bits). */
  fences: 27,
  ownFences: 28,
  tagOfBlock: 30,
} as const;
/** Arguments, as the kernel declares them. */
export const PARAMETERS = 0x11000;
export const PARAMETERS_BYTES = 0x8000;

/** What an instruction gives to the texture unit: 16 words, and what it gets back: 16 words after them. */
export const TEXTURE_GIVEN = 0x19000;
export const TEXTURE_GOT = 0x19040;

/** Where lanes that do not run load from and store to, and where lanes' addresses are put to be told apart. */
export const NOWHERE = 0x19100;
export const LANE_ADDRESSES = 0x19140;

/** Arrays with one 32-bit number for each thread: where it goes on, and what it gives to and gets from others. */
export const STATES = 0x1a000;
export const GIVEN = 0x1b000;
export const GOT = 0x1c000;
export const MASKS = 0x1d000;
export const BARRIERS = 0x1e000;
export const COUNTS = 0x1f000;

/** Arrays with words that the lanes of a warp leave for each other: 32 of 32 bits a thread, or 16 of 64. */
export const EXCHANGE = 0x30000;

/** For launches that are checked. The allocation that each access touched last: start, bytes, its shadow and its bits (check-global.ts). */
export const CHECK_SITES = 0x60000;
export const CHECK_SITE_COUNT = 4096;
/** How many barriers each thread has passed: of the block in the lowest byte and in the upper half, of its warp in the second byte. */
export const EPOCHS = 0x70000;

export const SHARED = 0x100000;
export const SHARED_BYTES = 227 * 1024;
export const STATIC_SHARED_BYTES = 48 * 1024;
export const SHARED_ROOM = 0x40000;
/** 1 KiB of a block for the headers of CUDA (cooperative groups), behind what kernels may have. */
export const RESERVED_SHARED = SHARED + SHARED_BYTES;
export const RESERVED_SHARED_BYTES = 1024;

/** Registers that live while a thread waits: one array a register. */
export const FRAMES = 0x150000;
export const FRAMES_END = 0x5ef0000;
/** For launches that are checked: a number for each eight words of shared memory (checks/known-lines.ts). */
export const KNOWN_LINES = FRAMES_END;
/** For each of these lines, how the notes of its words are kept (checks/line-forms.ts). */
export const LINE_FORMS = KNOWN_LINES + SHARED_ROOM / 8;
/** For profiles: how often each thread ran a block of instructions, one array of 1024 numbers a block. */
export const COUNTERS = 0x5f00000;
export const COUNTER_BYTES = MOST_THREADS * 4;
export const MOST_COUNTERS = 0x2000000 / COUNTER_BYTES;
/** What threads did last with each byte of shared memory, in place of that: four words each, while its word is touched by bytes. */
export const BYTE_NOTES = COUNTERS;
/** What threads did last with each word of shared memory, for launches that are checked: four words each. */
export const SHARED_SHADOW = 0x7f00000;
/** Odd multiples of a cache line, so that arrays do not meet in the same cache sets. */
export const FRAME_STRIDE = { 4: MOST_THREADS * 4 + 64, 8: MOST_THREADS * 8 + 64 } as const;

export const LOCAL = 0x8000000;
/** Each thread's stack for functions that are called; a frame never crosses a multiple of its size. */
export const STACK_BYTES = 0x10000;
/** Where the shared memory of a cluster's blocks is, by their rank. */
export const MOST_CLUSTER = 16;
export const CLUSTER = PRIVATE_BYTES - MOST_CLUSTER * SHARED_ROOM;
export const STACKS = CLUSTER - MOST_THREADS * STACK_BYTES;
export const LOCAL_BYTES = STACKS - LOCAL;

/** Whether threads of a block may have ended, or be at different places: `byWarps` where each warp is at one place, and none has ended. */
export const PARTED = { no: 0, maybe: 1, byWarps: 2 } as const;

/** A state of a thread that has ended. */
export const ENDED = -1;
/** What a region tells when its threads go on at different places. */
export const SEVERAL = -2;
