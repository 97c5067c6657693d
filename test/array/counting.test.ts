import { afterAll, describe, expect, test } from "vitest";
import { arrays } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { arange, array, memoryStatistics, ones, zeros } = arrays(gpu);

describe("a histogram", () => {
  test("has the range of its elements, with both ends", () => {
    const { counts, edges } = array([3, -1, 0.5, 3, 1]).histogram(4);
    expect(edges.toList()).toEqual([-1, 0, 1, 2, 3]);
    expect(counts.toList()).toEqual([1n, 1n, 1n, 2n]);
  });

  test("has ten bins, and one of width 1 for equal elements", () => {
    expect(ones([7]).histogram().counts.size).toBe(10);
    const { counts, edges } = ones([7]).histogram(1);
    expect([counts.toList(), edges.toList()]).toEqual([[7n], [0.5, 1.5]]);
    expect(zeros([0]).histogram(2).edges.toList()).toEqual([0, 0.5, 1]);
    expect(zeros([0]).histogram(2).counts.toList()).toEqual([0n, 0n]);
  });

  test("leaves out NaN and elements outside of its range", () => {
    const a = array([Number.NaN, -5, 0, 1, 9, Number.POSITIVE_INFINITY]);
    expect(a.histogram(2, { range: [0, 2] }).counts.toList()).toEqual([1n, 1n]);
    expect(() => a.histogram(2)).toThrow("no finite range. Use histogram(bins, { range: [low, high] })");
  });

  test("of integers has ends of f64, and one of halves has ends of halves", () => {
    expect(arange(5).astype("u8").histogram(2).edges.dtype).toBe("f64");
    expect(arange(5).astype("f16").histogram(2).edges.dtype).toBe("f16");
    expect(arange(5).astype("bf16").histogram(2).counts.toList()).toEqual([2n, 3n]);
  });
});

describe("scatter", () => {
  test("keeps the last value of an element that is named twice", () => {
    const indices = array([[1, -1, 1, 1]], "i32");
    const a = zeros([1, 3]).scatter(indices, array([[5, 6, 7, 8]]));
    expect(a.toList()).toEqual([[0, 8, 6]]);
    const many = zeros([2]).scatter(zeros([100_000], "i64"), arange(100_000));
    expect(many.toList()).toEqual([99_999, 0]);
  });

  test("does not change the array, and takes expressions", () => {
    const a = arange(4);
    const b = a.add(1).scatter(array([0, 2], "u8"), a.slice(":2").multiply(10).add(7));
    expect(b.toList()).toEqual([7, 2, 17, 4]);
    expect(a.toList()).toEqual([0, 1, 2, 3]);
    expect(a.scatter(zeros([0], "i32"), 1).toList()).toEqual([0, 1, 2, 3]);
  });

  test("throws at the read for an index outside of its axis", () => {
    const a = zeros([2, 3]).scatter(array([[0], [3]], "i64"), 1);
    expect(() => a.toList()).toThrow("scatter: index 3 is outside of axis 1 of the shape (2, 3)");
  });

  test("leaves no memory behind", () => {
    const { used } = memoryStatistics();
    {
      using a = zeros([100]);
      using indices = array([3, 4], "i32");
      using b = a.scatter(indices, 2).run();
      using counts = indices.bincount();
      const { counts: bins, edges } = b.histogram(3);
      expect([counts.size, bins.toList()]).toEqual([5, [98n, 0n, 2n]]);
      bins.close();
      edges.close();
    }
    expect(memoryStatistics().used).toBe(used);
  });
});

test.each<[string, () => unknown, string]>([
  ["bincount of floats", () => ones([2]).bincount(), "bincount: the elements are f32. Use integers"],
  ["bincount of a negative element", () => array([1, -2], "i8").bincount(), "bincount: an element is -2"],
  ["a length", () => ones([2], "i8").bincount({ minLength: -1 }), "minLength"],
  ["an option", () => ones([2]).histogram(2, { density: true } as never), 'unknown option "density"'],
  ["no bins", () => ones([2]).histogram(0), "histogram: the number of bins is 0"],
  [
    "a list of ends",
    () => ones([2]).histogram([0, 1] as never),
    "Use a number of bins, or an array of their ends",
  ],
  [
    "ends in another order",
    () => ones([2]).histogram(array([1, 0])),
    "histogram: the end 0 of a bin follows 1",
  ],
  ["one end", () => ones([2]).histogram(array([1])), "the shape (1,)"],
  [
    "a range of ends",
    () => ones([2]).histogram(array([0, 1]), { range: [0, 1] }),
    "range is for a number of bins",
  ],
  ["a range", () => ones([2]).histogram(2, { range: [1, 0] }), "range"],
  [
    "values of another type",
    () => ones([2], "i8").scatter(array([0], "i32"), ones([1])),
    "the values are f32, which i8 does not hold",
  ],
  [
    "values of another shape",
    () => ones([2]).scatter(array([0], "i32"), ones([2])),
    "scatter: an array of shape (2,) does not broadcast to (1,)",
  ],
  [
    "indices of another rank",
    () => ones([2, 2]).scatter(array([0], "i32"), 1),
    "scatter: the indices have the shape (1,)",
  ],
  ["float indices", () => ones([2]).scatter(ones([1]), 1), "scatter: the indices are f32"],
  ["an axis", () => ones([2]).scatter(array([0], "i32"), 1, 1), "scatter: there is no axis 1"],
])("%s is refused", (_, run, message) => {
  expect(run).toThrow(message);
});
