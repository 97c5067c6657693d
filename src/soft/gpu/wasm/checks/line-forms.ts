// How the notes of the eight words of a line are kept: those of the first word stand for all of them while threads touch the line as a
// whole (whole-lines.ts, check-run.ts); once one is touched in another way, each word has its own.
import type { Code } from "../code.ts";
import { LINE_FORMS, SHARED_SHADOW } from "../layout.ts";
import type { Unit } from "../unit.ts";
import { ALL_WRITTEN, LINE_NOTES, NOTES, READ_MARK } from "./shared-notes.ts";

/**
 * Where in a form it says how word n follows from the first: the thread that wrote it, the one that read it and the place of the read are
 * the first's and n >> (these two bits). 0 is the form of what nobody touched.
 */
export const FormBits = { writer: 0, reader: 2, place: 4 } as const;
/** n >> SAME is 0 for all words. */
export const SAME = 3;
/** Each word has notes of its own. */
const SPREAD = 1 << 6;

const words = (...values: readonly [number, number, number, number]): Uint8Array =>
  new Uint8Array(Int32Array.from(values).buffer);

/** Pushes where the form of a line is; `at` has the place of notes of one of its words. */
const formAt = (code: Code, at: number): Code =>
  code.get(at).i32(Math.log2(LINE_NOTES)).op("i32.shr_u").i32(2).op("i32.shl");

export const loadForm = (code: Code, at: number): Code => formAt(code, at).memory("i32.load", LINE_FORMS);

export function storeForm(code: Code, at: number, push: () => void): void {
  formAt(code, at);
  push();
  code.memory("i32.store", LINE_FORMS);
}

/** Pushes what is not 0 when each word has notes of its own. */
export const pushIsSpread = (code: Code, form: number): Code => code.get(form).i32(SPREAD).op("i32.and");

/** Writes code that gives each word of a line its own notes, before one of them is looked at. */
export function writeSpread(unit: Unit, code: Code, at: number): void {
  loadForm(code, at).i32(SPREAD).op("i32.and", "i32.eqz").if();
  code.get(at).call(spread(unit)).end();
}

/** The same for all lines from the notes at a place to `end`. */
export function writeSpreadRange(unit: Unit, code: Code, at: number, end: number): void {
  const line = code.local("i32");
  code.get(at).i32(-LINE_NOTES).op("i32.and").set(line).loop();
  const loop = code.depth - 1;
  writeSpread(unit, code, line);
  code.get(line).i32(LINE_NOTES).op("i32.add").tee(line).get(end).op("i32.lt_u").brIf(loop).end();
}

/** (the place of notes of one of its words). */
function spread(unit: Unit): number {
  return unit.helper("check_spread_line", ["i32"], [], (code) => {
    const at = 0;
    const form = code.local("i32");
    const [notes, shifts] = [code.local("v128"), code.local("v128")];
    code.get(at).i32(-LINE_NOTES).op("i32.and").set(at);
    loadForm(code, at).set(form);
    storeForm(code, at, () => code.i32(SPREAD));
    code.get(at).vectorMemory("v128.load", SHARED_SHADOW).tee(notes).v("v128.any_true");
    code.op("i32.eqz").if().op("return").end();
    // What nobody wrote or read stays as it is.
    code.i32(SAME).v("i32x4.splat").set(shifts);
    const shift = (lane: number, bits: number, tag: number, marks: number) => {
      code.get(shifts).get(form).i32(bits).op("i32.shr_u").i32(SAME).op("i32.and").i32(SAME);
      code.get(notes).v("i32x4.extract_lane", tag).i32(marks).op("i32.and", "select");
      code.v("i32x4.replace_lane", lane).set(shifts);
    };
    shift(0, FormBits.writer, 0, ALL_WRITTEN);
    shift(2, FormBits.reader, 2, READ_MARK);
    shift(3, FormBits.place, 2, READ_MARK);
    const steps = [1, 2, 3].map((below) => {
      const step = code.local("v128");
      code
        .get(shifts)
        .v128(words(below, below, below, below))
        .v("i32x4.lt_s")
        .set(step);
      return step;
    });
    for (let word = 1; word < LINE_NOTES / NOTES; word++) {
      // Those whose bits below this are all 0 step to the next: true is -1.
      const bits = Math.log2(word & -word);
      code.get(notes).get(steps[bits]!).v("i32x4.sub").set(notes);
      code
        .get(at)
        .get(notes)
        .vectorMemory("v128.store", SHARED_SHADOW + word * NOTES);
    }
  });
}
