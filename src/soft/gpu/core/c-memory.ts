// Reads and writes C memory by address: output parameters and small structs.
import {
  libc,
  MAP_ANONYMOUS,
  MAP_PRIVATE,
  PROT_READ,
  PROT_WRITE,
  cString as stringAt,
} from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { noteMapping } from "./left-behind.ts";

/** Lowest address that Linux maps. A smaller value is not a pointer. */
export const LOWEST_ADDRESS = 65_536;

/**
 * Throws RangeError for a value that cannot be an address. `guarded` functions return
 * CUDA_ERROR_INVALID_VALUE then.
 */
function checked(address: number): number {
  if (!(address >= LOWEST_ADDRESS)) throw new RangeError(`${address} is not an address`);
  return address;
}

/** Returns the text at an address, up to the NUL. */
export const cString = (address: number): string => stringAt(checked(address));

const SCRATCH = 4096;
const scratch = libc.mmap(0, SCRATCH, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
noteMapping(scratch, SCRATCH);
const buffer = memory(scratch, SCRATCH);
const view = new DataView(buffer);
const bytes = new Uint8Array(buffer);
const { memcpy } = libc;

export function writeU8(address: number, value: number): void {
  view.setUint8(0, value);
  memcpy(checked(address), scratch, 1);
}

export function writeI32(address: number, value: number): void {
  view.setInt32(0, value, true);
  memcpy(checked(address), scratch, 4);
}

export function writeU32(address: number, value: number): void {
  view.setUint32(0, value >>> 0, true);
  memcpy(checked(address), scratch, 4);
}

export function writeF32(address: number, value: number): void {
  view.setFloat32(0, value, true);
  memcpy(checked(address), scratch, 4);
}

/** Writes a pointer, a size or a handle: an integer below 2^53. */
export function writePointer(address: number, value: number): void {
  view.setUint32(0, value >>> 0, true);
  view.setUint32(4, Math.floor(value / 2 ** 32), true);
  memcpy(checked(address), scratch, 8);
}

export function writeU64(address: number, value: bigint): void {
  view.setBigUint64(0, value, true);
  memcpy(checked(address), scratch, 8);
}

export function readI32(address: number): number {
  memcpy(scratch, checked(address), 4);
  return view.getInt32(0, true);
}

export function readU32(address: number): number {
  memcpy(scratch, checked(address), 4);
  return view.getUint32(0, true);
}

export function readPointer(address: number): number {
  memcpy(scratch, checked(address), 8);
  return view.getUint32(0, true) + view.getUint32(4, true) * 2 ** 32;
}

export function readU64(address: number): bigint {
  memcpy(scratch, checked(address), 8);
  return view.getBigUint64(0, true);
}

export function readBytes(address: number, count: number): Uint8Array<ArrayBuffer> {
  memcpy(scratch, checked(address), count);
  return bytes.slice(0, count);
}

export function writeBytes(address: number, data: Uint8Array): void {
  bytes.set(data);
  memcpy(checked(address), scratch, data.length);
}

/** Writes a text and its NUL into `size` bytes and truncates a longer text. */
export function writeText(address: number, text: string, size: number): void {
  if (size <= 0) return;
  const data = new TextEncoder().encode(text).subarray(0, Math.min(size, SCRATCH) - 1);
  bytes.set(data);
  bytes[data.length] = 0;
  memcpy(checked(address), scratch, data.length + 1);
}

/** Returns the values of a C array of pointers. */
export function readPointers(address: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => readPointer(address + 8 * i));
}
