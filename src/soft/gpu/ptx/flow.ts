// Order, dominators and loops of the part of a graph that is reached from one block.
import { type Block, direct, type End } from "./graph.ts";

/** Which blocks count as reached from a block. */
export type Edges = (end: End) => readonly number[];

export interface Flow {
  /** The blocks in reverse postorder; the entry first. */
  readonly order: readonly number[];
  /** A block's place in the order. */
  readonly place: ReadonlyMap<number, number>;
  readonly predecessors: ReadonlyMap<number, readonly number[]>;
  /** Each block's immediate dominator; the entry's is itself. */
  readonly dominator: ReadonlyMap<number, number>;
  readonly children: ReadonlyMap<number, readonly number[]>;
  /** Blocks that a later one jumps back to. */
  readonly heads: ReadonlySet<number>;
  /** Each loop is entered by its head alone. */
  readonly reducible: boolean;
}

/** The blocks reached from `entry` without waiting, in reverse postorder. */
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

/** `edges` says which blocks count as reached: without waiting, or all. */
export function flowFrom(blocks: readonly Block[], entry: number, edges: Edges = direct): Flow {
  const order = reversePostorder(blocks, entry, edges);
  const place = new Map(order.map((block, i) => [block, i]));
  const predecessors = new Map<number, number[]>(order.map((block) => [block, []]));
  for (const block of order)
    for (const to of new Set(edges(blocks[block]!.end))) predecessors.get(to)!.push(block);
  const dominators = dominatorsOf(order, place, predecessors);
  const children = new Map<number, number[]>(order.map((block) => [block, []]));
  for (const block of order) if (block !== entry) children.get(dominators.get(block)!)!.push(block);
  const heads = new Set<number>();
  let reducible = true;
  for (const block of order) {
    for (const to of edges(blocks[block]!.end)) {
      if (place.get(to)! > place.get(block)!) continue;
      heads.add(to);
      if (!dominates(dominators, place, to, block)) reducible = false;
    }
  }
  return { order, place, predecessors, dominator: dominators, children, heads, reducible };
}

/** Cooper, Harvey and Kennedy's iteration. */
function dominatorsOf(
  order: readonly number[],
  place: ReadonlyMap<number, number>,
  predecessors: ReadonlyMap<number, readonly number[]>,
): Map<number, number> {
  const entry = order[0]!;
  const found = new Map([[entry, entry]]);
  const meet = (a: number, b: number): number => {
    let [x, y] = [a, b];
    while (x !== y) {
      while (place.get(x)! > place.get(y)!) x = found.get(x)!;
      while (place.get(y)! > place.get(x)!) y = found.get(y)!;
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
  place: ReadonlyMap<number, number>,
  above: number,
  below: number,
): boolean {
  let at = below;
  while (place.get(at)! > place.get(above)!) at = dominator.get(at)!;
  return at === above;
}
