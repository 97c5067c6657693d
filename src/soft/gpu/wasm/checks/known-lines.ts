// Most reads of shared memory are nothing new: of words that were written before the last barrier, and that several threads have read
// since. Of each line of eight words a number says whether that is so of all of them, and since which barriers: until one is touched in
// another way.
import type { Instruction } from "../../ptx/syntax.ts";
import type { Code } from "../code.ts";
import type { FunctionCode } from "../function-code.ts";
import { EPOCHS, KNOWN_LINES, SHARED, SHARED_ROOM, SHARED_SHADOW } from "../layout.ts";
import type { Unit } from "../unit.ts";
import { loadForm, pushIsSpread } from "./line-forms.ts";
import {
  ALL_WRITTEN,
  EPOCH_BITS,
  LINE_BITS,
  LINE_BYTES,
  LINE_NOTES,
  NOTES,
  READ_BY_SEVERAL,
  WARP_EPOCH,
} from "./shared-notes.ts";

const LANES = 8;

/** From a place in shared memory, on the stack, to that of its line's number. */
const lineOf = (code: Code): Code => code.i32(LINE_BITS).op("i32.shr_u").i32(2).op("i32.shl");

/** Stores what `push` pushes as the number of the line that has a word's notes at `at`. */
export function storeLine(code: Code, at: number, push: () => void): void {
  lineOf(code.get(at).i32(2).op("i32.shr_u"));
  push();
  code.memory("i32.store", KNOWN_LINES);
}

/** `at` has the place of a word's notes: nothing is known of its line any more. */
export const forgetLine = (code: Code, at: number): void => storeLine(code, at, () => code.i32(0));

/** Notes that lines are known, from the place of their notes to `end`. */
export function knowLines(
  code: Code,
  { at, end, epochs }: Readonly<Record<"at" | "end" | "epochs", number>>,
): void {
  code.loop();
  const loop = code.depth - 1;
  storeLine(code, at, () => code.get(epochs).i32(READ_BY_SEVERAL).op("i32.or"));
  code.get(at).i32(LINE_NOTES).op("i32.add").tee(at).get(end).op("i32.lt_u").brIf(loop).end();
}

/** Pushes whether the notes at a place begin with a line's. */
export const startsLine = (code: Code, at: number): Code =>
  code
    .get(at)
    .i32(LINE_NOTES - 1)
    .op("i32.and", "i32.eqz");

const lanes = (...words: readonly [number, number, number, number]): Uint8Array =>
  new Uint8Array(Int32Array.from(words).buffer);

/** Pushes whether several threads have read all words since the last barrier, before which they were written: nothing is new. */
export function knownWords(
  code: Code,
  { at, end, epochs }: Readonly<Record<"at" | "end" | "epochs", number>>,
): void {
  const [notes, bad, wanted] = [code.local("v128"), code.local("v128"), code.local("v128")];
  code.get(epochs).i32(READ_BY_SEVERAL).op("i32.or").v("i32x4.splat").set(wanted);
  code
    .v128(lanes(0, 0, 0, 0))
    .set(bad)
    .loop();
  const loop = code.depth - 1;
  code.get(at).vectorMemory("v128.load", SHARED_SHADOW).tee(notes).get(wanted).v("v128.xor");
  code.v128(lanes(WARP_EPOCH, 0, READ_BY_SEVERAL | EPOCH_BITS, 0)).v("v128.and");
  code
    .v128(lanes(0, 0, 0, 0))
    .v("i32x4.eq")
    .v128(lanes(0, -1, -1, -1))
    .v("v128.xor");
  code
    .v128(lanes(ALL_WRITTEN, 0, 0, 0))
    .get(notes)
    .v("v128.andnot")
    .v("v128.or");
  code.get(bad).v("v128.or").set(bad);
  code.get(at).i32(NOTES).op("i32.add").tee(at).get(end).op("i32.lt_u").brIf(loop).end();
  code.get(bad).v("v128.any_true").op("i32.eqz");
}

/** (place in shared memory, bytes, the thread's barriers): whether words are known; then perhaps their line is. */
function wordsAreKnown(unit: Unit): number {
  return unit.helper("check_known", ["i32", "i32", "i32"], ["i32"], (code) => {
    const [place, bytes, epochs] = [0, 1, 2];
    const [at, end, form] = [code.local("i32"), code.local("i32"), code.local("i32")];
    code.get(place).i32(2).op("i32.shl").set(at);
    // Of a line whose words have no notes of their own, the number says it all.
    loadForm(code, at).set(form);
    pushIsSpread(code, form).op("i32.eqz").if().i32(0).op("return").end();
    code.get(place).get(bytes).op("i32.add").i32(2).op("i32.shl").set(end);
    knownWords(code, { at, end, epochs });
    code.op("i32.eqz").if().i32(0).op("return").end();
    code.get(place).i32(-LINE_BYTES).op("i32.and").i32(2).op("i32.shl").tee(place);
    code.set(at).get(place).i32(LINE_NOTES).op("i32.add").set(end);
    knownWords(code, { at, end, epochs });
    code.if().get(place).set(at);
    knowLines(code, { at, end, epochs });
    code.end().i32(1);
  });
}

/** Sets a local to the place in shared memory of an address, and pushes whether it is there and at a multiple of some bytes. */
function pushInside(code: Code, address: number, at: number, bytes: number): void {
  const step = Math.log2(bytes);
  // What is not aligned is too large when it was turned.
  code.get(address).op("i32.wrap_i64").i32(SHARED).op("i32.sub").tee(at).i32(step).op("i32.rotr");
  code.i32(SHARED_ROOM >>> step).op("i32.lt_u");
}

/** Sets a local to what a line's number is when it is known to this thread. */
function setWanted(f: FunctionCode, i: Instruction, wanted: number): void {
  f.special("%thread", i);
  f.code.i32(2).op("i32.shl").memory("i32.load16_u", EPOCHS).i32(10).op("i32.shl");
  f.code.i32(READ_BY_SEVERAL).op("i32.or").set(wanted);
}

/**
 * Pushes whether nothing is new about a read of whole words. `address` is a local of i64; where it is wrong the answer is 0. Notes beyond
 * the block's memory are zeros.
 */
export function writeIsKnown(f: FunctionCode, i: Instruction, address: number, bytes: number): void {
  const { code } = f;
  const [at, wanted] = [f.temporary("i32", "notes"), f.temporary("i32", "reader")];
  pushInside(code, address, at, bytes);
  code.if("i32");
  setWanted(f, i, wanted);
  lineOf(code.get(at)).memory("i32.load", KNOWN_LINES).get(wanted).op("i32.eq").if("i32").i32(1).else();
  code.get(at).i32(bytes).get(wanted).call(wordsAreKnown(f.unit)).end();
  code.else().i32(0).end();
}

/** The same for eight threads, each of which reads so many bytes that follow those of the thread before: 0 as well where it is not certain. */
export function writeLanesAreKnown(f: FunctionCode, i: Instruction, address: number, bytes: number): void {
  const { code } = f;
  const [at, wanted] = [f.temporary("i32", "notes"), f.temporary("i32", "reader")];
  // They are in the lines of the first and the last word when these are two at most.
  pushInside(code, address, at, bytes === 4 ? bytes : LINE_BYTES);
  code.if("i32");
  setWanted(f, i, wanted);
  lineOf(code.get(at)).memory("i32.load", KNOWN_LINES).get(wanted).op("i32.xor");
  lineOf(
    code
      .get(at)
      .i32(LANES * bytes - 4)
      .op("i32.add"),
  ).memory("i32.load", KNOWN_LINES);
  code.get(wanted).op("i32.xor", "i32.or", "i32.eqz").else().i32(0).end();
}

/** The same for reads of some bytes each anywhere in a range: `at` is a local with its place in shared memory, and what is read are multiples of `bytes` from there. */
export function writeRangeIsKnown(
  f: FunctionCode,
  i: Instruction,
  { at, bytes, span }: { readonly at: number; readonly bytes: number; readonly span: number },
): void {
  const { code } = f;
  const [first, last, wanted] = [
    f.temporary("i32", "notes"),
    f.temporary("i32", "last notes"),
    f.temporary("i32", "reader"),
  ];
  const step = Math.log2(bytes);
  code.get(at);
  if (step > 0) code.i32(step).op("i32.rotr");
  code
    .i32((SHARED_ROOM - span) >>> step)
    .op("i32.le_u")
    .if("i32");
  setWanted(f, i, wanted);
  lineOf(
    code
      .get(at)
      .i32(span - 1)
      .op("i32.add"),
  ).set(last);
  lineOf(code.get(at)).set(first);
  // One more than these where the range begins in the middle of a line.
  const lines = Math.ceil(span / LINE_BYTES);
  if (lines < 4) {
    code.get(last).memory("i32.load", KNOWN_LINES).get(wanted).op("i32.xor");
    for (let line = 0; line < lines; line++)
      code
        .get(first)
        .memory("i32.load", KNOWN_LINES + 4 * line)
        .get(wanted)
        .op("i32.xor", "i32.or");
    code.op("i32.eqz");
  } else {
    const all = f.temporary("v128", "reader");
    code.get(wanted).v("i32x4.splat").set(all);
    code
      .get(last)
      .vectorMemory("v128.load", KNOWN_LINES - 12)
      .get(all)
      .v("v128.xor");
    for (let line = 0; line + 4 <= lines; line += 4)
      code
        .get(first)
        .vectorMemory("v128.load", KNOWN_LINES + 4 * line)
        .get(all)
        .v("v128.xor")
        .v("v128.or");
    code.v("v128.any_true").op("i32.eqz");
  }
  code.else().i32(0).end();
}
