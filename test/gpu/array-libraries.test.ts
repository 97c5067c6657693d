// Arrays that NVIDIA's libraries compute on a real GPU, beside own kernels. Run with `npm run test:gpu`.
import { afterAll, describe, expect, test } from "vitest";
import { nativeCublaslt } from "../../ffi/cublaslt/index.ts";
import { nativeCufft } from "../../ffi/cufft/index.ts";
import { nativeCusolver } from "../../ffi/cusolver/index.ts";
import type { LibraryPrecision } from "../../src/array/cublaslt.ts";
import { arrays, fft, linalg, type NdArray, scope } from "../../src/array/index.ts";
import { productNode } from "../../src/array/multiply-matrices.ts";
import { NdArray as ArrayOfNode } from "../../src/array/nd-array.ts";
import type { OwnMethod } from "../../src/array/product-method.ts";
import { transformedRealByKernels, writeRealByKernels } from "../../src/array/real-transform.ts";
import { passedOn, transformedByKernels } from "../../src/array/transform.ts";
import { FactorizationError } from "../../src/libraries/index.ts";
import { native, open } from "../native/cuda/provider.ts";
import { withLibrary } from "./with-library.ts";

const gpu = native ? open() : undefined;
afterAll(() => gpu?.close());

const librariesOf = (array: NdArray): readonly string[] =>
  array.explain().kernels.flatMap(({ library }) => library ?? []);

/** Returns the largest difference of the elements, relative to the largest one that is wanted. */
function largestDifference(found: ArrayLike<number | bigint>, wanted: ArrayLike<number | bigint>): number {
  const size = Math.max(...Array.from(wanted, (value) => Math.abs(Number(value))));
  return Math.max(...Array.from(wanted, (value, i) => Math.abs(Number(found[i]) - Number(value)) / size));
}

const matrixOf =
  (dtype: "f32" | "f16" | "bf16") =>
  (...shape: number[]): NdArray =>
    // Sums of these products are whole numbers below 2 ** 24, so that each order of additions gives the same bits.
    arrays(gpu!).random({ seed: 3 }).integers(-4, 5, shape, "i32").astype(dtype).run();

/** Shapes and views: transposed factors, odd sizes, offsets, steps, and batches that broadcast or run backwards. */
const forms: readonly (readonly [
  string,
  (of: ReturnType<typeof matrixOf>) => readonly [NdArray, NdArray],
])[] = [
  ["two matrices", (of) => [of(256, 192), of(192, 320)]],
  ["a transposed first matrix", (of) => [of(192, 256).mT, of(192, 320)]],
  ["a transposed second matrix", (of) => [of(256, 192), of(320, 192).mT]],
  ["two transposed matrices", (of) => [of(192, 256).mT, of(320, 192).mT]],
  ["odd sizes", (of) => [of(131, 97), of(97, 259)]],
  ["transposed matrices of odd sizes", (of) => [of(97, 131).mT, of(259, 97).mT]],
  ["offsets that are not aligned", (of) => [of(130, 98).slice("1:", "1:"), of(97, 261).slice(":", "2:")]],
  ["steps and flipped axes", (of) => [of(140, 160).slice("::2", "::-2"), of(80, 140).slice(":", "::2")]],
  ["few rows", (of) => [of(2, 512), of(512, 512)]],
  ["a short inner axis", (of) => [of(600, 1), of(1, 600)]],
  ["a batch", (of) => [of(5, 128, 64), of(5, 64, 72)]],
  ["a batch that runs backwards", (of) => [of(5, 128, 64).slice("::-1"), of(5, 64, 72)]],
  ["batches that broadcast", (of) => [of(2, 1, 70, 80), of(3, 80, 66)]],
  ["a matrix and a batch of two axes", (of) => [of(70, 80), of(3, 4, 80, 66)]],
  [
    "heads between the axes of matrices",
    (of) => [of(2, 64, 3, 72).permuteDims([0, 2, 1, 3]), of(2, 64, 3, 72).permuteDims([0, 2, 3, 1])],
  ],
];

withLibrary("products by cuBLASLt", nativeCublaslt, () => {
  const methods = [
    ["f32", "f32", "registers"],
    ["tf32", "f32", "tf32"],
    ["f16", "f16", "f16"],
    ["bf16", "bf16", "bf16"],
  ] as const satisfies readonly (readonly [string, "f32" | "f16" | "bf16", OwnMethod])[];

  describe.each(methods)("in %s", (precision, dtype, own) => {
    test.each(forms)("of %s equal those of the own kernel", { timeout: 60_000 }, (_, make) => {
      const { used } = arrays(gpu!).memoryStatistics();
      scope(() => {
        const [a, b] = make(matrixOf(dtype));
        const { shape } = a.matmul(b);
        const product = (library?: LibraryPrecision) =>
          new ArrayOfNode(
            productNode(a.node, b.node, shape, {
              own: () => own,
              ...(library === undefined ? {} : { library }),
              reason: "test",
            }),
          );
        const found = product(precision);
        expect(librariesOf(found)).toEqual(["cuBLASLt"]);
        expect(found.subtract(product()).abs().max().item()).toBe(0);
        return undefined;
      });
      expect(arrays(gpu!).memoryStatistics().used).toBe(used);
    });
  });

  test("of a long inner axis run cuBLASLt", () => {
    using a = arrays(gpu!).ones([64, 4096], "f16");
    using product = a.matmul(a.mT);
    expect(librariesOf(product)).toEqual(["cuBLASLt"]);
    expect(product.max().item()).toBe(4096);
  });

  test.each([
    ["f32", 128, true],
    ["f16", 128, false],
    ["bf16", 1024, false],
    ["f16", 2048, true],
  ] as const)("of %s and %d rows are chosen by the measured times", (dtype, side, isLibrary) => {
    using a = arrays(gpu!).ones([side, side], dtype);
    using product = a.matmul(a);
    expect(librariesOf(product)).toEqual(isLibrary ? ["cuBLASLt"] : []);
    expect(product.max().item()).toBe(side);
  });

  test("of portable precision run the own kernel", () => {
    using a = arrays(gpu!).ones([128, 128]);
    using product = a.matmul(a, { precision: "portable" });
    expect(product.explain().kernels[0]!.reason).toBe("the precision is portable");
  });

  test("continue on a device that is opened again", () => {
    for (const _ of [1, 2]) {
      const device = open();
      using a = arrays(device).ones([128, 128]);
      using product = a.matmul(a);
      expect(librariesOf(product)).toEqual(["cuBLASLt"]);
      expect(product.max().item()).toBe(128);
      device.close();
    }
  });
});

withLibrary("transforms by cuFFT", nativeCufft, () => {
  test.each([[[1024]], [[1000]], [[3, 1009]]])(
    "of the shape %j are close to those of own kernels",
    (shape) => {
      scope(() => {
        const x = arrays(gpu!).random({ seed: 3 }).normal(shape).astype("c64").run();
        const found = fft.fft(x);
        expect(librariesOf(found)).toEqual(["cuFFT"]);
        const length = shape.at(-1)!;
        const batch = { outer: x.size / length, length, inner: 1 };
        const own = passedOn(
          transformedByKernels(gpu!, x.node.view(), batch, { isInverse: false, scale: 1 }),
        );
        const wanted = own.storage.buffer
          .as("f32")
          .slice(0, 2 * x.size)
          .toArray();
        expect(largestDifference(found.toArray(), wanted)).toBeLessThan(1e-5);
        return undefined;
      });
    },
  );
});

withLibrary("transforms of real numbers by cuFFT", nativeCufft, () => {
  test.each([[[1024]], [[1000]], [[1009]], [[64, 4096]], [[5, 27]]])(
    "of the shape %j are close to those of own kernels, and have inverses",
    (shape) => {
      scope(() => {
        const x = arrays(gpu!).random({ seed: 3 }).normal(shape).run();
        const length = shape.at(-1)!;
        const rows = { count: x.size / length, length, scale: 1 };
        const found = fft.rfft(x);
        expect(librariesOf(found)).toEqual(["cuFFT"]);
        const own = passedOn(transformedRealByKernels(gpu!, x.node.view(), rows));
        const wanted = own.storage.buffer
          .as("f32")
          .slice(0, 2 * found.size)
          .toArray();
        expect(largestDifference(found.toArray(), wanted)).toBeLessThan(1e-5);
        const inverse = fft.irfft(found, { n: length });
        expect(librariesOf(inverse)).toContain("cuFFT");
        expect(largestDifference(inverse.toArray(), x.toArray())).toBeLessThan(1e-5);
        return undefined;
      });
    },
  );

  test("leave their input as it is, and ignore imaginary parts that a real number does not have", () => {
    scope(() => {
      const numbers = arrays(gpu!)
        .random({ seed: 4 })
        .normal([3, 2 * 129])
        .run();
      // Pairs of numbers are the complex ones. The first one of each row has an imaginary part.
      const x = arrays(gpu!).fromBuffer(numbers.buffer.as("u64"), { dtype: "c64", shape: [3, 129] });
      const before = x.toArray();
      const found = fft.irfft(x, { n: 256, norm: "forward" });
      expect(librariesOf(found)).toContain("cuFFT");
      const values = found.toArray();
      expect(x.toArray()).toEqual(before);
      const own = arrays(gpu!).zeros([3, 256]).run();
      writeRealByKernels(gpu!, x.node.view(), { count: 3, length: 256, scale: 1 }, own.node.view());
      expect(largestDifference(values, own.toArray())).toBeLessThan(1e-5);
      return undefined;
    });
  });
});

withLibrary("factorizations by cuSOLVER", nativeCusolver, () => {
  test("invert a matrix on a device that is opened again", () => {
    for (const _ of [1, 2]) {
      const device = open();
      using a = arrays(device).random({ seed: 3 }).normal([64, 64], { dtype: "f64" }).run();
      using inverse = linalg.inv(a);
      using error = a
        .matmul(inverse, { precision: "portable" })
        .subtract(arrays(device).eye(64).astype("f64"));
      expect(error.abs().max().item()).toBeLessThan(1e-9);
      device.close();
    }
  });

  const shapes = [
    [1, 1],
    [5, 3],
    [3, 5],
    [6, 6],
    [2, 3, 7, 4],
    [2, 4, 7],
    [64, 64],
  ];
  const cases = (["f32", "f64"] as const).flatMap((dtype) => shapes.map((shape) => [dtype, shape] as const));
  const largest = (x: NdArray): number => Number(x.abs().max().item());
  const exact = (a: NdArray, b: NdArray): NdArray => a.matmul(b, { precision: "portable" });

  test.each(cases)("give back matrices of %s and shape %j", (dtype, shape) => {
    const { used } = arrays(gpu!).memoryStatistics();
    scope(() => {
      const a = arrays(gpu!).random({ seed: 5 }).normal(shape, { dtype }).run();
      const most = (dtype === "f32" ? 1e-4 : 1e-11) * Math.max(...shape);
      const { q, r } = linalg.qr(a);
      expect(largest(exact(q, r).subtract(a))).toBeLessThan(most);
      expect(largest(r.tril(-1))).toBe(0);
      const { u, s, vh } = linalg.svd(a, { fullMatrices: false });
      expect(largest(exact(u.multiply(s.expandDims(-2)), vh).subtract(a))).toBeLessThan(most);
      const full = linalg.svd(a);
      const [m, n] = shape.slice(-2) as [number, number];
      expect([full.u.shape.slice(-2), full.vh.shape.slice(-2)]).toEqual([
        [m, m],
        [n, n],
      ]);
      const unit = exact(full.u.mT, full.u).subtract(arrays(gpu!).eye(m).astype(dtype));
      expect(largest(unit)).toBeLessThan(most);
      const symmetric = exact(a, a.mT).add(arrays(gpu!).eye(m).astype(dtype).multiply(m)).run();
      const { eigenvalues, eigenvectors } = linalg.eigh(symmetric.tril());
      const scaled = eigenvectors.multiply(eigenvalues.expandDims(-2));
      expect(largest(exact(symmetric, eigenvectors).subtract(scaled))).toBeLessThan(100 * most);
      const l = linalg.cholesky(symmetric.tril());
      expect(largest(exact(l, l.mT).subtract(symmetric))).toBeLessThan(100 * most);
      const x = linalg.solve(symmetric, a);
      expect(largest(exact(symmetric, x).subtract(a))).toBeLessThan(100 * most);
      return undefined;
    });
    expect(arrays(gpu!).memoryStatistics().used).toBe(used);
  });

  test("name the matrix of a batch that has none", () => {
    using a = arrays(gpu!).array(
      [
        [
          [1, 0],
          [0, 1],
        ],
        [
          [1, 2],
          [2, 4],
        ],
      ],
      "f64",
    );
    expect(() => linalg.inv(a)).toThrow(
      "inv: the matrix is singular: element 2 of the diagonal of U is 0, in matrix 1 of 2",
    );
    expect(() => linalg.cholesky(a.negative())).toThrow("cholesky: the matrix is not positive definite");
    expect(() => linalg.solve(a.slice("1"), arrays(gpu!).ones([2], "f64"))).toThrow(FactorizationError);
  });
});
