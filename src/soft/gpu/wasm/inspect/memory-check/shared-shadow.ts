import type { Body, Value } from "../../encoding/expression.ts";
import { EPOCHS, SHARED_SHADOW } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";

// Shadow of shared memory in checked launches. Each word has four shadow words: writer tag, writer position,
// reader tag and reader position.

// A tag holds the thread (10 bits), its epoch (16 bits) and the flags below.
export const ATOMIC = 1 << 26;
export const READ_MARK = 1 << 26;
/** Flag of a writer tag: the bytes of the word have shadows of their own (check-shared-bytes.ts). */
export const BYTES_MARK = 1 << 27;
export const SEVERAL_MARK = 1 << 27;
export const WRITTEN_SHIFT = 28;
/** Writer flags of a word whose bytes are all initialized. */
export const ALL_WRITTEN = 15 << WRITTEN_SHIFT;
export const READ_BY_SEVERAL = READ_MARK | SEVERAL_MARK;
export const WARP_EPOCH = 0xff << 10;
export const EPOCH_BITS = 0xffff << 10;
/** Bytes of a word's shadow. */
export const SHADOW_BYTES = 16;
/** Logarithm of the bytes in a line, whose words can share one shadow. */
export const LINE_BITS = 5;
export const LINE_BYTES = 1 << LINE_BITS;
export const LINE_SHADOW_BYTES = (LINE_BYTES / 4) * SHADOW_BYTES;

// Ordering of two accesses to a word of shared memory by barriers.

/** Returns the helper (tag, thread, epochs) that tests whether no barrier orders an earlier access. */
export function conflict(unit: Unit): number {
  return unit.helper("check_conflict", "i32 i32 i32 > i32", (w, tag, thread, now) => {
    const [other, epochs] = w.locals("i32", 2);
    w.returnIf(other.tee(tag.and(1023)).eq(thread), 0);
    w.returnIf(epochs.tee(tag.shr(10).xor(now).and(0xffff)).and(0xff), 0);
    w.push(epochs.not().or(other.xor(thread).shr(5).ne(0)));
  });
}

/** Returns the epoch part of a thread's tag. */
export const epochsOf = (thread: Value): Value => thread.shl(2).load(EPOCHS, "i32.load16_u").shl(10);

/** Returns 1 if all of a word was written before the last barrier, else 0. `at` is the offset of its shadow. */
export function writtenBefore(w: Body, at: Value, epochs: Value): Value {
  const tag = w.local("i32");
  const isWritten = tag.tee(at.load(SHARED_SHADOW)).ge(ALL_WRITTEN);
  return isWritten.and(tag.xor(epochs).and(WARP_EPOCH).ne(0));
}
