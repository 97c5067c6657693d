import { afterAll, expect, test } from "vitest";
import { arrays, type NdArray } from "../../src/array/index.ts";
import { CudaError, openDevice } from "../../src/cuda/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { empty, memoryStatistics } = arrays(gpu);

test("a device without memory names the largest arrays, and serves the next one", () => {
  const { used } = memoryStatistics();
  // No kernel writes these arrays, so that they take no memory of the host.
  const part = Math.floor(gpu.totalBytes / 4 / 2 ** 20);
  const open: NdArray[] = [empty([3], "i8"), empty([part, 2 ** 18]), empty([part, 2 ** 19], "f16")];
  let error: unknown;
  try {
    for (let i = 0; i < 4; i++) open.push(empty([part, 2 ** 17], "f64"));
  } catch (caught) {
    error = caught;
  }
  expect(error).toBeInstanceOf(CudaError);
  const { message, name, call } = error as CudaError;
  expect([name, call]).toEqual(["CUDA_ERROR_OUT_OF_MEMORY", "cuMemAllocFromPoolAsync"]);
  expect(message).toContain(`an array of f64 (${part}, 131072) needs`);
  expect(message).toContain(`${open.length} arrays use`);
  expect(message).toContain(`f32 (${part}, 262144) with`);
  expect(message).toContain(`f16 (${part}, 524288) with`);
  expect(message).not.toContain("i8 (3,)");
  for (const each of open.slice(1)) each.close();
  // The retained memory of closed arrays is freed for an array of another size.
  empty([2 * part, 2 ** 18]).close();
  open[0]!.close();
  expect(memoryStatistics().used).toBe(used);
});
