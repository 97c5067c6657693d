import type { Device, Kernel, Module } from "doorbell/cuda";
import { moduleOf } from "../common/module-of.ts";

// Matrices are stored row by row. 256 threads compute a tile of a product, and each thread computes 4 x 4 or
// 8 x 8 elements. The loop along the depth multiplies 16 steps while it fetches the next 16. The order of
// summation of an element does not depend on the tiles.
const source = `
#define STEP 16

// Loads four elements of a line, with zeros beyond its end.
__device__ float4 fetch(const float *matrix, int lines, int length, int line, int at) {
  if (line >= lines || at >= length) return make_float4(0, 0, 0, 0);
  const float *from = matrix + (size_t)line * length + at;
  if (length % 4 == 0) return *(const float4 *)from;
  return make_float4(from[0], at + 1 < length ? from[1] : 0, at + 2 < length ? from[2] : 0, at + 3 < length ? from[3] : 0);
}

// Tile of one of the two matrices. With \`DEPTH_FIRST\` its lines follow the depth, and the copy to shared
// memory transposes it.
template <int EACH, bool DEPTH_FIRST> struct Tile {
  static const int SIDE = 16 * EACH, FOURS = EACH / 4, PER_LINE = (DEPTH_FIRST ? STEP : SIDE) / 4;
  float4 next[FOURS];

  __device__ void fetchAll(const float *matrix, int count, int depth, int first, int from) {
#pragma unroll
    for (int i = 0; i < FOURS; i++) {
      const int four = threadIdx.x + 256 * i, line = four / PER_LINE, at = four % PER_LINE * 4;
      next[i] = DEPTH_FIRST ? fetch(matrix, count, depth, first + line, from + at)
                            : fetch(matrix, depth, count, from + line, first + at);
    }
  }

  __device__ void put(float (*shared)[SIDE + 4]) const {
#pragma unroll
    for (int i = 0; i < FOURS; i++) {
      const int four = threadIdx.x + 256 * i, line = four / PER_LINE, at = four % PER_LINE * 4;
      if (DEPTH_FIRST) {
        shared[at][line] = next[i].x;
        shared[at + 1][line] = next[i].y;
        shared[at + 2][line] = next[i].z;
        shared[at + 3][line] = next[i].w;
      } else *(float4 *)&shared[line][at] = next[i];
    }
  }
};

// Multiplies two tiles. \`TURNED_A\` and \`TURNED_B\` read the transpose of a matrix.
template <int EACH, bool TURNED_A, bool TURNED_B>
__device__ void multiply(const float *a, const float *b, int rows, int columns, int depth,
                         float (&sums)[EACH][EACH]) {
  const int SIDE = 16 * EACH, top = blockIdx.y * SIDE, left = blockIdx.x * SIDE;
  __shared__ __align__(16) float as[2][STEP][SIDE + 4], bs[2][STEP][SIDE + 4];
  const int x = threadIdx.x % 16, y = threadIdx.x / 16;
  Tile<EACH, !TURNED_A> tileA;
  Tile<EACH, TURNED_B> tileB;
  tileA.fetchAll(a, rows, depth, top, 0);
  tileB.fetchAll(b, columns, depth, left, 0);
  tileA.put(as[0]);
  tileB.put(bs[0]);
  __syncthreads();
  for (int from = 0, now = 0; from < depth; from += STEP, now ^= 1) {
    const bool more = from + STEP < depth;
    if (more) {
      tileA.fetchAll(a, rows, depth, top, from + STEP);
      tileB.fetchAll(b, columns, depth, left, from + STEP);
    }
#pragma unroll 4
    for (int k = 0; k < STEP; k++) {
      float u[EACH], v[EACH];
#pragma unroll
      for (int e = 0; e < EACH; e += 4) {
        *(float4 *)&u[e] = *(const float4 *)&as[now][k][e * 16 + y * 4];
        *(float4 *)&v[e] = *(const float4 *)&bs[now][k][e * 16 + x * 4];
      }
#pragma unroll
      for (int i = 0; i < EACH; i++)
#pragma unroll
        for (int j = 0; j < EACH; j++) sums[i][j] += u[i] * v[j];
    }
    if (more) {
      tileA.put(as[now ^ 1]);
      tileB.put(bs[now ^ 1]);
      __syncthreads();
    }
  }
}

// Calls \`put(row, column, number)\` for each element of this thread.
template <int EACH, typename Put>
__device__ void each(const float (&sums)[EACH][EACH], int rows, int columns, Put put) {
  const int x = threadIdx.x % 16, y = threadIdx.x / 16;
#pragma unroll
  for (int i = 0; i < EACH; i++)
#pragma unroll
    for (int j = 0; j < EACH; j++) {
      const int row = blockIdx.y * 16 * EACH + i / 4 * 64 + y * 4 + i % 4;
      const int column = blockIdx.x * 16 * EACH + j / 4 * 64 + x * 4 + j % 4;
      if (row < rows && column < columns) put(row, column, sums[i][j]);
    }
}

// out = in * weights + bias, and for a hidden layer max(0, out)
template <int EACH>
__device__ void forward(const float *in, const float *weights, const float *bias, float *out, int count,
                        int inputs, int outputs, int hidden) {
  float sums[EACH][EACH] = {};
  multiply<EACH, false, false>(in, weights, count, outputs, inputs, sums);
  const float least = hidden ? 0 : -1.0f / 0.0f;
  each<EACH>(sums, count, outputs, [=](int row, int column, float sum) {
    sum += bias[column];
    out[(size_t)row * outputs + column] = sum < least ? least : sum;
  });
}

// gradient of the weights = transpose of in * gradient of out
template <int EACH>
__device__ void weightGradient(const float *in, const float *outGradient, float *gradient, int count,
                               int inputs, int outputs) {
  float sums[EACH][EACH] = {};
  multiply<EACH, true, false>(in, outGradient, inputs, outputs, count, sums);
  each<EACH>(sums, inputs, outputs, [=](int row, int column, float sum) {
    gradient[(size_t)row * outputs + column] = sum;
  });
}

// gradient of in = gradient of out * transpose of weights, where in is above 0
template <int EACH>
__device__ void inputGradient(const float *in, const float *outGradient, const float *weights, float *gradient,
                              int count, int inputs, int outputs) {
  float sums[EACH][EACH] = {};
  multiply<EACH, false, true>(outGradient, weights, count, inputs, outputs, sums);
  each<EACH>(sums, count, inputs, [=](int row, int column, float sum) {
    const size_t at = (size_t)row * inputs + column;
    gradient[at] = in[at] > 0 ? sum : 0;
  });
}

#define KERNELS(EACH) \\
  extern "C" __global__ __launch_bounds__(256, 2) void forward##EACH(const float *in, const float *weights, \\
      const float *bias, float *out, int count, int inputs, int outputs, int hidden) { \\
    forward<EACH>(in, weights, bias, out, count, inputs, outputs, hidden); } \\
  extern "C" __global__ __launch_bounds__(256, 2) void weightGradient##EACH(const float *in, \\
      const float *outGradient, float *gradient, int count, int inputs, int outputs) { \\
    weightGradient<EACH>(in, outGradient, gradient, count, inputs, outputs); } \\
  extern "C" __global__ __launch_bounds__(256, 2) void inputGradient##EACH(const float *in, \\
      const float *outGradient, const float *weights, float *gradient, int count, int inputs, int outputs) { \\
    inputGradient<EACH>(in, outGradient, weights, gradient, count, inputs, outputs); }
KERNELS(4)
KERNELS(8)`;

/** Number of threads in a block of every kernel. */
export const THREADS = 256;

/** Matrix products of a network. */
export interface Products {
  readonly module: Module;
  /** Returns one of the three products of a layer, with a tile size that suits the result's shape. */
  product(name: "forward" | "weightGradient" | "inputGradient", rows: number, columns: number): Product;
}

interface Product {
  readonly kernel: Kernel;
  readonly grid: readonly [number, number];
}

const parameters = {
  forward: "ptr, ptr, ptr, ptr, i32, i32, i32, i32",
  weightGradient: "ptr, ptr, ptr, i32, i32, i32",
  inputGradient: "ptr, ptr, ptr, ptr, i32, i32, i32",
} as const;

export function productsOf(device: Device): Products {
  const module = moduleOf(device, source, "data-parallel");
  const products = new Map<string, Kernel>();
  for (const [name, types] of Object.entries(parameters))
    for (const each of [4, 8])
      products.set(`${name}${each}`, module.kernel(`${name}${each}`, types) as Kernel);
  return {
    module,
    product(name, rows, columns) {
      // Large tiles read less memory, and are used when enough of them exist for all multiprocessors.
      const tiles = Math.ceil(rows / 128) * Math.ceil(columns / 128);
      const each = tiles >= 0.9 * device.multiprocessors ? 8 : 4;
      const kernel = products.get(`${name}${each}`)!;
      return { kernel, grid: [Math.ceil(columns / (16 * each)), Math.ceil(rows / (16 * each))] };
    },
  };
}
