import { expect, test } from "vitest";
import { nextBeatMs } from "../../../src/group/failure/heart-pace.ts";

test("a heart beats slower where it costs much, faster where it costs next to nothing, and stays between", () => {
  expect(nextBeatMs(10, 0.02, 2000)).toBe(20);
  expect(nextBeatMs(10, 0.0005, 2000)).toBe(5);
  for (const share of [0.001, 0.003, 0.005]) expect(nextBeatMs(10, share, 2000)).toBe(10);
});

test("within limits: a death is found by the next beat, and one that is silent must not be taken for dead", () => {
  expect(nextBeatMs(20, 0.5, 2000)).toBe(20);
  expect(nextBeatMs(10, 0.5, 100)).toBe(10);
  expect(nextBeatMs(5, 0, 2000)).toBe(5);
});

test("what it then costs does not lead back", () => {
  for (let share = 0.0051; share < 0.05; share *= 1.1) {
    const slower = nextBeatMs(10, share, 2000);
    expect(nextBeatMs(slower, (share * 10) / slower, 2000)).toBeGreaterThanOrEqual(slower);
  }
  for (let share = 0.0009; share > 1e-5; share /= 1.1) {
    const faster = nextBeatMs(10, share, 2000);
    expect(nextBeatMs(faster, (share * 10) / faster, 2000)).toBeLessThanOrEqual(faster);
  }
});
