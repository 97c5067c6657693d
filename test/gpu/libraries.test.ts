// The objects of NVIDIA's libraries on a real GPU, beside results of the CPU. Run with `npm run test:gpu`.
import { afterAll, describe, expect, test } from "vitest";
import { nativeCublas } from "../../ffi/cublas/index.ts";
import { nativeCufft } from "../../ffi/cufft/index.ts";
import { nativeCurand } from "../../ffi/curand/index.ts";
import { nativeCusolver } from "../../ffi/cusolver/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import { arrays, fft, linalg } from "../../src/array/index.ts";
import { Blas, FactorizationError, FftPlan, Random, Solver, view } from "../../src/libraries/index.ts";
import { native, open } from "../native/cuda/provider.ts";
import { withLibrary } from "./with-library.ts";

const gpu = native ? open() : undefined;
afterAll(() => gpu?.close());

/** Whole numbers from -4 to 4, whose sums of products are exact in all types. */
const wholes = (length: number, seed: number): number[] =>
  Array.from({ length }, (_, i) => ((i * 7919 + seed * 104729) % 9) - 4);

type Matrix = readonly (readonly number[])[];

const rowsOf = (values: readonly number[], columns: number): number[][] =>
  Array.from({ length: values.length / columns }, (_, i) => values.slice(i * columns, (i + 1) * columns));

const product = (a: Matrix, b: Matrix): number[][] =>
  a.map((row) => b[0]!.map((_, j) => row.reduce((sum, value, i) => sum + value * b[i]![j]!, 0)));

const turned = (a: Matrix): number[][] => a[0]!.map((_, j) => a.map((row) => row[j]!));

/** Returns the largest distance of two lists of numbers. */
const distance = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  expect(a.length).toBe(b.length);
  return Array.from(a, (value, i) => Math.abs(value - b[i]!)).reduce((most, each) => Math.max(most, each), 0);
};

withLibrary("Blas", nativeCublas, () => {
  const [m, k, n] = [5, 7, 6];
  const [left, right] = [rowsOf(wholes(m * k, 1), k), rowsOf(wholes(k * n, 2), n)];
  const wanted = product(left, right).flat();

  describe.each(["f16", "bf16", "f32", "f64"] as const)("of %s", (dtype) => {
    const array = (values: Matrix) =>
      arrays(gpu!)
        .array(values as number[][], dtype)
        .run();

    test.each([
      ["rows", false, false],
      ["columns of the first factor", true, false],
      ["columns of the second factor", false, true],
      ["columns of both factors", true, true],
    ])("multiplies matrices, %s", (_, isFirst, isSecond) => {
      using blas = new Blas(gpu!);
      const a = isFirst ? array(turned(left)).mT : array(left);
      const b = isSecond ? array(turned(right)).mT : array(right);
      using c = arrays(gpu!).zeros([m, n], dtype);
      blas.gemm(a, b, c);
      expect(c.toList()).toEqual(rowsOf(wanted, n));
      using columns = arrays(gpu!).zeros([n, m], dtype);
      blas.gemm(a, b, columns.mT, { alpha: 2 });
      expect(columns.toList()).toEqual(turned(rowsOf(wanted, n)).map((row) => row.map((value) => 2 * value)));
      blas.gemm(a, b, c, { alpha: -1, beta: 3 });
      expect(c.toList()).toEqual(rowsOf(wanted, n).map((row) => row.map((value) => 2 * value)));
    });

    test("multiplies parts of matrices, and writes nothing beside them", () => {
      using blas = new Blas(gpu!);
      using c = arrays(gpu!)
        .full([m + 2, n + 3], 7, dtype)
        .run();
      using a = arrays(gpu!)
        .full([m + 1, k + 2], 9, dtype)
        .run();
      a.slice("1:", "2:").assign(array(left));
      blas.gemm(a.slice("1:", "2:"), array(right), c.slice("1:-1", "2:-1"));
      const values = c.toList() as number[][];
      const isInside = (i: number, j: number) => i >= 1 && i <= m && j >= 2 && j < n + 2;
      const inner = values.slice(1, -1).map((row) => row.slice(2, -1));
      expect(inner).toEqual(rowsOf(wanted, n));
      const outer = values.flatMap((row, i) => row.filter((_, j) => !isInside(i, j)));
      expect(new Set(outer)).toEqual(new Set([7]));
    });

    test("multiplies stacks, also one matrix with each of a stack", () => {
      using blas = new Blas(gpu!);
      using a = arrays(gpu!)
        .array(wholes(2 * 3 * m * k, 3), dtype)
        .reshape([2, 3, m, k])
        .run();
      using c = arrays(gpu!).zeros([2, 3, m, n], dtype);
      blas.gemm(a.slice("::-1"), array(right), c);
      const stacks = (a.toList() as number[][][][]).reverse();
      expect(c.toList()).toEqual(stacks.map((stack) => stack.map((each) => product(each, right))));
    });

    test("multiplies a matrix and a vector", () => {
      using blas = new Blas(gpu!);
      using x = arrays(gpu!)
        .array(wholes(2 * k, 4), dtype)
        .run();
      using y = arrays(gpu!).ones([m], dtype).run();
      blas.gemv(array(left), x.slice("::2"), y, { alpha: 2, beta: -1 });
      const vector = (x.toList() as number[]).filter((_, i) => i % 2 === 0);
      const result = product(left, turned([vector])).flat();
      expect(y.toList()).toEqual(result.map((value) => 2 * value - 1));
      blas.gemv(array(turned(left)).mT, x.slice("::2"), y);
      expect(y.toList()).toEqual(result);
    });

    test("gives beta y for a matrix without columns, and 0 for vectors without elements", () => {
      using blas = new Blas(gpu!);
      using a = arrays(gpu!).zeros([3, 0], dtype).run();
      using x = arrays(gpu!).zeros([0], dtype).run();
      using y = arrays(gpu!).array([1, 2, 3], dtype).run();
      blas.gemv(a, x, y, { beta: 3 });
      expect(y.toList()).toEqual([3, 6, 9]);
      blas.gemv(a, x, y.slice("::-1"), { beta: 2 });
      expect(y.toList()).toEqual([6, 12, 18]);
      blas.gemv(a.slice(":2"), x, y.slice("::2"));
      expect(y.toList()).toEqual([0, 12, 0]);
      using sum = arrays(gpu!).full([1], 7, dtype).run();
      using norm = arrays(gpu!).full([1], 7, dtype).run();
      blas.dot(x, x, sum);
      blas.nrm2(x, norm);
      expect([sum.toList(), norm.toList()]).toEqual([[0], [0]]);
    });

    test("does not read the result where beta is 0", () => {
      using blas = new Blas(gpu!);
      using c = arrays(gpu!).full([m, n], Number.NaN, dtype).run();
      blas.gemm(array(left), array(right), c);
      expect(c.toList()).toEqual(rowsOf(wanted, n));
      const column = right.map((row) => [row[0]!]);
      using x = arrays(gpu!).array(column.flat(), dtype).run();
      using y = arrays(gpu!).full([m], Number.NaN, dtype).run();
      blas.gemv(array(left), x, y);
      expect(y.toList()).toEqual(product(left, column).flat());
      using empty = arrays(gpu!).zeros([m, 0], dtype).run();
      using none = arrays(gpu!).zeros([0], dtype).run();
      y.assign(Number.NaN);
      blas.gemv(empty, none, y);
      expect(y.toList()).toEqual(left.map(() => 0));
    });

    test("adds, scales, multiplies and measures vectors", () => {
      using blas = new Blas(gpu!);
      using x = arrays(gpu!).array([3, 0, 4, 0, 12], dtype).run();
      using y = arrays(gpu!).array([1, 2, 3], dtype).run();
      using result = arrays(gpu!).zeros([1], dtype).run();
      blas.axpy(2, x.slice("::2"), y);
      expect(y.toList()).toEqual([7, 10, 27]);
      blas.axpy(1, x.slice("::-2"), y);
      expect(y.toList()).toEqual([19, 14, 30]);
      blas.scal(-0.5, y);
      expect(y.toList()).toEqual([-9.5, -7, -15]);
      blas.dot(x.slice("::2"), y, result);
      expect(result.toList()).toEqual([dtype === "bf16" ? -236 : -236.5]);
      blas.nrm2(x, result);
      expect(result.toList()).toEqual([13]);
    });
  });

  test("writes f32 of factors with 16 bits", () => {
    using blas = new Blas(gpu!);
    using a = arrays(gpu!).full([1, 4096], 1, "f16").run();
    using c = gpu!.allocate(1, "f32");
    blas.gemm(a, a.mT, view(c, [1, 1]), { alpha: 40 });
    expect(c.toArray()).toEqual(new Float32Array([163_840]));
  });

  test("takes matrices without elements, and memory beside the result", () => {
    using blas = new Blas(gpu!);
    using x = gpu!.from(Float64Array.from({ length: 12 }, (_, i) => i));
    blas.gemm(view(x, [2, 0]), view(x, [0, 2]), view(x, [2, 2]), { beta: 3 });
    expect([...x.toArray().slice(0, 5)]).toEqual([0, 3, 6, 9, 4]);
    blas.gemm(view(x, [0, 2]), view(x, [2, 2]), view(x, [0, 2]));
    // Blocks of one matrix of six columns: the product of the first two is the third one.
    const block = (offset: number) => view(x, [2, 2], { strides: [6, 1], offset });
    blas.gemm(block(0), block(2), block(4));
    expect([...x.toArray()]).toEqual([0, 3, 6, 9, 24, 27, 6, 7, 8, 9, 92, 117]);
    expect(() => blas.gemm(block(0), block(2), block(1))).toThrow("gemm: c has memory of gemm: a");
  });

  test("multiplies complex numbers, with a complex factor", () => {
    using blas = new Blas(gpu!);
    using a = gpu!.from(new Float32Array([1, 2, 3, -1]));
    using c = gpu!.allocate(2, "f32");
    const [row, column] = [view(a, [1, 2], { type: "c64" }), view(a, [2, 1], { type: "c64" })];
    blas.gemm(row, column, view(c, [1, 1], { type: "c64" }), { alpha: [0, 1] });
    // (1 + 2i)^2 + (3 - i)^2 = 5 - 2i, times i
    expect(c.toArray()).toEqual(new Float32Array([2, 5]));
    blas.dot(view(a, [2], { type: "c64" }), view(a, [2], { type: "c64" }), view(c, [1], { type: "c64" }));
    expect(c.toArray()).toEqual(new Float32Array([5, -2]));
  });

  test.each([false, true])("multiplies and solves by complex matrices, by columns: %s", (byColumns) => {
    using blas = new Blas(gpu!);
    const complex = { type: "c64" } as const;
    // The elements (1 + i, 2, 0, i), in the order of the memory.
    using upper = gpu!.from(
      new Float32Array(byColumns ? [1, 1, 0, 0, 2, 0, 0, 1] : [1, 1, 2, 0, 0, 0, 0, 1]),
    );
    using x = gpu!.from(new Float32Array([1, 0, 0, 1]));
    using y = gpu!.from(new Float32Array([1, 0, 0, 1]));
    const square = view(upper, [2, 2], complex);
    const a = byColumns ? square.mT : square;
    const vector = (buffer: typeof x) => view(buffer, [2], complex);
    // a (1, i) = (1 + 3i, -1), times i, plus (2, 2i)
    blas.gemv(a, vector(x), vector(y), { alpha: [0, 1], beta: 2 });
    expect(distance(y.toArray(), [-1, 1, 0, 1])).toBeLessThan(1e-6);
    blas.gemv(a, vector(x), vector(y));
    expect(distance(y.toArray(), [1, 3, -1, 0])).toBeLessThan(1e-6);
    blas.trsm(a, view(y, [2, 1], complex), { triangle: "upper" });
    expect(distance(y.toArray(), [1, 0, 0, 1])).toBeLessThan(1e-6);
    blas.trsm(a.mT, view(x, [1, 2], complex).mT, { triangle: "lower", alpha: [0, 1] });
    // The lower matrix (1 + i, 0, 2, i) and the right side i (1, i): x = (0.5 + 0.5i, -1 + 2i)
    expect(distance(x.toArray(), [0.5, 0.5, -1, 2])).toBeLessThan(1e-6);
    blas.gemv(view(upper, [2, 0], complex), view(x, [0], complex), vector(y), { beta: [0, 1] });
    expect(distance(y.toArray(), [0, 1, -1, 0])).toBeLessThan(1e-6);
  });

  test("multiplies tf32 and f32 with the stated precision", () => {
    const value = 1 + 2 ** -12;
    using a = gpu!.allocate(64 * 64, "f32").fill(value);
    using c = gpu!.allocate(64 * 64, "f32");
    const square = (buffer: typeof a) => view(buffer, [64, 64]);
    for (const [math, wanted] of [
      ["default", 64 * value * value],
      ["tf32", 64],
    ] as const) {
      using blas = new Blas(gpu!, { math });
      blas.gemm(square(a), square(a), square(c));
      expect(Math.abs(c.toArray()[0]! - wanted)).toBeLessThan(1e-4);
    }
  });

  const flags = [false, true];
  const systems = (["left", "right"] as const).flatMap((side) =>
    (["lower", "upper"] as const).flatMap((triangle) =>
      flags.flatMap((isTurned) =>
        flags.flatMap((byColumns) =>
          flags.map((unitDiagonal) => ({ side, triangle, isTurned, byColumns, unitDiagonal })),
        ),
      ),
    ),
  );

  test.each(systems)(
    "solves triangular systems: %j",
    ({ side, triangle, isTurned, byColumns, unitDiagonal }) => {
      using blas = new Blas(gpu!);
      const [size, other] = [5, 3];
      const values = rowsOf(wholes(size * size, 5), size);
      const full = values.map((row, i) => row.map((value, j) => (i === j ? 4 : value)));
      const x = rowsOf(wholes(size * other, 6), side === "left" ? other : size);
      const isRead = (i: number, j: number) => (triangle === "lower" ? i > j : i < j);
      const diagonal = unitDiagonal ? 1 : 4;
      const read = full.map((row, i) =>
        row.map((value, j) => (i === j ? diagonal : isRead(i, j) ? value : 0)),
      );
      const b = side === "left" ? product(read, x) : product(x, read);
      using a = arrays(gpu!)
        .array(isTurned ? turned(full) : full, "f64")
        .run();
      using right = arrays(gpu!)
        .array(byColumns ? turned(b) : b, "f64")
        .run();
      const target = byColumns ? right.mT : right;
      blas.trsm(isTurned ? a.mT : a, target, { triangle, side, unitDiagonal, alpha: 2 });
      const found = (target.toList() as number[][]).flat();
      const wanted = x.flat().map((value) => 2 * value);
      expect(distance(found, wanted)).toBeLessThan(1e-9);
    },
  );

  test("runs on its stream, in a capture too", () => {
    using stream = gpu!.createStream({ nonBlocking: true });
    using blas = new Blas(gpu!, { stream });
    using x = gpu!.from(new Float32Array([1, 2]));
    using y = gpu!.from(new Float32Array([0, 0]));
    using graph = stream.capture(() => blas.axpy(3, x, y));
    using runnable = graph.instantiate();
    for (const _ of [1, 2]) runnable.launch(stream);
    stream.synchronize();
    expect(y.toArray()).toEqual(new Float32Array([6, 12]));
  });

  test("shares its handle with C names", () => {
    using blas = new Blas(gpu!);
    const version = new Int32Array(new ArrayBuffer(4));
    expect(blas.handle).toBeGreaterThan(0);
    expect(blas.lib.cublasGetVersion_v2(blas.handle, addressOf(version))).toBe(0);
    expect(version[0]).toBeGreaterThanOrEqual(120_000);
    expect(blas.workspaceBytes).toBeGreaterThan(0);
  });

  test("closes with its stream and its device", () => {
    const device = open();
    const stream = device.createStream();
    const [first, second] = [new Blas(device, { stream }), new Blas(device)];
    stream.close();
    expect([first.closed, second.closed]).toEqual([true, false]);
    using x = device.allocate(4, "f32");
    expect(() => first.scal(1, x)).toThrow("closed");
    device.close();
    expect(second.closed).toBe(true);
  });
});

withLibrary("Solver", nativeCusolver, () => {
  const [m, n] = [6, 4];
  /** A matrix with columns one after the other. */
  const columns = (values: Matrix, dtype: "f32" | "f64" = "f64") =>
    arrays(gpu!).array(turned(values), dtype).run().mT;
  const tall = rowsOf(wholes(m * n, 7), n).map((row, i) => row.map((value, j) => value + (i === j ? 9 : 0)));
  const square = tall.slice(0, n);
  const symmetric = product(turned(tall), tall);

  test.each(["f32", "f64"] as const)("solves systems of %s by getrf and getrs, in stacks", (dtype) => {
    using solver = new Solver(gpu!);
    const x = rowsOf(wholes(n * 3, 8), 3);
    const stack = [square, turned(square)];
    using a = arrays(gpu!).array(stack.map(turned), dtype).run();
    using b = arrays(gpu!)
      .array(
        stack.map((each) => turned(product(each, x))),
        dtype,
      )
      .run();
    using pivots = gpu!.allocate(2 * n, "i32");
    solver.getrf(a.mT, pivots);
    solver.getrs(a.mT, pivots, b.mT);
    const found = (b.mT.toList() as number[][][]).map((each) => distance(each.flat(), x.flat()));
    for (const each of found) expect(each).toBeLessThan(dtype === "f32" ? 1e-4 : 1e-12);
  });

  test("reports the pivot of a singular matrix, or writes it to info", () => {
    using solver = new Solver(gpu!);
    const singular = [
      [1, 2, 3],
      [2, 4, 6],
      [1, 1, 1],
    ];
    const identity = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    using pivots = gpu!.allocate(6, "i32");
    using stack = arrays(gpu!)
      .array([identity, turned(singular)], "f64")
      .run();
    let error: unknown;
    try {
      solver.getrf(stack.mT, pivots);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(FactorizationError);
    expect(error).toMatchObject({ method: "getrf", order: 3, matrix: 1 });
    using info = gpu!.allocate(2, "i32");
    using again = arrays(gpu!)
      .array([identity, turned(singular)], "f64")
      .run();
    solver.getrf(again.mT, pivots, { info });
    expect([...info.toArray()]).toEqual([0, 3]);
    using negative = gpu!.from(new Float64Array([1, 0, 0, -1]));
    expect(() => solver.potrf(view(negative, [2, 2]))).toThrow("its leading part of order 2 is not");
  });

  test.each([
    ["lower", false],
    ["lower", true],
    ["upper", false],
    ["upper", true],
  ] as const)("factors by potrf: the %s triangle, by columns: %s", (triangle, byColumns) => {
    using solver = new Solver(gpu!);
    using a = arrays(gpu!).array(symmetric, "f64").run();
    solver.potrf(byColumns ? a.mT : a, { triangle });
    const found = (byColumns ? a.mT : a).toList() as number[][];
    const isFactor = (i: number, j: number) => (triangle === "lower" ? i >= j : i <= j);
    const factor = found.map((row, i) => row.map((value, j) => (isFactor(i, j) ? value : 0)));
    const back = triangle === "lower" ? product(factor, turned(factor)) : product(turned(factor), factor);
    expect(distance(back.flat(), symmetric.flat())).toBeLessThan(1e-9);
    for (const [i, row] of found.entries())
      for (const [j, value] of row.entries()) if (!isFactor(i, j)) expect(value).toBe(symmetric[i]![j]!);
  });

  test("factors by geqrf and orgqr", () => {
    using solver = new Solver(gpu!);
    const a = columns(tall);
    using tau = gpu!.allocate(n, "f64");
    solver.geqrf(a, tau);
    const r = (a.toList() as number[][])
      .slice(0, n)
      .map((row, i) => row.map((value, j) => (j >= i ? value : 0)));
    solver.orgqr(a, tau);
    const q = a.toList() as number[][];
    expect(distance(product(q, r).flat(), tall.flat())).toBeLessThan(1e-10);
    const identity = product(turned(q), q).flat();
    expect(
      distance(
        identity,
        identity.map((_, i) => (i % (n + 1) === 0 ? 1 : 0)),
      ),
    ).toBeLessThan(1e-12);
  });

  test.each([
    ["no", 0],
    ["the first", n],
    ["all", m],
  ])("computes singular values with %s vectors", (_, width) => {
    using solver = new Solver(gpu!);
    const a = columns(tall);
    using s = gpu!.allocate(n, "f64");
    using u = arrays(gpu!)
      .zeros([Math.max(1, width), m], "f64")
      .run();
    using vt = arrays(gpu!).zeros([n, n], "f64").run();
    solver.gesvd(a, width === 0 ? { s } : { s, u: u.mT, vt: vt.mT });
    const values = [...s.toArray()];
    expect(values).toEqual([...values].sort((x, y) => y - x));
    expect(values.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(
      tall.flat().reduce((sum, value) => sum + value * value, 0),
      8,
    );
    if (width === 0) return;
    const scaled = (u.mT.toList() as number[][]).map((row) =>
      row.slice(0, n).map((value, j) => value * values[j]!),
    );
    expect(distance(product(scaled, vt.mT.toList() as number[][]).flat(), tall.flat())).toBeLessThan(1e-9);
  });

  test.each(["lower", "upper"] as const)(
    "computes eigenvalues and vectors of the %s triangle",
    (triangle) => {
      using solver = new Solver(gpu!);
      const isRead = (i: number, j: number) => (triangle === "lower" ? i >= j : i <= j);
      const stored = symmetric.map((row, i) => row.map((value, j) => (isRead(i, j) ? value : 99)));
      const a = columns(stored);
      using values = gpu!.allocate(n, "f64");
      using alone = arrays(gpu!).array(stored, "f64").run();
      using valuesAlone = gpu!.allocate(n, "f64");
      solver.syevd(a, values, { triangle });
      solver.syevd(alone, valuesAlone, { triangle, vectors: false });
      const vectors = a.toList() as number[][];
      const scaled = vectors.map((row) => row.map((value, j) => value * values.toArray()[j]!));
      expect(distance(product(symmetric, vectors).flat(), scaled.flat())).toBeLessThan(1e-9);
      expect(distance(values.toArray(), valuesAlone.toArray())).toBeLessThan(1e-9);
    },
  );

  const stack = [tall, tall.map((row) => row.map((value) => 2 * value - 1))];
  /** Stacks of matrices with columns one after the other. */
  const stackOf = (values: readonly Matrix[]) => arrays(gpu!).array(values.map(turned), "f64").run().mT;
  type Stack = number[][][];

  test("factors stacks by potrf", () => {
    using solver = new Solver(gpu!);
    const positive = stack.map((each) => product(turned(each), each));
    const a = stackOf(positive);
    solver.potrf(a);
    for (const [i, found] of (a.toList() as Stack).entries()) {
      const factor = found.map((row, at) => row.map((value, j) => (at >= j ? value : 0)));
      expect(distance(product(factor, turned(factor)).flat(), positive[i]!.flat())).toBeLessThan(1e-8);
    }
  });

  test("factors stacks by geqrf and orgqr", () => {
    using solver = new Solver(gpu!);
    const a = stackOf(stack);
    using tau = arrays(gpu!).zeros([2, n], "f64").run();
    using info = gpu!.allocate(2, "i32").fill(9);
    solver.geqrf(a, tau, { info });
    const factors = (a.toList() as Stack).map((each) =>
      each.slice(0, n).map((row, i) => row.map((value, j) => (j >= i ? value : 0))),
    );
    solver.orgqr(a, tau);
    expect([...info.toArray()]).toEqual([0, 0]);
    for (const [i, q] of (a.toList() as Stack).entries())
      expect(distance(product(q, factors[i]!).flat(), stack[i]!.flat())).toBeLessThan(1e-9);
  });

  test("computes singular values of stacks", () => {
    using solver = new Solver(gpu!);
    const a = stackOf(stack);
    using s = arrays(gpu!).zeros([2, n], "f64").run();
    using u = arrays(gpu!).zeros([2, n, m], "f64").run();
    using vt = arrays(gpu!).zeros([2, n, n], "f64").run();
    solver.gesvd(a, { s, u: u.mT, vt: vt.mT });
    const values = s.toList() as number[][];
    for (const [i, left] of (u.mT.toList() as Stack).entries()) {
      const scaled = left.map((row) => row.map((value, j) => value * values[i]![j]!));
      const back = product(scaled, (vt.mT.toList() as Stack)[i]!);
      expect(distance(back.flat(), stack[i]!.flat())).toBeLessThan(1e-9);
    }
  });

  test("computes eigenvalues of stacks", () => {
    using solver = new Solver(gpu!);
    const matrices = stack.map((each) => product(turned(each), each));
    const a = stackOf(matrices);
    using values = arrays(gpu!).zeros([2, n], "f64").run();
    solver.syevd(a, values);
    for (const [i, vectors] of (a.toList() as Stack).entries()) {
      const found = (values.toList() as number[][])[i]!;
      expect(found).toEqual([...found].sort((x, y) => x - y));
      const scaled = vectors.map((row) => row.map((value, j) => value * found[j]!));
      expect(distance(product(matrices[i]!, vectors).flat(), scaled.flat())).toBeLessThan(1e-8);
    }
  });

  test("gives values without vectors to linalg, and its error for a singular matrix", () => {
    for (const values of [tall, turned(tall)]) {
      const a = arrays(gpu!).array(values, "f64").run();
      const found = (linalg.svdvals(a).toList() as number[]).map((value) => value ** 2);
      const wanted = (
        linalg.eigvalsh(arrays(gpu!).array(symmetric, "f64").run()).toList() as number[]
      ).reverse();
      expect(distance(found, wanted)).toBeLessThan(1e-8);
      expect(linalg.matrixRank(a).item()).toEqual(linalg.svd(a).s.countNonzero().item());
    }
    const singular = arrays(gpu!).ones([2, 2], "f64").run();
    expect(() => linalg.inv(singular)).toThrow(FactorizationError);
    expect(() => linalg.inv(singular)).toThrow("inv: the matrix is singular: element 2");
  });

  test("refuses matrices and results that share memory", () => {
    using solver = new Solver(gpu!);
    using a = gpu!.allocate(12, "f64").fill(1);
    using pivots = gpu!.allocate(2, "i32");
    const repeated = view(a, [3, 2, 2], { strides: [0, 2, 1] });
    expect(() => solver.potrf(repeated)).toThrow("its elements may share memory");
    expect(() => solver.getrf(view(a, [1, 1]).mT, pivots.slice(0, 1), { info: pivots.slice(0, 1) })).toThrow(
      "getrf: info has memory of getrf: pivots",
    );
    expect(solver.workspaceBytes).toBeLessThanOrEqual(32 * 2 ** 20);
  });

  test("refuses other shapes and types, contiguous rows and captures", () => {
    using stream = gpu!.createStream();
    using solver = new Solver(gpu!, { stream });
    using a = gpu!.allocate(12, "f64");
    using pivots = gpu!.allocate(3, "i32");
    using wrong = gpu!.allocate(3, "f32");
    const rows = view(a, [4, 3]);
    expect(() => solver.getrf(rows, pivots)).toThrow("cuSOLVER needs contiguous columns");
    expect(() => solver.getrf(view(a, [3, 4]).mT, wrong)).toThrow("pivots has elements of f32. Use i32");
    expect(() => solver.getrf(view(a, [3, 3]).mT, pivots, { info: wrong })).toThrow(
      "info has elements of f32",
    );
    expect(() => solver.potrf(rows)).toThrow("Use square matrices");
    expect(() => solver.gesvd(rows.mT, { s: a })).toThrow("at least as many rows as columns");
    expect(() => solver.getrf(view(wrong, [1, 3]).mT, pivots)).toThrow("pivots has the shape (3,). Use (1,)");
    expect(() => stream.capture(() => solver.potrf(view(a, [3, 3])))).toThrow("is being captured");
  });
});

withLibrary("FftPlan", nativeCufft, () => {
  const parts = (length: number, seed: number) => Float32Array.from(wholes(2 * length, seed));

  test.each([[[16]], [[12, 10]], [[4, 6, 5]]])(
    "transforms complex numbers of lengths %j and back",
    (lengths) => {
      const size = lengths.reduce((a, b) => a * b, 1);
      using plan = new FftPlan(gpu!, lengths, { batch: 3 });
      const values = parts(3 * size, 1);
      using x = gpu!.from(values);
      using y = gpu!.allocate(x.length, "f32");
      plan.forward(x, y);
      using array = arrays(gpu!).fromBuffer(x.as("u64"), { dtype: "c64", shape: [3, ...lengths] });
      const own = fft.fftn(array, { axes: lengths.map((_, i) => i + 1) });
      expect(distance(y.toArray(), own.toArray() as Float32Array)).toBeLessThan(1e-3);
      // The first number of each transform is the sum of its elements.
      const sum = values.slice(0, 2 * size).reduce((all, value, i) => all + (i % 2 === 0 ? value : 0), 0);
      expect(y.toArray()[0]).toBeCloseTo(sum, 3);
      plan.inverse(y, y);
      expect(
        distance(
          y.toArray(),
          values.map((value) => value * size),
        ),
      ).toBeLessThan(1e-2);
    },
  );

  test.each([
    ["f32", [15]],
    ["f32", [6, 8]],
    ["f64", [15]],
    ["f64", [3, 4, 6]],
  ] as const)("transforms real numbers of %s and lengths %j, and keeps the input", (type, lengths) => {
    const size = lengths.reduce((a: number, b) => a * b, 1);
    const half = (size / lengths.at(-1)!) * (Math.floor(lengths.at(-1)! / 2) + 1);
    using plan = new FftPlan(gpu!, lengths, { type, batch: 2 });
    const values = wholes(2 * size, 4);
    using x = gpu!.allocate(2 * size, type).set(values);
    using y = gpu!.allocate(2 * 2 * half, type);
    using z = gpu!.allocate(2 * size, type);
    plan.forward(x, y);
    const before = [...y.toArray()];
    expect(before[0]).toBeCloseTo(
      values.slice(0, size).reduce((sum, value) => sum + value, 0),
      3,
    );
    plan.inverse(y, z);
    expect([...y.toArray()]).toEqual(before);
    expect(
      distance(
        z.toArray(),
        values.map((value) => value * size),
      ),
    ).toBeLessThan(type === "f32" ? 1e-3 : 1e-10);
    z.fill(0);
    plan.inverse(y, z, { overwrite: true });
    expect(
      distance(
        z.toArray(),
        values.map((value) => value * size),
      ),
    ).toBeLessThan(type === "f32" ? 1e-3 : 1e-10);
  });

  test("is captured, and its graph is closed with it", () => {
    using stream = gpu!.createStream({ nonBlocking: true });
    using plan = new FftPlan(gpu!, [12, 10], { stream });
    using values = gpu!.from(parts(120, 3));
    using wanted = gpu!.allocate(240, "f32");
    using y = gpu!.allocate(240, "f32").fill(0);
    gpu!.synchronize();
    plan.forward(values, wanted);
    const graph = stream.capture(() => plan.forward(values, y));
    const runnable = graph.instantiate();
    expect(() => stream.capture(() => plan.close())).toThrow("Close it after the capture");
    expect([plan.closed, runnable.closed]).toEqual([false, false]);
    runnable.launch(stream);
    stream.synchronize();
    expect([...y.toArray()]).toEqual([...wanted.toArray()]);
    plan.close();
    expect([graph.closed, runnable.closed]).toEqual([true, true]);
  });

  test("is captured for real numbers, with overwrite in the inverse direction", () => {
    using stream = gpu!.createStream({ nonBlocking: true });
    using plan = new FftPlan(gpu!, [16], { type: "f32", stream });
    using x = gpu!.from(Float32Array.from(wholes(16, 2)));
    using y = gpu!.allocate(18, "f32");
    using z = gpu!.allocate(16, "f32");
    gpu!.synchronize();
    expect(() => stream.capture(() => plan.inverse(y, z))).toThrow("Use { overwrite: true }");
    using graph = stream.capture(() => {
      plan.forward(x, y);
      plan.inverse(y, z, { overwrite: true });
    });
    using runnable = graph.instantiate();
    for (const _ of [1, 2]) runnable.launch(stream);
    stream.synchronize();
    expect(
      distance(
        z.toArray(),
        wholes(16, 2).map((value) => 16 * value),
      ),
    ).toBeLessThan(1e-3);
  });

  test("refuses other sizes and types, and real numbers in place", () => {
    using plan = new FftPlan(gpu!, [8], { type: "f32" });
    using x = gpu!.allocate(8, "f32");
    using y = gpu!.allocate(10, "f32");
    using wrong = gpu!.allocate(8, "f64");
    expect(() => plan.forward(x, x)).toThrow("forward: output has 8 elements of f32. Use 10: (1, 5) of c64");
    expect(() => plan.forward(wrong, y)).toThrow("forward: input has elements of f64. Use f32");
    expect(() => plan.inverse(x, y)).toThrow("inverse: input has 8 elements");
    using longer = gpu!.allocate(9, "f32");
    expect(() => plan.forward(longer.slice(1), y)).toThrow(
      "begins at a multiple of 4 bytes, and cuFFT needs one of 8",
    );
    expect(() => plan.forward(y.slice(0, 8), y)).toThrow("output has memory of forward: input");
  });
});

withLibrary("Random", nativeCurand, () => {
  const statistics = (values: ArrayLike<number>) => {
    const mean = Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
    const variance = Array.from(values).reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, std: Math.sqrt(variance) };
  };

  describe.each(["philox", "xorwow", "mrg32k3a", "mtgp32", "mt19937"] as const)("by %s", (algorithm) => {
    test.each(["f32", "f64"] as const)("fills %s with uniform and normal numbers of any length", (type) => {
      using random = new Random(gpu!, { algorithm, seed: 5 });
      using x = gpu!.allocate(100_001, type);
      random.uniform(x);
      const uniform = x.toArray();
      expect(uniform.every((value) => value > 0 && value <= 1)).toBe(true);
      expect(statistics(uniform).mean).toBeCloseTo(0.5, 1.8);
      random.normal(x, { mean: 3, std: 2 });
      const normal = statistics(x.toArray());
      expect(Math.abs(normal.mean - 3)).toBeLessThan(0.05);
      expect(Math.abs(normal.std - 2)).toBeLessThan(0.05);
      x.fill(-1);
      random.logNormal(x.slice(1, 100_000), { mean: 0, std: 0.25 });
      const values = x.toArray();
      expect([values[0], values[100_000]]).toEqual([-1, -1]);
      expect(Math.abs(statistics(values.slice(1, 100_000)).mean - Math.exp(0.25 ** 2 / 2))).toBeLessThan(
        0.02,
      );
    });
  });

  test.each(["philox", "xorwow", "mrg32k3a", "mtgp32", "mt19937", "sobol32"] as const)(
    "fills parts of buffers at any offset by %s",
    (algorithm) => {
      using random = new Random(gpu!, { algorithm });
      using bits = gpu!.allocate(64, "u32");
      using numbers = gpu!.allocate(64, "f32");
      for (const [from, to] of [
        [1, 64],
        [3, 20],
        [2, 3],
        [5, 62],
      ] as const) {
        random.bits(bits.slice(from, to));
        random.poisson(bits.slice(from, to), 5);
        random.uniform(numbers.fill(-1).slice(from, to));
        gpu!.synchronize();
        const values = [...numbers.toArray()];
        expect(values.map((value, i) => (value === -1) === (i < from || i >= to)).every(Boolean)).toBe(true);
        random.normal(numbers.slice(from, to));
        gpu!.synchronize();
      }
    },
  );

  test.each([
    ...(["philox", "xorwow", "mrg32k3a", "mtgp32", "mt19937", "sobol32", "scrambledSobol32"] as const),
    ...(["sobol64", "scrambledSobol64"] as const),
  ])("is captured by %s before its first numbers, and its graph is closed with it", (algorithm) => {
    using stream = gpu!.createStream({ nonBlocking: true });
    using plain = new Random(gpu!, { algorithm, stream });
    using wanted = gpu!.allocate(4096, "f32");
    plain.uniform(wanted);
    using random = new Random(gpu!, { algorithm, stream });
    using x = gpu!.allocate(4096, "f32").fill(-1);
    gpu!.synchronize();
    const graph = stream.capture(() => random.uniform(x));
    const runnable = graph.instantiate();
    runnable.launch(stream);
    stream.synchronize();
    expect([...x.toArray()]).toEqual([...wanted.toArray()]);
    using counts = gpu!.allocate(16, "u32");
    expect(() => stream.capture(() => random.poisson(counts, 3))).toThrow("poisson: Stream");
    random.close();
    expect([graph.closed, runnable.closed]).toEqual([true, true]);
  });

  test("gives the same numbers for a seed and an offset", () => {
    const draw = (options: { seed: number | bigint; offset?: number }) => {
      using random = new Random(gpu!, options);
      using x = gpu!.allocate(64, "u32");
      random.bits(x);
      return [...x.toArray()];
    };
    expect(draw({ seed: 5 })).toEqual(draw({ seed: 5n }));
    expect(draw({ seed: 5 })).not.toEqual(draw({ seed: 6 }));
    expect(draw({ seed: 5, offset: 4 })).not.toEqual(draw({ seed: 5 }));
  });

  test("counts events, and fills arrays and Sobol's points", () => {
    using random = new Random(gpu!, { seed: 9 });
    using counts = gpu!.allocate(50_000, "u32");
    random.poisson(counts, 3.5);
    expect(Math.abs(statistics(counts.toArray()).mean - 3.5)).toBeLessThan(0.05);
    using array = arrays(gpu!).zeros([100, 100]).run();
    random.uniform(array);
    expect(Math.abs(Number(array.mean().item()) - 0.5)).toBeLessThan(0.02);
    using sobol = new Random(gpu!, { algorithm: "sobol64", dimensions: 3 });
    using bits = gpu!.allocate(9, "u64");
    sobol.bits(bits);
    expect(bits.toArray()[1]).toBe(2n ** 63n);
    using points = gpu!.allocate(9, "f64");
    sobol.normal(points);
    using wrong = gpu!.allocate(10, "f64");
    expect(() => sobol.uniform(wrong)).toThrow("Use a multiple of the 3 dimensions");
    expect(() => sobol.bits(counts)).toThrow("has elements of u32. Use u64");
  });
});
