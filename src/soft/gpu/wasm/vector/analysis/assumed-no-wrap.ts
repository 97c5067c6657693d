// Widening instructions before a kernel's first memory access that are assumed not to wrap within a group.
// A group that wraps restarts thread by thread, so that other code need not handle wrap lanes.
import { written } from "../../../ptx/effects.ts";
import { successors } from "../../../ptx/graph.ts";
import type { Instruction } from "../../../ptx/syntax.ts";
import type { Plan } from "../../kernel/kernel-plan.ts";
import { accessesMemory, type ConvergentBranch } from "./convergent-branch.ts";
import { PURE } from "./instruction-shape.ts";

const WIDENING = ["mul", "mad", "cvt"];

/**
 * Returns the widening instructions up to the first divergence or memory access, for kernels without wait
 * points.
 */
export function assumedNoWrap(
  { blocks, states }: Plan,
  branch: ConvergentBranch | undefined,
): Set<Instruction> {
  const found = new Set<Instruction>();
  if (states.length > 1) return found;
  const from = new Map<number, number>();
  for (const { end } of blocks)
    for (const to of new Set(successors(end))) from.set(to, (from.get(to) ?? 0) + 1);
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { instructions, end } = blocks[at]!;
    const first = instructions.findIndex((each) => !PURE.has(each.opcode) || accessesMemory(each));
    for (const each of instructions.slice(0, first < 0 ? undefined : first))
      if (WIDENING.includes(each.opcode) && each.guard === undefined && written(each).length === 1)
        found.add(each);
    if (first >= 0 || (end.kind !== "jump" && end !== branch?.end)) continue;
    // A block with several predecessors may run again after memory was accessed.
    open.push(...successors(end).filter((to) => from.get(to) === 1));
  }
  return found;
}
