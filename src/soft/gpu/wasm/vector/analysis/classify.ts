// Divergence analysis: computes the shape of every register, and decides whether groups of lanes can run a
// kernel.

import { written } from "../../../ptx/effects.ts";
import { type Edges, type Flow, flowFrom } from "../../../ptx/flow.ts";
import { direct, type End, successors } from "../../../ptx/graph.ts";
import { opcodes } from "../../../ptx/operations/operation.ts";
import type { Instruction } from "../../../ptx/syntax.ts";
import type { Plan } from "../../kernel/kernel-plan.ts";
import { has, join, operandShape, type Shape, sameShape, UNIFORM, VARYING } from "../../unit/shape.ts";
import { accessesMemory, type ConvergentBranch, convergentBranch } from "./convergent-branch.ts";
import {
  addInfluence,
  blocksUntil,
  type Graph,
  type PreservedRegisters,
  postdominatorsOf,
} from "./influence.ts";
import { instructionShape, PURE, type ShapeContext } from "./instruction-shape.ts";

export interface Classes {
  readonly context: ShapeContext;
  /** Preserved registers of the blocks that follow each state. */
  readonly preserved: readonly PreservedRegisters[];
}

/** Maximum number of basic blocks to analyse, which limits compile time. */
const MOST_BLOCKS = 2000;

/** Returns the shapes of a kernel's registers, or undefined when its lanes must run separately. */
export function classify(plan: Plan, lanes: number, localBytes: number): Classes | undefined {
  const { fn, blocks, liveness } = plan;
  // Lanes that spin on memory must continue independently, so kernels with yield points run thread by thread.
  if (blocks.length > MOST_BLOCKS || blocks.some(({ end }) => end.kind === "yield")) return undefined;
  const locals = new Set(fn.variables.filter(({ space }) => space === "local").map(({ name }) => name));
  const shapes: (Shape | undefined)[] = new Array(fn.registers.length).fill(undefined);
  const initial: ShapeContext = {
    lanes,
    localBytes,
    isLocal: (name) => locals.has(name),
    shapeOf: (register) => shapes[register],
    everything: liveness.empty().fill(0xffffffff),
    convergentBranch: undefined,
    assumedNoWrap: new Set(),
  };
  const branch = convergentBranch(plan, initial);
  const context: ShapeContext = {
    ...initial,
    convergentBranch: branch,
    assumedNoWrap: assumedNoWrap(plan, branch),
  };
  const { blockRegisters, threadRegisters } = plan.invariants;
  const spilled = new Set(plan.states.flatMap((state) => state.spilled.map(({ index }) => index)));
  const graphOf = (flow: Flow, edges: Edges): Graph => ({
    ...{ blocks, flow },
    next: (block) => edges(blocks[block]!.end),
  });
  const whole = graphOf(flowFrom(blocks, 0, successors), successors);
  const graphs = [whole, ...plan.states.map(({ flow }) => graphOf(flow, direct))];
  const views = graphs.map((graph) => ({
    graph,
    postdominators: undefined as ReadonlyMap<number, number> | undefined,
    preserved: new Map() as PreservedRegisters,
  }));
  const divergent = new Set<number>();
  const put = (index: number, shape: Shape | undefined): boolean => {
    let next = join(shapes[index], shape);
    // The wrap lane of an affine value is not spilled.
    if (next?.kind === "affine" && next.wrap !== 0n && spilled.has(index)) next = VARYING;
    if (sameShape(next, shapes[index])) return false;
    shapes[index] = next;
    return true;
  };
  const atEntry = liveness.at(0);
  /** Makes registers that are read before they are written uniform. Returns true if a shape changed. */
  const begin = (): boolean => {
    const unknown = atEntry.filter((index) => shapes[index] === undefined);
    for (const index of unknown) shapes[index] = UNIFORM;
    return unknown.length > 0;
  };
  for (let changed = true; changed; changed ||= begin()) {
    changed = false;
    for (const block of whole.flow.order) {
      const { instructions, end } = blocks[block]!;
      for (const each of instructions) {
        const shape = instructionShape(each, context);
        for (const { index } of written(each)) {
          const fixed = blockRegisters.has(index) || threadRegisters.has(index);
          const elsewhere = !fixed && views.some(({ preserved }) => has(preserved.get(block), index));
          if (put(index, elsewhere ? VARYING : shape)) changed = true;
        }
      }
      if (end.kind === "wait")
        for (const { index } of written(end.instruction)) if (put(index, VARYING)) changed = true;
      if (divergent.has(block) || !mayDiverge(end, context)) continue;
      divergent.add(block);
      changed = true;
      for (const view of views) {
        const { graph, preserved } = view;
        if (!graph.flow.orderIndex.has(block)) continue;
        view.postdominators ??= postdominatorsOf(graph);
        const reached = addInfluence(graph, block, view.postdominators.get(block), liveness, preserved);
        // Lanes that wait in different iterations of a loop would be resumed together.
        const waits = graph === whole && [...reached].some((each) => blocks[each]!.end.kind === "wait");
        if (waits && graph.next(block).some((to) => blocksUntil(graph, to, undefined).has(block)))
          return undefined;
      }
    }
  }
  return { context, preserved: views.slice(1).map(({ preserved }) => preserved) };
}

/** Returns true if lanes may diverge at the end of a block. */
export function mayDiverge(end: End, context: ShapeContext): boolean {
  if (end === context.convergentBranch?.end || (end.kind !== "switch" && end.kind !== "branch")) return false;
  const isSwitch = end.kind === "switch";
  const shape = isSwitch ? operandShape(end.value, context) : context.shapeOf(end.guard.register.index);
  return shape !== undefined && shape.kind !== "uniform";
}

// Widening instructions before a kernel's first memory access that are assumed not to wrap within a group.
// A group that wraps restarts thread by thread, so that other code need not handle wrap lanes.

const WIDENING = opcodes("mul mad cvt");

/** Returns the widening instructions before the first divergence or access of a kernel without waits. */
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
    const first = instructions.findIndex((each) => !PURE.has(each.operation.opcode) || accessesMemory(each));
    for (const each of instructions.slice(0, first < 0 ? undefined : first))
      if (WIDENING.has(each.operation.opcode) && each.guard === undefined && written(each).length === 1)
        found.add(each);
    if (first >= 0 || (end.kind !== "jump" && end !== branch?.end)) continue;
    // A block with several predecessors may run again after memory was accessed.
    open.push(...successors(end).filter((to) => from.get(to) === 1));
  }
  return found;
}
