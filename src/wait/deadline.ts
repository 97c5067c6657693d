/** Point in time at which several waits end together, and the signal that ends them earlier. */
export class Deadline {
  /** Time between the creation of the deadline and its end, in milliseconds. */
  readonly timeoutMs: number;
  /** Signal that ends the waits early. */
  readonly signal: AbortSignal | undefined;
  readonly #endMs: number;

  constructor(timeoutMs: number, signal?: AbortSignal) {
    this.timeoutMs = timeoutMs;
    this.signal = signal;
    this.#endMs = performance.now() + timeoutMs;
  }

  /** Returns the milliseconds until the deadline, 0 once it has passed. */
  remainingMs(): number {
    return Math.max(0, this.#endMs - performance.now());
  }

  /** True once the deadline has passed. */
  get expired(): boolean {
    return performance.now() >= this.#endMs;
  }

  /** Returns the time and the signal for the next wait. */
  remaining(): { readonly timeoutMs: number; readonly signal: AbortSignal | undefined } {
    return { timeoutMs: this.remainingMs(), signal: this.signal };
  }

  /** Returns a deadline with the same signal that ends after `timeoutMs`, or with this one if that is earlier. */
  within(timeoutMs: number): Deadline {
    return new Deadline(Math.min(timeoutMs, this.remainingMs()), this.signal);
  }
}
