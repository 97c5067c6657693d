/** Maximum required gain. It limits the effect of noisy measurements. */
const mostGain = 0.25;
/** Factor by which a gain must exceed the relative spread of the measurements. */
const spreads = 1.5;

/**
 * Returns the relative gain that a candidate must show before it replaces the current setting. `spread` is
 * the median distance of the measurements from their median, relative to the median. `leastGain` is the
 * smallest gain worth a change.
 */
export function requiredGain(spread: number, leastGain: number): number {
  return Math.min(mostGain, Math.max(leastGain, spreads * spread));
}

/**
 * Pause between trials, in any unit. `grow` lengthens it up to a limit, and `reset` restores the first pause.
 * `set` replaces it, for example after an expensive trial.
 */
export class BackOff {
  readonly #least: number;
  readonly #most: number;
  readonly #factor: number;
  #pause: number;

  constructor({ least, most, factor = 2 }: { least: number; most: number; factor?: number }) {
    this.#least = least;
    this.#most = most;
    this.#factor = factor;
    this.#pause = least;
  }

  get pause(): number {
    return this.#pause;
  }

  /** Multiplies the pause by the factor, within the limits, and returns it. */
  grow(): number {
    this.#pause = Math.min(this.#most, Math.max(this.#least, this.#factor * this.#pause));
    return this.#pause;
  }

  /** Sets a pause, which may be outside the limits. */
  set(pause: number): void {
    this.#pause = pause;
  }

  reset(): void {
    this.#pause = this.#least;
  }
}
