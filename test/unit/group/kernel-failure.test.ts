import { expect, test } from "vitest";
import type { Collectives } from "../../../src/group/collectives/collectives.ts";
import { isDone } from "../../../src/group/failure/kernel-failure.ts";

test("a kernel that gives up and ends between two looks has failed", () => {
  const way = { failed: false };
  const collectives = { way } as unknown as Pick<Collectives, "way">;
  const endsFailed = (): boolean => {
    way.failed = true;
    return true;
  };
  expect(isDone(collectives, endsFailed)).toBe(false);
});

test("what has ended without a failure is done, and nothing else", () => {
  const collectives = { way: { failed: false } } as unknown as Pick<Collectives, "way">;
  expect(isDone(collectives, () => true)).toBe(true);
  expect(isDone(collectives, () => false)).toBe(false);
});
