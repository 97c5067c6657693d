import { bufferOf, byteOffsetOf } from "./instance.ts";
import { nativeMemory } from "./native-memory.ts";

/** What stands for a pointer to it: a struct, whatever else has an address, memory; null is NULL. */
export type Pointed = { readonly pointer: number } | ArrayBuffer | ArrayBufferView<ArrayBuffer> | null;

// What a struct points to lives as long as the struct's memory does: by that memory, and where in it the pointer lies.
const held = new WeakMap<ArrayBufferLike, Map<number, unknown>>();

/** Keeps what the pointer at `offset` points to. */
export function hold(view: DataView, offset: number, value: unknown): void {
  const buffer = bufferOf(view);
  let pointers = held.get(buffer);
  if (pointers === undefined) {
    pointers = new Map();
    held.set(buffer, pointers);
  }
  pointers.set(byteOffsetOf(view) + offset, value);
}

/** The address that stands for `value` in a struct, or undefined when nothing does. */
export function addressFor(value: unknown): number | undefined {
  if (value === null) return 0;
  if (typeof value !== "object") return;
  // A struct is a view as well: its own address, which stays.
  if ("pointer" in value && typeof value.pointer === "number") return value.pointer;
  const isMemory = value instanceof ArrayBuffer || ArrayBuffer.isView(value);
  return isMemory ? nativeMemory("a pointer").addressOf(value as ArrayBuffer) : undefined;
}
