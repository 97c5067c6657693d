import { type Block, type IrFunction, resolved, successors } from "../ir/value.ts";
import { resolveAll } from "./common.ts";

/** Joins a block with the only block that jumps to it, and removes empty blocks between. */
export function mergeBlocks(kernel: IrFunction): void {
  skipEmpty(kernel);
  const removed = new Set<object>();
  for (const block of kernel.blocks) {
    if (removed.has(block)) continue;
    for (;;) {
      const { end } = block;
      if (end?.kind !== "jump" || end.to === block || end.to.predecessors.length !== 1) break;
      const { to } = end;
      for (const phi of to.phis) phi.forward = resolved(phi.args[0]!);
      block.body.push(...to.body);
      block.end = to.end;
      for (const next of successors(to))
        next.predecessors = next.predecessors.map((each) => (each === to ? block : each));
      removed.add(to);
    }
  }
  kernel.blocks = kernel.blocks.filter((block) => !removed.has(block));
  resolveAll(kernel);
}

/** Makes jumps to empty blocks jump to where these blocks jump. */
function skipEmpty(kernel: IrFunction): void {
  const order = new Map(kernel.blocks.map((block, i) => [block, i]));
  kernel.blocks = kernel.blocks.filter((block) => {
    const { end, predecessors } = block;
    const isEmpty = block !== kernel.blocks[0] && block.body.length === 0 && block.phis.length === 0;
    if (!isEmpty || end?.kind !== "jump" || end.to === block || end.to.phis.length > 0) return true;
    const { to } = end;
    // The block before a loop takes what moves out of the loop.
    if (to.predecessors.some((each) => order.get(each)! >= order.get(to)!)) return true;
    // A branch whose sides both lead to one block would have to become a jump.
    if (predecessors.some((each) => successors(each).includes(to))) return true;
    for (const before of predecessors) redirect(before, block, to);
    to.predecessors = to.predecessors.flatMap((each) => (each === block ? predecessors : [each]));
    return false;
  });
}

function redirect({ end }: Block, from: Block, to: Block): void {
  if (end?.kind === "jump" && end.to === from) end.to = to;
  if (end?.kind !== "branch") return;
  if (end.onTrue === from) end.onTrue = to;
  if (end.onFalse === from) end.onFalse = to;
}
