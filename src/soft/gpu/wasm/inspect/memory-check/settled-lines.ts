// Settled lines of shared memory, the fast path for reads in checked launches.
// A word is settled when it was written before the last barrier and several threads have read it since, so
// that further reads change nothing.
// A line is settled when all its eight words are. Its state holds the epoch; an access of another kind resets
// it.
import type { Instruction } from "../../../ptx/syntax.ts";
import type { Code } from "../../encoding/code.ts";
import type { FunctionCode } from "../../unit/function-code.ts";
import { EPOCHS, SETTLED_LINES, SHARED, SHARED_ROOM, SHARED_SHADOW } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { loadEncoding, pushIsExpanded } from "./line-encoding.ts";
import {
  ALL_WRITTEN,
  EPOCH_BITS,
  LINE_BITS,
  LINE_BYTES,
  LINE_SHADOW_BYTES,
  READ_BY_SEVERAL,
  SHADOW_BYTES,
  WARP_EPOCH,
} from "./shared-shadow.ts";

const LANES = 8;

/** Converts the offset in shared memory on the stack to the offset of its line's state. */
const lineSlot = (code: Code): Code => code.i32(LINE_BITS).op("i32.shr_u").i32(2).op("i32.shl");

/** Stores the state of the line whose shadow contains offset `at`; `push` pushes the state. */
export function storeLineState(code: Code, at: number, push: () => void): void {
  lineSlot(code.get(at).i32(2).op("i32.shr_u"));
  push();
  code.memory("i32.store", SETTLED_LINES);
}

/** Resets the state of the line whose shadow contains offset `at`. */
export const unsettleLine = (code: Code, at: number): void => storeLineState(code, at, () => code.i32(0));

/** Marks all lines from shadow offset `at` to `end` as settled. */
export function settleLines(
  code: Code,
  { at, end, epochs }: Readonly<Record<"at" | "end" | "epochs", number>>,
): void {
  code.loop();
  const loop = code.depth - 1;
  storeLineState(code, at, () => code.get(epochs).i32(READ_BY_SEVERAL).op("i32.or"));
  code.get(at).i32(LINE_SHADOW_BYTES).op("i32.add").tee(at).get(end).op("i32.lt_u").brIf(loop).end();
}

/** Pushes 1 if a shadow offset is the start of a line, else 0. */
export const startsLine = (code: Code, at: number): Code =>
  code
    .get(at)
    .i32(LINE_SHADOW_BYTES - 1)
    .op("i32.and", "i32.eqz");

const lanes = (...words: readonly [number, number, number, number]): Uint8Array =>
  new Uint8Array(Int32Array.from(words).buffer);

/** Pushes 1 if all words in a shadow range are settled, else 0. */
export function pushWordsSettled(
  code: Code,
  { at, end, epochs }: Readonly<Record<"at" | "end" | "epochs", number>>,
): void {
  const [shadow, bad, settledState] = [code.local("v128"), code.local("v128"), code.local("v128")];
  code.get(epochs).i32(READ_BY_SEVERAL).op("i32.or").v("i32x4.splat").set(settledState);
  code
    .v128(lanes(0, 0, 0, 0))
    .set(bad)
    .loop();
  const loop = code.depth - 1;
  code.get(at).vectorMemory("v128.load", SHARED_SHADOW).tee(shadow).get(settledState).v("v128.xor");
  code.v128(lanes(WARP_EPOCH, 0, READ_BY_SEVERAL | EPOCH_BITS, 0)).v("v128.and");
  code
    .v128(lanes(0, 0, 0, 0))
    .v("i32x4.eq")
    .v128(lanes(0, -1, -1, -1))
    .v("v128.xor");
  code
    .v128(lanes(ALL_WRITTEN, 0, 0, 0))
    .get(shadow)
    .v("v128.andnot")
    .v("v128.or");
  code.get(bad).v("v128.or").set(bad);
  code.get(at).i32(SHADOW_BYTES).op("i32.add").tee(at).get(end).op("i32.lt_u").brIf(loop).end();
  code.get(bad).v("v128.any_true").op("i32.eqz");
}

/**
 * Returns the helper (offset, bytes, epochs) that tests whether words are settled, and marks their line if
 * all its words are.
 */
function wordsAreSettled(unit: Unit): number {
  return unit.helper("check_known", ["i32", "i32", "i32"], ["i32"], (code) => {
    const [offset, bytes, epochs] = [0, 1, 2];
    const [at, end, form] = [code.local("i32"), code.local("i32"), code.local("i32")];
    code.get(offset).i32(2).op("i32.shl").set(at);
    // In a compact line, only the line's state shows whether it is settled.
    loadEncoding(code, at).set(form);
    pushIsExpanded(code, form).op("i32.eqz").if().i32(0).op("return").end();
    code.get(offset).get(bytes).op("i32.add").i32(2).op("i32.shl").set(end);
    pushWordsSettled(code, { at, end, epochs });
    code.op("i32.eqz").if().i32(0).op("return").end();
    code.get(offset).i32(-LINE_BYTES).op("i32.and").i32(2).op("i32.shl").tee(offset);
    code.set(at).get(offset).i32(LINE_SHADOW_BYTES).op("i32.add").set(end);
    pushWordsSettled(code, { at, end, epochs });
    code.if().get(offset).set(at);
    settleLines(code, { at, end, epochs });
    code.end().i32(1);
  });
}

/** Sets a local to an address's offset in shared memory, and pushes 1 if the address is there and aligned. */
function pushIsShared(code: Code, address: number, at: number, bytes: number): void {
  const step = Math.log2(bytes);
  // The rotation makes a misaligned offset too large.
  code.get(address).op("i32.wrap_i64").i32(SHARED).op("i32.sub").tee(at).i32(step).op("i32.rotr");
  code.i32(SHARED_ROOM >>> step).op("i32.lt_u");
}

/** Sets a local to the state that a settled line has for the running thread. */
function setSettledState(f: FunctionCode, i: Instruction, settledState: number): void {
  f.pushSpecial("%thread", i);
  f.code.i32(2).op("i32.shl").memory("i32.load16_u", EPOCHS).i32(10).op("i32.shl");
  f.code.i32(READ_BY_SEVERAL).op("i32.or").set(settledState);
}

/**
 * Pushes 1 if a read of whole words is settled, else 0. `address` is an i64 local, which may be invalid.
 * Shadow beyond the block's memory is zero.
 */
export function writeIsSettled(f: FunctionCode, i: Instruction, address: number, bytes: number): void {
  const { code } = f;
  const [at, settledState] = [f.temporary("i32", "notes"), f.temporary("i32", "reader")];
  pushIsShared(code, address, at, bytes);
  code.if("i32");
  setSettledState(f, i, settledState);
  lineSlot(code.get(at))
    .memory("i32.load", SETTLED_LINES)
    .get(settledState)
    .op("i32.eq")
    .if("i32")
    .i32(1)
    .else();
  code.get(at).i32(bytes).get(settledState).call(wordsAreSettled(f.unit)).end();
  code.else().i32(0).end();
}

/**
 * Pushes 1 if reads of consecutive elements by eight threads are settled, else 0. The answer is conservative.
 */
export function writeLanesAreSettled(f: FunctionCode, i: Instruction, address: number, bytes: number): void {
  const { code } = f;
  const [at, settledState] = [f.temporary("i32", "notes"), f.temporary("i32", "reader")];
  // The condition ensures that the words are in the lines of the first and last word.
  pushIsShared(code, address, at, bytes === 4 ? bytes : LINE_BYTES);
  code.if("i32");
  setSettledState(f, i, settledState);
  lineSlot(code.get(at)).memory("i32.load", SETTLED_LINES).get(settledState).op("i32.xor");
  lineSlot(
    code
      .get(at)
      .i32(LANES * bytes - 4)
      .op("i32.add"),
  ).memory("i32.load", SETTLED_LINES);
  code.get(settledState).op("i32.xor", "i32.or", "i32.eqz").else().i32(0).end();
}

/**
 * Pushes 1 if all reads in a range are settled, else 0. `at` is a local with the offset in shared memory, to
 * which reads are aligned.
 */
export function writeRangeIsSettled(
  f: FunctionCode,
  i: Instruction,
  { at, bytes, span }: { readonly at: number; readonly bytes: number; readonly span: number },
): void {
  const { code } = f;
  const [first, last, settledState] = [
    f.temporary("i32", "notes"),
    f.temporary("i32", "last notes"),
    f.temporary("i32", "reader"),
  ];
  const step = Math.log2(bytes);
  code.get(at);
  if (step > 0) code.i32(step).op("i32.rotr");
  code
    .i32((SHARED_ROOM - span) >>> step)
    .op("i32.le_u")
    .if("i32");
  setSettledState(f, i, settledState);
  lineSlot(
    code
      .get(at)
      .i32(span - 1)
      .op("i32.add"),
  ).set(last);
  lineSlot(code.get(at)).set(first);
  // A range that begins inside a line covers one line more.
  const lines = Math.ceil(span / LINE_BYTES);
  if (lines < 4) {
    code.get(last).memory("i32.load", SETTLED_LINES).get(settledState).op("i32.xor");
    for (let line = 0; line < lines; line++)
      code
        .get(first)
        .memory("i32.load", SETTLED_LINES + 4 * line)
        .get(settledState)
        .op("i32.xor", "i32.or");
    code.op("i32.eqz");
  } else {
    const all = f.temporary("v128", "reader");
    code.get(settledState).v("i32x4.splat").set(all);
    code
      .get(last)
      .vectorMemory("v128.load", SETTLED_LINES - 12)
      .get(all)
      .v("v128.xor");
    for (let line = 0; line + 4 <= lines; line += 4)
      code
        .get(first)
        .vectorMemory("v128.load", SETTLED_LINES + 4 * line)
        .get(all)
        .v("v128.xor")
        .v("v128.or");
    code.v("v128.any_true").op("i32.eqz");
  }
  code.else().i32(0).end();
}
