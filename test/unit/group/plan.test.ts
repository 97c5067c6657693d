import { expect, test } from "vitest";
import { planOf, tierOf } from "../../../src/group/collectives/plan.ts";

// Algorithm of an allReduce. It is the same on all ranks because it follows from bytes, ranks and links
// alone.

const KiB = 1024;
const limits = { maxLowLatencyBytes: 1 << 20, hasLines: true };

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
  expect(tierOf(bytes, size, { ...limits, hasLines })).toBe(tier);
});

test("a message larger than the slots does not use the low-latency protocol", () => {
  expect(tierOf(1000, 2, { maxLowLatencyBytes: 999, hasLines: false })).toBe("one-shot");
});

test("the reason of a plan with lines names their size", () => {
  expect(planOf(256 * KiB, 2, limits).reason).toContain("128-byte lines");
});
