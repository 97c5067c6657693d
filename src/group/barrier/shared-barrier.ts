import { availableParallelism } from "node:os";
import { memory } from "../../../ffi/runtime/index.ts";
import { ClosedError } from "../../errors.ts";
import { until } from "../../wait/until.ts";
import { MemberLostError } from "../group-error.ts";
import { left, type Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";

/** Words of a member: how many barriers it has come to, through all epochs, which wraps; and whether it sleeps in one. */
const WORDS = 2;
const ARRIVED = 0;
const SLEEPS = 1;
/**
 * So long a member looks before it lets the event loop go on: longer than the others need when all come at once, and where each has a
 * processor of its own, longer than what delays one of them, as all pay for one that sleeps.
 */
const spinMs = { shared: 0.03, own: 0.2 };
/** It looks at the clock, which takes as long as several looks at the others, after so many. */
const looksEach = 16;

/**
 * Processes of one machine meet in memory that they share: each counts up its own word and looks at those of the others. Who finds
 * somebody missing sleeps, and is woken by a message of whoever comes.
 */
export class SharedBarrier {
  readonly #membership: Membership;
  /** By members' ids. */
  readonly #words: ReadonlyMap<number, Int32Array>;
  readonly #own: Int32Array;
  #others: readonly (readonly [id: number, words: Int32Array])[] = [];
  #count = 0;
  /** A barrier that ended at its deadline: this member has come to it, and waits on there. */
  #unfinished = false;
  #closed = false;
  readonly #spinMs: number;

  /** `addresses`: of each member's words. */
  constructor(membership: Membership, addresses: ReadonlyMap<number, number>) {
    this.#membership = membership;
    this.#words = new Map(
      [...addresses].map(([id, at]) => [id, new Int32Array(memory(at, WORDS * 4))] as const),
    );
    this.#own = this.#words.get(membership.mesh.own.id)!;
    this.#spinMs = availableParallelism() >= addresses.size ? spinMs.own : spinMs.shared;
    membership.mesh.listen("came", () => membership.mesh.wake());
  }

  /** Have all come? */
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

  /** How many this member has come to: others may have come to more when an epoch ends. */
  get count(): number {
    return this.#count;
  }

  /** An epoch begins; `counts`: of all members, when it did. What any of them came to in the former one counts no more. */
  begin(counts: readonly number[]): void {
    this.#count = counts.reduce((most, each) => (((each - most) | 0) > 0 ? each : most), counts[0] ?? 0);
    this.#others = this.#membership.others.map((id) => [id, this.#words.get(id)!] as const);
    this.#unfinished = false;
  }

  /** Comes to the next barrier, and says so to those that sleep in it. */
  #arrive(): void {
    const { mesh } = this.#membership;
    if (this.#unfinished) return;
    this.#count = (this.#count + 1) | 0;
    Atomics.store(this.#own, ARRIVED, this.#count);
    for (const [id, words] of this.#others)
      if (Atomics.load(words, SLEEPS) === 1) mesh.send(id, "came", null);
  }

  async meet(what: () => string, deadline: Until): Promise<void> {
    const { mesh } = this.#membership;
    this.#arrive();
    this.#unfinished = true;
    const end = performance.now() + this.#spinMs;
    do
      for (let looks = 0; looks < looksEach; looks++)
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
      await until(look, (ready) => mesh.watch(ready), { ...left(deadline), what });
      this.#unfinished = false;
    } catch (error) {
      if (this.#closed || deadline.signal?.aborted || error instanceof MemberLostError) throw error;
      throw mesh.missing(what(), this.#missing(), deadline.timeoutMs);
    } finally {
      if (!this.#closed) Atomics.store(this.#own, SLEEPS, 0);
    }
  }

  /** The memory is going away: nobody looks at it any more. */
  close(): void {
    this.#closed = true;
    this.#membership.mesh.wake();
  }
}
