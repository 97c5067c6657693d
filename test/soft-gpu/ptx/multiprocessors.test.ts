// DOORBELL_SOFT_GPU_MULTIPROCESSORS: a device reports as many multiprocessors as are configured, and the blocks
// of a cooperative launch share the worker threads.
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { CudaError } from "../../../src/cuda/index.ts";
import { withModule } from "./harness.ts";

const settings = ["DOORBELL_SOFT_GPU_MULTIPROCESSORS", "DOORBELL_SOFT_GPU_WORKERS"];
const before = settings.map((name) => process.env[name]);
process.env["DOORBELL_SOFT_GPU_MULTIPROCESSORS"] = "132";
process.env["DOORBELL_SOFT_GPU_WORKERS"] = "2";
afterAll(() => {
  for (const [i, name] of settings.entries()) {
    if (before[i] === undefined) delete process.env[name];
    else process.env[name] = before[i];
  }
});

test("132 blocks of 1024 threads synchronize as a grid on two threads, and more than fit are refused", () =>
  withModule("cooperative", (device, module) => {
    expect(device.multiprocessors).toBe(132);
    const [blocks, threads, rounds] = [132, 1024, 3];
    const n = blocks * threads;
    using values = device.from(Int32Array.from({ length: n }, (_, i) => i));
    using out = device.allocate(n, "i32");
    const kernel = module.kernel("neighbours", "ptr, ptr, i32");
    const expected = Int32Array.from({ length: n }, (_, i) => i);
    for (let round = 0; round < rounds; round++) {
      const old = expected.slice();
      for (let i = 0; i < n; i++) expected[i] = old[i]! + old[(i + 1) % n]!;
    }
    kernel.launch({ grid: blocks, block: threads, cooperative: true }, [values, out, rounds]);
    const found = values.toArray();
    expect(found.findIndex((value, i) => value !== expected[i])).toBe(-1);
    const most = 132 * kernel.activeBlocks(threads);
    const tooMany = () =>
      kernel.launch({ grid: most + 1, block: threads, cooperative: true }, [values, out, rounds]);
    expect(tooMany).toThrow(CudaError);
  }));
