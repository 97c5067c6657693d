// The arena's allocator: powers of two with a free list each. Called under the engine lock, on control paths only.
import { libc, MADV_DONTNEED } from "../../../../ffi/libc/index.ts";
import { type Arena, Dev, Sections } from "./arena.ts";
import { getDouble, setDouble } from "./doubles.ts";

const SMALLEST_CLASS = 6;
/** Blocks of 256 KiB and more go back to the kernel while they are free. */
const LARGE_CLASS = 18;
const PAGE = 4096;

function classOf(bytes: number): number {
  return Math.max(SMALLEST_CLASS, 32 - Math.clz32(bytes - 1));
}

/** Sets up an empty heap in a fresh (zeroed) arena. */
export function initialiseHeap(arena: Arena): void {
  setDouble(arena, Dev.heapNext, (Sections.heap * 4 + 63) & ~63);
}

/** `bytes` zeroed bytes, 64-aligned: their word offset, or 0 when the arena is full. */
export function allocate(arena: Arena, bytes: number): number {
  const { i32 } = arena;
  const size = classOf(bytes);
  const free = i32[Dev.heapFree + size]!;
  if (free !== 0) {
    i32[Dev.heapFree + size] = i32[free]!;
    // Beyond the first page a large block was given back to the kernel, and reads as zero.
    i32.fill(0, free, free + (size < LARGE_CLASS ? 2 ** size : PAGE) / 4);
    return free;
  }
  const at = getDouble(arena, Dev.heapNext);
  if (at + 2 ** size > arena.buffer.byteLength) return 0;
  // Page-aligned from a page on, so that whole pages can be given back.
  const start = size < LARGE_CLASS ? at : (at + PAGE - 1) & ~(PAGE - 1);
  if (start + 2 ** size > arena.buffer.byteLength) return 0;
  setDouble(arena, Dev.heapNext, start + 2 ** size);
  return start / 4;
}

/** Gives back what {@link allocate} gave for the same number of bytes; it says nothing any more. Offset 0 is ignored. */
export function release(arena: Arena, offset: number, bytes: number): void {
  if (offset === 0) return;
  const size = classOf(bytes);
  arena.i32.fill(0, offset, offset + Math.min(2 ** size, PAGE) / 4);
  if (size >= LARGE_CLASS) libc.madvise(arena.base + offset * 4 + PAGE, 2 ** size - PAGE, MADV_DONTNEED);
  arena.i32[offset] = arena.i32[Dev.heapFree + size]!;
  arena.i32[Dev.heapFree + size] = offset;
}
