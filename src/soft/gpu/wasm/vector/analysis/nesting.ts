// Loop nesting of a control-flow graph, in an order where each loop is contiguous.
import type { Flow } from "../../../ptx/flow.ts";

export type LoopNest = number | { readonly head: number; readonly body: readonly LoopNest[] };

/** Returns the loop nests of a reducible graph, or of the blocks of a loop with its head. */
export function nestingOf(
  flow: Flow,
  next: (block: number) => readonly number[],
  blocks: ReadonlySet<number> = new Set(flow.order),
  head?: number,
): LoopNest[] {
  const inside = (block: number) => next(block).filter((to) => blocks.has(to) && to !== head);
  const found: LoopNest[] = [];
  for (const component of components(blocks, inside)) {
    const [only] = component;
    if (component.length === 1 && (only === head || !inside(only!).includes(only!))) {
      found.push(only!);
      continue;
    }
    const first = component.reduce((a, b) => (flow.orderIndex.get(a)! < flow.orderIndex.get(b)! ? a : b));
    found.push({ head: first, body: nestingOf(flow, next, new Set(component), first) });
  }
  return found;
}

/** Returns strongly connected components in topological order (Tarjan). */
function components(blocks: ReadonlySet<number>, next: (block: number) => readonly number[]): number[][] {
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const open = new Set<number>();
  const found: number[][] = [];
  const visit = (block: number): void => {
    index.set(block, index.size);
    low.set(block, index.get(block)!);
    stack.push(block);
    open.add(block);
    for (const to of next(block)) {
      if (!index.has(to)) {
        visit(to);
        low.set(block, Math.min(low.get(block)!, low.get(to)!));
      } else if (open.has(to)) low.set(block, Math.min(low.get(block)!, index.get(to)!));
    }
    if (low.get(block) !== index.get(block)) return;
    const component: number[] = [];
    for (;;) {
      const each = stack.pop()!;
      open.delete(each);
      component.push(each);
      if (each === block) break;
    }
    found.push(component);
  };
  for (const block of blocks) if (!index.has(block)) visit(block);
  return found.reverse();
}
