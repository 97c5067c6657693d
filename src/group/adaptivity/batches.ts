import { checkOptions } from "../../arguments/check-options.ts";
import { shown } from "../../arguments/shown.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { groupWaitOptions } from "../done-options.ts";
import { MismatchError } from "../group-error.ts";
import { untilOf } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import type { BatchTimes } from "./batch-costs.ts";
import type { BatchOptions } from "./batch-options.ts";
import { BatchTuner } from "./batch-tuner.ts";

/** Nothing is told of a size after fewer batches: one alone may have been held up. */
const leastBatches = 3;
/** The last batches of a size. */
const mostBatches = 32;
/** While nothing comes of it members tell each other ever more seldom: at most so many times as seldom as at the beginning. */
const mostSeldom = 16;

/** What a member tells of a size: its place, and the median of milliseconds. */
type Told = readonly [place: number, ms: number];

/**
 * How many of those that wait are computed at once, in all members the same: few while few come, many as soon as many wait, and no more than
 * pays by what batches took. `group.batches` gives it.
 */
export class Batches {
  readonly name: string;
  readonly #membership: Membership;
  readonly #options: Required<BatchOptions>;
  #tuner: BatchTuner;
  #epoch: number;
  #times: number[][] = [];
  #untold = 0;
  /** After how many batches members tell each other next. */
  #every = 0;
  /** Is it the first batch since members told each other? */
  #hasTold = false;

  /** @internal Use `group.batches`. */
  constructor(membership: Membership, name: string, options: Required<BatchOptions>) {
    this.name = name;
    this.#membership = membership;
    this.#options = options;
    this.#epoch = membership.epoch;
    this.#tuner = this.#begin();
  }

  #begin(): BatchTuner {
    this.#times = this.#options.sizes.map(() => []);
    this.#untold = 0;
    this.#every = this.#options.every;
    this.#hasTold = false;
    return new BatchTuner(this.#options.sizes);
  }

  /** Members left the old epoch at different places, and newcomers know nothing of it: all begin anew. */
  #followEpoch(): void {
    const { epoch } = this.#membership;
    if (this.#epoch === epoch) return;
    this.#epoch = epoch;
    this.#tuner = this.#begin();
  }

  /** Which size has its turn from how many that wait: "1, 2, 4, 8 from 6". */
  get plan(): string {
    this.#followEpoch();
    return `${this.#tuner.plan}`;
  }

  /**
   * The size of the next batch, where so many wait: all members ask before each batch, with the same number (`group.exchange` tells it). It may be more than wait; none waiting
   * gives the smallest. RangeError for what is not a whole number from 0.
   */
  size(waiting: number): number {
    if (!Number.isSafeInteger(waiting) || waiting < 0)
      throw new RangeError(`size: ${shown(waiting)} wait for "${this.name}": use a whole number from 0 on`);
    this.#followEpoch();
    return this.#options.sizes[this.#tuner.placeFor(waiting)]!;
  }

  /**
   * Says how many milliseconds a batch of this size took: all members, after each batch. Each `every` of them, sooner where nothing is
   * known of the size, more seldom while nothing changes, the members tell each other, and the slowest counts. RangeError for another size than `size` gives, or for a time that is not a number from 0.
   * MismatchError where members had batches of other sizes.
   */
  async measured(size: number, ms: number, options?: WaitOptions): Promise<void> {
    const { timeoutMs, signal } = checkOptions(groupWaitOptions, "measured", options);
    const place = this.#options.sizes.indexOf(size);
    if (place < 0)
      throw new RangeError(
        `measured: batches of "${this.name}" have no size ${shown(size)}: use what size() gave, one of ${this.#options.sizes.join(", ")}`,
      );
    if (typeof ms !== "number" || !(ms >= 0 && Number.isFinite(ms)))
      throw new RangeError(
        `measured: a batch of "${this.name}" took ${shown(ms)} ms: use a number from 0 on`,
      );
    this.#followEpoch();
    const membership = this.#membership;
    if (!membership.adaptivity.on) return;
    // Members hear of each other at different times, and come so to the next batch.
    if (this.#hasTold) {
      this.#hasTold = false;
      return;
    }
    const times = this.#times[place]!;
    // A clock may have stood still.
    times.push(Math.max(ms, 1e-6));
    if (times.length > mostBatches) times.shift();
    const isEnough = this.#tuner.isUnknown(place) && times.length >= leastBatches;
    if (++this.#untold < this.#every && !isEnough && !this.#tuner.isDue) return;
    const own: Told[] = [];
    for (const [i, each] of this.#times.entries()) {
      if (each.length < leastBatches) continue;
      own.push([i, each.sort((a, b) => a - b)[each.length >> 1]!]);
      each.length = 0;
    }
    this.#untold = 0;
    this.#hasTold = membership.size > 1;
    const about = `batches ${this.name}`;
    const all =
      membership.size === 1
        ? [own]
        : await membership.exchange<readonly Told[]>(about, own, untilOf(timeoutMs, signal));
    const tuned = this.#tuner.add(this.#slowest(all));
    const { every } = this.#options;
    this.#every = tuned.length > 0 ? every : Math.min(2 * this.#every, mostSeldom * every);
    for (const { kind, from, to, reason } of tuned)
      membership.adaptivity.tell({ what: this.name, kind, from, to, reason });
  }

  #slowest(all: readonly (readonly Told[])[]): BatchTimes {
    const slowest: (number | undefined)[] = [];
    for (const told of all) {
      if (told.length !== all[0]!.length) throw this.#mismatch(all);
      for (const [at, [place, ms]] of told.entries()) {
        if (place !== all[0]![at]![0]) throw this.#mismatch(all);
        slowest[place] = Math.max(slowest[place] ?? 0, ms);
      }
    }
    return slowest;
  }

  #mismatch(all: readonly (readonly Told[])[]): MismatchError {
    const { sizes } = this.#options;
    const words = (told: readonly Told[]): string =>
      `batches of ${told.map(([place]) => sizes[place]).join(", ")} for "${this.name}"`;
    return new MismatchError(new Map(all.map((told, rank) => [rank, words(told)])));
  }
}
