import { beforeAll, describe, expect, test } from "vitest";
import * as c from "../../ffi/cuda/index.ts";
import { cString } from "../../ffi/libc/index.ts";
import { allocate, codeOf, cuda, hostBytes, nameOf, ok, out, out32, useDevice } from "./harness.ts";

const INVALID = "CUDA_ERROR_INVALID_VALUE";

describe("before cuInit", () => {
  test("only the version can be queried", () => {
    // vitest runs each file in a process of its own, so no earlier test has called cuInit.
    expect(codeOf((p) => cuda.cuDeviceGetCount(p))).toBe("CUDA_ERROR_NOT_INITIALIZED");
    expect(codeOf((p) => cuda.cuMemAlloc_v2(p, 16))).toBe("CUDA_ERROR_NOT_INITIALIZED");
    expect(out32((p) => cuda.cuDriverGetVersion(p))).toBe(13000);
    expect(nameOf(cuda.cuInit(1))).toBe(INVALID);
    ok(cuda.cuInit(0));
    expect(codeOf((p) => cuda.cuMemAlloc_v2(p, 16))).toBe("CUDA_ERROR_INVALID_CONTEXT");
    expect(codeOf((p) => cuda.cuCtxPopCurrent_v2(p))).toBe("CUDA_ERROR_INVALID_CONTEXT");
    expect(out((p) => cuda.cuCtxGetCurrent(p))).toBe(0);
  });
});

describe("devices", () => {
  beforeAll(() => {
    useDevice(0);
  });
  const text = (call: (address: number, size: number) => number) => {
    const host = hostBytes(64);
    ok(call(host.address, 64));
    return cString(host.address);
  };

  test("report their attributes", () => {
    expect(out32((p) => cuda.cuDeviceGetCount(p))).toBe(2);
    expect(text((p, n) => cuda.cuDeviceGetName(p, n, 1))).toBe("doorbell soft GPU");
    expect(text((p, n) => cuda.cuDeviceGetPCIBusId(p, n, 1))).toBe("d00b:02:00.0");
    const id = hostBytes(32);
    id.bytes.set(new TextEncoder().encode("D00B:02:00.0"));
    expect(out32((p) => cuda.cuDeviceGetByPCIBusId(p, id.address))).toBe(1);
    const attribute = (which: number) => out32((p) => cuda.cuDeviceGetAttribute(p, which, 0));
    expect(attribute(c.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)).toBe(9);
    expect(attribute(c.CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED)).toBe(1);
    expect(attribute(c.CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED)).toBe(0);
    expect(cuda.supports("cuLaunchKernel")).toBe(true);
    expect(nameOf(cuda.cuMulticastCreate(0, 0))).toBe("CUDA_ERROR_NOT_SUPPORTED");
    for (const ordinal of [-1, 2]) {
      expect(codeOf((p) => cuda.cuDeviceGetAttribute(p, 1, ordinal))).toBe("CUDA_ERROR_INVALID_DEVICE");
    }
    for (const which of [0, 9999])
      expect(codeOf((p) => cuda.cuDeviceGetAttribute(p, which, 0))).toBe(INVALID);
  });

  test("access each other after peer access is enabled", () => {
    const peer = useDevice(1);
    const own = useDevice(0);
    expect(out32((p) => cuda.cuDeviceCanAccessPeer(p, 0, 1))).toBe(1);
    expect(out32((p) => cuda.cuDeviceCanAccessPeer(p, 0, 0))).toBe(0);
    expect(nameOf(cuda.cuCtxDisablePeerAccess(peer))).toBe("CUDA_ERROR_PEER_ACCESS_NOT_ENABLED");
    ok(cuda.cuCtxEnablePeerAccess(peer, 0));
    expect(nameOf(cuda.cuCtxEnablePeerAccess(peer, 0))).toBe("CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED");
    expect(nameOf(cuda.cuCtxEnablePeerAccess(own, 0))).toBe("CUDA_ERROR_PEER_ACCESS_UNSUPPORTED");
    ok(cuda.cuCtxDisablePeerAccess(peer));
  });

  test("errors have names and texts", () => {
    const told = (call: (p: number) => number) => cString(out(call));
    expect(told((p) => cuda.cuGetErrorName(700, p))).toBe("CUDA_ERROR_ILLEGAL_ADDRESS");
    expect(told((p) => cuda.cuGetErrorString(2, p))).toBe("out of memory");
    expect(codeOf((p) => cuda.cuGetErrorName(12345, p))).toBe(INVALID);
  });
});

describe("contexts", () => {
  test("form a stack, and a destroyed one is detected", () => {
    const primary = useDevice(0);
    const context = out((p) => cuda.cuCtxCreate_v4(p, 0, 0, 1));
    expect(out32((p) => cuda.cuCtxGetDevice(p))).toBe(1);
    const a = allocate(16);
    ok(cuda.cuCtxDestroy_v2(context));
    expect(out((p) => cuda.cuCtxGetCurrent(p))).toBe(primary);
    expect(nameOf(cuda.cuMemFree_v2(a))).toBe(INVALID);
    expect(nameOf(cuda.cuCtxSetCurrent(context))).toBe("CUDA_ERROR_INVALID_CONTEXT");
    expect(nameOf(cuda.cuCtxDestroy_v2(primary))).toBe("CUDA_ERROR_INVALID_CONTEXT");
  });

  test("a primary context that was reset has to be retained again, and has the same handle", () => {
    const primary = useDevice(1);
    const a = allocate(16);
    ok(cuda.cuDevicePrimaryCtxReset_v2(1));
    expect(codeOf((p) => cuda.cuMemAlloc_v2(p, 16))).toBe("CUDA_ERROR_CONTEXT_IS_DESTROYED");
    expect(out((p) => cuda.cuDevicePrimaryCtxRetain(p, 1))).toBe(primary);
    expect(nameOf(cuda.cuMemFree_v2(a))).toBe(INVALID);
    ok(cuda.cuMemFree_v2(allocate(16)));
    for (let i = out32((p) => cuda.cuDevicePrimaryCtxGetState(1, hostBytes(4).address, p)); i > 0; i--) {
      while (cuda.cuDevicePrimaryCtxRelease_v2(1) === 0);
    }
    expect(nameOf(cuda.cuDevicePrimaryCtxRelease_v2(1))).toBe("CUDA_ERROR_INVALID_CONTEXT");
    expect(codeOf((p) => cuda.cuMemAlloc_v2(p, 16))).toBe("CUDA_ERROR_CONTEXT_IS_DESTROYED");
    useDevice(0);
  });

  test("an event is recorded in streams of its own context alone, and any stream may wait for it", () => {
    useDevice(0);
    const event = out((p) => cuda.cuEventCreate(p, 0));
    useDevice(1);
    const other = out((p) => cuda.cuStreamCreate(p, 1));
    for (const stream of [0, other]) {
      expect(nameOf(cuda.cuEventRecord(event, stream))).toBe("CUDA_ERROR_INVALID_HANDLE");
    }
    useDevice(0);
    ok(cuda.cuEventRecord(event, 0));
    ok(cuda.cuStreamWaitEvent(other, event, 0));
    useDevice(0);
  });

  test("pointer attributes are reported for every kind of address", () => {
    useDevice(0);
    const a = allocate(1000);
    const pinned = out((p) => cuda.cuMemHostAlloc(p, 4096, 0));
    const get = (attribute: number, address: number) =>
      out32((p) => cuda.cuPointerGetAttribute(p, attribute, address));
    expect(get(c.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, a + 8)).toBe(c.CU_MEMORYTYPE_DEVICE);
    expect(get(c.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, pinned + 8)).toBe(c.CU_MEMORYTYPE_HOST);
    expect(get(c.CU_POINTER_ATTRIBUTE_RANGE_SIZE, a + 8)).toBe(1000);
    expect(get(c.CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, a) & 0xff).toBe(1);
    expect(codeOf((p) => cuda.cuPointerGetAttribute(p, c.CU_POINTER_ATTRIBUTE_HOST_POINTER, a))).toBe(
      INVALID,
    );
    const plain = hostBytes(64).address;
    expect(codeOf((p) => cuda.cuPointerGetAttribute(p, c.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, plain))).toBe(
      INVALID,
    );
    expect(codeOf((p) => cuda.cuMemGetAddressRange_v2(p, 0, plain))).toBe("CUDA_ERROR_NOT_FOUND");
    expect(out((p) => cuda.cuMemGetAddressRange_v2(p, 0, a + 999))).toBe(a);
    ok(cuda.cuMemFree_v2(a));
    ok(cuda.cuMemFreeHost(pinned));
  });
});
