// Where threads of a block are held at barriers: who has come, and which of them opens.
import { BARRIERS, COUNTS, ENDED, GIVEN, GOT, STATES } from "../../wasm/layout.ts";
import type { Wait } from "../../wasm/waiting.ts";
import { type BarrierWatch, tellDivergent } from "../inspect/barriers.ts";
import { litter } from "../litter.ts";

/** Added to the state of a thread that may not go on yet, so that its region passes it over. */
export const HELD = 0x40000000;
const RELEASE_LITTER = 4096;

export class Barriers {
  readonly #states: Int32Array;
  readonly #given: Int32Array;
  readonly #got: Int32Array;
  readonly #barriers: Int32Array;
  readonly #counts: Int32Array;
  readonly #free: Uint8Array;
  /** Threads that have arrived at a barrier without waiting there (bar.arrive), by the barrier. */
  readonly #arrived = new Map<number, number>();

  /** `part` gives an array of all threads; in `free` those are marked that may go on. */
  constructor(part: (at: number) => Int32Array, free: Uint8Array) {
    this.#states = part(STATES);
    this.#given = part(GIVEN);
    this.#got = part(GOT);
    this.#barriers = part(BARRIERS);
    this.#counts = part(COUNTS);
    this.#free = free;
  }

  /** Before another block. */
  forget(): void {
    this.#arrived.clear();
  }

  arrive(first: number, last: number): void {
    for (let t = first; t < last; t++) {
      if (this.#states[t] === ENDED) continue;
      const id = this.#barriers[t]!;
      this.#arrived.set(id, (this.#arrived.get(id) ?? 0) + 1);
    }
  }

  /** Opens the barriers at which all have arrived: whether any did. */
  release(threads: number, waits: readonly Wait[], watch: BarrierWatch | undefined): boolean {
    litter(RELEASE_LITTER);
    const waiting = new Map<number, number[]>();
    let alive = 0;
    for (let t = 0; t < threads; t++) {
      const state = this.#states[t]!;
      if (state === ENDED) continue;
      alive++;
      if ((state & HELD) === 0 || waits[state & ~HELD]!.kind !== "barrier") continue;
      const id = this.#barriers[t]!;
      const list = waiting.get(id);
      if (list === undefined) waiting.set(id, [t]);
      else list.push(t);
    }
    let opened = false;
    for (const [id, list] of waiting) {
      const wanted = this.#counts[list[0]!]!;
      const arrived = this.#arrived.get(id) ?? 0;
      if (wanted > alive) watch?.stuck(this.#states[list[0]!]! & ~HELD, list[0]!);
      if (list.length + arrived < (wanted === 0 ? alive : Math.min(wanted, alive))) continue;
      this.#arrived.delete(id);
      if (watch !== undefined) tellDivergent(this.#states, list, watch);
      if (wanted === 0) watch?.opened();
      if (wanted === 0 && alive < threads) watch?.left(this.#states[list[0]!]! & ~HELD, list[0]!);
      this.#open(list, waits);
      opened = true;
    }
    return opened;
  }

  #open(list: readonly number[], waits: readonly Wait[]): void {
    const states = this.#states;
    const combines = waits[states[list[0]!]! & ~HELD]!.combines;
    let count = 0;
    if (combines !== undefined) for (const t of list) count += this.#given[t]! & 1;
    const result =
      combines === "popc" ? count : combines === "and" ? Number(count === list.length) : Number(count > 0);
    for (const t of list) {
      states[t]! &= ~HELD;
      this.#free[t] = 1;
      if (combines !== undefined) this.#got[t] = result;
    }
  }
}
