import { expect, test } from "vitest";
import { planOf, tierOf } from "../../../src/group/collectives/plan.ts";

// Which way an allReduce takes: the same on all ranks, since it follows from bytes, ranks and links alone.

const KiB = 1024;
const ways = { mostWordBytes: 1 << 20, hasLines: true };

test.each([
  [8 * KiB, 2, true, "low-latency"],
  [64 * KiB, 2, true, "low-latency"],
  [128 * KiB, 2, true, "low-latency"],
  [200 * KiB, 2, true, "lines"],
  [128 * KiB, 2, false, "low-latency"],
  [512 * KiB, 2, false, "one-shot"],
  [64 << 20, 2, true, "lines"],
  [65 << 20, 2, true, "one-shot"],
  [64 * KiB, 4, true, "lines"],
  [1 << 20, 4, true, "two-shot"],
] as const)("%d bytes, %d members, lines %s: %s", (bytes, size, hasLines, tier) => {
  expect(tierOf(bytes, size, { ...ways, hasLines })).toBe(tier);
});

test("what fits into no slots of words does not go by words", () => {
  expect(tierOf(1000, 2, { mostWordBytes: 999, hasLines: false })).toBe("one-shot");
});

test("the reason names what it is about", () => {
  expect(planOf(256 * KiB, 2, ways).reason).toContain("lines of 128 bytes");
});
