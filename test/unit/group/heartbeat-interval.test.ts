import { expect, test } from "vitest";
import { nextIntervalMs } from "../../../src/group/membership/failure/heartbeat-interval.ts";

test("the interval doubles at a high cost, halves at a low cost and otherwise stays", () => {
  expect(nextIntervalMs(10, 0.02, 2000)).toBe(20);
  expect(nextIntervalMs(10, 0.0005, 2000)).toBe(5);
  for (const share of [0.001, 0.003, 0.005]) expect(nextIntervalMs(10, share, 2000)).toBe(10);
});

test("the interval stays within its limits and does not exceed a tenth of lostAfterMs", () => {
  expect(nextIntervalMs(20, 0.5, 2000)).toBe(20);
  expect(nextIntervalMs(10, 0.5, 100)).toBe(10);
  expect(nextIntervalMs(5, 0, 2000)).toBe(5);
});

test("the cost after a change does not revert the change", () => {
  for (let share = 0.0051; share < 0.05; share *= 1.1) {
    const slower = nextIntervalMs(10, share, 2000);
    expect(nextIntervalMs(slower, (share * 10) / slower, 2000)).toBeGreaterThanOrEqual(slower);
  }
  for (let share = 0.0009; share > 1e-5; share /= 1.1) {
    const faster = nextIntervalMs(10, share, 2000);
    expect(nextIntervalMs(faster, (share * 10) / faster, 2000)).toBeLessThanOrEqual(faster);
  }
});
