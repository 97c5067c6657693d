import { afterAll, describe, expect, test } from "vitest";
import { LibraryError } from "../../ffi/errors.ts";
import { arrays, linalg } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareFunction } from "./support/families.ts";
import { matrixCases } from "./support/matrix-cases.ts";
import { hasNumpy, numpyResults } from "./support/numpy.ts";
import { casesOr, SEED } from "./support/random-cases.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { array, ones } = arrays(gpu);

describe("norm", () => {
  test.each(["f16", "bf16"] as const)("of %s has no sum or power in that type", (dtype) => {
    // The square of 400 is too large for f16, and the cube of 0.01 too small.
    const large = array([300, 400]).astype(dtype);
    expect([linalg.norm(large).item(), linalg.matrixNorm(large.reshape([1, 2])).item()]).toEqual([500, 500]);
    const small = linalg.norm(array([0.01]).astype(dtype), { ord: 3 });
    expect(small.item()).toBeCloseTo(0.01, 4);
    expect(small.dtype).toBe(dtype);
  });

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

describe.skipIf(!hasNumpy)(`functions of matrices, beside NumPy (seed ${SEED})`, () => {
  const random = seeded(SEED);
  const cases = Object.values(matrixCases).flatMap((make) =>
    Array.from({ length: casesOr(40) }, () => make(random)),
  );
  const results = hasNumpy ? numpyResults(cases) : [];

  test.each(Object.keys(matrixCases))("%s has NumPy's values", (name) => {
    for (const [i, each] of cases.entries())
      if (each.name === name)
        expect(compareFunction(gpu, each, results[i]!), `seed ${SEED}, case ${i}`).toBe("");
  });
});

describe("functions of matrices", () => {
  test("share the memory of a diagonal, and have none outside of a matrix", () => {
    using x = array([[1, 2, 3]]);
    expect(linalg.diagonal(x, { offset: 2 }).toList()).toEqual([3]);
    expect(linalg.diagonal(x, { offset: 3 }).toList()).toEqual([]);
    expect(linalg.diagonal(x, { offset: -5 }).toList()).toEqual([]);
    const { used } = arrays(gpu).memoryStatistics();
    using view = linalg.diagonal(x);
    expect([view.shape, arrays(gpu).memoryStatistics().used]).toEqual([[1], used]);
  });

  test("have determinants of row exchanges, batches, singular matrices, and those that a float does not hold", () => {
    expect(
      linalg
        .det(
          array(
            [
              [0, 1, 2],
              [1, 0, 3],
              [4, -3, 8],
            ],
            "f64",
          ),
        )
        .item(),
    ).toBe(-2);
    expect(linalg.det(ones([2, 3, 3])).toList()).toEqual([0, 0]);
    const missing = array([
      [Number.NaN, 1],
      [0, 1],
    ]);
    expect([linalg.det(missing).item(), linalg.slogdet(missing).sign.item()]).toEqual([
      Number.NaN,
      Number.NaN,
    ]);
    const { sign, logabsdet } = linalg.slogdet(
      array([
        [
          [0, 1],
          [1, 0],
        ],
        [
          [1, 1],
          [1, 1],
        ],
      ]),
    );
    expect([sign.toList(), logabsdet.toList()]).toEqual([
      [-1, 0],
      [0, Number.NEGATIVE_INFINITY],
    ]);
    const large = arrays(gpu).eye(300).multiply(4).flip(0);
    expect(linalg.det(large).item()).toBe(Number.POSITIVE_INFINITY);
    expect(linalg.slogdet(large).logabsdet.item()).toBeCloseTo(300 * Math.log(4), 2);
    expect(() => linalg.det(ones([2, 3]))).toThrow("det: the shape is (2, 3). Use square matrices");
    expect(() => linalg.slogdet(ones([2, 2], "i32"))).toThrow(
      "slogdet: the elements are i32. Use f32 or f64",
    );
  });

  test("have the identity as the power 0, and norms of complex numbers", () => {
    expect(linalg.matrixPower(ones([2, 2, 2]), 0).toList()).toEqual([
      [
        [1, 0],
        [0, 1],
      ],
      [
        [1, 0],
        [0, 1],
      ],
    ]);
    expect(linalg.matrixNorm(array([[[3, 4]]], "c64")).item()).toBe(5);
  });

  test.each<[string, () => unknown, string]>([
    ["vectors", () => linalg.diagonal(ones([2])), "diagonal: the shape is (2,). Use matrices"],
    ["an offset", () => linalg.trace(ones([2, 2]), { offset: 0.5 }), "offset"],
    [
      "vectors of length 2",
      () => linalg.cross(ones([2]), ones([3])),
      "has the length 2. Use vectors of length 3",
    ],
    ["other shapes", () => linalg.cross(ones([2, 3]), ones([4, 3])), "cross: the shapes (2, 3) and (4, 3)"],
    ["a wide matrix", () => linalg.matrixPower(ones([2, 3]), 2), "Use square matrices"],
    ["a fraction", () => linalg.matrixPower(ones([2, 2]), 0.5), "matrixPower: n is 0.5"],
    ["an order", () => linalg.matrixNorm(ones([2, 2]), 2 as never), "matrixNorm: the order is 2. Use fro"],
    ["a tolerance", () => linalg.pinv(ones([2, 2]), { rtol: -1 }), "rtol"],
  ])("refuse %s", (_, run, message) => {
    expect(run).toThrow(message);
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
    ["svdvals", () => linalg.svdvals(square)],
    ["eigvalsh", () => linalg.eigvalsh(square)],
    ["svd", () => linalg.pinv(square)],
    ["matrixRank", () => linalg.matrixRank(square)],
    ["inv", () => linalg.matrixPower(square, -2)],
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
