import { DeadlineError } from "../../errors.ts";
import { Deadline } from "../../wait/deadline.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { MemberEndedError, MissingMembersError } from "../membership/links/group-error.ts";
import {
  type Accepts,
  isAmount,
  isFlag,
  listOf,
  optional,
  recordOf,
} from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";

/**
 * Time for which a member waits beyond its own deadline for values that the other members send at this moment, in
 * milliseconds.
 */
const graceMs = 1000;

/** Result of a measurement at one member. */
interface Outcome {
  /** Microseconds of each candidate. Undefined when the member ended its call during the measurement. */
  readonly us: readonly number[] | undefined;
  /** True when the member takes no part in further measurements. */
  readonly isLast: boolean;
}

const isOutcome = recordOf<Outcome>({ us: optional(listOf(isAmount)), isLast: isFlag });

/**
 * Call in which all members measure together, and which each member may end at its own deadline. A kernel of the
 * measurement waits for the same kernel in all members, and the next collective of the program must not meet it.
 * So the members first agree that all of them take part. From then on each of them enqueues every kernel of the
 * measurement, also after its deadline, and none of them decides alone.
 */
export class JointMeasurement {
  readonly #membership: Membership;
  readonly #kind: string;
  readonly #deadline: Deadline;
  readonly #fail: (error: unknown) => void;

  /** `fail` makes the group refuse collectives until a reform. */
  constructor(
    membership: Membership,
    kind: string,
    wait: WaitOptions & { readonly timeoutMs: number },
    fail: (error: unknown) => void,
  ) {
    this.#membership = membership;
    this.#kind = kind;
    this.#deadline = new Deadline(wait.timeoutMs, wait.signal);
    this.#fail = fail;
  }

  /** Returns the time and the signal for the next wait. */
  get remaining(): WaitOptions {
    const { timeoutMs, signal } = this.#deadline.remaining();
    return signal === undefined ? { timeoutMs } : { timeoutMs, signal };
  }

  /**
   * Exchanges a value, and returns the values of all members. Throws in all members when one of them ended its
   * call: its own error there, and MemberEndedError in the others. Nothing is measured then.
   */
  async begin<T>(value: T, accepts: Accepts<T>): Promise<T[]> {
    const kind = `${this.#kind} vote`;
    let values: T[];
    try {
      values = await this.#membership.exchange(this.#kind, value, this.#deadline, accepts);
    } catch (error) {
      if (this.isOwnEnd(error)) this.#membership.announce(kind, false);
      throw error;
    }
    const votes = await this.#agreed(kind, true, isFlag);
    this.#refuse(votes.map((vote) => !vote));
    return values;
  }

  /**
   * Exchanges the times of a measurement. `end` is the error that ended it at this member. Calls `decide` with the
   * times of all members, and throws when one of them takes no part in a further measurement.
   */
  async conclude(
    own: readonly number[] | undefined,
    end: unknown,
    decide: (all: readonly (readonly number[])[]) => void,
  ): Promise<void> {
    const kind = `${this.#kind} times`;
    if (own === undefined) {
      this.#membership.announce(kind, { us: own, isLast: true } satisfies Outcome);
      throw end;
    }
    const { expired, signal } = this.#deadline;
    const isLast = expired || signal?.aborted === true;
    const outcomes = await this.#agreed<Outcome>(kind, { us: own, isLast }, isOutcome);
    if (outcomes.every(({ us }) => us?.length === own.length)) decide(outcomes.map(({ us }) => us!));
    if (isLast) {
      signal?.throwIfAborted();
      throw new DeadlineError(`group "${this.#membership.name}": ${this.#kind}()`, this.#deadline.timeoutMs);
    }
    this.#refuse(outcomes.map((each) => each.isLast));
  }

  /** Returns true for the error of a wait that ended at the deadline or by the signal of this member. */
  isOwnEnd(error: unknown): boolean {
    const { signal } = this.#deadline;
    if (error instanceof DeadlineError || error instanceof MissingMembersError) return this.#deadline.expired;
    return signal?.aborted === true && error === signal.reason;
  }

  /** Exchanges a value on which the further course depends, so that this member waits beyond its deadline. */
  async #agreed<T>(kind: string, value: T, accepts: Accepts<T>): Promise<T[]> {
    const deadline = new Deadline(Math.max(graceMs, this.#deadline.remainingMs()));
    try {
      return await this.#membership.exchange(kind, value, deadline, accepts);
    } catch (error) {
      // Another member may go on to measure. A collective of the program could meet its kernels.
      if (error instanceof MissingMembersError) this.#fail(error);
      throw error;
    }
  }

  #refuse(ended: readonly boolean[]): void {
    const ranks = [...ended.keys()].filter((rank) => ended[rank]);
    if (ranks.length > 0)
      throw new MemberEndedError(`group "${this.#membership.name}": ${this.#kind}()`, ranks);
  }
}
