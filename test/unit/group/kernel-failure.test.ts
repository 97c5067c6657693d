import { expect, test } from "vitest";
import type { Collectives } from "../../../src/group/collectives/collectives.ts";
import { isDone, lateOf } from "../../../src/group/collectives/kernels/kernel-failure.ts";

test("a kernel that aborts and ends between two polls has failed", () => {
  let failed = false;
  const collectives = { algorithm: { pollFailure: () => failed } } as unknown as Pick<
    Collectives,
    "algorithm"
  >;
  const endsFailed = (): boolean => {
    failed = true;
    return true;
  };
  expect(isDone(collectives, endsFailed)).toBe(false);
});

test("work is done when the kernel ended without a failure", () => {
  const collectives = { algorithm: { pollFailure: () => false } } as unknown as Pick<
    Collectives,
    "algorithm"
  >;
  expect(isDone(collectives, () => true)).toBe(true);
  expect(isDone(collectives, () => false)).toBe(false);
});

const sum = "allReduce(f32[8], sum)";
test.each([
  ["a silent member that others wait for", { 0: [sum, [1]], 1: ["nothing", []], 2: [sum, [1]] }, [1], [1]],
  ["not a member that waits itself", { 0: [sum, [1]], 1: ["nothing", []], 2: [sum, [0]] }, [1], [1]],
  // The limit of this member had not passed yet when it received the others' abort.
  [
    "not a member that made the same call as the waiting member",
    { 0: [sum, []], 1: ["nothing", []], 2: [sum, [0]] },
    [1],
    [1],
  ],
  ["a member that made another call", { 0: ["barrier()", []], 1: ["nothing", []], 2: [sum, [0]] }, [1], [0]],
  [
    "without silent members, a member that does not wait",
    { 0: [sum, []], 1: [sum, [0]], 2: [sum, [1]] },
    [],
    [0],
  ],
  ["none if no member waits", { 0: [sum, []], 1: ["nothing", []] }, [1], []],
] as const)("late members: %s", (_, sent, silent, late) => {
  const reports = new Map(
    Object.entries(sent).map(([id, [call, waitedFor]]) => [Number(id), { call, late: waitedFor }] as const),
  );
  expect([...lateOf(reports, silent)]).toEqual([...late]);
});
