import { afterAll, describe, expect, test } from "vitest";
import { arrays } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareCase } from "./support/compare.ts";
import { hasNumpy, numpyResults } from "./support/numpy.ts";
import { casesOr, SEED } from "./support/random-cases.ts";
import { calls, selecting } from "./support/selecting-cases.ts";

const CASES = casesOr(200);

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { arange, array, ones, zeros } = arrays(gpu);

describe.skipIf(!hasNumpy)(`selections and orders, beside NumPy (seed ${SEED})`, () => {
  const random = seeded(SEED);
  const cases = Object.values(selecting).flatMap((make) => Array.from({ length: CASES }, () => make(random)));
  const results = hasNumpy ? numpyResults(cases) : [];

  test.each(Object.keys(selecting))("%s has NumPy's elements", { timeout: 300_000 }, (name) => {
    for (const [i, each] of cases.entries())
      if (each.name === name)
        expect(compareCase(gpu, each, results[i]!, 0, calls), `seed ${SEED}, case ${i}`).toBe("");
  });
});

describe("an index outside of its axis", () => {
  const a = arange(6).reshape([2, 3]);
  const bad = array([0, 3], "i64");
  const message = "index 3 is outside of axis 1 of the shape (2, 3), which has the length 3. Use -3 to 2";

  test("is an error of the call in a list", () => {
    expect(() => a.take([0, 3], 1)).toThrow(`take: ${message}`);
    expect(() => a.take([0.5], 1)).toThrow("take: the index 0.5 is not a whole number");
  });

  test("is an error of each read of the result", async () => {
    const taken = a.take(bad, 1);
    expect(() => taken.toArray()).toThrow(`take: ${message}`);
    expect(() => taken.toArray()).toThrow(`take: ${message}`);
    expect(() => String(taken)).toThrow(message);
    await expect(taken.read()).rejects.toThrow(message);
    expect(() => taken.buffer).toThrow(message);
  });

  test("is an error of the arrays that depend on it, and of no other one", () => {
    const taken = a.take(bad, 1);
    const sum = taken.add(1).sum();
    expect(() => sum.item()).toThrow(message);
    expect(() => taken.T.copy().reshape([4]).sort().toArray()).toThrow(message);
    expect(() => taken.nonzero()).toThrow(message);
    expect(() => taken.uniqueValues()).toThrow(message);
    expect(a.sum().item()).toBe(15);
    expect(
      a
        .take(array([2, -3], "i8"), 1)
        .sum()
        .item(),
    ).toBe(10);
  });

  test("is found in each integer type", () => {
    expect(() => a.take(array([-4], "i8"), 1).toArray()).toThrow("index -4 is outside");
    expect(() => a.take(array([4294967295], "u32"), 1).toArray()).toThrow("index 4294967295 is outside");
    expect(() => a.take(array([2n ** 40n], "i64"), 1).toArray()).toThrow(`index ${2 ** 40} is outside`);
    expect(() => a.takeAlongAxis(array([[5]], "i64"), 0).toArray()).toThrow("takeAlongAxis: index 5 is");
  });

  test("leaves no memory behind", () => {
    const { memoryStatistics } = arrays(gpu);
    const { used } = memoryStatistics();
    {
      using taken = a.take(bad, 1).run();
      using unread = a.take(bad, 1).run();
      using sum = taken.sum();
      expect(() => sum.item()).toThrow(message);
      expect(unread.shape).toEqual([2, 2]);
    }
    expect(memoryStatistics().used).toBe(used);
  });
});

describe("orders", () => {
  test("put NaN last, in both directions", () => {
    const a = array([Number.NaN, 1, -0, Number.NEGATIVE_INFINITY, 2, Number.NaN]);
    const down = a.sort(0, { descending: true }).toList() as number[];
    expect(down.slice(0, 4)).toEqual([2, 1, -0, Number.NEGATIVE_INFINITY]);
    expect(down.slice(4)).toEqual([Number.NaN, Number.NaN]);
    expect(a.argsort(0, { descending: true }).toList()).toEqual([4n, 1n, 2n, 3n, 0n, 5n]);
  });

  test("hold for bf16", () => {
    const a = array([3, Number.NaN, -1.5, 100, -100], "bf16");
    expect(a.sort().toList()).toEqual([-100, -1.5, 3, 100, Number.NaN]);
    expect(a.topk(2).values.toList()).toEqual([100, 3]);
    expect(a.argsort().dtype).toBe("i64");
  });

  test("leave the array as it is", () => {
    const a = array([2, 1]);
    expect(a.sort().toList()).toEqual([1, 2]);
    expect(a.toList()).toEqual([2, 1]);
  });

  test("free their memory", () => {
    const { memoryStatistics } = arrays(gpu);
    const { used } = memoryStatistics();
    {
      using a = ones([3, 100]);
      using b = a.sort();
      using c = b.argsort(0);
      using values = c.uniqueValues();
      expect(values.toList()).toEqual([0n, 1n, 2n]);
      const found = a.nonzero();
      for (const each of found) each.close();
    }
    expect(memoryStatistics().used).toBe(used);
  });
});

describe("errors name the shapes and the axis", () => {
  const a = zeros([2, 3]);
  test.each<[string, () => unknown, string]>([
    ["no axis", () => a.take([0]), "take: an array of shape (2, 3) has 2 axes. Name one of them"],
    ["a type", () => a.take(ones([1]), 0), "take: the indices are f32. Use integers up to i64"],
    ["an empty axis", () => zeros([0]).take([0]), "index 0 is outside of axis 0 of the shape (0,)"],
    ["ranks", () => a.takeAlongAxis(zeros([2], "i64")), "takeAlongAxis: the indices have the shape (2,)"],
    ["a mask", () => a.at(zeros([3], "bool")), "at: the mask is bool of shape (3,), and the array has the"],
    ["nonzero", () => array(1).nonzero(), "nonzero: an array without axes has no indices"],
    ["searchsorted", () => a.searchsorted(1), "searchsorted: the sorted array has the shape (2, 3)"],
    ["sort", () => a.sort(2), "sort: there is no axis 2 in an array of shape (2, 3)"],
    ["k", () => a.topk(4), "topk: k is 4, and axis 1 of the shape (2, 3) has the length 3. Use 0 to 3"],
    ["an option", () => a.sort(0, { reverse: true } as never), 'sort: unknown option "reverse"'],
  ])("%s", (_, run, message) => {
    expect(run).toThrow(message);
  });
});
