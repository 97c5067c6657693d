import { availableParallelism } from "node:os";
import { memory } from "../../../ffi/runtime/index.ts";
import { ClosedError } from "../../errors.ts";
import type { Deadline } from "../../wait/deadline.ts";
import { until } from "../../wait/until.ts";
import { MemberLostError } from "./links/group-error.ts";
import type { Membership } from "./membership.ts";

/**
 * Number of 32-bit words of a member. One word counts the barriers that the member has reached and wraps
 * around. The other word is 1 while the member sleeps.
 */
const WORDS = 2;
const ARRIVED = 0;
const SLEEPS = 1;
/**
 * Spin limit before the event loop runs, in milliseconds. A short limit suffices when members share
 * processors. With one processor for each member, a longer limit covers usual delays and avoids a slow
 * wakeup.
 */
const spinMs = { shared: 0.03, own: 0.2 };
/** Number of polls between two clock reads. A clock read takes as long as several polls. */
const pollsPerClockRead = 16;

/**
 * Barrier for the processes of one machine, in shared memory. Each member increments its own word and polls
 * the words of its peers. A member that sleeps is woken by a message from each arriving peer.
 */
export class SharedBarrier {
  readonly #membership: Membership;
  /** Barrier words of each member, by member id. */
  readonly #words: ReadonlyMap<number, Int32Array>;
  readonly #own: Int32Array;
  #others: readonly (readonly [id: number, words: Int32Array])[] = [];
  #count = 0;
  /**
   * True when the last barrier ended at its deadline. The next call then waits at that barrier instead of a
   * new one.
   */
  #unfinished = false;
  #closed = false;
  readonly #spinMs: number;

  /** Creates the barrier. `addresses` holds the address of each member's barrier words, by member id. */
  constructor(membership: Membership, addresses: ReadonlyMap<number, number>) {
    this.#membership = membership;
    this.#words = new Map(
      [...addresses].map(([id, at]) => [id, new Int32Array(memory(at, WORDS * 4))] as const),
    );
    this.#own = this.#words.get(membership.mesh.own.id)!;
    this.#spinMs = availableParallelism() >= addresses.size ? spinMs.own : spinMs.shared;
    membership.mesh.listen("came", () => membership.mesh.wake());
  }

  /** Returns true when all other members have reached the barrier. */
  #met(): boolean {
    for (const [, words] of this.#others)
      if (((Atomics.load(words, ARRIVED) - this.#count) | 0) < 0) return false;
    return true;
  }

  #missing(): number[] {
    const missing: number[] = [];
    for (const [id, words] of this.#others)
      if (((Atomics.load(words, ARRIVED) - this.#count) | 0) < 0) missing.push(id);
    return missing;
  }

  /**
   * Number of barriers that this member has reached. Counts of different members may differ at the end of an
   * epoch.
   */
  get count(): number {
    return this.#count;
  }

  /**
   * Starts an epoch from the highest of all members' counts. An unfinished barrier of the previous epoch is
   * dropped.
   */
  begin(counts: readonly number[]): void {
    this.#count = counts.reduce((most, each) => (((each - most) | 0) > 0 ? each : most), counts[0] ?? 0);
    this.#others = this.#membership.others.map((id) => [id, this.#words.get(id)!] as const);
    this.#unfinished = false;
  }

  /** Enters the next barrier and wakes the sleeping peers. */
  #arrive(): void {
    const { mesh } = this.#membership;
    if (this.#unfinished) return;
    this.#count = (this.#count + 1) | 0;
    Atomics.store(this.#own, ARRIVED, this.#count);
    for (const [id, words] of this.#others)
      if (Atomics.load(words, SLEEPS) === 1) mesh.send(id, "came", null);
  }

  async meet(what: () => string, deadline: Deadline): Promise<void> {
    const { mesh } = this.#membership;
    this.#arrive();
    this.#unfinished = true;
    const end = performance.now() + this.#spinMs;
    do
      for (let polls = 0; polls < pollsPerClockRead; polls++)
        if (this.#met()) {
          this.#unfinished = false;
          return;
        }
    while (performance.now() < end);
    Atomics.store(this.#own, SLEEPS, 1);
    const look = (): true | undefined => {
      if (this.#closed) throw new ClosedError(what());
      if (this.#met()) return true;
      const { losses } = this.#membership;
      if (losses.length > 0) throw new MemberLostError(what(), losses);
      return undefined;
    };
    try {
      await until(look, (ready) => mesh.watch(ready), { ...deadline.remaining(), what });
      this.#unfinished = false;
    } catch (error) {
      if (this.#closed || deadline.signal?.aborted || error instanceof MemberLostError) throw error;
      throw mesh.missing(what(), this.#missing(), deadline.timeoutMs);
    } finally {
      if (!this.#closed) Atomics.store(this.#own, SLEEPS, 0);
    }
  }

  /** Closes the barrier before its memory is unmapped. Waiting calls throw a ClosedError. */
  close(): void {
    this.#closed = true;
    this.#membership.mesh.wake();
  }
}
