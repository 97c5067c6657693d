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

/**
 * Returns the helper (tag, thread, epochs) that tests whether no barrier orders an earlier access and the
 * running thread.
 */
export function conflict(unit: Unit): number {
  return unit.helper("check_conflict", ["i32", "i32", "i32"], ["i32"], (code) => {
    const [other, epochs] = [code.local("i32"), code.local("i32")];
    code.get(0).i32(1023).op("i32.and").tee(other).get(1).op("i32.eq").if().i32(0).op("return").end();
    code.get(0).i32(10).op("i32.shr_u").get(2).op("i32.xor").i32(0xffff).op("i32.and").tee(epochs);
    code.i32(0xff).op("i32.and").if().i32(0).op("return").end();
    code
      .get(epochs)
      .op("i32.eqz")
      .get(other)
      .get(1)
      .op("i32.xor")
      .i32(5)
      .op("i32.shr_u")
      .i32(0)
      .op("i32.ne", "i32.or");
  });
}
