import { expect, test } from "vitest";
import {
  CU_LAUNCH_PARAM_END,
  CU_STREAM_PER_THREAD,
  CUDA_ERROR_NOT_SUPPORTED,
  CUresult,
} from "../../../ffi/cuda/constants.ts";
import * as structs from "../../../ffi/cuda/structs.ts";
import { apiNames, byValue, functions, since } from "../../../ffi/cuda/table.ts";
import { unsupported } from "../../../ffi/cuda/unsupported.ts";
import { since as ncclSince } from "../../../ffi/nccl/functions.ts";
import { ncclConfig_t } from "../../../ffi/nccl/structs.ts";
import { apiNames as nvmlNames } from "../../../ffi/nvml/functions.ts";
import { nvmlPciInfo_t } from "../../../ffi/nvml/structs.ts";

test("the table has all exports of cuda.h, the profiler, OpenGL, EGL and VDPAU, with their first driver versions", () => {
  expect(Object.keys(functions).filter((name) => !(name in apiNames)).length).toBe(573);
  expect(Object.keys(since)).toEqual(Object.keys(functions));
});

test("the versions equal those of NVIDIA's function pointer types", () => {
  expect(since).toMatchObject({
    cuInit: 2000,
    cuMemAlloc: 3020,
    cuMemAlloc_v2: 3020,
    cuMemcpyHtoD_v2: 3020,
    cuMemcpyHtoD_v2_ptds: 7000,
    cuCtxCreate_v2: 3020,
    cuCtxCreate_v4: 12050,
    cuCtxSynchronize: 2000,
    cuCtxSynchronize_v2: 13000,
    cuMemCreate: 10020,
    cuMemRetainAllocationHandle: 11000,
    cuMemAllocAsync: 11020,
    cuGetProcAddress: 12000,
    cuGetProcAddress_v2: 12000,
    cuLaunchKernelEx: 11060,
    cuMemGetHandleForAddressRange: 11070,
    cuMulticastCreate: 12010,
    cuMemAdvise_v2: 12020,
    cuFuncGetParamInfo: 12040,
    cuEventElapsedTime_v2: 12080,
    cuMemcpyBatchAsync: 13000,
    cuMemcpyBatchAsync_v2: 13000,
    cuCheckpointProcessLock: 12080,
    cuGLGetDevices: 6050,
    cuEGLStreamProducerPresentFrame: 7000,
  });
});

test("a name in a C program maps to the exported name", () => {
  expect(apiNames).toMatchObject({
    cuMemAlloc: "cuMemAlloc_v2",
    cuCtxCreate: "cuCtxCreate_v4",
    cuMemcpy2DUnaligned: "cuMemcpy2DUnaligned_v2",
    cuStreamBeginCapture: "cuStreamBeginCapture_v2",
    cuGraphInstantiate: "cuGraphInstantiateWithFlags",
    cuGetProcAddress: "cuGetProcAddress_v2",
  });
  for (const name of [
    "cuCtxSynchronize",
    "cuCtxGetDevice",
    "cuMemcpyAsync",
    "cuLaunchKernel",
    "cuMemCreate",
  ]) {
    expect(apiNames, name).not.toHaveProperty(name);
  }
  expect(nvmlNames).toMatchObject({
    nvmlInit: "nvmlInit_v2",
    nvmlDeviceGetPciInfo: "nvmlDeviceGetPciInfo_v3",
  });
});

test("the structs passed by value are IPC handles, memory locations and EGL frames", () => {
  expect(byValue).toEqual({
    cuEGLStreamProducerPresentFrame: { 1: 64 },
    cuIpcOpenEventHandle: { 1: 64 },
    cuIpcOpenMemHandle: { 1: 64 },
    cuIpcOpenMemHandle_v2: { 1: 64 },
    cuMemAdvise: { 3: 8 },
    cuMemAdvise_v2: { 3: 8 },
    cuMemPrefetchAsync: { 2: 8 },
    cuMemPrefetchAsync_ptsz: { 2: 8 },
    cuMemPrefetchAsync_v2: { 2: 8 },
    cuMemPrefetchAsync_v2_ptsz: { 2: 8 },
  });
});

test("structs have the sizes that the reference measured", () => {
  const { CUmemAllocationProp, CUmemAccessDesc, CUmulticastObjectProp, CUmemFabricHandle } = structs;
  const { CUmemPoolProps, CUmemPoolPtrExportData, CUlaunchConfig, CUlaunchAttribute } = structs;
  const sized = [CUmemAllocationProp, CUmemAccessDesc, CUmulticastObjectProp, CUmemFabricHandle];
  expect(sized.map((type) => type.size)).toEqual([32, 12, 32, 64]);
  const more = [CUmemPoolProps, CUmemPoolPtrExportData, CUlaunchConfig, CUlaunchAttribute];
  expect(more.map((type) => type.size)).toEqual([88, 64, 56, 72]);
  expect([structs.CUtensorMap.size, structs.CUctxCreateParams.size, ncclConfig_t.size]).toEqual([
    128, 24, 96,
  ]);
  expect(CUmemAllocationProp.offsets).toMatchObject({ type: 0, requestedHandleTypes: 4, location: 8 });
  expect(structs.CUDA_MEMCPY2D_v2).toBe(structs.CUDA_MEMCPY2D);
  expect([nvmlPciInfo_t.size, nvmlPciInfo_t.offsets.busId]).toEqual([68, 36]);
});

test("the properties of an allocation are written and read by the names of C", () => {
  const memory = new ArrayBuffer(32);
  const prop = structs.CUmemAllocationProp.on(memory, 0);
  prop.type = 1;
  prop.requestedHandleTypes = 1 | 8;
  prop.location.id = 3;
  prop.allocFlags.gpuDirectRDMACapable = 1;
  const bytes = new Uint8Array(memory);
  expect([bytes[0], bytes[4], bytes[12], bytes[25]]).toEqual([1, 9, 3, 1]);
  expect(String(JSON.stringify(prop.toObject()))).toContain('"gpuDirectRDMACapable":1');
});

test("constants that are handles or signed have the values of C", () => {
  expect([CU_STREAM_PER_THREAD, CU_LAUNCH_PARAM_END]).toEqual([2, 0]);
  expect(CUresult.nameOf(2)).toBe("CUDA_ERROR_OUT_OF_MEMORY");
});

test("missing functions of a partial provider return CUDA_ERROR_NOT_SUPPORTED, and supports() is false", () => {
  const cuda = unsupported({ provider: "soft", cuInit: () => 0 });
  expect([cuda.cuInit(0), cuda.cuMulticastCreate(0, 0)]).toEqual([0, CUDA_ERROR_NOT_SUPPORTED]);
  expect([cuda.supports("cuInit"), cuda.supports("cuMulticastCreate")]).toEqual([true, false]);
  const other = unsupported({ provider: "soft", cuMemAlloc_v2: () => 0 });
  expect([other.cuMemAlloc, other.supports("cuMemAlloc")]).toEqual([other.cuMemAlloc_v2, true]);
  expect(other.supports("cuMemFree")).toBe(false);
  expect([cuda.provider, cuda.library]).toEqual(["soft", "soft"]);
});

test("functions of NCCL have their first release", () => {
  expect(ncclSince).toMatchObject({ ncclCommInitRankScalable: 22304, ncclCommWindowRegister: 22703 });
});
