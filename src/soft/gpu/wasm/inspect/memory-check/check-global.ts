// Race and initialization check of one access to global memory.
// The shadow has a bit for each written byte. Each word has cells for its last writer and last reader, with
// their barriers and fences.
// Threads of different blocks race unless the first block has executed a device fence since, because atomics
// may order later accesses.
import type { Code } from "../../encoding/code.ts";
import { ACCESS_SITES, EPOCHS } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { LINE_BITS, writeExpand } from "./check-global-line.ts";
import {
  BARRIERS_SHIFT,
  BLOCK_SHIFT,
  GLOBAL_SHADOW_BYTES,
  pushContextWord,
  pushTag,
  pushTagOf,
  READER_CELL,
  SEVERAL_READERS,
  STRONG,
  storeFences,
  THREAD_SHIFT,
  unfenced,
  WARP_BARRIERS_SHIFT,
} from "./global-shadow.ts";
import { Touch } from "./violation.ts";

// Parameters: address, bytes | Touch << 16, position, thread, cache entry of the allocation.
const LOW = 0;
const ACCESS = 1;
const POSITION = 2;
const THREAD = 3;
const SITE = 4;

/** Returns the helper (tag, tag of this thread) that tests whether no barrier orders the two accesses. */
function unordered(unit: Unit): number {
  return unit.helper("check_unordered", ["i64", "i64"], ["i32"], (code) => {
    const differ = code.local("i64");
    code.get(0).get(1).op("i64.xor").tee(differ).i64(BLOCK_SHIFT).op("i64.shr_u").i64(0n).op("i64.ne");
    code.if().i32(1).op("return").end();
    // Several threads of the block have read the word since the same barrier.
    code.get(0).i64(SEVERAL_READERS).op("i64.and").i64(0n).op("i64.ne");
    code.get(differ).i64(BARRIERS_SHIFT).op("i64.shr_u").i64(0xffffn).op("i64.and", "i64.eqz", "i32.and");
    code.if().i32(1).op("return").end();
    code.get(differ).i64(THREAD_SHIFT).op("i64.shr_u").i64(1023n).op("i64.and", "i64.eqz");
    code
      .get(differ)
      .i64(BARRIERS_SHIFT)
      .op("i64.shr_u")
      .i64(0xffffn)
      .op("i64.and")
      .i64(0n)
      .op("i64.ne", "i32.or");
    code.if().i32(0).op("return").end();
    // Threads of one warp are also ordered by a barrier of the warp.
    code
      .get(differ)
      .i64(THREAD_SHIFT + 5n)
      .op("i64.shr_u")
      .i64(31n)
      .op("i64.and")
      .i64(0n)
      .op("i64.ne");
    code.get(differ).i64(WARP_BARRIERS_SHIFT).op("i64.shr_u").i64(255n).op("i64.and", "i64.eqz", "i32.or");
  });
}

/** Returns the check function (address, bytes | Touch << 16, position, thread, site). */
export function checkGlobal(unit: Unit): number {
  return unit.helper("check_global", ["i32", "i32", "i32", "i32", "i32"], [], (code) => {
    const number = () => code.local("i32");
    const [touch, bytes, from, at, mask, have] = [number(), number(), number(), number(), number(), number()];
    code.get(ACCESS).i32(16).op("i32.shr_u").tee(touch).op("i32.eqz").if().op("return").end();
    code.get(ACCESS).i32(0xffff).op("i32.and").set(bytes);
    code.get(LOW).get(SITE).memory("i32.load", ACCESS_SITES).op("i32.sub").set(from);
    code
      .get(SITE)
      .memory("i32.load", ACCESS_SITES + 12)
      .tee(at)
      .if();
    code.get(at).get(from).i32(5).op("i32.shr_u").i32(2).op("i32.shl", "i32.add").set(at);
    code.i32(-1).i32(1).get(bytes).op("i32.shl").i32(1).op("i32.sub").get(from).i32(31);
    code.op("i32.and", "i32.shl").get(bytes).i32(32).op("i32.ge_u", "select").set(mask);
    code.get(at).memory("i32.load").get(mask).op("i32.and").tee(have).get(mask).op("i32.ne").if();
    code.get(touch).i32(7).op("i32.and").i32(Touch.write).op("i32.ne").if();
    code.get(LOW).get(mask).get(have).op("i32.xor").get(from).i32(31).op("i32.and", "i32.shr_u");
    code.get(POSITION).get(THREAD).get(bytes).call(unit.host("unwritten")).end();
    code.get(at).get(mask).memory("i32.atomic.rmw.or").op("drop").end().end();
    code
      .get(SITE)
      .memory("i32.load", ACCESS_SITES + 8)
      .tee(at)
      .op("i32.eqz")
      .if()
      .op("return")
      .end();
    const access = accessOf(code, { touch, bytes, from });
    // The line's words need cells of their own. An access may cover two lines.
    for (const last of [false, true]) {
      if (last) code.get(bytes).i32(16).op("i32.gt_u").if();
      const index = () => {
        code.get(from);
        if (last) code.get(bytes).op("i32.add").i32(1).op("i32.sub");
        code.i32(LINE_BITS).op("i32.shr_u");
      };
      writeExpand(unit, code, { cells: at, index, tag: access.mine });
      if (last) code.end();
    }
    code.get(at).get(from).i32(2).op("i32.shr_u").i32(5).op("i32.shl", "i32.add").set(at);
    code.loop();
    const again = code.depth - 1;
    writeWord(unit, code, at, access);
    code.get(LOW).i32(4).op("i32.add").set(LOW).get(at).i32(GLOBAL_SHADOW_BYTES).op("i32.add").set(at);
    code.get(bytes).i32(4).op("i32.sub").tee(bytes).i32(0).op("i32.gt_s").brIf(again).end();
  });
}

/** Locals that are the same for all words of an access. */
type WordAccess = Readonly<Record<"other" | "mine" | "strong" | "writes" | "untouched", number>>;

/** Position of the bits above the text position that mark the bytes of the word without access. */
export const UNTOUCHED_SHIFT = 28;

function accessOf(
  code: Code,
  { touch, bytes, from }: Readonly<Record<"touch" | "bytes" | "from", number>>,
): WordAccess {
  const [other, mine] = [code.local("i64"), code.local("i64")];
  const [strong, writes, epochs] = [code.local("i32"), code.local("i32"), code.local("i32")];
  const untouched = code.local("i32");
  code.i32(0).i32(1).get(bytes).op("i32.shl").i32(1).op("i32.sub").get(from).i32(3).op("i32.and", "i32.shl");
  code
    .i32(15)
    .op("i32.xor")
    .i32(UNTOUCHED_SHIFT)
    .op("i32.shl")
    .get(bytes)
    .i32(4)
    .op("i32.ge_u", "select")
    .set(untouched);
  code.get(THREAD).i32(2).op("i32.shl").memory("i32.load", EPOCHS).set(epochs);
  pushTag(code, THREAD, epochs);
  code
    .get(touch)
    .i32(Touch.atomic | Touch.strong)
    .op("i32.and")
    .i32(0)
    .op("i32.ne")
    .tee(strong);
  code.op("i64.extend_i32_u", "i64.or").set(mine);
  code
    .get(touch)
    .i32(Touch.write | Touch.atomic)
    .op("i32.and")
    .set(writes);
  return { other, mine, strong, writes, untouched };
}

/** Checks and records one word, whose cells are at `at`. */
function writeWord(unit: Unit, code: Code, at: number, access: WordAccess): void {
  const { other, mine, strong, writes, untouched } = access;
  const position = (cell: number) => code.get(at).memory("i32.load", cell + 8);
  /** Reports a race with the access in a cell, unless both accesses are strong. */
  const checkCell = (cell: number) => {
    pushTagOf(code, cell, { at, other, mine });
    code.op("i64.eqz").if().else();
    code.get(other).i64(STRONG).op("i64.and", "i32.wrap_i64").get(strong).op("i32.and", "i32.eqz").if();
    code.get(other).get(mine).call(unordered(unit));
    code
      .get(other)
      .get(at)
      .memory("i32.load", cell + 12)
      .call(unfenced(unit))
      .op("i32.and");
    // The two accesses race only if they have a byte in common.
    position(cell)
      .get(untouched)
      .op("i32.or")
      .i32(UNTOUCHED_SHIFT)
      .op("i32.shr_u")
      .i32(15)
      .op("i32.ne", "i32.and");
    code.if().get(LOW).get(POSITION).get(THREAD).get(other);
    position(cell)
      .i32((1 << UNTOUCHED_SHIFT) - 1)
      .op("i32.and")
      .call(unit.host("race"))
      .end()
      .end()
      .end();
  };
  const recordCell = (cell: number) => {
    code.get(at).get(mine).memory("i64.store", cell);
    code
      .get(at)
      .get(POSITION)
      .get(untouched)
      .op("i32.or")
      .memory("i32.store", cell + 8);
    storeFences(code, at, cell + 12);
  };
  checkCell(0);
  code.get(writes).if();
  checkCell(READER_CELL);
  recordCell(0);
  code.else();
  pushTagOf(code, READER_CELL, { at, other, mine });
  code.get(mine).op("i64.xor").i64(BARRIERS_SHIFT).op("i64.shr_u");
  code
    .i64((1023n << 16n) ^ -1n)
    .op("i64.and", "i64.eqz")
    .if();
  // The first reader since a barrier stays recorded, and is marked when another thread reads all the same
  // bytes.
  code.get(other).get(mine).op("i64.xor").i64(THREAD_SHIFT).op("i64.shr_u").i64(0n).op("i64.ne");
  code.get(untouched);
  position(READER_CELL).i32(-1).op("i32.xor", "i32.and", "i32.eqz", "i32.and").if();
  code.get(at).get(other).i64(SEVERAL_READERS).op("i64.or").memory("i64.store", READER_CELL).end();
  code.else();
  // A read by another block that has executed no fence since stays recorded, because any later write races
  // with it.
  code.get(other).i64(0n).op("i64.ne");
  code.get(other).get(mine).op("i64.xor").i64(BLOCK_SHIFT).op("i64.shr_u").i64(0n).op("i64.ne", "i32.and");
  code
    .get(other)
    .get(at)
    .memory("i32.load", READER_CELL + 12)
    .call(unfenced(unit))
    .op("i32.and", "i32.eqz")
    .if();
  recordCell(READER_CELL);
  code.end().end().end();
}

/** Counts a fence of the block. */
export function countFence(unit: Unit, code: Code): void {
  code.call(
    unit.helper("check_fence", [], [], (body) => {
      // The counters are absent when there was no memory for the shadow.
      pushContextWord(body, "fenceCounts").op("i32.eqz").if().op("return").end();
      pushContextWord(body, "blockFences").i32(1).memory("i32.atomic.rmw.add").op("drop");
    }),
  );
}
