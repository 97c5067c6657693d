import { BackOff, requiredGain } from "../../tuning/trial-policy.ts";
import { BatchCosts, type BatchTimes } from "./batch-costs.ts";
import { BatchPlan } from "./batch-plan.ts";

/** Action of a batch tuner, with the plans as text. */
export interface BatchTuned {
  readonly kind: "trial" | "kept" | "taken back" | "changed";
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Smallest relative gain in items per millisecond for which another plan is taken. */
const leastGain = 0.1;
/**
 * Relative gain that indicates a change of the load. It shortens the pauses between trials to their minimum.
 */
const changedGain = 0.3;
/**
 * Limits of the pause before a trial of a size. The pause is the number of batches for which the size was a
 * candidate but unused. Each trial of the size multiplies it by `factor`.
 */
const pauseLimits = { least: 128, most: 8192, factor: 4 } as const;
/** Divisor of the pause for a size without measurements. */
const unknownSooner = 16;
/** Number of batches after which a trial without measurements ends. */
const mostTrial = 256;

const none: readonly BatchTuned[] = [];

/** Trial of a size whose cost may have changed. */
interface Trial {
  /** Index of the size in the list of batch sizes. */
  readonly index: number;
  /** Restores the earlier measurements of the size. */
  readonly restore: () => void;
  /** Number of batches since the start of the trial. */
  batches: number;
}

/**
 * Tuner of batch sizes by the measured durations of batches. A larger size without measurements counts as
 * cheap. The tuner therefore starts with the smallest size that fits, and measures each size when enough
 * items wait. Later it uses a size from the number of waiting items at which it completes more items per
 * millisecond than the smaller size. Now and then it measures an unused neighbor again. The tuner is
 * deterministic: members with the same measurements make the same choices.
 */
export class BatchTuner {
  readonly #sizes: readonly number[];
  readonly #costs: BatchCosts;
  /**
   * Numbers of batches for which each size was a candidate but unused, since its last trial or the last new
   * plan.
   */
  readonly #passed: number[];
  /** Pauses before a trial of each size. */
  readonly #pauses: readonly BackOff[];
  #plan: BatchPlan;
  #trial: Trial | undefined;
  #isDue = false;

  constructor(sizes: readonly number[]) {
    this.#sizes = sizes;
    this.#costs = new BatchCosts(sizes);
    this.#passed = sizes.map(() => 0);
    this.#pauses = sizes.map(() => new BackOff(pauseLimits));
    this.#plan = BatchPlan.byCosts(
      sizes,
      sizes.map(() => 1),
    );
  }

  get plan(): BatchPlan {
    return this.#plan;
  }

  /** Returns the index of the size for a number of waiting items. */
  indexFor(waiting: number): number {
    const index = this.#plan.indexFor(waiting);
    const size = this.#sizes[index]!;
    const trial = this.#trial;
    if (trial !== undefined) trial.batches++;
    // The next larger size can be better if some items do not fit. The next smaller size can be better if the
    // batch has room, or if a large batch costs more per item.
    for (let other = index - 1; other <= index + 1; other += 2) {
      if (other < 0 || other === this.#sizes.length || (other > index && waiting <= size)) continue;
      if (trial?.index === other) return other;
      if (trial === undefined && ++this.#passed[other]! >= this.#pauseOf(other)) this.#isDue = true;
    }
    return index;
  }

  #pauseOf(index: number): number {
    return this.#pauses[index]!.pause / (this.#costs.isKnown(index) ? 1 : unknownSooner);
  }

  /** Returns true if a size has no measurements, so that its durations should be exchanged early. */
  isUnknown(index: number): boolean {
    return !this.#costs.isKnown(index);
  }

  /** True when a trial starts at the next exchange of measurements. */
  get isDue(): boolean {
    return this.#isDue;
  }

  /** Adds the durations of batches. Returns the resulting actions, usually none. */
  add(times: BatchTimes): readonly BatchTuned[] {
    this.#costs.add(times);
    if (this.#trial !== undefined) return this.#judge(this.#trial);
    const changed = this.#replan("changed");
    return changed.length > 0 ? changed : this.#try();
  }

  /** Returns the number of items that a plan completes per unit of `costs`, for a number of waiting items. */
  #rate(plan: BatchPlan, waiting: number): number {
    const index = plan.indexFor(waiting);
    return Math.min(waiting, this.#sizes[index]!) / this.#costs.costs[index]!;
  }

  /** Returns the relative gain of a plan, divided by the required gain. */
  #gain(next: BatchPlan, before: BatchPlan, waiting: number): number {
    const spread = Math.max(
      this.#costs.spread(next.indexFor(waiting)),
      this.#costs.spread(before.indexFor(waiting)),
    );
    return (this.#rate(next, waiting) / this.#rate(before, waiting) - 1) / requiredGain(spread, leastGain);
  }

  /**
   * Returns the number of waiting items at which a plan gains most. Between two thresholds both plans keep
   * their sizes, and rates grow up to a full batch. Only thresholds, their predecessors and full sizes are
   * therefore candidates.
   */
  #best(next: BatchPlan, before: BatchPlan): number {
    let best = 1;
    const consider = (waiting: number): void => {
      if (waiting < 1 || waiting === Number.POSITIVE_INFINITY) return;
      if (this.#gain(next, before, waiting) > this.#gain(next, before, best)) best = waiting;
    };
    for (let i = 0; i < this.#sizes.length; i++) {
      consider(this.#sizes[i]!);
      for (const plan of [next, before]) {
        consider(plan.thresholdOf(i));
        consider(plan.thresholdOf(i) - 1);
      }
    }
    return best;
  }

  /**
   * Adopts the plan for the current costs if it is clearly better than the former plan, and returns the
   * action.
   */
  #replan(kind: "changed" | "kept"): readonly BatchTuned[] {
    const before = this.#plan;
    const next = BatchPlan.byCosts(this.#sizes, this.#costs.costs);
    const best = this.#best(next, before);
    if (!(this.#gain(next, before, best) > 1)) return none;
    this.#plan = next;
    if (this.#rate(next, best) > (1 + changedGain) * this.#rate(before, best))
      for (const each of this.#pauses) each.reset();
    this.#passed.fill(0);
    const one = (plan: BatchPlan): string =>
      `batches of ${this.#sizes[plan.indexFor(best)]} complete ${text(this.#rate(plan, best) / this.#costs.msOf(1))} items per ms`;
    const reason = `for ${best} waiting items, ${one(next)}, ${one(before)}`;
    return [{ kind, from: `${before}`, to: `${next}`, reason }];
  }

  /** Starts a trial of the largest size whose pause is over, and discards the measurements of that size. */
  #try(): readonly BatchTuned[] {
    this.#isDue = false;
    let index = this.#passed.length - 1;
    while (index >= 0 && this.#passed[index]! < this.#pauseOf(index)) index--;
    if (index < 0) return none;
    this.#trial = { index, restore: this.#costs.forget(index), batches: 0 };
    const passed = this.#passed[index]!;
    this.#passed[index] = 0;
    const reason = `size ${this.#sizes[index]} might have been better ${passed} times`;
    return [{ kind: "trial", from: `${this.#plan}`, to: this.#tried(index), reason }];
  }

  #tried(index: number): string {
    return `${this.#plan}, with a trial of ${this.#sizes[index]}`;
  }

  #judge({ index, restore, batches }: Trial): readonly BatchTuned[] {
    const isUnknown = !this.#costs.isKnown(index);
    if (isUnknown && batches < mostTrial) return none;
    this.#trial = undefined;
    const tried = this.#tried(index);
    if (isUnknown) restore();
    this.#pauses[index]!.grow();
    const wasUsed = this.#plan.thresholdOf(index) !== Number.POSITIVE_INFINITY;
    const [kept] = isUnknown ? [] : this.#replan("kept");
    if (kept !== undefined) {
      // The plan uses this size again, so the next larger size may be worth a trial too.
      if (!wasUsed && index + 1 < this.#sizes.length) this.#pauses[index + 1]!.reset();
      return [{ ...kept, from: tried }];
    }
    const reason = isUnknown
      ? `there was no use for size ${this.#sizes[index]}`
      : `size ${this.#sizes[index]} takes ${text(this.#costs.ms(index))} ms, which is no gain`;
    return [{ kind: "taken back", from: tried, to: `${this.#plan}`, reason }];
  }
}

function text(value: number): string {
  return `${Number(value.toPrecision(3))}`;
}
