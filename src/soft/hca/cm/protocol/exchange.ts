// A message that is repeated until an answer arrives.
import type { Message } from "../mad/datagram.ts";
import type { GidPath, MadTransport } from "./mad-transport.ts";
import { Timer } from "./timer-queue.ts";

/**
 * Delay of the first repetition in milliseconds. Each further delay is twice the one before, up to a limit.
 */
const FIRST_MS = 50;
const LONGEST_MS = 4096;

/** Returns the milliseconds of a timeout code, 4.096 us times 2^code. */
export const codeMs = (code: number): number => 0.004096 * 2 ** code;

export class Exchange {
  readonly #network: MadTransport;
  readonly #path: GidPath;
  readonly #timer: Timer;
  #message: Message | undefined;
  #onTimeout: () => void = () => {};
  #left = 0;
  #waitMs = 0;

  constructor(network: MadTransport, path: GidPath) {
    this.#network = network;
    this.#path = path;
    this.#timer = new Timer(() => this.#again());
  }

  /** Sends `message` now, and `retries` times more until {@link stop}. Then calls `onTimeout`. */
  start(message: Message, retries: number, onTimeout: () => void): void {
    this.#message = message;
    this.#onTimeout = onTimeout;
    this.#left = retries;
    this.#waitMs = FIRST_MS;
    this.#send();
  }

  #send(): void {
    this.#network.send(this.#path, this.#message!);
    this.#network.timers.set(this.#timer, this.#network.now() + this.#waitMs);
  }

  #again(): void {
    if (this.#left === 0) {
      this.stop();
      this.#onTimeout();
      return;
    }
    this.#left--;
    this.#waitMs = Math.min(2 * this.#waitMs, LONGEST_MS);
    this.#send();
  }

  /** Extends the wait by `ms` milliseconds: the peer has the message and needs time. */
  defer(ms: number): void {
    if (this.#message === undefined) return;
    this.#network.timers.set(this.#timer, this.#network.now() + Math.max(ms, this.#waitMs));
  }

  /** Repeats the message at once: the peer has shown that it did not arrive. */
  repeat(): void {
    if (this.#message !== undefined) this.#network.send(this.#path, this.#message);
  }

  stop(): void {
    this.#message = undefined;
    this.#network.timers.clear(this.#timer);
  }
}
