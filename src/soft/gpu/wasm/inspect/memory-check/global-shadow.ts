// Shadow of global memory in checked launches. Each 4-byte word has two cells, for its last writer and its
// last reader.
import type { Code } from "../../encoding/code.ts";
import { CONTEXT, CONTEXT_WORDS } from "../../unit/layout.ts";
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

export const pushContextWord = (code: Code, name: keyof typeof CONTEXT_WORDS) =>
  code.i32(0).memory("i32.load", CONTEXT + 4 * CONTEXT_WORDS[name]);

/** Pushes the address of a block's fence counter; the block's number is on the stack. */
function pushFenceAddress(code: Code): void {
  code
    .i32(FENCE_COUNTERS - 1)
    .op("i32.and")
    .i32(2)
    .op("i32.shl");
  pushContextWord(code, "fenceCounts").op("i32.add");
}

/**
 * Returns the helper (tag, fence count) that tests whether the block of an earlier access has executed no
 * fence since.
 */
export function unfenced(unit: Unit): number {
  return unit.helper("check_unfenced", ["i64", "i32"], ["i32"], (code) => {
    code.get(0).i64(BLOCK_SHIFT).op("i64.shr_u", "i32.wrap_i64");
    pushFenceAddress(code);
    // This is a plain load, because engines implement an atomic load as a locked addition. A stale count is
    // harmless.
    code.memory("i32.load").get(1).op("i32.eq");
  });
}

/** Pushes the running thread's tag without its low bits. */
export function pushTag(code: Code, thread: number, epochs: number): void {
  code.i32(0).memory("i64.load", CONTEXT + 4 * CONTEXT_WORDS.blockTag);
  code.get(thread).op("i64.extend_i32_u").i64(THREAD_SHIFT).op("i64.shl", "i64.or");
  code.get(epochs).i32(16).op("i32.shr_u", "i64.extend_i32_u").i64(BARRIERS_SHIFT).op("i64.shl", "i64.or");
  code.get(epochs).i32(8).op("i32.shr_u").i32(255).op("i32.and", "i64.extend_i32_u");
  code.i64(WARP_BARRIERS_SHIFT).op("i64.shl", "i64.or");
}

/** Pushes and stores the tag of a cell, or 0 if the cell is empty in this launch. */
export function pushTagOf(
  code: Code,
  cell: number,
  { at, other, mine }: Readonly<Record<"at" | "other" | "mine", number>>,
): void {
  code.get(at).memory("i64.load", cell).tee(other);
  code.i64(0n).get(other).get(mine).op("i64.xor").i64(LAUNCH_BITS).op("i64.and", "i64.eqz", "select");
  code.tee(other);
}

/** Stores the block's current fence count in a cell. */
export function storeFences(code: Code, at: number, offset: number): void {
  code.get(at);
  pushContextWord(code, "blockFences").memory("i32.load").memory("i32.store", offset);
}
