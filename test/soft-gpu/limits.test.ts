// Limits of threads and registers that kernels declare, at launch and in occupancy.
import { afterAll, describe, expect, test } from "vitest";
import { callback } from "../../ffi/runtime/index.ts";
import { type Kernel, openDevice } from "../../src/cuda/index.ts";
import { Memory } from "../../src/memory/index.ts";
import { bestBlock, blocksAtOnce, mostThreads } from "../../src/soft/gpu/kernels/launch/occupancy.ts";
import type { CompiledKernel } from "../../src/soft/gpu/wasm/compile.ts";

const device = openDevice(0, { provider: "soft" });
afterAll(() => device.close());

/** Returns a kernel with a given number of live values. */
function kernelOf(directives: string, values = 4): Kernel {
  const numbers = Array.from({ length: values }, (_, i) => i);
  const loads = numbers.map((i) => `ld.global.u32 %r${i}, [%a+${4 * i}];`).join("\n");
  const stores = numbers.map((i) => `st.global.u32 [%a+${4 * (values - 1 - i)}], %r${i};`).join("\n");
  const source = `.version 8.0\n.target sm_90\n.address_size 64
.visible .entry go(.param .u64 x) ${directives} { .reg .b32 %r<${values}>; .reg .b64 %a; ld.param.u64 %a, [x];
${loads}\nbar.sync 0;\n${stores} ret; }`;
  return device.loadModule(source).kernel("go", "ptr");
}

const memory = device.allocate(1024, "u32");
const refusal = (kernel: Kernel, block: number | [number, number, number]): string => {
  try {
    kernel.launch({ grid: 1, block }, [memory]);
    device.synchronize();
    return "";
  } catch (error) {
    return String(error);
  }
};

describe("bounds of a launch", () => {
  test(".maxntid limits the threads of a block", () => {
    const kernel = kernelOf(".maxntid 8, 8");
    expect(kernel.attributes().maximumThreads).toBe(64);
    expect(refusal(kernel, 64)).toBe("");
    expect(refusal(kernel, 65)).toMatch(/INVALID_VALUE|at most 64/);
  });

  test(".reqntid sets the only block shape", () => {
    const kernel = kernelOf(".reqntid 16, 2");
    expect(kernel.attributes().maximumThreads).toBe(32);
    expect(refusal(kernel, [16, 2, 1])).toBe("");
    expect(refusal(kernel, 32)).toMatch(/INVALID_VALUE/);
  });

  test("a block that needs too many registers fails with CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", () => {
    const kernel = kernelOf("", 120);
    const { registers, maximumThreads } = kernel.attributes();
    expect(registers).toBeGreaterThanOrEqual(120);
    expect(registers).toBeLessThan(140);
    expect(maximumThreads).toBe(512);
    expect(refusal(kernel, 512)).toBe("");
    expect(refusal(kernel, 1024)).toMatch(/OUT_OF_RESOURCES|at most 512/);
    expect(device.driver.lib.cuLaunchKernel(kernel.pointer, 1, 1, 1, 1024, 1, 1, 0, 0, 0, 0)).toBe(701);
  });

  test("the register count respects .maxnreg, .maxntid and .minnctapersm", () => {
    const registersOf = (directives: string) => kernelOf(directives, 120).attributes().registers;
    expect(registersOf(".maxnreg 64")).toBe(64);
    expect(registersOf(".maxntid 1024")).toBe(64);
    expect(registersOf(".maxntid 256 .minnctapersm 3")).toBe(80);
    expect(registersOf(".maxntid 128 .minnctapersm 1")).toBe(registersOf(""));
    expect(refusal(kernelOf(".maxnreg 64", 120), 1024)).toBe("");
    expect(kernelOf("", 4).attributes().registers).toBeLessThan(20);
  });

  test(".maxclusterrank limits the blocks of a cluster", () => {
    expect(kernelOf(".maxclusterrank 4").maximumCluster({ grid: 16, block: 32 })).toBe(4);
    expect(kernelOf("").maximumCluster({ grid: 16, block: 32 })).toBe(8);
  });
});

describe("occupancy by the rules of an H200", () => {
  const kernel = (registers: number, staticShared = 0) =>
    ({ registers, staticShared, maxThreads: 1024 }) as CompiledKernel;

  // The rules of cuda_occupancy.h of CUDA 13. A warp allocates its registers by 256, from four partitions of
  // 16,384. A block reserves 1 KiB of the 228 KiB of shared memory.
  test.each([
    { registers: 16, threads: 32, blocks: 32 },
    { registers: 32, threads: 256, blocks: 8 },
    { registers: 40, threads: 256, blocks: 6 },
    { registers: 64, threads: 1024, blocks: 1 },
    { registers: 65, threads: 1024, blocks: 0 },
    { registers: 128, threads: 96, blocks: 5 },
    { registers: 168, threads: 128, blocks: 3 },
    { registers: 255, threads: 256, blocks: 1 },
    { registers: 255, threads: 288, blocks: 0 },
  ])("$registers registers and $threads threads: $blocks", ({ registers, threads, blocks }) => {
    expect(blocksAtOnce(kernel(registers), threads, 0)).toBe(blocks);
  });

  test("shared memory limits the resident blocks", () => {
    expect(blocksAtOnce(kernel(32, 48 * 1024), 128, 0)).toBe(4);
    expect(blocksAtOnce(kernel(32), 128, 227 * 1024)).toBe(1);
    expect(blocksAtOnce(kernel(32), 128, 227 * 1024 + 1)).toBe(0);
  });

  test("the suggested block is the largest one with the highest occupancy", () => {
    expect(bestBlock(kernel(32), 0, () => 0)).toEqual({ threads: 1024, blocks: 2 });
    expect(bestBlock(kernel(40), 0, () => 0)).toEqual({ threads: 768, blocks: 2 });
    expect(bestBlock(kernel(40), 100, () => 0)).toEqual({ threads: 96, blocks: 16 });
    expect(bestBlock(kernel(32), 0, (threads) => threads * 128)).toEqual({ threads: 896, blocks: 2 });
    expect(mostThreads(kernel(128))).toBe(512);
  });

  test("cuOccupancyMaxPotentialBlockSize calls the callback for a block's shared memory, and refuses an invalid callback", () => {
    const { lib } = device.driver;
    using results = Memory.allocate(64);
    const [grid, block] = [0, 1].map((n) => () => new Int32Array(results.bytes.slice().buffer)[n]);
    const own = kernelOf("");
    using size = callback(["u64", "i32"], (threads: number) => (threads > 256 ? 200_000n : 0n));
    const ask = (address: number) =>
      lib.cuOccupancyMaxPotentialBlockSize(results.pointer, results.pointer + 4, own.pointer, address, 0, 0);
    expect(ask(0)).toBe(0);
    expect(block!()).toBe(1024);
    expect(grid!()).toBe(2 * device.multiprocessors);
    own.maximumSharedBytes = 227 * 1024;
    expect(ask(size.address)).toBe(0);
    expect(block!()).toBe(256);
    expect(ask(results.pointer)).toBe(1);
  });
});
