import { checkOptions, described, optionsTable, whole } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { median } from "../../tuning/median.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { MismatchError } from "../membership/links/group-error.ts";
import { type Accepts, isAmount, listOf, wholeFrom } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";
import { groupWaitOptions } from "../membership/wait-options.ts";
import type { BatchTimes } from "./batch-costs.ts";
import { BatchTuner } from "./batch-tuner.ts";
import { EpochState } from "./epoch-state.ts";

/** Options of an autotuned choice of batch sizes. */
export interface BatchOptions {
  /** Allowed sizes of a batch, ascending. */
  readonly sizes: readonly number[];
  /**
   * Number of batches between two exchanges of measurements. The first measurements of a size are exchanged
   * earlier, and the interval grows while nothing changes.
   */
  readonly every?: number;
}

export const batchOptions = optionsTable<BatchOptions>()(
  "group.BatchOptions",
  { "Group.batches": 1 },
  {
    sizes: {
      type: described("ascending whole numbers above 0, at least one", (value) => {
        const sizes = value as readonly unknown[];
        return (
          Array.isArray(sizes) &&
          sizes.length > 0 &&
          sizes.every((size, i) => Number.isSafeInteger(size) && size > (i === 0 ? 0 : sizes[i - 1]))
        );
      }),
      required: true,
      text: "Allowed sizes of a batch.",
    },
    every: {
      type: whole(1, 1_000_000),
      default: 32,
      unit: "batches",
      text: "Interval between exchanges of measurements.",
    },
  },
);

/** Minimum number of batches for the median of a size, because a single batch may be delayed. */
const leastBatches = 3;
/** Maximum number of recent batches of a size that count. */
const mostBatches = 32;
/** Maximum factor by which the interval between exchanges grows while nothing changes. */
const maxIntervalFactor = 16;

/** Median duration of batches of one size, with the index of the size. */
type SizeMedian = readonly [index: number, ms: number];

/** Returns a check for a median of one of `count` sizes, which another member sent. */
const isSizeMedian = (count: number): Accepts<SizeMedian> => {
  const isIndex = wholeFrom(0, count - 1);
  return (value): value is SizeMedian =>
    Array.isArray(value) && value.length === 2 && isIndex(value[0]) && isAmount(value[1]);
};

/** Measurements and plan of one epoch. */
interface BatchState {
  readonly tuner: BatchTuner;
  /** Durations since the last exchange, by the index of the size, in milliseconds. */
  readonly times: readonly number[][];
  /** Number of batches since the last exchange. */
  unreported: number;
  /** Number of batches before the next exchange. */
  every: number;
  /** True between an exchange and the batch that follows it. */
  hasReported: boolean;
}

/**
 * Autotuned choice of batch sizes, the same in all members. Batches are small while few items wait and grow
 * with the number of waiting items, as far as their measured durations justify it. `group.batches` creates
 * it.
 */
export class Batches {
  readonly name: string;
  readonly #membership: Membership;
  readonly #options: Required<BatchOptions>;
  readonly #state: EpochState<BatchState>;

  /** @internal Use `group.batches`. */
  constructor(membership: Membership, name: string, options: Required<BatchOptions>) {
    this.name = name;
    this.#membership = membership;
    this.#options = options;
    this.#state = new EpochState(membership, `batches ${name}`, () => this.#begin());
  }

  #begin(): BatchState {
    const { sizes, every } = this.#options;
    const times = sizes.map(() => []);
    return { tuner: new BatchTuner(sizes), times, unreported: 0, every, hasReported: false };
  }

  /** Plan as text, such as "1, 2, 4, 8 from 6". The size 8 is then used from 6 waiting items on. */
  get plan(): string {
    return `${(this.#state.current ?? this.#begin()).tuner.plan}`;
  }

  /**
   * Returns the size of the next batch for a number of waiting items. All members must call it before each
   * batch with the same number, for example from `group.exchange`. The size may exceed the number of waiting
   * items, and is the smallest one if no item waits. Throws RangeError if `waiting` is not a whole number of
   * at least 0.
   */
  size(waiting: number): number {
    if (!Number.isSafeInteger(waiting) || waiting < 0)
      throw new RangeError(
        `size: the number of waiting items of "${this.name}" is ${shown(waiting)}. Use a whole number of at least 0.`,
      );
    return this.#options.sizes[this.#state.follow().tuner.indexFor(waiting)]!;
  }

  /**
   * Adds the duration of a batch of this size in milliseconds. All members must call it after each batch.
   * About every `every` batches the members exchange their medians, and the slowest member counts. Throws
   * RangeError if the size is not in `sizes`, or if the duration is not a finite number of at least 0. Throws
   * MismatchError if the members measured different sizes.
   */
  async measured(size: number, ms: number, options?: WaitOptions): Promise<void> {
    const wait = checkOptions(groupWaitOptions, "measured", options);
    const index = this.#options.sizes.indexOf(size);
    if (index < 0)
      throw new RangeError(
        `measured: batches of "${this.name}" have no size ${shown(size)}. Use a result of size(): ${this.#options.sizes.join(", ")}.`,
      );
    if (typeof ms !== "number" || !(ms >= 0 && Number.isFinite(ms)))
      throw new RangeError(
        `measured: a batch of "${this.name}" took ${shown(ms)} ms. Use a finite number of at least 0.`,
      );
    const state = this.#state.follow();
    const membership = this.#membership;
    if (!membership.adaptivity.on) return;
    // Members leave the exchange at different times, which distorts the duration of the next batch.
    if (state.hasReported) {
      state.hasReported = false;
      return;
    }
    const times = state.times[index]!;
    // A coarse clock can report 0 ms.
    times.push(Math.max(ms, 1e-6));
    if (times.length > mostBatches) times.shift();
    const isEnough = state.tuner.isUnknown(index) && times.length >= leastBatches;
    if (++state.unreported < state.every && !isEnough && !state.tuner.isDue) return;
    const own: SizeMedian[] = [];
    for (const [i, each] of state.times.entries()) {
      if (each.length < leastBatches) continue;
      own.push([i, median(each)]);
      each.length = 0;
    }
    state.unreported = 0;
    state.hasReported = membership.size > 1;
    const { sizes } = this.#options;
    // A single member changes its plan before this method returns.
    const all =
      membership.size === 1
        ? [own]
        : await this.#state.exchange(own, wait, listOf(isSizeMedian(sizes.length)));
    const tuned = state.tuner.add(this.#slowest(all));
    const { every } = this.#options;
    state.every = tuned.length > 0 ? every : Math.min(2 * state.every, maxIntervalFactor * every);
    for (const { kind, from, to, reason } of tuned)
      membership.adaptivity.record({ what: this.name, kind, from, to, reason });
  }

  /** Returns the highest median of all members for each size. */
  #slowest(all: readonly (readonly SizeMedian[])[]): BatchTimes {
    const slowest: (number | undefined)[] = [];
    for (const medians of all) {
      if (medians.length !== all[0]!.length) throw this.#mismatch(all);
      for (const [at, [index, ms]] of medians.entries()) {
        if (index !== all[0]![at]![0]) throw this.#mismatch(all);
        slowest[index] = Math.max(slowest[index] ?? 0, ms);
      }
    }
    return slowest;
  }

  #mismatch(all: readonly (readonly SizeMedian[])[]): MismatchError {
    const { sizes } = this.#options;
    const words = (medians: readonly SizeMedian[]): string =>
      `batches of ${medians.map(([index]) => sizes[index]).join(", ")} for "${this.name}"`;
    return new MismatchError(new Map(all.map((medians, rank) => [rank, words(medians)])));
  }
}
