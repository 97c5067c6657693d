// Reverse postorder, dominators and loops of the subgraph that is reachable from one block.
import { type Block, direct, type End } from "./graph.ts";

/** Returns the successors that count as edges of the graph. */
export type Edges = (end: End) => readonly number[];

export interface Flow {
  /** Blocks in reverse postorder, starting with the entry. */
  readonly order: readonly number[];
  /** Index of each block in `order`. */
  readonly orderIndex: ReadonlyMap<number, number>;
  readonly predecessors: ReadonlyMap<number, readonly number[]>;
  /** Immediate dominator of each block; the entry dominates itself. */
  readonly dominator: ReadonlyMap<number, number>;
  readonly children: ReadonlyMap<number, readonly number[]>;
  /** Loop headers: targets of back edges. */
  readonly heads: ReadonlySet<number>;
  /** True when the graph is reducible, so that each loop has one entry. */
  readonly reducible: boolean;
}

/** Returns the blocks reachable from `entry` in reverse postorder. */
function reversePostorder(blocks: readonly Block[], entry: number, edges: Edges): number[] {
  const seen = new Set([entry]);
  const done: number[] = [];
  const stack: { block: number; next: readonly number[]; at: number }[] = [
    { block: entry, next: edges(blocks[entry]!.end), at: 0 },
  ];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const to = top.next[top.at++];
    if (to === undefined) {
      done.push(top.block);
      stack.pop();
    } else if (!seen.has(to)) {
      seen.add(to);
      stack.push({ block: to, next: edges(blocks[to]!.end), at: 0 });
    }
  }
  return done.reverse();
}

/** Analyses the subgraph that is reachable from `entry` along `edges`. */
export function flowFrom(blocks: readonly Block[], entry: number, edges: Edges = direct): Flow {
  const order = reversePostorder(blocks, entry, edges);
  const orderIndex = new Map(order.map((block, i) => [block, i]));
  const predecessors = new Map<number, number[]>(order.map((block) => [block, []]));
  for (const block of order)
    for (const to of new Set(edges(blocks[block]!.end))) predecessors.get(to)!.push(block);
  const dominators = dominatorsOf(order, orderIndex, predecessors);
  const children = new Map<number, number[]>(order.map((block) => [block, []]));
  for (const block of order) if (block !== entry) children.get(dominators.get(block)!)!.push(block);
  const heads = new Set<number>();
  let reducible = true;
  for (const block of order) {
    for (const to of edges(blocks[block]!.end)) {
      if (orderIndex.get(to)! > orderIndex.get(block)!) continue;
      heads.add(to);
      if (!dominates(dominators, orderIndex, to, block)) reducible = false;
    }
  }
  return { order, orderIndex, predecessors, dominator: dominators, children, heads, reducible };
}

/** Computes immediate dominators (Cooper, Harvey, Kennedy: "A Simple, Fast Dominance Algorithm"). */
function dominatorsOf(
  order: readonly number[],
  orderIndex: ReadonlyMap<number, number>,
  predecessors: ReadonlyMap<number, readonly number[]>,
): Map<number, number> {
  const entry = order[0]!;
  const found = new Map([[entry, entry]]);
  const meet = (a: number, b: number): number => {
    let [x, y] = [a, b];
    while (x !== y) {
      while (orderIndex.get(x)! > orderIndex.get(y)!) x = found.get(x)!;
      while (orderIndex.get(y)! > orderIndex.get(x)!) y = found.get(y)!;
    }
    return x;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const block of order) {
      if (block === entry) continue;
      let best: number | undefined;
      for (const each of predecessors.get(block)!) {
        if (found.has(each)) best = best === undefined ? each : meet(each, best);
      }
      if (best !== undefined && found.get(block) !== best) {
        found.set(block, best);
        changed = true;
      }
    }
  }
  return found;
}

function dominates(
  dominator: ReadonlyMap<number, number>,
  orderIndex: ReadonlyMap<number, number>,
  above: number,
  below: number,
): boolean {
  let at = below;
  while (orderIndex.get(at)! > orderIndex.get(above)!) at = dominator.get(at)!;
  return at === above;
}
