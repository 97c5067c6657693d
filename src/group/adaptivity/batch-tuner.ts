import { BatchPlan } from "./batch-plan.ts";

/** What batches of each size took since the last time, in milliseconds: undefined for a size that was not used. */
export type BatchTimes = readonly (number | undefined)[];

/** What a tuner of batches did, plans in words. */
export interface BatchTuned {
  readonly kind: "trial" | "kept" | "taken back" | "changed";
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Another plan is taken where with some number that waits it does so much more in a millisecond, and more than times differ by themselves. */
const leastGain = 0.1;
const mostGain = 0.25;
/** So much says that batches cost other things now: what was found in vain before may be worth another look. */
const changedGain = 0.3;
/** The last times of each size, whose median is its cost; fewer say nothing yet. */
const remembered = 8;
const leastTimes = 3;
/** An item of a larger size that is not known costs at most so much of what one of the known size does. */
const hopeful = 0.9;
/**
 * Batches for which a neighbour might have been better, before it is measured anew: fewer where nothing is known of it, `longer` times as many after each
 * time that it was not better, up to the most.
 */
const leastPatience = 128;
const unknownSooner = 16;
const longer = 4;
const mostPatience = 8192;
/** A trial that nobody comes to is over after so many batches. */
const mostTrial = 256;

/** A size whose cost may have changed since it was used, and what it was then. */
interface Trial {
  readonly place: number;
  readonly times: readonly number[];
  batches: number;
}

/**
 * Chooses sizes of batches by what batches took. A size that is larger than those that are known counts as costing no more than they do, so that it
 * begins with what fits and measures each size when so many wait; then a size has its turn from where it does more in a millisecond than the
 * smaller one. Now and then a neighbour that is passed over is measured anew. It is made of what it was given alone: all members that give it the same do the same.
 */
export class BatchTuner {
  readonly #sizes: readonly number[];
  readonly #times: (readonly number[])[];
  /** For how many batches each size might have been better than the one that was used, and after how many it is tried. */
  readonly #passed: number[];
  readonly #patience: number[];
  #plan: BatchPlan;
  #trial: Trial | undefined;
  /** Is a size to be tried, when members tell each other what they measured? */
  #isDue = false;

  constructor(sizes: readonly number[]) {
    this.#sizes = sizes;
    this.#times = sizes.map(() => []);
    this.#passed = sizes.map(() => 0);
    this.#patience = sizes.map(() => leastPatience);
    this.#plan = BatchPlan.byCosts(
      sizes,
      sizes.map(() => 1),
    );
  }

  get plan(): BatchPlan {
    return this.#plan;
  }

  /** The place of the size for so many that wait. */
  placeFor(waiting: number): number {
    const place = this.#plan.placeFor(waiting);
    const size = this.#sizes[place]!;
    const trial = this.#trial;
    if (trial !== undefined) trial.batches++;
    // Where some do not fit, the next larger one might be better; the next smaller one where there is room, and where large ones cost more for each.
    for (let other = place - 1; other <= place + 1; other += 2) {
      if (other < 0 || other === this.#sizes.length || (other > place && waiting <= size)) continue;
      if (trial?.place === other) return other;
      if (trial === undefined && ++this.#passed[other]! >= this.#patienceOf(other)) this.#isDue = true;
    }
    return place;
  }

  #patienceOf(place: number): number {
    return this.#patience[place]! / (this.#isKnown(place) ? 1 : unknownSooner);
  }

  #isKnown(place: number): boolean {
    return this.#times[place]!.length >= leastTimes;
  }

  /** Is what a batch of this size took worth telling at once? Little is known of it, or another size is to be tried. */
  isEager(place: number): boolean {
    return this.#isDue || !this.#isKnown(place);
  }

  /** What batches took; what is done because of it: nothing, most of the time. */
  add(times: BatchTimes): readonly BatchTuned[] {
    for (const [place, time] of times.entries())
      if (time !== undefined) this.#times[place] = [...this.#times[place]!, time].slice(-remembered);
    if (this.#trial !== undefined) return this.#judge(this.#trial);
    const changed = this.#replan("changed");
    return changed.length > 0 ? changed : this.#try();
  }

  /** What each size costs: one that is not known lies on the line through the nearest two that are. */
  #costs(): number[] {
    const known = this.#sizes.flatMap((size, i) =>
      this.#isKnown(i) ? [{ size, cost: median(this.#times[i]!) }] : [],
    );
    const costs = this.#sizes.map((size) => {
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
    });
    // What is in a smaller one could have been in the larger: what took longer was held up by something else.
    for (let i = costs.length - 2; i >= 0; i--) costs[i] = Math.min(costs[i]!, costs[i + 1]!);
    return costs;
  }

  /** How far a size's times usually are from their median, as a part of it. */
  #spread(place: number): number {
    const times = this.#times[place]!;
    if (times.length === 0) return 0;
    const middle = median(times);
    return median(times.map((time) => Math.abs(time - middle))) / middle;
  }

  /** A plan by what is known now, where it is clearly better than the one before. */
  #replan(kind: "changed" | "kept"): BatchTuned[] {
    const before = this.#plan;
    const costs = this.#costs();
    const next = BatchPlan.byCosts(this.#sizes, costs);
    const rate = (plan: BatchPlan, waiting: number): number => {
      const place = plan.placeFor(waiting);
      return Math.min(waiting, this.#sizes[place]!) / costs[place]!;
    };
    /** By how many times the gain is more than what must be gained. */
    const gain = (waiting: number): number => {
      const spread = Math.max(...[next, before].map((plan) => this.#spread(plan.placeFor(waiting))));
      const least = Math.min(mostGain, Math.max(leastGain, 1.5 * spread));
      return (rate(next, waiting) / rate(before, waiting) - 1) / least;
    };
    // Between these numbers neither plan does another thing.
    const numbers = [...before.turns, ...next.turns].flatMap((turn) => [turn, Math.max(1, turn - 1)]);
    const best = [...numbers, ...this.#sizes].reduce((a, b) => (gain(b) > gain(a) ? b : a));
    if (!(gain(best) > 1)) return [];
    this.#plan = next;
    if (rate(next, best) > (1 + changedGain) * rate(before, best)) this.#patience.fill(leastPatience);
    this.#passed.fill(0);
    const one = (plan: BatchPlan): string =>
      `batches of ${this.#sizes[plan.placeFor(best)]} do ${Number(rate(plan, best).toPrecision(3))} a ms`;
    const reason = `where ${best} wait, ${one(next)}, ${one(before)}`;
    return [{ kind, from: `${before}`, to: `${next}`, reason }];
  }

  /** Tries a size that was passed over often: what it cost is forgotten. */
  #try(): BatchTuned[] {
    this.#isDue = false;
    const place = this.#passed.findIndex((passed, i) => passed >= this.#patienceOf(i));
    if (place < 0) return [];
    this.#trial = { place, times: this.#times[place]!, batches: 0 };
    this.#times[place] = [];
    const passed = this.#passed[place]!;
    this.#passed[place] = 0;
    const reason = `it might have suited ${passed} times: what it takes now is measured`;
    return [{ kind: "trial", from: `${this.#plan}`, to: this.#tried(place), reason }];
  }

  #tried(place: number): string {
    return `${this.#plan}, and ${this.#sizes[place]} where it might suit`;
  }

  #judge({ place, times, batches }: Trial): BatchTuned[] {
    const isUnknown = !this.#isKnown(place);
    if (isUnknown && batches < mostTrial) return [];
    this.#trial = undefined;
    const tried = this.#tried(place);
    if (isUnknown) this.#times[place] = times;
    this.#patience[place] = Math.min(mostPatience, longer * this.#patience[place]!);
    const [kept] = isUnknown ? [] : this.#replan("kept");
    if (kept !== undefined) {
      // Perhaps there is more of it further on.
      if (place > 0) this.#patience[place - 1] = leastPatience;
      if (place + 1 < this.#sizes.length) this.#patience[place + 1] = leastPatience;
      return [{ ...kept, from: tried }];
    }
    const reason = isUnknown
      ? "nothing came that it suits"
      : `it takes ${Number(median(this.#times[place]!).toPrecision(3))} ms: nothing is gained`;
    return [{ kind: "taken back", from: tried, to: `${this.#plan}`, reason }];
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1]!;
}
