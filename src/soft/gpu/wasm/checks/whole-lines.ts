// Eight threads that write or read a whole line of shared memory, word by word: after a barrier nothing can be wrong about it when the line
// was touched so before, and all is noted at once.
import type { Code } from "../code.ts";
import { SHARED_SHADOW } from "../layout.ts";
import { loadLine, startsLine, storeLine } from "./known-lines.ts";
import {
  ALL_WRITTEN,
  EPOCH_BITS,
  NOTES,
  READ_BY_SEVERAL,
  READ_MARK,
  SEVERAL_MARK,
  WARP_EPOCH,
} from "./shared-notes.ts";

const WORDS = 8;
/** What a line's number says beside the barriers and the first of its threads: they wrote it last, or read it once since. */
const WRITTEN = 1 << 28;
const READ = READ_MARK;

/** Locals: the place of the line's notes, the barriers of its threads, the first of them, and where they are in the text. */
export type WholeLine = Readonly<Record<"at" | "epochs" | "thread" | "position" | "bytes", number>>;

const words = (...values: readonly [number, number, number, number]): Uint8Array =>
  new Uint8Array(Int32Array.from(values).buffer);
const SECOND_HALF = [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23];
const NEXT_THREAD = words(1, 0, 0, 0);

/** Pushes whether eight threads' words of 32 bits are a line. */
const pushIsWhole = (code: Code, { at, bytes }: WholeLine): Code =>
  startsLine(code, at).get(bytes).i32(4).op("i32.eq", "i32.and");

/** Pushes whether no barrier of the block was between a line's number and now. */
const pushSameBarrier = (code: Code, line: number, epochs: number): Code =>
  code.get(line).get(epochs).op("i32.xor").i32(WARP_EPOCH).op("i32.and", "i32.eqz");

/** Pushes the first thread's tag and place, as two words of four. */
function pushTags(code: Code, { epochs, thread, position }: WholeLine, marks: number): Code {
  code.get(epochs).get(thread).op("i32.or").i32(marks).op("i32.or").v("i32x4.splat");
  code.v128(words(-1, 0, 0, 0)).v("v128.and");
  return code.get(position).v("i32x4.replace_lane", 1);
}

function keep(code: Code, { at, epochs, thread }: WholeLine, mark: number): void {
  storeLine(code, at, () => code.get(epochs).get(thread).op("i32.or").i32(mark).op("i32.or"));
}

/** Notes that a line was written so. */
export function noteWritten(code: Code, line: WholeLine): void {
  pushIsWhole(code, line).if();
  keep(code, line, WRITTEN);
  code.end();
}

/** Returns from the function when a write is nothing but what was said. */
export function writeWholeLine(code: Code, of: WholeLine): void {
  const { at, epochs } = of;
  const [line, tags] = [code.local("i32"), code.local("v128")];
  pushIsWhole(code, of).if();
  loadLine(code, at).tee(line).i32(0).op("i32.ne");
  pushSameBarrier(code, line, epochs).op("i32.eqz", "i32.and").if();
  pushTags(code, of, ALL_WRITTEN).set(tags);
  for (let word = 0; word < WORDS; word++) {
    if (word > 0) code.get(tags).v128(NEXT_THREAD).v("i32x4.add").set(tags);
    code
      .get(at)
      .get(tags)
      .vectorMemory("v128.store", SHARED_SHADOW + word * NOTES);
  }
  keep(code, of, WRITTEN);
  code.op("return").end().end();
}

/** The same for a read. */
export function readWholeLine(code: Code, of: WholeLine): void {
  const { at, epochs, thread, position } = of;
  const [line, tags] = [code.local("i32"), code.local("v128")];
  pushIsWhole(code, of).if();
  loadLine(code, at).tee(line).i32(WRITTEN).op("i32.and");
  pushSameBarrier(code, line, epochs).op("i32.eqz", "i32.and").if();
  pushTags(code, of, READ).set(tags);
  for (let word = 0; word < WORDS; word++) {
    const notes = SHARED_SHADOW + word * NOTES;
    if (word > 0) code.get(tags).v128(NEXT_THREAD).v("i32x4.add").set(tags);
    code.get(at).get(at).vectorMemory("v128.load", notes).get(tags).shuffle(SECOND_HALF);
    code.vectorMemory("v128.store", notes);
  }
  keep(code, of, READ);
  code.op("return").end();
  // Read since the same barriers: by the same threads, or by others, too.
  code.get(line).i32(READ_BY_SEVERAL).op("i32.and").i32(READ).op("i32.eq");
  code.get(line).get(epochs).op("i32.xor").i32(EPOCH_BITS).op("i32.and", "i32.eqz", "i32.and").if();
  code.get(line).i32(1023).op("i32.and").get(thread).op("i32.ne").if();
  for (let word = 0; word < WORDS; word++) {
    const notes = SHARED_SHADOW + word * NOTES;
    code.get(at).get(at).vectorMemory("v128.load", notes);
    code
      .v128(words(0, 0, SEVERAL_MARK, 0))
      .v("v128.or")
      .get(position)
      .v("i32x4.replace_lane", 3);
    code.vectorMemory("v128.store", notes);
  }
  storeLine(code, at, () => code.get(epochs).i32(READ_BY_SEVERAL).op("i32.or"));
  code.end().op("return").end().end();
}
