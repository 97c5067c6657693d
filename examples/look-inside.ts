// Inspects kernels. A launch with `check` finds a write behind an array and a race. A trace follows one
// thread, a thread stops at a line, and a profile shows the cost of a kernel's accesses. The soft GPU
// inspects each access, so no GPU is needed.
//
//     npx bun examples/look-inside.ts
import { basename } from "node:path";
import { KernelCheckError, openDevice } from "doorbell/cuda";
import { kernel } from "doorbell/kernel";

const count = kernel("count", { x: "u32[]", n: "u32" }, ({ x, n }, { threadIdx, u32 }) => {
  const i = u32(threadIdx.x);
  if (i <= n) x[i] = i; // "<=" instead of "<"
});

const reverse = kernel("reverse", { x: "u32[]" }, ({ x }, { threadIdx, shared }) => {
  const s = shared("u32", 64);
  s[threadIdx.x] = x[threadIdx.x]; // sync() is missing
  x[threadIdx.x] = s[63 - threadIdx.x];
});

using device = openDevice(0, { provider: "soft" });
using numbers = device.allocate(64, "u32");
numbers.fill(7);

let found = 0;
for (const launch of [
  () => count.launch({ grid: 1, block: 128, check: true }, { x: numbers, n: 63 }),
  () => count.launch({ grid: 1, block: 128, check: true }, { x: numbers, n: 64 }),
  () => reverse.launch({ grid: 1, block: 64, check: true }, { x: numbers }),
]) {
  try {
    launch();
    console.log("no findings");
  } catch (error) {
    if (!(error instanceof KernelCheckError)) throw error;
    for (const { kind, kernel: name, thread, source, message } of error.findings) {
      found++;
      console.log(
        `${kind} in ${name}, line ${source?.line} of ${basename(source?.file ?? "")}, thread ${thread[0]}`,
      );
      console.log(`    ${message}`);
    }
  }
}
// The context is still valid after the error.
console.log(`${found} findings; x[0] is ${numbers.toArray()[0]}\n`);

// The trace shows one thread, instruction by instruction.
console.log(count.launch({ grid: 1, block: 64, trace: { thread: 5 } }, { x: numbers, n: 64 }), "\n");

// A thread stops before its store, and shows its registers. The end of the loop ends the launch.
for (const stop of reverse.debug(
  { grid: 1, block: 64 },
  { x: numbers },
  { at: ["look-inside.ts:18"], thread: 9 },
))
  console.log(stop, "\n");

// The profile shows the cost of the accesses of each line.
console.log(reverse.profile({ grid: 4, block: 64 }, { x: numbers }));
