// Race and initialization check of one access to shared memory.
// Two threads race when at least one of them writes, and no barrier of the block or of their warp orders the
// accesses.

import type { Body, Variable } from "../../encoding/expression.ts";
import { EPOCHS, SHARED, SHARED_SHADOW } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { checkBytes } from "./check-shared-bytes.ts";
import { writeExpand } from "./line-encoding.ts";
import { unsettleLine } from "./settled-lines.ts";
import { BYTES_MARK, checkRaces, READ_BY_SEVERAL, sameEpoch, WRITTEN_SHIFT } from "./shared-shadow.ts";
import { Touch, Violation } from "./violation.ts";

const WORD_BYTES = 4;

const NAMES = ["touch", "bytes", "at", "mask", "last", "read", "epochs", "tag"] as const;
type Access = Readonly<Record<(typeof NAMES)[number], Variable>>;

/** Returns the check function (address, bytes | Touch << 16, position, thread). */
export function checkShared(unit: Unit): number {
  return unit.helper("check_shared", "i32 i32 i32 i32 >", (w, low, access, position, thread) => {
    const all = { ...w.named("i32", NAMES), low, position, thread };
    const { touch, bytes, at, mask, last, read, epochs, tag } = all;
    const { windowHigh } = unit;
    w.returnIf(touch.tee(access.shr(16).and(7)).not());
    bytes.set(access.and(0xffff));
    epochs.set(thread.shl(2).load(EPOCHS).and(0xffff));
    tag.set(epochs.shl(10).or(thread));
    const reportUnwritten = () =>
      w.call(unit.host("violation"), Violation.uninitialised, low, windowHigh, bytes, position, thread, -1);
    const checkWord = () => {
      const written = mask.shl(WRITTEN_SHIFT).or(last.and(-(1 << WRITTEN_SHIFT)));
      unsettleLine(w, at);
      checkRaces(unit, w, all, { base: SHARED_SHADOW, bytes, written });
    };
    w.loop(() => {
      at.set(low.sub(SHARED).shr(2).shl(4));
      writeExpand(unit, w, at);
      // Mask of the accessed bytes in the current word.
      const ofBytes = w.constant("i32", 1).shl(bytes).sub(1).shl(low.and(3));
      mask.set(w.constant("i32", 15).when(bytes.ge(4), ofBytes));
      last.set(at.load(SHARED_SHADOW));
      read.set(at.load(SHARED_SHADOW + 8));
      returnIfSettled(w, all);
      const lacksBytes = last.shr(WRITTEN_SHIFT).and(mask).ne(mask);
      w.if(touch.ne(Touch.write).and(lacksBytes), reportUnwritten);
      const checkParts = () => w.call(checkBytes(unit), low, bytes.or(touch.shl(16)), position, thread);
      w.if(bytes.lt(WORD_BYTES).or(last.and(BYTES_MARK)), checkParts, checkWord);
      low.set(low.add(4));
      return bytes.tee(bytes.sub(4)).op("gt_s", 0);
    });
  });
}

/**
 * Returns early for a read that changes nothing: the word was written before the last barrier, and several
 * threads have read it since.
 */
function returnIfSettled(w: Body, access: Access): void {
  const { touch, bytes, last, read, epochs } = access;
  const isWritten = last.shr(WRITTEN_SHIFT).eq(15);
  const isOlder = last.shr(10).xor(epochs).and(0xff).ne(0);
  const isRead = read.and(READ_BY_SEVERAL).eq(READ_BY_SEVERAL);
  const reads = touch.eq(Touch.read).and(bytes.eq(4));
  w.returnIf(reads.and(isWritten).and(isOlder).and(isRead).and(sameEpoch(access)));
}
