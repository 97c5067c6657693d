import { afterAll, describe, expect, test } from "vitest";
import { LibraryError } from "../../ffi/errors.ts";
import { arrays, linalg } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { array, ones } = arrays(gpu);

describe("norm", () => {
  const x = array([
    [3, -4, 0],
    [1, 2, -2],
  ]);

  test.each<[number, number[], number]>([
    [2, [5, 3], Math.sqrt(34)],
    [1, [7, 5], 12],
    [0, [2, 3], 5],
    [3, [91 ** (1 / 3), 17 ** (1 / 3)], 108 ** (1 / 3)],
    [Number.POSITIVE_INFINITY, [4, 2], 4],
    [Number.NEGATIVE_INFINITY, [0, 1], 0],
  ])("of order %s is along an axis, and of all elements", (ord, rows, all) => {
    const found = linalg.norm(x, { ord, axis: 1 }).toArray() as Float32Array;
    for (const [i, row] of rows.entries()) expect(found[i]).toBeCloseTo(row, 5);
    expect(linalg.norm(x, { ord }).item()).toBeCloseTo(all, 5);
  });

  test("of complex numbers, integers and several axes", () => {
    expect(
      linalg
        .norm(
          array(
            [
              [3, 4],
              [0, 12],
            ],
            "c64",
          ),
        )
        .item(),
    ).toBe(13);
    const integers = linalg.norm(array([3, 4], "i32"));
    expect([integers.dtype, integers.item()]).toEqual(["f64", 5]);
    expect(linalg.norm(ones([2, 3, 4]), { axis: [0, 2], keepdims: true }).shape).toEqual([1, 3, 1]);
  });
});

describe("functions of cuSOLVER", () => {
  const square = ones([2, 2]);

  test.each<[string, () => unknown]>([
    ["solve", () => linalg.solve(square, ones([2]))],
    ["inv", () => linalg.inv(square)],
    ["cholesky", () => linalg.cholesky(square)],
    ["qr", () => linalg.qr(ones([3, 2]))],
    ["svd", () => linalg.svd(ones([3, 2]))],
    ["eigh", () => linalg.eigh(square)],
  ])("%s names the packages on the soft GPU", (name, run) => {
    expect(run).toThrow(LibraryError);
    expect(run).toThrow(`${name} needs cuSOLVER, which does not run on the soft GPU`);
    expect(run).toThrow("pip packages nvidia-cusolver (CUDA 13) and nvidia-cusolver-cu12");
  });

  test.each<[string, () => unknown, string]>([
    ["other types", () => linalg.inv(ones([2, 2], "i32")), "inv: the elements are i32. Use f32 or f64"],
    ["vectors", () => linalg.qr(ones([2])), "qr: the shape is (2,). Use matrices"],
    ["other shapes", () => linalg.eigh(ones([2, 3])), "eigh: the shape is (2, 3). Use square matrices"],
    ["other rows", () => linalg.solve(square, ones([3])), "solve: the shapes are (2, 2) and (3,)"],
    ["lists", () => linalg.solve([[1]] as never, square), "solve: a is"],
    ["surplus arguments", () => (linalg.inv as (...given: unknown[]) => unknown)(square, 1), "1 argument"],
  ])("refuse %s before they look for the library", (_, run, message) => {
    expect(run).toThrow(message);
  });
});
