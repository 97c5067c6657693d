import { afterAll, describe, expect, test } from "vitest";
import { arrays, type Dtype, type NdArray } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { digestOf } from "./support/digest.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { random } = arrays(gpu);
const N = 100_000;

/** Returns the four words of Philox 4x32-10, as Random123 describes it. */
function philox(counter: readonly number[], key: readonly number[]): number[] {
  let [a, b, c, d] = counter.map(BigInt) as [bigint, bigint, bigint, bigint];
  let [low, high] = key.map(BigInt) as [bigint, bigint];
  for (let round = 0; round < 10; round++) {
    const [x, y] = [0xd2511f53n * a, 0xcd9e8d57n * c];
    [a, b, c, d] = [(y >> 32n) ^ b ^ low, y & 0xffffffffn, (x >> 32n) ^ d ^ high, x & 0xffffffffn];
    low = (low + 0x9e3779b9n) & 0xffffffffn;
    high = (high + 0xbb67ae85n) & 0xffffffffn;
  }
  return [a, b, c, d].map(Number);
}

/** Returns mean and variance of the elements, and the means of their third and fourth powers around the mean. */
function moments(array: NdArray) {
  const values = Array.from(array.toArray() as Float64Array, Number);
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const power = (n: number) => values.reduce((sum, each) => sum + (each - mean) ** n, 0) / values.length;
  return { mean, variance: power(2), skew: power(3), fourth: power(4) };
}

describe("Philox 4x32-10", () => {
  test("is that of Random123's known answers", () => {
    const ones = 0xffffffff;
    expect(philox([0, 0, 0, 0], [0, 0])).toEqual([0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8]);
    expect(philox([ones, ones, ones, ones], [ones, ones])).toEqual([
      0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd,
    ]);
    const pi = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
    expect(philox(pi, [0xa4093822, 0x299f31d0])).toEqual([0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1]);
  });

  test.each([0n, 1n, 0x299f31d0a4093822n, 2n ** 64n - 1n])("has its words for the seed %s", (seed) => {
    const key = [Number(seed & 0xffffffffn), Number(seed >> 32n)];
    const words = Array.from({ length: 50 }, (_, i) => philox([i, 0, 0, 0], key));
    const units = words.flat().map((each) => (each >>> 8) / 2 ** 24);
    expect([...random({ seed }).uniform(200).toArray()]).toEqual(units);
    const wide = words.map(([low, high]) => (BigInt(high!) << 32n) | BigInt(low!));
    expect([
      ...random({ seed })
        .integers(0, 1n << 64n, 50, "u64")
        .toArray(),
    ]).toEqual(wide);
  });

  test("continues behind the numbers of the calls before", () => {
    const whole = random({ seed: 7 }).uniform(64).toArray();
    const parts = random({ seed: 7 });
    expect([...parts.uniform(32).toArray(), ...parts.uniform(32).toArray()]).toEqual([...whole]);
    expect([...random({ seed: 8 }).uniform(64).toArray()]).not.toEqual([...whole]);
  });

  test("has the same numbers on each runtime and device", () => {
    const generator = random({ seed: 42 });
    const digests = [
      generator.uniform([33], { low: -2, high: 3 }),
      generator.uniform([5], { dtype: "f64" }),
      generator.normal([33]),
      generator.normal([6], { mean: 1, deviation: 2, dtype: "f64" }),
      generator.integers(-5, 6, [20], "i8"),
      generator.permutation(20),
    ].map((each) => digestOf(each.toArray()));
    expect(digests).toMatchInlineSnapshot(`
      [
        "0aaaef9aa964",
        "fe64bbe6fad5",
        "11bbfddfff6e",
        "8079b29cb444",
        "76a6ee2bc67b",
        "79916d607360",
      ]
    `);
  });
});

describe("distributions", () => {
  test.each<Dtype>(["f32", "f64", "f16", "bf16"])("uniform numbers of %s fill their range", (dtype) => {
    const array = random({ seed: 1 }).uniform(N, { low: -1, high: 3, dtype });
    const { mean, variance, skew } = moments(array);
    const values = array.toArray() as Float32Array;
    expect(values.every((each) => each >= -1 && each < 3)).toBe(true);
    expect(mean).toBeCloseTo(1, 1);
    expect(variance).toBeCloseTo(16 / 12, 1);
    expect(Math.abs(skew)).toBeLessThan(0.05);
  });

  test.each<Dtype>(["f32", "f64", "f16", "bf16"])("normal numbers of %s have the moments", (dtype) => {
    const { mean, variance, skew, fourth } = moments(
      random({ seed: 2 }).normal(N, { mean: 2, deviation: 3, dtype }),
    );
    expect(Math.abs(mean - 2)).toBeLessThan(0.05);
    expect(Math.abs(variance - 9)).toBeLessThan(0.2);
    expect(Math.abs(skew / 27)).toBeLessThan(0.05);
    expect(Math.abs(fourth / 81 - 3)).toBeLessThan(0.15);
  });

  test.each<Dtype>(["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"])(
    "integers of %s are equally frequent",
    (dtype) => {
      const low = dtype[0] === "i" ? -3 : 3;
      const counts = new Map<number, number>();
      for (const each of random({ seed: 3 })
        .integers(low, low + 7, N, dtype)
        .toArray())
        counts.set(Number(each), (counts.get(Number(each)) ?? 0) + 1);
      expect([...counts.keys()].sort((a, b) => a - b)).toEqual(
        [0, 1, 2, 3, 4, 5, 6].map((each) => each + low),
      );
      // Chi-squared with 6 degrees of freedom exceeds 22.5 once in 1,000 samples.
      const squared = [...counts.values()].reduce((sum, count) => sum + (count - N / 7) ** 2 / (N / 7), 0);
      expect(squared).toBeLessThan(22.5);
    },
  );

  test("integers reach both ends of 64 bits, and a range of three quarters is not biased", () => {
    const all = random({ seed: 4 })
      .integers(-(2n ** 63n), 2n ** 63n, N)
      .toArray() as BigInt64Array;
    expect(all.some((each) => each < -(2n ** 62n)) && all.some((each) => each > 2n ** 62n)).toBe(true);
    const part = random({ seed: 4 })
      .integers(0, 3n * 2n ** 62n, N, "u64")
      .toArray() as BigUint64Array;
    const lower = part.filter((each) => each < 2n ** 62n).length;
    expect(Math.abs(lower / N - 1 / 3)).toBeLessThan(0.01);
  });

  test("permutations have each number once, and arrange the rows of an array", () => {
    const order = random({ seed: 5 }).permutation(1000);
    expect(order.toList()).not.toEqual(order.sort().toList());
    expect(order.sort().toList()).toEqual(Array.from({ length: 1000 }, (_, i) => BigInt(i)));
    const rows = random({ seed: 5 }).permutation(arrays(gpu).arange(6).reshape([3, 2]));
    expect(rows.sum(0).toList()).toEqual([6, 9]);
  });

  test("a generator without a seed has one of its own", () => {
    expect(random().seed).not.toBe(random().seed);
    expect(random({ seed: 9 }).seed).toBe(9n);
  });
});

test.each<[string, () => unknown, string]>([
  ["a seed", () => random({ seed: -1 }), "seed"],
  ["a range", () => random().uniform(3, { low: 1, high: 1 }), "uniform: low is 1 and high is 1"],
  ["a deviation", () => random().normal(3, { deviation: -1 }), "deviation"],
  ["a float type", () => random().normal(3, { dtype: "i32" }), "dtype"],
  ["an integer type", () => random().integers(0, 5, 3, "f32"), "integers: the type is f32"],
  ["an empty range", () => random().integers(5, 5, 3), "integers: low is 5 and high is 5"],
  ["a high limit", () => random().integers(0, 257, 3, "u8"), "integers: 256n is outside of u8"],
  ["a fraction", () => random().integers(0.5, 5, 3), "integers: low is 0.5. Use a whole number"],
  ["a shape", () => random().uniform(-1), "uniform: axis 0 of the shape (-1,)"],
])("%s is refused", (_, run, message) => {
  expect(run).toThrow(message);
});
