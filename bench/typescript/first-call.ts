// Prints the milliseconds from the definition of a process's first kernel to its result on the soft GPU.
import process, { stdout } from "node:process";
import { openDevice } from "../../src/cuda/index.ts";
import { kernel } from "../../src/kernel/index.ts";

// Each process compiles anew.
process.env["CUDA_CACHE_DISABLE"] = "1";
using gpu = openDevice("soft");
const y = gpu.from(new Float32Array(1024));
const begin = performance.now();
const wave = kernel("wave", { y: "f32[]", n: "i32" }, ({ y, n }, { globalIdx, f32 }) => {
  const i = globalIdx.x;
  if (i < n) y[i] = Math.sin(f32(i)) * Math.exp(-f32(i) / f32(n));
});
wave.launch({ grid: 4, block: 256 }, { y, n: 1024 });
y.toArray();
stdout.write(`${performance.now() - begin}\n`);
