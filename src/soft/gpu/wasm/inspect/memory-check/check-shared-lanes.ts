// Check of eight threads that access consecutive words of shared memory, and of a read of one address by all
// threads.
import type { Code } from "../../encoding/code.ts";
import { CONTEXT, CONTEXT_WORDS, EPOCHS, SHARED, SHARED_SHADOW } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { checkAccess } from "./check-access.ts";
import { readWholeLine, writeLines, writeWholeLine } from "./check-shared-lines.ts";
import { writeExpand, writeExpandRange } from "./line-encoding.ts";
import { pushWordsSettled, settleLines, startsLine, unsettleLine } from "./settled-lines.ts";
import {
  ALL_WRITTEN,
  BYTES_MARK,
  EPOCH_BITS,
  READ_BY_SEVERAL,
  READ_MARK,
  SEVERAL_MARK,
  SHADOW_BYTES,
  WARP_EPOCH,
} from "./shared-shadow.ts";
import { Touch } from "./violation.ts";

// Parameters: address of the first thread, bytes | Touch << 16, position, first thread.
const ADDRESS = 0;
const ACCESS = 1;
const POSITION = 2;
const THREAD = 3;

type Locals<Name extends string> = Readonly<Record<Name, number>>;

const writes = (code: Code): Code =>
  code
    .get(ACCESS)
    .i32(Touch.write << 16)
    .op("i32.and");

/** Pushes 1 if the access is in the block's shared memory, else 0, and sets the range of its shadow. */
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
  // Each word has four shadow words, so the shadow offset is four times the memory offset.
  code.get(at).i32(2).op("i32.shl").set(at).get(end).i32(2).op("i32.shl").set(end);
}

/** Sets a local to the epoch part of a thread's tag. */
export const setEpochs = (code: Code, thread: number, epochs: number): Code =>
  code.get(thread).i32(2).op("i32.shl").memory("i32.load16_u", EPOCHS).i32(10).op("i32.shl").set(epochs);

/** Writes the check. It branches to `perThread` when an access may race, and returns when none does. */
export function writeSharedLanes(
  unit: Unit,
  code: Code,
  { low, bytes }: Locals<"low" | "bytes">,
  perThread: number,
): void {
  const [at, end, epochs] = [code.local("i32"), code.local("i32"), code.local("i32")];
  const [first, thread] = [code.local("i32"), code.local("i32")];
  pushWithin(code, low, () => code.get(bytes).i32(3).op("i32.shl"), { at, end });
  code.op("i32.eqz").brIf(perThread);
  setEpochs(code, THREAD, epochs);
  code.get(at).set(first);
  writeWholeLines(code, { at, epochs, bytes });
  writeExpandRange(unit, code, first, end);
  code.get(first).set(at);
  writes(code).if();
  // A write is safe after a barrier, or when the same thread has made all earlier accesses.
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
    code.get(tag).i32(marks[1]).op("i32.and").i32(0).op("i32.ne", "i32.or", "i32.and").brIf(perThread).end();
  };
  touched(0, ALL_WRITTEN | BYTES_MARK, BYTES_MARK);
  touched(8, READ_MARK, SEVERAL_MARK);
  unsettleLine(code, at);
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
  pushWordsSettled(code, { at, end, epochs });
  code.if();
  startsLine(code.get(first).set(at), at).if();
  settleLines(code, { at, end, epochs });
  code.end().op("return").end();
  // A read is safe when the word was written before the last barrier.
  code.get(first).set(at).get(THREAD).set(thread).loop();
  const reading = code.depth - 1;
  const tag = code.local("i32");
  writtenBefore(code, at, epochs);
  code.op("i32.eqz").brIf(perThread);
  unsettleLine(code, at);
  // The first reader since a barrier stays recorded, with a mark for further readers.
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

/** Returns from the function if the access covers whole lines and cannot race. */
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

/** Advances to the next word and its thread. */
function nextWord(
  code: Code,
  { at, end, first, thread, bytes }: Locals<"at" | "end" | "first" | "thread" | "bytes">,
  loop: number,
): void {
  code.get(at).i32(SHADOW_BYTES).op("i32.add").tee(at).get(first).op("i32.sub").i32(2).op("i32.shr_u");
  code.get(bytes).op("i32.ctz", "i32.shr_u").get(THREAD).op("i32.add").set(thread);
  code.get(at).get(end).op("i32.lt_u").brIf(loop).end();
}

/** Pushes 1 if all of a word was written before the last barrier, else 0. */
export function writtenBefore(code: Code, at: number, epochs: number): void {
  const tag = code.local("i32");
  code.get(at).memory("i32.load", SHARED_SHADOW).tee(tag).i32(ALL_WRITTEN).op("i32.ge_u");
  code.get(tag).get(epochs).op("i32.xor").i32(WARP_EPOCH).op("i32.and").i32(0).op("i32.ne", "i32.and");
}

/**
 * Returns the check (address, bytes | Touch << 16, position, thread) for a read of one address by several
 * threads, of which two are recorded.
 */
export function checkCommonAddress(unit: Unit): number {
  return unit.helper("check_together", ["i64", "i32", "i32", "i32"], [], (code) => {
    const [low, at, end, epochs] = [
      code.local("i32"),
      code.local("i32"),
      code.local("i32"),
      code.local("i32"),
    ];
    const bytes = () => code.get(ACCESS).i32(0xffff).op("i32.and");
    code.block();
    const perThread = code.depth - 1;
    code.get(ADDRESS).i64(32n).op("i64.shr_u").i64(BigInt(unit.windowHigh)).op("i64.ne");
    code.get(ADDRESS).op("i32.wrap_i64").tee(low).i32(3).op("i32.and");
    bytes().i32(3).op("i32.and", "i32.or");
    code.get(low);
    bytes().i32(1).op("i32.sub", "i32.and", "i32.or").i32(0).op("i32.ne", "i32.or").brIf(perThread);
    pushWithin(code, low, bytes, { at, end });
    code.op("i32.eqz").brIf(perThread);
    setEpochs(code, THREAD, epochs);
    writeExpand(unit, code, at);
    code.loop();
    const loop = code.depth - 1;
    writtenBefore(code, at, epochs);
    code.op("i32.eqz").brIf(perThread);
    unsettleLine(code, at);
    code.get(at).get(epochs).get(THREAD).op("i32.or").i32(READ_BY_SEVERAL).op("i32.or");
    code
      .memory("i32.store", SHARED_SHADOW + 8)
      .get(at)
      .get(POSITION)
      .memory("i32.store", SHARED_SHADOW + 12);
    code.get(at).i32(SHADOW_BYTES).op("i32.add").tee(at).get(end).op("i32.lt_u").brIf(loop).end();
    code.op("return").end();
    for (const lane of [0, 1])
      code.get(ADDRESS).get(ACCESS).get(POSITION).get(THREAD).i32(lane).op("i32.add").call(checkAccess(unit));
  });
}
