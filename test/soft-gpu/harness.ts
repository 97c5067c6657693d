// Soft GPU for tests: a current context, out parameters as numbers, errors by name.
import * as c from "../../ffi/cuda/index.ts";
import { libc } from "../../ffi/libc/index.ts";
import { memory } from "../../ffi/runtime/index.ts";
import { softCuda } from "../../src/soft/gpu/provider.ts";

export const cuda = softCuda();
export const MIB = 2 ** 20;
export const GRANULE = 2 * MIB;

/** Returns the name of a CUresult. */
export const nameOf = (code: number): string =>
  Object.entries(c.CUresult.values).find(([, value]) => value === code)?.[0] ?? String(code);

/** Throws unless the call succeeded. */
export function ok(code: number): void {
  if (code !== 0) throw new Error(nameOf(code));
}

const slot = libc.malloc(64);
const slotView = new DataView(memory(slot, 64));

/**
 * Calls a function with the address of an out parameter, and returns the 64-bit number there. Throws on an
 * error.
 */
export function out(call: (pointer: number) => number): number {
  slotView.setBigUint64(0, 0n, true);
  ok(call(slot));
  return Number(slotView.getBigUint64(0, true));
}

/**
 * Calls a function with the address of an out parameter, and returns the 32-bit number there. Throws on an
 * error.
 */
export function out32(call: (pointer: number) => number): number {
  ok(call(slot));
  return slotView.getInt32(0, true);
}

export function outFloat(call: (pointer: number) => number): number {
  ok(call(slot));
  return slotView.getFloat32(0, true);
}

/** Returns the error name of a call with an out parameter. */
export const codeOf = (call: (pointer: number) => number): string => nameOf(call(slot));

/** Makes the primary context of a device current and returns its handle. */
export function useDevice(ordinal = 0): number {
  ok(cuda.cuInit(0));
  const context = out((p) => cuda.cuDevicePrimaryCtxRetain(p, ordinal));
  ok(cuda.cuCtxSetCurrent(context));
  return context;
}

/** Allocates zeroed host memory outside of the JavaScript heap. */
export function hostBytes(bytes: number): { address: number; bytes: Uint8Array } {
  const address = libc.malloc(bytes);
  libc.memset(address, 0, bytes);
  return { address, bytes: new Uint8Array(memory(address, bytes)) };
}

export const allocate = (bytes: number): number => out((p) => cuda.cuMemAlloc_v2(p, bytes));

/** Copies bytes to the device. */
export function write(address: number, data: ArrayLike<number>): void {
  const host = hostBytes(Math.max(1, data.length));
  host.bytes.set(data);
  ok(cuda.cuMemcpyHtoD_v2(address, host.address, data.length));
  libc.free(host.address);
}

/** Copies bytes from the device. */
export function read(address: number, bytes: number): number[] {
  const host = hostBytes(bytes);
  ok(cuda.cuMemcpyDtoH_v2(host.address, address, bytes));
  const data = [...host.bytes];
  libc.free(host.address);
  return data;
}

/** Writes the properties of device memory for cuMemCreate, and returns their address. */
export function physicalProperties(device = 0, handleTypes = 0): number {
  const prop = c.CUmemAllocationProp.alloc();
  prop.type = c.CU_MEM_ALLOCATION_TYPE_PINNED;
  prop.requestedHandleTypes = handleTypes;
  prop.location.type = c.CU_MEM_LOCATION_TYPE_DEVICE;
  prop.location.id = device;
  held.push(prop);
  return prop.pointer;
}

/** Writes an access descriptor for cuMemSetAccess, and returns its address. */
export function accessOf(device: number, flags: number = c.CU_MEM_ACCESS_FLAGS_PROT_READWRITE): number {
  const desc = c.CUmemAccessDesc.alloc();
  desc.location.type = c.CU_MEM_LOCATION_TYPE_DEVICE;
  desc.location.id = device;
  desc.flags = flags;
  held.push(desc);
  return desc.pointer;
}

const held: object[] = [];
