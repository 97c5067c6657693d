import { expect, test } from "vitest";
import type { Collectives } from "../../../src/group/collectives/collectives.ts";
import { isDone, lateOf } from "../../../src/group/failure/kernel-failure.ts";

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

const sum = "allReduce(f32[8], sum)";
test.each([
  ["who says nothing is late", { 0: [sum, [1]], 1: ["nothing", []], 2: [sum, [1]] }, [1], [1]],
  ["who is waited for and waits is not", { 0: [sum, [1]], 1: ["nothing", []], 2: [sum, [0]] }, [1], [1]],
  // Its own limit was not over yet when it heard that others had given up.
  ["nor who made the same call", { 0: [sum, []], 1: ["nothing", []], 2: [sum, [0]] }, [1], [1]],
  ["who made another call is", { 0: ["barrier()", []], 1: ["nothing", []], 2: [sum, [0]] }, [1], [0]],
  [
    "where all say something, who waits for nobody is",
    { 0: [sum, []], 1: [sum, [0]], 2: [sum, [1]] },
    [],
    [0],
  ],
  ["nobody", { 0: [sum, []], 1: ["nothing", []] }, [1], []],
] as const)("late: %s", (_, told, silent, late) => {
  const reports = new Map(
    Object.entries(told).map(([id, [call, waitedFor]]) => [Number(id), { call, late: waitedFor }] as const),
  );
  expect([...lateOf(reports, silent)]).toEqual([...late]);
});
