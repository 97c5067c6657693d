import { expect, test } from "vitest";
import { median } from "../../../src/tuning/median.ts";

test.each([
  ["upper", 4],
  ["lower", 2],
  ["mean", 3],
] as const)("the median of an even number of values can be the %s of the middle two", (middle, expected) => {
  const values = [10, 4, 1, 2];
  expect(median(values, middle)).toBe(expected);
  expect(median([9, 1, 4], middle)).toBe(4);
  expect(values).toEqual([10, 4, 1, 2]);
});

test("the median of an even number of values is the upper one without an argument", () => {
  expect(median([10, 9, 100, 1])).toBe(10);
});
