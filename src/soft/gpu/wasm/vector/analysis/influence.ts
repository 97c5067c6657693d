// Influence region of a divergent branch: the blocks up to its immediate postdominator.
import { reachable } from "../../../ptx/collections.ts";
import { type Flow, flowFrom } from "../../../ptx/flow.ts";
import type { Block } from "../../../ptx/graph.ts";
import type { Liveness } from "../../../ptx/liveness.ts";

/** Control-flow graph with one entry. */
export interface Graph {
  readonly blocks: readonly Block[];
  readonly flow: Flow;
  readonly next: (block: number) => readonly number[];
}

/** Blocks in an influence region, with the registers whose values inactive lanes still need. */
export type PreservedRegisters = Map<number, Uint32Array>;

/** Returns the immediate postdominator of each block that has one. */
export function postdominatorsOf({ blocks, flow, next }: Graph): Map<number, number> {
  // Postdominators are the dominators of the reversed graph, whose entry precedes all exits.
  const end = blocks.length;
  const before = new Map<number, number[]>([[end, []]]);
  for (const block of flow.order) before.set(block, []);
  for (const block of flow.order) {
    const to = next(block);
    if (to.length === 0) before.get(end)!.push(block);
    for (const each of to) before.get(each)!.push(block);
  }
  const backwards = Array.from({ length: end + 1 }, (_, i) => ({
    instructions: [],
    end: { kind: "switch" as const, value: { kind: "sink" as const }, targets: before.get(i) ?? [] },
  }));
  const { dominator } = flowFrom(backwards, end);
  const found = new Map<number, number>();
  for (const [block, postdominator] of dominator)
    if (postdominator !== end && block !== end) found.set(block, postdominator);
  return found;
}

/** Returns the blocks reachable from `from` without passing `until`. */
export function blocksUntil({ next }: Graph, from: number, until: number | undefined): Set<number> {
  const others = (blocks: readonly number[]) => blocks.filter((block) => block !== until);
  return reachable(others([from]), (block) => others(next(block)));
}

/** Adds the influence region of a branch to `into`, and returns its blocks. */
export function addInfluence(
  graph: Graph,
  branch: number,
  postdominator: number | undefined,
  liveness: Liveness,
  into: PreservedRegisters,
): ReadonlySet<number> {
  const sides = [...new Set(graph.next(branch))].map((to) => blocksUntil(graph, to, postdominator));
  const all = new Set(sides.flatMap((side) => [...side]));
  for (const [i, side] of sides.entries()) {
    const live = liveness.empty();
    if (postdominator !== undefined) liveness.add(postdominator, live);
    for (const [j, other] of sides.entries())
      if (i !== j) for (const block of other) liveness.add(block, live);
    for (const block of side) {
      const known = into.get(block);
      if (known === undefined) into.set(block, live.slice());
      else for (let w = 0; w < live.length; w++) known[w]! |= live[w]!;
    }
  }
  return all;
}
