// Race check of eight threads that access consecutive words of global memory.
// The cells of a line stand for all of its words until an access covers only a part.
// Then the line is expanded to cells for each word.
import type { Body, Value } from "../../encoding/expression.ts";

import { contextWord } from "../../unit/special-registers.ts";
import type { Unit } from "../../unit/unit.ts";
import {
  BARRIERS_SHIFT,
  BLOCK_SHIFT,
  FENCES,
  GLOBAL_SHADOW_BYTES,
  LAUNCH_SHIFT,
  LINE_WORDS,
  POSITION,
  READER_CELL,
  SEVERAL_READERS,
  sameBarrier,
  storeCell,
  THREAD_SHIFT,
  tagOfCell,
  tagOfThread,
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

/** Returns the launch number of a tag. */
const launchOf = (tag: Value): Value => tag.shr(LAUNCH_SHIFT).low().and(15);

/** Returns the launch in which a line was expanded, given the address of its cells. */
const expandedLaunch = (line: Value): Value => line.load(POSITION).shr(EXPANDED_SHIFT).and(15);

/** Returns the address of the cells of a line, given the cells of the allocation's words and the line's number. */
export const lineOf = (w: Body, cells: Value, index: Value): Value =>
  cells.shr(3).add(contextWord(w, "lineCells")).add(index.shl(5));

/** Returns 1 if an earlier access had as many words for each thread as this one, else 0. */
const samePairs = (position: Value, access: Value): Value =>
  position.shr(PAIRS_SHIFT).xor(access.shr(1)).and(1).not();

/** Returns the helper (tag, position word, current tag, flags) that tests whether all threads are ordered. */
function ordered(unit: Unit): number {
  return unit.helper("check_line_order", "i64 i32 i64 i32 > i32", (w, tag, position, mine, access) => {
    const differ = w.local("i64");
    const isOfBlock = differ.tee(tag.xor(mine)).shr(BLOCK_SHIFT).not();
    w.returnIf(isOfBlock.and(samePairs(position, access)).not(), 0);
    w.returnIf(differ.shr(BARRIERS_SHIFT).and(0xffff).ne(0), 1);
    w.push(tag.and(SEVERAL_READERS).or(differ.shr(THREAD_SHIFT).and(1023)).not());
  });
}

/** Returns the helper (line cells, first thread, position, flags) that records an access, or returns 0. */
export function checkLine(unit: Unit): number {
  return unit.helper("check_line", "i32 i32 i32 i32 > i32", (w, at, thread, position, access) => {
    const [mine, other, differ] = w.locals("i64", 3);
    const recordAndReturn = (cell: number) => {
      storeCell(w, at, cell, mine, position.or(access.shr(1).shl(PAIRS_SHIFT)));
      w.return(1);
    };
    const requireOrdered = (cell: number) =>
      w.if(tagOfCell(cell, { at, other, mine }).ne(0), () => {
        const before = at.load(cell + POSITION);
        w.returnIf(w.called("i32", ordered(unit), other, before, mine, access).not(), 0);
      });
    mine.set(tagOfThread(w, thread));
    w.returnIf(expandedLaunch(at).eq(launchOf(mine)), 0);
    requireOrdered(0);
    w.if(access.and(LineAccess.writes), () => {
      requireOrdered(READER_CELL);
      recordAndReturn(0);
    });
    w.if(tagOfCell(READER_CELL, { at, other, mine }).not(), () => recordAndReturn(READER_CELL));
    w.if(sameBarrier(differ.tee(other.xor(mine))), () => {
      // The line was read since the same barrier, by the same threads or by others.
      w.returnIf(samePairs(at.load(READER_CELL + POSITION), access).not(), 0);
      w.if(differ.shr(THREAD_SHIFT).ne(0), () =>
        w.store(at, READER_CELL, other.or(SEVERAL_READERS), "i64.store"),
      );
      w.return(1);
    });
    // A read by another block that has executed no fence since stays recorded.
    const hasNoFence = w.called("i32", unfenced(unit), other, at.load(READER_CELL + FENCES));
    w.returnIf(differ.shr(BLOCK_SHIFT).ne(0).and(hasNoFence), 1);
    recordAndReturn(READER_CELL);
    w.push(1);
  });
}

/** Expands a line before one of its words is checked; `tag` is a tag of this launch. */
export function writeExpand(unit: Unit, w: Body, cells: Value, index: Value, tag: Value): void {
  const line = lineOf(w, cells, index);
  const words = cells.add(index.shl(Math.log2(WORDS_CELLS)));
  w.if(expandedLaunch(line).ne(launchOf(tag)), () =>
    w.call(expandFunction(unit), line, words, launchOf(tag)),
  );
}

/** Returns the helper (line cells, word cells, launch) that expands a line. */
function expandFunction(unit: Unit): number {
  return unit.helper("check_spread", "i32 i32 i32 >", (w, line, words, launch) => {
    const [position, fences, n, to] = w.locals("i32", 4);
    const tag = w.local("i64");
    for (const cell of [0, READER_CELL]) {
      tag.set(line.load(cell, "i64.load"));
      w.if(launchOf(tag).eq(launch), () => {
        position.set(line.load(cell + POSITION));
        fences.set(line.load(cell + FENCES));
        n.set(0);
        to.set(words);
        w.loop(() => {
          const thread = n.shr(position.shr(PAIRS_SHIFT).and(1));
          w.store(to, cell, tag.add(thread.wide().shl(THREAD_SHIFT)), "i64.store");
          w.store(to, cell + POSITION, position.and(POSITION_BITS));
          w.store(to, cell + FENCES, fences);
          to.set(to.add(GLOBAL_SHADOW_BYTES));
          return n.tee(n.add(1)).lt(LINE_WORDS);
        });
      });
    }
    w.store(line, POSITION, line.load(POSITION).and(POSITION_BITS).or(launch.shl(EXPANDED_SHIFT)));
  });
}
