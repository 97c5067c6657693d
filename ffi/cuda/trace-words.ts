/**
 * Names of arguments and results of the CUDA driver for traces. Loaded only when a trace is on.
 * @module
 */
import { type CallWords, wordCalls } from "../runtime/call-words.ts";
import { leftAt, named, structAt, textAt } from "../trace/words.ts";
import * as c from "./constants.ts";
import { functions } from "./functions.ts";
import * as s from "./structs.ts";

const ok = (result: unknown): boolean => result === c.CUDA_SUCCESS;
const integer = { left: leftAt(0, 4, ok) };
/** Trace text for a handle or an address that the call stores at its first argument. */
const handle = { left: leftAt(0, 8, ok) };
const allocation = structAt(s.CUmemAllocationProp, ["type", "requestedHandleTypes", "location"]);
const copy = { 0: structAt(s.CUDA_MEMCPY2D) };

/** Trace texts of each function, by its name without `_v2`. See runtime/call-words.ts. */
export const words: Record<string, CallWords> = {
  cuGetErrorName: { 0: named(c.CUresult) },
  cuGetErrorString: { 0: named(c.CUresult) },
  cuDriverGetVersion: integer,
  cuDeviceGet: integer,
  cuDeviceGetCount: integer,
  cuDeviceGetByPCIBusId: { 1: textAt, ...integer },
  cuDeviceGetAttribute: { 1: named(c.CUdevice_attribute), ...integer },
  cuDeviceGetP2PAttribute: { 1: named(c.CUdevice_P2PAttribute), ...integer },
  cuDeviceTotalMem: handle,
  cuDevicePrimaryCtxRetain: handle,
  cuDevicePrimaryCtxSetFlags: { 1: named(c.CUctx_flags) },
  cuCtxGetCurrent: handle,
  cuCtxSetLimit: { 0: named(c.CUlimit) },
  cuCtxGetLimit: { 1: named(c.CUlimit), ...handle },
  cuModuleLoadData: handle,
  cuModuleLoadDataEx: handle,
  cuModuleGetFunction: { 2: textAt, ...handle },
  cuFuncGetAttribute: { 1: named(c.CUfunction_attribute), ...integer },
  cuMemAlloc: handle,
  cuMemAllocAsync: handle,
  cuMemAllocHost: handle,
  cuMemAllocManaged: { 2: named(c.CUmemAttach_flags), ...handle },
  cuMemHostAlloc: handle,
  cuMemcpy2D: copy,
  cuMemcpy2DAsync: copy,
  cuMemAdvise: { 2: named(c.CUmem_advise) },
  cuMemCreate: { 2: allocation, ...handle },
  cuMemAddressReserve: handle,
  cuMemSetAccess: { 2: structAt(s.CUmemAccessDesc) },
  cuMemGetAllocationGranularity: { 1: allocation, 2: named(c.CUmemAllocationGranularity_flags), ...handle },
  cuMemExportToShareableHandle: { 2: named(c.CUmemAllocationHandleType), ...integer },
  cuMemImportFromShareableHandle: { 2: named(c.CUmemAllocationHandleType), ...handle },
  cuMemPoolSetAttribute: { 1: named(c.CUmemPool_attribute) },
  cuMemPoolGetAttribute: { 1: named(c.CUmemPool_attribute) },
  cuPointerGetAttribute: { 1: named(c.CUpointer_attribute), ...handle },
  cuIpcOpenMemHandle: { 2: named(c.CUipcMem_flags), ...handle },
  cuStreamCreate: { 1: named(c.CUstream_flags), ...handle },
  cuStreamCreateWithPriority: { 1: named(c.CUstream_flags), ...handle },
  cuStreamWaitEvent: { 2: named(c.CUevent_wait_flags) },
  cuStreamWaitValue32: { 3: named(c.CUstreamWaitValue_flags) },
  cuStreamWriteValue32: { 3: named(c.CUstreamWriteValue_flags) },
  cuStreamBeginCapture: { 1: named(c.CUstreamCaptureMode) },
  cuEventCreate: { 1: named(c.CUevent_flags), ...handle },
};

const result = (value: number): string => c.CUresult.nameOf(value);
for (const [name, [type]] of Object.entries(functions)) {
  if (type === "u32") words[name] = { ...(words[name] ?? words[name.replace(/_v\d+$/, "")]), result };
}

wordCalls(words);
