// Inspects kernels. A launch with `check` finds a write behind an array and a race. A trace follows one
// thread, a thread stops at a line, and a profile shows the cost of a kernel's accesses. The soft GPU
// inspects each access, so no GPU is needed.
//
//     npx bun examples/look-inside.ts
import { KernelCheckError, openDevice } from "doorbell/cuda";

// The kernels are PTX, so that no compiler is needed. The .loc and .file lines, which `nvcc -ptx -lineinfo`
// writes, name source lines.
const ptx = `.version 8.0
.target sm_80
.address_size 64
.visible .entry count(.param .u64 x, .param .u32 n)
{
  .reg .pred %p; .reg .b32 %r<3>; .reg .b64 %a;
  ld.param.u64 %a, [x]; ld.param.u32 %r1, [n];
  mov.u32 %r0, %tid.x;
  .loc 1 3 7
  setp.gt.u32 %p, %r0, %r1; // "<= n" instead of "< n"
  @%p ret;
  mad.wide.u32 %a, %r0, 4, %a;
  .loc 1 3 20
  st.global.u32 [%a], %r0;
  ret;
}
.visible .entry reverse(.param .u64 x)
{
  .shared .align 4 .b8 s[256];
  .reg .b32 %r<5>; .reg .b64 %a;
  ld.param.u64 %a, [x];
  mov.u32 %r0, %tid.x;
  mad.wide.u32 %a, %r0, 4, %a;
  ld.global.u32 %r1, [%a];
  mov.u32 %r2, s; mad.lo.u32 %r3, %r0, 4, %r2;
  .loc 1 7 3
  st.shared.u32 [%r3], %r1; // __syncthreads() is missing
  mul.lo.u32 %r4, %r0, 4; sub.u32 %r4, %r2, %r4;
  .loc 1 8 3
  ld.shared.u32 %r1, [%r4+252];
  st.global.u32 [%a], %r1;
  ret;
}
.file 1 "mistakes.cu"
`;

using device = openDevice(0, { provider: "soft" });
using module = device.loadModule(ptx);
using numbers = device.allocate(64, "u32");
numbers.fill(7);

const count = module.kernel("count", "ptr, u32");
const reverse = module.kernel("reverse", "ptr");
let found = 0;
for (const launch of [
  () => count.launch({ grid: 1, block: 128, check: true }, [numbers, 63]),
  () => count.launch({ grid: 1, block: 128, check: true }, [numbers, 64]),
  () => reverse.launch({ grid: 1, block: 64, check: true }, [numbers]),
]) {
  try {
    launch();
    console.log("no findings");
  } catch (error) {
    if (!(error instanceof KernelCheckError)) throw error;
    for (const { kind, kernel, thread, source, message } of error.findings) {
      found++;
      console.log(`${kind} in ${kernel}, line ${source?.line} of ${source?.file}, thread ${thread[0]}`);
      console.log(`    ${message}`);
    }
  }
}
// The context is still valid after the error.
console.log(`${found} findings; x[0] is ${numbers.toArray()[0]}\n`);

// The trace shows one thread, instruction by instruction.
console.log(count.launch({ grid: 1, block: 64, trace: { thread: 5 } }, [numbers, 64]), "\n");

// A thread stops before its store, and shows its registers. The end of the loop ends the launch.
for (const stop of reverse.debug({ grid: 1, block: 64 }, [numbers], { at: ["mistakes.cu:8"], thread: 9 }))
  console.log(stop, "\n");

// The profile shows the cost of the accesses of each line.
console.log(reverse.profile({ grid: 4, block: 64 }, [numbers]));
