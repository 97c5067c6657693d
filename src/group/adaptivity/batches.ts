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
   * Says how many milliseconds a batch of this size took: all members, after each batch. Each `every` of them, and at once where little is
   * known of the size, the members tell each other, and the slowest counts. RangeError for another size than `size` gives, or for a time that is not a number from 0.
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
    // A clock may have stood still.
    this.#times[place]!.push(Math.max(ms, 1e-6));
    if (++this.#untold < this.#options.every && !this.#tuner.isEager(place)) return;
    const own = this.#times.flatMap((times, i): Told[] =>
      times.length === 0 ? [] : [[i, times.sort((a, b) => a - b)[times.length >> 1]!]],
    );
    this.#untold = 0;
    for (const times of this.#times) times.length = 0;
    const about = `batches ${this.name}`;
    const all =
      membership.size === 1
        ? [own]
        : await membership.exchange<readonly Told[]>(about, own, untilOf(timeoutMs, signal));
    for (const { kind, from, to, reason } of this.#tuner.add(this.#slowest(all)))
      membership.adaptivity.tell({ what: this.name, kind, from, to, reason });
  }

  #slowest(all: readonly (readonly Told[])[]): BatchTimes {
    const { sizes } = this.#options;
    const words = all.map((told) => told.map(([place]) => sizes[place]).join(", "));
    if (words.some((each) => each !== words[0]))
      throw new MismatchError(
        new Map(words.map((each, rank) => [rank, `batches of ${each} for "${this.name}"`])),
      );
    return sizes.map((_, place) => {
      const times = all.flatMap((told) => told.filter(([i]) => i === place).map(([, ms]) => ms));
      return times.length === 0 ? undefined : Math.max(...times);
    });
  }
}
