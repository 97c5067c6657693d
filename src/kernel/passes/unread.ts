import { type IrFunction, isRemovable, type Value } from "../ir/value.ts";

/** Removes the instructions whose results nothing reads. */
export function removeUnread(kernel: IrFunction): void {
  const read = new Set<Value>();
  const waiting: Value[] = [];
  const need = (value: Value): void => {
    if (read.has(value)) return;
    read.add(value);
    waiting.push(value);
  };
  for (const block of kernel.blocks) {
    for (const value of block.body) if (!isRemovable(value)) need(value);
    const { end } = block;
    if (end?.kind === "branch") need(end.condition);
    if (end?.kind === "return" && end.value !== undefined) need(end.value);
  }
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) value.args.forEach(need);
  for (const block of kernel.blocks) {
    block.phis = block.phis.filter((value) => read.has(value));
    // A parameter stays where the signature has it.
    block.body = block.body.filter((value) => read.has(value));
  }
}
