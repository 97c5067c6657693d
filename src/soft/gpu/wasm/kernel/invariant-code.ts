// Selects the invariant instructions that a region needs.
import { read, written } from "../../ptx/effects.ts";
import type { Flow } from "../../ptx/flow.ts";
import { readByEnd } from "../../ptx/graph.ts";
import type { Instruction, Register } from "../../ptx/syntax.ts";
import type { Plan } from "./kernel-plan.ts";

function readIn(plan: Plan, flow: Flow, into: Set<number>): void {
  const add = (registers: readonly Register[]) => {
    for (const { index } of registers) into.add(index);
  };
  for (const index of flow.order) {
    for (const each of plan.blocks[index]!.instructions) add(read(each));
    add(readByEnd(plan.blocks[index]!.end));
  }
}

/** Returns the instructions whose results are needed, directly or by each other, in their order. */
function chosen(instructions: readonly Instruction[], needed: Set<number>): Instruction[] {
  const found: Instruction[] = [];
  for (const instruction of [...instructions].reverse()) {
    if (!written(instruction).some(({ index }) => needed.has(index))) continue;
    for (const { index } of read(instruction)) needed.add(index);
    found.push(instruction);
  }
  return found.reverse();
}

/** Returns the block-invariant instructions to compute before the loop over the threads. */
export function neededOfBlock(plan: Plan, flow: Flow, state: number): Instruction[] {
  const needed = new Set<number>();
  readIn(plan, flow, needed);
  const own = plan.states[state]!.instruction;
  if (own !== undefined) for (const { index } of read(own)) needed.add(index);
  for (const each of plan.invariants.ofThread) for (const { index } of read(each)) needed.add(index);
  return chosen(plan.invariants.ofBlock, needed);
}

/** Returns the registers that a region reads, including those of the instructions that it recomputes. */
export function readInRegion(plan: Plan, flow: Flow, state: number): ReadonlySet<number> {
  const needed = new Set<number>();
  readIn(plan, flow, needed);
  const own = plan.states[state]!.instruction;
  for (const each of own === undefined ? [] : [own]) for (const { index } of read(each)) needed.add(index);
  for (const each of usedOfThread(plan, flow)) for (const { index } of read(each)) needed.add(index);
  return needed;
}

/** Returns the instructions to recompute from the thread index when a thread resumes. */
export function usedOfThread(plan: Plan, flow: Flow): Instruction[] {
  const needed = new Set<number>();
  readIn(plan, flow, needed);
  return chosen(plan.invariants.ofThread, needed);
}
