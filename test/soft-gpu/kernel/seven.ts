import { kernel } from "../../../src/kernel/index.ts";

const TILE = 16;
const SOFTENING = 1e-3;

/** y = a * x + y. */
export const saxpy = kernel(
  "saxpy",
  { a: "f32", x: "readonly f32[]", y: "f32[]", n: "i32" },
  ({ a, x, y, n }, { globalIdx }) => {
    const i = globalIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
  },
);

/** Sum of an array: a grid-stride loop, then shuffles, then one atomic for each block. */
export const reduction = kernel(
  "reduction",
  { x: "readonly f32[]", sum: "f32[]", n: "i32" },
  ({ x, sum, n }, { globalIdx, globalSize, threadIdx, shared, sync, warp, atomic }) => {
    const partial = shared("f32", 32);
    let s = 0;
    for (let i = globalIdx.x; i < n; i += globalSize.x) s += x[i];
    for (let d = 16; d > 0; d >>= 1) s += warp.shuffleDown(s, d);
    if (warp.lane === 0) partial[threadIdx.x >>> 5] = s;
    sync();
    if (threadIdx.x < 32) {
      s = threadIdx.x < 8 ? partial[threadIdx.x] : 0;
      for (let d = 4; d > 0; d >>= 1) s += warp.shuffleDown(s, d);
      if (threadIdx.x === 0) atomic.add(sum, 0, s);
    }
  },
);

/** Product of two square matrices through tiles in shared memory. */
export const matmul = kernel(
  "matmul",
  { a: "readonly f32[]", b: "readonly f32[]", c: "f32[]", n: "i32", TILE },
  ({ a, b, c, n, TILE }, { threadIdx, blockIdx, shared, sync }) => {
    const p = shared("f32", TILE, TILE);
    const q = shared("f32", TILE, TILE);
    const [tx, ty] = [threadIdx.x, threadIdx.y];
    const row = blockIdx.y * TILE + ty;
    const column = blockIdx.x * TILE + tx;
    let sum = 0;
    for (let k = 0; k < n; k += TILE) {
      p[ty][tx] = a[row * n + k + tx];
      q[ty][tx] = b[(k + ty) * n + column];
      sync();
      for (let i = 0; i < TILE; i++) sum += p[ty][i] * q[i][tx];
      sync();
    }
    c[row * n + column] = sum;
  },
);

/** Counts of bytes, collected in shared memory. */
export const histogram = kernel(
  "histogram",
  { data: "readonly u8[]", counts: "i32[]", n: "i32" },
  ({ data, counts, n }, { globalIdx, globalSize, threadIdx, shared, sync, atomic }) => {
    const local = shared("i32", 256);
    local[threadIdx.x] = 0;
    sync();
    for (let i = globalIdx.x; i < n; i += globalSize.x) atomic.add(local, data[i], 1);
    sync();
    atomic.add(counts, threadIdx.x, local[threadIdx.x]);
  },
);

/** Number of rounds until a point of the Mandelbrot set escapes. */
export const mandelbrot = kernel(
  "mandelbrot",
  { rounds: "i32[]", width: "i32", height: "i32", limit: "i32" },
  ({ rounds, width, height, limit }, { globalIdx, f32 }) => {
    const [px, py] = [globalIdx.x, globalIdx.y];
    if (px >= width || py >= height) return;
    const x0 = (f32(px) / f32(width)) * 3.5 - 2.5;
    const y0 = (f32(py) / f32(height)) * 2 - 1;
    let [x, y, k] = [0, 0, 0];
    while (k < limit && x * x + y * y <= 4) {
      const t = x * x - y * y + x0;
      y = 2 * x * y + y0;
      x = t;
      k++;
    }
    rounds[py * width + px] = k;
  },
);

/** One pass of a bitonic sort. */
export const bitonic = kernel("bitonic", { x: "i32[]", j: "i32", k: "i32" }, ({ x, j, k }, { globalIdx }) => {
  const i = globalIdx.x;
  const partner = i ^ j;
  if (partner <= i) return;
  const [a, b] = [x[i], x[partner]];
  const isAscending = (i & k) === 0;
  if (a > b === isAscending) {
    x[i] = b;
    x[partner] = a;
  }
});

/** Accelerations of n bodies. x, y and z are the position, w is the mass. */
export const nbody = kernel(
  "nbody",
  { bodies: "readonly f32x4[]", accelerations: "f32x4[]", n: "i32", SOFTENING },
  ({ bodies, accelerations, n, SOFTENING }, { globalIdx, threadIdx, blockDim, shared, sync, fast }) => {
    const tile = shared("f32x4", 256);
    const me = bodies[globalIdx.x];
    let [ax, ay, az] = [0, 0, 0];
    for (let start = 0; start < n; start += blockDim.x) {
      tile[threadIdx.x] = bodies[start + threadIdx.x];
      sync();
      for (let j = 0; j < 256; j++) {
        const other = tile[j];
        const dx = other.x - me.x;
        const dy = other.y - me.y;
        const dz = other.z - me.z;
        const inverse = fast.rsqrt(dx * dx + dy * dy + dz * dz + SOFTENING);
        const s = other.w * inverse * inverse * inverse;
        ax += dx * s;
        ay += dy * s;
        az += dz * s;
      }
      sync();
    }
    accelerations[globalIdx.x] = { x: ax, y: ay, z: az, w: 0 };
  },
);
