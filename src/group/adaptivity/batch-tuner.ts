import { BatchCosts, type BatchTimes } from "./batch-costs.ts";
import { BatchPlan } from "./batch-plan.ts";

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
/** Times that differ by themselves: so many times as much must be gained. */
const spreads = 1.5;
/** So much says that batches cost other things now: what was found in vain before may be worth another look. */
const changedGain = 0.3;
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

const none: readonly BatchTuned[] = [];

/** A size whose cost may have changed since it was used, and what it was then. */
interface Trial {
  readonly place: number;
  /** Brings back what was known of it. */
  readonly restore: () => void;
  batches: number;
}

/**
 * Chooses sizes of batches by what batches took. A size that is larger than those that are known counts as costing no more than they do, so that it
 * begins with what fits and measures each size when so many wait; then a size has its turn from where it does more in a millisecond than the
 * smaller one. Now and then a neighbour that is passed over is measured anew. It is made of what it was given alone: all members that give it the same do the same.
 */
export class BatchTuner {
  readonly #sizes: readonly number[];
  readonly #costs: BatchCosts;
  /** For how many batches each size might have been better than the one that was used, and after how many it is tried. */
  readonly #passed: number[];
  readonly #patience: number[];
  #plan: BatchPlan;
  #trial: Trial | undefined;
  #isDue = false;

  constructor(sizes: readonly number[]) {
    this.#sizes = sizes;
    this.#costs = new BatchCosts(sizes);
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
    return this.#patience[place]! / (this.#costs.isKnown(place) ? 1 : unknownSooner);
  }

  /** Is little known of this size? Then what it took is worth telling as soon as there is enough of it. */
  isUnknown(place: number): boolean {
    return !this.#costs.isKnown(place);
  }

  /** Is a size to be tried as soon as members tell each other what they measured? */
  get isDue(): boolean {
    return this.#isDue;
  }

  /** What batches took; what is done because of it: nothing, most of the time. */
  add(times: BatchTimes): readonly BatchTuned[] {
    this.#costs.add(times);
    if (this.#trial !== undefined) return this.#judge(this.#trial);
    const changed = this.#replan("changed");
    return changed.length > 0 ? changed : this.#try();
  }

  /** What a plan does of so many that wait, in the time that `costs` counts. */
  #rate(plan: BatchPlan, waiting: number): number {
    const place = plan.placeFor(waiting);
    return Math.min(waiting, this.#sizes[place]!) / this.#costs.costs[place]!;
  }

  /** By how many times one plan gains more than what must be gained. */
  #gain(next: BatchPlan, before: BatchPlan, waiting: number): number {
    const spread = Math.max(
      this.#costs.spread(next.placeFor(waiting)),
      this.#costs.spread(before.placeFor(waiting)),
    );
    const least = Math.min(mostGain, Math.max(leastGain, spreads * spread));
    return (this.#rate(next, waiting) / this.#rate(before, waiting) - 1) / least;
  }

  /** Where a plan gains most: between these numbers that wait neither plan does another thing, and up to a full size ever more. */
  #best(next: BatchPlan, before: BatchPlan): number {
    let best = 1;
    const look = (waiting: number): void => {
      if (waiting < 1 || waiting === Number.POSITIVE_INFINITY) return;
      if (this.#gain(next, before, waiting) > this.#gain(next, before, best)) best = waiting;
    };
    for (let i = 0; i < this.#sizes.length; i++) {
      look(this.#sizes[i]!);
      for (const plan of [next, before]) {
        look(plan.turnOf(i));
        look(plan.turnOf(i) - 1);
      }
    }
    return best;
  }

  /** A plan by what is known now, where it is clearly better than the one before. */
  #replan(kind: "changed" | "kept"): readonly BatchTuned[] {
    const before = this.#plan;
    const next = BatchPlan.byCosts(this.#sizes, this.#costs.costs);
    const best = this.#best(next, before);
    if (!(this.#gain(next, before, best) > 1)) return none;
    this.#plan = next;
    if (this.#rate(next, best) > (1 + changedGain) * this.#rate(before, best))
      this.#patience.fill(leastPatience);
    this.#passed.fill(0);
    const one = (plan: BatchPlan): string =>
      `batches of ${this.#sizes[plan.placeFor(best)]} do ${text(this.#rate(plan, best) / this.#costs.msOf(1))} a ms`;
    const reason = `where ${best} wait, ${one(next)}, ${one(before)}`;
    return [{ kind, from: `${before}`, to: `${next}`, reason }];
  }

  /** Tries a size that was passed over often: what it cost is forgotten. */
  #try(): readonly BatchTuned[] {
    this.#isDue = false;
    let place = this.#passed.length - 1;
    while (place >= 0 && this.#passed[place]! < this.#patienceOf(place)) place--;
    if (place < 0) return none;
    this.#trial = { place, restore: this.#costs.forget(place), batches: 0 };
    const passed = this.#passed[place]!;
    this.#passed[place] = 0;
    const reason = `it might have suited ${passed} times: what it takes now is measured`;
    return [{ kind: "trial", from: `${this.#plan}`, to: this.#tried(place), reason }];
  }

  #tried(place: number): string {
    return `${this.#plan}, and ${this.#sizes[place]} where it might suit`;
  }

  #judge({ place, restore, batches }: Trial): readonly BatchTuned[] {
    const isUnknown = !this.#costs.isKnown(place);
    if (isUnknown && batches < mostTrial) return none;
    this.#trial = undefined;
    const tried = this.#tried(place);
    if (isUnknown) restore();
    this.#patience[place] = Math.min(mostPatience, longer * this.#patience[place]!);
    const wasUsed = this.#plan.turnOf(place) !== Number.POSITIVE_INFINITY;
    const [kept] = isUnknown ? [] : this.#replan("kept");
    if (kept !== undefined) {
      // A size that was left out: perhaps the next one is worth its time again, too.
      if (!wasUsed && place + 1 < this.#sizes.length) this.#patience[place + 1] = leastPatience;
      return [{ ...kept, from: tried }];
    }
    const reason = isUnknown
      ? "nothing came that it suits"
      : `it takes ${text(this.#costs.ms(place))} ms: nothing is gained`;
    return [{ kind: "taken back", from: tried, to: `${this.#plan}`, reason }];
  }
}

function text(value: number): string {
  return `${Number(value.toPrecision(3))}`;
}
