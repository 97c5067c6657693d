// The allocator of the arena: blocks of powers of two, with a free list for each size. Called under the lock,
// on control paths only.
import { libc, MADV_DONTNEED } from "../../../../ffi/libc/index.ts";
import { type Arena, HEAP_START, section } from "./arena.ts";
import { getDouble, setDouble } from "./engine.ts";

export const Heap = section("heap", (f) => ({
  /** Byte offset of the first byte that was never allocated. */
  next: f.double(),
  /** Word offsets of the first free block, by power of two. */
  free: f.words(32),
}));

const SMALLEST_CLASS = 6;
/** Smallest block, as a power of two, whose pages return to the kernel when it is freed. */
const LARGE_CLASS = 18;
const PAGE = 4096;

function classOf(bytes: number): number {
  return Math.max(SMALLEST_CLASS, 32 - Math.clz32(bytes - 1));
}

/** Initialises the heap of a zeroed arena. */
export function initializeHeap(arena: Arena): void {
  setDouble(arena, Heap.next, (HEAP_START * 4 + 63) & ~63);
}

/** Allocates `bytes` zeroed bytes, aligned to 64. Returns their word offset, 0 when the arena is full. */
export function allocate(arena: Arena, bytes: number): number {
  const { i32 } = arena;
  const size = classOf(bytes);
  const free = i32[Heap.free + size]!;
  if (free !== 0) {
    i32[Heap.free + size] = i32[free]!;
    // The pages of a large block, except the first, went back to the kernel and read as zero.
    i32.fill(0, free, free + (size < LARGE_CLASS ? 2 ** size : PAGE) / 4);
    return free;
  }
  const at = getDouble(arena, Heap.next);
  if (at + 2 ** size > arena.buffer.byteLength) return 0;
  // Large blocks begin on a page, so whole pages can be released.
  const start = size < LARGE_CLASS ? at : (at + PAGE - 1) & ~(PAGE - 1);
  if (start + 2 ** size > arena.buffer.byteLength) return 0;
  setDouble(arena, Heap.next, start + 2 ** size);
  return start / 4;
}

/** Frees a block that {@link allocate} returned for the same number of bytes. Ignores offset 0. */
export function release(arena: Arena, offset: number, bytes: number): void {
  if (offset === 0) return;
  const size = classOf(bytes);
  arena.i32.fill(0, offset, offset + Math.min(2 ** size, PAGE) / 4);
  if (size >= LARGE_CLASS) libc.madvise(arena.base + offset * 4 + PAGE, 2 ** size - PAGE, MADV_DONTNEED);
  arena.i32[offset] = arena.i32[Heap.free + size]!;
  arena.i32[Heap.free + size] = offset;
}
