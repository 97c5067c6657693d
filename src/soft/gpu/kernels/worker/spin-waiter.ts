// Spin wait of a worker for the next launch before it sleeps. A wake-up takes longer than the rest of a short
// launch.
import { availableParallelism } from "node:os";
import { libc } from "../../../../../ffi/libc/index.ts";
import { Word } from "../shared/control.ts";

const LOOK_MS = 0.03;
/** Reads of the launch counter between two reads of the clock. */
const LOOKS = 50;
const MOST_SLEEPS = 256;

export class SpinWaiter {
  readonly #words: Int32Array;
  readonly #sign: number;
  readonly #processors = availableParallelism();
  /** Number of launches for which the worker does not spin. */
  #sleeps = 0;
  /** Value of `#sleeps` after the next vain spin. A spin is vain when launches are rare or no CPU is free. */
  #more = 1;
  #announced = false;

  /** `index` is the index of the worker. */
  constructor(words: Int32Array, index: number) {
    this.#words = words;
    this.#sign = index + 1;
  }

  /**
   * Announces, before the worker reports the end of a launch, that it will spin. Only one worker spins at a
   * time.
   */
  announce(): void {
    if (this.#processors < 2 || this.#sleeps-- > 0) return;
    this.#announced = Atomics.compareExchange(this.#words, Word.spinning, 0, this.#sign) === 0;
  }

  /** Spins, if announced, until the launch counter differs from `seen` or the spin limit is reached. */
  look(seen: number): void {
    if (!this.#announced) return;
    this.#announced = false;
    const words = this.#words;
    const until = performance.now() + LOOK_MS;
    do {
      // The scheduler tends to run the waking and the woken thread on one processor. There the next launch
      // could not arrive during the spin.
      libc.sched_yield();
      for (let i = 0; i < LOOKS && Atomics.load(words, Word.launch) === seen; i++);
    } while (Atomics.load(words, Word.launch) === seen && performance.now() < until);
    // A launch that relies on the spinning worker after this store is noticed by the wait that follows.
    Atomics.store(words, Word.spinning, 0);
    const vain = Atomics.load(words, Word.launch) === seen;
    this.#sleeps = vain ? this.#more : 0;
    this.#more = vain ? Math.min(MOST_SLEEPS, 2 * this.#more) : 1;
  }
}
