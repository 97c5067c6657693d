import { type IrFunction, resolved, successors } from "../ir/value.ts";
import { resolveAll } from "./common.ts";

/** Joins a block with the only block that jumps to it, and removes empty blocks between. */
export function mergeBlocks(kernel: IrFunction): void {
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
