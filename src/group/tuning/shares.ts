import { checkOptions, optionsTable, whole } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { median } from "../../tuning/median.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { MismatchError } from "../membership/links/group-error.ts";
import { isAmount, recordOf, wholeFrom } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";
import { groupWaitOptions } from "../membership/wait-options.ts";
import { EpochState } from "./epoch-state.ts";
import { SharePlan } from "./share-plan.ts";

/** Options of the shares of unequal members. */
export interface ShareOptions {
  /** Number of batches between two exchanges of measurements. The interval grows while nothing changes. */
  readonly every?: number;
}

export const shareOptions = optionsTable<ShareOptions>()(
  "group.ShareOptions",
  { "Group.shares": 1 },
  {
    every: {
      type: whole(1, 1_000_000),
      default: 8,
      unit: "batches",
      text: "Interval between exchanges of measurements.",
    },
  },
);

/** Maximum factor by which the interval between exchanges grows while nothing changes. */
const maxIntervalFactor = 16;

/** Measurements of a member since the last exchange. */
interface Measured {
  /** Median number of items per millisecond, or 0 without a measurement. */
  readonly rate: number;
  /** Number of items of the last batch of all members. */
  readonly total: number;
}

const isMeasured = recordOf<Measured>({ rate: isAmount, total: wholeFrom(0) });

/** Shares and measurements of one epoch. */
interface ShareState {
  readonly plan: SharePlan;
  /** Rates of the own batches since the last exchange, in items per millisecond. */
  rates: number[];
  /** Items of all members, and of this member, in the batch that is being measured. */
  total: number;
  own: number;
  batches: number;
  every: number;
  /** True for the first batch of an epoch and the first one after an exchange, which are not measured. */
  isSkipped: boolean;
}

/**
 * Shares of a batch for members of unequal speed. Shares start equal, and then follow the measured rates so that all
 * members need the same time. All members compute the same shares. `group.shares` creates them.
 */
export class Shares {
  readonly name: string;
  readonly #membership: Membership;
  readonly #every: number;
  readonly #state: EpochState<ShareState>;

  /** @internal Use `group.shares`. */
  constructor(membership: Membership, name: string, every: number) {
    this.name = name;
    this.#membership = membership;
    this.#every = every;
    this.#state = new EpochState(membership, `shares ${name}`, () => this.#begin());
  }

  #begin(): ShareState {
    const plan = new SharePlan(this.#membership.size);
    return { plan, rates: [], total: 0, own: 0, batches: 0, every: this.#every, isSkipped: true };
  }

  /** Last measured rate of each member in items per millisecond, or 0 before its first measurement. */
  get rates(): readonly number[] {
    return (this.#state.current ?? this.#begin()).plan.rates;
  }

  /**
   * Returns the number of items of each rank in the next batch of `total` items. The numbers add up to `total`. No
   * share is 0 if there is an item for each member. All members must call it with the same number. Throws RangeError
   * if `total` is not a whole number of at least 0.
   *
   * @example
   * const shares = group.shares("samples");
   * const counts = shares.of(1024);
   * const first = counts.slice(0, group.rank).reduce((sum, count) => sum + count, 0);
   * console.log(first + counts[group.rank]! <= 1024); // true
   */
  of(total: number): number[] {
    if (!Number.isSafeInteger(total) || total < 0)
      throw new RangeError(
        `of: the number of items of "${this.name}" is ${shown(total)}. Use a whole number of at least 0.`,
      );
    const state = this.#state.follow();
    const shares = state.plan.shares(total);
    state.total = total;
    state.own = shares[this.#membership.rank]!;
    return shares;
  }

  /**
   * Adds the time in milliseconds that this member needed for its share, without waits for other members. All members
   * must call it after each batch. After `every` batches the members exchange their median rates. Throws RangeError
   * if the time is not a finite number of at least 0. Throws MismatchError if members had batches of different
   * sizes.
   */
  async measured(ms: number, options?: WaitOptions): Promise<void> {
    const wait = checkOptions(groupWaitOptions, "measured", options);
    if (typeof ms !== "number" || !(ms >= 0 && Number.isFinite(ms)))
      throw new RangeError(
        `measured: a share of "${this.name}" took ${shown(ms)} ms. Use a finite number of at least 0.`,
      );
    const state = this.#state.follow();
    const { adaptivity, size } = this.#membership;
    if (!adaptivity.on || size === 1) return;
    // The first batch of an epoch compiles kernels, and members leave an exchange at different times.
    if (state.isSkipped) {
      state.isSkipped = false;
      return;
    }
    // A coarse clock can report 0 ms.
    if (state.own > 0) state.rates.push(state.own / Math.max(ms, 1e-6));
    if (++state.batches < state.every) return;
    const own: Measured = { rate: state.rates.length === 0 ? 0 : median(state.rates), total: state.total };
    Object.assign(state, { rates: [], batches: 0, isSkipped: true });
    const all = await this.#state.exchange(own, wait, isMeasured);
    if (all.some(({ total }) => total !== own.total))
      throw new MismatchError(
        new Map(all.map(({ total }, rank) => [rank, `a batch of ${total} items for "${this.name}"`])),
      );
    const change = state.plan.add(
      all.map(({ rate }) => rate),
      own.total,
    );
    state.every =
      change === undefined ? Math.min(2 * state.every, maxIntervalFactor * this.#every) : this.#every;
    if (change !== undefined) adaptivity.record({ what: this.name, kind: "changed", ...change });
  }
}
