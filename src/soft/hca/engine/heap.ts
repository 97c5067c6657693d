// The arena's allocator: powers of two with a free list each. Called under the engine lock, on control paths only.
import { ARENA_BYTES, type Arena, Dev, Sections } from "./arena.ts";

const SMALLEST_CLASS = 6;

function classOf(bytes: number): number {
  return Math.max(SMALLEST_CLASS, 32 - Math.clz32(bytes - 1));
}

/** Sets up an empty heap in a fresh (zeroed) arena. */
export function initialiseHeap(arena: Arena): void {
  arena.f64[Dev.heapNext >> 1] = (Sections.heap * 4 + 63) & ~63;
}

/** `bytes` zeroed bytes, 64-aligned: their word offset, or 0 when the arena is full. */
export function allocate(arena: Arena, bytes: number): number {
  const { i32, f64 } = arena;
  const size = classOf(bytes);
  const free = i32[Dev.heapFree + size]!;
  if (free !== 0) {
    i32[Dev.heapFree + size] = i32[free]!;
    i32.fill(0, free, free + (1 << size) / 4);
    return free;
  }
  const at = f64[Dev.heapNext >> 1]!;
  if (at + 2 ** size > ARENA_BYTES) return 0;
  f64[Dev.heapNext >> 1] = at + 2 ** size;
  return at / 4;
}

/** Gives back what {@link allocate} gave for the same number of bytes. Offset 0 is ignored. */
export function release(arena: Arena, offset: number, bytes: number): void {
  if (offset === 0) return;
  const size = classOf(bytes);
  arena.i32.fill(0, offset, offset + (1 << size) / 4);
  arena.i32[offset] = arena.i32[Dev.heapFree + size]!;
  arena.i32[Dev.heapFree + size] = offset;
}
