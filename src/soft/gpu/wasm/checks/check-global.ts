// What threads did with global memory: which bytes are written (a bit each), and of each word who wrote it last and who read it last, with
// how many barriers and fences were behind them; of accesses of less than a word, which of its bytes. Threads of one block race as in shared memory, threads of different blocks always; but not when
// the block of the first one has executed a fence for the device since: what follows may be ordered by atomics, which nobody can tell.
import type { Code } from "../code.ts";
import { CHECK_SITES, EPOCHS } from "../layout.ts";
import type { Unit } from "../unit.ts";
import {
  BARRIERS,
  BLOCK,
  GLOBAL_SHADOW_BYTES,
  pushTag,
  pushTagOf,
  READER,
  SEVERAL,
  STRONG,
  storeFences,
  THREAD_AT,
  unfenced,
  WARP_BARRIERS,
  word,
} from "./cells.ts";
import { LINE_BITS, writeSpread } from "./check-line.ts";
import { Touch } from "./violation.ts";

// Parameters: the address, bytes and Touch, the position, the thread, the instruction's allocation.
const LOW = 0;
const WHAT = 1;
const POSITION = 2;
const THREAD = 3;
const SITE = 4;

/** (tag, tag of this thread): whether the two accesses are not ordered by barriers. */
function unordered(unit: Unit): number {
  return unit.helper("check_unordered", ["i64", "i64"], ["i32"], (code) => {
    const differ = code.local("i64");
    code.get(0).get(1).op("i64.xor").tee(differ).i64(BLOCK).op("i64.shr_u").i64(0n).op("i64.ne");
    code.if().i32(1).op("return").end();
    // Several threads of the block read it since the same barrier.
    code.get(0).i64(SEVERAL).op("i64.and").i64(0n).op("i64.ne");
    code.get(differ).i64(BARRIERS).op("i64.shr_u").i64(0xffffn).op("i64.and", "i64.eqz", "i32.and");
    code.if().i32(1).op("return").end();
    code.get(differ).i64(THREAD_AT).op("i64.shr_u").i64(1023n).op("i64.and", "i64.eqz");
    code.get(differ).i64(BARRIERS).op("i64.shr_u").i64(0xffffn).op("i64.and").i64(0n).op("i64.ne", "i32.or");
    code.if().i32(0).op("return").end();
    // Of one warp, with a barrier of the warp between them?
    code
      .get(differ)
      .i64(THREAD_AT + 5n)
      .op("i64.shr_u")
      .i64(31n)
      .op("i64.and")
      .i64(0n)
      .op("i64.ne");
    code.get(differ).i64(WARP_BARRIERS).op("i64.shr_u").i64(255n).op("i64.and", "i64.eqz", "i32.or");
  });
}

/** (address, bytes | Touch << 16, position, thread, site). */
export function checkGlobal(unit: Unit): number {
  return unit.helper("check_global", ["i32", "i32", "i32", "i32", "i32"], [], (code) => {
    const number = () => code.local("i32");
    const [touch, bytes, from, at, mask, have] = [number(), number(), number(), number(), number(), number()];
    code.get(WHAT).i32(16).op("i32.shr_u").tee(touch).op("i32.eqz").if().op("return").end();
    code.get(WHAT).i32(0xffff).op("i32.and").set(bytes);
    code.get(LOW).get(SITE).memory("i32.load", CHECK_SITES).op("i32.sub").set(from);
    code
      .get(SITE)
      .memory("i32.load", CHECK_SITES + 12)
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
      .memory("i32.load", CHECK_SITES + 8)
      .tee(at)
      .op("i32.eqz")
      .if()
      .op("return")
      .end();
    const access = accessOf(code, { touch, bytes, from });
    // Its line's words have their own cells from here on; it may lie in two lines.
    for (const last of [false, true]) {
      if (last) code.get(bytes).i32(16).op("i32.gt_u").if();
      const index = () => {
        code.get(from);
        if (last) code.get(bytes).op("i32.add").i32(1).op("i32.sub");
        code.i32(LINE_BITS).op("i32.shr_u");
      };
      writeSpread(unit, code, { cells: at, index, tag: access.mine });
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

/** What is the same for all words of an access, in locals. */
type WordAccess = Readonly<Record<"other" | "mine" | "strong" | "writes" | "spared", number>>;

/** Above an access' place in the text: the bytes of the word that it does not touch. */
const SPARED_AT = 28;

function accessOf(
  code: Code,
  { touch, bytes, from }: Readonly<Record<"touch" | "bytes" | "from", number>>,
): WordAccess {
  const [other, mine] = [code.local("i64"), code.local("i64")];
  const [strong, writes, epochs] = [code.local("i32"), code.local("i32"), code.local("i32")];
  const spared = code.local("i32");
  code.i32(0).i32(1).get(bytes).op("i32.shl").i32(1).op("i32.sub").get(from).i32(3).op("i32.and", "i32.shl");
  code
    .i32(15)
    .op("i32.xor")
    .i32(SPARED_AT)
    .op("i32.shl")
    .get(bytes)
    .i32(4)
    .op("i32.ge_u", "select")
    .set(spared);
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
  return { other, mine, strong, writes, spared };
}

/** One word, whose cells are at `at`. */
function writeWord(unit: Unit, code: Code, at: number, access: WordAccess): void {
  const { other, mine, strong, writes, spared } = access;
  const place = (cell: number) => code.get(at).memory("i32.load", cell + 8);
  /** Tells of a race with who is in a cell, unless both accesses are strong. */
  const look = (cell: number) => {
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
    // Some byte is touched by both.
    place(cell).get(spared).op("i32.or").i32(SPARED_AT).op("i32.shr_u").i32(15).op("i32.ne", "i32.and");
    code.if().get(LOW).get(POSITION).get(THREAD).get(other);
    place(cell)
      .i32((1 << SPARED_AT) - 1)
      .op("i32.and")
      .call(unit.host("race"))
      .end()
      .end()
      .end();
  };
  const note = (cell: number) => {
    code.get(at).get(mine).memory("i64.store", cell);
    code
      .get(at)
      .get(POSITION)
      .get(spared)
      .op("i32.or")
      .memory("i32.store", cell + 8);
    storeFences(code, at, cell + 12);
  };
  look(0);
  code.get(writes).if();
  look(READER);
  note(0);
  code.else();
  pushTagOf(code, READER, { at, other, mine });
  code.get(mine).op("i64.xor").i64(BARRIERS).op("i64.shr_u");
  code
    .i64((1023n << 16n) ^ -1n)
    .op("i64.and", "i64.eqz")
    .if();
  // The same block and barrier: the first is kept, with a mark when another thread reads all that it read.
  code.get(other).get(mine).op("i64.xor").i64(THREAD_AT).op("i64.shr_u").i64(0n).op("i64.ne");
  code.get(spared);
  place(READER).i32(-1).op("i32.xor", "i32.and", "i32.eqz", "i32.and").if();
  code.get(at).get(other).i64(SEVERAL).op("i64.or").memory("i64.store", READER).end();
  code.else();
  // Another block's read, after which it had no fence, is kept: whoever writes races with it.
  code.get(other).i64(0n).op("i64.ne");
  code.get(other).get(mine).op("i64.xor").i64(BLOCK).op("i64.shr_u").i64(0n).op("i64.ne", "i32.and");
  code
    .get(other)
    .get(at)
    .memory("i32.load", READER + 12)
    .call(unfenced(unit))
    .op("i32.and", "i32.eqz")
    .if();
  note(READER);
  code.end().end().end();
}

/** Counts a fence of the block. */
export function countFence(unit: Unit, code: Code): void {
  code.call(
    unit.helper("check_fence", [], [], (body) => {
      // There was no room for notes.
      word(body, "fences").op("i32.eqz").if().op("return").end();
      word(body, "ownFences").i32(1).memory("i32.atomic.rmw.add").op("drop");
    }),
  );
}
