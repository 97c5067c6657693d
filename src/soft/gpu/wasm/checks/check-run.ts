// The check of all lanes that read one address after the other of a run: where nothing can be wrong about any word, all are noted at once.
import { CONTEXT, CONTEXT_WORDS, SHARED_SHADOW } from "../layout.ts";
import type { Unit } from "../unit.ts";
import { setEpochs, writtenBefore } from "./check-shared-lanes.ts";
import { storeLine } from "./known-lines.ts";
import { FormBits, loadForm, pushIsSpread, SAME, storeForm, writeSpread } from "./line-forms.ts";
import { EPOCH_BITS, LINE_NOTES, NOTES, READ_BY_SEVERAL } from "./shared-notes.ts";

// Parameters: the place in shared memory, bytes of the run, the logarithm of one read's words, the first read's position, the first thread.
const PLACE = 0;
const BYTES = 1;
const STEP = 2;
const POSITION = 3;
const THREAD = 4;

/** Whether all words of a run were written before the last barrier: then several threads have read them, and their lines are known. Else nothing is noted. */
export function checkRun(unit: Unit): number {
  return unit.helper("check_run", ["i32", "i32", "i32", "i32", "i32"], ["i32"], (code) => {
    const [first, at, end] = [code.local("i32"), code.local("i32"), code.local("i32")];
    const [epochs, line] = [code.local("i32"), code.local("i32")];
    const refuse = () => code.if().i32(0).op("return").end();
    code.get(PLACE).get(BYTES).op("i32.add").tee(end);
    code
      .i32(0)
      .memory("i32.load", CONTEXT + 4 * CONTEXT_WORDS.sharedLimit)
      .op("i32.gt_u");
    code.get(PLACE).get(end).op("i32.gt_u", "i32.or");
    refuse();
    setEpochs(code, THREAD, epochs);
    code.get(end).i32(2).op("i32.shl").set(end);
    code.get(PLACE).i32(2).op("i32.shl").tee(first).set(at);
    // Lines of which the run is a part: their words get notes of their own.
    code
      .get(first)
      .i32(LINE_NOTES - 1)
      .op("i32.and")
      .if();
    writeSpread(unit, code, first);
    code.end();
    code
      .get(end)
      .i32(LINE_NOTES - 1)
      .op("i32.and")
      .if();
    code.get(end).i32(NOTES).op("i32.sub").set(line);
    writeSpread(unit, code, line);
    code.end();
    // To the next word that has notes of its own, or the next line.
    const form = code.local("i32");
    const next = (loop: number) => {
      code.get(at).i32(NOTES).i32(LINE_NOTES);
      pushIsSpread(code, form).op("select", "i32.add").tee(at).get(end).op("i32.lt_u").brIf(loop).end();
    };
    code.loop();
    const looking = code.depth - 1;
    writtenBefore(code, at, epochs);
    code.op("i32.eqz");
    refuse();
    loadForm(code, at).set(form);
    next(looking);
    code.get(first).set(at).loop();
    const noting = code.depth - 1;
    loadForm(code, at).set(form);
    // Where several have read it since the barrier, the first of them stays who is told.
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
      .i32(Math.log2(NOTES))
      .op("i32.shr_u")
      .get(STEP)
      .op("i32.shr_u");
    code
      .get(POSITION)
      .op("i32.add")
      .memory("i32.store", SHARED_SHADOW + 12);
    pushIsSpread(code, form).op("i32.eqz").if();
    storeForm(code, at, () => {
      code
        .get(form)
        .i32(SAME << FormBits.writer)
        .op("i32.and");
      code.i32(SAME << FormBits.reader).op("i32.or");
      code.get(STEP).i32(FormBits.place).op("i32.shl", "i32.or");
    });
    code.end().end();
    next(noting);
    // Lines of which the run is a part are not known by it.
    code.get(first).i32(-LINE_NOTES).op("i32.and").set(line).loop();
    const lines = code.depth - 1;
    storeLine(code, line, () => {
      code.get(epochs).i32(READ_BY_SEVERAL).op("i32.or").i32(0);
      code.get(line).get(first).op("i32.ge_u");
      code.get(line).i32(LINE_NOTES).op("i32.add").get(end).op("i32.le_u", "i32.and", "select");
    });
    code.get(line).i32(LINE_NOTES).op("i32.add").tee(line).get(end).op("i32.lt_u").brIf(lines).end();
    code.i32(1);
  });
}
