// Views, operands and objects of NVIDIA's libraries where no library is installed.
import { afterAll, describe, expect, test } from "vitest";
import { cublasStatus_t } from "../../../ffi/cublas/index.ts";
import { cufftResult } from "../../../ffi/cufft/index.ts";
import { curandStatus_t } from "../../../ffi/curand/index.ts";
import { cusolverStatus_t } from "../../../ffi/cusolver/index.ts";
import { LibraryError } from "../../../ffi/errors.ts";
import { arrays } from "../../../src/array/index.ts";
import { openDevice } from "../../../src/cuda/index.ts";
import {
  Blas,
  BufferView,
  FactorizationError,
  FftPlan,
  LibraryCallError,
  Random,
  Solver,
  view,
} from "../../../src/libraries/index.ts";
import { hintOf } from "../../../src/libraries/library-call-error.ts";
import { columnsOf, matrixOf, matrixPointers, vectorOf } from "../../../src/libraries/matrix.ts";
import { checkContiguous, operandOf } from "../../../src/libraries/operand.ts";
import { checkSizes, workElements } from "../../../src/libraries/solver.ts";

const device = openDevice("soft");
afterAll(() => device.close());
const buffer = device.allocate(64, "f32");

describe("view", () => {
  test("has C's order, and its transposed form the same memory", () => {
    const a = view(buffer, [2, 3, 4], { offset: 5 });
    expect([a.shape, a.strides, a.offset]).toEqual([[2, 3, 4], [12, 4, 1], 5]);
    expect([a.mT.shape, a.mT.strides]).toEqual([
      [2, 4, 3],
      [12, 1, 4],
    ]);
    expect(`${a}`).toBe("BufferView f32 (2, 3, 4)");
    expect(operandOf("a", device, a.mT).pointer).toBe(buffer.pointer + 20);
  });

  test("may have types that a buffer stores in others", () => {
    expect(view(buffer, [32], { type: "c64" }).type).toBe("c64");
    expect(operandOf("a", device, view(buffer, [16, 2], { type: "c64", strides: [1, 16] })).shape).toEqual([
      16, 2,
    ]);
    expect(operandOf("a", device, view(buffer, [3], { type: "c64", offset: 2 })).pointer).toBe(
      buffer.pointer + 16,
    );
    expect(() => view(buffer, [33], { type: "c64" })).toThrow("the buffer has 32 of c64");
    expect(() => view(buffer, [2], { type: "bf16" })).toThrow(
      'view: bf16 is stored in u16, and the buffer has f32. Use buffer.as("u16")',
    );
  });

  test.each([
    [[65], {}],
    [[8, 8], { offset: 1 }],
    [[4], { strides: [-1] }],
    [[4], { strides: [-1], offset: 2 }],
    [[4, 4], { strides: [20, 2] }],
  ])("refuses elements outside of the buffer: %j %j", (shape, options) => {
    expect(() => view(buffer, shape, options)).toThrow("and the buffer has 64 of f32");
  });

  test("refuses complex numbers that are not aligned, which a GPU cannot load", () => {
    expect(view(buffer.slice(2, 6), [2], { type: "c64" }).offset).toBe(0);
    expect(() => view(buffer.slice(1, 5), [2], { type: "c64" })).toThrow(
      "view: the buffer begins at a multiple of 4 bytes, and c64 needs one of 8",
    );
    const doubles = device.allocate(8, "f64");
    expect(() => view(doubles.slice(1, 5), [2], { type: "c128" })).toThrow("c128 needs one of 16");
  });

  test("takes strides that run backwards, repeat, and empty shapes", () => {
    expect(view(buffer, [4], { strides: [-1], offset: 3 }).strides).toEqual([-1]);
    expect(view(buffer, [1000, 64], { strides: [0, 1] }).shape).toEqual([1000, 64]);
    expect(view(buffer, [0, 1000]).shape).toEqual([0, 1000]);
  });

  test("refuses lists that lack an element", () => {
    const lacking = [0, 1000, 1000];
    delete lacking[0];
    expect(() => view(buffer, lacking)).toThrow("Use a list of whole numbers from 0");
    expect(() => view(buffer, [1, 1, 1], { strides: lacking })).toThrow("strides");
    expect(() => new FftPlan(device, lacking)).toThrow("Use a list of one to 3 whole numbers from 1");
  });

  test.each([
    [[-1], {}, "Use a list of whole numbers from 0"],
    [[1.5], {}, "Use a list of whole numbers from 0"],
    [[2, 2], { strides: [1] }, "there are 1 strides for the shape (2, 2)"],
    [[2], { offset: -1 }, "offset"],
    [[2], { stride: [1] }, "stride"],
  ])("refuses %j %j", (shape, options, text) => {
    expect(() => view(buffer, shape, options as object)).toThrow(text);
  });

  test("refuses other values, and `new`", () => {
    expect(() => view([1] as never, [1])).toThrow("view: buffer is an array of 1. Use a Buffer");
    expect(() => Reflect.construct(BufferView, [buffer, [1]])).toThrow();
    expect(() => view(buffer, [4]).mT).toThrow("mT: the shape is (4,). Use a view with at least two axes");
  });
});

describe("operands", () => {
  test("are arrays with their strides", () => {
    using a = arrays(device).arange(12).reshape([3, 4]);
    using part = a.slice("::-1", "1:3");
    const { pointer, shape, strides, type } = operandOf("a", device, part);
    const first = operandOf("a", device, a).pointer;
    expect([pointer - first, shape, strides, type]).toEqual([4 * 9, [3, 2], [-4, 1], "f32"]);
    using complex = arrays(device).zeros([2, 3], "c64");
    expect(operandOf("a", device, complex).strides).toEqual([3, 1]);
    // C gets the address of a factor without elements where c = a b has some.
    using empty = arrays(device).zeros([2, 0]);
    expect(operandOf("a", device, empty).pointer).toBeGreaterThan(0);
    using half = arrays(device).zeros([2], "bf16");
    expect(operandOf("a", device, half).type).toBe("bf16");
  });

  test("are buffers as vectors", () => {
    expect(operandOf("a", device, buffer.slice(2, 5))).toMatchObject({
      ...{ shape: [3], strides: [1], pointer: buffer.pointer + 8 },
    });
  });

  test("are open, on the device, and not other values", () => {
    const closed = device.allocate(4, "f32");
    const closedView = view(closed, [2, 2]);
    closed.close();
    expect(() => operandOf("a", device, closed)).toThrow("closed");
    expect(() => operandOf("a", device, closedView)).toThrow("closed");
    using other = openDevice("soft");
    expect(() => operandOf("gemm: a", other, buffer)).toThrow("gemm: a is on Device 0");
    for (const value of [undefined, null, 4, [1, 2], new Float32Array(2), {}])
      expect(() => operandOf("gemm: a", device, value)).toThrow(
        "Use an array, a buffer or view(buffer, [rows, columns])",
      );
  });
});

describe("matrices", () => {
  const matrix = (shape: number[], strides: number[]) =>
    operandOf("a", device, view(buffer, shape, { strides }));

  test.each([
    [[3, 4], [4, 1], { pitch: 4, isByRows: true }],
    [[3, 4], [7, 1], { pitch: 7, isByRows: true }],
    [[3, 4], [1, 3], { pitch: 3, isByRows: false }],
    [[3, 4], [1, 9], { pitch: 9, isByRows: false }],
    [[1, 4], [0, 1], { pitch: 4, isByRows: true }],
    [[4, 1], [5, 3], { pitch: 5, isByRows: true }],
    [[1, 1], [0, 0], { pitch: 1, isByRows: true }],
    [[0, 4], [4, 1], { pitch: 4, isByRows: true }],
    [[4, 0], [0, 1], { pitch: 1, isByRows: true }],
  ])("of shape %j and strides %j are %j", (shape, strides, wanted) => {
    expect(matrixOf(matrix(shape, strides))).toMatchObject(wanted);
  });

  test("need contiguous columns for cuSOLVER", () => {
    expect(columnsOf(matrix([3, 4], [1, 3])).pitch).toBe(3);
    expect(columnsOf(matrix([4, 1], [1, 1])).pitch).toBe(4);
    expect(columnsOf(matrix([1, 4], [9, 2])).pitch).toBe(2);
    expect(() => columnsOf(matrix([3, 4], [4, 1]))).toThrow("cuSOLVER needs contiguous columns");
  });

  test("have rows, columns and pitches of 32 bits for cuSOLVER", () => {
    const of = (shape: number[], strides: number[]) => () =>
      checkSizes({ ...matrix([1], [1]), name: "getrf: a", shape, strides });
    const text = "getrf: a has the shape";
    expect(of([2, 2], [1, 2 ** 31])).toThrow(text);
    expect(of([2 ** 31, 1], [1, 2 ** 31])).toThrow(text);
    expect(of([2, 1], [1, 2 ** 31])).not.toThrow();
    expect(of([5, 2, 2], [2 ** 40, 1, 2 ** 31 - 1])).not.toThrow();
    expect(workElements("cusolverDnSgetrf_bufferSize", 0)).toBe(0);
    expect(() => workElements("cusolverDnSgetrf_bufferSize", -(2 ** 31))).toThrow(
      "cusolverDnSgetrf_bufferSize of cuSOLVER asks for -2147483648 elements",
    );
  });

  test("of a stack have their addresses in C's order", () => {
    const stack = operandOf("a", device, view(buffer, [2, 2, 2, 2], { strides: [32, -8, 2, 1], offset: 8 }));
    expect(matrixPointers(stack).map((pointer) => (pointer - buffer.pointer) / 4)).toEqual([8, 0, 40, 32]);
  });

  test("are not vectors, and vectors have the lowest address", () => {
    const back = operandOf("x", device, view(buffer, [4], { strides: [-2], offset: 6 }));
    expect(vectorOf(back)).toEqual({ length: 4, step: -2, pointer: buffer.pointer });
    expect(() => vectorOf(operandOf("x", device, view(buffer, [2, 2])))).toThrow("Use a vector: one axis");
    expect(() => vectorOf(operandOf("x", device, view(buffer, [4], { strides: [0] })))).toThrow(
      "repeats one element",
    );
    expect(() => checkContiguous(back)).toThrow("Use elements in C's order");
  });
});

describe("objects", () => {
  test.each([
    ["Blas", () => new Blas(device), "cuBLAS"],
    ["Solver", () => new Solver(device), "cuSOLVER"],
    ["FftPlan", () => new FftPlan(device, [8]), "cuFFT"],
    ["Random", () => new Random(device), "cuRAND"],
  ] as const)("%s is refused on the soft GPU, with the package", (name, make, library) => {
    expect(make).toThrow(LibraryError);
    expect(make).toThrow(`${name} needs ${library}, which does not run on the soft GPU`);
    expect(make).toThrow("pip packages nvidia-");
  });

  test("refuse wrong arguments before the library is loaded", () => {
    expect(() => new Blas(undefined as never)).toThrow(
      "Blas: device is undefined. Use a Device: openDevice() gives one",
    );
    expect(() => new Blas(device, { math: "fast" as never })).toThrow("math");
    expect(() => new Blas(device, { stream: 3 as never })).toThrow("stream");
    using other = openDevice("soft");
    expect(() => new Solver(device, { stream: other.createStream() })).toThrow(
      "Solver: the stream is of Device 0",
    );
    const stream = device.createStream();
    stream.close();
    expect(() => new Solver(device, { stream })).toThrow("closed");
    for (const lengths of [[], [0], [2, 2, 2, 2], [1.5], 8, undefined])
      expect(() => new FftPlan(device, lengths as never)).toThrow(
        "Use a list of one to 3 whole numbers from 1",
      );
    expect(() => new FftPlan(device, [8], { type: "f16" as never })).toThrow("type");
    expect(() => new FftPlan(device, [8], { batch: 0 })).toThrow("batch");
  });

  test.each([
    [{ algorithm: "sobol32", seed: 3 }, "has no seed"],
    [{ algorithm: "mt19937", offset: 3 }, "has no offset"],
    [{ algorithm: "philox", dimensions: 3 }, "has no dimensions"],
    [{ algorithm: "mersenne" }, "algorithm"],
    [{ seed: -1 }, "seed"],

    [{ seed: 1.5 }, "seed"],
  ])("Random refuses %j", (options, text) => {
    expect(() => new Random(device, options as never)).toThrow(text);
    expect(() => new Random(device, { seed: 2n ** 64n })).toThrow("seed");
  });

  test("have a hint for each status of a library", () => {
    const statuses = [cublasStatus_t, cufftResult, curandStatus_t, cusolverStatus_t].flatMap(({ values }) =>
      Object.keys(values),
    );
    // The objects check these arguments, call no function of iterative refinement, or get no such status.
    const others =
      /SUCCESS$|_IRS_|UNALIGNED_DATA|INVALID_DEVICE|NVSHMEM|LENGTH_NOT_MULTIPLE|ZERO_PIVOT|INVALID_WORKSPACE/;
    for (const status of statuses)
      if (!others.test(status)) expect(hintOf(status), status).not.toContain("Look up");
    expect(hintOf("CUFFT_NVRTC_FAILURE")).toContain("nvidia-cuda-nvrtc");
  });

  test("have typed errors with the status and the matrix", () => {
    const call = new LibraryCallError("cuBLAS", "cublasGemmEx", 15, "CUBLAS_STATUS_NOT_SUPPORTED", "hint");
    expect(call).toMatchObject({
      name: "LibraryCallError",
      code: 15,
      call: "cublasGemmEx",
      status: "CUBLAS_STATUS_NOT_SUPPORTED",
    });
    expect(call.message).toBe(
      "cublasGemmEx of cuBLAS failed: CUBLAS_STATUS_NOT_SUPPORTED (15)\n  hint: hint",
    );
    const error = new FactorizationError("getrf", "the matrix is singular", 3, 2, 4);
    expect(error).toMatchObject({ method: "getrf", order: 3, matrix: 2 });
    expect(error.message).toContain("getrf: the matrix is singular, in matrix 2 of 4");
  });
});
