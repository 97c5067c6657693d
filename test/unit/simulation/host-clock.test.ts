import { expect, test } from "vitest";
import { HostClock } from "../../../src/simulation/schedule/host-clock.ts";

const MS = 1_000_000;
const LIMIT_PPM = 100_000;

test("a clock with a constant drift measures a tenth too much", () => {
  const clock = new HostClock({ driftPpm: LIMIT_PPM });
  expect(clock.monotonicNs(100 * MS)).toBe(110 * MS);
  expect(clock.trueNs(5 * MS, 110 * MS)).toBe(100 * MS);
});

test("a clock whose drift changes its sign is right again after two changes", () => {
  const clock = new HostClock({ driftPpm: LIMIT_PPM, turnNs: 10 * MS });
  const readings = [5, 10, 15, 20, 25, 30, 40].map((ms) => clock.monotonicNs(ms * MS) / MS);
  expect(readings).toEqual([5.5, 11, 15.5, 20, 25.5, 31, 40]);
  const later = new HostClock({ driftPpm: LIMIT_PPM, turnNs: 10 * MS, phaseNs: 4 * MS });
  expect([0, 6, 16, 20].map((ms) => later.monotonicNs(ms * MS) / MS)).toEqual([0, 6.6, 15.6, 20]);
});

test("a clock whose drift changes its sign never runs backwards, and its durations end at the measured time", () => {
  const clock = new HostClock({ driftPpm: -LIMIT_PPM, turnNs: 7_000_003, phaseNs: 1_234_567 });
  let last = -1;
  for (let now = 0; now < 60 * MS; now += 999_983) {
    const reading = clock.monotonicNs(now);
    expect(reading).toBeGreaterThan(last);
    last = reading;
    for (const hostNs of [0, 1, 50_000, 3 * MS, 14 * MS, 333 * MS]) {
      const measured = clock.monotonicNs(now + clock.trueNs(now, hostNs)) - reading;
      // The readings and the duration are rounded to whole nanoseconds.
      expect(Math.abs(measured - hostNs)).toBeLessThanOrEqual(2);
    }
  }
  expect(clock.trueNs(0, Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
});
