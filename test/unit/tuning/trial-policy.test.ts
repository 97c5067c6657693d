import { expect, test } from "vitest";
import { BackOff, requiredGain } from "../../../src/tuning/trial-policy.ts";

test.each([
  ["the least gain if measurements agree", 0, 0.08, 0.08],
  ["more than the spread if measurements scatter", 0.1, 0.08, 0.15],
  ["at most a quarter", 0.9, 0.08, 0.25],
])("a candidate must gain %s", (_, spread, leastGain, gain) => {
  expect(requiredGain(spread, leastGain)).toBeCloseTo(gain);
});

test("a pause grows up to its limit and starts again after a reset", () => {
  const backOff = new BackOff({ least: 3, most: 10 });
  expect(backOff.pause).toBe(3);
  expect([backOff.grow(), backOff.grow(), backOff.grow()]).toEqual([6, 10, 10]);
  backOff.reset();
  expect(backOff.pause).toBe(3);
});

test("a pause grows by its own factor", () => {
  const backOff = new BackOff({ least: 128, most: 8192, factor: 4 });
  expect([backOff.grow(), backOff.grow(), backOff.grow(), backOff.grow()]).toEqual([512, 2048, 8192, 8192]);
});

test.each([
  [100, 10],
  [0, 3],
  [4, 8],
])("a pause set to %i stays, and grows to %i within its limits", (pause, next) => {
  const backOff = new BackOff({ least: 3, most: 10 });
  backOff.set(pause);
  expect(backOff.pause).toBe(pause);
  expect(backOff.grow()).toBe(next);
});
