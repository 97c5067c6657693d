// A worker that looks for the next launch for a moment before it sleeps: to wake one takes longer than all else of a short launch.
import { availableParallelism } from "node:os";
import { libc } from "../../../../ffi/libc/index.ts";
import { Word } from "./control.ts";

const LOOK_MS = 0.03;
/** Looks between two looks at the clock. */
const LOOKS = 50;
const MOST_SLEEPS = 256;

export class Lookout {
  readonly #words: Int32Array;
  readonly #sign: number;
  readonly #processors = availableParallelism();
  /** Times not to look, and how many there will be after the next look in vain: launches are rare, or no processor is left for both. */
  #sleeps = 0;
  #more = 1;
  #announced = false;

  /** `index`: the worker's place. */
  constructor(words: Int32Array, index: number) {
    this.#words = words;
    this.#sign = index + 1;
  }

  /** Says, before the end of a launch is told, that this worker will look for the next one; one worker at a time. */
  announce(): void {
    if (this.#processors < 2 || this.#sleeps-- > 0) return;
    this.#announced = Atomics.compareExchange(this.#words, Word.looking, 0, this.#sign) === 0;
  }

  /** Spins, when that was said, until there is another launch than the last one seen, or the moment is over. */
  look(seen: number): void {
    if (!this.#announced) return;
    this.#announced = false;
    const words = this.#words;
    const until = performance.now() + LOOK_MS;
    do {
      // The scheduler likes to keep who wakes and who is woken on one processor: there the next launch could not come while this one looks.
      libc.sched_yield();
      for (let i = 0; i < LOOKS && Atomics.load(words, Word.launch) === seen; i++);
    } while (Atomics.load(words, Word.launch) === seen && performance.now() < until);
    // A launch that counts on it from here on is seen by the wait that follows.
    Atomics.store(words, Word.looking, 0);
    const vain = Atomics.load(words, Word.launch) === seen;
    this.#sleeps = vain ? this.#more : 0;
    this.#more = vain ? Math.min(MOST_SLEEPS, 2 * this.#more) : 1;
  }
}
