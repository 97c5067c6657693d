// The shape of every register of a kernel, and which of its regions can run several lanes at once.
import { written } from "../../ptx/effects.ts";
import { flowFrom } from "../../ptx/flow.ts";
import { direct, type End, successors } from "../../ptx/graph.ts";
import type { Liveness } from "../../ptx/liveness.ts";
import type { Plan } from "../kernel-plan.ts";
import { addInfluence, type Graph, has, meetings, type Protected, reach } from "./influence.ts";
import { instructionShape, operandShape, type ShapeContext } from "./instruction-shape.ts";
import { join, type Shape, sameShape, UNIFORM, VARYING } from "./shape.ts";
import { togetherAt } from "./together.ts";
import { unwrappedOf } from "./unwrapped.ts";

export interface Classes {
  readonly shapes: readonly (Shape | undefined)[];
  readonly context: ShapeContext;
  readonly liveness: Liveness;
}

/** Larger kernels are left to one lane at a time: the analysis would take long. */
const MOST_BLOCKS = 2000;

/** Shapes of a kernel's registers; undefined when its lanes cannot go together. */
export function classify(plan: Plan, lanes: number, localBytes: number): Classes | undefined {
  const { fn, blocks, liveness } = plan;
  // Who waits for others through memory goes on when they do, each lane by itself.
  if (blocks.length > MOST_BLOCKS || blocks.some(({ end }) => end.kind === "turn")) return undefined;
  const locals = new Set(fn.variables.filter(({ space }) => space === "local").map(({ name }) => name));
  const shapes: (Shape | undefined)[] = new Array(fn.registers.length).fill(undefined);
  const alone: ShapeContext = {
    lanes,
    localBytes,
    isLocal: (name) => locals.has(name),
    shapeOf: (register) => shapes[register],
    everything: liveness.empty().fill(0xffffffff),
    together: undefined,
    unwrapped: new Set(),
  };
  const together = togetherAt(plan, alone);
  const context = { ...alone, together, unwrapped: unwrappedOf(plan, together) };
  const { blockRegisters, threadRegisters } = plan.invariants;
  const kept = new Set(plan.states.flatMap((state) => state.kept.map(({ index }) => index)));
  const graphOf = (entry: number, edges: (end: End) => readonly number[]): Graph => {
    const flow = flowFrom(blocks, entry, edges);
    return { blocks, flow, next: (block) => edges(blocks[block]!.end) };
  };
  const whole = graphOf(0, successors);
  const graphs = [whole, ...plan.states.map(({ block }) => graphOf(block, direct))];
  const views = graphs.map((graph) => ({ graph, meeting: meetings(graph), guarded: new Map() as Protected }));
  const parted = new Set<number>();
  const put = (index: number, shape: Shape | undefined): boolean => {
    let next = join(shapes[index], shape);
    // What is put away while threads wait is a number alone.
    if (next?.kind === "affine" && next.wrap !== 0n && kept.has(index)) next = VARYING;
    if (sameShape(next, shapes[index])) return false;
    shapes[index] = next;
    return true;
  };
  const atEntry = liveness.empty();
  liveness.add(0, atEntry);
  /** What is read before anything is written there is the same for all lanes: true when some were not known to be anything. */
  const begin = (): boolean => {
    const unknown = [...shapes.keys()].filter((index) => shapes[index] === undefined && has(atEntry, index));
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
          const elsewhere = !fixed && views.some(({ guarded }) => has(guarded.get(block), index));
          if (put(index, elsewhere ? VARYING : shape)) changed = true;
        }
      }
      if (end.kind === "wait")
        for (const { index } of written(end.instruction)) if (put(index, VARYING)) changed = true;
      if (parted.has(block) || !parts(end, context)) continue;
      parted.add(block);
      changed = true;
      for (const { graph, meeting, guarded } of views) {
        if (!graph.flow.place.has(block)) continue;
        const reached = addInfluence(graph, block, meeting.get(block), liveness, guarded);
        // Lanes that wait in different turns of a loop would go on together.
        const waits = graph === whole && [...reached].some((each) => blocks[each]!.end.kind === "wait");
        if (waits && graph.next(block).some((to) => reach(graph, to, undefined).has(block))) return undefined;
      }
    }
  }
  return { shapes, context, liveness };
}

/** Whether lanes may part at the end of a block. */
export function parts(end: End, context: ShapeContext): boolean {
  if (end === context.together?.end) return false;
  if (end.kind === "switch") {
    const shape = operandShape(end.value, context);
    return shape !== undefined && shape.kind !== "uniform";
  }
  if (end.kind !== "branch") return false;
  const shape = context.shapeOf(end.guard.register.index);
  return shape !== undefined && shape.kind !== "uniform";
}
