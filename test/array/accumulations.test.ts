import { afterAll, describe, expect, test } from "vitest";
import { arrays, NdArray } from "../../src/array/index.ts";
import { scanNode } from "../../src/array/scan.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { accumulationCase, accumulationNames } from "./support/accumulation-cases.ts";
import { compareFunction } from "./support/families.ts";
import { hasNumpy, numpyResults } from "./support/numpy.ts";
import { casesOr, SEED } from "./support/random-cases.ts";

const CASES = casesOr(200);

const gpu = openDevice("soft");
afterAll(() => gpu.close());

describe.skipIf(!hasNumpy)(`accumulations, beside NumPy (seed ${SEED})`, () => {
  const random = seeded(SEED);
  const cases = accumulationNames.flatMap((name) =>
    Array.from({ length: CASES }, () => accumulationCase(name, random)),
  );
  const results = hasNumpy ? numpyResults(cases) : [];

  test.each(accumulationNames)("%s has NumPy's values", { timeout: 300_000 }, (name) => {
    const first = cases.findIndex((each) => each.name === name);
    for (let i = first; i < first + CASES; i++)
      expect(compareFunction(gpu, cases[i]!, results[i]!), `seed ${SEED}, case ${i}`).toBe("");
  });
});

describe("accumulations", () => {
  const { array, full, ones, zeros } = arrays(gpu);

  test("of long lines are scanned in tiles of tiles", () => {
    const sums = ones(300_000, "i32").cumulativeSum().toArray();
    expect([0, 511, 512, 4095, 4096, 299_999].map((i) => sums[i])).toEqual([
      1n,
      512n,
      513n,
      4096n,
      4097n,
      300_000n,
    ]);
  });

  test.each([
    { shape: [1], dtype: "f32", axis: 0, hasInitial: false },
    { shape: [100_003], dtype: "f32", axis: 0, hasInitial: false },
    { shape: [300_000], dtype: "f32", axis: 0, hasInitial: true },
    { shape: [3, 5001], dtype: "f64", axis: 1, hasInitial: true },
    { shape: [64], dtype: "f32", axis: 0, hasInitial: true },
    { shape: [65], dtype: "f64", axis: 0, hasInitial: false },
    { shape: [4097], dtype: "f32", axis: 0, hasInitial: true },
    { shape: [2, 9000], dtype: "u64", axis: 1, hasInitial: true },
    { shape: [5000, 70], dtype: "bf16", axis: 1, hasInitial: false },
    { shape: [40, 1100], dtype: "i8", axis: 1, hasInitial: false },
    { shape: [1100, 40], dtype: "f32", axis: 0, hasInitial: false },
  ] as const)("of $shape $dtype along axis $axis have one order of additions", (each) => {
    const { shape, dtype, axis, hasInitial } = each;
    const values = arrays(gpu)
      .random({ seed: 3 })
      .uniform([...shape], { low: -9, high: 9 });
    using input = values.astype(dtype).run();
    const [chunks, tiles] = (["chunks", "tiles"] as const).map((reads) => {
      // The third run repeats the prepared launches.
      const results = [1, 2, 3].map(() => {
        using sums = new NdArray(scanNode("cumulativeSum", input.node, axis, hasInitial, reads));
        return sums.toArray();
      });
      expect(results[2]).toEqual(results[0]!);
      return results[0]!;
    });
    const differs = (value: number | bigint, i: number) => !Object.is(value, chunks![i]);
    expect([...tiles!].findIndex(differs)).toBe(-1);
    expect(tiles!.length).toBe(chunks!.length);
  });

  test("of halves are summed in f32", () => {
    expect(full(4096, 1, "bf16").cumulativeSum().slice(-1).item()).toBe(4096);
  });

  test("free what they need", () => {
    const { memoryStatistics } = arrays(gpu);
    const a = ones(100_000).run();
    const { used } = memoryStatistics();
    a.cumulativeSum().run().close();
    expect(memoryStatistics().used).toBe(used);
    a.close();
  });

  test("of empty axes have the initial value only", () => {
    expect(zeros([2, 0]).cumulativeProd(1, { includeInitial: true }).toList()).toEqual([[1], [1]]);
    expect(zeros([0]).cumulativeSum().toList()).toEqual([]);
    expect(zeros([1]).diff(0, { n: 3 }).toList()).toEqual([]);
  });

  test("no differences are the array itself, without the elements before and behind", () => {
    const a = array([1, 4, 9]);
    expect(a.diff(0, { n: 0, prepend: a, append: a }).toList()).toEqual([1, 4, 9]);
  });

  test("of another device are refused by the name of the method", () => {
    using other = openDevice("soft");
    using part = arrays(other).array([1]);
    expect(() => array([1, 2]).diff(0, { append: part })).toThrow("diff: append is on another open device");
  });

  test.each<[string, () => unknown, string]>([
    [
      "no axis",
      () => zeros([2, 3]).cumulativeSum(),
      "cumulativeSum: the shape (2, 3) has 2 axes. Name one of them: cumulativeSum(0)",
    ],
    ["an axis", () => zeros([2, 3]).cumulativeProd(2), "cumulativeProd: there is no axis 2"],
    [
      "differences with a part without axes",
      () => array([1, 2]).diff(0, { prepend: full([], 1) }),
      "diff: prepend has the shape (), and the array (2,). Use the same lengths for all axes except axis 0",
    ],
    [
      "differences with a part of other lengths, also where none are taken",
      () => zeros([2, 3]).diff(1, { n: 0, append: zeros([3, 1]) }),
      "diff: append has the shape (3, 1)",
    ],
    ["a negative count", () => array([1, 2]).diff(0, { n: -1 }), "n"],
    [
      "an option",
      () => array([1]).cumulativeSum(0, { initial: true } as never),
      'cumulativeSum: unknown option "initial"',
    ],
  ])("refuse %s", (_, run, message) => {
    expect(run).toThrow(message);
  });
});

test("i64 and u64 are compared as integers", () => {
  const { array } = arrays(gpu);
  const signed = array([-1n, 2n ** 63n - 1n, 5n], "i64");
  const unsigned = array([2n ** 64n - 1n, 2n ** 63n, 5n], "u64");
  expect(signed.equal(unsigned).toList()).toEqual([false, false, true]);
  expect(signed.less(unsigned).toList()).toEqual([true, true, false]);
  expect(unsigned.greater(signed).toList()).toEqual([true, true, false]);
  expect(unsigned.lessEqual(signed).toList()).toEqual([false, false, true]);
  expect(signed.notEqual(unsigned).toList()).toEqual([true, true, false]);
  expect(() => signed.less(array([1n, 2n], "u64"))).toThrow(
    "less: the shapes (3,) and (2,) do not broadcast",
  );
});
