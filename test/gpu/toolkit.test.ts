// Calls of NVIDIA's libraries by C name on a real GPU, beside results of the CPU. Run with `npm run test:gpu`.
import { describe, expect, test } from "vitest";
import { CUBLAS_COMPUTE_32F, CUBLAS_OP_N, CUDA_R_32F, nativeCublas } from "../../ffi/cublas/index.ts";
import { nativeCublaslt } from "../../ffi/cublaslt/index.ts";
import { CUFFT_C2C, CUFFT_FORWARD, nativeCufft } from "../../ffi/cufft/index.ts";
import { CURAND_RNG_PSEUDO_PHILOX4_32_10, nativeCurand } from "../../ffi/curand/index.ts";
import { nativeCusolver } from "../../ffi/cusolver/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import { type Device, driver } from "../../src/cuda/index.ts";
import { native, open } from "../native/cuda/provider.ts";

/** CUDA version of the driver, for which libraries are loaded. */
const major = native ? Math.floor(driver("native").version / 1000) : undefined;

/** Describes a test of one library, which is skipped where the library is missing. */
function withLibrary<T>(
  name: string,
  load: (major?: number) => T,
  body: (lib: T, device: Device) => void,
): void {
  let found: T | undefined;
  let reason = native ? "" : "no GPU";
  try {
    if (native) found = load(major);
  } catch (error) {
    reason = (error as Error).message.split("\n")[0] ?? "";
  }
  test.skipIf(found === undefined)(`${name}${reason === "" ? "" : ` (skipped: ${reason})`}`, () => {
    using device = open();
    // Reading lib makes the context current, in which the library works.
    expect(device.lib.supports("cuInit")).toBe(true);
    body(found!, device);
  });
}

const word = () => new BigUint64Array(new ArrayBuffer(8));
const floats = (values: readonly number[]): Float32Array<ArrayBuffer> => {
  const own = new Float32Array(new ArrayBuffer(4 * values.length));
  own.set(values);
  return own;
};
const int = () => new Int32Array(new ArrayBuffer(4));

/** Returns a product of matrices in columns: a has m times k elements, b has k times n. */
const product = (a: ArrayLike<number>, b: ArrayLike<number>, m: number, n: number, k: number): number[] =>
  Array.from({ length: m * n }, (_, at) => {
    const [row, column] = [at % m, Math.floor(at / m)];
    return Array.from({ length: k }, (_, i) => a[row + i * m]! * b[i + column * k]!).reduce((x, y) => x + y);
  });

function expectClose(found: ArrayLike<number>, wanted: ArrayLike<number>, tolerance = 1e-4): void {
  expect(found.length).toBe(wanted.length);
  for (let i = 0; i < wanted.length; i++) expect(Math.abs(found[i]! - wanted[i]!)).toBeLessThan(tolerance);
}

const [m, n, k] = [3, 2, 4] as const;
const left = Array.from({ length: m * k }, (_, i) => (i * 7) % 5);
const right = Array.from({ length: k * n }, (_, i) => (i * 3) % 4);

describe.skipIf(!native)("NVIDIA's libraries", () => {
  withLibrary("cuBLAS multiplies matrices, with 32-bit and 64-bit sizes", nativeCublas, (lib, device) => {
    const handle = word();
    expect(lib.cublasCreate(addressOf(handle))).toBe(0);
    const context = Number(handle[0]);
    using a = device.from(floats(left));
    using b = device.from(floats(right));
    using c = device.allocate(m * n, "f32");
    const scalars = floats([1, 0]);
    const [alpha, beta] = [addressOf(scalars), addressOf(scalars) + 4];
    for (const gemm of [lib.cublasSgemm, lib.cublasSgemm_64]) {
      c.fill(0);
      const [pa, pb, pc] = [a.pointer, b.pointer, c.pointer];
      expect(gemm(context, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, alpha, pa, m, pb, k, beta, pc, m)).toBe(0);
      device.synchronize();
      expectClose(c.toArray(), product(left, right, m, n, k));
    }
    expect(lib.cublasDestroy(context)).toBe(0);
  });

  withLibrary("cuBLASLt multiplies matrices", nativeCublaslt, (lib, device) => {
    const [handle, description] = [word(), word()];
    const layouts = [word(), word(), word()];
    expect(lib.cublasLtCreate(addressOf(handle))).toBe(0);
    const created = lib.cublasLtMatmulDescCreate(addressOf(description), CUBLAS_COMPUTE_32F, CUDA_R_32F);
    expect(created).toBe(0);
    const sizes = [[m, k] as const, [k, n] as const, [m, n] as const];
    for (const [i, [rows, columns]] of sizes.entries()) {
      const at = addressOf(layouts[i]!);
      expect(lib.cublasLtMatrixLayoutCreate(at, CUDA_R_32F, rows, columns, rows)).toBe(0);
    }
    const [context, how, la, lb, lc] = [handle, description, ...layouts].map((one) => Number(one[0]));
    using a = device.from(floats(left));
    using b = device.from(floats(right));
    using c = device.allocate(m * n, "f32");
    const scalars = floats([1, 0]);
    const [alpha, beta] = [addressOf(scalars), addressOf(scalars) + 4];
    const [pa, pb, pc] = [a.pointer, b.pointer, c.pointer];
    const done = lib.cublasLtMatmul(
      ...([context!, how!, alpha, pa, la!, pb, lb!, beta, pc, lc!, pc, lc!] as const),
      ...([0, 0, 0, 0] as const),
    );
    expect(done).toBe(0);
    device.synchronize();
    expectClose(c.toArray(), product(left, right, m, n, k));
    for (const one of [la!, lb!, lc!]) expect(lib.cublasLtMatrixLayoutDestroy(one)).toBe(0);
    expect(lib.cublasLtMatmulDescDestroy(how!)).toBe(0);
    expect(lib.cublasLtDestroy(context!)).toBe(0);
  });

  withLibrary("cuFFT transforms", nativeCufft, (lib, device) => {
    const length = 16;
    const signal = Array.from({ length: 2 * length }, (_, i) => ((i * 5) % 7) - 3);
    const wanted = Array.from({ length: 2 * length }, (_, at) => {
      const frequency = Math.floor(at / 2);
      let sum = 0;
      for (let i = 0; i < length; i++) {
        const angle = (-2 * Math.PI * frequency * i) / length;
        const [re, im] = [signal[2 * i]!, signal[2 * i + 1]!];
        sum +=
          at % 2 === 0
            ? re * Math.cos(angle) - im * Math.sin(angle)
            : re * Math.sin(angle) + im * Math.cos(angle);
      }
      return sum;
    });
    const plan = int();
    expect(lib.cufftPlan1d(addressOf(plan), length, CUFFT_C2C, 1)).toBe(0);
    using data = device.from(floats(signal));
    expect(lib.cufftExecC2C(plan[0]!, data.pointer, data.pointer, CUFFT_FORWARD)).toBe(0);
    device.synchronize();
    expectClose(data.toArray(), wanted);
    expect(lib.cufftDestroy(plan[0]!)).toBe(0);
  });

  withLibrary("cuRAND draws the normal numbers of its host generator", nativeCurand, (lib, device) => {
    const count = 1000;
    const onHost = new Float32Array(new ArrayBuffer(4 * count));
    using onDevice = device.allocate(count, "f32");
    const targets = [
      { create: lib.curandCreateGeneratorHost, to: addressOf(onHost) },
      { create: lib.curandCreateGenerator, to: onDevice.pointer },
    ];
    for (const { create, to } of targets) {
      const generator = word();
      expect(create(addressOf(generator), CURAND_RNG_PSEUDO_PHILOX4_32_10)).toBe(0);
      const handle = Number(generator[0]);
      expect(lib.curandSetPseudoRandomGeneratorSeed(handle, 2n ** 63n + 5n)).toBe(0);
      expect(lib.curandGenerateNormal(handle, to, count, 10, 2)).toBe(0);
      expect(lib.curandDestroyGenerator(handle)).toBe(0);
    }
    device.synchronize();
    expectClose(onDevice.toArray(), onHost, 1e-3);
    expect(new Set(onHost).size).toBeGreaterThan(count * 0.9);
  });

  withLibrary("cuSOLVER factors a matrix into Q and R", nativeCusolver, (lib, device) => {
    const size = 3;
    const matrix = [4, 1, 2, 0, 3, 5, 7, 1, 6];
    const [handle, lwork] = [word(), int()];
    expect(lib.cusolverDnCreate(addressOf(handle))).toBe(0);
    const context = Number(handle[0]);
    using a = device.from(floats(matrix));
    using tau = device.allocate(size, "f32");
    using info = device.allocate(1, "i32");
    const asked = [
      lib.cusolverDnSgeqrf_bufferSize(context, size, size, a.pointer, size, addressOf(lwork)),
      lwork[0]!,
      lib.cusolverDnSorgqr_bufferSize(
        ...([context, size, size, size, a.pointer, size] as const),
        tau.pointer,
        addressOf(lwork),
      ),
      lwork[0]!,
    ];
    expect([asked[0], asked[2]]).toEqual([0, 0]);
    const words = Math.max(asked[1]!, asked[3]!);
    using work = device.allocate(words, "f32");
    const factored = lib.cusolverDnSgeqrf(
      ...([context, size, size, a.pointer, size, tau.pointer, work.pointer, words] as const),
      info.pointer,
    );
    expect(factored).toBe(0);
    device.synchronize();
    const r = [...a.toArray()].map((value, at) => (at % size <= Math.floor(at / size) ? value : 0));
    const formed = lib.cusolverDnSorgqr(
      ...([context, size, size, size, a.pointer, size, tau.pointer, work.pointer, words] as const),
      info.pointer,
    );
    expect(formed).toBe(0);
    device.synchronize();
    expect(info.toArray()[0]).toBe(0);
    const q = [...a.toArray()];
    expectClose(product(q, r, size, size, size), matrix);
    const transposed = q.map((_, at) => q[Math.floor(at / size) + (at % size) * size]!);
    expectClose(product(transposed, q, size, size, size), [1, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect(lib.cusolverDnDestroy(context)).toBe(0);
  });
});
