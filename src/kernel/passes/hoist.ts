import { type Block, type IrFunction, isPure, type Value } from "../ir/value.ts";
import { dominatorsOf, loopsOf } from "./dominators.ts";

/** Moves instructions whose operands do not change in a loop before the loop (loop-invariant motion). */
export function hoistInvariants(kernel: IrFunction): void {
  const home = new Map<Value, Block>();
  for (const block of kernel.blocks)
    for (const value of [...block.phis, ...block.body]) home.set(value, block);
  for (const { blocks, before } of loopsOf(kernel, dominatorsOf(kernel))) {
    if (before === undefined) continue;
    for (const block of kernel.blocks) {
      if (!blocks.has(block)) continue;
      block.body = block.body.filter((value) => {
        const isFixed = isPure(value) && value.args.every((arg) => !blocks.has(home.get(arg)!));
        if (!isFixed) return true;
        before.body.push(value);
        home.set(value, before);
        return false;
      });
    }
  }
}
