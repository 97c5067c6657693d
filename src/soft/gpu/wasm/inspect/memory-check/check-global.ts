// Race and initialization check of one access to global memory.
// The shadow has a bit for each written byte. Each word has cells for its last writer and last reader, with
// their barriers and fences.
// Threads of different blocks race unless the first block has executed a device fence since, because atomics
// may order later accesses.
import type { Body, Value, Variable } from "../../encoding/expression.ts";
import { ACCESS_SITES } from "../../unit/layout.ts";
import { contextWord } from "../../unit/special-registers.ts";
import type { Unit } from "../../unit/unit.ts";
import { LINE_BITS, writeExpand } from "./check-global-line.ts";
import {
  BARRIERS_SHIFT,
  BLOCK_SHIFT,
  FENCES,
  GLOBAL_SHADOW_BYTES,
  POSITION,
  READER_CELL,
  SEVERAL_READERS,
  STRONG,
  sameBarrier,
  storeCell,
  THREAD_SHIFT,
  tagOfCell,
  tagOfThread,
  unfenced,
  WARP_BARRIERS_SHIFT,
} from "./global-shadow.ts";
import { Touch } from "./violation.ts";

const WRITES = Touch.write | Touch.atomic;

/** Returns the helper (tag, tag of this thread) that tests whether no barrier orders the two accesses. */
function unordered(unit: Unit): number {
  return unit.helper("check_unordered", "i64 i64 > i32", (w, tag, mine) => {
    const differ = w.local("i64");
    const barriers = differ.shr(BARRIERS_SHIFT).and(0xffff);
    w.returnIf(differ.tee(tag.xor(mine)).shr(BLOCK_SHIFT).ne(0), 1);
    // Several threads of the block have read the word since the same barrier.
    w.returnIf(tag.and(SEVERAL_READERS).ne(0).and(barriers.not()), 1);
    w.returnIf(differ.shr(THREAD_SHIFT).and(1023).not().or(barriers.ne(0)), 0);
    // Threads of one warp are also ordered by a barrier of the warp.
    const warps = differ.shr(THREAD_SHIFT + 5n).and(31);
    w.push(warps.ne(0).or(differ.shr(WARP_BARRIERS_SHIFT).and(255).not()));
  });
}

/** Returns the check function (address, bytes | Touch << 16, position, thread, cache entry of the allocation). */
export function checkGlobal(unit: Unit): number {
  return unit.helper("check_global", "i32 i32 i32 i32 i32 >", (w, low, access, position, thread, site) => {
    const [touch, bytes, from, at, mask, have] = w.locals("i32", 6);
    w.returnIf(touch.tee(access.shr(16)).not());
    bytes.set(access.and(0xffff));
    from.set(low.sub(site.load(ACCESS_SITES)));
    w.if(at.tee(site.load(ACCESS_SITES + 12)), () => {
      at.set(at.add(from.shr(5).shl(2)));
      const ofBytes = w.constant("i32", 1).shl(bytes).sub(1).shl(from.and(31));
      mask.set(w.constant("i32", -1).when(bytes.ge(32), ofBytes));
      w.if(have.tee(at.load().and(mask)).ne(mask), () => {
        w.if(touch.and(7).ne(Touch.write), () => {
          const unwritten = mask.xor(have).shr(from.and(31));
          w.call(unit.host("unwritten"), low, unwritten, position, thread, bytes);
        });
        w.drop(w.atomic("i32.atomic.rmw.or", at, 0, mask));
      });
    });
    w.returnIf(at.tee(site.load(ACCESS_SITES + 8)).not());
    const word = startWord(w, { touch, bytes, from, thread });
    // The line's words need cells of their own. An access may cover two lines.
    const expand = (byte: Value) => writeExpand(unit, w, at, byte.shr(LINE_BITS), word.mine);
    expand(from);
    w.if(bytes.gt(16), () => expand(from.add(bytes).sub(1)));
    at.set(at.add(from.shr(2).shl(5)));
    w.loop(() => {
      writeWord(unit, w, { ...word, at, low, position, thread });
      low.set(low.add(4));
      at.set(at.add(GLOBAL_SHADOW_BYTES));
      return bytes.tee(bytes.sub(4)).op("gt_s", 0);
    });
  });
}

/** Variables that are the same for all words of an access. */
type WordAccess = Readonly<Record<"other" | "mine" | "strong" | "writes" | "untouched", Variable>>;

/** Position of the bits above the text position that mark the bytes of the word without access. */
export const UNTOUCHED_SHIFT = 28;

function startWord(
  w: Body,
  { touch, bytes, from, thread }: Readonly<Record<"touch" | "bytes" | "from" | "thread", Variable>>,
): WordAccess {
  const [other, mine] = w.locals("i64", 2);
  const [strong, writes, untouched] = w.locals("i32", 3);
  const others = w.constant("i32", 1).shl(bytes).sub(1).shl(from.and(3)).xor(15).shl(UNTOUCHED_SHIFT);
  untouched.set(w.constant("i32", 0).when(bytes.ge(4), others));
  const isStrong = strong.tee(touch.and(Touch.atomic | Touch.strong).ne(0));
  mine.set(tagOfThread(w, thread).or(isStrong.wide()));
  writes.set(touch.and(WRITES));
  return { other, mine, strong, writes, untouched };
}

type Word = WordAccess & Readonly<Record<"at" | "low" | "position" | "thread", Variable>>;

/** Checks and records one word, whose cells are at `at`. */
function writeWord(unit: Unit, w: Body, word: Word): void {
  const { at, low, position, thread, other, mine, strong, writes, untouched } = word;
  const hasNoFence = (cell: number) => w.called("i32", unfenced(unit), other, at.load(cell + FENCES));
  /** Reports a race with the access in a cell, unless both accesses are strong. */
  const checkCell = (cell: number) =>
    w.if(tagOfCell(cell, word).ne(0).and(other.and(STRONG).low().and(strong).not()), () => {
      const before = at.load(cell + POSITION);
      const races = w.called("i32", unordered(unit), other, mine).and(hasNoFence(cell));
      // The two accesses race only if they have a byte in common.
      const overlaps = before.or(untouched).shr(UNTOUCHED_SHIFT).ne(15);
      w.if(races.and(overlaps), () =>
        w.call(unit.host("race"), low, position, thread, other, before.and((1 << UNTOUCHED_SHIFT) - 1)),
      );
    });
  const recordCell = (cell: number) => storeCell(w, at, cell, mine, position.or(untouched));
  const recordWrite = () => {
    checkCell(READER_CELL);
    recordCell(0);
  };
  // The first reader since a barrier stays recorded, and is marked when another thread reads all the same bytes.
  const markReader = () => {
    const otherThread = other.xor(mine).shr(THREAD_SHIFT).ne(0);
    const readsMore = untouched.and(at.load(READER_CELL + POSITION).xor(-1)).not();
    w.if(otherThread.and(readsMore), () => w.store(at, READER_CELL, other.or(SEVERAL_READERS), "i64.store"));
  };
  // A read by another block that has executed no fence since stays recorded, because any later write races with it.
  const recordRead = () => {
    const otherBlock = other.ne(0).and(other.xor(mine).shr(BLOCK_SHIFT).ne(0));
    w.if(otherBlock.and(hasNoFence(READER_CELL)).not(), () => recordCell(READER_CELL));
  };
  checkCell(0);
  w.if(writes, recordWrite, () =>
    w.if(sameBarrier(tagOfCell(READER_CELL, word).xor(mine)), markReader, recordRead),
  );
}

/** Returns the helper that counts a fence of the block. */
export const fenceCounter = (unit: Unit): number =>
  unit.helper("check_fence", ">", (w) => {
    // The counters are absent when there was no memory for the shadow.
    w.returnIf(contextWord(w, "fenceCounts").not());
    w.drop(w.atomic("i32.atomic.rmw.add", contextWord(w, "blockFences"), 0, 1));
  });
