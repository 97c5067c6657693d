import { describe, expect, test } from "vitest";
import { BucketAdapter } from "../../../src/group/training/bucket-adapter.ts";
import { type Bucket, bucketBytesOf, fixedBuckets } from "../../../src/group/training/bucket-plan.ts";

const sizesOf = (buckets: readonly Bucket[], bytes: readonly number[]) =>
  buckets.map((bucket) => bucketBytesOf(bytes, bucket));

describe("buckets of fixed sizes", () => {
  test("the first bucket is small, and each gradient is in one bucket", () => {
    const bytes = [10, 20, 300, 5, 5, 100];
    const buckets = fixedBuckets(bytes, { firstBytes: 25, bucketBytes: 105 });
    expect(buckets).toEqual([
      { first: 0, end: 2 },
      { first: 2, end: 3 },
      { first: 3, end: 6 },
    ]);
  });

  test("the last bucket takes the rest, and a single gradient is one bucket", () => {
    expect(fixedBuckets([1], { firstBytes: 10, bucketBytes: 10 })).toEqual([{ first: 0, end: 1 }]);
    expect(sizesOf(fixedBuckets([5, 5, 5], { firstBytes: 5, bucketBytes: 100 }), [5, 5, 5])).toEqual([5, 10]);
  });
});

describe("buckets chosen by measurements", () => {
  const MiB = 2 ** 20;
  const bytes = Array.from({ length: 12 }, () => 4 * MiB);
  const sizes = { firstBytes: MiB, bucketBytes: 25 * MiB };

  /**
   * Returns the end of a step on a simulated machine. Each allReduce has a fixed cost, and the last one
   * overlaps with no computation.
   */
  const endMs = (buckets: readonly Bucket[], latencyMs: number, msPerMiB: number): number => {
    const last = bucketBytesOf(bytes, buckets.at(-1)!) / MiB;
    return 10 + latencyMs * buckets.length + msPerMiB * last;
  };

  /** Measurements without the durations of single buckets. */
  const unknown = { backwardMs: 0, reducedMs: [] };

  let step = 0;
  /** Runs a number of measured steps and returns the kinds of changes. */
  function run(adapter: BucketAdapter, steps: number, latencyMs: number, msPerMiB: number): string[] {
    const kinds: string[] = [];
    for (const end = step + steps; step < end; step++) {
      if (!adapter.isDue(step)) continue;
      const each = { endMs: endMs(adapter.buckets, latencyMs, msPerMiB), reportedMs: 0.01, ...unknown };
      kinds.push(...adapter.add(step, [each, { ...each, endMs: each.endMs / 2 }]).map(({ kind }) => kind));
    }
    return kinds;
  }

  test("buckets become small for a slow last bucket, and large for a high cost per reduction", () => {
    step = 0;
    const adapter = new BucketAdapter(bytes, sizes);
    const [fixed] = [adapter.buckets.length];
    run(adapter, 2000, 0.01, 1);
    const small = adapter.buckets.length;
    expect(small).toBeGreaterThan(fixed);
    run(adapter, 2000, 10, 0.01);
    expect(adapter.buckets.length).toBeLessThan(small);
  });

  test("the first step after a change does not count, because caches are cold", () => {
    step = 0;
    const adapter = new BucketAdapter(bytes, sizes);
    const kinds: string[] = [];
    const measure = (ms: number): void => {
      while (!adapter.isDue(step)) step++;
      kinds.push(...adapter.add(step++, [{ endMs: ms, reportedMs: 0, ...unknown }]).map(({ kind }) => kind));
    };
    while (kinds.length === 0) measure(10);
    // A cold step of ten times the cost would end the trial at once.
    for (const ms of [100, 5, 5, 5]) measure(ms);
    expect(kinds.slice(0, 2)).toEqual(["trial", "kept"]);
  });

  test("gradients that fit into one bucket are never measured", () => {
    const adapter = new BucketAdapter([256], sizes);
    expect(adapter.isDue(4)).toBe(false);
    expect(adapter.buckets).toEqual([{ first: 0, end: 1 }]);
  });

  test("a difference below the noise does not count as an improvement", () => {
    const adapter = new BucketAdapter(bytes, sizes);
    const { buckets } = adapter;
    step = 0;
    expect(run(adapter, 400, 0.001, 0.001)).not.toContain("kept");
    for (; step < 1000 && adapter.buckets !== buckets; step++)
      adapter.add(step, [{ endMs: 10, reportedMs: 0, ...unknown }]);
    expect(adapter.buckets).toBe(buckets);
  });

  test("the exchange of measurements takes at most a hundredth of the time", () => {
    const adapter = new BucketAdapter(bytes, sizes);
    adapter.add(4, [{ endMs: 1, reportedMs: 0.5, ...unknown }]);
    expect([8, 52, 56].map((step) => adapter.isDue(step))).toEqual([false, false, true]);
  });
});
