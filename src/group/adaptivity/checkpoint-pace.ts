import { optionsTable } from "../../arguments/options-table.ts";
import { number, whole } from "../../arguments/value-type.ts";
import type { Membership } from "../membership.ts";

/** Within what checkpoints are taken. */
export interface CheckpointPaceOptions {
  /** Steps until the first, and between those before anything is known. */
  readonly start?: number;
  /** Never more often, and never more seldom. */
  readonly leastMs?: number;
  readonly mostMs?: number;
}

export const checkpointPaceOptions = optionsTable<CheckpointPaceOptions>()(
  "group.CheckpointPaceOptions",
  { "Group.checkpointPace": 0 },
  {
    start: { type: whole(1, 1e9), default: 50, unit: "steps", text: "Until the first." },
    leastMs: { type: number(1, 1e9), default: 1000, unit: "ms", text: "Never more often." },
    mostMs: { type: number(1, 1e9), default: 600_000, unit: "ms", text: "Never more seldom." },
  },
);

/** Before any member was lost, one is taken to be lost in that time. */
const priorMs = 3_600_000;
/** What checkpoints may cost, whatever the losses. */
const mostShare = 0.05;
/** Another number of steps is taken where it differs by so much. */
const hysteresis = 0.25;
const remembered = 32;
/** So many of the last losses say how often members are lost now: it changes, and what was hours ago says little. */
const lastLosses = 4;

/** Milliseconds between checkpoints by which least is lost (Young): what they cost against what is done again after a loss. */
export function paceMs(costMs: number, lossEveryMs: number, leastMs: number, mostMs: number): number {
  const best = Math.max(Math.sqrt(2 * costMs * lossEveryMs), costMs / mostShare);
  return Math.min(mostMs, Math.max(leastMs, best));
}

/**
 * Says after how many steps a checkpoint is taken: by what one costs (how much slower steps are while it is written), how long steps take and
 * how often members are lost. The same in all members. `group.checkpointPace` gives it.
 */
export class CheckpointPace {
  readonly #membership: Membership;
  readonly #options: Required<CheckpointPaceOptions>;
  readonly #now: () => number;
  readonly #begunMs: number;
  #first: number | undefined;
  #every: number;
  #next = 0;
  #epoch: number;
  #lastMs: number | undefined;
  /** Steps without a checkpoint under way. */
  #stepMs: number[] = [];
  #writing = 0;
  /** When the last losses were seen, and how many there were. */
  readonly #lostMs: number[] = [];
  #losses: number;
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

  /** Steps between checkpoints. */
  get every(): number {
    return this.#every;
  }

  /** Is a checkpoint to be taken after this step? Asked after each one. */
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

  get #usualMs(): number {
    const sorted = [...this.#stepMs].sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 1;
  }

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

  /** The time in which a member is lost, as this member saw it. */
  get #lossEveryMs(): number {
    const now = this.#now();
    if (this.#lostMs.length === lastLosses) return Math.max(1, now - this.#lostMs[0]!) / lastLosses;
    return (now - this.#begunMs + priorMs) / (this.#lostMs.length + 1);
  }

  /**
   * A checkpoint after this step has begun: all members tell each other what the one before it cost, and choose when the next is due.
   * Resolves when they have; the checkpoint may still be on its way.
   */
  async begun(step: number, kept: Promise<unknown>): Promise<void> {
    const membership = this.#membership;
    const own = {
      ...{ costMs: this.#costMs, stepMs: this.#usualMs },
      ...{ lossEveryMs: this.#lossEveryMs, aliveMs: this.#now() - this.#begunMs },
    };
    this.#costMs = 0;
    this.#writing++;
    const end = (): void => void this.#writing--;
    kept.then(end, end);
    this.#next = step + this.#every;
    if (!membership.adaptivity.on) return;
    const timeoutMs = 60_000;
    const deadline = { end: performance.now() + timeoutMs, timeoutMs, signal: undefined };
    const all = await membership.exchange<typeof own>("checkpoint pace", own, deadline);
    const most = (of: (each: (typeof all)[number]) => number): number => Math.max(...all.map(of));
    const costMs = most((each) => each.costMs);
    if (costMs === 0) return;
    // Who is here longest saw most.
    const { lossEveryMs } = all.reduce((a, b) => (b.aliveMs > a.aliveMs ? b : a));
    const { leastMs, mostMs } = this.#options;
    const stepMs = most((each) => each.stepMs);
    const steps = Math.max(1, Math.round(paceMs(costMs, lossEveryMs, leastMs, mostMs) / stepMs));
    if (Math.abs(steps - this.#every) <= hysteresis * this.#every) return;
    const reason = `one costs ${costMs.toFixed(1)} ms, a step takes ${stepMs.toFixed(2)} ms, a member is lost in ${(lossEveryMs / 60_000).toFixed(1)} minutes`;
    membership.adaptivity.tell({
      ...({ what: "checkpoints", kind: "changed" } as const),
      ...{ from: `every ${this.#every} steps`, to: `every ${steps} steps`, reason },
    });
    this.#every = steps;
    this.#next = step + steps;
  }
}
