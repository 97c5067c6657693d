// Adds two vectors with a kernel. The kernel is compiled at run time, or loaded as PTX if no compiler is
// installed.
//
//     npx bun examples/vector-add.ts
import { openDevice } from "doorbell/cuda";
import { moduleOf } from "./common/module-of.ts";

const source = `extern "C" __global__ void add(const float *a, const float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}`;
using device = openDevice();
using module = moduleOf(device, source, "vector-add");
const n = 1_000_000;
using a = device.from(Float32Array.from({ length: n }, (_, i) => i));
using b = device.from(Float32Array.from({ length: n }, (_, i) => 2 * i));
using c = device.allocate(n, "f32");
const add = module.kernel("add", "ptr, ptr, ptr, i32");
add.launch(add.cover(n), [a, b, c, n]);
await device.done();
console.log(`${device.name}: c[1..3] = ${c.slice(1, 4).toArray().join(", ")}`);
if (!c.toArray().every((value, i) => value === Math.fround(3 * i))) throw new Error("wrong sums");
console.log(`all ${n} sums are right`);
