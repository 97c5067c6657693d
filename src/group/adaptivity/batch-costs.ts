/** What batches of each size took since the last time, in milliseconds: undefined for a size that was not used. */
export type BatchTimes = readonly (number | undefined)[];

/** The last times of each size, whose median is its cost; fewer say nothing yet. */
const remembered = 8;
const leastTimes = 3;
/** So much of what the sizes that are used take more than before is taken to be the same for all; no more than that at once. */
const shared = 0.5;
const mostChange = 2;
/** An item of a larger size costs at most so much of what one of a smaller size does, where nothing else is known. */
const hopeful = 0.95;
/** That it costs more is believed where it is more than times differ by themselves, so many times as much. */
const spreads = 4;
const leastDoubt = 0.05;
const mostDoubt = 0.5;

/** What batches of each size cost, as far as it is known. */
export class BatchCosts {
  readonly #sizes: readonly number[];
  readonly #times: (readonly number[])[];
  /** How much slower all batches are than at the beginning; times are kept without it, so that those of other moments can be compared. */
  #slowness = 1;

  constructor(sizes: readonly number[]) {
    this.#sizes = sizes;
    this.#times = sizes.map(() => []);
  }

  isKnown(place: number): boolean {
    return this.#times[place]!.length >= leastTimes;
  }

  add(times: BatchTimes): void {
    this.#follow(times);
    for (const [place, time] of times.entries())
      if (time !== undefined)
        this.#times[place] = [...this.#times[place]!, time / this.#slowness].slice(-remembered);
  }

  /** Forgets what a size took; what brings it back. */
  forget(place: number): () => void {
    const times = this.#times[place]!;
    this.#times[place] = [];
    return () => {
      this.#times[place] = times;
    };
  }

  /** What all sizes are taken to take more than before, as those that are used do: others are at work, or clocks differ. */
  #follow(times: BatchTimes): void {
    const changes = times.flatMap((time, place) =>
      time === undefined || !this.isKnown(place)
        ? []
        : [time / (median(this.#times[place]!) * this.#slowness)],
    );
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
    return this.msOf(median(this.#times[place]!));
  }

  /** How far a size's times usually are from their median, as a part of it. */
  spread(place: number): number {
    const times = this.#times[place]!;
    if (times.length === 0) return 0;
    const middle = median(times);
    return median(times.map((time) => Math.abs(time - middle))) / middle;
  }

  /** What each size costs beside the others; none less than a smaller one. */
  costs(): number[] {
    const costs = this.#sizes.map((size) => this.#costOf(size));
    // What is in a smaller one could have been in the larger: what took longer was held up by something else.
    for (let i = costs.length - 2; i >= 0; i--) costs[i] = Math.min(costs[i]!, costs[i + 1]!);
    // To leave a large size out wrongly lets items pile up; to use it wrongly costs a part of its time.
    for (let i = 1; i < costs.length; i++) {
      const alike = (costs[i - 1]! * this.#sizes[i]!) / this.#sizes[i - 1]!;
      const doubt = Math.max(leastDoubt, spreads * Math.max(this.spread(i), this.spread(i - 1)));
      if (costs[i]! < alike * (1 + Math.min(mostDoubt, doubt)))
        costs[i] = Math.max(costs[i - 1]!, Math.min(costs[i]!, hopeful * alike));
    }
    return costs;
  }

  /** What was measured, or what lies on the line through the nearest two that were. */
  #costOf(size: number): number {
    const known = this.#sizes.flatMap((each, i) =>
      this.isKnown(i) ? [{ size: each, cost: median(this.#times[i]!) }] : [],
    );
    const above = known.findIndex((each) => each.size >= size);
    if (known[above]?.size === size) return known[above]!.cost;
    const first = Math.max(0, Math.min(known.length - 2, (above < 0 ? known.length : above) - 1));
    const [a, b] = [known[first], known[first + 1]];
    // What fits, until there is a line.
    if (a === undefined || b === undefined) return a?.cost ?? 1;
    const near = size < b.size ? a : b;
    const onLine = a.cost + ((b.cost - a.cost) * (size - a.size)) / (b.size - a.size);
    const alike = (near.cost * size) / near.size;
    // Each item of a larger one costs less, and all of it no less than of a smaller one: else it would never be measured.
    return size > near.size
      ? Math.min(Math.max(onLine, near.cost), hopeful * alike)
      : Math.min(Math.max(onLine, alike), near.cost);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1]!;
}
