import { checkOptions } from "../../arguments/check-options.ts";
import { shown } from "../../arguments/shown.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { groupWaitOptions } from "../done-options.ts";
import { untilOf } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import type { AdaptiveOptions } from "./adaptive-options.ts";
import { Tuner } from "./tuner.ts";

/** A trial takes so many times a part of `every` measurements: what is much worse is left after one. */
const samples = 3;

/**
 * A setting of a program that follows what is measured: as many frames of a batch, as many threads of a kernel as suit the machine of now.
 * The same in all members. `group.adaptive` gives it.
 */
export class Adaptive<T extends number | string> {
  readonly name: string;
  readonly #membership: Membership;
  readonly #options: Required<AdaptiveOptions<T>>;
  #tuner: Tuner;
  #epoch: number;
  #costs: number[] = [];

  /** @internal Use `group.adaptive`. */
  constructor(membership: Membership, name: string, options: Required<AdaptiveOptions<T>>) {
    this.name = name;
    this.#membership = membership;
    this.#options = options;
    this.#epoch = membership.epoch;
    this.#tuner = this.#newTuner();
  }

  #newTuner(): Tuner {
    const { values, start, unit } = this.#options;
    return new Tuner({
      count: values.length,
      start: values.indexOf(start),
      samples,
      text: (cost) => `${Number(cost.toPrecision(3))} ${unit}`,
    });
  }

  /** Members left the old epoch at different places, and newcomers know nothing of it: all begin anew. */
  #followEpoch(): void {
    const { epoch } = this.#membership;
    if (this.#epoch === epoch) return;
    this.#epoch = epoch;
    this.#tuner = this.#newTuner();
    this.#costs = [];
  }

  /** What to use now. */
  get value(): T {
    this.#followEpoch();
    return this.#options.values[this.#tuner.at]!;
  }

  /**
   * Says what a piece of work cost with the value of now (milliseconds a frame, say; less is better): all members call it equally often. Each
   * `every` of them, and more often while another value is tried, the members tell each other the medians, of which the slowest member's counts. RangeError for a cost that is not a number above 0.
   */
  async measured(cost: number, options?: WaitOptions): Promise<T> {
    const { timeoutMs, signal } = checkOptions(groupWaitOptions, "measured", options);
    if (typeof cost !== "number" || !(cost >= 0 && Number.isFinite(cost)))
      throw new RangeError(`measured: the cost of "${this.name}" is ${shown(cost)}: use a number from 0 on`);
    const membership = this.#membership;
    this.#followEpoch();
    const { adaptivity } = membership;
    if (!adaptivity.on) return this.value;
    this.#costs.push(cost);
    const { every, values } = this.#options;
    if (this.#costs.length < (this.#tuner.isEager ? Math.ceil(every / samples) : every)) return this.value;
    const sorted = this.#costs.sort((a, b) => a - b);
    const median = sorted[sorted.length >> 1]!;
    this.#costs = [];
    const about = `adaptive ${this.name}`;
    const all =
      membership.size === 1
        ? [median]
        : await membership.exchange<number>(about, median, untilOf(timeoutMs, signal));
    for (const { kind, reason, ...tuned } of this.#tuner.add(Math.max(...all))) {
      const [from, to] = [values[tuned.from], values[tuned.to]].map(String) as [string, string];
      adaptivity.tell({ what: this.name, kind, from, to, reason });
    }
    return this.value;
  }
}
