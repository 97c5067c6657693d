// Check of eight threads that access whole lines of shared memory with 32-bit or 64-bit elements. If a line
// cannot race, one shadow stands for its eight words (line-encoding.ts).
import type { Body, LeaveIf, Value, Variable } from "../../encoding/expression.ts";
import { SHARED_SHADOW } from "../../unit/layout.ts";
import { EncodingBits, encodingOf, isExpanded, SAME, storeEncoding } from "./line-encoding.ts";
import { storeLineState, unsettleLine } from "./settled-lines.ts";
import {
  ALL_WRITTEN,
  BYTES_MARK,
  EPOCH_BITS,
  LINE_SHADOW_BYTES,
  READ_BY_SEVERAL,
  READ_MARK,
  SEVERAL_MARK,
  SHADOW_BYTES,
  WARP_EPOCH,
} from "./shared-shadow.ts";

/** Variables of a line: shadow offset, epoch, first thread, position, and logarithm of an element's words. */
export type WholeLine = Readonly<Record<"at" | "epochs" | "thread" | "position" | "shift", Variable>>;

/** Returns the first thread's tag. */
const tagOf = ({ epochs, thread }: WholeLine, marks: number): Value => epochs.or(thread).or(marks);

/** Records a write of a line, unless a word was accessed since the last barrier, or by bytes. */
export function writeWholeLine(w: Body, line: WholeLine, slowIf: LeaveIf): void {
  const { at, epochs, position, shift } = line;
  const [encoding, word, end] = w.locals("i32", 3);
  const [shadow, marks] = w.locals("i32x4", 2);
  const zero = w.words(0);
  encoding.set(encodingOf(at));
  const bytes = w.constant("i32", LINE_SHADOW_BYTES).when(isExpanded(encoding), SHADOW_BYTES);
  end.set(word.tee(at).add(bytes));
  w.loop(() => {
    const isMarked = shadow.tee(word.loadVector(SHARED_SHADOW)).and(w.words(ALL_WRITTEN, 0, READ_MARK, 0));
    marks.set(isMarked.ne(zero));
    const isRecent = shadow.xor(epochs.splat()).and(w.constant("i32x4", WARP_EPOCH)).eq(zero);
    const ofBytes = shadow.and(w.words(BYTES_MARK, 0, 0, 0));
    slowIf(isRecent.and(marks).or(ofBytes).anyTrue());
    return word.tee(word.add(SHADOW_BYTES)).lt(end);
  });
  w.storeVector(at, SHARED_SHADOW, zero.withLane(0, tagOf(line, ALL_WRITTEN)).withLane(1, position));
  storeEncoding(w, at, shift);
  unsettleLine(w, at);
}

/** Records a read of a line that was written before the last barrier. Branches to `slow` in other cases. */
export function readWholeLine(w: Body, line: WholeLine, slowIf: LeaveIf): void {
  const { at, epochs, thread, position, shift } = line;
  const [encoding, tag] = w.locals("i32", 2);
  const storeReader = (value: Value) => w.store(at, SHARED_SHADOW + 8, value);
  const storePosition = () => w.store(at, SHARED_SHADOW + 12, position);
  encoding.set(encodingOf(at));
  slowIf(isExpanded(encoding));
  slowIf(tag.tee(at.load(SHARED_SHADOW)).lt(ALL_WRITTEN));
  slowIf(tag.xor(epochs).and(WARP_EPOCH).not());
  const reader = tag.tee(at.load(SHARED_SHADOW + 8));
  const readsFirst = () => {
    storeReader(tagOf(line, READ_MARK));
    storePosition();
    const ofReader = encoding.and(SAME << EncodingBits.writer).or(shift.shl(EncodingBits.reader));
    storeEncoding(w, at, ofReader.or(SAME << EncodingBits.position));
    unsettleLine(w, at);
  };
  // The line was read since the same barrier, by the same threads or by others.
  const readsAgain = () => {
    slowIf(encoding.shr(EncodingBits.reader).and(SAME).ne(shift));
    storePosition();
    storeEncoding(w, at, encoding.or(SAME << EncodingBits.position));
    w.if(tag.and(1023).ne(thread), () => {
      storeReader(tag.or(SEVERAL_MARK));
      storeLineState(w, at, epochs.or(READ_BY_SEVERAL));
    });
  };
  const differ = reader
    .xor(epochs)
    .xor(READ_MARK)
    .and(READ_MARK | EPOCH_BITS);
  w.if(differ, readsFirst, () => w.if(tag.and(SEVERAL_MARK).not(), readsAgain));
}

/** Writes `each` for each accessed line, and advances `at` and `thread`. */
export function writeLines(w: Body, { at, thread, shift }: WholeLine, each: () => void): void {
  const last = w.variable(at.add(w.constant("i32", LINE_SHADOW_BYTES).shl(shift)));
  w.loop(() => {
    each();
    thread.set(thread.add(w.constant("i32", 8).shr(shift)));
    return at.tee(at.add(LINE_SHADOW_BYTES)).lt(last);
  });
}
