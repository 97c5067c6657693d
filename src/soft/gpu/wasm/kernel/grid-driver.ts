// Runs blocks in sequence, region by region, without returning to the host while their threads stay
// converged.

import { Code } from "../encoding/code.ts";
import { CONTEXT, CONTEXT_WORDS, DIVERGENCE, ENDED, SEVERAL_STATES, STATES } from "../unit/layout.ts";
import { pushContext, setDivergence } from "../unit/special-registers.ts";
import { StateRange } from "./region-code.ts";
import type { Wait } from "./wait-points.ts";

const WARP = 32;

/**
 * Returns whether the threads of a state continue as a block or warp by warp; undefined where the host
 * schedules them.
 */
function rangeOf(wait: Wait): "block" | "warp" | undefined {
  if (wait.kind === "start") return "block";
  if (wait.kind === "barrier") return wait.wholeBlock ? "block" : undefined;
  return wait.kind === "warp" ? "warp" : undefined;
}

/**
 * Writes the driver, which takes and returns the number of remaining blocks and advances %ctaid. A nonzero
 * result means that the current block needs the host.
 */
export function writeGridDriver(waits: readonly Wait[], regions: readonly number[]): Code {
  const code = new Code(["i32"], ["i32"]);
  const blocksLeft = 0;
  const [threads, state, first] = [code.local("i32"), code.local("i32"), code.local("i32")];
  const common = new StateRange(code);
  pushContext(code, CONTEXT_WORDS.threads);
  code.set(threads).loop();
  const blocks = code.depth - 1;
  if (waits.length > 1) {
    code.i32(STATES).i32(0).get(threads).i32(2).op("i32.shl").fillMemory();
    setDivergence(code, DIVERGENCE.none);
  }
  code.i32(0).set(state);
  code.loop();
  const again = code.depth - 1;
  for (let i = 0; i <= waits.length; i++) code.block();
  const unknown = code.depth - 1 - waits.length;
  const labels = waits.map((_, i) => code.depth - 1 - i);
  code.get(state).brTable(labels, unknown);
  for (const [i, wait] of waits.entries()) {
    code.end();
    const range = rangeOf(wait);
    if (range === undefined) {
      code.get(blocksLeft).op("return");
      continue;
    }
    if (range === "block") code.i32(0).get(threads).call(regions[i]!).set(state);
    else {
      code.i32(0).set(first);
      common.clear();
      code.loop();
      const warps = code.depth - 1;
      code.get(first).get(first).i32(WARP).op("i32.add").get(threads);
      code
        .get(first)
        .i32(WARP)
        .op("i32.add")
        .get(threads)
        .op("i32.lt_u", "select")
        .call(regions[i]!)
        .set(state);
      code.get(state).i32(ENDED).op("i32.ne").if();
      common.add(() => code.get(state));
      code.end();
      code.get(first).i32(WARP).op("i32.add").tee(first).get(threads).op("i32.lt_u").brIf(warps).end();
      common.pushCommon().set(state);
      // SEVERAL_STATES is less than any state, so a warp that returned it has the lowest state.
      common.pushLowest().i32(SEVERAL_STATES).op("i32.eq").if().i32(SEVERAL_STATES).set(state).end();
    }
    code.get(state).i32(0).op("i32.ge_s").brIf(again);
    code.get(state).i32(ENDED).op("i32.ne").if().get(blocksLeft).op("return").end();
    nextBlock(code, blocksLeft, blocks);
  }
  code.end();
  code.end().end().i32(0);
  return code;
}

/** Continues with the next block, or returns 0 after the last one. */
function nextBlock(code: Code, blocksLeft: number, blocks: number): void {
  const word = (axis: number) => CONTEXT + 4 * (CONTEXT_WORDS.ctaid + axis);
  code.get(blocksLeft).i32(1).op("i32.sub").tee(blocksLeft).op("i32.eqz").if().i32(0).op("return").end();
  for (let axis = 0; axis < 3; axis++) {
    code.i32(0);
    pushContext(code, CONTEXT_WORDS.ctaid + axis);
    code.i32(1).op("i32.add").memory("i32.store", word(axis));
    if (axis === 2) break;
    pushContext(code, CONTEXT_WORDS.ctaid + axis);
    pushContext(code, CONTEXT_WORDS.nctaid + axis);
    code.op("i32.lt_u").brIf(blocks);
    code.i32(0).i32(0).memory("i32.store", word(axis));
  }
  code.br(blocks);
}
