// Race check of shared words that threads access by bytes.
// Each byte has its own shadow from the first partial access until a write of the whole word.
// Meanwhile the word's shadow holds a mark, its last access, and the readers of the whole word.
import type { Body, Variable } from "../../encoding/expression.ts";
import { BYTE_SHADOW, EPOCHS, SHARED, SHARED_SHADOW } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { unsettleLine } from "./settled-lines.ts";
import { ALL_WRITTEN, ATOMIC, BYTES_MARK, checkRaces, SHADOW_BYTES, WRITTEN_SHIFT } from "./shared-shadow.ts";
import { Touch } from "./violation.ts";

const WORD = 4;
/** Flag in a byte's writer tag: the byte has been written. */
const WRITTEN = 1 << WRITTEN_SHIFT;

const NAMES = ["touch", "mask", "at", "shadow", "last", "epochs", "tag", "byte"] as const;
type Bytes = Readonly<Record<(typeof NAMES)[number], Variable>>;

/** Returns the check function (address, bytes | Touch << 16, position, thread) for bytes of one word. */
export const checkBytes = (unit: Unit): number =>
  unit.helper("check_bytes", "i32 i32 i32 i32 >", (w, low, access, position, thread) => {
    const own = w.named("i32", NAMES);
    const ofByte = { ...own, ...w.named("i32", ["last", "read"]), at: own.shadow, low, position, thread };
    const { touch, mask, at, shadow, last, epochs, tag, byte } = own;
    touch.set(access.shr(16).and(7));
    byte.set(access.and(0xffff));
    const ofBytes = w.constant("i32", 1).shl(byte).sub(1).shl(low.and(3));
    mask.set(w.constant("i32", 15).when(byte.ge(WORD), ofBytes));
    epochs.set(thread.shl(2).load(EPOCHS, "i32.load16_u"));
    tag.set(epochs.shl(10).or(thread));
    shadow.set(at.tee(low.sub(SHARED).and(-WORD)).shl(4));
    last.set(at.tee(at.shl(2)).load(SHARED_SHADOW));
    copyWordShadow(w, own);
    byte.set(0);
    w.loop(() => {
      w.if(mask.shr(byte).and(1), () => {
        ofByte.last.set(shadow.load(BYTE_SHADOW));
        ofByte.read.set(shadow.load(BYTE_SHADOW + 8));
        checkRaces(unit, w, ofByte, { base: BYTE_SHADOW, bytes: access.and(0xffff), written: WRITTEN });
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
