// Race and initialization check of one access to shared memory.
// Two threads race when at least one of them writes, and no barrier of the block or of their warp orders the
// accesses.

import type { Body, Value, Variable } from "../../encoding/expression.ts";
import { EPOCHS, SHARED, SHARED_SHADOW } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { checkBytes } from "./check-shared-bytes.ts";
import { writeExpand } from "./line-encoding.ts";
import { unsettleLine } from "./settled-lines.ts";
import {
  ATOMIC,
  BYTES_MARK,
  conflict,
  READ_BY_SEVERAL,
  READ_MARK,
  SEVERAL_MARK,
  WRITTEN_SHIFT,
} from "./shared-shadow.ts";
import { Touch, Violation } from "./violation.ts";

const WORD_BYTES = 4;

const NAMES = ["touch", "bytes", "at", "mask", "last", "read", "epochs", "tag"] as const;
type Access = Readonly<Record<(typeof NAMES)[number] | "position" | "thread", Variable>>;

/** Returns the check function (address, bytes | Touch << 16, position, thread). */
export function checkShared(unit: Unit): number {
  return unit.helper("check_shared", "i32 i32 i32 i32 >", (w, low, access, position, thread) => {
    const all: Access = { ...w.named("i32", NAMES), position, thread };
    const { touch, bytes, at, mask, last, read, epochs, tag } = all;
    w.returnIf(touch.tee(access.shr(16).and(7)).not());
    bytes.set(access.and(0xffff));
    epochs.set(thread.shl(2).load(EPOCHS).and(0xffff));
    tag.set(epochs.shl(10).or(thread));
    const report = (kind: number, other?: { tag: Value; offset: number }) => {
      // The last argument holds the other thread, and its position in the upper bits.
      const before = other?.tag.and(1023).or(at.load(SHARED_SHADOW + other.offset).shl(10)) ?? -1;
      w.call(unit.host("violation"), kind, low, unit.windowHigh, bytes, position, thread, before);
    };
    const races = (which: Value) => w.called("i32", conflict(unit), which, thread, epochs);
    const checkRaces = () => {
      // A race with the last writer, unless both accesses are atomic.
      const areAtomic = touch.eq(Touch.atomic).and(last.and(ATOMIC).ne(0));
      const isWritten = last.shr(WRITTEN_SHIFT).ne(0).and(areAtomic.not());
      w.if(isWritten.and(races(last)), () => report(Violation.race, { tag: last, offset: 4 }));
      // A race of this write with the last reader. The recorded reader may be this thread while further threads have
      // read the word too.
      const isRead = touch.ne(Touch.read).and(read.and(READ_MARK).ne(0));
      const others = read.and(SEVERAL_MARK).ne(0).and(sameEpoch(all));
      w.if(isRead.and(races(read).or(others)), () => report(Violation.race, { tag: read, offset: 12 }));
      recordAccess(w, all);
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
      w.if(touch.ne(Touch.write).and(lacksBytes), () => report(Violation.uninitialised));
      w.if(
        bytes.lt(WORD_BYTES).or(last.and(BYTES_MARK)),
        () => w.call(checkBytes(unit), low, bytes.or(touch.shl(16)), position, thread),
        checkRaces,
      );
      low.set(low.add(4));
      return bytes.tee(bytes.sub(4)).op("gt_s", 0);
    });
  });
}

/** Returns 1 if the last reader read in the epoch of the running thread, else 0. */
const sameEpoch = ({ read, epochs }: Access): Value => read.shr(10).xor(epochs).and(0xffff).not();

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

/** Records the access in the word's shadow. */
function recordAccess(w: Body, access: Access): void {
  const { touch, at, mask, last, read, tag, position, thread } = access;
  unsettleLine(w, at);
  w.if(
    touch.eq(Touch.read),
    () => {
      // The first of several readers between two barriers stays recorded, with a mark.
      const again = read.and(READ_MARK).ne(0).and(sameEpoch(access)).and(read.and(1023).ne(thread));
      w.store(at, SHARED_SHADOW + 8, read.or(SEVERAL_MARK).when(again, tag.or(READ_MARK)));
      w.store(at, SHARED_SHADOW + 12, position);
    },
    () => {
      const writer = tag.or(touch.eq(Touch.atomic).shl(Math.log2(ATOMIC)));
      const written = writer.or(mask.shl(WRITTEN_SHIFT)).or(last.and(-(1 << WRITTEN_SHIFT)));
      w.store(at, SHARED_SHADOW, written);
      w.store(at, SHARED_SHADOW + 4, position);
    },
  );
}
