// Runs a kernel in TypeScript with a constant, a helper function, shared memory and an early return, and reports
// the line of a wrong kernel. The program is built by bundlers.
import { openDevice } from "doorbell/cuda";
import { KernelError, kernel } from "doorbell/kernel";

const SCALE = 3;
const square = (value: number): number => value * value;
const scaled = kernel(
  "scaled",
  { x: "readonly f32[]", y: "f32[]", SCALE, square },
  ({ x, y, SCALE, square }, { globalIdx, threadIdx, shared, sync }) => {
    const tile = shared("f32", 32);
    const i = globalIdx.x;
    tile[threadIdx.x] = i < x.length ? x[i] : 0;
    sync();
    if (i >= y.length) return;
    let sum = 0;
    for (let k = 0; k <= threadIdx.x; k++) sum += tile[k];
    y[i] = square(sum) * SCALE;
  },
);
using gpu = openDevice("soft");
const x = gpu.from(new Float32Array([1, 2, 3]));
const y = gpu.allocate(3, "f32");
scaled.launch({ grid: 1, block: 32 }, { x, y });
console.log(`scaled: ${y.toArray().join()}`);

const wrong = kernel("wrong", { y: "i32[]" }, ({ y }) => {
  y[0] = 1.5;
});
try {
  wrong.compile();
} catch (error) {
  if (!(error instanceof KernelError)) throw error;
  console.log(`wrong: ${error.file?.split("/").at(-1)}:${error.line}`);
}
