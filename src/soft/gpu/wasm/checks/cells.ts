// What checked launches note of each word of global memory, in two cells: who wrote it last and who read it last.
import type { Code } from "../code.ts";
import { CONTEXT, CONTEXT_WORDS } from "../layout.ts";
import type { Unit } from "../unit.ts";

// A tag of 64 bits: the block (24, from 1 on), its thread (10), barriers of the block (16) and of the warp (8), and what follows.
export const BLOCK = 40n;
export const THREAD_AT = 30n;
export const BARRIERS = 14n;
export const WARP_BARRIERS = 6n;
/** Atomic, volatile and the like: two of them do not race. */
export const STRONG = 1n;
/** Several threads of the block read it between two barriers. */
export const SEVERAL = 2n;
/** Cells of launches before are empty: each launch has a number of its own, for as long as they are not cleared. */
export const LAUNCH = 2n;
export const MOST_LAUNCHES = 16;
const LAUNCH_BITS = BigInt(MOST_LAUNCHES - 1) << LAUNCH;

/** A word's cells: who wrote and who read, each a tag, a place and the fences of the block. */
export const GLOBAL_SHADOW_BYTES = 32;
export const READER = 16;
/** Words of a line, which has cells of its own. */
export const LINE_WORDS = 8;
export const FENCE_COUNTERS = 1 << 16;

export const word = (code: Code, name: keyof typeof CONTEXT_WORDS) =>
  code.i32(0).memory("i32.load", CONTEXT + 4 * CONTEXT_WORDS[name]);

/** Pushes the address of a block's count of fences; the block is on the stack. */
function fencesAt(code: Code): void {
  code
    .i32(FENCE_COUNTERS - 1)
    .op("i32.and")
    .i32(2)
    .op("i32.shl");
  word(code, "fences").op("i32.add");
}

/** (tag, fences then): whether the block of an access has had no fence since. */
export function unfenced(unit: Unit): number {
  return unit.helper("check_unfenced", ["i64", "i32"], ["i32"], (code) => {
    code.get(0).i64(BLOCK).op("i64.shr_u", "i32.wrap_i64");
    fencesAt(code);
    // Not an atomic load: engines make a locked addition of it. Two counts that were read at once are nothing new to it either.
    code.memory("i32.load").get(1).op("i32.eq");
  });
}

/** Pushes a thread's tag without what follows. */
export function pushTag(code: Code, thread: number, epochs: number): void {
  code.i32(0).memory("i64.load", CONTEXT + 4 * CONTEXT_WORDS.tagOfBlock);
  code.get(thread).op("i64.extend_i32_u").i64(THREAD_AT).op("i64.shl", "i64.or");
  code.get(epochs).i32(16).op("i32.shr_u", "i64.extend_i32_u").i64(BARRIERS).op("i64.shl", "i64.or");
  code.get(epochs).i32(8).op("i32.shr_u").i32(255).op("i32.and", "i64.extend_i32_u");
  code.i64(WARP_BARRIERS).op("i64.shl", "i64.or");
}

/** Pushes who is in a cell, and keeps it: 0 for nobody of this launch. */
export function pushTagOf(
  code: Code,
  cell: number,
  { at, other, mine }: Readonly<Record<"at" | "other" | "mine", number>>,
): void {
  code.get(at).memory("i64.load", cell).tee(other);
  code.i64(0n).get(other).get(mine).op("i64.xor").i64(LAUNCH_BITS).op("i64.and", "i64.eqz", "select");
  code.tee(other);
}

/** Keeps how many fences the block had, in a cell. */
export function storeFences(code: Code, at: number, offset: number): void {
  code.get(at);
  word(code, "ownFences").memory("i32.load").memory("i32.store", offset);
}
