/** What a tuner did, by the places of settings in their order. */
export interface Tuned {
  /** "trial": another setting is tried; "kept": it was better, and stays; "taken back": it was not. */
  readonly kind: "trial" | "kept" | "taken back";
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

/** How a tuner works. */
export interface TunerOptions {
  /** Settings, in an order in which neighbours do alike. */
  readonly count: number;
  readonly start: number;
  /** How costs are written in reasons. */
  readonly text: (cost: number) => string;
  /** Costs whose median counts as one measurement. */
  readonly samples?: number;
  /** Costs after a change that are not looked at. */
  readonly settle?: number;
}

/** A setting is changed for no less than that: costs differ by as much by themselves. */
const leastGain = 0.08;
/** Two measurements that both differ by so much from what was before say that something else has changed: it is worth looking anew. */
const drift = 1.5;
/** The measurements of the setting that is kept whose median is what it costs. */
const remembered = 5;
/** Measurements between trials: as many after the first, twice as many after each that found nothing, up to the most. */
const leastPause = 1;
const mostPause = 32;

/**
 * Looks for the setting of the least cost while the work goes on: now and then it tries a neighbour for one measurement, keeps it
 * where it was better by more than costs differ by themselves, and goes back where not. What finds nothing is tried ever more seldom, until
 * the cost itself changes. It is made of what it was given alone, so that all members that give it the same do the same.
 */
export class Tuner {
  readonly #options: Required<TunerOptions>;
  #at: number;
  #window: number[] = [];
  #unsettled = 0;
  /** The last measurements of the setting that is kept. */
  #costs: number[] = [];
  #trialFrom: number | undefined;
  #direction: 1 | -1 = 1;
  /** Directions that were tried in vain since the last pause. */
  #vain = 0;
  #pause = leastPause;
  #rested = 0;

  constructor(options: TunerOptions) {
    this.#options = { samples: 1, settle: 0, ...options };
    this.#at = options.start;
  }

  /** The place of the setting that is to be used. */
  get at(): number {
    return this.#at;
  }

  /** What the setting of now cost; what is done because of it: nothing most of the time, two things where a trial follows the one before it. */
  add(cost: number): readonly Tuned[] {
    const { samples, count } = this.#options;
    if (count < 2) return [];
    if (this.#unsettled > 0) {
      this.#unsettled--;
      return [];
    }
    this.#window.push(cost);
    if (this.#window.length < samples) return [];
    const measured = median(this.#window);
    this.#window = [];
    return this.#trialFrom === undefined ? this.#hold(measured) : this.#judge(this.#trialFrom, measured);
  }

  #go(to: number): void {
    this.#at = to;
    this.#unsettled = this.#options.settle;
  }

  #judge(from: number, measured: number): Tuned[] {
    const { text, count } = this.#options;
    const base = median(this.#costs);
    const tried = this.#at;
    this.#trialFrom = undefined;
    if (measured < base * (1 - leastGain)) {
      this.#costs = [measured];
      this.#vain = 0;
      this.#pause = leastPause;
      this.#rested = 0;
      const reason = `${text(measured)} instead of ${text(base)}`;
      const kept: Tuned = { kind: "kept", from, to: tried, reason };
      // Perhaps there is more of it further on.
      const next = tried + this.#direction;
      if (next < 0 || next >= count) return [kept];
      return [kept, this.#try(next, `${text(measured)} now: it may take still less`)];
    }
    this.#go(from);
    this.#turn();
    const reason = `${text(measured)} were not better than ${text(base)}`;
    return [{ kind: "taken back", from: tried, to: from, reason }];
  }

  #try(to: number, reason: string): Tuned {
    const from = this.#at;
    this.#trialFrom = from;
    this.#go(to);
    return { kind: "trial", from, to, reason };
  }

  /** The other direction next; after both a pause. */
  #turn(): void {
    this.#direction = this.#direction === 1 ? -1 : 1;
    if (++this.#vain < 2) return;
    this.#vain = 0;
    this.#pause = Math.min(mostPause, 2 * this.#pause);
    this.#rested = 0;
  }

  /** What the setting cost before, where the last two measurements say that this is over. */
  #drifted(): number | undefined {
    const costs = this.#costs;
    if (costs.length < 3) return undefined;
    const before = median(costs.slice(0, -2));
    const last = costs.slice(-2);
    const moved = last.every((each) => each > before * drift) || last.every((each) => each < before / drift);
    if (!moved) return undefined;
    this.#costs = last;
    return before;
  }

  #hold(measured: number): Tuned[] {
    const { count, text } = this.#options;
    this.#costs = [...this.#costs, measured].slice(-remembered);
    const before = this.#drifted();
    if (before !== undefined) {
      this.#pause = leastPause;
      this.#vain = 0;
    } else if (this.#vain === 0 && ++this.#rested <= this.#pause) return [];
    const now = median(this.#costs);
    for (let tries = 0; tries < 2; tries++) {
      const next = this.#at + this.#direction;
      if (next < 0 || next >= count) {
        this.#turn();
        if (this.#rested === 0) return [];
        continue;
      }
      const reason =
        before === undefined
          ? `${text(now)} until now: it may take less`
          : `${text(now)} instead of ${text(before)}: something has changed`;
      return [this.#try(next, reason)];
    }
    return [];
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
