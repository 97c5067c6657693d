import { expect, test } from "vitest";
import { LinkTable, type MeasuredLink } from "../../../src/group/collectives/shapes/predict.ts";
import { stepsOf, treeDistances } from "../../../src/group/collectives/shapes/shape-steps.ts";

const order = { center: 0, ring: [0, 1, 2, 3] };

/** Returns links of equal speed between all members, except those that `slow` names. */
function linksOf(size: number, slow: readonly (readonly [from: number, to: number])[] = []): MeasuredLink[] {
  return Array.from({ length: size * size }, (_, i) => [Math.floor(i / size), i % size] as const)
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => {
      const isSlow = slow.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
      return { from, to, latencyUs: 2, GBps: isSlow ? 0.1 : 10 };
    });
}

test("each shape brings the data of all members to its place, and the result back", () => {
  expect(stepsOf("star", 3, 100, { center: 1, ring: [0, 1, 2] })).toEqual([
    [
      { from: 0, to: 1, bytes: 100 },
      { from: 2, to: 1, bytes: 100 },
    ],
    [
      { from: 1, to: 0, bytes: 100 },
      { from: 1, to: 2, bytes: 100 },
    ],
  ]);
  expect(stepsOf("ring", 3, 100, { center: 0, ring: [0, 2, 1] })).toEqual(
    [0, 1].map(() => [
      { from: 0, to: 2, bytes: 100 },
      { from: 2, to: 1, bytes: 100 },
      { from: 1, to: 0, bytes: 100 },
    ]),
  );
  expect(treeDistances(5)).toEqual([1, 2, 4]);
  // In the tree, rank 0 has the data of all members after the first half of the steps.
  for (let size = 3; size <= 9; size++) {
    const steps = stepsOf("tree", size, 1, { center: 0, ring: [] });
    const known = Array.from({ length: size }, (_, rank) => new Set([rank]));
    for (const step of steps.slice(0, steps.length / 2))
      for (const { from, to } of step) for (const rank of known[from]!) known[to]!.add(rank);
    expect(known[0]!.size).toBe(size);
    const reached = new Set([0]);
    for (const step of steps.slice(steps.length / 2))
      for (const { from, to } of step) if (reached.has(from)) reached.add(to);
    expect(reached.size).toBe(size);
  }
});

test("equal links favor one step for short messages and two steps for long ones", () => {
  const table = new LinkTable(4, linksOf(4));
  const us = (algorithm: Parameters<typeof stepsOf>[0], bytes: number): number =>
    table.predictUs(stepsOf(algorithm, 4, bytes, order));
  // 2 us, and three transfers of 0.1 us by each port.
  expect(us("one-shot", 1000)).toBeCloseTo(2.3, 9);
  expect(us("two-shot", 1000)).toBeCloseTo(4.15, 9);
  expect(us("star", 1000)).toBeCloseTo(4.6, 9);
  expect(us("ring", 1000)).toBeCloseTo(6.3, 9);
  expect(us("tree", 1000)).toBeCloseTo(8.5, 9);
  expect(us("two-shot", 1e6)).toBeLessThan(us("one-shot", 1e6));
  expect(us("two-shot", 1e6)).toBeLessThan(us("ring", 1e6));
});

test("a slow link favors a ring or a star that avoids it", () => {
  const table = new LinkTable(4, linksOf(4, [[0, 1]]));
  const found = table.order(1e6);
  expect(found.ring).toEqual([0, 2, 1, 3]);
  expect([2, 3]).toContain(found.center);
  const us = (algorithm: Parameters<typeof stepsOf>[0]): number =>
    table.predictUs(stepsOf(algorithm, 4, 1e6, found));
  expect(us("ring")).toBeLessThan(us("two-shot") / 2);
  expect(us("star")).toBeLessThan(us("two-shot") / 2);
  const missing = new LinkTable(3, [{ from: 0, to: 1, latencyUs: undefined, GBps: undefined }]);
  expect(missing.predictUs(stepsOf("one-shot", 3, 8, order))).toBe(Number.POSITIVE_INFINITY);
});
