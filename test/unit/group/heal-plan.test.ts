import { expect, test } from "vitest";
import { healPlan } from "../../../src/group/healing/heal-plan.ts";

test("members with an older version get the state of a healthy member, in turn", () => {
  const one = ["a", "a", "a", "a"];
  expect(healPlan([5, 5, 5, 5], one)).toEqual({ version: 5, sources: new Map() });
  expect(healPlan([5, 0, 5, 5], one)).toEqual({ version: 5, sources: new Map([[1, 0]]) });
  expect(healPlan([4, 0, 5, 5], one)).toEqual({
    version: 5,
    sources: new Map([
      [0, 2],
      [1, 3],
    ]),
  });
  expect(healPlan([0, 0, 0, 9], one).sources).toEqual(
    new Map([
      [0, 3],
      [1, 3],
      [2, 3],
    ]),
  );
});

test("a source on the machine of the receiver comes first", () => {
  expect(healPlan([9, 9, 0, 0], ["a", "b", "b", "c"]).sources).toEqual(
    new Map([
      [2, 1],
      [3, 0],
    ]),
  );
});
