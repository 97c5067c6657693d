// Check of a run of reads by all lanes. If no word can race, all are recorded at once.

import type { Value } from "../../encoding/expression.ts";
import { SHARED_SHADOW } from "../../unit/layout.ts";
import { contextWord } from "../../unit/special-registers.ts";
import type { Unit } from "../../unit/unit.ts";
import { EncodingBits, encodingOf, isExpanded, SAME, storeEncoding, writeExpand } from "./line-encoding.ts";
import { storeLineState } from "./settled-lines.ts";
import {
  EPOCH_BITS,
  epochsOf,
  LINE_SHADOW_BYTES,
  READ_BY_SEVERAL,
  SHADOW_BYTES,
  writtenBefore,
} from "./shared-shadow.ts";

/**
 * Returns the helper (offset, bytes, step, position, thread) that settles a run if all its words were written before the
 * last barrier. Else it returns 0 and records nothing. `step` is the logarithm of the words of a read.
 */
export function checkRun(unit: Unit): number {
  return unit.helper("check_run", "i32 i32 i32 i32 i32 > i32", (w, offset, bytes, step, position, thread) => {
    const [first, at, end, epochs, line] = w.locals("i32", 5);
    const limit = contextWord(w, "sharedLimit");
    w.returnIf(end.tee(offset.add(bytes)).gt(limit).or(offset.gt(end)), 0);
    epochs.set(epochsOf(thread));
    end.set(end.shl(2));
    at.set(first.tee(offset.shl(2)));
    // A line that holds the beginning or the end of the run is expanded first.
    w.if(first.and(LINE_SHADOW_BYTES - 1), () => writeExpand(unit, w, first));
    w.if(end.and(LINE_SHADOW_BYTES - 1), () => {
      line.set(end.sub(SHADOW_BYTES));
      writeExpand(unit, w, line);
    });
    const encoding = w.local("i32");
    /** Advances to the next word of an expanded line, or to the next line. */
    const next = (): Value => {
      const word = w.constant("i32", SHADOW_BYTES).when(isExpanded(encoding), LINE_SHADOW_BYTES);
      return at.tee(at.add(word)).lt(end);
    };
    w.loop(() => {
      w.returnIf(writtenBefore(w, at, epochs).not(), 0);
      encoding.set(encodingOf(at));
      return next();
    });
    at.set(first);
    w.loop(() => {
      encoding.set(encodingOf(at));
      // If several threads have read the word since the barrier, the first of them stays recorded.
      const differ = at
        .load(SHARED_SHADOW + 8)
        .xor(epochs)
        .xor(READ_BY_SEVERAL);
      w.if(differ.and(READ_BY_SEVERAL | EPOCH_BITS), () => {
        w.store(at, SHARED_SHADOW + 8, epochs.or(thread).or(READ_BY_SEVERAL));
        const read = at.sub(first).shr(Math.log2(SHADOW_BYTES)).shr(step);
        w.store(at, SHARED_SHADOW + 12, read.add(position));
        w.if(isExpanded(encoding).not(), () => {
          const shifts = encoding.and(SAME << EncodingBits.writer).or(SAME << EncodingBits.reader);
          storeEncoding(w, at, shifts.or(step.shl(EncodingBits.position)));
        });
      });
      return next();
    });
    // A line that the run covers only partly does not become settled.
    line.set(first.and(-LINE_SHADOW_BYTES));
    w.loop(() => {
      const isCovered = line.ge(first).and(line.add(LINE_SHADOW_BYTES).le(end));
      storeLineState(w, line, epochs.or(READ_BY_SEVERAL).when(isCovered, 0));
      return line.tee(line.add(LINE_SHADOW_BYTES)).lt(end);
    });
    w.push(1);
  });
}
