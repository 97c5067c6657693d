// C functions of CUDA beside objects: which context is current for them.
import { expect, test } from "vitest";
import { out } from "../../../ffi/c/index.ts";
import { CUDA_ERROR_INVALID_CONTEXT } from "../../../ffi/cuda/constants.ts";
import { CUipcMemHandle } from "../../../ffi/cuda/structs.ts";
import { devices, open } from "./provider.ts";

test("functions of the driver need a current context, and those of device.lib have the device's", () => {
  using device = open();
  const { lib } = device.driver;
  lib.cuCtxSetCurrent(0);
  const value = out("u64");
  const handle = CUipcMemHandle.alloc();
  const calls = {
    cuMemAlloc_v2: () => lib.cuMemAlloc_v2(value.pointer, 64),
    cuIpcOpenMemHandle_v2: () => lib.cuIpcOpenMemHandle_v2(value.pointer, handle.pointer, 1),
    cuStreamCreate: () => lib.cuStreamCreate(value.pointer, 0),
    cuEventCreate: () => lib.cuEventCreate(value.pointer, 0),
    cuMemGetInfo_v2: () => lib.cuMemGetInfo_v2(value.pointer, value.pointer),
    cuCtxSynchronize: () => lib.cuCtxSynchronize(),
  };
  for (const [name, call] of Object.entries(calls))
    expect([name, call()]).toEqual([name, CUDA_ERROR_INVALID_CONTEXT]);
  expect(() => device.driver.check(calls.cuMemAlloc_v2(), "cuMemAlloc_v2")).toThrow(/device\.lib/);

  expect(device.lib.cuMemAlloc_v2(value.pointer, 64)).toBe(0);
  expect(device.lib.cuMemFree_v2(Number(value.value))).toBe(0);
  expect(lib.cuIpcOpenMemHandle_v2(value.pointer, handle.pointer, 1)).not.toBe(CUDA_ERROR_INVALID_CONTEXT);
});

test("device.lib leaves a context that the program made, and works after the device is closed", () => {
  const device = open();
  const { lib } = device;
  const own = out("u64");
  expect(lib.cuCtxCreate_v4(own.pointer, 0, 0, device.ordinal)).toBe(0);
  const current = out("u64");
  expect(device.lib.cuCtxGetCurrent(current.pointer)).toBe(0);
  expect(current.value).toBe(own.value);
  expect(lib.cuCtxDestroy_v2(Number(own.value))).toBe(0);
  device.lib.cuCtxGetCurrent(current.pointer);
  expect(Number(current.value)).toBe(device.pointer);
  device.close();
  expect(device.lib.cuInit(0)).toBe(0);
});

test.skipIf(devices < 2)("device.lib takes the place of another device's context", () => {
  using first = open();
  using second = open(1);
  const current = out("u64");
  for (const device of [first, second]) {
    expect(device.lib.cuCtxGetCurrent(current.pointer)).toBe(0);
    expect(Number(current.value)).toBe(device.pointer);
  }
});
