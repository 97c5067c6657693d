// Shadow of global memory in checked launches. Each 4-byte word has two cells, for its last writer and its
// last reader.
import type { Body, Value, Variable } from "../../encoding/expression.ts";
import { CONTEXT, CONTEXT_WORDS, EPOCHS } from "../../unit/layout.ts";
import { contextWord } from "../../unit/special-registers.ts";
import type { Unit } from "../../unit/unit.ts";

// Layout of a 64-bit tag, from the top: block (24 bits, from 1), thread (10), barriers of the block (16),
// barriers of the warp (8). The constants below are its last bits.
export const BLOCK_SHIFT = 40n;
export const THREAD_SHIFT = 30n;
export const BARRIERS_SHIFT = 14n;
export const WARP_BARRIERS_SHIFT = 6n;
/** Set for atomic, volatile and relaxed accesses, which do not race with each other. */
export const STRONG = 1n;
/** Set when several threads of the block read the word between two barriers. */
export const SEVERAL_READERS = 2n;
/** Position of the launch number in a tag. Cells with another launch number are stale and count as empty. */
export const LAUNCH_SHIFT = 2n;
export const MOST_LAUNCHES = 16;
const LAUNCH_BITS = BigInt(MOST_LAUNCHES - 1) << LAUNCH_SHIFT;

/**
 * Bytes of a word's two cells. Each cell holds a tag, a position, and the block's fence count at the access.
 */
export const GLOBAL_SHADOW_BYTES = 32;
export const READER_CELL = 16;
/** Words of a line, which has two cells of its own. */
export const LINE_WORDS = 8;
export const FENCE_COUNTERS = 1 << 16;

/** Returns the helper (tag, fence count) that tests whether the tag's block executed no fence since. */
export function unfenced(unit: Unit): number {
  return unit.helper("check_unfenced", "i64 i32 > i32", (w, tag, fences) => {
    const block = tag
      .shr(BLOCK_SHIFT)
      .low()
      .and(FENCE_COUNTERS - 1);
    const counter = block.shl(2).add(contextWord(w, "fenceCounts"));
    // This is a plain load, because engines implement an atomic load as a locked addition. A stale count is
    // harmless.
    w.push(counter.load().eq(fences));
  });
}

/** Returns a thread's tag without its low bits. */
export function tagOfThread(w: Body, thread: Value): Value {
  const epochs = w.variable(thread.shl(2).load(EPOCHS));
  const block = w.constant("i32", 0).load(CONTEXT + 4 * CONTEXT_WORDS.blockTag, "i64.load");
  const barriers = epochs.shr(16).wide().shl(BARRIERS_SHIFT);
  const ofWarp = epochs.shr(8).and(255).wide().shl(WARP_BARRIERS_SHIFT);
  return block.or(thread.wide().shl(THREAD_SHIFT)).or(barriers).or(ofWarp);
}

/** Returns the tag of a cell, or 0 if the cell is empty in this launch. It is also stored in `other`. */
export function tagOfCell(
  cell: number,
  { at, other, mine }: Readonly<Record<"at" | "other" | "mine", Variable>>,
): Value {
  const isOfLaunch = other.xor(mine).and(LAUNCH_BITS).not();
  return other.tee(other.tee(at.load(cell, "i64.load")).when(isOfLaunch, 0));
}

/** Returns 1 if two tags, given their difference, have the same thread's barriers. */
export const sameBarrier = (differ: Value): Value =>
  differ
    .shr(BARRIERS_SHIFT)
    .and(~(1023n << 16n))
    .not();

/** Offsets in a cell, after its tag. */
export const POSITION = 8;
export const FENCES = 12;

/** Stores a tag and a position in a cell, with the block's current fence count. */
export function storeCell(w: Body, at: Value, cell: number, tag: Value, position: Value): void {
  w.store(at, cell, tag, "i64.store");
  w.store(at, cell + POSITION, position);
  w.store(at, cell + FENCES, contextWord(w, "blockFences").load());
}
