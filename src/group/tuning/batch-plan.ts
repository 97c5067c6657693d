/**
 * Plan of batch sizes by the number of waiting items. It uses the largest size whose threshold is reached.
 * Sizes ascend. A partly filled batch costs as much as a full one. A threshold is therefore at least the next
 * smaller size plus 1, and often higher.
 */
export class BatchPlan {
  readonly #sizes: readonly number[];
  /** Numbers of waiting items from which each size is used, or Infinity for an unused size. */
  readonly #thresholds: readonly number[];

  private constructor(sizes: readonly number[], thresholds: readonly number[]) {
    this.#sizes = sizes;
    this.#thresholds = thresholds;
  }

  /**
   * Returns the plan that always completes the most waiting items per unit of cost. `costs` has a cost for
   * each size in any unit, and must not decrease with the size. A batch never waits for more items. With
   * equal costs the plan takes the smallest size that holds all waiting items.
   */
  static byCosts(sizes: readonly number[], costs: ArrayLike<number>): BatchPlan {
    const thresholds = sizes.map(() => Number.POSITIVE_INFINITY);
    thresholds[0] = 1;
    let last = 0;
    for (let i = 1; i < sizes.length; i++) {
      // The batch must complete more items than the smaller size completes in the same time.
      const threshold = Math.max(sizes[last]!, Math.floor((sizes[last]! * costs[i]!) / costs[last]!)) + 1;
      if (threshold > sizes[i]!) continue;
      thresholds[i] = threshold;
      last = i;
    }
    return new BatchPlan(sizes, thresholds);
  }

  /** Returns the index of the size for a number of waiting items, and 0 without waiting items. */
  indexFor(waiting: number): number {
    let index = 0;
    for (let i = 1; i < this.#sizes.length; i++) if (this.#thresholds[i]! <= waiting) index = i;
    return index;
  }

  /** Returns the number of waiting items from which a size is used, or Infinity for an unused size. */
  thresholdOf(index: number): number {
    return this.#thresholds[index]!;
  }

  /**
   * Returns the plan as text, such as "1, 2, 4, 8 from 6". The size 8 is then used from 6 waiting items on.
   */
  toString(): string {
    const parts: string[] = [];
    let before = 0;
    for (const [i, threshold] of this.#thresholds.entries()) {
      if (threshold === Number.POSITIVE_INFINITY) continue;
      const size = this.#sizes[i]!;
      parts.push(threshold === before + 1 ? `${size}` : `${size} from ${threshold}`);
      before = size;
    }
    return parts.join(", ");
  }
}
