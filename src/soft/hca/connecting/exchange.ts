// A message that is sent again until something answers it.
import type { Message } from "../management/datagram.ts";
import { Deadline } from "./deadlines.ts";
import type { Network, Way } from "./network.ts";

/** The first repetition comes after this; each waits twice as long as the one before, up to the last. */
const FIRST_MS = 50;
const LONGEST_MS = 4096;

/** Milliseconds of a timeout's code: 4.096 us times 2^code. */
export const codeMs = (code: number): number => 0.004096 * 2 ** code;

export class Exchange {
  readonly #network: Network;
  readonly #way: Way;
  readonly #deadline: Deadline;
  #message: Message | undefined;
  #giveUp: () => void = () => {};
  #left = 0;
  #waitMs = 0;

  constructor(network: Network, way: Way) {
    this.#network = network;
    this.#way = way;
    this.#deadline = new Deadline(() => this.#again());
  }

  /** Sends `message` now and `retries` times more while nothing calls {@link stop}; then calls `giveUp`. */
  start(message: Message, retries: number, giveUp: () => void): void {
    this.#message = message;
    this.#giveUp = giveUp;
    this.#left = retries;
    this.#waitMs = FIRST_MS;
    this.#send();
  }

  #send(): void {
    this.#network.send(this.#way, this.#message!);
    this.#network.deadlines.set(this.#deadline, this.#network.now() + this.#waitMs);
  }

  #again(): void {
    if (this.#left === 0) {
      this.stop();
      this.#giveUp();
      return;
    }
    this.#left--;
    this.#waitMs = Math.min(2 * this.#waitMs, LONGEST_MS);
    this.#send();
  }

  /** The message came, and its answer takes `ms` milliseconds. */
  defer(ms: number): void {
    if (this.#message === undefined) return;
    this.#network.deadlines.set(this.#deadline, this.#network.now() + Math.max(ms, this.#waitMs));
  }

  /** Sends it at once: the other end shows that it did not get it. */
  repeat(): void {
    if (this.#message !== undefined) this.#network.send(this.#way, this.#message);
  }

  stop(): void {
    this.#message = undefined;
    this.#network.deadlines.clear(this.#deadline);
  }
}
