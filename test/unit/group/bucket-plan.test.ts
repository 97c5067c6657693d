import { describe, expect, test } from "vitest";
import { BucketAdapter, isDue } from "../../../src/group/buckets/adapt.ts";
import {
  type Bucket,
  bestBuckets,
  bucketBytesOf,
  costOf,
  endOf,
  fixedBuckets,
} from "../../../src/group/buckets/bucket-plan.ts";

const KiB = 1024;
const sizesOf = (buckets: readonly Bucket[], bytes: readonly number[]) =>
  buckets.map((bucket) => bucketBytesOf(bytes, bucket));

describe("buckets of fixed sizes", () => {
  test("the first is small, all gradients are in one each", () => {
    const bytes = [10, 20, 300, 5, 5, 100];
    const buckets = fixedBuckets(bytes, { firstBytes: 25, bucketBytes: 105 });
    expect(buckets).toEqual([
      { first: 0, end: 2 },
      { first: 2, end: 3 },
      { first: 3, end: 6 },
    ]);
  });

  test("what is left over is the last, and one gradient is one bucket", () => {
    expect(fixedBuckets([1], { firstBytes: 10, bucketBytes: 10 })).toEqual([{ first: 0, end: 1 }]);
    expect(sizesOf(fixedBuckets([5, 5, 5], { firstBytes: 5, bucketBytes: 100 }), [5, 5, 5])).toEqual([5, 10]);
  });
});

describe("buckets by what was measured", () => {
  const bytes = Array.from({ length: 12 }, (_, i) => (i % 3 === 0 ? 256 : 64) * KiB);
  const cost = { latencyMs: 0.02, msPerByte: 1e-7 };
  const limits = { leastBytes: 1, mostBytes: 2 ** 40 };

  /** All ways to cut twelve gradients. */
  const all = Array.from({ length: 2 ** 11 }, (_, cuts) => {
    const buckets: Bucket[] = [];
    let first = 0;
    for (let i = 1; i <= 12; i++) {
      if (i < 12 && (cuts & (1 << (i - 1))) === 0) continue;
      buckets.push({ first, end: i });
      first = i;
    }
    return buckets;
  });

  test.each([
    ["evenly", (i: number) => i * 0.05],
    ["fast", (i: number) => i * 0.001],
    ["slowly", (i: number) => i * 2],
    ["in a burst at the end", (i: number) => (i < 6 ? 0 : 1 + i * 0.001)],
  ])("no other way ends earlier where gradients come %s", (_, at) => {
    const readyMs = bytes.map((_, i) => at(i));
    const best = endOf(bestBuckets(bytes, readyMs, cost, limits), bytes, readyMs, cost);
    const least = Math.min(...all.map((buckets) => endOf(buckets, bytes, readyMs, cost)));
    expect(best).toBeCloseTo(least, 9);
  });

  test("none is above the limit, but for one gradient alone", () => {
    const readyMs = bytes.map(() => 0);
    const sizes = sizesOf(bestBuckets(bytes, readyMs, cost, { ...limits, mostBytes: 200 * KiB }), bytes);
    expect(Math.max(...sizes)).toBe(256 * KiB);
    expect(sizes.reduce((a, b) => a + b)).toBe(bytes.reduce((a, b) => a + b));
  });

  test("the cost is that of the line that times lie on", () => {
    const line = (size: number) => [size, 0.01 + 2e-8 * size] as const;
    const found = costOf([line(1000), line(1_000_000), line(30_000_000)])!;
    expect(found.latencyMs).toBeCloseTo(0.01, 6);
    expect(found.msPerByte).toBeCloseTo(2e-8, 12);
    expect(costOf([])).toBeUndefined();
    // One size: what it took comes out again.
    const one = costOf([[1000, 0.5]])!;
    expect(one.latencyMs + one.msPerByte * 1000).toBeCloseTo(0.5, 9);
    // Times that fall with the size are noise.
    expect(
      costOf([
        [10, 2],
        [1000, 1],
      ])!.msPerByte,
    ).toBeGreaterThan(0);
  });

  test("none is below the other limit, but for what is left over", () => {
    const readyMs = bytes.map((_, i) => i * 2);
    const sizes = sizesOf(bestBuckets(bytes, readyMs, cost, { ...limits, leastBytes: 300 * KiB }), bytes);
    expect(sizes.length).toBeGreaterThan(2);
    for (const size of sizes.slice(0, -1)) expect(size).toBeGreaterThanOrEqual(300 * KiB);
    const few = { leastBytes: 2 ** 40, mostBytes: 2 ** 42 };
    expect(bestBuckets(bytes, readyMs, cost, few)).toEqual([{ first: 0, end: 12 }]);
    // Both limits at once cannot always be kept.
    const both = bestBuckets([10, 5000, 10], [0, 1, 2], cost, { leastBytes: 100, mostBytes: 200 });
    expect(sizesOf(both, [10, 5000, 10])).toEqual([5010, 10]);
  });

  const step = (now: readonly Bucket[], slow: number, endMs: number) => ({
    readyMs: bytes.map((_, i) => i * 0.1 * slow),
    reduced: now.map((bucket) => [bucketBytesOf(bytes, bucket), 0.3 / slow] as const),
    endMs,
  });

  test("others are chosen where they gain, with what all members measured, and said why", () => {
    const now = [{ first: 0, end: 12 }];
    const adapter = new BucketAdapter(bytes, limits);
    const better = adapter.better(now, [step(now, 1, 3), step(now, 2, 3)])!;
    expect(better.buckets.length).toBeGreaterThan(1);
    expect(better.reason).toMatch(/gradients come in 2\.200 ms: \d+ buckets of .* MiB end 0\.\d+ ms after/);
  });

  test("what turns out to be slower is taken back, and nothing else is tried", () => {
    const now = [{ first: 0, end: 12 }];
    const adapter = new BucketAdapter(bytes, limits);
    const { buckets } = adapter.better(now, [step(now, 1, 3)])!;
    const back = adapter.better(buckets, [step(buckets, 1, 4)])!;
    expect(back.buckets).toEqual(now);
    expect(back.reason).toContain("4.000 ms after the first gradient instead of 3.000: back");
    expect(adapter.better(now, [step(now, 1, 3)])).toBeUndefined();
  });

  test("steps that are measured are those of powers of four, then every 256th", () => {
    expect(Array.from({ length: 600 }, (_, i) => i).filter(isDue)).toEqual([4, 16, 64, 256, 512]);
  });
});
