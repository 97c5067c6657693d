// Race check of eight threads that access consecutive words of global memory.
// The cells of a line stand for all of its words until an access covers only a part.
// Then the line is expanded to cells for each word.
import type { Code } from "../../encoding/code.ts";
import { EPOCHS } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import {
  BARRIERS_SHIFT,
  BLOCK_SHIFT,
  GLOBAL_SHADOW_BYTES,
  LAUNCH_SHIFT,
  LINE_WORDS,
  pushContextWord,
  pushTag,
  pushTagOf,
  READER_CELL,
  SEVERAL_READERS,
  storeFences,
  THREAD_SHIFT,
  unfenced,
} from "./global-shadow.ts";

/** Logarithm of the bytes in a line. A line's own cells also take 32 bytes. */
export const LINE_BITS = 5;
const WORDS_CELLS = LINE_WORDS * GLOBAL_SHADOW_BYTES;

// Layout of the position word in a line's cell: position, whether each thread accesses two words, and the
// launch in which the line was expanded.
export const EXPANDED_SHIFT = 26;
export const POSITION_BITS = (1 << EXPANDED_SHIFT) - 1;
const PAIRS_SHIFT = 30;

/** Flags that describe an access to `checkLine`. */
export const LineAccess = { writes: 1, pairs: 2 } as const;

const POSITION = 8;
const FENCES = 12;

/** Pushes the launch number of a tag. */
const pushLaunch = (code: Code, tag: number): Code =>
  code.get(tag).i64(LAUNCH_SHIFT).op("i64.shr_u", "i32.wrap_i64").i32(15).op("i32.and");

/** Loads the launch in which a line was expanded; the address of its cells is on the stack. */
const loadExpandedLaunch = (code: Code): Code =>
  code.memory("i32.load", POSITION).i32(EXPANDED_SHIFT).op("i32.shr_u").i32(15).op("i32.and");

/**
 * Pushes the address of a line's cells, given the cells of the allocation's words; `index` pushes the line's
 * number.
 */
export function pushLine(code: Code, cells: number, index: () => void): Code {
  code.get(cells).i32(3).op("i32.shr_u");
  pushContextWord(code, "lineCells").op("i32.add");
  index();
  return code.i32(5).op("i32.shl", "i32.add");
}

/** Pushes 1 if an earlier access had as many words for each thread as this one, else 0. */
const samePairs = (code: Code, access: number): Code =>
  code
    .i32(PAIRS_SHIFT)
    .op("i32.shr_u")
    .get(access)
    .i32(1)
    .op("i32.shr_u", "i32.xor")
    .i32(1)
    .op("i32.and", "i32.eqz");

/**
 * Returns the helper (tag, position word, current tag, flags) that tests whether program order or a barrier
 * orders all threads.
 */
function ordered(unit: Unit): number {
  return unit.helper("check_line_order", ["i64", "i32", "i64", "i32"], ["i32"], (code) => {
    const differ = code.local("i64");
    code.get(0).get(2).op("i64.xor").tee(differ).i64(BLOCK_SHIFT).op("i64.shr_u", "i64.eqz");
    samePairs(code.get(1), 3).op("i32.and", "i32.eqz").if().i32(0).op("return").end();
    code.get(differ).i64(BARRIERS_SHIFT).op("i64.shr_u").i64(0xffffn).op("i64.and").i64(0n).op("i64.ne");
    code.if().i32(1).op("return").end();
    code.get(0).i64(SEVERAL_READERS).op("i64.and");
    code.get(differ).i64(THREAD_SHIFT).op("i64.shr_u").i64(1023n).op("i64.and", "i64.or", "i64.eqz");
  });
}

/**
 * Returns the helper (line cells, first thread, position, flags) that records an access and returns 1, or
 * returns 0 if it may race.
 */
export function checkLine(unit: Unit): number {
  return unit.helper("check_line", ["i32", "i32", "i32", "i32"], ["i32"], (code) => {
    const [at, thread, position, access] = [0, 1, 2, 3];
    const epochs = code.local("i32");
    const [mine, other, differ] = [code.local("i64"), code.local("i64"), code.local("i64")];
    const returnZeroIf = () => code.if().i32(0).op("return").end();
    const recordAndReturn = (cell: number) => {
      code.get(at).get(mine).memory("i64.store", cell).get(at).get(position);
      code.get(access).i32(1).op("i32.shr_u").i32(PAIRS_SHIFT).op("i32.shl", "i32.or");
      code.memory("i32.store", cell + POSITION);
      storeFences(code, at, cell + FENCES);
      code.i32(1).op("return");
    };
    const requireOrdered = (cell: number) => {
      pushTagOf(code, cell, { at, other, mine });
      code.op("i64.eqz").if().else();
      code
        .get(other)
        .get(at)
        .memory("i32.load", cell + POSITION)
        .get(mine)
        .get(access)
        .call(ordered(unit));
      code.op("i32.eqz");
      returnZeroIf().end();
    };
    code.get(thread).i32(2).op("i32.shl").memory("i32.load", EPOCHS).set(epochs);
    pushTag(code, thread, epochs);
    code.set(mine);
    loadExpandedLaunch(code.get(at));
    pushLaunch(code, mine).op("i32.eq");
    returnZeroIf();
    requireOrdered(0);
    code.get(access).i32(LineAccess.writes).op("i32.and").if();
    requireOrdered(READER_CELL);
    recordAndReturn(0);
    code.end();
    pushTagOf(code, READER_CELL, { at, other, mine });
    code.op("i64.eqz").if();
    recordAndReturn(READER_CELL);
    code.end();
    code.get(other).get(mine).op("i64.xor").tee(differ).i64(BARRIERS_SHIFT).op("i64.shr_u");
    code
      .i64((1023n << 16n) ^ -1n)
      .op("i64.and", "i64.eqz")
      .if();
    // The line was read since the same barrier, by the same threads or by others.
    samePairs(code.get(at).memory("i32.load", READER_CELL + POSITION), access).op("i32.eqz");
    returnZeroIf();
    code.get(differ).i64(THREAD_SHIFT).op("i64.shr_u").i64(0n).op("i64.ne").if();
    code.get(at).get(other).i64(SEVERAL_READERS).op("i64.or").memory("i64.store", READER_CELL).end();
    code.i32(1).op("return").end();
    // A read by another block that has executed no fence since stays recorded.
    code.get(differ).i64(BLOCK_SHIFT).op("i64.shr_u").i64(0n).op("i64.ne");
    code
      .get(other)
      .get(at)
      .memory("i32.load", READER_CELL + FENCES)
      .call(unfenced(unit))
      .op("i32.and");
    code.if().i32(1).op("return").end();
    recordAndReturn(READER_CELL);
    code.i32(1);
  });
}

/** Expands a line before one of its words is checked; `tag` is a tag of this launch. */
export function writeExpand(
  unit: Unit,
  code: Code,
  { cells, index, tag }: { readonly cells: number; readonly index: () => void; readonly tag: number },
): void {
  loadExpandedLaunch(pushLine(code, cells, index));
  pushLaunch(code, tag).op("i32.ne").if();
  pushLine(code, cells, index).get(cells);
  index();
  code.i32(Math.log2(WORDS_CELLS)).op("i32.shl", "i32.add");
  pushLaunch(code, tag).call(expandFunction(unit)).end();
}

/** Returns the helper (line cells, word cells, launch) that expands a line. */
function expandFunction(unit: Unit): number {
  return unit.helper("check_spread", ["i32", "i32", "i32"], [], (code) => {
    const [line, words, launch] = [0, 1, 2];
    const [position, fences, n, to] = [
      code.local("i32"),
      code.local("i32"),
      code.local("i32"),
      code.local("i32"),
    ];
    const tag = code.local("i64");
    for (const cell of [0, READER_CELL]) {
      code.get(line).memory("i64.load", cell).set(tag);
      pushLaunch(code, tag).get(launch).op("i32.eq").if();
      code
        .get(line)
        .memory("i32.load", cell + POSITION)
        .set(position);
      code
        .get(line)
        .memory("i32.load", cell + FENCES)
        .set(fences);
      code.i32(0).set(n).get(words).set(to).loop();
      const loop = code.depth - 1;
      code
        .get(to)
        .get(tag)
        .get(n)
        .get(position)
        .i32(PAIRS_SHIFT)
        .op("i32.shr_u")
        .i32(1)
        .op("i32.and", "i32.shr_u");
      code.op("i64.extend_i32_u").i64(THREAD_SHIFT).op("i64.shl", "i64.add").memory("i64.store", cell);
      code
        .get(to)
        .get(position)
        .i32(POSITION_BITS)
        .op("i32.and")
        .memory("i32.store", cell + POSITION);
      code
        .get(to)
        .get(fences)
        .memory("i32.store", cell + FENCES);
      code.get(to).i32(GLOBAL_SHADOW_BYTES).op("i32.add").set(to);
      code.get(n).i32(1).op("i32.add").tee(n).i32(LINE_WORDS).op("i32.lt_u").brIf(loop).end().end();
    }
    code.get(line).get(line).memory("i32.load", POSITION).i32(POSITION_BITS).op("i32.and");
    code.get(launch).i32(EXPANDED_SHIFT).op("i32.shl", "i32.or").memory("i32.store", POSITION);
  });
}
