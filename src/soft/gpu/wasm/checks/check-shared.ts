// What threads did with shared memory. Of each word: who wrote it last and where, which of its bytes are written, who read it last and
// where. Two threads race when no barrier of the block lies between them, nor one of their warp, and one of them writes.

import type { Code } from "../code.ts";
import { EPOCHS, SHARED, SHARED_SHADOW } from "../layout.ts";
import type { Unit } from "../unit.ts";
import { checkBytes } from "./check-bytes.ts";
import { conflict } from "./conflict.ts";
import { forgetLine } from "./known-lines.ts";
import { writeSpread } from "./line-forms.ts";
import { ATOMIC, BYTES_MARK, READ_BY_SEVERAL, READ_MARK, SEVERAL_MARK, WRITTEN_AT } from "./shared-notes.ts";
import { Touch, Violation } from "./violation.ts";

const WORD_BYTES = 4;

// Parameters: the address, bytes and Touch, the position, the thread.
const LOW = 0;
const WHAT = 1;
const POSITION = 2;
const THREAD = 3;

/** (address, bytes | Touch << 16, position, thread). */
export function checkShared(unit: Unit): number {
  return unit.helper("check_shared", ["i32", "i32", "i32", "i32"], [], (code) => {
    const names = ["touch", "bytes", "at", "mask", "last", "read", "epochs", "tag"] as const;
    const local = Object.fromEntries(names.map((name) => [name, code.local("i32")])) as Record<
      (typeof names)[number],
      number
    >;
    const { touch, bytes, at, mask, last, read, epochs, tag } = local;
    code
      .get(WHAT)
      .i32(16)
      .op("i32.shr_u")
      .i32(7)
      .op("i32.and")
      .tee(touch)
      .op("i32.eqz")
      .if()
      .op("return")
      .end();
    code.get(WHAT).i32(0xffff).op("i32.and").set(bytes);
    code.get(THREAD).i32(2).op("i32.shl").memory("i32.load", EPOCHS).i32(0xffff).op("i32.and").set(epochs);
    code.get(epochs).i32(10).op("i32.shl").get(THREAD).op("i32.or").set(tag);
    code.loop();
    const depth = code.depth - 1;
    code.get(LOW).i32(SHARED).op("i32.sub").i32(2).op("i32.shr_u").i32(4).op("i32.shl").set(at);
    writeSpread(unit, code, at);
    // The bytes of this word that are touched.
    code
      .i32(15)
      .i32(1)
      .get(bytes)
      .op("i32.shl")
      .i32(1)
      .op("i32.sub")
      .get(LOW)
      .i32(3)
      .op("i32.and", "i32.shl");
    code.get(bytes).i32(4).op("i32.ge_u", "select").set(mask);
    code.get(at).memory("i32.load", SHARED_SHADOW).set(last);
    code
      .get(at)
      .memory("i32.load", SHARED_SHADOW + 8)
      .set(read);
    returnIfKnown(code, local);
    const tell = (kind: number, other?: { tag: number; offset: number }) => {
      code.i32(kind).get(LOW).i32(unit.windowHigh).get(bytes).get(POSITION);
      code.get(THREAD);
      if (other === undefined) code.i32(-1);
      else {
        // The other thread, and above it where it was.
        code.get(other.tag).i32(1023).op("i32.and");
        code
          .get(at)
          .memory("i32.load", SHARED_SHADOW + other.offset)
          .i32(10)
          .op("i32.shl", "i32.or");
      }
      code.call(unit.host("violation"));
    };
    const races = (which: number) => code.get(which).get(THREAD).get(epochs).call(conflict(unit));
    code.get(touch).i32(Touch.write).op("i32.ne");
    code
      .get(last)
      .i32(WRITTEN_AT)
      .op("i32.shr_u")
      .get(mask)
      .op("i32.and")
      .get(mask)
      .op("i32.ne", "i32.and")
      .if();
    tell(Violation.uninitialised);
    code.end();
    code.get(bytes).i32(WORD_BYTES).op("i32.lt_u").get(last).i32(BYTES_MARK).op("i32.and", "i32.or").if();
    code.get(LOW).get(bytes).get(touch).i32(16).op("i32.shl", "i32.or").get(POSITION).get(THREAD);
    code.call(checkBytes(unit)).else();
    // What somebody wrote, unless both are atomic.
    code.get(last).i32(WRITTEN_AT).op("i32.shr_u").i32(0).op("i32.ne");
    code
      .get(touch)
      .i32(Touch.atomic)
      .op("i32.eq")
      .get(last)
      .i32(ATOMIC)
      .op("i32.and")
      .i32(0)
      .op("i32.ne", "i32.and", "i32.eqz");
    code.op("i32.and");
    races(last);
    code.op("i32.and").if();
    tell(Violation.race, { tag: last, offset: 4 });
    code.end();
    // What somebody read, when this writes.
    code
      .get(touch)
      .i32(Touch.read)
      .op("i32.ne")
      .get(read)
      .i32(READ_MARK)
      .op("i32.and")
      .i32(0)
      .op("i32.ne", "i32.and");
    races(read);
    // The one that is kept may be this thread; others read it too.
    code.get(read).i32(SEVERAL_MARK).op("i32.and").i32(0).op("i32.ne");
    code
      .get(read)
      .i32(10)
      .op("i32.shr_u")
      .get(epochs)
      .op("i32.xor")
      .i32(0xffff)
      .op("i32.and", "i32.eqz", "i32.and", "i32.or");
    code.op("i32.and").if();
    tell(Violation.race, { tag: read, offset: 12 });
    code.end();
    note(code, local);
    code.end();
    code
      .get(LOW)
      .i32(4)
      .op("i32.add")
      .set(LOW)
      .get(bytes)
      .i32(4)
      .op("i32.sub")
      .tee(bytes)
      .i32(0)
      .op("i32.gt_s")
      .brIf(depth)
      .end();
  });
}

/** Most reads: of a word that was written before the last barrier, and that several threads have read since. Nothing is new about them. */
function returnIfKnown(
  code: Code,
  {
    touch,
    bytes,
    last,
    read,
    epochs,
  }: Readonly<Record<"touch" | "bytes" | "last" | "read" | "epochs", number>>,
): void {
  code.get(touch).i32(Touch.read).op("i32.eq").get(bytes).i32(4).op("i32.eq", "i32.and");
  code.get(last).i32(WRITTEN_AT).op("i32.shr_u").i32(15).op("i32.eq", "i32.and");
  code.get(last).i32(10).op("i32.shr_u").get(epochs).op("i32.xor").i32(0xff);
  code.op("i32.and").i32(0).op("i32.ne", "i32.and");
  code.get(read).i32(READ_BY_SEVERAL).op("i32.and").i32(READ_BY_SEVERAL).op("i32.eq", "i32.and");
  code.get(read).i32(10).op("i32.shr_u").get(epochs).op("i32.xor").i32(0xffff);
  code.op("i32.and", "i32.eqz", "i32.and").if().op("return").end();
}

/** Keeps what this access was. */
function note(
  code: Code,
  {
    touch,
    at,
    mask,
    last,
    read,
    epochs,
    tag,
  }: Readonly<Record<"touch" | "at" | "mask" | "last" | "read" | "epochs" | "tag", number>>,
): void {
  forgetLine(code, at);
  code.get(touch).i32(Touch.read).op("i32.eq").if();
  // Several threads read it between two barriers: the first is kept, with a mark.
  code.get(at).get(read).i32(SEVERAL_MARK).op("i32.or").get(tag).i32(READ_MARK).op("i32.or");
  code.get(read).i32(READ_MARK).op("i32.and").i32(0).op("i32.ne");
  code
    .get(read)
    .i32(10)
    .op("i32.shr_u")
    .get(epochs)
    .op("i32.xor")
    .i32(0xffff)
    .op("i32.and", "i32.eqz", "i32.and");
  code.get(read).i32(1023).op("i32.and").get(THREAD).op("i32.ne", "i32.and", "select");
  code
    .memory("i32.store", SHARED_SHADOW + 8)
    .get(at)
    .get(POSITION)
    .memory("i32.store", SHARED_SHADOW + 12)
    .else();
  code.get(at).get(tag).get(touch).i32(Touch.atomic).op("i32.eq").i32(26).op("i32.shl", "i32.or");
  code
    .get(mask)
    .i32(WRITTEN_AT)
    .op("i32.shl", "i32.or")
    .get(last)
    .i32(-(1 << WRITTEN_AT))
    .op("i32.and", "i32.or");
  code
    .memory("i32.store", SHARED_SHADOW)
    .get(at)
    .get(POSITION)
    .memory("i32.store", SHARED_SHADOW + 4)
    .end();
}
