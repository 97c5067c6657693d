// The allocator of the arena: blocks of powers of two, with a free list for each size. Called under the lock,
// on control paths only.
import { libc, MADV_DONTNEED } from "../../../../ffi/libc/index.ts";
import { HEAP_START, section } from "./arena.ts";
import { getDouble, setDouble } from "./engine.ts";
import { type Arena, widenViews } from "./views.ts";

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
  // Large blocks begin on a page, so whole pages can be released.
  const start = size < LARGE_CLASS ? at : (at + PAGE - 1) & ~(PAGE - 1);
  const end = start + 2 ** size;
  if (end > arena.bytes) return 0;
  setDouble(arena, Heap.next, end);
  widenViews(arena, end);
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

// Intrusive lists, first in first out. A record has a link for each list that it can be in. A list holds its
// first and last record. Zeroed memory is an empty list, or a record in no list.

const [FIRST, LAST] = [0, 1];
const [QUEUED, NEXT] = [0, 1];

/** Returns the first record of the list at word `list`, 0 for an empty list. */
export function firstOf(arena: Arena, list: number): number {
  return arena.i32[list + FIRST]!;
}

/**
 * Returns the record behind `record`, 0 behind the last one. `link` is the offset of the link in a record.
 */
export function nextOf(arena: Arena, record: number, link: number): number {
  return arena.i32[record + link + NEXT]!;
}

/** Returns true when the record is in the list of this link. */
export function isLinked(arena: Arena, record: number, link: number): boolean {
  return arena.i32[record + link + QUEUED] !== 0;
}

/** Appends the record to the list unless it is there. */
export function append({ i32 }: Arena, list: number, record: number, link: number): void {
  if (i32[record + link + QUEUED] !== 0) return;
  i32[record + link + QUEUED] = 1;
  i32[record + link + NEXT] = 0;
  if (i32[list + FIRST] === 0) i32[list + FIRST] = record;
  else i32[i32[list + LAST]! + link + NEXT] = record;
  i32[list + LAST] = record;
}

/** Removes the first record of the list and returns it; 0 for an empty list. */
export function takeFirst({ i32 }: Arena, list: number, link: number): number {
  const record = i32[list + FIRST]!;
  if (record === 0) return 0;
  i32[list + FIRST] = i32[record + link + NEXT]!;
  i32[record + link + QUEUED] = 0;
  return record;
}

/** Removes a record from the list, if it is there. */
export function unlink({ i32 }: Arena, list: number, record: number, link: number): void {
  if (i32[record + link + QUEUED] === 0) return;
  i32[record + link + QUEUED] = 0;
  let before = 0;
  let at = i32[list + FIRST]!;
  while (at !== record) {
    before = at;
    at = i32[at + link + NEXT]!;
  }
  const next = i32[record + link + NEXT]!;
  if (before === 0) i32[list + FIRST] = next;
  else i32[before + link + NEXT] = next;
  if (i32[list + LAST] === record) i32[list + LAST] = before;
}
