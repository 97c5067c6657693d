import { expect, test } from "vitest";
import { paceMs } from "../../../src/group/adaptivity/checkpoint-pace.ts";

test("checkpoints that cost more are taken more seldom, and where members are lost often more often", () => {
  const hour = 3_600_000;
  expect(paceMs(100, hour, 1, hour)).toBeCloseTo(Math.sqrt(2 * 100 * hour), 6);
  expect(paceMs(400, hour, 1, hour)).toBeCloseTo(2 * paceMs(100, hour, 1, hour), 6);
  expect(paceMs(100, hour / 4, 1, hour)).toBeCloseTo(paceMs(100, hour, 1, hour) / 2, 6);
});

test("within limits, and never for more than a twentieth of the time", () => {
  expect(paceMs(0.001, 1000, 500, 2000)).toBe(500);
  expect(paceMs(1e6, 1e9, 500, 2000)).toBe(2000);
  expect(paceMs(100, 1, 1, 1e9)).toBe(2000);
});
