/** Clock of the kernels of a worker. */
export class DeviceClock {
  readonly #startMs = performance.now();
  /** Nanoseconds from 1970 to the start. `Date.now()` would be a second clock, which the timer could run back against. */
  readonly #start = BigInt(Math.round((performance.timeOrigin + this.#startMs) * 1e3)) * 1000n;

  /** Returns the time since the start in nanoseconds, for `%clock64`. */
  readonly nanoseconds = (): bigint => BigInt(Math.round((performance.now() - this.#startMs) * 1e6));

  /** Returns the time since 1970 in nanoseconds, for `%globaltimer`. */
  readonly globalTimer = (): bigint => this.#start + this.nanoseconds();
}
