// Maps one physical memory at two addresses. Successive kernels always see the same data at both. Inside one
// kernel, a write through one address is visible through the other only after a fence.proxy.alias. Needs an
// NVIDIA GPU.
//
//     npx bun examples/virtual-alias.ts
import process from "node:process";
import { AddressRange, granularity, openDevice, PhysicalMemory } from "doorbell/cuda";
import { fail } from "./common/fail.ts";
import { moduleOf } from "./common/module-of.ts";

const source = `
extern "C" __global__ void write(unsigned *a, unsigned value) { a[threadIdx.x] = value + threadIdx.x; }
extern "C" __global__ void read(const unsigned *b, unsigned *out) { out[threadIdx.x] = b[threadIdx.x]; }
// Reads through b first, so that a cache may hold a stale copy. Then writes through a, and reads through b
// again.
extern "C" __global__ void both(volatile unsigned *a, volatile unsigned *b, unsigned *out, unsigned value, int fenced) {
  unsigned before = b[threadIdx.x];
  a[threadIdx.x] = value;
  if (fenced) asm volatile("fence.proxy.alias;" ::: "memory");
  out[threadIdx.x] = b[threadIdx.x] + 0 * before;
}`;

function main(): number {
  using device = openDevice();
  const unit = granularity(device);
  using memory = PhysicalMemory.allocate(device, unit);
  using range = AddressRange.reserve(device, 2 * unit);
  range.map(memory, 0);
  range.map(memory, unit);
  range.setAccess(device);
  const a = range.buffer("u32", 32);
  const b = range.buffer("u32", 32, unit);
  process.stdout.write(
    `${device.name}: one piece of ${unit >> 20} MiB at 0x${a.pointer.toString(16)} and 0x${b.pointer.toString(16)}\n`,
  );
  using module = moduleOf(device, source, "virtual-alias");
  using out = device.allocate(32, "u32");
  const config = { grid: 1, block: 32 };
  module.kernel("write", "ptr, u32").launch(config, [a, 100]);
  module.kernel("read", "ptr, ptr").launch(config, [b, out]);
  const apart = out.toArray().every((value, i) => value === 100 + i);
  process.stdout.write(
    `two kernels: written through a, read through b: ${apart ? "the same" : "DIFFERENT"}\n`,
  );
  const both = module.kernel("both", "ptr, ptr, ptr, u32, i32");
  const seen = (fenced: boolean): number => {
    let fresh = 0;
    for (let round = 1; round <= 1000; round++) {
      both.launch(config, [a, b, out, round, fenced ? 1 : 0]);
      if (out.toArray().every((value) => value === round)) fresh++;
    }
    return fresh;
  };
  process.stdout.write(`one kernel without a fence: fresh in ${seen(false)} of 1000 (nothing promises it)\n`);
  const fenced = seen(true);
  process.stdout.write(`one kernel with fence.proxy.alias: fresh in ${fenced} of 1000 (promised)\n`);
  return apart && fenced === 1000 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  fail(error);
}
