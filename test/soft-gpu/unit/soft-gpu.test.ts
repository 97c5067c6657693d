import { describe, expect, test } from "vitest";
import { FreeList } from "../../../src/soft/gpu/memory/free-list.ts";
import { type Range, RangeMap } from "../../../src/soft/gpu/memory/range-map.ts";
import { seeded } from "../../support/random.ts";

describe("a list of free spans", () => {
  test("allocates aligned spans that do not overlap, and takes all of them back", () => {
    const list = new FreeList(1000, 100_000);
    const { int } = seeded(1);
    const taken: [number, number][] = [];
    for (let i = 0; i < 2000; i++) {
      const bytes = int(900) + 1;
      if (int(3) > 0) {
        const place = list.take(bytes, 8);
        if (place === undefined) continue;
        expect(place % 8).toBe(0);
        expect(taken.some(([at, size]) => place < at + size && at < place + bytes)).toBe(false);
        taken.push([place, bytes]);
      } else {
        const [gone] = taken.splice(int(taken.length || 1), 1);
        if (gone) list.give(...gone);
      }
    }
    for (const one of taken) list.give(...one);
    expect(list.empty).toBe(true);
  });

  test("does not reuse a freed span at once", () => {
    const list = new FreeList(0, 100);
    expect(list.take(10, 1)).toBe(0);
    list.give(0, 10);
    expect(list.take(10, 1)).toBe(10);
  });

  test("wraps around to a free span before its cursor", () => {
    const list = new FreeList(0, 100);
    expect([list.take(60, 1), list.take(30, 1)]).toEqual([0, 60]);
    list.give(0, 60);
    expect(list.take(50, 1)).toBe(0);
    expect(list.take(50, 1)).toBeUndefined();
  });

  test("allocates a given span only when all of it is free", () => {
    const list = new FreeList(0, 100);
    expect(list.takeAt(40, 20)).toBe(true);
    expect(list.takeAt(50, 20)).toBe(false);
    expect(list.takeAt(60, 40)).toBe(true);
    expect(list.takeAt(60, 1)).toBe(false);
    expect(list.takeAt(90, 20)).toBe(false);
    expect(list.take(41, 1)).toBeUndefined();
    expect(list.take(40, 1)).toBe(0);
  });
});

describe("ranges by address", () => {
  const map = new RangeMap<Range>();
  const [low, high, next] = [
    { base: 100, size: 10 },
    { base: 200, size: 50 },
    { base: 250, size: 5 },
  ];
  for (const range of [high, low, next]) map.add(range);

  test("are found from any address inside", () => {
    expect([99, 100, 109, 110, 225, 250, 255].map((address) => map.find(address))).toEqual([
      undefined,
      low,
      low,
      undefined,
      high,
      next,
      undefined,
    ]);
  });

  test("that overlap a span are listed in order", () => {
    expect(map.overlapping(0, 1000)).toEqual([low, high, next]);
    expect(map.overlapping(105, 100)).toEqual([low, high]);
    expect(map.overlapping(110, 90)).toEqual([]);
  });

  test("tile a span when they leave no gap", () => {
    expect(map.tiling(200, 55)).toEqual([high, next]);
    expect(map.tiling(200, 50)).toEqual([high]);
    expect(map.tiling(200, 54)).toBeUndefined();
    expect(map.tiling(199, 56)).toBeUndefined();
    expect(map.tiling(300, 5)).toBeUndefined();
  });

  test("are not found after their removal", () => {
    map.remove(high);
    expect(map.find(225)).toBeUndefined();
    expect(map.find(252)).toBe(next);
  });
});
