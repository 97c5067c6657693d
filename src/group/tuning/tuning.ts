import { checkOptions } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import type { Membership } from "../membership/membership.ts";
import type { Change } from "../metrics/changes.ts";
import { Adaptive, type AdaptiveOptions, adaptiveOptions } from "./adaptive.ts";
import { Batches, type BatchOptions, batchOptions } from "./batches.ts";
import { CheckpointPace, type CheckpointPaceOptions, checkpointPaceOptions } from "./checkpoint-pace.ts";
import { type ShareOptions, Shares, shareOptions } from "./shares.ts";

/** Methods of a group that create autotuned settings, with the check of their arguments. */
export class Tuning {
  readonly #membership: Membership;

  constructor(membership: Membership) {
    this.#membership = membership;
  }

  adaptive<const T extends number | string>(name: string, options: AdaptiveOptions<T>): Adaptive<T> {
    checkName("adaptive", name);
    const given = checkOptions(adaptiveOptions, "adaptive", options as AdaptiveOptions);
    const values = [...given.values] as T[];
    const start = (given.start ?? values[values.length >> 1]) as T;
    if (!values.includes(start))
      throw new RangeError(`adaptive: start is ${shown(start)}. Use one of the values ${values.join(", ")}.`);
    const { every, unit } = given;
    return new Adaptive<T>(this.#membership, name, { values, start, every, unit });
  }

  batches(name: string, options: BatchOptions): Batches {
    checkName("batches", name);
    const { sizes, every } = checkOptions(batchOptions, "batches", options);
    return new Batches(this.#membership, name, { sizes: [...sizes], every });
  }

  shares(name: string, options: ShareOptions | undefined): Shares {
    checkName("shares", name);
    const { every } = checkOptions(shareOptions, "shares", options);
    return new Shares(this.#membership, name, every);
  }

  checkpointPace(options: CheckpointPaceOptions | undefined): CheckpointPace {
    return new CheckpointPace(
      this.#membership,
      checkOptions(checkpointPaceOptions, "checkpointPace", options),
    );
  }

  get changes(): readonly Change[] {
    return this.#membership.adaptivity.changes;
  }
}

function checkName(method: string, name: unknown): void {
  if (typeof name !== "string" || name === "")
    throw new TypeError(`${method}: the name is ${shown(name)}. Use a string that is not empty.`);
}
