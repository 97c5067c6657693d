// Instructions before a kernel's first touch of memory that widen numbers which grow from lane to lane. The few groups of which one wraps
// around begin again there, one thread after the other: nothing has happened yet. The others' code need not know of wraps.
import { written } from "../../ptx/effects.ts";
import { successors } from "../../ptx/graph.ts";
import type { Instruction } from "../../ptx/syntax.ts";
import type { Plan } from "../kernel-plan.ts";
import { PURE } from "./instruction-shape.ts";
import { type Together, touches } from "./together.ts";

const WIDENING = ["mul", "mad", "cvt"];

/** Those of kernels without waits, up to where threads may part. */
export function unwrappedOf({ blocks, states }: Plan, together: Together | undefined): Set<Instruction> {
  const found = new Set<Instruction>();
  if (states.length > 1) return found;
  const from = new Map<number, number>();
  for (const { end } of blocks)
    for (const to of new Set(successors(end))) from.set(to, (from.get(to) ?? 0) + 1);
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { instructions, end } = blocks[at]!;
    const first = instructions.findIndex((each) => !PURE.has(each.opcode) || touches(each));
    for (const each of instructions.slice(0, first < 0 ? undefined : first))
      if (WIDENING.includes(each.opcode) && each.guard === undefined && written(each).length === 1)
        found.add(each);
    if (first >= 0 || (end.kind !== "jump" && end !== together?.end)) continue;
    // One that is reached in two ways may come again after memory was touched.
    open.push(...successors(end).filter((to) => from.get(to) === 1));
  }
  return found;
}
