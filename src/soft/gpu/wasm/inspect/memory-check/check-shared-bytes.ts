// Race check of shared words that threads access by bytes.
// Each byte has its own shadow from the first partial access until a write of the whole word.
// Meanwhile the word's shadow holds a mark, its last access, and the readers of the whole word.
import type { Body, Variable } from "../../encoding/expression.ts";
import { BYTE_SHADOW, EPOCHS, SHARED, SHARED_SHADOW } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { unsettleLine } from "./settled-lines.ts";
import {
  ALL_WRITTEN,
  ATOMIC,
  BYTES_MARK,
  conflict,
  READ_MARK,
  SEVERAL_MARK,
  SHADOW_BYTES,
  WRITTEN_SHIFT,
} from "./shared-shadow.ts";
import { Touch, Violation } from "./violation.ts";

const WORD = 4;
/** Flag in a byte's writer tag: the byte has been written. */
const WRITTEN = 1 << WRITTEN_SHIFT;

const NAMES = ["touch", "mask", "at", "shadow", "last", "epochs", "tag", "byte"] as const;
type Bytes = Readonly<Record<(typeof NAMES)[number] | "low" | "access" | "position" | "thread", Variable>>;

/** Returns the check function (address, bytes | Touch << 16, position, thread) for bytes of one word. */
export const checkBytes = (unit: Unit): number =>
  unit.helper("check_bytes", "i32 i32 i32 i32 >", (w, low, access, position, thread) => {
    const own = w.named("i32", NAMES);
    const all = { ...own, low, access, position, thread };
    const { touch, mask, at, shadow, last, epochs, tag, byte } = own;
    touch.set(access.shr(16).and(7));
    byte.set(access.and(0xffff));
    const ofBytes = w.constant("i32", 1).shl(byte).sub(1).shl(low.and(3));
    mask.set(w.constant("i32", 15).when(byte.ge(WORD), ofBytes));
    epochs.set(thread.shl(2).load(EPOCHS, "i32.load16_u"));
    tag.set(epochs.shl(10).or(thread));
    shadow.set(at.tee(low.sub(SHARED).and(-WORD)).shl(4));
    last.set(at.tee(at.shl(2)).load(SHARED_SHADOW));
    copyWordShadow(w, all);
    byte.set(0);
    w.loop(() => {
      w.if(mask.shr(byte).and(1), () => {
        checkByte(unit, w, all);
        recordByte(w, all);
      });
      shadow.set(shadow.add(SHADOW_BYTES));
      return byte.tee(byte.add(1)).lt(WORD);
    });
    unsettleLine(w, at);
    // A thread that writes all bytes becomes the writer of the word.
    const written = w.constant("i32", 0).when(touch.eq(Touch.read), mask.shl(WRITTEN_SHIFT));
    const writesAll = mask.eq(15).and(touch.ne(Touch.read));
    const mark = touch.eq(Touch.atomic).shl(Math.log2(ATOMIC)).when(writesAll, BYTES_MARK);
    w.store(at, SHARED_SHADOW, tag.or(last.and(ALL_WRITTEN)).or(written).or(mark));
    w.store(at, SHARED_SHADOW + 4, position);
    w.store(at, SHARED_SHADOW + 8, 0);
  });

/** Copies the word's shadow to its bytes: all of it, or only the readers since the bytes got shadows. */
function copyWordShadow(w: Body, { at, shadow, last }: Bytes): void {
  const read = w.local("i32");
  const copy = (from: number) => {
    for (let byte = 0; byte < WORD; byte++)
      for (let n = from; n < from + 8; n += 4)
        w.store(shadow, BYTE_SHADOW + byte * SHADOW_BYTES + n, at.load(SHARED_SHADOW + n));
  };
  read.set(at.load(SHARED_SHADOW + 8));
  const isWhole = last.and(BYTES_MARK).not();
  w.if(isWhole, () => copy(0));
  w.if(isWhole.or(read), () => copy(8));
}

/** Reports a race with the byte's writer, and for a write also with its reader. */
function checkByte(unit: Unit, w: Body, bytes: Bytes): void {
  const { low, access, position, thread, shadow, touch, epochs } = bytes;
  const other = w.local("i32");
  const report = (offset: number) => {
    const before = other.and(1023).or(shadow.load(BYTE_SHADOW + offset).shl(10));
    const size = access.and(0xffff);
    w.call(unit.host("violation"), Violation.race, low, unit.windowHigh, size, position, thread, before);
  };
  const races = w.called("i32", conflict(unit), other, thread, epochs);
  const isWritten = other.tee(shadow.load(BYTE_SHADOW)).shr(WRITTEN_SHIFT).ne(0);
  const areAtomic = touch.eq(Touch.atomic).and(other.and(ATOMIC).ne(0));
  w.if(isWritten.and(areAtomic.not()).and(races), () => report(4));
  const isRead = other
    .tee(shadow.load(BYTE_SHADOW + 8))
    .and(READ_MARK)
    .ne(0);
  const readsAgain = other.and(SEVERAL_MARK).ne(0).and(other.shr(10).xor(epochs).and(0xffff).not());
  w.if(touch.ne(Touch.read).and(isRead).and(races.or(readsAgain)), () => report(12));
}

/** Records an access to a byte. The first reader since a barrier stays, with a mark for others. */
function recordByte(w: Body, { shadow, touch, tag, position }: Bytes): void {
  const read = w.local("i32");
  w.if(
    touch.eq(Touch.read),
    () => {
      const marked = read.tee(shadow.load(BYTE_SHADOW + 8)).or(SEVERAL_MARK);
      const sameEpoch = read
        .xor(tag)
        .and(0xffff << 10)
        .not();
      const otherThread = read.xor(tag).and(1023).ne(0);
      const again = read.and(READ_MARK).ne(0).and(sameEpoch).and(otherThread);
      w.store(shadow, BYTE_SHADOW + 8, marked.when(again, tag.or(READ_MARK)));
      w.store(shadow, BYTE_SHADOW + 12, position);
    },
    () => {
      const writer = tag.or(WRITTEN).or(touch.eq(Touch.atomic).shl(Math.log2(ATOMIC)));
      w.store(shadow, BYTE_SHADOW, writer);
      w.store(shadow, BYTE_SHADOW + 4, position);
    },
  );
}
