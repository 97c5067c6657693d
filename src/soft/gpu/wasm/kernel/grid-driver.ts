// Runs blocks in sequence, region by region, without returning to the host while their threads stay
// converged.

import { Code } from "../encoding/code.ts";
import { Body, type Variable } from "../encoding/expression.ts";
import { CONTEXT, CONTEXT_WORDS, DIVERGENCE, ENDED, SEVERAL_STATES, STATES } from "../unit/layout.ts";
import { contextWord, setDivergence } from "../unit/special-registers.ts";
import { StateRange } from "./region-code.ts";
import type { Wait } from "./wait-points.ts";

const WARP = 32;

/** Returns how the threads of a state continue; undefined where the host schedules them. */
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
  const w = new Body(code);
  const blocksLeft = w.local("i32", 0);
  const [threads, state, first] = w.locals("i32", 3);
  const common = new StateRange(w);
  threads.set(contextWord(w, "threads"));
  code.loop();
  const blocks = code.depth - 1;
  if (waits.length > 1) {
    code.i32(STATES).i32(0);
    threads.shl(2).push();
    code.fillMemory();
    setDivergence(code, DIVERGENCE.none);
  }
  state.set(0);
  code.loop();
  const again = code.depth - 1;
  for (let i = 0; i <= waits.length; i++) code.block();
  const unknown = code.depth - 1 - waits.length;
  const labels = waits.map((_, i) => code.depth - 1 - i);
  state.push();
  code.brTable(labels, unknown);
  for (const [i, wait] of waits.entries()) {
    code.end();
    const range = rangeOf(wait);
    if (range === undefined) {
      w.return(blocksLeft);
      continue;
    }
    if (range === "block") state.set(w.called("i32", regions[i]!, 0, threads));
    else {
      first.set(0);
      common.clear();
      w.loop(() => {
        const end = first.add(WARP);
        state.set(w.called("i32", regions[i]!, first, end.when(end.lt(threads), threads)));
        w.if(state.ne(ENDED), () => common.add(state));
        return first.tee(first.add(WARP)).lt(threads);
      });
      state.set(common.common);
      // SEVERAL_STATES is less than any state, so a warp that returned it has the lowest state.
      w.if(common.lowest.eq(SEVERAL_STATES), () => state.set(SEVERAL_STATES));
    }
    state.compare("ge_s", 0).push();
    code.brIf(again);
    w.returnIf(state.ne(ENDED), blocksLeft);
    nextBlock(w, blocksLeft, blocks);
  }
  code.end();
  code.end().end().i32(0);
  return code;
}

/** Continues with the next block, or returns 0 after the last one. */
function nextBlock(w: Body, blocksLeft: Variable, blocks: number): void {
  w.returnIf(blocksLeft.tee(blocksLeft.sub(1)).not(), 0);
  for (let axis = 0; axis < 3; axis++) {
    const index = contextWord(w, "ctaid", axis);
    const at = CONTEXT + 4 * (CONTEXT_WORDS.ctaid + axis);
    w.store(0, at, index.add(1));
    if (axis === 2) break;
    index.lt(contextWord(w, "nctaid", axis)).push();
    w.code.brIf(blocks);
    w.store(0, at, 0);
  }
  w.code.br(blocks);
}
