/** Smallest relative gain of time for which other shares are taken. */
const leastGain = 0.05;

/** Change of the shares, as text. */
export interface ShareChange {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Items and time of a member since the last exchange: the median rate in items per millisecond, or 0 without one. */
export type MemberRate = number;

/**
 * Returns whole numbers that add up to `total` and are proportional to the weights. The largest remainders are
 * rounded up, and equal remainders in the order of the ranks. With at least one item for each member, no share is 0,
 * because a member without items could not be measured.
 */
export function sharesOf(total: number, weights: readonly number[]): number[] {
  const least = total >= weights.length ? 1 : 0;
  const left = total - least * weights.length;
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (left * weight) / sum);
  const shares = exact.map((share) => Math.floor(share));
  const missing = left - shares.reduce((a, b) => a + b, 0);
  const byRemainder = [...exact.keys()].sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1) || a - b);
  for (const rank of byRemainder.slice(0, missing)) shares[rank]!++;
  return shares.map((share) => share + least);
}

/**
 * Weights of the members' shares, from measured rates. All members have the same measurements, so all compute the
 * same weights. A member's rate belongs to its current share: with a fixed cost for each batch, a larger share has a
 * higher rate. So repeated measurements lead to equal times.
 */
export class SharePlan {
  readonly #rates: number[];
  #weights: readonly number[];

  constructor(size: number) {
    this.#rates = new Array<number>(size).fill(0);
    this.#weights = this.#rates.map(() => 1);
  }

  /** Last rate of each member in items per millisecond, or 0 before its first measurement. */
  get rates(): readonly number[] {
    return this.#rates;
  }

  /** Returns the shares of the members in a batch of `total` items. */
  shares(total: number): number[] {
    return sharesOf(total, this.#weights);
  }

  /**
   * Adds the rate of each member, 0 for one without a measurement. Takes weights in proportion to the rates if the
   * slowest member then saves enough time. `total` is the size of a batch, for the texts. Returns the change.
   */
  add(rates: readonly MemberRate[], total: number): ShareChange | undefined {
    for (const [rank, rate] of rates.entries()) if (rate > 0) this.#rates[rank] = rate;
    if (this.#rates.includes(0)) return undefined;
    const before = this.shares(total);
    const after = sharesOf(total, this.#rates);
    const [now, then] = [slowest(before, this.#rates), slowest(after, this.#rates)];
    if (!(then.ms < now.ms * (1 - leastGain))) return undefined;
    this.#weights = [...this.#rates];
    const reason = `rank ${now.rank} needs ${now.ms.toPrecision(3)} ms for its share, and all members then need ${then.ms.toPrecision(3)} ms`;
    return { from: before.join(", "), to: after.join(", "), reason };
  }
}

/** Returns the rank that needs most time for its share, with that time in milliseconds. */
function slowest(shares: readonly number[], rates: readonly number[]): { rank: number; ms: number } {
  const ms = shares.map((share, rank) => share / rates[rank]!);
  const most = Math.max(...ms);
  return { rank: ms.indexOf(most), ms: most };
}
