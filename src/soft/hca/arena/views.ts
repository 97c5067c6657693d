// The views of one thread over an arena. They cover the bytes in use and some spare bytes, not the whole
// address space. JavaScriptCore counts each viewed byte as live memory, and collects garbage only after as many
// bytes of garbage. With the whole arena viewed, a program holds up to 512 MiB of garbage.

import { memory } from "../../../../ffi/runtime/index.ts";
import { ARENA_BYTES, HEAP_START, section } from "./arena.ts";

const Views = section("views", (f) => ({
  /** Words that the widest views of any thread cover. Written under the lock. */
  words: f.word(),
}));

const MiB = 1024 * 1024;
/**
 * Bytes behind the last block in use that the views cover. A function that allocates less may go on with the
 * views that it read before.
 */
const SPARE_BYTES = MiB;
const STEP_BYTES = MiB / 4;
const roundUp = (bytes: number): number => Math.ceil(bytes / STEP_BYTES) * STEP_BYTES;
const FIRST_VIEW_BYTES = roundUp(HEAP_START * 4 + SPARE_BYTES);

interface ArenaViews {
  readonly buffer: ArrayBuffer;
  readonly i32: Int32Array;
  readonly u32: Uint32Array;
  readonly f64: Float64Array;
  readonly u8: Uint8Array;
  readonly view: DataView;
}

/** An arena as one thread sees it. The views are replaced by wider ones when the arena needs more bytes. */
export interface Arena extends ArenaViews {
  /** Native address of the first byte. */
  readonly base: number;
  /** Address space in bytes. */
  readonly bytes: number;
  /** Functions that {@link whenWidened} registered. */
  readonly whenWidened: (() => void)[];
}

function viewsOf(base: number, bytes: number): ArenaViews {
  const buffer = memory(base, bytes);
  return {
    buffer,
    i32: new Int32Array(buffer),
    u32: new Uint32Array(buffer),
    f64: new Float64Array(buffer),
    u8: new Uint8Array(buffer),
    view: new DataView(buffer),
  };
}

/** Creates views over the arena that is mapped at `base` with `bytes` bytes of address space. */
export function arenaAt(base: number, bytes: number = ARENA_BYTES): Arena {
  const arena = { base, bytes, whenWidened: [], ...viewsOf(base, Math.min(FIRST_VIEW_BYTES, bytes)) };
  renewViews(arena);
  return arena;
}

/** Widens this thread's views after another thread used more of the arena. */
export function renewViews(arena: Arena): void {
  const words = arena.i32[Views.words]!;
  if (words <= arena.i32.length) return;
  Object.assign(arena, viewsOf(arena.base, words * 4));
  for (const changed of arena.whenWidened) changed();
}

/**
 * Calls `changed` after each change of the views. Functions that keep a view between two calls need this. All
 * other functions read the views anew in each call.
 */
export function whenWidened(arena: Arena, changed: () => void): void {
  arena.whenWidened.push(changed);
}

/**
 * Makes the views cover the first `used` bytes of the arena and some spare bytes, or all of it. The caller holds
 * the lock. Other threads renew their views when they take it.
 */
export function widenViews(arena: Arena, used: number): void {
  const wide = arena.buffer.byteLength;
  const needed = used + SPARE_BYTES;
  if (needed <= wide || wide === arena.bytes) return;
  // Small steps count little memory, and steps of an eighth keep the number of replaced views small.
  const next = roundUp(Math.max(needed, wide * 1.125));
  arena.i32[Views.words] = Math.min(next, arena.bytes) / 4;
  renewViews(arena);
}
