// Words of shared memory that threads touch byte by byte: each byte has notes of its own, from the first access of less than a word until
// the word is written as a whole. The word's notes then say who touched it last, with a mark, and who has read all of it since a barrier.
import type { Code } from "../code.ts";
import { BYTE_NOTES, EPOCHS, SHARED, SHARED_SHADOW } from "../layout.ts";
import type { Unit } from "../unit.ts";
import { conflict } from "./conflict.ts";
import { forgetLine } from "./known-lines.ts";
import {
  ALL_WRITTEN,
  ATOMIC,
  BYTES_MARK,
  NOTES,
  READ_MARK,
  SEVERAL_MARK,
  WRITTEN_AT,
} from "./shared-notes.ts";
import { Touch, Violation } from "./violation.ts";

const WORD = 4;
/** In a byte's notes of who wrote it: that somebody did. */
const WRITTEN = 1 << WRITTEN_AT;

// Parameters: the address, bytes and Touch, the position, the thread.
const LOW = 0;
const WHAT = 1;
const POSITION = 2;
const THREAD = 3;

type Locals<Name extends string> = Readonly<Record<Name, number>>;

/** (address, bytes | Touch << 16, position, thread): the bytes of one word. */
export function checkBytes(unit: Unit): number {
  return unit.helper("check_bytes", ["i32", "i32", "i32", "i32"], [], (code) => {
    const number = () => code.local("i32");
    const [touch, mask, at, notes, last] = [number(), number(), number(), number(), number()];
    const [epochs, tag, byte] = [number(), number(), number()];
    code.get(WHAT).i32(16).op("i32.shr_u").i32(7).op("i32.and").set(touch);
    code.get(WHAT).i32(0xffff).op("i32.and").set(byte);
    code.i32(15).i32(1).get(byte).op("i32.shl").i32(1).op("i32.sub");
    code.get(LOW).i32(3).op("i32.and", "i32.shl").get(byte).i32(WORD).op("i32.ge_u", "select").set(mask);
    code.get(THREAD).i32(2).op("i32.shl").memory("i32.load16_u", EPOCHS).set(epochs);
    code.get(epochs).i32(10).op("i32.shl").get(THREAD).op("i32.or").set(tag);
    code.get(LOW).i32(SHARED).op("i32.sub").i32(-WORD).op("i32.and").tee(at);
    code.i32(4).op("i32.shl").set(notes).get(at).i32(2).op("i32.shl").tee(at);
    code.memory("i32.load", SHARED_SHADOW).set(last);
    takeOver(code, { at, notes, last });
    code.i32(0).set(byte).loop();
    const loop = code.depth - 1;
    code.get(mask).get(byte).op("i32.shr_u").i32(1).op("i32.and").if();
    lookAt(unit, code, { notes, touch, epochs });
    noteByte(code, { notes, touch, tag });
    code.end();
    code.get(notes).i32(NOTES).op("i32.add").set(notes);
    code.get(byte).i32(1).op("i32.add").tee(byte).i32(WORD).op("i32.lt_u").brIf(loop).end();
    forgetLine(code, at);
    // Who writes all of it is who wrote the word.
    code.get(at).get(tag).get(last).i32(ALL_WRITTEN).op("i32.and", "i32.or");
    code.i32(0).get(mask).i32(WRITTEN_AT).op("i32.shl");
    code.get(touch).i32(Touch.read).op("i32.eq", "select", "i32.or");
    code.get(touch).i32(Touch.atomic).op("i32.eq").i32(Math.log2(ATOMIC)).op("i32.shl");
    code.i32(BYTES_MARK).get(mask).i32(15).op("i32.eq").get(touch).i32(Touch.read).op("i32.ne", "i32.and");
    code.op("select", "i32.or").memory("i32.store", SHARED_SHADOW);
    code
      .get(at)
      .get(POSITION)
      .memory("i32.store", SHARED_SHADOW + 4);
    code
      .get(at)
      .i32(0)
      .memory("i32.store", SHARED_SHADOW + 8);
  });
}

/** Gives each byte what is noted of the word: all of it, or who has read it since bytes had notes. */
function takeOver(code: Code, { at, notes, last }: Locals<"at" | "notes" | "last">): void {
  const read = code.local("i32");
  const copy = (from: number) => {
    for (let byte = 0; byte < WORD; byte++)
      for (let n = from; n < from + 8; n += 4)
        code
          .get(notes)
          .get(at)
          .memory("i32.load", SHARED_SHADOW + n)
          .memory("i32.store", BYTE_NOTES + byte * NOTES + n);
  };
  code
    .get(at)
    .memory("i32.load", SHARED_SHADOW + 8)
    .set(read);
  code.get(last).i32(BYTES_MARK).op("i32.and", "i32.eqz").if();
  copy(0);
  code.end();
  code.get(last).i32(BYTES_MARK).op("i32.and", "i32.eqz").get(read).op("i32.or").if();
  copy(8);
  code.end();
}

/** Tells of a race with who wrote the byte, or with who read it when this writes. */
function lookAt(
  unit: Unit,
  code: Code,
  { notes, touch, epochs }: Locals<"notes" | "touch" | "epochs">,
): void {
  const who = code.local("i32");
  const tell = (place: number) => {
    code.i32(Violation.race).get(LOW).i32(unit.windowHigh).get(WHAT).i32(0xffff).op("i32.and");
    code.get(POSITION).get(THREAD).get(who).i32(1023).op("i32.and");
    code.get(notes).memory("i32.load", BYTE_NOTES + place);
    code.i32(10).op("i32.shl", "i32.or").call(unit.host("violation"));
  };
  const races = () => code.get(who).get(THREAD).get(epochs).call(conflict(unit));
  code.get(notes).memory("i32.load", BYTE_NOTES).tee(who).i32(WRITTEN_AT).op("i32.shr_u").i32(0).op("i32.ne");
  code
    .get(touch)
    .i32(Touch.atomic)
    .op("i32.eq")
    .get(who)
    .i32(ATOMIC)
    .op("i32.and")
    .i32(0)
    .op("i32.ne", "i32.and");
  code.op("i32.eqz", "i32.and");
  races();
  code.op("i32.and").if();
  tell(4);
  code.end();
  code.get(touch).i32(Touch.read).op("i32.ne");
  code
    .get(notes)
    .memory("i32.load", BYTE_NOTES + 8)
    .tee(who)
    .i32(READ_MARK)
    .op("i32.and")
    .i32(0)
    .op("i32.ne", "i32.and");
  races();
  code.get(who).i32(SEVERAL_MARK).op("i32.and").i32(0).op("i32.ne");
  code.get(who).i32(10).op("i32.shr_u").get(epochs).op("i32.xor").i32(0xffff).op("i32.and", "i32.eqz");
  code.op("i32.and", "i32.or", "i32.and").if();
  tell(12);
  code.end();
}

/** Keeps who touched a byte; of those that read it since the same barriers the first, with a mark when there are others. */
function noteByte(code: Code, { notes, touch, tag }: Locals<"notes" | "touch" | "tag">): void {
  const read = code.local("i32");
  code.get(touch).i32(Touch.read).op("i32.eq").if();
  code
    .get(notes)
    .get(notes)
    .memory("i32.load", BYTE_NOTES + 8)
    .tee(read)
    .i32(SEVERAL_MARK)
    .op("i32.or");
  code.get(tag).i32(READ_MARK).op("i32.or");
  code.get(read).i32(READ_MARK).op("i32.and").i32(0).op("i32.ne");
  code
    .get(read)
    .get(tag)
    .op("i32.xor")
    .i32(0xffff << 10)
    .op("i32.and", "i32.eqz", "i32.and");
  code.get(read).get(tag).op("i32.xor").i32(1023).op("i32.and").i32(0).op("i32.ne", "i32.and", "select");
  code.memory("i32.store", BYTE_NOTES + 8);
  code
    .get(notes)
    .get(POSITION)
    .memory("i32.store", BYTE_NOTES + 12)
    .else();
  code.get(notes).get(tag).i32(WRITTEN).op("i32.or");
  code.get(touch).i32(Touch.atomic).op("i32.eq").i32(Math.log2(ATOMIC)).op("i32.shl", "i32.or");
  code.memory("i32.store", BYTE_NOTES);
  code
    .get(notes)
    .get(POSITION)
    .memory("i32.store", BYTE_NOTES + 4)
    .end();
}
