// Notes of global memory for eight threads that touch words which follow each other: a line has cells that stand for all of its words,
// until somebody touches one of them in another way. Then the line is spread: its words have their own.
import type { Code } from "../code.ts";
import { EPOCHS } from "../layout.ts";
import type { Unit } from "../unit.ts";
import {
  BARRIERS,
  BLOCK,
  GLOBAL_SHADOW_BYTES,
  LAUNCH,
  LINE_WORDS,
  pushTag,
  pushTagOf,
  READER,
  SEVERAL,
  storeFences,
  THREAD_AT,
  unfenced,
  word,
} from "./cells.ts";

/** A line has 32 bytes, and as many of cells of its own. */
export const LINE_BITS = 5;
const WORDS_CELLS = LINE_WORDS * GLOBAL_SHADOW_BYTES;

// The place in a line's cells: the position, whether each thread has two words, and in the writer's the launch in which it was spread.
const SPREAD_AT = 26;
const POSITION_BITS = (1 << SPREAD_AT) - 1;
const PAIRS_AT = 30;

/** What an access of a line is, for `checkLine`. */
export const LineAccess = { writes: 1, pairs: 2 } as const;

const PLACE = 8;
const FENCES = 12;

/** Pushes the launch's number from a tag. */
const pushLaunch = (code: Code, tag: number): Code =>
  code.get(tag).i64(LAUNCH).op("i64.shr_u", "i32.wrap_i64").i32(15).op("i32.and");

/** Pushes the launch in which a line was spread; its cells are on the stack. */
const spreadIn = (code: Code): Code =>
  code.memory("i32.load", PLACE).i32(SPREAD_AT).op("i32.shr_u").i32(15).op("i32.and");

/** Pushes the cells of a line: `cells` are those of the allocation's words, `index` pushes its number there. */
export function pushLine(code: Code, cells: number, index: () => void): Code {
  code.get(cells).i32(3).op("i32.shr_u");
  word(code, "lines").op("i32.add");
  index();
  return code.i32(5).op("i32.shl", "i32.add");
}

/** Pushes whether a place is of threads with as many words as those of an access. */
const samePairs = (code: Code, access: number): Code =>
  code
    .i32(PAIRS_AT)
    .op("i32.shr_u")
    .get(access)
    .i32(1)
    .op("i32.shr_u", "i32.xor")
    .i32(1)
    .op("i32.and", "i32.eqz");

/** (tag, place, tag of now, LineAccess): whether each thread comes after its own access, or all after a barrier. */
function inOrder(unit: Unit): number {
  return unit.helper("check_line_order", ["i64", "i32", "i64", "i32"], ["i32"], (code) => {
    const differ = code.local("i64");
    code.get(0).get(2).op("i64.xor").tee(differ).i64(BLOCK).op("i64.shr_u", "i64.eqz");
    samePairs(code.get(1), 3).op("i32.and", "i32.eqz").if().i32(0).op("return").end();
    code.get(differ).i64(BARRIERS).op("i64.shr_u").i64(0xffffn).op("i64.and").i64(0n).op("i64.ne");
    code.if().i32(1).op("return").end();
    code.get(0).i64(SEVERAL).op("i64.and");
    code.get(differ).i64(THREAD_AT).op("i64.shr_u").i64(1023n).op("i64.and", "i64.or", "i64.eqz");
  });
}

/** (the line's cells, first thread, position, LineAccess): 1 when nothing is to be told and the access is noted. */
export function checkLine(unit: Unit): number {
  return unit.helper("check_line", ["i32", "i32", "i32", "i32"], ["i32"], (code) => {
    const [at, thread, position, access] = [0, 1, 2, 3];
    const epochs = code.local("i32");
    const [mine, other, differ] = [code.local("i64"), code.local("i64"), code.local("i64")];
    const giveUp = () => code.if().i32(0).op("return").end();
    const note = (cell: number) => {
      code.get(at).get(mine).memory("i64.store", cell).get(at).get(position);
      code.get(access).i32(1).op("i32.shr_u").i32(PAIRS_AT).op("i32.shl", "i32.or");
      code.memory("i32.store", cell + PLACE);
      storeFences(code, at, cell + FENCES);
      code.i32(1).op("return");
    };
    const orGiveUp = (cell: number) => {
      pushTagOf(code, cell, { at, other, mine });
      code.op("i64.eqz").if().else();
      code
        .get(other)
        .get(at)
        .memory("i32.load", cell + PLACE)
        .get(mine)
        .get(access)
        .call(inOrder(unit));
      code.op("i32.eqz");
      giveUp().end();
    };
    code.get(thread).i32(2).op("i32.shl").memory("i32.load", EPOCHS).set(epochs);
    pushTag(code, thread, epochs);
    code.set(mine);
    spreadIn(code.get(at));
    pushLaunch(code, mine).op("i32.eq");
    giveUp();
    orGiveUp(0);
    code.get(access).i32(LineAccess.writes).op("i32.and").if();
    orGiveUp(READER);
    note(0);
    code.end();
    pushTagOf(code, READER, { at, other, mine });
    code.op("i64.eqz").if();
    note(READER);
    code.end();
    code.get(other).get(mine).op("i64.xor").tee(differ).i64(BARRIERS).op("i64.shr_u");
    code
      .i64((1023n << 16n) ^ -1n)
      .op("i64.and", "i64.eqz")
      .if();
    // Read since the same barrier: by the same threads, or by others too.
    samePairs(code.get(at).memory("i32.load", READER + PLACE), access).op("i32.eqz");
    giveUp();
    code.get(differ).i64(THREAD_AT).op("i64.shr_u").i64(0n).op("i64.ne").if();
    code.get(at).get(other).i64(SEVERAL).op("i64.or").memory("i64.store", READER).end();
    code.i32(1).op("return").end();
    // Another block's read, after which it had no fence, is kept.
    code.get(differ).i64(BLOCK).op("i64.shr_u").i64(0n).op("i64.ne");
    code
      .get(other)
      .get(at)
      .memory("i32.load", READER + FENCES)
      .call(unfenced(unit))
      .op("i32.and");
    code.if().i32(1).op("return").end();
    note(READER);
    code.i32(1);
  });
}

/** Writes code that gives each word of a line its own cells, before one of them is looked at. `tag` is one of this launch. */
export function writeSpread(
  unit: Unit,
  code: Code,
  { cells, index, tag }: { readonly cells: number; readonly index: () => void; readonly tag: number },
): void {
  spreadIn(pushLine(code, cells, index));
  pushLaunch(code, tag).op("i32.ne").if();
  pushLine(code, cells, index).get(cells);
  index();
  code.i32(Math.log2(WORDS_CELLS)).op("i32.shl", "i32.add");
  pushLaunch(code, tag).call(spread(unit)).end();
}

/** (the line's cells, its words' cells, launch). */
function spread(unit: Unit): number {
  return unit.helper("check_spread", ["i32", "i32", "i32"], [], (code) => {
    const [line, words, launch] = [0, 1, 2];
    const [place, fences, n, to] = [
      code.local("i32"),
      code.local("i32"),
      code.local("i32"),
      code.local("i32"),
    ];
    const tag = code.local("i64");
    for (const cell of [0, READER]) {
      code.get(line).memory("i64.load", cell).set(tag);
      pushLaunch(code, tag).get(launch).op("i32.eq").if();
      code
        .get(line)
        .memory("i32.load", cell + PLACE)
        .set(place);
      code
        .get(line)
        .memory("i32.load", cell + FENCES)
        .set(fences);
      code.i32(0).set(n).get(words).set(to).loop();
      const loop = code.depth - 1;
      code.get(to).get(tag).get(n).get(place).i32(PAIRS_AT).op("i32.shr_u").i32(1).op("i32.and", "i32.shr_u");
      code.op("i64.extend_i32_u").i64(THREAD_AT).op("i64.shl", "i64.add").memory("i64.store", cell);
      code
        .get(to)
        .get(place)
        .i32(POSITION_BITS)
        .op("i32.and")
        .memory("i32.store", cell + PLACE);
      code
        .get(to)
        .get(fences)
        .memory("i32.store", cell + FENCES);
      code.get(to).i32(GLOBAL_SHADOW_BYTES).op("i32.add").set(to);
      code.get(n).i32(1).op("i32.add").tee(n).i32(LINE_WORDS).op("i32.lt_u").brIf(loop).end().end();
    }
    code.get(line).get(line).memory("i32.load", PLACE).i32(POSITION_BITS).op("i32.and");
    code.get(launch).i32(SPREAD_AT).op("i32.shl", "i32.or").memory("i32.store", PLACE);
  });
}
