// The check of eight threads at once, for an access with which they touch numbers that follow each other: what has something new about it
// goes thread by thread.
import type { Code } from "../code.ts";
import {
  CHECK_SITE_COUNT,
  CHECK_SITES,
  CONTEXT,
  CONTEXT_WORDS,
  EPOCHS,
  PRIVATE_BYTES,
  SHARED,
  SHARED_SHADOW,
} from "../layout.ts";
import type { Unit } from "../unit.ts";
import { checkAccess } from "./check-access.ts";
import { checkLine, LINE_BITS, LineAccess, pushLine } from "./check-line.ts";
import {
  ALL_WRITTEN,
  EPOCH_BITS,
  NOTES,
  READ_BY_SEVERAL,
  READ_MARK,
  SEVERAL_MARK,
  WARP_EPOCH,
} from "./check-shared.ts";
import { Touch } from "./violation.ts";

export const CHECKED_LANES = 8;

// Parameters: the first thread's address, bytes and Touch, the position, the first thread.
const ADDRESS = 0;
const WHAT = 1;
const POSITION = 2;
const THREAD = 3;

/** (address, bytes | Touch << 16, position, thread). */
export function checkLanes(unit: Unit): number {
  return unit.helper("check_lanes", ["i64", "i32", "i32", "i32"], [], (code) => {
    const number = () => code.local("i32");
    const [low, bytes, from, site, lane] = [number(), number(), number(), number(), number()];
    code.get(ADDRESS).op("i32.wrap_i64").set(low).get(WHAT).i32(0xffff).op("i32.and").set(bytes);
    code.block();
    const alone = code.depth - 1;
    code.get(ADDRESS).i64(32n).op("i64.shr_u").i64(BigInt(unit.windowHigh)).op("i64.ne");
    code.get(low).get(bytes).i32(1).op("i32.sub", "i32.and").i32(0).op("i32.ne", "i32.or").brIf(alone);
    code.get(low).i32(PRIVATE_BYTES).op("i32.ge_u").if();
    code
      .get(POSITION)
      .i32(CHECK_SITE_COUNT - 1)
      .op("i32.and")
      .i32(4)
      .op("i32.shl")
      .set(site);
    // All of it within the allocation that this instruction touched last, and whole lines.
    code.get(low).get(site).memory("i32.load", CHECK_SITES).op("i32.sub").tee(from);
    code
      .get(site)
      .memory("i32.load", CHECK_SITES + 4)
      .op("i32.ge_u");
    code
      .get(site)
      .memory("i32.load", CHECK_SITES + 4)
      .get(from)
      .op("i32.sub");
    code.get(bytes).i32(3).op("i32.shl", "i32.lt_u", "i32.or");
    code
      .get(from)
      .i32((1 << LINE_BITS) - 1)
      .op("i32.and", "i32.or")
      .brIf(alone);
    writeBits(code, { site, from, bytes }, alone);
    writeLines(unit, code, { site, from, bytes }, alone);
    code.op("return").end();
    writeShared(code, { low, bytes }, alone);
    code.end();
    code.i32(0).set(lane).loop();
    const loop = code.depth - 1;
    code
      .get(ADDRESS)
      .get(lane)
      .get(bytes)
      .op("i32.mul", "i64.extend_i32_u", "i64.add")
      .get(WHAT)
      .get(POSITION);
    code.get(THREAD).get(lane).op("i32.add").call(checkAccess(unit));
    code.get(lane).i32(1).op("i32.add").tee(lane).i32(CHECKED_LANES).op("i32.lt_u").brIf(loop).end();
  });
}

type Locals<Name extends string> = Readonly<Record<Name, number>>;

const writes = (code: Code): Code =>
  code
    .get(WHAT)
    .i32(Touch.write << 16)
    .op("i32.and");

/** Which bytes are written: all of them are now, or were already. */
function writeBits(
  code: Code,
  { site, from, bytes }: Locals<"site" | "from" | "bytes">,
  alone: number,
): void {
  const at = code.local("i32");
  code
    .get(site)
    .memory("i32.load", CHECK_SITES + 12)
    .tee(at)
    .if();
  code.get(at).get(from).i32(LINE_BITS).op("i32.shr_u").i32(2).op("i32.shl", "i32.add").tee(at);
  code.memory("i32.load");
  code.i32(-1).get(at).memory("i32.load", 4).get(bytes).i32(4).op("i32.eq", "select", "i32.and");
  code.i32(-1).op("i32.ne").if();
  writes(code).op("i32.eqz").brIf(alone);
  code.get(at).i32(-1).memory("i32.atomic.rmw.or").op("drop");
  code.get(bytes).i32(8).op("i32.eq").if();
  code.get(at).i32(-1).memory("i32.atomic.rmw.or", 4).op("drop").end().end().end();
}

function writeLines(
  unit: Unit,
  code: Code,
  { site, from, bytes }: Locals<"site" | "from" | "bytes">,
  alone: number,
): void {
  const [cells, at, access] = [code.local("i32"), code.local("i32"), code.local("i32")];
  code
    .get(site)
    .memory("i32.load", CHECK_SITES + 8)
    .tee(cells)
    .op("i32.eqz")
    .if()
    .op("return")
    .end();
  pushLine(code, cells, () => code.get(from).i32(LINE_BITS).op("i32.shr_u")).set(at);
  writes(code).i32(0).op("i32.ne");
  code.get(bytes).i32(2).op("i32.shr_u").i32(LineAccess.pairs).op("i32.and", "i32.or").set(access);
  code.get(at).get(THREAD).get(POSITION).get(access).call(checkLine(unit)).op("i32.eqz").brIf(alone);
  code.get(bytes).i32(8).op("i32.eq").if();
  code
    .get(at)
    .i32(1 << LINE_BITS)
    .op("i32.add")
    .get(THREAD)
    .i32(CHECKED_LANES / 2)
    .op("i32.add");
  code.get(POSITION).get(access).call(checkLine(unit)).op("i32.eqz").brIf(alone).end();
}

const lanes = (...words: readonly [number, number, number, number]): Uint8Array =>
  new Uint8Array(Int32Array.from(words).buffer);

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
const setEpochs = (code: Code, epochs: number): Code =>
  code.get(THREAD).i32(2).op("i32.shl").memory("i32.load16_u", EPOCHS).i32(10).op("i32.shl").set(epochs);

function writeShared(code: Code, { low, bytes }: Locals<"low" | "bytes">, alone: number): void {
  const [at, end, epochs] = [code.local("i32"), code.local("i32"), code.local("i32")];
  const [first, thread] = [code.local("i32"), code.local("i32")];
  pushWithin(code, low, () => code.get(bytes).i32(3).op("i32.shl"), { at, end });
  code.op("i32.eqz").brIf(alone);
  setEpochs(code, epochs);
  code.get(at).set(first);
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
  touched(0, ALL_WRITTEN, 0);
  touched(8, READ_MARK, SEVERAL_MARK);
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
  code.if().op("return").end();
  // A read of what was written before the last barrier.
  code.get(first).set(at).get(THREAD).set(thread).loop();
  const reading = code.depth - 1;
  const tag = code.local("i32");
  writtenBefore(code, at, epochs);
  code.op("i32.eqz").brIf(alone);
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

/** Goes on to the next word, and its thread. */
function nextWord(
  code: Code,
  { at, end, first, thread, bytes }: Locals<"at" | "end" | "first" | "thread" | "bytes">,
  loop: number,
): void {
  code.get(at).i32(NOTES).op("i32.add").tee(at).get(first).op("i32.sub").i32(2).op("i32.shr_u");
  code.get(bytes).op("i32.div_u").get(THREAD).op("i32.add").set(thread);
  code.get(at).get(end).op("i32.lt_u").brIf(loop).end();
}

/** Pushes whether all of a word was written before the last barrier. */
function writtenBefore(code: Code, at: number, epochs: number): void {
  const tag = code.local("i32");
  code.get(at).memory("i32.load", SHARED_SHADOW).tee(tag).i32(ALL_WRITTEN).op("i32.ge_u");
  code.get(tag).get(epochs).op("i32.xor").i32(WARP_EPOCH).op("i32.and").i32(0).op("i32.ne", "i32.and");
}

/** Pushes whether several threads have read all words since the last barrier, before which they were written: nothing is new. */
function knownWords(code: Code, { at, end, epochs }: Locals<"at" | "end" | "epochs">): void {
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
    setEpochs(code, epochs);
    code.loop();
    const loop = code.depth - 1;
    writtenBefore(code, at, epochs);
    code.op("i32.eqz").brIf(alone);
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
