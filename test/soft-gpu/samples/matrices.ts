// Kernels on matrices and transforms.
import { type Drive, noise, same, whole } from "./drive.ts";

/** Radius of the separable convolution. */
const RADIUS = 8;

function product(file: string, kernel: string, tile: number, parameters = "ptr, ptr, ptr, i32, i32"): Drive {
  return {
    file,
    kernel,
    parameters,
    run(t) {
      const n = 64;
      const [a, b] = [noise(n * n), noise(n * n, 2)];
      const out = t.device.allocate(n * n, "f32");
      const wide = parameters.includes("u64");
      const size = wide ? BigInt(n) : n;
      t.launch({ grid: [n / tile, n / tile], block: [tile, tile] }, [
        out,
        t.device.from(a),
        t.device.from(b),
        size,
        size,
      ]);
      const expected = new Float64Array(n * n);
      for (let y = 0; y < n; y++)
        for (let x = 0; x < n; x++) {
          let total = 0;
          for (let k = 0; k < n; k++) total += a[y * n + k]! * b[k * n + x]!;
          expected[y * n + x] = total;
        }
      same(out.toArray(), expected, 1e-4);
    },
  };
}

function moved(kernel: string, transposes: boolean): Drive {
  return {
    file: "transpose_transpose",
    kernel,
    parameters: "ptr, ptr, i32, i32",
    run(t) {
      const [width, height] = [64, 64];
      const values = noise(width * height, 100);
      const out = t.device.allocate(width * height, "f32");
      t.launch({ grid: [2, 2], block: [32, 16] }, [out, t.device.from(values), width, height]);
      const expected = values.map((_, i) => {
        const [x, y] = [i % width, Math.floor(i / width)];
        return transposes ? values[x * width + y]! : values[i]!;
      });
      same(out.toArray(), expected);
    },
  };
}

export const matrices: readonly Drive[] = [
  product("matrixMul_matrixMul", "_Z13MatrixMulCUDAILi16EEvPfS0_S0_ii", 16),
  product("matrixMul_matrixMul", "_Z13MatrixMulCUDAILi32EEvPfS0_S0_ii", 32),
  product("matrixMulDrv_matrixMul_kernel", "matrixMul_bs16_64bit", 16, "ptr, ptr, ptr, u64, u64"),
  product("matrixMul_nvrtc_matrixMul_kernel", "matrixMulCUDA_block16", 16),
  product("globalToShmemAsyncCopy_globalToShmemAsyncCopy", "_Z14MatrixMulNaiveILi16EEvPfS0_S0_ii", 16),
  product(
    "globalToShmemAsyncCopy_globalToShmemAsyncCopy",
    "_Z29MatrixMulAsyncCopySingleStageILi16EEvPfPKfS2_ii",
    16,
  ),
  product(
    "globalToShmemAsyncCopy_globalToShmemAsyncCopy",
    "_Z28MatrixMulAsyncCopyMultiStageILi16EEvPfPKfS2_ii",
    16,
  ),
  moved("_Z4copyPfS_ii", false),
  moved("_Z13copySharedMemPfS_ii", false),
  moved("_Z14transposeNaivePfS_ii", true),
  moved("_Z18transposeCoalescedPfS_ii", true),
  moved("_Z24transposeNoBankConflictsPfS_ii", true),
  moved("_Z17transposeDiagonalPfS_ii", true),
  {
    file: "fastWalshTransform_fastWalshTransform",
    kernel: "_Z15fwtBatch1KernelPfS_i",
    parameters: "ptr, ptr, i32",
    run(t) {
      const log = 8;
      const n = 1 << log;
      const values = noise(n);
      const out = t.device.allocate(n, "f32");
      t.launch({ grid: 1, block: n / 4, sharedBytes: n * 4 }, [out, t.device.from(values), log]);
      const expected = Float64Array.from(values);
      for (let half = 1; half < n; half *= 2)
        for (let i = 0; i < n; i++) {
          if (i & half) continue;
          const [a, b] = [expected[i]!, expected[i + half]!];
          expected[i] = a + b;
          expected[i + half] = a - b;
        }
      same(out.toArray(), expected, 1e-4);
    },
  },
  {
    file: "convolutionSeparable_convolutionSeparable",
    kernel: "_Z21convolutionRowsKernelPfS_iii",
    parameters: "ptr, ptr, i32, i32, i32",
    run(t) {
      const [width, height] = [256, 8];
      const values = noise(width * height);
      const out = t.device.allocate(width * height, "f32");
      const weights = whole(2 * RADIUS + 1, 9).map((weight) => weight + 1);
      t.setGlobal("c_Kernel", Float32Array.from(weights));
      t.launch({ grid: [2, 2], block: [16, 4] }, [out, t.device.from(values), width, height, width]);
      const expected = values.map((_, at) => {
        const x = at % width;
        let total = 0;
        for (let j = Math.max(-RADIUS, -x); j <= Math.min(RADIUS, width - 1 - x); j++)
          total += weights[RADIUS - j]! * values[at + j]!;
        return total;
      });
      same(out.toArray(), expected, 1e-5);
    },
  },
];
