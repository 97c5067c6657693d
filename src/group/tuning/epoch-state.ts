import { Deadline } from "../../wait/deadline.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { Accepts } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";

/**
 * State of a tuner during one epoch, and the exchange of its measurements. A new epoch begins with a new
 * state, because members left the former one at different points and new members lack its measurements.
 */
export class EpochState<T> {
  readonly #membership: Membership;
  readonly #topic: string;
  readonly #begin: () => T;
  #epoch: number;
  #state: T;

  constructor(membership: Membership, topic: string, begin: () => T) {
    this.#membership = membership;
    this.#topic = topic;
    this.#begin = begin;
    this.#epoch = membership.epoch;
    this.#state = begin();
  }

  /** State of the current epoch, or undefined if none has begun. */
  get current(): T | undefined {
    return this.#epoch === this.#membership.epoch ? this.#state : undefined;
  }

  /** Returns the state of the current epoch, and begins one if there is none. */
  follow(): T {
    const { epoch } = this.#membership;
    if (this.#epoch !== epoch) {
      this.#epoch = epoch;
      this.#state = this.#begin();
    }
    return this.#state;
  }

  /** Sends measurements to all members and returns those of all members, by rank. */
  exchange<V>(own: V, wait: WaitOptions & { readonly timeoutMs: number }, accepts: Accepts<V>): Promise<V[]> {
    const deadline = new Deadline(wait.timeoutMs, wait.signal);
    return this.#membership.exchange<V>(this.#topic, own, deadline, accepts);
  }
}
