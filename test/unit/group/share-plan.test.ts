import { describe, expect, test } from "vitest";
import { SharePlan, sharesOf } from "../../../src/group/tuning/share-plan.ts";

describe("shares of a batch", () => {
  test("add up to the total, follow the weights, and give each member an item", () => {
    expect(sharesOf(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(sharesOf(100, [3, 1])).toEqual([75, 25]);
    expect(sharesOf(8, [1000, 1, 1, 1])).toEqual([5, 1, 1, 1]);
    expect(sharesOf(2, [1, 1, 1])).toEqual([1, 1, 0]);
    expect(sharesOf(0, [1, 2])).toEqual([0, 0]);
    for (let total = 0; total < 500; total++) {
      const shares = sharesOf(total, [0.1, 7.3, 2.2, 1e-9]);
      expect(shares.reduce((a, b) => a + b)).toBe(total);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(total >= 4 ? 1 : 0);
    }
  });

  test("change only for a gain of time, and give the reason in numbers", () => {
    const plan = new SharePlan(2);
    expect(plan.shares(100)).toEqual([50, 50]);
    expect(plan.add([10, 9.9], 100)).toBeUndefined();
    const change = plan.add([30, 10], 100);
    expect(change).toEqual({
      from: "50, 50",
      to: "75, 25",
      reason: "rank 1 needs 5.00 ms for its share, and all members then need 2.50 ms",
    });
    expect(plan.shares(100)).toEqual([75, 25]);
    expect(plan.add([29, 10], 100)).toBeUndefined();
  });

  test("wait for the rate of every member", () => {
    const plan = new SharePlan(3);
    expect(plan.add([10, 0, 30], 90)).toBeUndefined();
    expect(plan.rates).toEqual([10, 0, 30]);
    expect(plan.add([0, 20, 0], 90)?.to).toBe("16, 30, 44");
  });

  test("reach equal times of members with a fixed cost for each batch", () => {
    const [fixedMs, msPerItem] = [
      [1, 4],
      [0.01, 0.05],
    ] as const;
    const plan = new SharePlan(2);
    const times = (): number[] =>
      plan.shares(1000).map((share, rank) => fixedMs[rank]! + share * msPerItem[rank]!);
    for (let round = 0; round < 20; round++)
      plan.add(
        plan.shares(1000).map((share, rank) => share / times()[rank]!),
        1000,
      );
    const [first, second] = times() as [number, number];
    expect(Math.abs(first - second) / Math.max(first, second)).toBeLessThan(0.11);
  });
});
