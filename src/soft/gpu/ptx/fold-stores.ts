// A branch around nothing but a store or two becomes stores under a predicate, which need no branch: where numbers decide (sorting), a
// processor guesses branches wrong.
import type { Flow } from "./flow.ts";
import type { Block, End } from "./graph.ts";
import type { Guard, Instruction } from "./syntax.ts";

/** More of them cost more than the branch where it is seldom taken. */
const MOST_STORES = 2;

/** `canFold` says which instructions have such a form. */
export function withFoldedStores(
  blocks: readonly Block[],
  flow: Flow,
  canFold: (instruction: Instruction) => boolean,
): readonly Block[] {
  const folded = [...blocks];
  for (const index of flow.order) {
    const { instructions, end } = blocks[index]!;
    if (end.kind !== "branch") continue;
    const found = storesOf(blocks, flow, end);
    if (found === undefined || !found.stores.every(canFold)) continue;
    const { stores, guard, to } = found;
    const guarded = stores.map((each) => ({ ...each, guard }));
    folded[index] = { instructions: [...instructions, ...guarded], end: { kind: "jump", to, at: end.at } };
  }
  return folded;
}

interface Stores {
  readonly stores: readonly Instruction[];
  readonly guard: Guard;
  /** Where both ways of the branch meet. */
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
