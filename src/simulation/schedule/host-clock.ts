import { Random } from "./random.ts";

/** Wall-clock time at which every simulation begins: 2026-01-01T00:00:00Z, in milliseconds since 1970. */
export const EPOCH_MS = 1_767_225_600_000;

const MILLION = 1_000_000;

/** Shortest time after which the rate error of a clock changes its sign, in nanoseconds. */
const SHORTEST_TURN_NS = 2 ** 23;
/** Number of doublings from the shortest to the longest such time, which is about a second. */
const TURN_DOUBLINGS = 7;

/** Errors of a {@link HostClock}. */
export interface ClockErrors {
  /** Error of the wall clock at the start, in milliseconds. */
  readonly skewMs: number;
  /** Rate error in parts per million. A positive drift runs fast. */
  readonly driftPpm: number;
  /** Time after which the rate error changes its sign, in nanoseconds. Infinity for a constant rate. */
  readonly turnNs: number;
  /** Time since the last change of the sign at the start, in nanoseconds. */
  readonly phaseNs: number;
}

/**
 * Clock of a host. Its wall clock is wrong by the skew, and both of its clocks run too fast or too slowly by the
 * drift. The sign of the drift may change again and again. Times are whole nanoseconds since the start of the simulation.
 *
 * @internal
 */
export class HostClock {
  readonly skewMs: number;
  /** Rate error at the start in parts per million. A positive drift runs fast. */
  readonly driftPpm: number;
  readonly #turnNs: number;
  readonly #phaseNs: number;

  constructor(errors: Partial<ClockErrors> = {}) {
    const { skewMs = 0, driftPpm = 0, turnNs = Number.POSITIVE_INFINITY, phaseNs = 0 } = errors;
    this.skewMs = skewMs;
    this.driftPpm = driftPpm;
    this.#turnNs = turnNs;
    this.#phaseNs = phaseNs;
  }

  /** Returns the time for which the clock ran with its first drift, less that with the opposite one, from the start to `now`. */
  #driftingNs(now: number): number {
    const turn = this.#turnNs;
    if (turn === Number.POSITIVE_INFINITY) return now;
    const inCycle = (now + this.#phaseNs) % (2 * turn);
    return Math.min(inCycle, 2 * turn - inCycle) - this.#phaseNs;
  }

  /** Returns the monotonic time of the host. */
  monotonicNs(now: number): number {
    return now + Math.floor((this.#driftingNs(now) * this.driftPpm) / MILLION);
  }

  /** Returns the time of the host's wall clock, in whole milliseconds since 1970. */
  wallMs(now: number): number {
    return EPOCH_MS + this.skewMs + Math.floor(this.monotonicNs(now) / MILLION);
  }

  /** Returns the true duration of a time that the host measures from `now` on. */
  trueNs(now: number, hostNs: number): number {
    const turn = this.#turnNs;
    const trueAt = (ns: number, driftPpm: number): number => (ns * MILLION) / (MILLION + driftPpm);
    if (turn === Number.POSITIVE_INFINITY || hostNs === Number.POSITIVE_INFINITY)
      return Math.ceil(trueAt(hostNs, this.driftPpm));
    // The errors of a whole cycle cancel out.
    const cycles = Math.floor(hostNs / (2 * turn));
    let leftNs = hostNs - cycles * 2 * turn;
    let passedNs = cycles * 2 * turn;
    for (let inCycle = (now + this.#phaseNs) % (2 * turn); ; ) {
      const isFirst = inCycle < turn;
      const driftPpm = isFirst ? this.driftPpm : -this.driftPpm;
      const untilTurnNs = (isFirst ? turn : 2 * turn) - inCycle;
      const neededNs = trueAt(leftNs, driftPpm);
      if (neededNs <= untilTurnNs) return Math.ceil(passedNs + neededNs);
      passedNs += untilTurnNs;
      leftNs -= (untilTurnNs * (MILLION + driftPpm)) / MILLION;
      inCycle = isFirst ? turn : 0;
    }
  }
}

/**
 * Draws the clock of a host. In half of the seeds all clocks are at the bounds, because an error of a protocol shows where
 * clocks differ most. In half of the seeds, fast clocks become slow after a time and slow ones fast. Otherwise a program that
 * elects the host whose timer ends first never elects one with a slow clock.
 *
 * @internal
 */
export function drawClock(
  seed: number,
  host: string,
  most: { readonly skewMs: number; readonly driftPpm: number },
): HostClock {
  const style = new Random(seed, "clocks");
  const [isExtreme, isTurning] = [style.chance(0.5), style.chance(0.5)];
  const random = new Random(seed, `clock of ${host}`);
  const draw = (bound: number): number => {
    if (!isExtreme) return random.between(-bound, bound);
    return random.chance(0.5) ? bound : -bound;
  };
  const [skewMs, driftPpm] = [draw(most.skewMs), draw(most.driftPpm)];
  if (!isTurning) return new HostClock({ skewMs, driftPpm });
  const shortest = SHORTEST_TURN_NS * 2 ** random.below(TURN_DOUBLINGS);
  const turnNs = random.between(shortest, 2 * shortest);
  return new HostClock({ skewMs, driftPpm, turnNs, phaseNs: random.below(turnNs) });
}
