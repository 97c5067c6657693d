import { median } from "../../tuning/median.ts";
import { BackOff, requiredGain } from "../../tuning/trial-policy.ts";

/** Action of a tuner. `from` and `to` are indices of settings. */
export interface Tuned {
  /**
   * Kind of the action. `trial` sets another setting for a trial. `kept` adopts it after a better result, and
   * `taken back` restores the former setting.
   */
  readonly kind: "trial" | "kept" | "taken back";
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

/** Options of a tuner. */
export interface TunerOptions {
  /** Number of settings. Neighbors must have similar costs. */
  readonly count: number;
  /** Index of the initial setting. */
  readonly start: number;
  /** Returns the text of a cost for reasons. */
  readonly text: (cost: number) => string;
  /** Number of costs in a trial. Their median counts. */
  readonly samples: number;
  /** Number of costs after a change that the tuner ignores. */
  readonly settle: number;
}

/** Minimum relative gain of an adopted setting. */
const leastGain = 0.08;
/** Relative cost that ends a trial early when all of its costs, at least two, exceed it. */
const abandonRatio = 1.5;
/** Relative cost that ends a trial early when its first cost exceeds it. */
const abandonRatioOnce = 4;
/**
 * Minimum factor between an outlier and the cost of the setting. Only larger factors can indicate a change.
 */
const drift = 1.3;
/**
 * Number of consecutive outliers that indicate a change of the load. Two suffice if their logarithms add up
 * to the same difference. A single outlier never suffices.
 */
const driftCosts = 3;
/** Factor by which an outlier must exceed the spread of the costs. */
const driftSpread = 3;
/** Number of recent costs of the current setting. Their median is its cost. */
const remembered = 9;
/** Minimum pause between trials, as a number of costs. Each search without a gain doubles the pause. */
const leastPause = 3;
/** Maximum pause between cheap trials. */
const mostPause = 64;
/**
 * Pause after the success of a known or proposed setting, or if the current setting is the known best one.
 */
const knownPause = 16;
/**
 * Maximum share of the total cost that trials without a gain may take. Expensive trials lengthen the pause.
 */
const mostShare = 0.03;
/** Maximum pause between any trials. */
const longestPause = 4096;
/**
 * Half of the number of costs for which the tuner ignores proposals after the first wrong one. The number
 * doubles with each further wrong proposal.
 */
const leastProposalPause = 8;

/**
 * Origin of a trial: a neighbor, the best setting under an earlier load like this one, or a caller's
 * proposal.
 */
type Origin = "neighbor" | "known" | "proposed";

interface Trial {
  /** Index of the setting before the trial. */
  readonly from: number;
  readonly origin: Origin;
  readonly costs: number[];
}

/**
 * Tuner that searches for the setting with the least cost during the work. Now and then it tries a neighbor.
 * It adopts the neighbor if the gain exceeds the noise, and abandons it otherwise, at once if it is much
 * worse. Pauses between trials without a gain grow until the load changes. Then it first tries the best
 * setting under an earlier load like the new one. The tuner is deterministic: members with the same costs
 * make the same choices.
 */
export class Tuner {
  readonly #options: TunerOptions;
  readonly #regimes = new Regimes();
  #at: number;
  /** Number of further costs to ignore after a change. */
  #unsettled = 0;
  /** Recent costs of the current setting. */
  #costs: number[] = [];
  /** Consecutive outliers, all higher or all lower than the cost of the setting. */
  #outliers: number[] = [];
  #trial: Trial | undefined;
  #direction: 1 | -1 = 1;
  /** Number of directions without a gain since the last pause. */
  #failedDirections = 0;
  /** Excess cost of failed trials since the last pause, in costs of the current setting. */
  #excess = 0;
  readonly #pause = new BackOff({ least: leastPause, most: mostPause });
  /** Number of costs since the start of the pause. */
  #rested = 0;
  /** Number of further costs during which proposals are ignored. */
  #proposalPause = 0;
  readonly #proposals = new BackOff({ least: leastProposalPause, most: longestPause });

  constructor(options: TunerOptions) {
    this.#options = options;
    this.#at = options.start;
  }

  /** Index of the setting to use now. */
  get at(): number {
    return this.#at;
  }

  /** True when the tuner needs the next cost soon, during a trial or after an outlier. */
  get isEager(): boolean {
    return this.#trial !== undefined || this.#outliers.length > 0;
  }

  /** True during a trial. */
  get isTrying(): boolean {
    return this.#trial !== undefined;
  }

  /**
   * Proposes a setting that should be better, and returns its trial. Returns an empty array during another
   * trial, for some time after a wrong proposal, and for the current setting.
   */
  propose(to: number, reason: string): readonly Tuned[] {
    if (this.#trial !== undefined || this.#proposalPause > 0 || to === this.#at || this.#costs.length === 0)
      return [];
    // The outliers describe the current load better than the earlier costs.
    if (this.#outliers.length > 0) {
      this.#regimes.enter(this.#at, typical(this.#outliers));
      this.#costs = this.#outliers;
    }
    return [this.#try(to, reason, "proposed")];
  }

  /**
   * Adds a cost of the current setting. Returns the resulting actions, usually none, and two if another trial
   * follows a trial. `hint` is the setting to try first after a change of the load.
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
    const base = typical(this.#costs);
    const isHopeless =
      Math.min(...trial.costs) > base * (trial.costs.length > 1 ? abandonRatio : abandonRatioOnce);
    if (trial.costs.length < this.#options.samples && !isHopeless) return [];
    return this.#judge(trial, typical(trial.costs), base);
  }

  /** Switches to a setting. */
  #go(to: number): void {
    this.#at = to;
    this.#unsettled = this.#options.settle;
    this.#outliers = [];
  }

  /** Starts a pause between trials. */
  #rest(pause: number): void {
    this.#failedDirections = 0;
    this.#excess = 0;
    this.#pause.set(pause);
    this.#rested = 0;
  }

  /** Returns the median distance of the recent costs from `base`, which is their median. */
  #spread(base: number): number {
    return typical(this.#costs.map((each) => Math.abs(each - base)));
  }

  /** Ends a trial: adopts the setting or restores the former one. */
  #judge({ from, origin, costs }: Trial, measured: number, base: number): Tuned[] {
    const { text, count } = this.#options;
    const tried = this.#at;
    this.#trial = undefined;
    if (measured < base * (1 - requiredGain(this.#spread(base) / base, leastGain))) {
      this.#costs = costs;
      this.#rest(origin === "neighbor" ? leastPause : knownPause);
      if (origin === "proposed") this.#proposals.reset();
      this.#regimes.settle(tried);
      const reason = `${text(measured)} instead of ${text(base)}`;
      const kept: Tuned = { kind: "kept", from, to: tried, reason };
      // The next setting in the same direction may cost even less.
      const next = tried + this.#direction;
      if (origin !== "neighbor" || next < 0 || next >= count) return [kept];
      return [kept, this.#try(next, `${text(measured)} now, and its neighbor may cost less`)];
    }
    for (const each of costs) this.#excess += Math.max(0, each / base - 1);
    this.#go(from);
    if (origin === "neighbor") this.#turn();
    if (origin === "known") {
      this.#regimes.forget();
      this.#pause.set(0);
    }
    if (origin === "proposed") {
      this.#proposalPause = Math.min(
        longestPause,
        Math.max(this.#proposals.grow(), Math.ceil(this.#excess / mostShare)),
      );
    }
    const reason = `${text(measured)} is not better than ${text(base)}`;
    return [{ kind: "taken back", from: tried, to: from, reason }];
  }

  /** Starts a trial. */
  #try(to: number, reason: string, origin: Origin = "neighbor"): Tuned {
    const from = this.#at;
    this.#trial = { from, origin, costs: [] };
    this.#go(to);
    return { kind: "trial", from, to, reason };
  }

  /** Reverses the direction after a failed trial, and starts a pause after both directions. */
  #turn(): void {
    this.#direction = this.#direction === 1 ? -1 : 1;
    if (++this.#failedDirections < 2) return;
    this.#regimes.settle(this.#at);
    const paid = Math.min(longestPause, Math.ceil(this.#excess / mostShare));
    this.#rest(Math.max(paid, this.#pause.grow()));
  }

  /** Adds a cost of the current setting. Returns the former cost of the setting if the load has changed. */
  #drifted(cost: number): number | undefined {
    const before = typical(this.#costs);
    const far = Math.max(drift, 1 + (driftSpread * this.#spread(before)) / before);
    const isMore = cost > before * far;
    const isOutlier = this.#costs.length >= driftCosts && (isMore || cost < before / far);
    if (!isOutlier) {
      this.#outliers = [];
      this.#costs = [...this.#costs, cost].slice(-remembered);
      return undefined;
    }
    if (this.#outliers.some((each) => each > before !== isMore)) this.#outliers = [];
    this.#outliers.push(cost);
    const difference = this.#outliers.reduce((sum, each) => sum + Math.abs(Math.log(each / before)), 0);
    if (this.#outliers.length < 2 || difference < driftCosts * Math.log(far)) return undefined;
    this.#costs = this.#outliers;
    this.#outliers = [];
    return before;
  }

  /** Adds a cost outside a trial, and starts a trial after a pause or a change of the load. */
  #hold(cost: number, hint: number | undefined): Tuned[] {
    const { text } = this.#options;
    if (this.#proposalPause > 0) this.#proposalPause--;
    const before = this.#drifted(cost);
    if (before === undefined) {
      if (this.#outliers.length > 0 || (this.#failedDirections === 0 && ++this.#rested <= this.#pause.pause))
        return [];
      return this.#next(`${text(typical(this.#costs))} so far, and a neighbor may cost less`);
    }
    this.#rest(leastPause);
    this.#proposalPause = 0;
    const now = typical(this.#costs);
    const known = this.#regimes.enter(this.#at, now);
    const reason = `${text(now)} instead of ${text(before)} after a change of the load`;
    if (known === undefined)
      return hint === undefined || hint === this.#at
        ? this.#next(reason)
        : [this.#try(hint, reason, "proposed")];
    if (known !== this.#at)
      return [this.#try(known, `${reason}, and this setting was the best under a load like this`, "known")];
    this.#rest(knownPause);
    return [];
  }

  /**
   * Starts a trial of a neighbor in the current direction, or in the other direction at the end of the range.
   */
  #next(reason: string): Tuned[] {
    for (let tries = 0; tries < 2; tries++) {
      const next = this.#at + this.#direction;
      if (next >= 0 && next < this.#options.count) return [this.#try(next, reason)];
      this.#turn();
      if (this.#failedDirections === 0) return [];
    }
    return [];
  }
}

/** Returns the cost that represents several costs of a setting. */
const typical = (costs: readonly number[]): number => median(costs, "mean");

/** Maximum factor between two costs of a setting in the same regime. */
const alike = 1.3;
/** Maximum number of stored regimes. */
const most = 16;

/** State of the load, identified by the cost of one setting. */
interface Regime {
  /** Index of the setting that was in use when the regime began. */
  readonly at: number;
  /** Cost of that setting. */
  readonly cost: number;
  /** Index of the best setting in this regime. */
  best: number;
}

/** Regimes with their best settings. States of links and loads recur. */
class Regimes {
  #all: Regime[] = [];
  /** Current regime, or undefined before the first change of the load. */
  #entered: Regime | undefined;

  /**
   * Enters the regime in which a setting has this cost. Returns the best setting of the regime, or undefined
   * for a new regime.
   */
  enter(at: number, cost: number): number | undefined {
    const known = this.#all.find(
      (each) => each.at === at && cost < each.cost * alike && cost > each.cost / alike,
    );
    this.#entered = known ?? { at, cost, best: at };
    return known?.best;
  }

  /** Records the best setting of the current regime. */
  settle(best: number): void {
    if (this.#entered === undefined) return;
    this.#entered.best = best;
    if (!this.#all.includes(this.#entered)) this.#all = [...this.#all, this.#entered].slice(-most);
  }

  /** Removes the current regime, because its best setting no longer holds. */
  forget(): void {
    this.#all = this.#all.filter((each) => each !== this.#entered);
  }
}
