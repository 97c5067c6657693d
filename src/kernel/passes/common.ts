import { type Block, type IrFunction, isPure, plainOps, resolved, type Value } from "../ir/value.ts";
import { dominatorsOf } from "./dominators.ts";

/** Replaces an instruction by an equal one that every path to it computes before (common subexpressions). */
export function shareCommon(kernel: IrFunction): void {
  const { children } = dominatorsOf(kernel);
  const visit = (block: Block, above: ReadonlyMap<string, Value>): void => {
    const known = new Map(above);
    block.body = block.body.filter((value) => {
      value.args = value.args.map(resolved);
      if (!isPure(value)) return true;
      const key = keyOf(value);
      const equal = known.get(key);
      if (equal === undefined) {
        known.set(key, value);
        return true;
      }
      value.forward = equal;
      return false;
    });
    for (const child of children.get(block) ?? []) visit(child, known);
  };
  visit(kernel.blocks[0]!, new Map());
  resolveAll(kernel);
}

/** Returns a text that is the same for equal instructions. */
export function keyOf({ op, type, args, attributes }: Value): string {
  let key = `${op} ${type}`;
  for (const { id } of args) key += ` ${id}`;
  if (plainOps.has(op)) return key;
  const { constant, name, index, mode, template, callee } = attributes;
  const text = Object.is(constant, -0) ? "-0" : String(constant);
  return `${key} ${text} ${name} ${index} ${mode} ${template} ${callee?.name}`;
}

/** Makes each operand name the value that is left after replacements. */
export function resolveAll(kernel: IrFunction): void {
  for (const block of kernel.blocks) {
    for (const value of [...block.phis, ...block.body]) value.args = value.args.map(resolved);
    const { end } = block;
    if (end?.kind === "branch") end.condition = resolved(end.condition);
    if (end?.kind === "return" && end.value !== undefined) end.value = resolved(end.value);
  }
}
