// Table of the textures and surfaces of this process, which workers read.
import {
  libc,
  MAP_ANONYMOUS,
  MAP_NORESERVE,
  MAP_PRIVATE,
  PROT_READ,
  PROT_WRITE,
} from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { noteMapping } from "../../core/left-behind.ts";
import { D, DESCRIPTOR_WORDS, KIND_NONE, MOST_DESCRIPTORS } from "./descriptor.ts";

const BYTES = MOST_DESCRIPTORS * DESCRIPTOR_WORDS * 4;

let address = 0;
let words: Int32Array | undefined;
let next = 1;
let serial = 0;
const free: number[] = [];

/** Returns the address of the table, 0 before the first texture. */
export const textureTable = (): number => address;

/** Adds a descriptor. Returns its handle, or undefined when the table is full. */
export function addDescriptor(write: (descriptor: Int32Array) => void): number | undefined {
  if (words === undefined) {
    address = libc.mmap(0, BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    noteMapping(address, BYTES);
    words = new Int32Array(memory(address, BYTES));
  }
  // Numbers are reused as late as possible, so a late use of a destroyed object shows.
  const handle = next < MOST_DESCRIPTORS ? next++ : free.shift();
  if (handle === undefined) return undefined;
  const found = words.subarray(handle * DESCRIPTOR_WORDS, (handle + 1) * DESCRIPTOR_WORDS);
  found.fill(0);
  write(found);
  found[D.serial] = ++serial;
  return handle;
}

/** Removes a descriptor. */
export function removeDescriptor(handle: number): void {
  words![handle * DESCRIPTOR_WORDS] = KIND_NONE;
  free.push(handle);
}

/**
 * Clears a descriptor whose memory is freed. Each access through the handle is a fault until the object is
 * destroyed.
 */
export function blankDescriptor(handle: number): void {
  words![handle * DESCRIPTOR_WORDS] = KIND_NONE;
}
