import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { CudaError, deviceCount, openDevice, peerMatrix } from "../../../src/cuda/index.ts";
import { ClosedError, DoorbellError } from "../../../src/errors.ts";
import { devices, native, open, openAll, providerName } from "./provider.ts";

describe("a device", () => {
  test("reports its name, UUID, PCI id, memory and capability", () => {
    using device = open();
    expect(device.provider).toBe(providerName);
    expect(device.name.length).toBeGreaterThan(2);
    expect(device.uuid).toMatch(/^GPU-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(device.pciId).toMatch(/^[0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-9a-f]$/);
    expect(device.computeCapability).toMatch(/^\d+\.\d+$/);
    const { free, total } = device.memory();
    expect(total).toBeGreaterThan(2 ** 20);
    expect(free).toBeLessThanOrEqual(total);
    expect(device.totalBytes).toBeGreaterThanOrEqual(total);
    expect(inspect(device)).toContain(device.name);
  });

  test("is opened by UUID and by PCI id too", () => {
    using device = open(devices - 1);
    using byUuid = openDevice(device.uuid, { provider: providerName });
    using byPci = openDevice(device.pciId, { provider: providerName });
    expect([byUuid.ordinal, byPci.ordinal]).toEqual([device.ordinal, device.ordinal]);
  });

  test("that does not exist is an error with the existing devices", () => {
    expect(() => openDevice(devices, { provider: providerName })).toThrow(DoorbellError);
    expect(() => openDevice("GPU-nothing", { provider: providerName })).toThrow(/present: GPU-/);
    expect(() => openDevice(-1, { provider: providerName })).toThrow(RangeError);
  });

  test("has attributes by name, one or all at once", () => {
    using device = open();
    const all = device.attributes();
    expect(all.multiprocessorCount).toBe(device.multiprocessors);
    expect(all.unifiedAddressing).toBe(1);
    expect(all.virtualMemoryManagementSupported).toBe(1);
    expect(Object.keys(all).length).toBeGreaterThan(140);
    // @ts-expect-error: no such attribute
    expect(() => device.attribute("multiprocessors")).toThrow(TypeError);
  });

  test("count agrees with openDevices()", () => {
    expect(deviceCount({ provider: providerName })).toBe(devices);
  });

  test("refuses calls after close, and closes the objects that it created", () => {
    const device = open();
    const buffer = device.allocate(16);
    const stream = device.createStream();
    device.close();
    device.close();
    expect(device.closed && buffer.closed && stream.closed).toBe(true);
    expect(() => device.allocate(1)).toThrow(ClosedError);
    expect(() => buffer.toArray()).toThrow(ClosedError);
    expect(() => stream.synchronize()).toThrow(ClosedError);
  });

  test("makes its context current before each call", () => {
    using device = open();
    const { lib } = device;
    expect(lib.cuCtxSetCurrent(0)).toBe(0);
    using buffer = device.allocate(4, "u32");
    expect(lib.cuCtxSetCurrent(0)).toBe(0);
    buffer.fill(7);
    expect([...buffer.toArray()]).toEqual([7, 7, 7, 7]);
  });

  test.skipIf(devices < 2)("makes its context current after calls on another device", () => {
    using first = open(0);
    using second = open(1);
    using b = second.allocate(4, "u32");
    using a = first.allocate(4, "u32");
    b.fill(2);
    a.fill(1);
    expect([...a.toArray(), ...b.toArray()]).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  });

  test("that is opened twice has one context, which closes with the last Device object", () => {
    using first = open();
    const second = open();
    expect(second.pointer).toBe(first.pointer);
    second.close();
    using buffer = first.allocate(4);
    expect(buffer.fill(3).toArray()[3]).toBe(3);
  });

  test("has limits and stream priorities", () => {
    using device = open();
    const { least, greatest } = device.streamPriorities();
    expect(greatest).toBeLessThanOrEqual(least);
    if (native) {
      device.setLimit("stackBytes", 2048);
      expect(device.limit("stackBytes")).toBeGreaterThanOrEqual(2048);
    }
  });

  test("has the functions of C under the names of cuda.h, with 64-bit sizes", () => {
    using device = open();
    const { lib } = device;
    device.synchronize(); // The device's context is current now.
    const out = new BigUint64Array(new ArrayBuffer(16));
    const at = addressOf(out);
    expect(lib.cuMemGetInfo(at, at + 8)).toBe(0);
    expect(Number(out[1])).toBe(device.totalBytes);
    expect(lib.cuDeviceTotalMem(at, device.ordinal)).toBe(0);
    expect(Number(out[0])).toBe(device.totalBytes);
    expect(lib.cuMemAlloc(at, 1 << 20)).toBe(0);
    const pointer = Number(out[0]);
    expect(pointer).toBeGreaterThan(2 ** 32);
    expect(lib.cuMemsetD32(pointer, 0x01020304, 2)).toBe(0);
    expect(lib.cuMemcpyDtoH(at, pointer, 8)).toBe(0);
    expect(out[0]).toBe(0x0102030401020304n);
    expect(lib.cuMemFree(pointer)).toBe(0);
    expect(lib.cuMemFree_v2(pointer)).not.toBe(0);
  });

  test("can be reset, and works again", () => {
    const device = open();
    const buffer = device.allocate(4);
    using again = device.reset();
    expect(buffer.closed).toBe(true);
    using other = again.allocate(4);
    expect(other.fill(1).toArray()[0]).toBe(1);
  });
});

describe("peers", () => {
  test("are a matrix with an empty diagonal", () => {
    const all = openAll();
    const matrix = peerMatrix(all);
    matrix.forEach((row, i) => {
      expect(row[i]).toBeUndefined();
      expect(row.length).toBe(all.length);
    });
    for (const device of all) device.close();
  });

  test.skipIf(devices < 2)("copy to each other, and access can be enabled twice", () => {
    using a = open(0);
    using b = open(1);
    if (a.canAccess(b)) {
      a.enablePeerAccess(b);
      a.enablePeerAccess(b);
    }
    using here = a.allocate(1 << 20, "u32");
    using there = b.allocate(1 << 20, "u32");
    here.fill(0x01020304);
    there.set(here);
    expect(there.toArray().every((value) => value === 0x01020304)).toBe(true);
    if (a.canAccess(b)) a.disablePeerAccess(b);
  });
});

describe("errors", () => {
  test("have name, call, code, text and a hint", () => {
    using device = open();
    const error = catchError(() => device.allocate(2 ** 46));
    expect(error).toBeInstanceOf(CudaError);
    expect(error.name).toBe("CUDA_ERROR_OUT_OF_MEMORY");
    expect(error.call).toBe("cuMemAlloc_v2");
    expect(error.code).toBe(2);
    expect(error.text).not.toBe("");
    expect(error.hint).toContain("device.memory()");
    expect(error.contextLost).toBe(false);
    using buffer = device.allocate(4);
    expect(buffer.fill(1).toArray()[0]).toBe(1);
  });
});

function catchError(work: () => unknown): CudaError {
  try {
    work();
  } catch (error) {
    return error as CudaError;
  }
  throw new Error("nothing was thrown");
}
