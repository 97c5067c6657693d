/**
 * Which size a batch has, by how many wait for it: the largest size whose turn has come. Sizes ascend; one that is not full costs as much as one
 * that is, so that a size's turn need not come with the first that no longer fits into the one before.
 */
export class BatchPlan {
  readonly #sizes: readonly number[];
  /** From how many that wait each size is used: ascending; Infinity for one that never is. */
  readonly #from: readonly number[];

  private constructor(sizes: readonly number[], from: readonly number[]) {
    this.#sizes = sizes;
    this.#from = from;
  }

  /**
   * Always the size that does most of those that wait in a millisecond, which costs in milliseconds, one a size, say; no size costs less than a smaller
   * one. No batch waits for more to come. Sizes of one cost make "what fits": the smallest size that holds all.
   */
  static byCosts(sizes: readonly number[], costs: ArrayLike<number>): BatchPlan {
    const from = sizes.map(() => Number.POSITIVE_INFINITY);
    from[0] = 1;
    let last = 0;
    for (let i = 1; i < sizes.length; i++) {
      // More of it than the smaller one does in that time.
      const turn = Math.max(sizes[last]!, Math.floor((sizes[last]! * costs[i]!) / costs[last]!)) + 1;
      if (turn > sizes[i]!) continue;
      from[i] = turn;
      last = i;
    }
    return new BatchPlan(sizes, from);
  }

  /** The place of the size for so many that wait; that of the first for none. */
  placeFor(waiting: number): number {
    let place = 0;
    for (let i = 1; i < this.#sizes.length; i++) if (this.#from[i]! <= waiting) place = i;
    return place;
  }

  /** From how many that wait a size is used; Infinity where it never is. */
  turnOf(place: number): number {
    return this.#from[place]!;
  }

  /** "1, 2, 4, 8 from 6". */
  toString(): string {
    const words: string[] = [];
    let before = 0;
    for (const [i, turn] of this.#from.entries()) {
      if (turn === Number.POSITIVE_INFINITY) continue;
      const size = this.#sizes[i]!;
      words.push(turn === before + 1 ? `${size}` : `${size} from ${turn}`);
      before = size;
    }
    return words.join(", ");
  }
}
