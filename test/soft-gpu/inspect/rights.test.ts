// Checked launches find accesses to memory that the kernel's device may not access or may only read.
import { expect, test } from "vitest";
import {
  AddressRange,
  granularity,
  KernelCheckError,
  openDevice,
  PhysicalMemory,
} from "../../../src/cuda/index.ts";

const source = `.version 7.0
.target sm_70
.address_size 64
.visible .entry write(.param .u64 at) {
  .reg .u64 %p0; .reg .u32 %r0;
  ld.param.u64 %p0, [at]; mov.u32 %r0, 55; st.global.u32 [%p0], %r0; ret;
}`;

test("a checked launch reports memory of another device until peer access is enabled", () => {
  using first = openDevice(0, { provider: "soft" });
  using second = openDevice(1, { provider: "soft" });
  using memory = first.from(new Uint32Array([7]));
  const kernel = second.loadModule(source).kernel("write", "ptr");
  const launch = () => kernel.launch({ grid: 1, block: 1, check: true }, [memory]);
  let message = "";
  try {
    launch();
  } catch (error) {
    if (!(error instanceof KernelCheckError)) throw error;
    message = error.message;
  }
  expect(message).toContain("in memory of 4 bytes without access by the kernel's device");
  expect(memory.toArray()[0]).toBe(7);
  second.enablePeerAccess(first);
  launch();
  expect(memory.toArray()[0]).toBe(55);
});

const lines = `.version 7.0
.target sm_70
.address_size 64
.file 1 "/kernels/table.cu"
.visible .entry table(.param .u64 at, .param .u64 out, .param .u32 kind) {
  .reg .u64 %p<3>; .reg .u32 %r<4>; .reg .pred %q<3>;
  ld.param.u64 %p0, [at]; ld.param.u64 %p1, [out]; ld.param.u32 %r0, [kind];
  mov.u32 %r1, %tid.x; mul.wide.u32 %p2, %r1, 4; add.u64 %p0, %p0, %p2; add.u64 %p1, %p1, %p2;
  .loc 1 3 1
  ld.global.u32 %r2, [%p0]; st.global.u32 [%p1], %r2;
  setp.eq.u32 %q0, %r0, 1; setp.eq.u32 %q1, %r0, 2;
  @%q0 bra store;
  @%q1 bra atomic;
  ret;
store:
  .loc 1 5 1
  st.global.u32 [%p0], %r1; ret;
atomic:
  .loc 1 7 1
  red.global.add.u32 [%p0], 1; ret;
}`;

test("a checked launch names writes to memory that the device may only read, and allows reads", () => {
  using device = openDevice(0, { provider: "soft" });
  const unit = granularity(device);
  using range = AddressRange.reserve(device, unit);
  range.map(PhysicalMemory.allocate(device, unit));
  range.setAccess(device);
  const memory = range.buffer("u32", 64).fill(7);
  device.synchronize();
  range.setAccess(device, "read");
  using out = device.allocate(64, "u32").fill(0);
  const kernel = device.loadModule(lines).kernel("table", "ptr, ptr, u32");
  for (const block of [1, 64]) {
    kernel.launch({ grid: 1, block, check: true }, [memory, out, 0]);
    for (const [kind, line] of [
      [1, 5],
      [2, 7],
    ] as const) {
      const error = findingsOf(() => kernel.launch({ grid: 1, block, check: true }, [memory, out, kind]));
      expect(error.findings.map(({ kind, source }) => [kind, source?.line])).toEqual([["read-only", line]]);
      expect(error.message).toContain(
        `read-only: a write of 4 bytes at element 0 of argument 0, in memory of ${unit} bytes that the kernel's device may only read (setAccess)`,
      );
    }
  }
  expect([...out.toArray()]).toEqual(Array(64).fill(7));
  expect(memory.toArray()[0]).toBe(7);
  // The context stays usable, and the finding goes away with the right.
  range.setAccess(device);
  kernel.launch({ grid: 1, block: 64, check: true }, [memory, out, 2]);
  expect(memory.toArray()[63]).toBe(8);
});

function findingsOf(launch: () => void): KernelCheckError {
  try {
    launch();
  } catch (error) {
    if (error instanceof KernelCheckError) return error;
    throw error;
  }
  throw new Error("the launch has no finding");
}
