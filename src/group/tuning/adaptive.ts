import { checkOptions, described, optionsTable, text, whole } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { median } from "../../tuning/median.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { isAmount } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";
import { groupWaitOptions } from "../membership/wait-options.ts";
import { EpochState } from "./epoch-state.ts";
import { Tuner } from "./tuner.ts";

/** Options of an autotuned setting. */
export interface AdaptiveOptions<T extends number | string = number | string> {
  /** Allowed values, in an order in which neighbors have similar costs. */
  readonly values: readonly T[];
  /** Initial value, by default the middle one. */
  readonly start?: T;
  /** Number of measurements between two exchanges. Their median counts. */
  readonly every?: number;
  /** Unit of the costs, for reasons. */
  readonly unit?: string;
}

export const adaptiveOptions = optionsTable<AdaptiveOptions>()(
  "group.AdaptiveOptions",
  { "Group.adaptive": 1 },
  {
    values: {
      type: described("different numbers or strings, at least one", (value) => {
        const values = value as readonly unknown[];
        return (
          Array.isArray(values) &&
          values.length > 0 &&
          new Set(values).size === values.length &&
          values.every((each) => typeof each === "number" || typeof each === "string")
        );
      }),
      required: true,
      text: "Allowed values. Neighbors have similar costs.",
    },
    start: {
      type: described("one of the values", (value) => typeof value === "number" || typeof value === "string"),
      defaultText: "the middle one",
      text: "Initial value.",
    },
    every: {
      type: whole(1, 1_000_000),
      default: 8,
      unit: "measurements",
      text: "Interval between exchanges.",
    },
    unit: { type: text("a unit"), default: "ms", text: "Unit of the costs." },
  },
);

/**
 * Number of samples in a trial. Each sample is the median of `every / samples` measurements, so that a much
 * worse value is abandoned early.
 */
const samples = 3;

/**
 * Autotuned setting of a program, such as the frames of a batch or the threads of a kernel. All members have
 * the same value. `group.adaptive` creates it.
 */
export class Adaptive<T extends number | string> {
  readonly name: string;
  readonly #membership: Membership;
  readonly #options: Required<AdaptiveOptions<T>>;
  readonly #state: EpochState<{ readonly tuner: Tuner; costs: number[] }>;

  /** @internal Use `group.adaptive`. */
  constructor(membership: Membership, name: string, options: Required<AdaptiveOptions<T>>) {
    this.name = name;
    this.#membership = membership;
    this.#options = options;
    this.#state = new EpochState(membership, `adaptive ${name}`, () => ({
      tuner: this.#newTuner(),
      costs: [],
    }));
  }

  #newTuner(): Tuner {
    const { values, start, unit } = this.#options;
    return new Tuner({
      count: values.length,
      start: values.indexOf(start),
      samples,
      settle: 0,
      text: (cost) => `${Number(cost.toPrecision(3))} ${unit}`,
    });
  }

  /** Value to use now. In a new epoch, the start value until the first measurement. */
  get value(): T {
    const { values, start } = this.#options;
    const state = this.#state.current;
    return state === undefined ? start : values[state.tuner.at]!;
  }

  /**
   * Adds the cost of a piece of work with the current value, such as the milliseconds of a frame. Returns the
   * value to use next. All members must call it the same number of times. After `every` calls, and earlier
   * during a trial, the members exchange their medians, and the highest one counts. Throws RangeError if the
   * cost is not a finite number of at least 0.
   */
  async measured(cost: number, options?: WaitOptions): Promise<T> {
    const wait = checkOptions(groupWaitOptions, "measured", options);
    if (typeof cost !== "number" || !(cost >= 0 && Number.isFinite(cost)))
      throw new RangeError(
        `measured: the cost of "${this.name}" is ${shown(cost)}. Use a finite number of at least 0.`,
      );
    const state = this.#state.follow();
    const { adaptivity, size } = this.#membership;
    if (!adaptivity.on) return this.value;
    state.costs.push(cost);
    const { every, values } = this.#options;
    if (state.costs.length < (state.tuner.isEager ? Math.ceil(every / samples) : every)) return this.value;
    const own = median(state.costs);
    state.costs = [];
    // A single member changes its value before this method returns.
    const all = size === 1 ? [own] : await this.#state.exchange(own, wait, isAmount);
    for (const { kind, reason, ...tuned } of state.tuner.add(Math.max(...all))) {
      const [from, to] = [values[tuned.from], values[tuned.to]].map(String) as [string, string];
      adaptivity.record({ what: this.name, kind, from, to, reason });
    }
    return this.value;
  }
}
