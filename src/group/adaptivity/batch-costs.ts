/** What batches of each size took since the last time, in milliseconds: undefined for a size of which there is nothing to say. */
export type BatchTimes = readonly (number | undefined)[];

/** The last times of each size, whose median is its cost. */
const remembered = 8;
/** So much of what the sizes that are used take more than before is taken to be the same for all; no more than that at once. */
const shared = 0.5;
const mostChange = 2;
/** An item of a larger size costs at most so much of what one of a smaller size does, where nothing else is known. */
const hopeful = 0.95;
/** That it costs more is believed where it is more than times differ by themselves, so many times as much. */
const spreads = 4;
const leastDoubt = 0.05;
const mostDoubt = 0.5;

/** What is known of a size. */
interface Known {
  times: readonly number[];
  /** Their median; 0 where there are none. */
  cost: number;
  /** How far they usually are from it, as a part of it. */
  spread: number;
}

/** What batches of each size cost, as far as it is known. */
export class BatchCosts {
  readonly #sizes: readonly number[];
  readonly #known: Known[];
  readonly #costs: Float64Array;
  /** How much slower all batches are than at the beginning; times are kept without it, so that those of other moments can be compared. */
  #slowness = 1;

  constructor(sizes: readonly number[]) {
    this.#sizes = sizes;
    this.#known = sizes.map(() => ({ times: [], cost: 0, spread: 0 }));
    this.#costs = new Float64Array(sizes.length).fill(1);
  }

  isKnown(place: number): boolean {
    return this.#known[place]!.cost > 0;
  }

  add(times: BatchTimes): void {
    this.#follow(times);
    for (let i = 0; i < this.#known.length; i++) {
      const time = times[i];
      if (time !== undefined)
        this.#remember(i, [...this.#known[i]!.times, time / this.#slowness].slice(-remembered));
    }
    this.#estimate();
  }

  /** Forgets what a size took; what brings it back. */
  forget(place: number): () => void {
    const { times } = this.#known[place]!;
    this.#remember(place, []);
    return () => this.#remember(place, times);
  }

  #remember(place: number, times: readonly number[]): void {
    const known = this.#known[place]!;
    known.times = times;
    known.cost = times.length === 0 ? 0 : median(times);
    known.spread =
      times.length === 0 ? 0 : median(times.map((time) => Math.abs(time - known.cost))) / known.cost;
  }

  /** What all sizes are taken to take more than before, as those that are used do: others are at work, or clocks differ. */
  #follow(times: BatchTimes): void {
    const changes: number[] = [];
    for (let i = 0; i < this.#known.length; i++) {
      const time = times[i];
      const { cost } = this.#known[i]!;
      if (time !== undefined && cost > 0) changes.push(time / (cost * this.#slowness));
    }
    if (changes.length === 0) return;
    const change = Math.min(mostChange, Math.max(1 / mostChange, median(changes)));
    this.#slowness *= 1 + shared * (change - 1);
  }

  /** Milliseconds of now for what `costs` tells. */
  msOf(cost: number): number {
    return cost * this.#slowness;
  }

  /** What a size that is known takes now. */
  ms(place: number): number {
    return this.msOf(this.#known[place]!.cost);
  }

  /** How far a size's times usually are from their median, as a part of it. */
  spread(place: number): number {
    return this.#known[place]!.spread;
  }

  /** What each size costs beside the others, by what was added last; none less than a smaller one. */
  get costs(): Float64Array {
    return this.#costs;
  }

  #estimate(): void {
    const costs = this.#costs;
    const sizes = this.#sizes;
    for (let i = 0; i < costs.length; i++) costs[i] = this.#costOf(i);
    // What is in a smaller one could have been in the larger: what took longer was held up by something else.
    for (let i = costs.length - 2; i >= 0; i--) costs[i] = Math.min(costs[i]!, costs[i + 1]!);
    // To leave a large size out wrongly lets items pile up; to use it wrongly costs a part of its time.
    for (let i = 1; i < costs.length; i++) {
      const alike = (costs[i - 1]! * sizes[i]!) / sizes[i - 1]!;
      const doubt = Math.max(leastDoubt, spreads * Math.max(this.spread(i), this.spread(i - 1)));
      if (costs[i]! < alike * (1 + Math.min(mostDoubt, doubt)))
        costs[i] = Math.max(costs[i - 1]!, Math.min(costs[i]!, hopeful * alike));
    }
  }

  /** The nearest place from there on of which something is known; -1 for none. */
  #nearest(place: number, step: 1 | -1): number {
    for (let i = place; i >= 0 && i < this.#known.length; i += step) if (this.isKnown(i)) return i;
    return -1;
  }

  /** What was measured, or what lies on the line through the nearest two that were. */
  #costOf(place: number): number {
    const own = this.#known[place]!.cost;
    if (own > 0) return own;
    let below = this.#nearest(place, -1);
    let above = this.#nearest(place, 1);
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
    // What fits, until there is a line.
    if (below < 0 || above < 0) return cost;
    const [size, a, b] = [this.#sizes[place]!, this.#sizes[below]!, this.#sizes[above]!];
    const rise = (this.#known[above]!.cost - this.#known[below]!.cost) / (b - a);
    const onLine = this.#known[below]!.cost + rise * (size - a);
    const alike = (cost * size) / this.#sizes[near]!;
    // Each item of a larger one costs less, and all of it no less than of a smaller one: else it would never be measured.
    return place > near
      ? Math.min(Math.max(onLine, cost), hopeful * alike)
      : Math.min(Math.max(onLine, alike), cost);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1]!;
}
