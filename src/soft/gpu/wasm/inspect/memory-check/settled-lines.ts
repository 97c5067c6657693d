// Settled lines of shared memory, the fast path for reads in checked launches.
// A word is settled when it was written before the last barrier and several threads have read it since, so
// that further reads change nothing.
// A line is settled when all its eight words are. Its state holds the epoch; an access of another kind resets
// it.
import type { Body, Operand, Value, Variable } from "../../encoding/expression.ts";
import type { InstructionBody } from "../../unit/instruction-body.ts";
import { SETTLED_LINES, SHARED, SHARED_ROOM, SHARED_SHADOW } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { encodingOf, isExpanded } from "./line-encoding.ts";
import {
  ALL_WRITTEN,
  EPOCH_BITS,
  epochsOf,
  LINE_BITS,
  LINE_BYTES,
  LINE_SHADOW_BYTES,
  READ_BY_SEVERAL,
  SHADOW_BYTES,
  WARP_EPOCH,
} from "./shared-shadow.ts";

const LANES = 8;

/** Returns the offset of the state of a line, given an offset in shared memory. */
const lineSlot = (offset: Value): Value => offset.shr(LINE_BITS).shl(2);

/** Stores the state of the line whose shadow contains offset `at`. */
export const storeLineState = (w: Body, at: Value, state: Operand): void =>
  w.store(lineSlot(at.shr(2)), SETTLED_LINES, state);

/** Resets the state of the line whose shadow contains offset `at`. */
export const unsettleLine = (w: Body, at: Value): void => storeLineState(w, at, 0);

type Range = Readonly<Record<"at" | "end" | "epochs", Variable>>;

/** Marks all lines from shadow offset `at` to `end` as settled. */
export function settleLines(w: Body, { at, end, epochs }: Range): void {
  w.loop(() => {
    storeLineState(w, at, epochs.or(READ_BY_SEVERAL));
    return at.tee(at.add(LINE_SHADOW_BYTES)).lt(end);
  });
}

/** Returns 1 if a shadow offset is the start of a line, else 0. */
export const startsLine = (at: Value): Value => at.and(LINE_SHADOW_BYTES - 1).not();

/** Returns 1 if all words in a shadow range are settled, else 0. The loop over the words is written at once. */
export function wordsSettled(w: Body, { at, end, epochs }: Range): Value {
  const [shadow, bad, settledState] = w.locals("i32x4", 3);
  settledState.set(epochs.or(READ_BY_SEVERAL).splat());
  bad.set(w.words(0));
  w.loop(() => {
    const differ = shadow.tee(at.loadVector(SHARED_SHADOW)).xor(settledState);
    const changed = differ.and(w.words(WARP_EPOCH, 0, READ_BY_SEVERAL | EPOCH_BITS, 0));
    const isBad = changed.eq(w.words(0)).xor(w.words(0, -1, -1, -1));
    const unwritten = w.words(ALL_WRITTEN, 0, 0, 0).op("andnot", shadow);
    bad.set(isBad.or(unwritten).or(bad));
    return at.tee(at.add(SHADOW_BYTES)).lt(end);
  });
  return bad.anyTrue().not();
}

/** Returns the helper (offset, bytes, epochs) that tests whether words are settled, and marks their line. */
function wordsAreSettled(unit: Unit): number {
  return unit.helper("check_known", "i32 i32 i32 > i32", (w, offset, bytes, epochs) => {
    const [at, end, form] = w.locals("i32", 3);
    at.set(offset.shl(2));
    // In a compact line, only the line's state shows whether it is settled.
    form.set(encodingOf(at));
    w.returnIf(isExpanded(form).not(), 0);
    end.set(offset.add(bytes).shl(2));
    w.returnIf(wordsSettled(w, { at, end, epochs }).not(), 0);
    at.set(offset.tee(offset.and(-LINE_BYTES).shl(2)));
    end.set(offset.add(LINE_SHADOW_BYTES));
    w.if(wordsSettled(w, { at, end, epochs }), () => {
      at.set(offset);
      settleLines(w, { at, end, epochs });
    });
    w.push(1);
  });
}

/** Returns 1 if an address is in shared memory and aligned, else 0. Sets a variable to the offset there. */
function isShared(address: Value, at: Variable, bytes: number): Value {
  const step = Math.log2(bytes);
  // The rotation makes a misaligned offset too large.
  const place = at.tee(address.low().sub(SHARED)).op("rotr", step);
  return place.lt(SHARED_ROOM >>> step);
}

/** Returns the state that a settled line has for the running thread, and stores it in a variable. */
const ownState = (w: InstructionBody, state: Variable): Value =>
  state.tee(epochsOf(w.special("%thread")).or(READ_BY_SEVERAL));

/** Returns 1 if a read of whole words is settled, else 0. The address may be invalid. */
export function isSettled(unit: Unit, w: InstructionBody, address: Variable, bytes: number): Value {
  const [at, state] = [w.temporary("i32", "notes"), w.temporary("i32", "reader")];
  const isOfLine = lineSlot(at).load(SETTLED_LINES).eq(ownState(w, state));
  const words = w.called("i32", wordsAreSettled(unit), at, bytes, state);
  return w.choose(isShared(address, at, bytes), w.choose(isOfLine, 1, words), 0);
}

/**
 * Returns 1 if reads of consecutive elements by eight threads are settled, else 0. The answer is conservative.
 */
export function areLanesSettled(w: InstructionBody, address: Variable, bytes: number): Value {
  const [at, state] = [w.temporary("i32", "notes"), w.temporary("i32", "reader")];
  const stateAt = (offset: Value) => lineSlot(offset).load(SETTLED_LINES);
  const first = stateAt(at).xor(ownState(w, state));
  const last = stateAt(at.add(LANES * bytes - 4)).xor(state);
  // The condition ensures that the words are in the lines of the first and last word.
  return w.choose(isShared(address, at, bytes === 4 ? bytes : LINE_BYTES), first.or(last).not(), 0);
}

/** Returns 1 if all reads in a range of shared memory are settled, else 0. Reads are aligned to its offset. */
export function isRangeSettled(
  w: InstructionBody,
  { at, bytes, span }: { readonly at: Variable; readonly bytes: number; readonly span: number },
): Value {
  const word = (name: string) => w.temporary("i32", name);
  const [first, last, state] = [word("notes"), word("last notes"), word("reader")];
  const step = Math.log2(bytes);
  const place = step > 0 ? at.op("rotr", step) : at;
  // A range that begins inside a line covers one line more.
  const lines = Math.ceil(span / LINE_BYTES);
  const areSettled = w.value("i32", () => {
    state.set(ownState(w, state));
    last.set(lineSlot(at.add(span - 1)));
    first.set(lineSlot(at));
    if (lines < 4) {
      let differ = last.load(SETTLED_LINES).xor(state);
      for (let line = 0; line < lines; line++)
        differ = differ.or(first.load(SETTLED_LINES + 4 * line).xor(state));
      differ.not().push();
      return;
    }
    const all = w.saved("reader", state.splat());
    let differ = last.loadVector(SETTLED_LINES - 12).xor(all);
    for (let line = 0; line + 4 <= lines; line += 4)
      differ = differ.or(first.loadVector(SETTLED_LINES + 4 * line).xor(all));
    differ.anyTrue().not().push();
  });
  return w.choose(place.le((SHARED_ROOM - span) >>> step), areSettled, 0);
}
