// Check of eight threads that access consecutive words of shared memory, and of a read of one address by all
// threads.
import type { Body, LeaveIf, Value, Variable } from "../../encoding/expression.ts";
import { SHARED, SHARED_SHADOW } from "../../unit/layout.ts";
import { contextWord } from "../../unit/special-registers.ts";
import type { Unit } from "../../unit/unit.ts";
import { checkAccess } from "./check-access.ts";
import { readWholeLine, writeLines, writeWholeLine } from "./check-shared-lines.ts";
import { writeExpand, writeExpandRange } from "./line-encoding.ts";
import { settleLines, startsLine, unsettleLine, wordsSettled } from "./settled-lines.ts";
import {
  ALL_WRITTEN,
  BYTES_MARK,
  EPOCH_BITS,
  epochsOf,
  READ_BY_SEVERAL,
  READ_MARK,
  SEVERAL_MARK,
  SHADOW_BYTES,
  WARP_EPOCH,
  writtenBefore,
} from "./shared-shadow.ts";
import { Touch } from "./violation.ts";

/** Variables of an access by eight threads: address of the first one, description, position and first thread. */
type Lanes = Readonly<Record<"low" | "bytes" | "access" | "position" | "thread", Variable>>;
type Range = Readonly<Record<"at" | "end", Variable>>;

/** Returns a nonzero value if an access, bytes | Touch << 16, writes. */
export const isWrite = (access: Value): Value => access.and(Touch.write << 16);

/** Sets the range of an access's shadow, and returns 1 if the access is in the block's shared memory, else 0. */
function setRange(w: Body, low: Value, bytes: Value, { at, end }: Range): Value {
  const limit = contextWord(w, "sharedLimit");
  const last = end.tee(at.tee(low.sub(SHARED)).add(bytes));
  const isWithin = last.le(limit).and(at.le(end));
  return w.value("i32", () => {
    isWithin.push();
    // Each word has four shadow words, so the shadow offset is four times the memory offset.
    at.set(at.shl(2));
    end.set(end.shl(2));
  });
}

/** Writes the check. It branches to the slow checks when an access may race, and returns when none does. */
export function writeSharedLanes(unit: Unit, w: Body, lanes: Lanes, slowIf: LeaveIf): void {
  const { low, bytes, access, position } = lanes;
  const [at, end, epochs, first, thread] = w.locals("i32", 5);
  slowIf(setRange(w, low, bytes.shl(3), { at, end }).not());
  epochs.set(epochsOf(lanes.thread));
  first.set(at);
  writeWholeLines(w, lanes, { at, epochs });
  writeExpandRange(unit, w, first, end);
  at.set(first);
  /** Writes a loop over the words and their threads. */
  const forWords = (write: () => void) => {
    thread.set(lanes.thread);
    w.loop(() => {
      write();
      const word = at.tee(at.add(SHADOW_BYTES)).sub(first).shr(2);
      thread.set(word.shr(bytes.op("ctz")).add(lanes.thread));
      return at.lt(end);
    });
  };
  w.if(isWrite(access), () => {
    // A write is safe after a barrier, or when the same thread has made all earlier accesses.
    forWords(() => {
      const touched = (offset: number, marks: number, forbidden: number) => {
        const tag = w.local("i32");
        w.if(tag.tee(at.load(SHARED_SHADOW + offset)).and(marks), () => {
          const sameBarrier = tag.xor(epochs).and(WARP_EPOCH).not();
          const otherEpoch = tag.xor(epochs).and(EPOCH_BITS).ne(0);
          const isOther = otherEpoch.or(tag.and(1023).ne(thread)).or(tag.and(forbidden).ne(0));
          slowIf(sameBarrier.and(isOther));
        });
      };
      touched(0, ALL_WRITTEN | BYTES_MARK, BYTES_MARK);
      touched(8, READ_MARK, SEVERAL_MARK);
      unsettleLine(w, at);
      w.store(at, SHARED_SHADOW, epochs.or(thread).or(ALL_WRITTEN));
      w.store(at, SHARED_SHADOW + 4, position);
    });
    w.return();
  });
  w.if(wordsSettled(w, { at, end, epochs }), () => {
    at.set(first);
    w.if(startsLine(at), () => settleLines(w, { at, end, epochs }));
    w.return();
  });
  at.set(first);
  let tag: Variable | undefined;
  // A read is safe when the word was written before the last barrier.
  forWords(() => {
    tag ??= w.local("i32");
    slowIf(writtenBefore(w, at, epochs).not());
    unsettleLine(w, at);
    // The first reader since a barrier stays recorded, with a mark for further readers.
    const reads = tag.tee(at.load(SHARED_SHADOW + 8));
    const marked = reads.or(tag.and(1023).ne(thread).shl(Math.log2(SEVERAL_MARK)));
    const differ = tag.xor(epochs).xor(READ_MARK);
    const sameEpoch = differ.and(READ_MARK | EPOCH_BITS).not();
    w.store(at, SHARED_SHADOW + 8, marked.when(sameEpoch, epochs.or(thread).or(READ_MARK)));
    w.store(at, SHARED_SHADOW + 12, position);
  });
  w.return();
}

/** Returns from the function if the access covers whole lines and cannot race. */
function writeWholeLines(
  w: Body,
  { access, bytes, position, thread: first }: Lanes,
  { at, epochs }: Readonly<Record<"at" | "epochs", Variable>>,
): void {
  const [thread, shift] = w.locals("i32", 2);
  w.block((slowIf) => {
    slowIf(startsLine(at).not());
    thread.set(first);
    shift.set(bytes.shr(3));
    const line = { at, epochs, thread, position, shift };
    const ofLines = (check: typeof readWholeLine) => () => writeLines(w, line, () => check(w, line, slowIf));
    w.if(isWrite(access), ofLines(writeWholeLine), ofLines(readWholeLine));
    w.return();
  });
}

/**
 * Returns the check (address, bytes | Touch << 16, position, thread) for a read of one address by several
 * threads, of which two are recorded.
 */
export function checkCommonAddress(unit: Unit): number {
  return unit.helper("check_together", "i64 i32 i32 i32 >", (w, address, access, position, thread) => {
    const [low, at, end, epochs] = w.locals("i32", 4);
    const bytes = access.and(0xffff);
    w.block((slowIf) => {
      const isOutside = address.shr(32).ne(unit.windowHigh);
      const isPartial = low.tee(address.low()).and(3).or(bytes.and(3));
      slowIf(isOutside.or(isPartial.or(low.and(bytes.sub(1))).ne(0)));
      slowIf(setRange(w, low, bytes, { at, end }).not());
      epochs.set(epochsOf(thread));
      writeExpand(unit, w, at);
      w.loop(() => {
        slowIf(writtenBefore(w, at, epochs).not());
        unsettleLine(w, at);
        w.store(at, SHARED_SHADOW + 8, epochs.or(thread).or(READ_BY_SEVERAL));
        w.store(at, SHARED_SHADOW + 12, position);
        return at.tee(at.add(SHADOW_BYTES)).lt(end);
      });
      w.return();
    });
    for (const lane of [0, 1]) w.call(checkAccess(unit), address, access, position, thread.add(lane));
  });
}
