import { describe, expect, test } from "vitest";
import { BucketAdapter, type MeasuredStep } from "../../../src/group/training/bucket-adapter.ts";
import {
  bucketBytesOf,
  endOf,
  fixedBuckets,
  type Line,
  lineOf,
  msOf,
} from "../../../src/group/training/bucket-plan.ts";

const KiB = 1024;
const bytes = new Array<number>(24).fill(16 * KiB);

describe("the cost line of reductions", () => {
  test("has a fixed cost and a cost per byte, and needs several sizes", () => {
    const line = lineOf([1000, 2000, 4000], [3, 4, 6])!;
    expect([line.eachMs, line.byteMs * 1000].map((each) => each.toFixed(9))).toEqual([
      "2.000000000",
      "1.000000000",
    ]);
    expect(lineOf([1000, 1001], [3, 4])).toBeUndefined();
    expect(lineOf([1000], [3])).toBeUndefined();
    // Larger buckets that took less time give a cost of 0 for each byte. A cost is never negative.
    expect(lineOf([1000, 2000], [4, 2])).toEqual({ eachMs: 3, byteMs: 0 });
    expect(lineOf([1000, 2000], [1, 4])!.eachMs).toBe(0);
  });

  test("predicts the end of a step from the ready gradients and consecutive reductions", () => {
    const line = { eachMs: 10, byteMs: 0 };
    const all = fixedBuckets(bytes, { firstBytes: 384 * KiB, bucketBytes: 384 * KiB });
    expect(endOf(all, bytes, 23, line)).toBe(33);
    const each = fixedBuckets(bytes, { firstBytes: 1, bucketBytes: 1 });
    expect(endOf(each, bytes, 23, line)).toBe(240);
    expect(endOf(each, bytes, 23, { eachMs: 0.5, byteMs: 0 })).toBe(23.5);
  });
});

describe("buckets on a link that changes", () => {
  const stepOf = (adapter: BucketAdapter, line: Line): MeasuredStep => ({
    ...{ endMs: endOf(adapter.buckets, bytes, 23, line), reportedMs: 0.1, backwardMs: 23 },
    reducedMs: adapter.buckets.map((bucket) => msOf(line, bucketBytesOf(bytes, bucket))),
  });
  const far: Line = { eachMs: 20, byteMs: 1e-5 };
  const narrow: Line = { eachMs: 0.5, byteMs: 8e-5 };

  /**
   * Runs steps until the adapter has chosen other buckets. Returns the number of steps and the reasons of the
   * trials.
   */
  function follow(adapter: BucketAdapter, from: number, line: Line): { steps: number; reasons: string[] } {
    const reasons: string[] = [];
    for (let step = from + 1; step < from + 100; step++) {
      if (!adapter.isDue(step)) continue;
      const measured = stepOf(adapter, line);
      // The other member arrived earlier and waited.
      const waited = { ...measured, reducedMs: measured.reducedMs.map((ms) => ms + 5) };
      for (const { kind, reason } of adapter.add(step, [waited, measured])) {
        if (kind === "trial") reasons.push(reason);
        if (kind === "kept") return { steps: step - from, reasons };
      }
    }
    return { steps: Number.POSITIVE_INFINITY, reasons };
  }

  test("are replaced at once by the predicted best ones, even if the step time does not change", () => {
    const adapter = new BucketAdapter(bytes, { bucketBytes: 64 * KiB, firstBytes: 16 * KiB });
    const there = follow(adapter, 0, far);
    expect(there.steps).toBeLessThan(12);
    expect(there.reasons).toHaveLength(1);
    expect(there.reasons[0]).toMatch(
      /^a reduction takes 20\.000 ms plus 10\.486 ms per MiB, so these buckets should take \S+ ms instead of/,
    );
    expect(adapter.buckets).toHaveLength(2);
    for (let step = 100; step < 300; step++)
      if (adapter.isDue(step)) adapter.add(step, [stepOf(adapter, far)]);
    expect(adapter.buckets).toHaveLength(2);
    const back = follow(adapter, 300, narrow);
    expect(back.steps).toBeLessThan(14);
    expect(adapter.buckets.length).toBeGreaterThan(4);
  });

  test("have few trials after wrong predictions", () => {
    const adapter = new BucketAdapter(bytes, { bucketBytes: 64 * KiB, firstBytes: 16 * KiB });
    const usual = adapter.buckets;
    let trials = 0;
    for (let step = 1; step < 2000; step++) {
      if (!adapter.isDue(step)) continue;
      // Contrary to the prediction, other buckets make the step slower.
      const measured = stepOf(adapter, far);
      const endMs = adapter.buckets === usual ? measured.endMs : 2 * stepOf(adapter, far).endMs + 200;
      trials += adapter.add(step, [{ ...measured, endMs }]).filter(({ kind }) => kind === "trial").length;
    }
    expect(trials).toBeGreaterThan(1);
    expect(trials).toBeLessThan(40);
    expect(adapter.buckets).toBe(usual);
  });
});
