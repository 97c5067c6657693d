import { median } from "../../tuning/median.ts";

/**
 * Durations of batches since the last exchange, by the index of the size, in milliseconds. The duration of a
 * size without measurements is undefined.
 */
export type BatchTimes = readonly (number | undefined)[];

/** Number of recent durations for each size. Their median is the cost. */
const remembered = 8;
/** Fraction of a change in the measured sizes that applies to all sizes. */
const shared = 0.5;
/** Maximum factor of such a change in one exchange. */
const mostChange = 2;
/**
 * Maximum cost per item of a larger size, relative to a smaller size, until measurements clearly show a
 * higher cost.
 */
const optimisticRatio = 0.95;
/** Factor by which a higher cost per item must exceed the spread of the durations to be accepted. */
const spreads = 4;
/** Minimum of the required excess, relative to the cost per item of the smaller size. */
const minRequiredExcess = 0.05;
/** Maximum of the required excess, relative to the cost per item of the smaller size. */
const maxRequiredExcess = 0.5;

/** Measurements of one size. */
interface Known {
  /** Recent durations, divided by the slowness at the time of the measurement. */
  times: readonly number[];
  /** Median of `times`, or 0 without measurements. */
  cost: number;
  /** Median distance of `times` from `cost`, relative to `cost`. */
  spread: number;
}

/** Estimated costs of batches by size. */
export class BatchCosts {
  readonly #sizes: readonly number[];
  readonly #known: Known[];
  readonly #costs: Float64Array;
  /**
   * Current duration of all batches relative to the start. Durations are stored without this factor, so that
   * measurements from different times are comparable.
   */
  #slowness = 1;

  constructor(sizes: readonly number[]) {
    this.#sizes = sizes;
    this.#known = sizes.map(() => ({ times: [], cost: 0, spread: 0 }));
    this.#costs = new Float64Array(sizes.length).fill(1);
  }

  /** Returns true if there are measurements of a size. */
  isKnown(index: number): boolean {
    return this.#known[index]!.cost > 0;
  }

  /** Adds the durations of one exchange. */
  add(times: BatchTimes): void {
    this.#follow(times);
    for (let i = 0; i < this.#known.length; i++) {
      const time = times[i];
      if (time !== undefined)
        this.#remember(i, [...this.#known[i]!.times, time / this.#slowness].slice(-remembered));
    }
    this.#estimate();
  }

  /** Discards the durations of a size, and returns a function that restores them. */
  forget(index: number): () => void {
    const { times } = this.#known[index]!;
    this.#remember(index, []);
    return () => this.#remember(index, times);
  }

  #remember(index: number, times: readonly number[]): void {
    const known = this.#known[index]!;
    known.times = times;
    known.cost = times.length === 0 ? 0 : median(times, "lower");
    known.spread =
      times.length === 0
        ? 0
        : median(
            times.map((time) => Math.abs(time - known.cost)),
            "lower",
          ) / known.cost;
  }

  /**
   * Updates the slowness of all sizes from the sizes in use. Other programs on the machine and lower clocks
   * slow down all sizes.
   */
  #follow(times: BatchTimes): void {
    const changes: number[] = [];
    for (let i = 0; i < this.#known.length; i++) {
      const time = times[i];
      const { cost } = this.#known[i]!;
      if (time !== undefined && cost > 0) changes.push(time / (cost * this.#slowness));
    }
    if (changes.length === 0) return;
    const change = Math.min(mostChange, Math.max(1 / mostChange, median(changes, "lower")));
    this.#slowness *= 1 + shared * (change - 1);
  }

  /** Converts a value of `costs` to milliseconds under the current load. */
  msOf(cost: number): number {
    return cost * this.#slowness;
  }

  /** Returns the current duration of a measured size, in milliseconds. */
  ms(index: number): number {
    return this.msOf(this.#known[index]!.cost);
  }

  /** Returns the median distance of a size's durations from their median, relative to the median. */
  spread(index: number): number {
    return this.#known[index]!.spread;
  }

  /** Estimated costs of all sizes after the last `add`. They never decrease with the size. */
  get costs(): Float64Array {
    return this.#costs;
  }

  #estimate(): void {
    const costs = this.#costs;
    const sizes = this.#sizes;
    for (let i = 0; i < costs.length; i++) costs[i] = this.#costOf(i);
    // A larger batch can hold the items of a smaller one, so a smaller batch never costs more. Other work
    // explains a longer duration.
    for (let i = costs.length - 2; i >= 0; i--) costs[i] = Math.min(costs[i]!, costs[i + 1]!);
    // Without a large size, items can accumulate. A wrong use of it costs only a part of its duration. The
    // cost per item therefore counts as lower than that of the smaller size until it is clearly higher.
    for (let i = 1; i < costs.length; i++) {
      const alike = (costs[i - 1]! * sizes[i]!) / sizes[i - 1]!;
      const doubt = Math.max(minRequiredExcess, spreads * Math.max(this.spread(i), this.spread(i - 1)));
      if (costs[i]! < alike * (1 + Math.min(maxRequiredExcess, doubt)))
        costs[i] = Math.max(costs[i - 1]!, Math.min(costs[i]!, optimisticRatio * alike));
    }
  }

  /** Returns the index of the nearest measured size from `index` on in one direction, or -1. */
  #nearest(index: number, step: 1 | -1): number {
    for (let i = index; i >= 0 && i < this.#known.length; i += step) if (this.isKnown(i)) return i;
    return -1;
  }

  /**
   * Returns the measured cost of a size, or an estimate on the line through the two nearest measured sizes.
   */
  #costOf(index: number): number {
    const own = this.#known[index]!.cost;
    if (own > 0) return own;
    let below = this.#nearest(index, -1);
    let above = this.#nearest(index, 1);
    const near = below < 0 ? above : below;
    if (near < 0) return 1;
    if (below < 0) {
      below = above;
      above = this.#nearest(above + 1, 1);
    } else if (above < 0) {
      above = below;
      below = this.#nearest(below - 1, -1);
    }
    const cost = this.#known[near]!.cost;
    // One measured size gives no line. With equal costs the plan takes the smallest size that fits.
    if (below < 0 || above < 0) return cost;
    const [size, a, b] = [this.#sizes[index]!, this.#sizes[below]!, this.#sizes[above]!];
    const rise = (this.#known[above]!.cost - this.#known[below]!.cost) / (b - a);
    const onLine = this.#known[below]!.cost + rise * (size - a);
    const alike = (cost * size) / this.#sizes[near]!;
    // A larger size counts as cheaper per item, or the plan would never use and measure it. Its whole batch
    // costs at least as much as a smaller one.
    return index > near
      ? Math.min(Math.max(onLine, cost), optimisticRatio * alike)
      : Math.min(Math.max(onLine, alike), cost);
  }
}
