// Eight threads that write or read whole lines of shared memory, numbers of 32 or 64 bits side by side: where nothing can be wrong about a
// line, one note stands for its eight words (line-forms.ts).
import type { Code } from "../code.ts";
import { SHARED_SHADOW } from "../layout.ts";
import { storeLine } from "./known-lines.ts";
import { FormBits, loadForm, pushIsSpread, SAME, storeForm } from "./line-forms.ts";
import {
  ALL_WRITTEN,
  BYTES_MARK,
  EPOCH_BITS,
  LINE_NOTES,
  NOTES,
  READ_BY_SEVERAL,
  READ_MARK,
  SEVERAL_MARK,
  WARP_EPOCH,
} from "./shared-notes.ts";

/** Locals: the place of the line's notes, the barriers of its threads, the first of them, where they are in the text, and the logarithm of a number's words. */
export type WholeLine = Readonly<Record<"at" | "epochs" | "thread" | "position" | "shift", number>>;

const words = (...values: readonly [number, number, number, number]): Uint8Array =>
  new Uint8Array(Int32Array.from(values).buffer);

/** Pushes the first thread's tag. */
const pushTag = (code: Code, { epochs, thread }: WholeLine, marks: number): Code =>
  code.get(epochs).get(thread).op("i32.or").i32(marks).op("i32.or");

/** Notes that a line is written; leaves for `slow`, with nothing noted, where a word was touched since the last barrier, or byte by byte. */
export function writeWholeLine(code: Code, line: WholeLine, slow: number): void {
  const { at, epochs, position, shift } = line;
  const [form, word, end] = [code.local("i32"), code.local("i32"), code.local("i32")];
  const [notes, marks] = [code.local("v128"), code.local("v128")];
  loadForm(code, at).set(form);
  code.get(at).tee(word).i32(LINE_NOTES).i32(NOTES);
  pushIsSpread(code, form).op("select", "i32.add").set(end).loop();
  const loop = code.depth - 1;
  code.get(word).vectorMemory("v128.load", SHARED_SHADOW).tee(notes);
  code
    .v128(words(ALL_WRITTEN, 0, READ_MARK, 0))
    .v("v128.and")
    .v128(words(0, 0, 0, 0))
    .v("i32x4.ne");
  code.set(marks).get(notes).get(epochs).v("i32x4.splat").v("v128.xor");
  code
    .i32(WARP_EPOCH)
    .v("i32x4.splat")
    .v("v128.and")
    .v128(words(0, 0, 0, 0))
    .v("i32x4.eq");
  code
    .get(marks)
    .v("v128.and")
    .get(notes)
    .v128(words(BYTES_MARK, 0, 0, 0))
    .v("v128.and")
    .v("v128.or");
  code.v("v128.any_true").brIf(slow);
  code.get(word).i32(NOTES).op("i32.add").tee(word).get(end).op("i32.lt_u").brIf(loop).end();
  code.get(at).v128(words(0, 0, 0, 0));
  pushTag(code, line, ALL_WRITTEN).v("i32x4.replace_lane", 0).get(position).v("i32x4.replace_lane", 1);
  code.vectorMemory("v128.store", SHARED_SHADOW);
  storeForm(code, at, () => code.get(shift));
  storeLine(code, at, () => code.i32(0));
}

/** The same for a read of what was written before the last barrier. */
export function readWholeLine(code: Code, line: WholeLine, slow: number): void {
  const { at, epochs, thread, position, shift } = line;
  const [form, tag] = [code.local("i32"), code.local("i32")];
  loadForm(code, at).set(form);
  pushIsSpread(code, form).brIf(slow);
  code.get(at).memory("i32.load", SHARED_SHADOW).tee(tag).i32(ALL_WRITTEN).op("i32.lt_u").brIf(slow);
  code.get(tag).get(epochs).op("i32.xor").i32(WARP_EPOCH).op("i32.and", "i32.eqz").brIf(slow);
  const store = (offset: number, push: () => void) => {
    code.get(at);
    push();
    code.memory("i32.store", SHARED_SHADOW + offset);
  };
  code
    .get(at)
    .memory("i32.load", SHARED_SHADOW + 8)
    .tee(tag);
  code.get(epochs).op("i32.xor").i32(READ_MARK).op("i32.xor");
  code
    .i32(READ_MARK | EPOCH_BITS)
    .op("i32.and")
    .if();
  store(8, () => pushTag(code, line, READ_MARK));
  store(12, () => code.get(position));
  storeForm(code, at, () => {
    code
      .get(form)
      .i32(SAME << FormBits.writer)
      .op("i32.and")
      .get(shift)
      .i32(FormBits.reader)
      .op("i32.shl", "i32.or");
    code.i32(SAME << FormBits.place).op("i32.or");
  });
  storeLine(code, at, () => code.i32(0));
  code.else();
  // Read since the same barriers: by the same threads, or by others, too.
  code.get(tag).i32(SEVERAL_MARK).op("i32.and", "i32.eqz").if();
  code
    .get(form)
    .i32(FormBits.reader)
    .op("i32.shr_u")
    .i32(SAME)
    .op("i32.and")
    .get(shift)
    .op("i32.ne")
    .brIf(slow);
  store(12, () => code.get(position));
  storeForm(code, at, () =>
    code
      .get(form)
      .i32(SAME << FormBits.place)
      .op("i32.or"),
  );
  code.get(tag).i32(1023).op("i32.and").get(thread).op("i32.ne").if();
  store(8, () => code.get(tag).i32(SEVERAL_MARK).op("i32.or"));
  storeLine(code, at, () => code.get(epochs).i32(READ_BY_SEVERAL).op("i32.or"));
  code.end().end().end();
}

/** Writes `each` for the lines that eight threads touch with numbers of so many bytes, from the notes at `at` and the thread that a local has, which go on. */
export function writeLines(
  code: Code,
  { at, thread, shift }: Readonly<Record<"at" | "thread" | "shift", number>>,
  each: () => void,
): void {
  const last = code.local("i32");
  code.get(at).i32(LINE_NOTES).get(shift).op("i32.shl", "i32.add").set(last).loop();
  const loop = code.depth - 1;
  each();
  code.get(thread).i32(8).get(shift).op("i32.shr_u", "i32.add").set(thread);
  code.get(at).i32(LINE_NOTES).op("i32.add").tee(at).get(last).op("i32.lt_u").brIf(loop).end();
}
