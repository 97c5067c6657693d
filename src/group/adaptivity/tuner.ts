import { Regimes } from "./regimes.ts";

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
  /** Costs of a trial, of which the median counts. */
  readonly samples?: number;
  /** Costs after a change that are not looked at. */
  readonly settle?: number;
}

/** A setting is changed for no less than that, and for no less than costs differ by themselves. */
const leastGain = 0.08;
const mostGain = 0.25;
/** A trial that costs so many times as much is not gone on with: twice, or once so much more. */
const hopeless = 1.5;
const hopelessOnce = 4;
/**
 * Costs in a row that all differ by so much from what was before say that something else has changed: three of them, or two that differ as much
 * together. One alone says nothing.
 */
const drift = 1.3;
const driftCosts = 3;
/** Where costs differ much by themselves, only what differs by so many times as much is a change. */
const driftSpread = 3;
/** The last costs of the setting that is kept, whose median is what it costs. */
const remembered = 9;
/** Costs between trials: as many after the first, twice as many after each that found nothing, up to the most. */
const leastPause = 3;
const mostPause = 64;
/** After what was best before was found again, or nothing better is known. */
const knownPause = 16;
/** Trials that find nothing may cost so much of the whole: the pause is longer after one that cost much. */
const mostShare = 0.03;
const longestPause = 4096;
/** Costs after a proposal that was wrong for which no other is heard; twice as many after each. */
const leastDoubt = 8;

/** Why a setting is tried: a neighbour may be better, this one was when it was like this before, or somebody says that it should be. */
type Why = "neighbour" | "known" | "proposed";

interface Trial {
  readonly from: number;
  readonly why: Why;
  readonly costs: number[];
}

/**
 * Looks for the setting of the least cost while the work goes on: now and then it tries a neighbour, keeps it where it was better by more
 * than costs differ by themselves, and goes back where not, at once where it is much worse. What finds nothing is tried ever more seldom, until
 * the cost itself changes; then what was best when it was like this before is tried first. It is made of what it was given alone, so that
 * all members that give it the same do the same.
 */
export class Tuner {
  readonly #options: Required<TunerOptions>;
  readonly #regimes = new Regimes();
  #at: number;
  #unsettled = 0;
  /** The last costs of the setting that is kept; those since that all differ from them. */
  #costs: number[] = [];
  #odd: number[] = [];
  #trial: Trial | undefined;
  #direction: 1 | -1 = 1;
  /** Directions that were tried in vain since the last pause, and what that cost, in costs of the setting that is kept. */
  #vain = 0;
  #lost = 0;
  #pause = leastPause;
  #rested = 0;
  /** Costs for which no proposal is heard, and how many that are after the next one that is wrong. */
  #doubt = 0;
  #mostDoubt = leastDoubt;

  constructor(options: TunerOptions) {
    this.#options = { samples: 1, settle: 0, ...options };
    this.#at = options.start;
  }

  /** The place of the setting that is to be used. */
  get at(): number {
    return this.#at;
  }

  /** Is a trial on, or has something perhaps changed? Then the next cost is worth asking for at once. */
  get isEager(): boolean {
    return this.#trial !== undefined || this.#odd.length > 0;
  }

  get isTrying(): boolean {
    return this.#trial !== undefined;
  }

  /** This setting should be better: it is tried, unless another is, or such proposals were wrong lately. */
  propose(to: number, reason: string): readonly Tuned[] {
    if (this.#trial !== undefined || this.#doubt > 0 || to === this.#at || this.#costs.length === 0)
      return [];
    // What it costs now is what counts, where that has just changed.
    if (this.#odd.length > 0) {
      this.#regimes.enter(this.#at, median(this.#odd));
      this.#costs = this.#odd;
    }
    return [this.#try(to, reason, "proposed")];
  }

  /**
   * What the setting of now cost; what is done because of it: nothing most of the time, two things where a trial follows the one before it.
   * `hint`: the setting that should be tried first where something has changed.
   */
  add(cost: number, hint?: number): readonly Tuned[] {
    if (this.#options.count < 2) return [];
    if (this.#unsettled > 0) {
      this.#unsettled--;
      return [];
    }
    const trial = this.#trial;
    if (trial === undefined) return this.#hold(cost, hint);
    trial.costs.push(cost);
    const base = median(this.#costs);
    const isHopeless = Math.min(...trial.costs) > base * (trial.costs.length > 1 ? hopeless : hopelessOnce);
    if (trial.costs.length < this.#options.samples && !isHopeless) return [];
    return this.#judge(trial, median(trial.costs), base);
  }

  #go(to: number): void {
    this.#at = to;
    this.#unsettled = this.#options.settle;
    this.#odd = [];
  }

  #rest(pause: number): void {
    this.#vain = 0;
    this.#lost = 0;
    this.#pause = pause;
    this.#rested = 0;
  }

  /** What must be gained: more than costs differ by themselves. */
  #gainAt(base: number): number {
    return Math.min(mostGain, Math.max(leastGain, (1.5 * this.#spread(base)) / base));
  }

  /** How far costs are usually from their median. */
  #spread(base: number): number {
    return median(this.#costs.map((each) => Math.abs(each - base)));
  }

  #judge({ from, why, costs }: Trial, measured: number, base: number): Tuned[] {
    const { text, count } = this.#options;
    const tried = this.#at;
    this.#trial = undefined;
    if (measured < base * (1 - this.#gainAt(base))) {
      this.#costs = costs;
      this.#rest(why === "neighbour" ? leastPause : knownPause);
      if (why === "proposed") this.#mostDoubt = leastDoubt;
      this.#regimes.settle(tried);
      const reason = `${text(measured)} instead of ${text(base)}`;
      const kept: Tuned = { kind: "kept", from, to: tried, reason };
      // Perhaps there is more of it further on.
      const next = tried + this.#direction;
      if (why !== "neighbour" || next < 0 || next >= count) return [kept];
      return [kept, this.#try(next, `${text(measured)} now: it may take still less`)];
    }
    for (const each of costs) this.#lost += Math.max(0, each / base - 1);
    this.#go(from);
    if (why === "neighbour") this.#turn();
    if (why === "known") {
      this.#regimes.forget();
      this.#pause = 0;
    }
    if (why === "proposed") {
      this.#mostDoubt = Math.min(longestPause, 2 * this.#mostDoubt);
      this.#doubt = Math.min(longestPause, Math.max(this.#mostDoubt, Math.ceil(this.#lost / mostShare)));
    }
    const reason = `${text(measured)} were not better than ${text(base)}`;
    return [{ kind: "taken back", from: tried, to: from, reason }];
  }

  #try(to: number, reason: string, why: Why = "neighbour"): Tuned {
    const from = this.#at;
    this.#trial = { from, why, costs: [] };
    this.#go(to);
    return { kind: "trial", from, to, reason };
  }

  /** The other direction next; after both a pause. */
  #turn(): void {
    this.#direction = this.#direction === 1 ? -1 : 1;
    if (++this.#vain < 2) return;
    this.#regimes.settle(this.#at);
    const paid = Math.min(longestPause, Math.ceil(this.#lost / mostShare));
    this.#rest(Math.max(paid, Math.min(mostPause, Math.max(leastPause, 2 * this.#pause))));
  }

  /** What the setting cost before, where the last costs say that this is over. */
  #drifted(cost: number): number | undefined {
    const before = median(this.#costs);
    const far = Math.max(drift, 1 + (driftSpread * this.#spread(before)) / before);
    const isMore = cost > before * far;
    const isOdd = this.#costs.length >= driftCosts && (isMore || cost < before / far);
    if (!isOdd) {
      this.#odd = [];
      this.#costs = [...this.#costs, cost].slice(-remembered);
      return undefined;
    }
    if (this.#odd.some((each) => each > before !== isMore)) this.#odd = [];
    this.#odd.push(cost);
    const told = this.#odd.reduce((sum, each) => sum + Math.abs(Math.log(each / before)), 0);
    if (this.#odd.length < 2 || told < driftCosts * Math.log(far)) return undefined;
    this.#costs = this.#odd;
    this.#odd = [];
    return before;
  }

  #hold(cost: number, hint: number | undefined): Tuned[] {
    const { text } = this.#options;
    if (this.#doubt > 0) this.#doubt--;
    const before = this.#drifted(cost);
    if (before === undefined) {
      if (this.#odd.length > 0 || (this.#vain === 0 && ++this.#rested <= this.#pause)) return [];
      return this.#next(`${text(median(this.#costs))} until now: it may take less`);
    }
    this.#rest(leastPause);
    this.#doubt = 0;
    const now = median(this.#costs);
    const known = this.#regimes.enter(this.#at, now);
    const reason = `${text(now)} instead of ${text(before)}: something has changed`;
    if (known === undefined)
      return hint === undefined || hint === this.#at
        ? this.#next(reason)
        : [this.#try(hint, reason, "proposed")];
    if (known !== this.#at) return [this.#try(known, `${reason}, and this was best when it was so`, "known")];
    this.#rest(knownPause);
    return [];
  }

  /** A trial of a neighbour, in the direction of now or, at the end, in the other. */
  #next(reason: string): Tuned[] {
    for (let tries = 0; tries < 2; tries++) {
      const next = this.#at + this.#direction;
      if (next >= 0 && next < this.#options.count) return [this.#try(next, reason)];
      this.#turn();
      if (this.#vain === 0) return [];
    }
    return [];
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
