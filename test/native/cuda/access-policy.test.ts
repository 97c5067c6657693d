import { expect, test } from "vitest";
import { CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW } from "../../../ffi/cuda/constants.ts";
import { CUlaunchAttributeValue } from "../../../ffi/cuda/structs.ts";
import { CudaError, type Stream } from "../../../src/cuda/index.ts";
import { native, open } from "./provider.ts";

const KIB = 1024;

/** Returns the access-policy window that the driver has for a stream. */
function windowOf({ device, pointer }: Stream) {
  const value = CUlaunchAttributeValue.alloc();
  const call = "cuStreamGetAttribute";
  const code = device.lib[call](pointer, CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW, value.pointer);
  device.driver.check(code, call);
  const { num_bytes, hitRatio } = value.accessPolicyWindow;
  return { bytes: Number(num_bytes), hitRatio };
}

function cudaError(work: () => void): CudaError {
  try {
    work();
  } catch (error) {
    if (error instanceof CudaError) return error;
    throw error;
  }
  throw new Error("the call succeeded");
}

test.skipIf(!native)("an access-policy window is set and cleared on a real device", () => {
  using device = open();
  using stream = device.createStream();
  using buffer = device.allocate(64 * KIB).fill(7, stream);
  device.setLimit("persistingL2Bytes", 64 * KIB);
  expect(device.limit("persistingL2Bytes")).toBeGreaterThanOrEqual(64 * KIB);
  stream.setAccessPolicy(buffer, { hit: "persisting", miss: "normal", hitRatio: 0.5 });
  expect(windowOf(stream)).toEqual({ bytes: 64 * KIB, hitRatio: 0.5 });
  stream.clearAccessPolicy();
  expect(windowOf(stream).bytes).toBe(0);
  device.resetPersistingL2();
  device.setLimit("persistingL2Bytes", 0);
  const most = device.attribute("maxAccessPolicyWindowSize");
  using large = device.allocate(most + 1);
  expect(() => stream.setAccessPolicy(large)).toThrow(RangeError);
});

test.skipIf(native)("a soft GPU refuses access-policy windows and persisting L2 lines by name", () => {
  using device = open();
  using stream = device.createStream();
  using buffer = device.allocate(64 * KIB);
  expect(device.attribute("maxAccessPolicyWindowSize")).toBe(0);
  const refused = cudaError(() => stream.setAccessPolicy(buffer));
  expect([refused.call, refused.name]).toEqual(["cuStreamSetAttribute", "CUDA_ERROR_NOT_SUPPORTED"]);
  expect(refused.hint).toContain("access-policy window");
  stream.clearAccessPolicy();
  expect(windowOf(stream).bytes).toBe(0);
  const limit = cudaError(() => device.setLimit("persistingL2Bytes", 64 * KIB));
  expect(limit.name).toBe("CUDA_ERROR_UNSUPPORTED_LIMIT");
  expect(limit.message).toContain("persistingL2Bytes");
  expect(limit.hint).toContain("L2");
  const reset = cudaError(() => device.resetPersistingL2());
  expect([reset.call, reset.name]).toEqual(["cuCtxResetPersistingL2Cache", "CUDA_ERROR_NOT_SUPPORTED"]);
  expect(reset.hint).toContain("cuCtxResetPersistingL2Cache");
});

test("wrong arguments of an access-policy window are errors before C sees them", () => {
  using device = open();
  using stream = device.createStream();
  using buffer = device.allocate(64 * KIB);
  // @ts-expect-error: not a buffer
  expect(() => stream.setAccessPolicy(64)).toThrow(/setAccessPolicy: buffer is 64/);
  expect(() => stream.setAccessPolicy(buffer, { hitRatio: 1.5 })).toThrow(/hitRatio/);
  // @ts-expect-error: a miss cannot persist
  expect(() => stream.setAccessPolicy(buffer, { miss: "persisting" })).toThrow(/miss/);
});
