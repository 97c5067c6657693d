// Calls with random arguments: each returns a CUresult, none throws, crashes or hangs, and the device works
// afterwards.
import { beforeAll, expect, test } from "vitest";
import { CUresult, type CudaFunctions } from "../../ffi/cuda/index.ts";
import {
  libc,
  MAP_ANONYMOUS,
  MAP_NORESERVE,
  MAP_PRIVATE,
  PROT_NONE,
  PROT_READ,
  PROT_WRITE,
} from "../../ffi/libc/index.ts";
import { seeded } from "../support/random.ts";
import {
  accessOf,
  allocate,
  cuda,
  GRANULE,
  hostBytes,
  nameOf,
  ok,
  out,
  physicalProperties,
  read,
  useDevice,
  write,
} from "./harness.ts";

/**
 * Kinds of arguments by letter. o: address of a result. a: any address of host or device. n: a size. i: a
 * small number.
 * s: stream. e: event. c: context. m: physical memory. g: graph. x: executable graph. p: pool. k: node. 0:
 * NULL. P, A, L, F: structs.
 */
const calls: Partial<Record<keyof CudaFunctions, string>> = {
  cuMemAlloc_v2: "on",
  cuMemAllocPitch_v2: "oonni",
  cuMemFree_v2: "a",
  cuMemGetInfo_v2: "oo",
  cuMemGetAddressRange_v2: "ooa",
  cuMemHostAlloc: "oni",
  cuMemAllocManaged: "oni",
  cuMemFreeHost: "a",
  cuMemHostRegister_v2: "ani",
  cuMemHostUnregister: "a",
  cuMemHostGetDevicePointer_v2: "oai",
  cuMemHostGetFlags: "oa",
  cuMemcpy: "aan",
  cuMemcpyHtoD_v2: "aan",
  cuMemcpyDtoH_v2: "aan",
  cuMemcpyDtoD_v2: "aan",
  cuMemcpyAsync: "aans",
  cuMemcpyHtoDAsync_v2: "aans",
  cuMemcpyDtoHAsync_v2: "aans",
  cuMemcpyDtoDAsync_v2: "aans",
  cuMemcpyPeer: "acacn",
  cuMemsetD8_v2: "ain",
  cuMemsetD16_v2: "ain",
  cuMemsetD32_v2: "ain",
  cuMemsetD2D8_v2: "aninn",
  cuMemsetD32Async: "ains",
  cuMemsetD8Async: "ains",
  cuMemAllocAsync: "ons",
  cuMemAllocFromPoolAsync: "onps",
  cuMemFreeAsync: "as",
  cuMemPoolTrimTo: "pn",
  cuMemPoolDestroy: "p",
  cuMemPoolGetAttribute: "pio",
  cuMemAddressReserve: "onnai",
  cuMemAddressFree: "an",
  cuMemCreate: "onPi",
  cuMemRelease: "m",
  cuMemMap: "ananmi".replace("anan", "ann"),
  cuMemUnmap: "an",
  cuMemSetAccess: "anAi",
  cuMemGetAccess: "oAa",
  cuMemExportToShareableHandle: "omii",
  cuMemImportFromShareableHandle: "oii",
  cuMemRetainAllocationHandle: "oa",
  cuMemGetAllocationPropertiesFromHandle: "om",
  cuPointerGetAttribute: "oia",
  cuIpcGetMemHandle: "oa",
  cuIpcOpenMemHandle_v2: "oFi",
  cuIpcCloseMemHandle: "a",
  cuIpcGetEventHandle: "oe",
  cuIpcOpenEventHandle: "oF",
  cuStreamCreate: "oi",
  cuStreamCreateWithPriority: "oii",
  cuStreamDestroy_v2: "s",
  cuStreamQuery: "s",
  cuStreamSynchronize: "s",
  cuStreamWaitEvent: "sei",
  cuStreamWaitValue32_v2: "saii",
  cuStreamWriteValue32_v2: "saii",
  cuStreamWriteValue64_v2: "saii",
  cuStreamBeginCapture_v2: "si",
  cuStreamEndCapture: "so",
  cuStreamIsCapturing: "so",
  cuStreamGetFlags: "so",
  cuEventCreate: "oi",
  cuEventDestroy_v2: "e",
  cuEventRecord: "es",
  cuEventQuery: "e",
  cuEventSynchronize: "e",
  cuEventElapsedTime_v2: "oee",
  cuGraphCreate: "oi",
  cuGraphDestroy: "g",
  cuGraphClone: "og",
  cuGraphAddEmptyNode: "ogLi",
  cuGraphAddChildGraphNode: "ogLig",
  cuGraphAddMemsetNode: "ogLiFc",
  cuGraphAddEventRecordNode: "ogLie",
  cuGraphAddEventWaitNode: "ogLie",
  cuGraphDestroyNode: "k",
  cuGraphNodeGetType: "ko",
  cuGraphGetNodes: "g0o",
  cuGraphGetEdges_v2: "g000o".replace("000", "000"),
  cuGraphInstantiateWithFlags: "ogi",
  cuGraphExecDestroy: "x",
  cuGraphLaunch: "xs",
  cuGraphExecUpdate_v2: "xgo",
  cuGraphNodeSetEnabled: "xki",
  cuCtxSynchronize: "",
  cuCtxSetCurrent: "c",
  cuCtxPushCurrent_v2: "c",
  cuCtxPopCurrent_v2: "o",
  cuCtxEnablePeerAccess: "ci",
  cuCtxDisablePeerAccess: "c",
  cuDeviceGetAttribute: "oii",
  cuDevicePrimaryCtxRetain: "oi",
};

const known = new Set<number>(Object.values(CUresult.values));
const { int: random, pick: one } = seeded(20260101);

const result = hostBytes(4096);
const view = new DataView(result.bytes.buffer, result.bytes.byteOffset);
const junk = hostBytes(4096);
/** Handles and addresses that earlier calls returned, by letter. */
const given: Record<string, number[]> = {
  a: [],
  s: [0, 1, 2],
  e: [],
  c: [],
  m: [],
  g: [],
  x: [],
  p: [],
  k: [],
};
const gives: Record<string, string> = {
  cuMemAlloc_v2: "a",
  cuMemAllocPitch_v2: "a",
  cuMemAllocAsync: "a",
  cuMemAddressReserve: "a",
  cuMemCreate: "m",
  cuMemRetainAllocationHandle: "m",
  cuMemImportFromShareableHandle: "m",
  cuStreamCreate: "s",
  cuStreamCreateWithPriority: "s",
  cuEventCreate: "e",
  cuGraphCreate: "g",
  cuGraphClone: "g",
  cuStreamEndCapture: "g",
  cuGraphAddEmptyNode: "k",
  cuGraphAddMemsetNode: "k",
  cuGraphAddChildGraphNode: "k",
  cuGraphAddEventRecordNode: "k",
  cuGraphInstantiateWithFlags: "x",
  cuDevicePrimaryCtxRetain: "c",
};

beforeAll(() => {
  given["c"]!.push(useDevice(1), useDevice(0));
  given["p"]!.push(out((p) => cuda.cuDeviceGetDefaultMemPool(p, 0)));
  process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"] = "1";
});

/**
 * Bytes of a host memory area for random accesses. The first half is mapped, and no memory of the process is
 * near it.
 */
const AREA = 32 * 2 ** 20;
const area = libc.mmap(0, AREA, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
libc.mprotect(area + AREA / 2, AREA / 2, PROT_NONE);

function address(): number {
  const some = one(given["a"]!.length > 0 ? given["a"]! : [area]);
  const host = [area, area + 4096, area + AREA / 2 - 100, area + AREA / 2 + 4096];
  return one([
    0,
    1,
    4096,
    one(host),
    one(host),
    some,
    some,
    some,
    some + 1,
    some + 100,
    some + GRANULE,
    2 ** 47 + 4096,
    2 ** 52,
  ]);
}

function argument(letter: string): number {
  switch (letter) {
    case "o":
      return random(20) === 0 ? 0 : result.address;
    case "0":
      return 0;
    case "a":
      return address();
    case "n":
      return one([0, 1, 3, 16, 100, 4096, 4097, GRANULE, GRANULE, 2 * GRANULE, 2 ** 40, 2 ** 50]);
    case "i":
      return one([0, 0, 1, 1, 2, 3, 4, 6, 8, 100, 2 ** 31]);
    case "P":
      return physicalProperties(random(3), random(2));
    case "A":
      return accessOf(random(3), one([0, 1, 2, 3]));
    case "F":
      crypto.getRandomValues(junk.bytes.subarray(0, 64));
      return junk.address;
    case "L":
      libc.memset(junk.address, 0, 4096);
      return junk.address;
    default: {
      const list = given[letter]!;
      const other = one(Object.values(given));
      return one([
        0,
        12345,
        2 ** 50,
        one(list) ?? 0,
        one(list) ?? 0,
        one(list) ?? 0,
        one(list) ?? 0,
        one(other) ?? 0,
      ]);
    }
  }
}

test("20 000 calls with any arguments give a CUresult each, and leave a device that works", () => {
  const counts = new Map<string, number>();
  const names = Object.keys(calls) as (keyof CudaFunctions)[];
  for (let i = 0; i < 20_000; i++) {
    const name = one(names);
    const args = [...calls[name]!].map(argument);
    view.setBigUint64(0, 0n, true);
    const code = (cuda[name] as (...args: number[]) => number)(...args);
    if (!known.has(code))
      throw new Error(`${name}(${args.map((arg) => arg.toString(16)).join(", ")}) gave ${code}`);
    counts.set(name, (counts.get(name) ?? 0) + (code === 0 ? 1 : 0));
    const letter = gives[name];
    if (code === 0 && letter !== undefined && args.includes(result.address)) {
      const list = given[letter]!;
      list.push(Number(view.getBigUint64(0, true)));
      if (list.length > 40) list.splice(random(20) + 3, 1);
    }
    // A program that stays in an error state would exercise little, so the context is restored regularly.
    if (i % 10 === 0) ok(cuda.cuCtxSetCurrent(useDevice(0)));
    if (i % 1000 === 0) recover();
  }
  // Most functions must have succeeded at least once, or the test means nothing.
  const worked = names.filter((name) => (counts.get(name) ?? 0) > 0);
  expect(worked.length).toBeGreaterThan(0.7 * names.length);
  recover();
  const a = allocate(4096);
  write(a, [1, 2, 3]);
  expect(read(a, 3)).toEqual([1, 2, 3]);
  expect(nameOf(cuda.cuMemFree_v2(a))).toBe("CUDA_SUCCESS");
});

/** Recreates failed contexts and makes device 0's current. */
function recover(): void {
  for (const ordinal of [0, 1]) ok(cuda.cuDevicePrimaryCtxReset_v2(ordinal));
  given["c"]!.push(useDevice(0));
}
