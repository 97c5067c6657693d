import { number, optionsTable, whole } from "../../arguments/options.ts";
import { median } from "../../tuning/median.ts";
import { Deadline } from "../../wait/deadline.ts";
import { isAmount, recordOf } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";

/** Maximum time of the exchange of measurements, in milliseconds. */
const exchangeMs = 60_000;

/** Limits of the interval between checkpoints. */
export interface CheckpointPaceOptions {
  /** Number of steps before the first checkpoint, and between checkpoints until costs are measured. */
  readonly start?: number;
  /** Minimum interval in milliseconds. */
  readonly leastMs?: number;
  /** Maximum interval in milliseconds. */
  readonly mostMs?: number;
}

export const checkpointPaceOptions = optionsTable<CheckpointPaceOptions>()(
  "group.CheckpointPaceOptions",
  { "Group.checkpointPace": 0 },
  {
    start: { type: whole(1, 1e9), default: 50, unit: "steps", text: "First interval." },
    leastMs: { type: number(1, 1e9), default: 1000, unit: "ms", text: "Minimum interval." },
    mostMs: { type: number(1, 1e9), default: 600_000, unit: "ms", text: "Maximum interval." },
  },
);

/**
 * Prior of the loss estimate, in milliseconds: one assumed loss in this time. It counts until enough losses
 * are observed.
 */
const priorMs = 3_600_000;
/** Maximum share of the time that checkpoints may cost, at any rate of losses. */
const mostShare = 0.05;
/** Minimum relative change of the interval. A smaller change is ignored. */
const hysteresis = 0.25;
/** Number of recent steps whose median is the duration of a step. */
const remembered = 32;
/** Number of recent losses for the current rate of losses. The rate changes, so older losses do not count. */
const lastLosses = 4;

/** Measurements of a member, which all members compare. */
interface PaceReport {
  readonly costMs: number;
  readonly stepMs: number;
  readonly lossEveryMs: number;
  readonly aliveMs: number;
}

const isPaceReport = recordOf<PaceReport>({
  costMs: isAmount,
  stepMs: isAmount,
  lossEveryMs: isAmount,
  aliveMs: isAmount,
});

/**
 * Returns the interval between checkpoints that loses the least time, in milliseconds. It balances the cost
 * of checkpoints and the work to repeat after a loss (Young, "A first order approximation to the optimum
 * checkpoint interval", 1974).
 */
export function paceMs(costMs: number, lossEveryMs: number, leastMs: number, mostMs: number): number {
  const best = Math.max(Math.sqrt(2 * costMs * lossEveryMs), costMs / mostShare);
  return Math.min(mostMs, Math.max(leastMs, best));
}

/**
 * Schedule of checkpoints, the same in all members. The interval follows from the cost of a checkpoint, the
 * duration of steps and the rate of member failures. The cost of a checkpoint is the slowdown of steps during
 * its write. `group.checkpointPace` creates it.
 */
export class CheckpointPace {
  readonly #membership: Membership;
  readonly #options: Required<CheckpointPaceOptions>;
  readonly #now: () => number;
  readonly #begunMs: number;
  #first: number | undefined;
  #every: number;
  /** Step of the next checkpoint. */
  #next = 0;
  #epoch: number;
  /** Time of the last call of `isDue`, in milliseconds. */
  #lastMs: number | undefined;
  /** Durations of recent steps without a checkpoint in progress, in milliseconds. */
  #stepMs: number[] = [];
  /** Number of checkpoints in progress. */
  #writing = 0;
  /** Times at which the recent losses were detected, in milliseconds. */
  readonly #lostMs: number[] = [];
  /** Number of losses in `#lostMs` and before. */
  #losses: number;
  /** Slowdown of steps by checkpoints since the last call of `begun`, in milliseconds. */
  #costMs = 0;

  /** @internal Use `group.checkpointPace`. */
  constructor(
    membership: Membership,
    options: Required<CheckpointPaceOptions>,
    now: () => number = () => performance.now(),
  ) {
    this.#now = now;
    this.#begunMs = now();
    this.#membership = membership;
    this.#losses = membership.metrics.losses;
    this.#options = options;
    this.#every = options.start;
    this.#epoch = membership.epoch;
  }

  /** Number of steps between checkpoints. */
  get every(): number {
    return this.#every;
  }

  /** Returns true if a checkpoint is due after this step. The program must call it after every step. */
  isDue(step: number): boolean {
    this.#measure();
    if (this.#first === undefined || this.#epoch !== this.#membership.epoch) {
      // Members left the old epoch at different steps.
      this.#epoch = this.#membership.epoch;
      this.#first = step;
      this.#every = this.#options.start;
      this.#next = step + this.#every - 1;
    }
    return step >= this.#next;
  }

  /** Median duration of a step in milliseconds. */
  get #usualMs(): number {
    return this.#stepMs.length === 0 ? 1 : median(this.#stepMs);
  }

  /** Measures the step that ends now, and counts the losses during it. */
  #measure(): void {
    const now = this.#now();
    const took = this.#lastMs === undefined ? undefined : now - this.#lastMs;
    this.#lastMs = now;
    const { losses } = this.#membership.metrics;
    for (; this.#losses < losses; this.#losses++) this.#lostMs.push(now);
    this.#lostMs.splice(0, this.#lostMs.length - lastLosses);
    if (took === undefined) return;
    if (this.#writing > 0) this.#costMs += Math.max(0, took - this.#usualMs);
    else this.#stepMs = [...this.#stepMs, took].slice(-remembered);
  }

  /** Time between two losses in milliseconds, by the observations of this member. */
  get #lossEveryMs(): number {
    const now = this.#now();
    if (this.#lostMs.length === lastLosses) return Math.max(1, now - this.#lostMs[0]!) / lastLosses;
    return (now - this.#begunMs + priorMs) / (this.#lostMs.length + 1);
  }

  /**
   * Reports that a checkpoint after this step has begun. All members exchange the cost of the former
   * checkpoint and choose the step of the next one. Resolves after the exchange, when the checkpoint may
   * still be in progress.
   */
  async begun(step: number, checkpoint: Promise<unknown>): Promise<void> {
    const membership = this.#membership;
    const own: PaceReport = {
      ...{ costMs: this.#costMs, stepMs: this.#usualMs },
      ...{ lossEveryMs: this.#lossEveryMs, aliveMs: this.#now() - this.#begunMs },
    };
    this.#costMs = 0;
    this.#writing++;
    const end = (): void => void this.#writing--;
    checkpoint.then(end, end);
    this.#next = step + this.#every;
    if (!membership.adaptivity.on) return;
    const all = await membership.exchange("checkpoint pace", own, new Deadline(exchangeMs), isPaceReport);
    const most = (of: (each: (typeof all)[number]) => number): number => Math.max(...all.map(of));
    const costMs = most((each) => each.costMs);
    if (costMs === 0) return;
    // The oldest member has observed the most losses.
    const { lossEveryMs } = all.reduce((a, b) => (b.aliveMs > a.aliveMs ? b : a));
    const { leastMs, mostMs } = this.#options;
    const stepMs = most((each) => each.stepMs);
    const steps = Math.max(1, Math.round(paceMs(costMs, lossEveryMs, leastMs, mostMs) / stepMs));
    if (Math.abs(steps - this.#every) <= hysteresis * this.#every) return;
    const reason = `a checkpoint costs ${costMs.toFixed(1)} ms, a step takes ${stepMs.toFixed(2)} ms, a member is lost every ${(lossEveryMs / 60_000).toFixed(1)} minutes`;
    membership.adaptivity.record({
      ...({ what: "checkpoints", kind: "changed" } as const),
      ...{ from: `every ${this.#every} steps`, to: `every ${steps} steps`, reason },
    });
    this.#every = steps;
    this.#next = step + steps;
  }
}
