import { afterAll, describe, expect, test } from "vitest";
import { arrays, type Explanation, fft, scope } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { arange, array, memoryStatistics, ones } = arrays(gpu);

/** Returns the names of the kernels, and their operations. */
const shape = ({ kernels }: Explanation) =>
  kernels.map(({ name, operations }) => [name, operations.join(" ")]);

describe("an explanation", () => {
  test("has the operations that a kernel joins, and its memory", () => {
    const a = ones([1000]);
    const x = a.add(1);
    const { kernels } = x.multiply(x).sqrt().explain();
    expect(kernels).toHaveLength(1);
    expect(kernels[0]).toMatchObject({
      operations: ["add", "multiply", "sqrt"],
      readBytes: 4000,
      writtenBytes: 4000,
      block: [256, 1, 1],
      grid: [4, 1, 1],
    });
    expect(kernels[0]!.library).toBeUndefined();
  });

  test("runs nothing, and the array has its elements later", () => {
    const a = arange(6).reshape([2, 3]);
    const mean = a.mean(1, { keepdims: true });
    const b = a.subtract(mean).square().sum();
    const first = b.explain();
    expect(shape(first).at(-1)).toEqual([expect.stringContaining("sum_of"), "subtract square sum"]);
    expect([b.isPending, mean.isPending]).toEqual([true, true]);
    expect(shape(b.explain())).toEqual(shape(first));
    expect(b.item()).toBe(4);
    expect(shape(b.explain())).toEqual([]);
    expect(`${b.explain()}`).toBe("no kernel: the elements are in memory");
    // The mean is in memory since the other kernel read it.
    expect(shape(mean.explain())).toEqual([]);
  });

  test("has the passes of transforms, whose tables are right afterwards", () => {
    const x = arange(2 * 331).reshape([2, 331]);
    const spectrum = fft.fft(x);
    expect(shape(spectrum.explain()).map(([name]) => name)).toEqual(
      expect.arrayContaining(["fftSpread", "fft16_first", "fftCollect"]),
    );
    const { library, reason } = spectrum.explain().kernels.find(({ name }) => name === "fft16_first")!;
    expect([library, reason]).toEqual([undefined, "cuFFT does not run on the soft GPU"]);
    expect(spectrum.isPending).toBe(true);
    expect(fft.ifft(spectrum).real().subtract(x).abs().max().item()).toBeLessThan(1e-3);
  });

  test.each([
    ["a small product", [8, 8], {}, "f32", "the matrices are small"],
    ["a large product", [128, 128], {}, "f32", "cuBLASLt does not run on the soft GPU"],
    ["a portable product", [128, 128], { precision: "portable" }, "f32", "the precision is portable"],
    ["a product of integers", [128, 128], {}, "i32", "cuBLASLt multiplies floats of 16 and 32 bits"],
  ] as const)("has the reason for the kernel of %s", (_, size, options, dtype, reason) => {
    const matrix = ones(size, dtype).run();
    expect(
      matrix
        .matmul(matrix, options)
        .explain()
        .kernels.map((each) => each.reason),
    ).toEqual([reason]);
  });

  test.each([
    ["sort", () => array([3, 1, 2]).sort()],
    ["take", () => arange(4).take(array([1, 2], "i32"))],
    ["pad and roll", () => arange(4).pad(1).roll(2, 0)],
    ["matmul", () => ones([64, 64]).matmul(ones([64, 64]))],
    ["cumulativeSum", () => ones([5000]).cumulativeSum()],
    ["repeat", () => arange(4).repeat(3)],
  ])("of %s leaves the elements and the memory as they were", (_, make) => {
    const expected = scope(() => make().toArray());
    scope(() => {
      const result = make();
      const { used } = memoryStatistics();
      expect(result.explain().kernels.length).toBeGreaterThan(0);
      expect(memoryStatistics().used).toBe(used);
      expect(result.toArray()).toEqual(expected);
      return undefined;
    });
  });
});
