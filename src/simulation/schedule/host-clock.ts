import { Random } from "./random.ts";

/** Wall-clock time at which every simulation begins: 2026-01-01T00:00:00Z, in milliseconds since 1970. */
export const EPOCH_MS = 1_767_225_600_000;

const MILLION = 1_000_000;

/**
 * Clock of a host. Its wall clock is wrong by the skew, and both of its clocks run too fast or too slowly by the
 * drift. Times are whole nanoseconds since the start of the simulation.
 *
 * @internal
 */
export class HostClock {
  /** Error of the wall clock at the start, in milliseconds. */
  readonly skewMs: number;
  /** Rate error in parts per million. A positive drift runs fast. */
  readonly driftPpm: number;

  constructor(skewMs = 0, driftPpm = 0) {
    this.skewMs = skewMs;
    this.driftPpm = driftPpm;
  }

  /** Returns the monotonic time of the host. */
  monotonicNs(now: number): number {
    return now + Math.floor((now * this.driftPpm) / MILLION);
  }

  /** Returns the time of the host's wall clock, in whole milliseconds since 1970. */
  wallMs(now: number): number {
    return EPOCH_MS + this.skewMs + Math.floor(this.monotonicNs(now) / MILLION);
  }

  /** Returns the true duration of a time that the host measures. */
  trueNs(hostNs: number): number {
    return Math.ceil((hostNs * MILLION) / (MILLION + this.driftPpm));
  }
}

/**
 * Draws the clock of a host. In half of the seeds all clocks are at the bounds, because an error of a protocol shows where
 * clocks differ most.
 *
 * @internal
 */
export function drawClock(
  seed: number,
  host: string,
  most: { readonly skewMs: number; readonly driftPpm: number },
): HostClock {
  const isExtreme = new Random(seed, "clocks").chance(0.5);
  const random = new Random(seed, `clock of ${host}`);
  const draw = (bound: number): number => {
    if (!isExtreme) return random.between(-bound, bound);
    return random.chance(0.5) ? bound : -bound;
  };
  return new HostClock(draw(most.skewMs), draw(most.driftPpm));
}
