import { afterAll, expect, test } from "vitest";
import { arrays, type NdArray, where } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { arange, array, ones } = arrays(gpu);

/** Returns the elements of an array, and closes it. */
function taken(from: NdArray): number[] {
  using result = from;
  return Array.from(result.toArray(), Number);
}

test.each<[string, (a: NdArray, k: number) => NdArray, (a: number, k: number) => number]>([
  ["a scalar", (a, k) => a.mul(k).add(1), (a, k) => a * k + 1],
  ["two scalars", (a, k) => a.mul(k).add(k + 1), (a, k) => a * k + k + 1],
  ["one array twice", (a) => a.mul(a), (a) => a * a],
  [
    "one part twice",
    (a, k) => {
      const b = a.add(k);
      return b.mul(b);
    },
    (a, k) => (a + k) ** 2,
  ],
  ["two equal parts", (a, k) => a.add(k).mul(a.add(2 * k)), (a, k) => (a + k) * (a + 2 * k)],
  ["a choice", (a, k) => where(a.greater(k), a, -k), (a, k) => (a > k ? a : -k)],
  ["a cast", (a, k) => a.astype("f64").sub(k).astype("i32"), (a, k) => a - k],
])("an expression with %s has the values of its operands each time", (_, run, expected) => {
  const held: NdArray[] = [];
  for (let k = 1; k <= 5; k++) {
    const a = arange(40)
      .add(10 * k)
      .run();
    held.push(a);
    expect(taken(run(a, k))).toEqual(Array.from({ length: 40 }, (_, i) => expected(i + 10 * k, k)));
  }
  for (const each of held) each.close();
});

test("expressions of one form over one array and over two have their own values", () => {
  using a = array([1, 2, 3]);
  using b = array([10, 20, 30]);
  const runs: (readonly [() => NdArray, readonly number[]])[] = [
    [() => a.mul(a).add(b), [11, 24, 39]],
    [() => a.mul(b).add(a), [11, 42, 93]],
    [() => a.mul(b).add(b), [20, 60, 120]],
    [() => b.mul(a).add(a), [11, 42, 93]],
    [() => a.mul(a).add(a), [2, 6, 12]],
    [() => a.add(a.mul(b)), [11, 42, 93]],
    [() => a.sub(b), [-9, -18, -27]],
    [() => b.sub(a), [9, 18, 27]],
    [() => a.mul(2).sub(b), [-8, -16, -24]],
    [() => a.sub(2).mul(b), [-10, 0, 30]],
  ];
  for (let round = 0; round < 3; round++)
    for (const [run, expected] of runs) expect(taken(run())).toEqual(expected);
});

test("views of one array with other offsets, strides and shapes have their own elements", () => {
  using a = arange(24).run();
  for (let round = 0; round < 3; round++) {
    for (const from of [0, 1, 5]) {
      using part = a.slice(`${from}:${from + 8}`);
      expect(taken(part.add(1))).toEqual(Array.from({ length: 8 }, (_, i) => i + from + 1));
      expect(taken(part.sum())).toEqual([28 + 8 * from]);
    }
    for (const step of [1, 2, 3]) {
      using part = a.slice(`:${8 * step}:${step}`);
      expect(taken(part.add(1))).toEqual(Array.from({ length: 8 }, (_, i) => i * step + 1));
      expect(taken(part.max())).toEqual([7 * step]);
    }
    using wide = a.reshape([2, 12]);
    using high = a.reshape([12, 2]);
    expect(taken(wide.sum(1))).toEqual([66, 210]);
    expect(taken(high.sum(0))).toEqual([132, 144]);
    expect(taken(high.sum(1))).toEqual(Array.from({ length: 12 }, (_, i) => 4 * i + 1));
    expect(taken(wide.T.sum(1))).toEqual(Array.from({ length: 12 }, (_, i) => 2 * i + 12));
  }
});

test("reductions of one expression by several names have their own values", () => {
  using a = array([3, 1, 2]);
  for (let round = 0; round < 3; round++) {
    expect(taken(a.sum())).toEqual([6]);
    expect(taken(a.prod())).toEqual([6]);
    expect(taken(a.max())).toEqual([3]);
    expect(taken(a.min())).toEqual([1]);
    expect(taken(a.argmax())).toEqual([0]);
    expect(taken(a.argmin())).toEqual([1]);
    expect(taken(a.add(1).sum())).toEqual([9]);
  }
});

test("a long sum in parts is right each time", () => {
  const n = 200_000;
  for (let k = 1; k <= 3; k++) {
    using a = ones([n]).mul(k).run();
    expect(taken(a.sum())).toEqual([n * k]);
    expect(taken(a.astype("i64").sum())).toEqual([n * k]);
  }
});

test("a repeated expression of elements with wrong indices is refused when it is read", () => {
  using a = arange(10).run();
  using right = array([1, 2], "i32");
  using wrong = array([1, 10], "i32");
  for (let round = 0; round < 2; round++) {
    expect(taken(a.take(right).add(1))).toEqual([2, 3]);
    using result = a.take(wrong).add(1);
    expect(() => result.toArray()).toThrow(RangeError);
  }
});

test("more forms than stay in memory are right when they return", () => {
  using a = arange(1300).run();
  for (let round = 0; round < 2; round++)
    for (let n = 1; n <= 1300; n += round === 0 ? 1 : 97) {
      using part = a.slice(`:${n}`);
      expect(taken(part.sum())).toEqual([(n * (n - 1)) / 2]);
    }
});
