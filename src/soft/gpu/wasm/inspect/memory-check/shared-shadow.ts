import type { Body, Operand, Value, Variable } from "../../encoding/expression.ts";
import { EPOCHS, SHARED_SHADOW } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { Touch, Violation } from "./violation.ts";

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

/** Access by a thread to a word or byte. `last` and `read` have the tags of its last writer and reader. */
type Access = Readonly<
  Record<"low" | "touch" | "position" | "thread" | "epochs" | "tag" | "at" | "last" | "read", Variable>
>;

/** Returns 1 if the last reader read in the epoch of the running thread, else 0. */
export const sameEpoch = ({ read, epochs }: Pick<Access, "read" | "epochs">): Value =>
  read.shr(10).xor(epochs).and(0xffff).not();

/**
 * Reports the races of an access with the last ones, and records it in the shadow at `at` plus `base`. `written` has the
 * flags of a writer for the bytes that are initialized after a write.
 */
export function checkRaces(
  unit: Unit,
  w: Body,
  access: Access,
  { base, bytes, written }: { readonly base: number; readonly bytes: Value; readonly written: Operand },
): void {
  const { low, touch, position, thread, epochs, tag, at, last, read } = access;
  const report = (other: Value, offset: number) => {
    // The last argument holds the other thread, and its position in the upper bits.
    const before = other.and(1023).or(at.load(base + offset).shl(10));
    w.call(unit.host("violation"), Violation.race, low, unit.windowHigh, bytes, position, thread, before);
  };
  const races = (other: Value) => w.called("i32", conflict(unit), other, thread, epochs);
  const isRead = read.and(READ_MARK).ne(0);
  // A race with the last writer, unless both accesses are atomic.
  const areAtomic = touch.eq(Touch.atomic).and(last.and(ATOMIC).ne(0));
  const isWritten = last.shr(WRITTEN_SHIFT).ne(0).and(areAtomic.not());
  w.if(isWritten.and(races(last)), () => report(last, 4));
  // A race of this write with the last reader. The recorded reader may be this thread while further threads have
  // read the word too.
  const others = read.and(SEVERAL_MARK).ne(0).and(sameEpoch(access));
  w.if(touch.ne(Touch.read).and(isRead).and(races(read).or(others)), () => report(read, 12));
  const recordRead = () => {
    // The first of several readers between two barriers stays recorded, with a mark.
    const again = isRead.and(sameEpoch(access)).and(read.and(1023).ne(thread));
    w.store(at, base + 8, read.or(SEVERAL_MARK).when(again, tag.or(READ_MARK)));
    w.store(at, base + 12, position);
  };
  const recordWrite = () => {
    w.store(at, base, tag.or(touch.eq(Touch.atomic).shl(Math.log2(ATOMIC))).or(written));
    w.store(at, base + 4, position);
  };
  w.if(touch.eq(Touch.read), recordRead, recordWrite);
}

/** Returns the epoch part of a thread's tag. */
export const epochsOf = (thread: Value): Value => thread.shl(2).load(EPOCHS, "i32.load16_u").shl(10);

/** Returns 1 if all of a word was written before the last barrier, else 0. `at` is the offset of its shadow. */
export function writtenBefore(w: Body, at: Value, epochs: Value): Value {
  const tag = w.local("i32");
  const isWritten = tag.tee(at.load(SHARED_SHADOW)).ge(ALL_WRITTEN);
  return isWritten.and(tag.xor(epochs).and(WARP_EPOCH).ne(0));
}
