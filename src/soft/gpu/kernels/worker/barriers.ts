// Barriers of a block: arrived threads, and barriers that open.

import type { Wait } from "../../wasm/kernel/wait-points.ts";
import { BARRIERS, CONTRIBUTIONS, COUNTS, ENDED, RESULTS, STATES } from "../../wasm/unit/layout.ts";
import { type BarrierObserver, reportDivergent } from "../inspect/access-checker.ts";
import { addGarbage } from "./gc-pressure.ts";

/** Bit of the state of a thread that is held at a barrier. Its region skips the thread. */
export const HELD = 0x40000000;
const RELEASE_GARBAGE = 4096;

export class Barriers {
  readonly #states: Int32Array;
  readonly #given: Int32Array;
  readonly #got: Int32Array;
  readonly #barriers: Int32Array;
  readonly #counts: Int32Array;
  readonly #free: Uint8Array;
  /** Number of threads that arrived without waiting (bar.arrive), by barrier. */
  readonly #arrived = new Map<number, number>();

  /** `part` returns a per-thread array at an offset. `free` marks threads that may continue. */
  constructor(part: (at: number) => Int32Array, free: Uint8Array) {
    this.#states = part(STATES);
    this.#given = part(CONTRIBUTIONS);
    this.#got = part(RESULTS);
    this.#barriers = part(BARRIERS);
    this.#counts = part(COUNTS);
    this.#free = free;
  }

  /** Resets the barriers for the next block. */
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

  /** Opens the barriers that are complete. Returns true when one opened. */
  release(threads: number, waits: readonly Wait[], observer: BarrierObserver | undefined): boolean {
    addGarbage(RELEASE_GARBAGE);
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
      if (wanted > alive) observer?.stuck(this.#states[list[0]!]! & ~HELD, list[0]!);
      if (list.length + arrived < (wanted === 0 ? alive : Math.min(wanted, alive))) continue;
      this.#arrived.delete(id);
      if (observer !== undefined) reportDivergent(this.#states, list, observer);
      if (wanted === 0) observer?.opened();
      if (wanted === 0 && alive < threads) observer?.left(this.#states[list[0]!]! & ~HELD, list[0]!);
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
