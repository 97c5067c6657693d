// What a branch on which the lanes of a group part has an influence on: the blocks up to where they meet again.
import { type Flow, flowFrom } from "../../ptx/flow.ts";
import type { Block } from "../../ptx/graph.ts";
import type { Liveness } from "../../ptx/liveness.ts";

/** One graph, entered at one block. */
export interface Graph {
  readonly blocks: readonly Block[];
  readonly flow: Flow;
  readonly next: (block: number) => readonly number[];
}

/** Blocks in the influence of some branch, with the registers that must keep what the lanes that are elsewhere need. */
export type Protected = Map<number, Uint32Array>;

/** The block where all ways from a block meet again, for each that has one: the immediate postdominators. */
export function meetings({ blocks, flow, next }: Graph): Map<number, number> {
  // The graph backwards, from one end that all blocks without a next one lead to.
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
  for (const [block, meeting] of dominator) if (meeting !== end && block !== end) found.set(block, meeting);
  return found;
}

/** The blocks from `from` up to `until`. */
export function reach({ next }: Graph, from: number, until: number | undefined): Set<number> {
  const found = new Set<number>();
  const open = [from];
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    if (block === until || found.has(block)) continue;
    found.add(block);
    open.push(...next(block));
  }
  return found;
}

/** Adds the influence of a branch; gives the blocks that it adds to. */
export function addInfluence(
  graph: Graph,
  branch: number,
  meeting: number | undefined,
  liveness: Liveness,
  into: Protected,
): ReadonlySet<number> {
  const sides = [...new Set(graph.next(branch))].map((to) => reach(graph, to, meeting));
  const all = new Set(sides.flatMap((side) => [...side]));
  for (const [i, side] of sides.entries()) {
    const live = liveness.empty();
    if (meeting !== undefined) liveness.add(meeting, live);
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

export const has = (set: Uint32Array | undefined, index: number): boolean =>
  set !== undefined && (set[index >>> 5]! & (1 << (index & 31))) !== 0;
