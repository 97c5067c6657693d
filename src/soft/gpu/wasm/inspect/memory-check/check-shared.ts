// Race and initialization check of one access to shared memory.
// Two threads race when at least one of them writes, and no barrier of the block or of their warp orders the
// accesses.

import type { Code } from "../../encoding/code.ts";
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

// Parameters: address, bytes | Touch << 16, position, thread.
const LOW = 0;
const ACCESS = 1;
const POSITION = 2;
const THREAD = 3;

/** Returns the check function (address, bytes | Touch << 16, position, thread). */
export function checkShared(unit: Unit): number {
  return unit.helper("check_shared", ["i32", "i32", "i32", "i32"], [], (code) => {
    const names = ["touch", "bytes", "at", "mask", "last", "read", "epochs", "tag"] as const;
    const local = Object.fromEntries(names.map((name) => [name, code.local("i32")])) as Record<
      (typeof names)[number],
      number
    >;
    const { touch, bytes, at, mask, last, read, epochs, tag } = local;
    code
      .get(ACCESS)
      .i32(16)
      .op("i32.shr_u")
      .i32(7)
      .op("i32.and")
      .tee(touch)
      .op("i32.eqz")
      .if()
      .op("return")
      .end();
    code.get(ACCESS).i32(0xffff).op("i32.and").set(bytes);
    code.get(THREAD).i32(2).op("i32.shl").memory("i32.load", EPOCHS).i32(0xffff).op("i32.and").set(epochs);
    code.get(epochs).i32(10).op("i32.shl").get(THREAD).op("i32.or").set(tag);
    code.loop();
    const depth = code.depth - 1;
    code.get(LOW).i32(SHARED).op("i32.sub").i32(2).op("i32.shr_u").i32(4).op("i32.shl").set(at);
    writeExpand(unit, code, at);
    // Mask of the accessed bytes in the current word.
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
    returnIfSettled(code, local);
    const report = (kind: number, other?: { tag: number; offset: number }) => {
      code.i32(kind).get(LOW).i32(unit.windowHigh).get(bytes).get(POSITION);
      code.get(THREAD);
      if (other === undefined) code.i32(-1);
      else {
        // The last argument holds the other thread, and its position in the upper bits.
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
      .i32(WRITTEN_SHIFT)
      .op("i32.shr_u")
      .get(mask)
      .op("i32.and")
      .get(mask)
      .op("i32.ne", "i32.and")
      .if();
    report(Violation.uninitialised);
    code.end();
    code.get(bytes).i32(WORD_BYTES).op("i32.lt_u").get(last).i32(BYTES_MARK).op("i32.and", "i32.or").if();
    code.get(LOW).get(bytes).get(touch).i32(16).op("i32.shl", "i32.or").get(POSITION).get(THREAD);
    code.call(checkBytes(unit)).else();
    // A race with the last writer, unless both accesses are atomic.
    code.get(last).i32(WRITTEN_SHIFT).op("i32.shr_u").i32(0).op("i32.ne");
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
    report(Violation.race, { tag: last, offset: 4 });
    code.end();
    // A race of this write with the last reader.
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
    // The recorded reader may be this thread while further threads have read the word too.
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
    report(Violation.race, { tag: read, offset: 12 });
    code.end();
    recordAccess(code, local);
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

/**
 * Returns early for a read that changes nothing: the word was written before the last barrier, and several
 * threads have read it since.
 */
function returnIfSettled(
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
  code.get(last).i32(WRITTEN_SHIFT).op("i32.shr_u").i32(15).op("i32.eq", "i32.and");
  code.get(last).i32(10).op("i32.shr_u").get(epochs).op("i32.xor").i32(0xff);
  code.op("i32.and").i32(0).op("i32.ne", "i32.and");
  code.get(read).i32(READ_BY_SEVERAL).op("i32.and").i32(READ_BY_SEVERAL).op("i32.eq", "i32.and");
  code.get(read).i32(10).op("i32.shr_u").get(epochs).op("i32.xor").i32(0xffff);
  code.op("i32.and", "i32.eqz", "i32.and").if().op("return").end();
}

/** Records the access in the word's shadow. */
function recordAccess(
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
  unsettleLine(code, at);
  code.get(touch).i32(Touch.read).op("i32.eq").if();
  // The first of several readers between two barriers stays recorded, with a mark.
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
    .i32(WRITTEN_SHIFT)
    .op("i32.shl", "i32.or")
    .get(last)
    .i32(-(1 << WRITTEN_SHIFT))
    .op("i32.and", "i32.or");
  code
    .memory("i32.store", SHARED_SHADOW)
    .get(at)
    .get(POSITION)
    .memory("i32.store", SHARED_SHADOW + 4)
    .end();
}
