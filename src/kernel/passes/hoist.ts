import { type Block, type IrFunction, isPure, type Value } from "../ir/value.ts";
import { dominatorsOf, loopsOf } from "./dominators.ts";

/** Moves instructions whose operands do not change in a loop before the loop (loop-invariant motion). */
export function hoistInvariants(kernel: IrFunction): void {
  const home = new Map<Value, Block>();
  for (const block of kernel.blocks)
    for (const value of [...block.phis, ...block.body]) home.set(value, block);
  const dominators = dominatorsOf(kernel);
  for (const { header, blocks, before } of loopsOf(kernel, dominators)) {
    if (before === undefined) continue;
    const ends = header.predecessors.filter((each) => blocks.has(each));
    for (const block of kernel.blocks) {
      if (!blocks.has(block)) continue;
      // A call takes long, so it moves only where each round of the loop makes it.
      const isAlways = ends.every((each) => dominators.dominates(block, each));
      block.body = block.body.filter((value) => {
        const isMovable = isPure(value) && (isAlways || value.op !== "call");
        const isFixed = isMovable && value.args.every((arg) => !blocks.has(home.get(arg)!));
        if (!isFixed) return true;
        before.body.push(value);
        home.set(value, before);
        return false;
      });
    }
  }
}
