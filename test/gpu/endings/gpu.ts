import type { functions } from "../../../ffi/cuda/index.ts";
import {
  CUDA_MEM_ALLOC_NODE_PARAMS,
  CUDA_MEMSET_NODE_PARAMS,
  CUmemPoolProps,
} from "../../../ffi/cuda/structs.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { openDevice } from "../../../src/cuda/index.ts";

export const device = openDevice(0);
const { lib } = device;
const { results } = device.driver;

/** Return codes by call, and their number: "cuMemPoolDestroy 0 x200". */
export const codes = new Map<string, number>();

type Names = keyof typeof functions;

/** Calls C and counts the return code unless it is success. */
export function call(name: Names, ...args: readonly (number | bigint)[]): number {
  const code = (lib[name] as unknown as (...args: readonly (number | bigint)[]) => number)(...args);
  if (code !== 0) codes.set(`${name} ${code}`, (codes.get(`${name} ${code}`) ?? 0) + 1);
  return code;
}

/** Calls a function that returns a handle or an address in its first argument. */
export function made(name: Names, ...args: readonly (number | bigint)[]): number {
  results.put(0);
  return call(name, results.pointer, ...args) === 0 ? results.u64() : 0;
}

export const synchronize = (): number => call("cuCtxSynchronize");
export const stream = (nonBlocking = false): number =>
  made("cuStreamCreateWithPriority", nonBlocking ? 1 : 0, 0);
export const event = (): number => made("cuEventCreate", 2);

const bigBytes = device.provider === "soft" ? 2 ** 16 : 2 ** 28;
const big = device.allocate(bigBytes);
/** Keeps a stream at work for about a millisecond. */
export function busy(on: number, times = 8): void {
  for (let i = 0; i < times; i++) call("cuMemsetD8Async", big.pointer, i, bigBytes, on);
}

export function pool(shareable = false): number {
  const properties = CUmemPoolProps.alloc({
    allocType: 1,
    handleTypes: shareable ? 1 : 0,
    location: { type: 1, id: 0 },
    maxSize: 2 ** 24,
  });
  return made("cuMemPoolCreate", properties.pointer);
}

export const fromPool = (from: number, bytes: number, on: number): number =>
  made("cuMemAllocFromPoolAsync", bytes, from, on);
export const free = (address: number, on: number): number => call("cuMemFreeAsync", address, on);

export const graph = (): number => made("cuGraphCreate", 0);

function added(name: Names, to: number, after: readonly number[], ...rest: number[]): number {
  const list = new BigUint64Array(new ArrayBuffer(Math.max(8, after.length * 8)));
  after.forEach((one, i) => {
    list[i] = BigInt(one);
  });
  const node = made(name, to, addressOf(list), after.length, ...rest);
  return list.length > 0 ? node : 0;
}

export function fillNode(to: number, address: number, bytes: number, after: readonly number[] = []): number {
  const params = CUDA_MEMSET_NODE_PARAMS.alloc({
    dst: address,
    pitch: bytes,
    value: 1,
    elementSize: 1,
    width: bytes,
    height: 1,
  });
  const node = added("cuGraphAddMemsetNode", to, after, params.pointer, device.pointer);
  return params.width > 0 ? node : 0;
}

export function allocNode(
  to: number,
  bytes: number,
  after: readonly number[] = [],
): [node: number, address: number] {
  const params = CUDA_MEM_ALLOC_NODE_PARAMS.alloc({
    poolProps: { allocType: 1, location: { type: 1, id: 0 } },
    bytesize: bytes,
  });
  return [added("cuGraphAddMemAllocNode", to, after, params.pointer), params.dptr];
}

export const freeNode = (to: number, address: number, after: readonly number[]): number =>
  added("cuGraphAddMemFreeNode", to, after, address);
export const eventNode = (to: number, one: number, records: boolean, after: readonly number[] = []): number =>
  added(records ? "cuGraphAddEventRecordNode" : "cuGraphAddEventWaitNode", to, after, one);
export const emptyNode = (to: number, after: readonly number[] = []): number =>
  added("cuGraphAddEmptyNode", to, after);

export const instantiate = (from: number, flags = 0): number =>
  made("cuGraphInstantiateWithFlags", from, flags);

/** Runs `once` a number of times and returns the return codes. */
export function again(times: number, once: (i: number) => void): Map<string, number> {
  for (let i = 0; i < times; i++) once(i);
  synchronize();
  return codes;
}
