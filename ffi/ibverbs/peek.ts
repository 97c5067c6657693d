/**
 * Reads and writes single fields of structs in C's memory without a view, by one memcpy each.
 * @module
 */
import { libc } from "../libc/index.ts";
import { addressOf, memory } from "../runtime/index.ts";
import { tracing } from "../runtime/trace.ts";

const words = new Uint32Array(new ArrayBuffer(8));
const scratch = addressOf(words);

const { memcpy } = libc;

/** Copies between scratch and native memory. */
interface Copy {
  read(address: number, bytes: number): void;
  write(address: number, bytes: number): void;
}

const byCall: Copy = {
  read: (address, bytes) => void memcpy(scratch, address, bytes),
  write: (address, bytes) => void memcpy(address, scratch, bytes),
};

// In a trace, fields are copied through a view. The view is slower, but it makes no C call that the trace
// would print.
const byView: Copy = {
  read: (address, bytes) => new Uint8Array(words.buffer).set(new Uint8Array(memory(address, bytes))),
  write: (address, bytes) =>
    new Uint8Array(memory(address, bytes)).set(new Uint8Array(words.buffer, 0, bytes)),
};

const { read, write } = tracing ? byView : byCall;

/**
 * Returns the pointer stored at an address. `(void *)-1` reads as 2^64, so compare it with {@link isAllOnes}.
 */
export function readPointer(address: number): number {
  read(address, 8);
  return words[0]! + words[1]! * 4294967296;
}

/** Returns the uint32_t stored at an address. */
export function readU32(address: number): number {
  read(address, 4);
  return words[0]!;
}

/** Stores a pointer at an address. */
export function writePointer(address: number, value: number): void {
  words[0] = value >>> 0;
  words[1] = (value / 4294967296) >>> 0;
  write(address, 8);
}

/** Stores a uint32_t at an address. */
export function writeU32(address: number, value: number): void {
  words[0] = value;
  write(address, 4);
}

/** Returns true when the eight bytes at an address are all ones. */
export function isAllOnes(address: number): boolean {
  read(address, 8);
  return words[0] === 0xffffffff && words[1] === 0xffffffff;
}
