// Influence region of a divergent branch: the blocks up to its immediate postdominator.
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
  const found = new Set<number>();
  const open = [from];
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    if (block === until || found.has(block)) continue;
    found.add(block);
    open.push(...next(block));
  }
  return found;
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

export const has = (set: Uint32Array | undefined, index: number): boolean =>
  set !== undefined && (set[index >>> 5]! & (1 << (index & 31))) !== 0;

// Shape of a register in a group of lanes: uniform, affine or varying.

export type Shape =
  | { readonly kind: "uniform" }
  | Affine
  /** Each lane has a value of its own. */
  | { readonly kind: "varying" };

/** Affine register: lane j has the first lane's value plus j * stride. */
export interface Affine {
  readonly kind: "affine";
  readonly stride: number;
  /** True when the stride is 1 and the first lane's value is a multiple of the number of lanes. */
  readonly aligned: boolean;
  /**
   * Difference of lanes behind a wrap-around of a 32-bit value that was widened to 64 bits; 0 if no lane can
   * wrap.
   * The first such lane is known only at run time.
   */
  readonly wrap: bigint;
}

export const UNIFORM: Shape = { kind: "uniform" };
export const VARYING: Shape = { kind: "varying" };

/** Maximum useful stride. Lanes with larger strides do not share vector accesses. */
const MAX_STRIDE = 2 ** 16;

export function affine(stride: number, aligned = false, wrap = 0n): Shape {
  if (!Number.isInteger(stride) || Math.abs(stride) > MAX_STRIDE) return VARYING;
  return stride === 0 && wrap === 0n ? UNIFORM : { kind: "affine", stride, aligned, wrap };
}

/** Returns the shape of consecutive values from a multiple of the lanes, which cannot wrap. */
export const consecutive = (): Shape => affine(1, true);

/** Returns the shape of a register with two definitions. */
export function join(a: Shape | undefined, b: Shape | undefined): Shape | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.kind === "uniform" && b.kind === "uniform") return a;
  if (a.kind === "affine" && b.kind === "affine" && a.stride === b.stride && a.wrap === b.wrap)
    return { ...a, aligned: a.aligned && b.aligned };
  return VARYING;
}

export function sameShape(a: Shape | undefined, b: Shape | undefined): boolean {
  if (a === undefined || b === undefined || a.kind !== b.kind) return a === b;
  if (a.kind !== "affine" || b.kind !== "affine") return true;
  return a.stride === b.stride && a.aligned === b.aligned && a.wrap === b.wrap;
}
