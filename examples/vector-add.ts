// Adds two vectors with a kernel in TypeScript. No compiler is needed.
//
//     npx bun examples/vector-add.ts
import { openDevice } from "doorbell/cuda";
import { kernel } from "doorbell/kernel";

const add = kernel(
  "add",
  { a: "readonly f32[]", b: "readonly f32[]", c: "f32[]" },
  ({ a, b, c }, { globalIdx }) => {
    const i = globalIdx.x;
    if (i < c.length) c[i] = a[i] + b[i];
  },
);

using device = openDevice();
const n = 1_000_000;
using a = device.from(Float32Array.from({ length: n }, (_, i) => i));
using b = device.from(Float32Array.from({ length: n }, (_, i) => 2 * i));
using c = device.allocate(n, "f32");
add.launch(add.over(n), { a, b, c });
await device.done();
console.log(`${device.name}: c[1..3] = ${c.slice(1, 4).toArray().join(", ")}`);
if (!c.toArray().every((value, i) => value === Math.fround(3 * i))) throw new Error("wrong sums");
console.log(`all ${n} sums are right`);
