// If-conversion of branches around at most two stores. Predicated stores avoid branch mispredictions in
// data-dependent code such as sorting.
import type { Flow } from "./flow.ts";
import type { Block, End } from "./graph.ts";
import type { Guard, PlainInstruction } from "./syntax.ts";

/** Maximum number of stores to convert. Executing more stores costs more than a branch that is seldom taken. */
const MOST_STORES = 2;

/**
 * Replaces branches around a few stores by predicated stores. `canFold` tests for a predicated form. Returns the blocks
 * themselves if there are none.
 */
export function withFoldedStores(
  blocks: readonly Block[],
  flow: Flow,
  canFold: (instruction: PlainInstruction) => boolean,
): readonly Block[] {
  let folded: Block[] | undefined;
  for (const index of flow.order) {
    const { instructions, end } = blocks[index]!;
    if (end.kind !== "branch") continue;
    const found = storesOf(blocks, flow, end);
    if (found === undefined || !found.stores.every(canFold)) continue;
    const { stores, guard, to } = found;
    const guarded = stores.map((each) => ({ ...each, guard }));
    folded ??= [...blocks];
    folded[index] = { instructions: [...instructions, ...guarded], end: { kind: "jump", to, at: end.at } };
  }
  return folded ?? blocks;
}

interface Stores {
  readonly stores: readonly PlainInstruction[];
  readonly guard: Guard;
  /** Block where both sides of the branch join. */
  readonly to: number;
}

function storesOf(
  blocks: readonly Block[],
  flow: Flow,
  { guard, to, otherwise }: End & { readonly kind: "branch" },
): Stores | undefined {
  for (const [side, other] of [
    [to, otherwise],
    [otherwise, to],
  ] as const) {
    const { instructions, end } = blocks[side]!;
    if (side === other || end.kind !== "jump" || end.to !== other || side === end.to) continue;
    if (flow.predecessors.get(side)!.length !== 1 || side === flow.order[0]) continue;
    if (instructions.length === 0 || instructions.length > MOST_STORES) continue;
    return {
      stores: instructions,
      guard: side === to ? guard : { ...guard, negated: !guard.negated },
      to: other,
    };
  }
  return undefined;
}
