// Compact encoding of the shadow of a 32-byte line of shared memory.
// While threads access the line as a whole, the first word's shadow stands for all eight words.
// Any other access expands the line to one shadow for each word.
import type { Code } from "../../encoding/code.ts";
import { LINE_ENCODINGS, SHARED_SHADOW } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { ALL_WRITTEN, LINE_SHADOW_BYTES, READ_MARK, SHADOW_BYTES } from "./shared-shadow.ts";

/**
 * Bit positions of three shifts in an encoding: for the writer, the reader and the position of the read.
 * The shadow of word n holds the first word's value plus n >> shift. Encoding 0 is an untouched line.
 */
export const EncodingBits = { writer: 0, reader: 2, position: 4 } as const;
/** Shift that yields 0 for all words, so that they share one value. */
export const SAME = 3;
/** Flag of an expanded line, whose words have shadows of their own. */
const EXPANDED = 1 << 6;

const words = (...values: readonly [number, number, number, number]): Uint8Array =>
  new Uint8Array(Int32Array.from(values).buffer);

/** Pushes the address of a line's encoding; `at` is the shadow offset of one of its words. */
const pushEncodingAddress = (code: Code, at: number): Code =>
  code.get(at).i32(Math.log2(LINE_SHADOW_BYTES)).op("i32.shr_u").i32(2).op("i32.shl");

export const loadEncoding = (code: Code, at: number): Code =>
  pushEncodingAddress(code, at).memory("i32.load", LINE_ENCODINGS);

export function storeEncoding(code: Code, at: number, push: () => void): void {
  pushEncodingAddress(code, at);
  push();
  code.memory("i32.store", LINE_ENCODINGS);
}

/** Pushes a nonzero value if the line is expanded. */
export const pushIsExpanded = (code: Code, encoding: number): Code =>
  code.get(encoding).i32(EXPANDED).op("i32.and");

/** Writes code that expands a line before one of its words is checked. */
export function writeExpand(unit: Unit, code: Code, at: number): void {
  loadEncoding(code, at).i32(EXPANDED).op("i32.and", "i32.eqz").if();
  code.get(at).call(expandFunction(unit)).end();
}

/** Writes code that expands all lines from shadow offset `at` to `end`. */
export function writeExpandRange(unit: Unit, code: Code, at: number, end: number): void {
  const line = code.local("i32");
  code.get(at).i32(-LINE_SHADOW_BYTES).op("i32.and").set(line).loop();
  const loop = code.depth - 1;
  writeExpand(unit, code, line);
  code.get(line).i32(LINE_SHADOW_BYTES).op("i32.add").tee(line).get(end).op("i32.lt_u").brIf(loop).end();
}

/** Returns the helper (shadow offset) that expands a line. */
function expandFunction(unit: Unit): number {
  return unit.helper("check_spread_line", ["i32"], [], (code) => {
    const at = 0;
    const encoding = code.local("i32");
    const [shadow, shifts] = [code.local("v128"), code.local("v128")];
    code.get(at).i32(-LINE_SHADOW_BYTES).op("i32.and").set(at);
    loadEncoding(code, at).set(encoding);
    storeEncoding(code, at, () => code.i32(EXPANDED));
    code.get(at).vectorMemory("v128.load", SHARED_SHADOW).tee(shadow).v("v128.any_true");
    code.op("i32.eqz").if().op("return").end();
    // Tags without a writer or reader stay unchanged.
    code.i32(SAME).v("i32x4.splat").set(shifts);
    const shift = (lane: number, bits: number, tag: number, marks: number) => {
      code.get(shifts).get(encoding).i32(bits).op("i32.shr_u").i32(SAME).op("i32.and").i32(SAME);
      code.get(shadow).v("i32x4.extract_lane", tag).i32(marks).op("i32.and", "select");
      code.v("i32x4.replace_lane", lane).set(shifts);
    };
    shift(0, EncodingBits.writer, 0, ALL_WRITTEN);
    shift(2, EncodingBits.reader, 2, READ_MARK);
    shift(3, EncodingBits.position, 2, READ_MARK);
    const steps = [1, 2, 3].map((below) => {
      const step = code.local("v128");
      code
        .get(shifts)
        .v128(words(below, below, below, below))
        .v("i32x4.lt_s")
        .set(step);
      return step;
    });
    for (let word = 1; word < LINE_SHADOW_BYTES / SHADOW_BYTES; word++) {
      // A shift takes effect at words whose lower bits are all 0. A true lane is -1, so subtracting it adds
      // one.
      const bits = Math.log2(word & -word);
      code.get(shadow).get(steps[bits]!).v("i32x4.sub").set(shadow);
      code
        .get(at)
        .get(shadow)
        .vectorMemory("v128.store", SHARED_SHADOW + word * SHADOW_BYTES);
    }
  });
}
