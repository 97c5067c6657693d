// Runs blocks one after the other while their threads stay together: from region to region, without the host.
import { Code } from "./code.ts";
import { CONTEXT, CONTEXT_WORDS, ENDED, PARTED, SEVERAL, STATES } from "./layout.ts";
import { pushContext, setParted } from "./special-registers.ts";
import type { Wait } from "./waiting.ts";

const WARP = 32;

/** How the threads of a state go on together: all of the block, or warp by warp; undefined where the host decides. */
function rangeOf(wait: Wait): "block" | "warp" | undefined {
  if (wait.kind === "start") return "block";
  if (wait.kind === "barrier") return wait.whole ? "block" : undefined;
  return wait.kind === "warp" ? "warp" : undefined;
}

/**
 * Writes (blocks) gives how many are left, the one among them that it reached not at its end: threads of that one have parted, or wait
 * for what only the host can tell. %ctaid goes on block by block.
 */
export function writeGridDriver(waits: readonly Wait[], regions: readonly number[]): Code {
  const code = new Code(["i32"], ["i32"]);
  const left = 0;
  const [threads, state, first] = [code.local("i32"), code.local("i32"), code.local("i32")];
  const [lowest, highest] = [code.local("i32"), code.local("i32")];
  pushContext(code, CONTEXT_WORDS.threads);
  code.set(threads).loop();
  const blocks = code.depth - 1;
  if (waits.length > 1) {
    code.i32(STATES).i32(0).get(threads).i32(2).op("i32.shl").fillMemory();
    setParted(code, PARTED.no);
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
      code.get(left).op("return");
      continue;
    }
    if (range === "block") code.i32(0).get(threads).call(regions[i]!).set(state);
    else {
      code.i32(0).set(first).i32(0x7fffffff).set(lowest).i32(ENDED).set(highest).loop();
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
      code.get(state).get(lowest).get(state).get(lowest).op("i32.lt_s", "select").set(lowest);
      code.get(state).get(highest).get(state).get(highest).op("i32.gt_s", "select").set(highest).end();
      code.get(first).i32(WARP).op("i32.add").tee(first).get(threads).op("i32.lt_u").brIf(warps).end();
      code.get(highest).i32(SEVERAL).get(highest).get(lowest).op("i32.eq");
      code.get(highest).i32(ENDED).op("i32.eq", "i32.or", "select").set(state);
      // SEVERAL is less than every state: where some warps gave it, it is the lowest.
      code.get(lowest).i32(SEVERAL).op("i32.eq").if().i32(SEVERAL).set(state).end();
    }
    code.get(state).i32(0).op("i32.ge_s").brIf(again);
    code.get(state).i32(ENDED).op("i32.ne").if().get(left).op("return").end();
    nextBlock(code, left, blocks);
  }
  code.end();
  code.end().end().i32(0);
  return code;
}

/** Goes on to the next block, or gives 0. */
function nextBlock(code: Code, left: number, blocks: number): void {
  const word = (axis: number) => CONTEXT + 4 * (CONTEXT_WORDS.ctaid + axis);
  code.get(left).i32(1).op("i32.sub").tee(left).op("i32.eqz").if().i32(0).op("return").end();
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
