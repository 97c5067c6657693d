// Maps one physical memory at two addresses. Successive kernels always see the same data at both. Inside one
// kernel, a write through one address is visible through the other only after a fence.proxy.alias.
//
//     npx bun examples/virtual-alias.ts
import process from "node:process";
import { AddressRange, granularity, openDevice, PhysicalMemory } from "doorbell/cuda";
import { kernel } from "doorbell/kernel";
import { fail } from "./common/fail.ts";

const write = kernel("write", { a: "u32[]", value: "u32" }, ({ a, value }, { threadIdx, u32 }) => {
  a[threadIdx.x] = value + u32(threadIdx.x);
});

const read = kernel("read", { b: "readonly u32[]", out: "u32[]" }, ({ b, out }, { threadIdx }) => {
  out[threadIdx.x] = b[threadIdx.x];
});

// Reads through b first, so that a cache may hold a stale copy. Then writes through a, and reads through b
// again. The compiler may not join relaxed loads.
const both = kernel(
  "both",
  { a: "u32[]", b: "u32[]", out: "u32[]", value: "u32", isFenced: "bool" },
  ({ a, b, out, value, isFenced }, { threadIdx, atomic, ptx }) => {
    const i = threadIdx.x;
    atomic.load(b, i, { order: "relaxed" });
    atomic.store(a, i, value, { order: "relaxed" });
    if (isFenced) ptx("void", "fence.proxy.alias;");
    out[i] = atomic.load<number>(b, i, { order: "relaxed" });
  },
);

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
  using out = device.allocate(32, "u32");
  const config = { grid: 1, block: 32 };
  write.launch(config, { a, value: 100 });
  read.launch(config, { b, out });
  const apart = out.toArray().every((value, i) => value === 100 + i);
  process.stdout.write(
    `two kernels: written through a, read through b: ${apart ? "the same" : "DIFFERENT"}\n`,
  );
  const seen = (isFenced: boolean): number => {
    let fresh = 0;
    for (let round = 1; round <= 1000; round++) {
      both.launch(config, { a, b, out, value: round, isFenced });
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
