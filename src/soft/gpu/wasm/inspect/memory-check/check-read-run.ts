// Check of a run of reads by all lanes. If no word can race, all are recorded at once.
import { CONTEXT, CONTEXT_WORDS, SHARED_SHADOW } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { setEpochs, writtenBefore } from "./check-shared-lanes.ts";
import {
  EncodingBits,
  loadEncoding,
  pushIsExpanded,
  SAME,
  storeEncoding,
  writeExpand,
} from "./line-encoding.ts";
import { storeLineState } from "./settled-lines.ts";
import { EPOCH_BITS, LINE_SHADOW_BYTES, READ_BY_SEVERAL, SHADOW_BYTES } from "./shared-shadow.ts";

// Parameters: offset in shared memory, bytes of the run, logarithm of the words of a read, position of the
// first read, first thread.
const OFFSET = 0;
const BYTES = 1;
const STEP = 2;
const POSITION = 3;
const THREAD = 4;

/**
 * Returns the helper that settles a run if all its words were written before the last barrier. Else it
 * returns 0 and records nothing.
 */
export function checkRun(unit: Unit): number {
  return unit.helper("check_run", ["i32", "i32", "i32", "i32", "i32"], ["i32"], (code) => {
    const [first, at, end] = [code.local("i32"), code.local("i32"), code.local("i32")];
    const [epochs, line] = [code.local("i32"), code.local("i32")];
    const returnZeroIf = () => code.if().i32(0).op("return").end();
    code.get(OFFSET).get(BYTES).op("i32.add").tee(end);
    code
      .i32(0)
      .memory("i32.load", CONTEXT + 4 * CONTEXT_WORDS.sharedLimit)
      .op("i32.gt_u");
    code.get(OFFSET).get(end).op("i32.gt_u", "i32.or");
    returnZeroIf();
    setEpochs(code, THREAD, epochs);
    code.get(end).i32(2).op("i32.shl").set(end);
    code.get(OFFSET).i32(2).op("i32.shl").tee(first).set(at);
    // A line that holds the beginning or the end of the run is expanded first.
    code
      .get(first)
      .i32(LINE_SHADOW_BYTES - 1)
      .op("i32.and")
      .if();
    writeExpand(unit, code, first);
    code.end();
    code
      .get(end)
      .i32(LINE_SHADOW_BYTES - 1)
      .op("i32.and")
      .if();
    code.get(end).i32(SHADOW_BYTES).op("i32.sub").set(line);
    writeExpand(unit, code, line);
    code.end();
    // Advances to the next word of an expanded line, or to the next line.
    const encoding = code.local("i32");
    const next = (loop: number) => {
      code.get(at).i32(SHADOW_BYTES).i32(LINE_SHADOW_BYTES);
      pushIsExpanded(code, encoding).op("select", "i32.add").tee(at).get(end).op("i32.lt_u").brIf(loop).end();
    };
    code.loop();
    const checkLoop = code.depth - 1;
    writtenBefore(code, at, epochs);
    code.op("i32.eqz");
    returnZeroIf();
    loadEncoding(code, at).set(encoding);
    next(checkLoop);
    code.get(first).set(at).loop();
    const recordLoop = code.depth - 1;
    loadEncoding(code, at).set(encoding);
    // If several threads have read the word since the barrier, the first of them stays recorded.
    code
      .get(at)
      .memory("i32.load", SHARED_SHADOW + 8)
      .get(epochs)
      .op("i32.xor")
      .i32(READ_BY_SEVERAL)
      .op("i32.xor");
    code
      .i32(READ_BY_SEVERAL | EPOCH_BITS)
      .op("i32.and")
      .if();
    code.get(at).get(epochs).get(THREAD).op("i32.or").i32(READ_BY_SEVERAL).op("i32.or");
    code.memory("i32.store", SHARED_SHADOW + 8);
    code
      .get(at)
      .get(at)
      .get(first)
      .op("i32.sub")
      .i32(Math.log2(SHADOW_BYTES))
      .op("i32.shr_u")
      .get(STEP)
      .op("i32.shr_u");
    code
      .get(POSITION)
      .op("i32.add")
      .memory("i32.store", SHARED_SHADOW + 12);
    pushIsExpanded(code, encoding).op("i32.eqz").if();
    storeEncoding(code, at, () => {
      code
        .get(encoding)
        .i32(SAME << EncodingBits.writer)
        .op("i32.and");
      code.i32(SAME << EncodingBits.reader).op("i32.or");
      code.get(STEP).i32(EncodingBits.position).op("i32.shl", "i32.or");
    });
    code.end().end();
    next(recordLoop);
    // A line that the run covers only partly does not become settled.
    code.get(first).i32(-LINE_SHADOW_BYTES).op("i32.and").set(line).loop();
    const lines = code.depth - 1;
    storeLineState(code, line, () => {
      code.get(epochs).i32(READ_BY_SEVERAL).op("i32.or").i32(0);
      code.get(line).get(first).op("i32.ge_u");
      code.get(line).i32(LINE_SHADOW_BYTES).op("i32.add").get(end).op("i32.le_u", "i32.and", "select");
    });
    code.get(line).i32(LINE_SHADOW_BYTES).op("i32.add").tee(line).get(end).op("i32.lt_u").brIf(lines).end();
    code.i32(1);
  });
}
