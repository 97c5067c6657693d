// The check of eight threads at once that touch words of shared memory which follow each other, and of all those that read one address.
import type { Code } from "../code.ts";
import { CONTEXT, CONTEXT_WORDS, EPOCHS, SHARED, SHARED_SHADOW } from "../layout.ts";
import type { Unit } from "../unit.ts";
import { checkAccess } from "./check-access.ts";
import { forgetLine, knowLines, knownWords, startsLine } from "./known-lines.ts";
import { writeSpread, writeSpreadRange } from "./line-forms.ts";
import {
  ALL_WRITTEN,
  BYTES_MARK,
  EPOCH_BITS,
  NOTES,
  READ_BY_SEVERAL,
  READ_MARK,
  SEVERAL_MARK,
  WARP_EPOCH,
} from "./shared-notes.ts";
import { Touch } from "./violation.ts";
import { readWholeLine, writeLines, writeWholeLine } from "./whole-lines.ts";

// Parameters: the first thread's address, bytes and Touch, the position, the first thread.
const ADDRESS = 0;
const WHAT = 1;
const POSITION = 2;
const THREAD = 3;

type Locals<Name extends string> = Readonly<Record<Name, number>>;

const writes = (code: Code): Code =>
  code
    .get(WHAT)
    .i32(Touch.write << 16)
    .op("i32.and");

/** Pushes whether an access ends within the block's shared memory, and keeps where its notes are. */
function pushWithin(code: Code, low: number, bytes: () => void, { at, end }: Locals<"at" | "end">): void {
  code.get(low).i32(SHARED).op("i32.sub").tee(at);
  bytes();
  code
    .op("i32.add")
    .tee(end)
    .i32(0)
    .memory("i32.load", CONTEXT + 4 * CONTEXT_WORDS.sharedLimit)
    .op("i32.le_u");
  code.get(at).get(end).op("i32.le_u", "i32.and");
  // A word has four words of notes: who wrote it, where, who read it, where.
  code.get(at).i32(2).op("i32.shl").set(at).get(end).i32(2).op("i32.shl").set(end);
}

/** Keeps the part of a tag that says how many barriers a thread has passed. */
export const setEpochs = (code: Code, thread: number, epochs: number): Code =>
  code.get(thread).i32(2).op("i32.shl").memory("i32.load16_u", EPOCHS).i32(10).op("i32.shl").set(epochs);

/** Writes the check, which leaves for `alone` where something is new, and ends the function where nothing is. */
export function writeSharedLanes(
  unit: Unit,
  code: Code,
  { low, bytes }: Locals<"low" | "bytes">,
  alone: number,
): void {
  const [at, end, epochs] = [code.local("i32"), code.local("i32"), code.local("i32")];
  const [first, thread] = [code.local("i32"), code.local("i32")];
  pushWithin(code, low, () => code.get(bytes).i32(3).op("i32.shl"), { at, end });
  code.op("i32.eqz").brIf(alone);
  setEpochs(code, THREAD, epochs);
  code.get(at).set(first);
  writeWholeLines(code, { at, epochs, bytes });
  writeSpreadRange(unit, code, first, end);
  code.get(first).set(at);
  writes(code).if();
  // A write after a barrier, or of the same thread that wrote and read before.
  code.get(THREAD).set(thread).loop();
  const writing = code.depth - 1;
  const touched = (offset: number, ...marks: readonly [mark: number, forbidden: number]) => {
    const tag = code.local("i32");
    code
      .get(at)
      .memory("i32.load", SHARED_SHADOW + offset)
      .tee(tag)
      .i32(marks[0])
      .op("i32.and")
      .if();
    code.get(tag).get(epochs).op("i32.xor").i32(WARP_EPOCH).op("i32.and", "i32.eqz");
    code.get(tag).get(epochs).op("i32.xor").i32(EPOCH_BITS).op("i32.and").i32(0).op("i32.ne");
    code.get(tag).i32(1023).op("i32.and").get(thread).op("i32.ne", "i32.or");
    code.get(tag).i32(marks[1]).op("i32.and").i32(0).op("i32.ne", "i32.or", "i32.and").brIf(alone).end();
  };
  touched(0, ALL_WRITTEN | BYTES_MARK, BYTES_MARK);
  touched(8, READ_MARK, SEVERAL_MARK);
  forgetLine(code, at);
  code
    .get(at)
    .get(epochs)
    .get(thread)
    .op("i32.or")
    .i32(ALL_WRITTEN)
    .op("i32.or")
    .memory("i32.store", SHARED_SHADOW);
  code
    .get(at)
    .get(POSITION)
    .memory("i32.store", SHARED_SHADOW + 4);
  nextWord(code, { at, end, first, thread, bytes }, writing);
  code.op("return").end();
  knownWords(code, { at, end, epochs });
  code.if();
  startsLine(code.get(first).set(at), at).if();
  knowLines(code, { at, end, epochs });
  code.end().op("return").end();
  // A read of what was written before the last barrier.
  code.get(first).set(at).get(THREAD).set(thread).loop();
  const reading = code.depth - 1;
  const tag = code.local("i32");
  writtenBefore(code, at, epochs);
  code.op("i32.eqz").brIf(alone);
  forgetLine(code, at);
  // The first of those that read it since the same barrier is kept, with a mark when there are others.
  code
    .get(at)
    .get(at)
    .memory("i32.load", SHARED_SHADOW + 8)
    .tee(tag);
  code
    .get(tag)
    .i32(1023)
    .op("i32.and")
    .get(thread)
    .op("i32.ne")
    .i32(Math.log2(SEVERAL_MARK))
    .op("i32.shl", "i32.or");
  code.get(epochs).get(thread).op("i32.or").i32(READ_MARK).op("i32.or");
  code
    .get(tag)
    .get(epochs)
    .op("i32.xor")
    .i32(READ_MARK)
    .op("i32.xor")
    .i32(READ_MARK | EPOCH_BITS);
  code.op("i32.and", "i32.eqz", "select");
  code.memory("i32.store", SHARED_SHADOW + 8);
  code
    .get(at)
    .get(POSITION)
    .memory("i32.store", SHARED_SHADOW + 12);
  nextWord(code, { at, end, first, thread, bytes }, reading);
  code.op("return");
}

/** Ends the function where whole lines are touched and nothing is wrong about them. */
function writeWholeLines(code: Code, { at, epochs, bytes }: Locals<"at" | "epochs" | "bytes">): void {
  const [thread, shift] = [code.local("i32"), code.local("i32")];
  code.block();
  const slow = code.depth - 1;
  startsLine(code, at).op("i32.eqz").brIf(slow);
  code.get(THREAD).set(thread).get(bytes).i32(3).op("i32.shr_u").set(shift);
  const line = { at, epochs, thread, position: POSITION, shift };
  writes(code).if();
  writeLines(code, line, () => writeWholeLine(code, line, slow));
  code.else();
  writeLines(code, line, () => readWholeLine(code, line, slow));
  code.end().op("return").end();
}

/** Goes on to the next word, and its thread. */
function nextWord(
  code: Code,
  { at, end, first, thread, bytes }: Locals<"at" | "end" | "first" | "thread" | "bytes">,
  loop: number,
): void {
  code.get(at).i32(NOTES).op("i32.add").tee(at).get(first).op("i32.sub").i32(2).op("i32.shr_u");
  code.get(bytes).op("i32.ctz", "i32.shr_u").get(THREAD).op("i32.add").set(thread);
  code.get(at).get(end).op("i32.lt_u").brIf(loop).end();
}

/** Pushes whether all of a word was written before the last barrier. */
export function writtenBefore(code: Code, at: number, epochs: number): void {
  const tag = code.local("i32");
  code.get(at).memory("i32.load", SHARED_SHADOW).tee(tag).i32(ALL_WRITTEN).op("i32.ge_u");
  code.get(tag).get(epochs).op("i32.xor").i32(WARP_EPOCH).op("i32.and").i32(0).op("i32.ne", "i32.and");
}

/** (address, bytes | Touch << 16, position, thread): a read of one address by several threads, of which this one and the next are looked at. */
export function checkTogether(unit: Unit): number {
  return unit.helper("check_together", ["i64", "i32", "i32", "i32"], [], (code) => {
    const [low, at, end, epochs] = [
      code.local("i32"),
      code.local("i32"),
      code.local("i32"),
      code.local("i32"),
    ];
    const bytes = () => code.get(WHAT).i32(0xffff).op("i32.and");
    code.block();
    const alone = code.depth - 1;
    code.get(ADDRESS).i64(32n).op("i64.shr_u").i64(BigInt(unit.windowHigh)).op("i64.ne");
    code.get(ADDRESS).op("i32.wrap_i64").tee(low).i32(3).op("i32.and");
    bytes().i32(3).op("i32.and", "i32.or");
    code.get(low);
    bytes().i32(1).op("i32.sub", "i32.and", "i32.or").i32(0).op("i32.ne", "i32.or").brIf(alone);
    pushWithin(code, low, bytes, { at, end });
    code.op("i32.eqz").brIf(alone);
    setEpochs(code, THREAD, epochs);
    writeSpread(unit, code, at);
    code.loop();
    const loop = code.depth - 1;
    writtenBefore(code, at, epochs);
    code.op("i32.eqz").brIf(alone);
    forgetLine(code, at);
    code.get(at).get(epochs).get(THREAD).op("i32.or").i32(READ_BY_SEVERAL).op("i32.or");
    code
      .memory("i32.store", SHARED_SHADOW + 8)
      .get(at)
      .get(POSITION)
      .memory("i32.store", SHARED_SHADOW + 12);
    code.get(at).i32(NOTES).op("i32.add").tee(at).get(end).op("i32.lt_u").brIf(loop).end();
    code.op("return").end();
    for (const lane of [0, 1])
      code.get(ADDRESS).get(WHAT).get(POSITION).get(THREAD).i32(lane).op("i32.add").call(checkAccess(unit));
  });
}
