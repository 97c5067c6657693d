import { ranksText } from "./links/group-error.ts";
import type { Member } from "./links/member.ts";
import { type Accepts, isText, recordOf, wholeFrom } from "./links/received-values.ts";

/** Pair of ranks without working memory access in one direction. The write is refused or does not arrive. */
export interface Unreached {
  /** Rank that writes. */
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

/** Returns a check for a pair of a group of `size` members, which another member sent. */
export const isUnreached = (size: number): Accepts<Unreached> =>
  recordOf<Unreached>({ from: wholeFrom(0, size - 1), to: wholeFrom(0, size - 1), reason: isText });

/**
 * Maximum number of steps in the search for one partition. After the limit, the search continues with smaller
 * domains.
 */
const mostSteps = 10_000;

/**
 * Local domains of a group, equal on all members. The members of a domain reach each other's memory in both
 * directions. Collectives use kernels within a domain and the network between domains.
 */
export class LocalDomains {
  /** Ranks of each local domain, sorted by their first rank. */
  readonly all: readonly (readonly number[])[];
  /** Pairs of ranks on one machine whose memory access fails. */
  readonly unreached: readonly Unreached[];

  private constructor(all: readonly (readonly number[])[], unreached: readonly Unreached[]) {
    this.all = all;
    this.unreached = unreached;
  }

  /** Returns one local domain for each machine, as if all memory access worked. */
  static ofMachines(members: readonly Member[]): LocalDomains {
    const ranks = new Map<string, number[]>();
    for (const { rank, machine } of members) ranks.set(machine, [...(ranks.get(machine) ?? []), rank]);
    return new LocalDomains([...ranks.values()], []);
  }

  /**
   * Returns new local domains in which no failing pair shares a domain. All domains have one size, which
   * kernels require, and the size is the largest that the search finds.
   */
  without(pairs: readonly Unreached[]): LocalDomains {
    const unreached = [...this.unreached, ...pairs];
    const failingPairs = new Set(unreached.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
    const canReach = (a: number, b: number): boolean => !failingPairs.has(`${a} ${b}`);
    for (let size = Math.min(...this.all.map((localDomain) => localDomain.length)); size > 1; size--) {
      const parts = this.all.map((localDomain) => partition(localDomain, size, canReach));
      if (parts.every((part) => part !== undefined))
        return new LocalDomains(
          parts.flat().sort((a, b) => a[0]! - b[0]!),
          unreached,
        );
    }
    const alone = this.all.flat().sort((a, b) => a - b);
    return new LocalDomains(
      alone.map((rank) => [rank]),
      unreached,
    );
  }

  /** Returns the ranks of the local domain that contains a rank. */
  of(rank: number): readonly number[] {
    return this.all.find((localDomain) => localDomain.includes(rank))!;
  }

  /** True when all local domains have the same size. */
  get areEven(): boolean {
    return this.all.every(({ length }) => length === this.all[0]!.length);
  }

  /**
   * Returns the reason why one rank cannot reach another rank's memory. Returns undefined for a working pair
   * and for ranks of different machines.
   */
  why(from: number, to: number): string | undefined {
    return this.unreached.find((pair) => pair.from === from && pair.to === to)?.reason;
  }

  /** Local domains as text, such as "ranks 0 and 1; ranks 2 and 3". */
  get text(): string {
    return this.all.map(ranksText).join("; ");
  }

  /** Failing pairs as text, such as "0 to 1: written data does not arrive". */
  get reason(): string {
    return this.unreached.map(({ from, to, reason }) => `${from} to ${to}: ${reason}`).join("; ");
  }
}

/**
 * Partitions ranks into parts of the given size whose ranks all reach each other. Returns undefined when no
 * partition is found.
 */
function partition(
  ranks: readonly number[],
  size: number,
  canReach: (a: number, b: number) => boolean,
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
      if (rank < part.at(-1)! || !part.every((one) => canReach(one, rank))) continue;
      const without = rest.filter((one) => one !== rank);
      const found = search(without, [...part, rank]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(ranks.slice(1), ranks.slice(0, 1));
}
