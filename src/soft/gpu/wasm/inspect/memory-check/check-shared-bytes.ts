// Race check of shared words that threads access by bytes.
// Each byte has its own shadow from the first partial access until a write of the whole word.
// Meanwhile the word's shadow holds a mark, its last access, and the readers of the whole word.
import type { Code } from "../../encoding/code.ts";
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

// Parameters: address, bytes | Touch << 16, position, thread.
const LOW = 0;
const ACCESS = 1;
const POSITION = 2;
const THREAD = 3;

type Locals<Name extends string> = Readonly<Record<Name, number>>;

/** Returns the check function (address, bytes | Touch << 16, position, thread) for bytes of one word. */
export function checkBytes(unit: Unit): number {
  return unit.helper("check_bytes", ["i32", "i32", "i32", "i32"], [], (code) => {
    const number = () => code.local("i32");
    const [touch, mask, at, shadow, last] = [number(), number(), number(), number(), number()];
    const [epochs, tag, byte] = [number(), number(), number()];
    code.get(ACCESS).i32(16).op("i32.shr_u").i32(7).op("i32.and").set(touch);
    code.get(ACCESS).i32(0xffff).op("i32.and").set(byte);
    code.i32(15).i32(1).get(byte).op("i32.shl").i32(1).op("i32.sub");
    code.get(LOW).i32(3).op("i32.and", "i32.shl").get(byte).i32(WORD).op("i32.ge_u", "select").set(mask);
    code.get(THREAD).i32(2).op("i32.shl").memory("i32.load16_u", EPOCHS).set(epochs);
    code.get(epochs).i32(10).op("i32.shl").get(THREAD).op("i32.or").set(tag);
    code.get(LOW).i32(SHARED).op("i32.sub").i32(-WORD).op("i32.and").tee(at);
    code.i32(4).op("i32.shl").set(shadow).get(at).i32(2).op("i32.shl").tee(at);
    code.memory("i32.load", SHARED_SHADOW).set(last);
    copyWordShadow(code, { at, shadow, last });
    code.i32(0).set(byte).loop();
    const loop = code.depth - 1;
    code.get(mask).get(byte).op("i32.shr_u").i32(1).op("i32.and").if();
    checkByte(unit, code, { shadow, touch, epochs });
    recordByte(code, { shadow, touch, tag });
    code.end();
    code.get(shadow).i32(SHADOW_BYTES).op("i32.add").set(shadow);
    code.get(byte).i32(1).op("i32.add").tee(byte).i32(WORD).op("i32.lt_u").brIf(loop).end();
    unsettleLine(code, at);
    // A thread that writes all bytes becomes the writer of the word.
    code.get(at).get(tag).get(last).i32(ALL_WRITTEN).op("i32.and", "i32.or");
    code.i32(0).get(mask).i32(WRITTEN_SHIFT).op("i32.shl");
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

/** Copies the word's shadow to its bytes: all of it, or only the readers since the bytes got shadows. */
function copyWordShadow(code: Code, { at, shadow, last }: Locals<"at" | "shadow" | "last">): void {
  const read = code.local("i32");
  const copy = (from: number) => {
    for (let byte = 0; byte < WORD; byte++)
      for (let n = from; n < from + 8; n += 4)
        code
          .get(shadow)
          .get(at)
          .memory("i32.load", SHARED_SHADOW + n)
          .memory("i32.store", BYTE_SHADOW + byte * SHADOW_BYTES + n);
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

/** Reports a race with the byte's writer, and for a write also with its reader. */
function checkByte(
  unit: Unit,
  code: Code,
  { shadow, touch, epochs }: Locals<"shadow" | "touch" | "epochs">,
): void {
  const other = code.local("i32");
  const report = (offset: number) => {
    code.i32(Violation.race).get(LOW).i32(unit.windowHigh).get(ACCESS).i32(0xffff).op("i32.and");
    code.get(POSITION).get(THREAD).get(other).i32(1023).op("i32.and");
    code.get(shadow).memory("i32.load", BYTE_SHADOW + offset);
    code.i32(10).op("i32.shl", "i32.or").call(unit.host("violation"));
  };
  const races = () => code.get(other).get(THREAD).get(epochs).call(conflict(unit));
  code
    .get(shadow)
    .memory("i32.load", BYTE_SHADOW)
    .tee(other)
    .i32(WRITTEN_SHIFT)
    .op("i32.shr_u")
    .i32(0)
    .op("i32.ne");
  code
    .get(touch)
    .i32(Touch.atomic)
    .op("i32.eq")
    .get(other)
    .i32(ATOMIC)
    .op("i32.and")
    .i32(0)
    .op("i32.ne", "i32.and");
  code.op("i32.eqz", "i32.and");
  races();
  code.op("i32.and").if();
  report(4);
  code.end();
  code.get(touch).i32(Touch.read).op("i32.ne");
  code
    .get(shadow)
    .memory("i32.load", BYTE_SHADOW + 8)
    .tee(other)
    .i32(READ_MARK)
    .op("i32.and")
    .i32(0)
    .op("i32.ne", "i32.and");
  races();
  code.get(other).i32(SEVERAL_MARK).op("i32.and").i32(0).op("i32.ne");
  code.get(other).i32(10).op("i32.shr_u").get(epochs).op("i32.xor").i32(0xffff).op("i32.and", "i32.eqz");
  code.op("i32.and", "i32.or", "i32.and").if();
  report(12);
  code.end();
}

/**
 * Records an access to a byte. The first reader since a barrier stays recorded, with a mark for further
 * readers.
 */
function recordByte(code: Code, { shadow, touch, tag }: Locals<"shadow" | "touch" | "tag">): void {
  const read = code.local("i32");
  code.get(touch).i32(Touch.read).op("i32.eq").if();
  code
    .get(shadow)
    .get(shadow)
    .memory("i32.load", BYTE_SHADOW + 8)
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
  code.memory("i32.store", BYTE_SHADOW + 8);
  code
    .get(shadow)
    .get(POSITION)
    .memory("i32.store", BYTE_SHADOW + 12)
    .else();
  code.get(shadow).get(tag).i32(WRITTEN).op("i32.or");
  code.get(touch).i32(Touch.atomic).op("i32.eq").i32(Math.log2(ATOMIC)).op("i32.shl", "i32.or");
  code.memory("i32.store", BYTE_SHADOW);
  code
    .get(shadow)
    .get(POSITION)
    .memory("i32.store", BYTE_SHADOW + 4)
    .end();
}
