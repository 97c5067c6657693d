import { beforeAll, expect, test } from "vitest";
import {
  CU_EVENT_DISABLE_TIMING,
  CU_EVENT_INTERPROCESS,
  CU_MEM_ADVISE_SET_PREFERRED_LOCATION,
  CU_MEM_ATTACH_GLOBAL,
  CU_MEM_LOCATION_TYPE_DEVICE,
  CU_MEM_LOCATION_TYPE_HOST,
  CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,
  CUmemLocation,
  type Cuda,
  functions,
  nativeCuda,
  since,
} from "../../../ffi/cuda/index.ts";
import "../../../ffi/libc/index.ts";
import { nativeNccl, functions as ncclFunctions, since as ncclSince } from "../../../ffi/nccl/index.ts";
import { nativeNvml, functions as nvmlFunctions, nvmlMemory_t } from "../../../ffi/nvml/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { runFixture } from "../../support/subprocess.ts";

// Tests of the tables that need a real driver. The other files need none.
const why = ((): string | undefined => {
  try {
    const result = nativeCuda().cuInit(0);
    return result === 0 ? undefined : `cuInit gives ${result}`;
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
})();
const skip = why !== undefined;
const note = skip ? ` (skipped: ${why})` : "";

const u64 = new BigUint64Array(new ArrayBuffer(16));
const i32 = new Int32Array(new ArrayBuffer(16));
const [outs, ints] = [addressOf(u64), addressOf(i32)];
const hex = (bytes: Uint8Array): string =>
  [...bytes].map((one) => one.toString(16).padStart(2, "0")).join("");
let cuda: Cuda;
let version = 0;

beforeAll(() => {
  if (skip) return;
  cuda = nativeCuda();
  expect(cuda.cuDriverGetVersion(ints)).toBe(0);
  version = i32[0]!;
  expect(cuda.cuDevicePrimaryCtxRetain(outs, 0)).toBe(0);
  expect(cuda.cuCtxSetCurrent(Number(u64[0]))).toBe(0);
});

test.skipIf(skip)(`the driver has every function of its version${note}`, () => {
  const names = Object.keys(functions) as (keyof typeof functions)[];
  // The header declares the function for every machine; desktop and server drivers lack it.
  const tegraOnly = new Set(["cuEventCreateFromEGLSync"]);
  const missing = names.filter((name) => since[name] <= version && !cuda.supports(name));
  expect(missing.filter((name) => !tegraOnly.has(name))).toEqual([]);
});

test.skipIf(skip)(`memory is copied to the device and back${note}`, () => {
  const bytes = new Uint8Array(new ArrayBuffer(4096)).map((_, i) => i);
  const [there, back] = [new Uint8Array(new ArrayBuffer(4096)), new Uint8Array(new ArrayBuffer(4096))];
  there.set(bytes);
  expect(cuda.cuMemAlloc_v2(outs, 4096)).toBe(0);
  const pointer = Number(u64[0]);
  expect(cuda.cuMemcpyHtoD_v2(pointer, addressOf(there), 4096)).toBe(0);
  expect(cuda.cuMemsetD32_v2(pointer + 8, 0x01020304, 2)).toBe(0);
  expect(cuda.cuMemcpyDtoH_v2(addressOf(back), pointer, 4096)).toBe(0);
  there.set([4, 3, 2, 1, 4, 3, 2, 1], 8);
  expect(hex(back)).toBe(hex(there));
  expect(cuda.cuMemFree_v2(pointer)).toBe(0);
});

test.skipIf(skip)(`IPC handles pass by value to the driver: another process reads the memory${note}`, () => {
  expect(cuda.cuMemAlloc_v2(outs, 2 << 20)).toBe(0);
  const pointer = Number(u64[0]);
  expect(cuda.cuMemsetD8_v2(pointer, 0x5a, 2 << 20)).toBe(0);
  const [memory, event] = [new Uint8Array(new ArrayBuffer(64)), new Uint8Array(new ArrayBuffer(64))];
  expect(cuda.cuIpcGetMemHandle(addressOf(memory), pointer)).toBe(0);
  expect(cuda.cuEventCreate(outs, CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING)).toBe(0);
  const own = Number(u64[0]);
  expect(cuda.cuIpcGetEventHandle(addressOf(event), own)).toBe(0);
  expect(cuda.cuEventRecord(own, 0)).toBe(0);
  expect(cuda.cuCtxSynchronize()).toBe(0);
  const { stdout, stderr } = runFixture("cuda-ffi-ipc.ts", [hex(memory), hex(event)]);
  expect(stderr.replace(/.*(Warning|trace-warnings).*\n/g, "")).toBe("");
  expect(JSON.parse(stdout)).toEqual({ bytes: new Array(16).fill(0x5a), query: 0 });
  const back = new Uint8Array(new ArrayBuffer(8));
  expect(cuda.cuMemcpyDtoH_v2(addressOf(back), pointer, 8)).toBe(0);
  expect(hex(back)).toBe("777777775a5a5a5a");
  expect([cuda.cuEventDestroy_v2(own), cuda.cuMemFree_v2(pointer)]).toEqual([0, 0]);
});

test.skipIf(skip)(`memory locations pass by value to the driver, which returns them${note}`, () => {
  if (version < since.cuMemAdvise_v2) return;
  expect(cuda.cuMemAllocManaged(outs, 1 << 20, CU_MEM_ATTACH_GLOBAL)).toBe(0);
  const pointer = Number(u64[0]);
  const location = CUmemLocation.alloc();
  const preferred = (): number | undefined => {
    const attribute = CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION;
    expect(cuda.cuMemRangeGetAttribute(ints, 4, attribute, pointer, 1 << 20)).toBe(0);
    return i32[0];
  };
  expect(preferred()).toBe(-2);
  for (const [type, id, expected] of [
    [CU_MEM_LOCATION_TYPE_DEVICE, 0, 0],
    [CU_MEM_LOCATION_TYPE_HOST, 0, -1],
  ] as const) {
    location.type = type;
    location.id = id;
    const advice = CU_MEM_ADVISE_SET_PREFERRED_LOCATION;
    expect(cuda.cuMemAdvise_v2(pointer, 1 << 20, advice, location.pointer)).toBe(0);
    expect(preferred()).toBe(expected);
  }
  location.type = CU_MEM_LOCATION_TYPE_DEVICE;
  expect(cuda.cuMemPrefetchAsync_v2(pointer, 1 << 20, location.pointer, 0, 0)).toBe(0);
  location.id = 99;
  expect(cuda.cuMemPrefetchAsync_v2(pointer, 1 << 20, location.pointer, 0, 0)).not.toBe(0);
  expect([cuda.cuCtxSynchronize(), cuda.cuMemFree_v2(pointer)]).toEqual([0, 0]);
});

test.skipIf(skip)(`NVML reports the device and its memory${note}`, () => {
  const nvml = nativeNvml();
  expect(nvml.nvmlInit_v2()).toBe(0);
  expect(nvml.nvmlDeviceGetCount_v2(ints)).toBe(0);
  expect(i32[0]).toBeGreaterThan(0);
  expect(nvml.nvmlDeviceGetHandleByIndex_v2(0, outs)).toBe(0);
  const memory = nvmlMemory_t.alloc();
  expect(nvml.nvmlDeviceGetMemoryInfo(Number(u64[0]), memory.pointer)).toBe(0);
  expect(memory.total).toBeGreaterThan(2 ** 30);
  const names = Object.keys(nvmlFunctions) as (keyof typeof nvmlFunctions)[];
  const missing = names.filter((name) => !nvml.supports(name));
  if (version >= 13000) expect(missing).toEqual([]);
  expect(nvml.nvmlShutdown()).toBe(0);
});

const whyNccl =
  why ??
  ((): string | undefined => {
    try {
      nativeNccl();
      return undefined;
    } catch (error) {
      return (error as Error).message.split("\n")[0];
    }
  })();

test.skipIf(whyNccl !== undefined)(
  `an NCCL id passes by value, and a group of one forms${whyNccl ? ` (skipped: ${whyNccl})` : ""}`,
  () => {
    const nccl = nativeNccl();
    expect(nccl.ncclGetVersion(ints)).toBe(0);
    const release = i32[0]!;
    const names = Object.keys(ncclFunctions) as (keyof typeof ncclFunctions)[];
    expect(names.filter((name) => ncclSince[name] <= release && !nccl.supports(name))).toEqual([]);
    const id = new Uint8Array(new ArrayBuffer(128));
    expect(nccl.ncclGetUniqueId(addressOf(id))).toBe(0);
    expect(nccl.ncclCommInitRank(outs, 1, addressOf(id), 0)).toBe(0);
    const comm = Number(u64[0]);
    expect([nccl.ncclCommCount(comm, ints), i32[0]]).toEqual([0, 1]);
    expect(nccl.ncclCommDestroy(comm)).toBe(0);
    if (!nccl.supports("ncclCommInitRankScalable")) return;
    expect(nccl.ncclGetUniqueId(addressOf(id))).toBe(0);
    expect(nccl.ncclCommInitRankScalable(outs, 1, 0, 1, addressOf(id), 0)).toBe(0);
    expect(nccl.ncclCommDestroy(Number(u64[0]))).toBe(0);
  },
  60_000,
);
