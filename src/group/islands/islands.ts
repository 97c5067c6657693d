import { ranksText } from "../group-error.ts";
import type { Member } from "../member.ts";

/** A pair that fails: what one rank writes to another's memory is refused, or does not arrive. */
export interface Unreached {
  /** Ranks. */
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

/** So many steps of a search are made at most before smaller islands are looked for. */
const mostSteps = 10_000;

/**
 * Members that reach each other's memory, in both directions: those of a machine, unless pairs of them fail. Collectives go by kernels
 * within an island, and by the network between. The same in all members.
 */
export class Islands {
  /** Ranks of each, in the order of their first ones. */
  readonly all: readonly (readonly number[])[];
  /** Pairs of one machine that fail. */
  readonly unreached: readonly Unreached[];

  private constructor(all: readonly (readonly number[])[], unreached: readonly Unreached[]) {
    this.all = all;
    this.unreached = unreached;
  }

  /** Before any pair has failed. */
  static ofMachines(members: readonly Member[]): Islands {
    const ranks = new Map<string, number[]>();
    for (const { rank, machine } of members) ranks.set(machine, [...(ranks.get(machine) ?? []), rank]);
    return new Islands([...ranks.values()], []);
  }

  /** These pairs fail as well: the largest islands without them that are all of one size, as kernels need them. */
  without(pairs: readonly Unreached[]): Islands {
    const unreached = [...this.unreached, ...pairs];
    const apart = new Set(unreached.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
    const meets = (a: number, b: number): boolean => !apart.has(`${a} ${b}`);
    for (let size = Math.min(...this.all.map((island) => island.length)); size > 1; size--) {
      const parts = this.all.map((island) => parted(island, size, meets));
      if (parts.every((part) => part !== undefined))
        return new Islands(
          parts.flat().sort((a, b) => a[0]! - b[0]!),
          unreached,
        );
    }
    const alone = this.all.flat().sort((a, b) => a - b);
    return new Islands(
      alone.map((rank) => [rank]),
      unreached,
    );
  }

  /** The one that a rank is in. */
  of(rank: number): readonly number[] {
    return this.all.find((island) => island.includes(rank))!;
  }

  /** Have all of them as many members? */
  get areEven(): boolean {
    return this.all.every(({ length }) => length === this.all[0]!.length);
  }

  /** Why one rank does not reach another's memory; undefined where it does, and for other machines' members. */
  why(from: number, to: number): string | undefined {
    return this.unreached.find((pair) => pair.from === from && pair.to === to)?.reason;
  }

  /** "ranks 0 and 1; ranks 2 and 3". */
  get text(): string {
    return this.all.map(ranksText).join("; ");
  }

  /** "0 to 1: what is written does not arrive". */
  get reason(): string {
    return this.unreached.map(({ from, to, reason }) => `${from} to ${to}: ${reason}`).join("; ");
  }
}

/** Ranks in parts of so many that meet each other; undefined where there are none. */
function parted(
  ranks: readonly number[],
  size: number,
  meets: (a: number, b: number) => boolean,
): readonly (readonly number[])[] | undefined {
  if (ranks.length % size !== 0) return undefined;
  let steps = 0;
  const search = (rest: readonly number[], part: readonly number[]): number[][] | undefined => {
    if (steps++ > mostSteps) return undefined;
    if (part.length === size) {
      const found = rest.length === 0 ? [] : search(rest.slice(1), [rest[0]!]);
      return found && [[...part], ...found];
    }
    for (const rank of rest) {
      if (rank < part.at(-1)! || !part.every((one) => meets(one, rank))) continue;
      const without = rest.filter((one) => one !== rank);
      const found = search(without, [...part, rank]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(ranks.slice(1), ranks.slice(0, 1));
}
