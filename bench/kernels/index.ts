// Kernels on the embedded GPU beside the same loops in C on all cores. `npm run bench -- kernels` needs nvcc (or NVRTC) and clang.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { type Device, openDevice } from "../../src/cuda/index.ts";

const source = `
extern "C" __global__ void nothing() {}
extern "C" __global__ void add(const float *a, const float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}
__device__ float sumOfWarp(float v) {
  for (int o = 16; o; o >>= 1) v += __shfl_down_sync(~0u, v, o);
  return v;
}
extern "C" __global__ void reduce(const float *x, float *out, int n) {
  __shared__ float parts[32];
  float v = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) v += x[i];
  v = sumOfWarp(v);
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  if (!lane) parts[warp] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / 32 ? parts[lane] : 0;
  if (!warp) { v = sumOfWarp(v); if (!lane) atomicAdd(out, v); }
}
extern "C" __global__ void matmul(const float *a, const float *b, float *c, int n) {
  __shared__ float x[16][16], y[16][16];
  int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < n; k += 16) {
    x[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
    y[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
    __syncthreads();
    for (int j = 0; j < 16; j++) sum += x[threadIdx.y][j] * y[j][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}
extern "C" __global__ void mandelbrot(float *c, int n) {
  int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
  if (column >= n) return;
  float x0 = 3.0f * column / n - 2, y0 = 2.0f * row / n - 1, x = 0, y = 0;
  int i = 0;
  for (; i < 256 && x * x + y * y < 4; i++) { float t = x * x - y * y + x0; y = 2 * x * y + y0; x = t; }
  c[row * n + column] = i;
}`;

const ROUNDS = 5;

/** The best time of some rounds in milliseconds, after one for the engine to compile. */
function best(round: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= ROUNDS; i++) {
    const start = performance.now();
    round();
    if (i > 0) least = Math.min(least, performance.now() - start);
  }
  return least;
}

interface Row {
  readonly name: string;
  readonly size: number;
  readonly label: string;
  readonly run: () => void;
}

/** `-fmad`: with fused multiply-adds as nvcc makes them, and without, as C on this processor does. */
function rows(device: Device, fused: boolean): Row[] {
  const module = device.compile(source, { options: [`--fmad=${fused}`] });
  const count = 16 * 2 ** 20;
  const side = 512;
  const [x, y, z] = [0, 1, 2].map(() => device.from(new Float32Array(count).map((_, i) => i % 7)));
  const run =
    (name: string, config: Parameters<ReturnType<typeof module.kernel>["launch"]>[0], values: unknown[]) =>
    () => {
      module.kernel(name).launch(config, values as never);
      device.synchronize();
    };
  const tiles = { grid: [side / 16, side / 16], block: [16, 16] } as const;
  return [
    {
      name: "add",
      size: count,
      label: "vector add, 16 M",
      run: run("add", { grid: count / 256, block: 256 }, [x, y, z, count]),
    },
    {
      name: "reduce",
      size: count,
      label: "reduction, 16 M",
      run: run("reduce", { grid: 64, block: 256 }, [x, z, count]),
    },
    {
      name: "matmul",
      size: side,
      label: "matrix product, 512^3, tiled",
      run: run("matmul", tiles, [x, y, z, side]),
    },
    {
      name: "mandelbrot",
      size: 1024,
      label: "Mandelbrot, 1024^2",
      run: run("mandelbrot", { grid: [4, 1024], block: 256 }, [z, 1024]),
    },
  ];
}

const folder = mkdtempSync(join(tmpdir(), "doorbell-kernels-"));
const cores = availableParallelism();

/** Builds the C loops with some flags; undefined without clang. */
function peer(name: string, flags: readonly string[]): ((row: Row) => number) | undefined {
  const program = join(folder, name);
  const file = fileURLToPath(new URL("./peer.c", import.meta.url));
  const built = spawnSync("clang", ["-O2", "-pthread", ...flags, file, "-o", program]);
  if (built.status !== 0) return undefined;
  return (row) =>
    Number(spawnSync(program, [row.name, String(row.size), String(cores)], { encoding: "utf8" }).stdout);
}

try {
  using device = openDevice(0, { provider: "soft" });
  const c = peer("c", []);
  const scalar = peer("scalar", ["-fno-vectorize", "-fno-slp-vectorize"]);
  const shown = (ms: number | undefined) => (ms === undefined ? "-" : ms.toFixed(1)).padStart(10);
  console.log(
    `${cores} cores; milliseconds, best of ${ROUNDS}\n${" ".repeat(30)}     fused   unfused         C  scalar C`,
  );
  const plain = rows(device, false);
  for (const [i, row] of rows(device, true).entries())
    console.log(
      `${row.label.padEnd(30)}${[best(row.run), best(plain[i]!.run), c?.(row), scalar?.(row)].map(shown).join("")}`,
    );
  const nothing = device.compile(source).kernel("nothing");
  const times: [enqueue: number, all: number][] = [];
  for (let i = 0; i < 2000; i++) {
    const start = performance.now();
    nothing.launch({ grid: 1, block: 32 }, []);
    const queued = performance.now();
    device.synchronize();
    times.push([queued - start, performance.now() - start]);
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]! * 1000;
  console.log(
    `empty kernel: enqueue ${median(times.map(([t]) => t)).toFixed(1)} us, launch and wait ${median(times.map(([, t]) => t)).toFixed(1)} us`,
  );
  const ptx = new TextDecoder().decode(device.compile(source).program!.image);
  const load = best(() => device.loadModule(ptx).close());
  console.log(`loading ${ptx.split("\n").length} lines of PTX: ${load.toFixed(1)} ms`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
