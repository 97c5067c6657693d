// Compact encoding of the shadow of a 32-byte line of shared memory.
// While threads access the line as a whole, the first word's shadow stands for all eight words.
// Any other access expands the line to one shadow for each word.
import type { Body, Operand, Value } from "../../encoding/expression.ts";
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

/** Returns the address of a line's encoding; `at` is the shadow offset of one of its words. */
const encodingAddress = (at: Value): Value => at.shr(Math.log2(LINE_SHADOW_BYTES)).shl(2);

export const encodingOf = (at: Value): Value => encodingAddress(at).load(LINE_ENCODINGS);

export const storeEncoding = (w: Body, at: Value, encoding: Operand): void =>
  w.store(encodingAddress(at), LINE_ENCODINGS, encoding);

/** Returns a nonzero value if the line is expanded. */
export const isExpanded = (encoding: Value): Value => encoding.and(EXPANDED);

/** Writes code that expands a line before one of its words is checked. */
export const writeExpand = (unit: Unit, w: Body, at: Value): void =>
  w.if(isExpanded(encodingOf(at)).not(), () => w.call(expandFunction(unit), at));

/** Writes code that expands all lines from shadow offset `at` to `end`. */
export function writeExpandRange(unit: Unit, w: Body, at: Value, end: Value): void {
  const line = w.variable(at.and(-LINE_SHADOW_BYTES));
  w.loop(() => {
    writeExpand(unit, w, line);
    return line.tee(line.add(LINE_SHADOW_BYTES)).lt(end);
  });
}

/** Returns the helper (shadow offset) that expands a line. */
function expandFunction(unit: Unit): number {
  return unit.helper("check_spread_line", "i32 >", (w, at) => {
    const encoding = w.local("i32");
    const [shadow, shifts] = w.locals("i32x4", 2);
    at.set(at.and(-LINE_SHADOW_BYTES));
    encoding.set(encodingOf(at));
    storeEncoding(w, at, EXPANDED);
    w.returnIf(shadow.tee(at.loadVector(SHARED_SHADOW)).anyTrue().not());
    // Tags without a writer or reader stay unchanged.
    shifts.set(SAME);
    const shift = (lane: number, bits: number, tag: number, marks: number) => {
      const own = encoding.shr(bits).and(SAME).when(shadow.lane(tag).and(marks), SAME);
      shifts.set(shifts.withLane(lane, own));
    };
    shift(0, EncodingBits.writer, 0, ALL_WRITTEN);
    shift(2, EncodingBits.reader, 2, READ_MARK);
    shift(3, EncodingBits.position, 2, READ_MARK);
    const steps = [1, 2, 3].map((below) => w.variable(shifts.op("lt_s", w.words(below))));
    for (let word = 1; word < LINE_SHADOW_BYTES / SHADOW_BYTES; word++) {
      // A shift takes effect at words whose lower bits are all 0. A true lane is -1, so subtracting it adds
      // one.
      shadow.set(shadow.sub(steps[Math.log2(word & -word)]!));
      w.storeVector(at, SHARED_SHADOW + word * SHADOW_BYTES, shadow);
    }
  });
}
