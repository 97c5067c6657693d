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
KERNELS(8)

// Sums the columns. A block sums 32 columns, 8 rows at a time.
extern "C" __global__ void biasGradient(const float *outGradient, float *gradient, int count, int outputs) {
  __shared__ float parts[8][32];
  const int x = threadIdx.x % 32, y = threadIdx.x / 32, column = blockIdx.x * 32 + x;
  float sum = 0;
  if (column < outputs)
    for (int row = y; row < count; row += 8) sum += outGradient[(size_t)row * outputs + column];
  parts[y][x] = sum;
  __syncthreads();
  if (y == 0 && column < outputs) {
    for (int i = 1; i < 8; i++) sum += parts[i][x];
    gradient[column] = sum;
  }
}

// Picks a batch. The points depend on the step and the sample, and not on the member.
extern "C" __global__ void pick(const float2 *points, const int *labels, float2 *in, int *wanted, unsigned total,
                                unsigned step, unsigned first, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  unsigned hash = (step * 2654435761u) ^ ((first + i) * 0x9e3779b9u + 0x85ebca6bu);
  hash = (hash ^ (hash >> 16)) * 0x7feb352du;
  hash = (hash ^ (hash >> 15)) * 0x846ca68bu;
  hash ^= hash >> 16;
  in[i] = points[hash % total];
  wanted[i] = labels[hash % total];
}

// Softmax and cross entropy. Writes the gradient of the mean of the whole batch, and for each sample its loss
// and 1 if it is right.
extern "C" __global__ void crossEntropy(const float *out, const int *wanted, float *gradient, float *losses,
                                        int count, int classes, float share) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const float *z = out + (size_t)i * classes;
  int best = 0;
  for (int c = 1; c < classes; c++) if (z[c] > z[best]) best = c;
  float sum = 0;
  for (int c = 0; c < classes; c++) sum += expf(z[c] - z[best]);
  for (int c = 0; c < classes; c++)
    gradient[(size_t)i * classes + c] = (expf(z[c] - z[best]) / sum - (c == wanted[i])) * share;
  losses[2 * i] = logf(sum) - (z[wanted[i]] - z[best]);
  losses[2 * i + 1] = best == wanted[i];
}

// Sums loss and accuracy of this member's samples, as a share of the whole batch.
extern "C" __global__ void total(const float *losses, float *sums, int count, float share) {
  __shared__ float parts[256];
  const int which = blockIdx.x;
  float sum = 0;
  for (int i = threadIdx.x; i < count; i += 256) sum += losses[2 * i + which];
  parts[threadIdx.x] = sum;
  for (int half = 128; half > 0; half /= 2) {
    __syncthreads();
    if (threadIdx.x < half) parts[threadIdx.x] += parts[threadIdx.x + half];
  }
  if (threadIdx.x == 0) sums[which] = parts[0] * share;
}

// Adam: moving averages of the gradient and of its square.
extern "C" __global__ void adam(float *weights, const float *gradients, float *means, float *squares, int count,
                                float rate, float correction, float squareCorrection) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
    const float g = gradients[i];
    const float mean = means[i] = 0.9f * means[i] + 0.1f * g;
    const float square = squares[i] = 0.999f * squares[i] + 0.001f * g * g;
    weights[i] -= rate * (mean / correction) / (sqrtf(square / squareCorrection) + 1e-8f);
  }
}`;

/** Number of threads in a block of every kernel. */
export const THREADS = 256;

/** Kernels of a network by purpose. */
export interface Kernels {
  readonly module: Module;
  readonly pick: Kernel;
  readonly crossEntropy: Kernel;
  readonly total: Kernel;
  readonly adam: Kernel;
  readonly biasGradient: Kernel;
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

export function kernelsOf(device: Device): Kernels {
  const module = moduleOf(device, source, "data-parallel");
  const products = new Map<string, Kernel>();
  for (const [name, types] of Object.entries(parameters))
    for (const each of [4, 8])
      products.set(`${name}${each}`, module.kernel(`${name}${each}`, types) as Kernel);
  return {
    module,
    pick: module.kernel("pick", "ptr, ptr, ptr, ptr, u32, u32, u32, i32"),
    crossEntropy: module.kernel("crossEntropy", "ptr, ptr, ptr, ptr, i32, i32, f32"),
    total: module.kernel("total", "ptr, ptr, i32, f32"),
    adam: module.kernel("adam", "ptr, ptr, ptr, ptr, i32, f32, f32, f32"),
    biasGradient: module.kernel("biasGradient", "ptr, ptr, i32, i32"),
    product(name, rows, columns) {
      // Large tiles read less memory, and are used when enough of them exist for all multiprocessors.
      const tiles = Math.ceil(rows / 128) * Math.ceil(columns / 128);
      const each = tiles >= 0.9 * device.multiprocessors ? 8 : 4;
      const kernel = products.get(`${name}${each}`)!;
      return { kernel, grid: [Math.ceil(columns / (16 * each)), Math.ceil(rows / (16 * each))] };
    },
  };
}
