// Kernels reach memory outside of the 4 GiB window: large allocations, large reservations, and pointers that a
// kernel loads from memory.
import process from "node:process";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  AddressRange,
  CudaError,
  type Device,
  GrowableBuffer,
  granularity,
  type Kernel,
  openDevice,
  PhysicalMemory,
  pointer,
} from "../../src/cuda/index.ts";
import { Memory } from "../../src/memory/index.ts";

const MIB = 2 ** 20;
const GIB = 2 ** 30;
/** Size above which a reservation is outside of the window. */
const FAR = GIB;

const source = `.version 7.0
.target sm_70
.address_size 64
.global .u32 counter;

.visible .entry touch(.param .u64 at, .param .u64 step, .param .u32 n, .param .u64 total) {
  .reg .u64 %p<6>; .reg .u32 %r<8>; .reg .pred %q;
  ld.param.u64 %p0, [at]; ld.param.u64 %p1, [step]; ld.param.u32 %r3, [n]; ld.param.u64 %p3, [total];
  mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x; mad.lo.u32 %r0, %r0, %r1, %r2;
  setp.ge.u32 %q, %r0, %r3; @%q ret;
  cvt.u64.u32 %p2, %r0; mad.lo.u64 %p0, %p2, %p1, %p0;
  ld.global.u32 %r4, [%p0+8]; add.u32 %r4, %r4, %r0; st.global.u32 [%p0+8], %r4;
  atom.global.add.u32 %r5, [counter], 1;
  red.global.add.u32 [%p3], 1;
  ret;
}

.visible .entry chase(.param .u64 list, .param .u32 value) {
  .reg .u64 %p<3>; .reg .u32 %r<4>;
  ld.param.u64 %p0, [list]; ld.param.u32 %r1, [value];
  mov.u32 %r0, %tid.x; mul.wide.u32 %p1, %r0, 8; add.u64 %p0, %p0, %p1;
  ld.global.u64 %p2, [%p0]; add.u32 %r1, %r1, %r0; st.global.u32 [%p2], %r1;
  ret;
}

.visible .entry mix(.param .u64 at, .param .u64 step) {
  .reg .u64 %p<6>; .reg .u32 %r<8>; .reg .pred %q; .shared .align 8 .b32 words[64];
  ld.param.u64 %p0, [at]; ld.param.u64 %p1, [step];
  mov.u32 %r0, %tid.x; cvt.u64.u32 %p2, %r0; mad.lo.u64 %p0, %p2, %p1, %p0;
  mov.u64 %p3, words; cvta.shared.u64 %p3, %p3; mul.wide.u32 %p4, %r0, 4; add.u64 %p4, %p3, %p4;
  add.u32 %r1, %r0, 1000; st.u32 [%p4], %r1; st.u32 [%p0], %r0; ld.u32 %r2, [%p4]; ld.u32 %r3, [%p0];
  bar.sync 0;
  xor.b32 %r4, %r0, 1; mul.wide.u32 %p4, %r4, 4; add.u64 %p4, %p3, %p4; ld.u32 %r5, [%p4];
  add.u32 %r2, %r2, %r3; add.u32 %r2, %r2, %r5; st.u32 [%p0], %r2;
  ret;
}

.visible .entry write(.param .u64 at) {
  .reg .u64 %p0; .reg .u32 %r0;
  ld.param.u64 %p0, [at]; mov.u32 %r0, 55; st.global.u32 [%p0], %r0; ret;
}`;

const setting = process.env["DOORBELL_SOFT_GPU_MEMORY"];
let device: Device;
let kernel: (name: string, types: string) => Kernel;

beforeAll(() => {
  process.env["DOORBELL_SOFT_GPU_MEMORY"] = String(8 * GIB);
  begin();
});
afterEach(() => {
  if (device.lostBy !== undefined) {
    device.reset().close();
    begin();
  }
});
afterAll(() => {
  device.close();
  if (setting === undefined) delete process.env["DOORBELL_SOFT_GPU_MEMORY"];
  else process.env["DOORBELL_SOFT_GPU_MEMORY"] = setting;
});

function begin(): void {
  device = openDevice(0, { provider: "soft" });
  const module = device.loadModule(source);
  kernel = (name, types) => module.kernel(name, types);
}

/** Adds its number to the word at offset 8 of each step of the memory, one thread a step. Returns the count. */
function touch(at: bigint, step: number, count: number): number {
  using total = device.from(new Uint32Array(1));
  kernel("touch", "ptr, u64, u32, ptr").launch({ grid: Math.ceil(count / 128), block: 128 }, [
    at,
    step,
    count,
    total,
  ]);
  device.synchronize();
  return total.toArray()[0]!;
}

const errorOf = (work: () => void): string => {
  try {
    work();
    device.synchronize();
    return "none";
  } catch (error) {
    if (error instanceof CudaError) return error.name;
    throw error;
  }
};

/** Returns a mapped range outside of the window, without access. */
function farRange(pieces = 1): { range: AddressRange; memory: PhysicalMemory; unit: number } {
  const unit = granularity(device);
  const range = AddressRange.reserve(device, FAR);
  const memory = PhysicalMemory.allocate(device, unit);
  for (let i = 0; i < pieces; i++) range.map(memory, i * unit);
  return { range, memory, unit };
}

describe("memory outside of the window", () => {
  test("a kernel touches 6 GiB of a device of 8 GiB, twice", { timeout: 60_000 }, () => {
    using large = device.allocate(6 * GIB);
    const count = (6 * GIB) / MIB;
    expect(touch(BigInt(large.pointer), MIB, count)).toBe(count);
    expect(touch(BigInt(large.pointer), MIB, count)).toBe(count);
    for (const i of [0, 1, 127, 128, 255, 2047, 2048, 4095, 4096, count - 1]) {
      const bytes = large.slice(i * MIB + 8, i * MIB + 12).toArray();
      expect(new DataView(bytes.buffer).getUint32(0, true)).toBe(2 * i);
    }
  });

  test("a reservation of 64 GiB grows to 2 GiB, and a kernel computes in all of it", {
    timeout: 60_000,
  }, () => {
    using list = new GrowableBuffer(device, "u32", { reserve: (64 * GIB) / 4, stepBytes: 256 * MIB });
    list.resize(MIB);
    expect(touch(BigInt(list.buffer.pointer), 4096, 1024)).toBe(1024);
    list.resize((2 * GIB) / 4);
    const count = (2 * GIB) / MIB;
    expect(touch(BigInt(list.buffer.pointer), MIB, count)).toBe(count);
    const word = (i: number) => list.buffer.slice((i * MIB) / 4 + 2, (i * MIB) / 4 + 3).toArray()[0];
    // The first MiB was touched at each 4 KiB before: there, word 1 MiB is the 256th.
    expect([word(0), word(1), word(3), word(4), word(count - 1)]).toEqual([0, 257, 771, 4, count - 1]);
  });

  test("the fourth allocation of 1 GiB is as good as the first", { timeout: 60_000 }, () => {
    const all = Array.from({ length: 5 }, () => device.allocate(GIB));
    for (const each of all) expect(touch(BigInt(each.pointer), 4 * MIB, 256)).toBe(256);
    for (const each of all) each.close();
  });

  test("a kernel follows pointers that it loads from memory", () => {
    const { range } = farRange();
    range.setAccess(device);
    using near = device.allocate(4, "u32");
    const targets = [range.pointer, near.pointer, range.pointer + 4096, near.pointer + 8];
    using list = device.from(new BigUint64Array(targets.map(BigInt)));
    kernel("chase", "ptr, u32").launch({ grid: 1, block: 4 }, [list, 100]);
    expect(range.buffer("u32", 1).toArray()[0]).toBe(100);
    expect(range.buffer("u32", 1, 4096).toArray()[0]).toBe(102);
    expect([...near.toArray()].filter((_, i) => i % 2 === 0)).toEqual([101, 103]);
    range.close();
  });

  test("generic addresses of shared memory work beside pages of the same number", () => {
    using large = device.allocate(6 * GIB);
    // One page in each 64 MiB: some of them have the numbers of private pages.
    kernel("mix", "ptr, u64").launch({ grid: 1, block: 64 }, [large, 64 * MIB]);
    device.synchronize();
    for (let i = 0; i < 64; i++) {
      const bytes = large.slice(i * 64 * MIB, i * 64 * MIB + 4).toArray();
      expect(new DataView(bytes.buffer).getUint32(0, true)).toBe(1000 + i + i + 1000 + (i ^ 1));
    }
  });

  test.each([
    ["none", "CUDA_ERROR_ILLEGAL_ADDRESS"],
    ["read", "CUDA_ERROR_ILLEGAL_ADDRESS"],
    ["read-write", "none"],
  ] as const)("with the right %s, a store ends with %s", (right, result) => {
    const { range } = farRange();
    range.setAccess(device);
    range.setAccess(device, right);
    expect(errorOf(() => kernel("write", "ptr").launch({ grid: 1, block: 1 }, [BigInt(range.pointer)]))).toBe(
      result,
    );
  });

  test("that is unmapped after a launch is an illegal address, as is the end of a mapping", () => {
    const { range, unit } = farRange(2);
    range.setAccess(device);
    const write = (offset: number) =>
      errorOf(() => kernel("write", "ptr").launch({ grid: 1, block: 1 }, [pointer(range.pointer + offset)]));
    expect(write(unit)).toBe("none");
    range.unmap(unit);
    expect(write(0)).toBe("none");
    expect(write(unit)).toBe("CUDA_ERROR_ILLEGAL_ADDRESS");
  });

  test("a misaligned address there is a misaligned address", () => {
    const { range } = farRange();
    range.setAccess(device);
    expect(
      errorOf(() => kernel("write", "ptr").launch({ grid: 1, block: 1 }, [BigInt(range.pointer + 2)])),
    ).toBe("CUDA_ERROR_MISALIGNED_ADDRESS");
  });

  test("registered host memory and checked launches are refused, and the context stays", () => {
    const { range } = farRange();
    range.setAccess(device);
    using memory = Memory.allocate(4096);
    using registered = device.register(memory, "u32");
    const write = kernel("write", "ptr");
    expect(errorOf(() => write.launch({ grid: 1, block: 1 }, [registered]))).toBe("CUDA_ERROR_NOT_SUPPORTED");
    expect(errorOf(() => write.launch({ grid: 1, block: 1, check: true }, [range.buffer("u32", 1)]))).toBe(
      "CUDA_ERROR_NOT_SUPPORTED",
    );
    using near = device.allocate(1, "u32");
    expect(errorOf(() => write.launch({ grid: 1, block: 1 }, [near]))).toBe("none");
    expect(near.toArray()[0]).toBe(55);
  });

  test("the error of a refused launch says why", async () => {
    using memory = Memory.allocate(4096);
    using registered = device.register(memory, "u32");
    const write = kernel("write", "ptr");
    const launch = () => write.launch({ grid: 1, block: 1 }, [registered]);
    const reason = "kernels that reach registered host memory: allocate it with cuMemHostAlloc";
    expect(launch).toThrow(`The soft GPU has no ${reason}`);
    const { range } = farRange();
    range.setAccess(device);
    expect(() => write.launch({ grid: 1, block: 1, check: true }, [range.buffer("u32", 1)])).toThrow(
      "The soft GPU has no check, trace, debug or profile of launches that reach memory outside of the window",
    );
    expect(() => PhysicalMemory.allocate(device, granularity(device), { compressible: true })).toThrow(
      "The soft GPU has no compressible memory",
    );
    // An error of another task does not get the reason.
    expect(launch).toThrow(reason);
    await Promise.resolve();
    expect(device.driver.failure(801, "cuLaunchKernel").hint).not.toContain(reason);
  });
});
