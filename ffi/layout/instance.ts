import { didYouMean } from "../nearest.ts";
import { nativeMemory } from "./native-memory.ts";

/** Key of the cached sub-views of an instance, by member index. */
export const CACHE: unique symbol = Symbol("cache");
/** Key of the type information on the prototype of each type: its name and the names of its members. */
export const TYPE: unique symbol = Symbol("type");
/** Key of the native address, 0 until the first request. */
export const POINTER: unique symbol = Symbol("pointer");

// Number of recently addressed structs that stay reachable. A caller that passes `it.pointer` may hold no
// other reference to the struct, and its memory must not be collected before C has read it.
const RECENT_COUNT = 256;
const recent: unknown[] = new Array(RECENT_COUNT).fill(undefined);
let nextRecent = 0;

function keep(instance: unknown): void {
  recent[nextRecent] = instance;
  nextRecent = (nextRecent + 1) % RECENT_COUNT;
}

/**
 * Every struct instance is a DataView over exactly its own bytes, with the members as accessors on the
 * prototype. An instance that is the view, instead of holding one, keeps accessors at full speed when many
 * struct types are in use. A setter cannot write outside the struct.
 */
export class Instance extends DataView<ArrayBufferLike> {
  [CACHE]: unknown[] | undefined = undefined;
  [POINTER] = 0;

  /** Native address of the first byte. */
  get pointer(): number {
    if (this[POINTER] === 0) {
      this[POINTER] = nativeMemory(".pointer").addressOf(bufferOf(this) as ArrayBuffer) + byteOffsetOf(this);
      keep(this);
    }
    return this[POINTER];
  }
}

/** Type information under {@link TYPE}. */
export interface TypeNames {
  readonly name: string;
  readonly members: Iterable<string>;
}

const prototype = DataView.prototype;

// Refuses names that neither the struct nor its type has. Only failed look-ups reach it, because the methods
// of DataView come first in the prototype chain. So known members pay nothing for the check.
const unknownNames = new Proxy(Object.create(prototype) as object, {
  set(_, key, value, receiver: object) {
    if (typeof key === "symbol") return Reflect.defineProperty(receiver, key, { value, writable: true });
    const { name, members } = (receiver as { [TYPE]: TypeNames })[TYPE];
    throw new TypeError(`${name} has no member ${key}${didYouMean(key, members)}`);
  },
});
const { constructor: _, ...methods } = Object.getOwnPropertyDescriptors(prototype);
Object.defineProperties(Instance.prototype, methods);
Object.setPrototypeOf(Instance.prototype, unknownNames);

const getterOf = (key: "buffer" | "byteOffset" | "byteLength") =>
  Object.getOwnPropertyDescriptor(prototype, key)?.get as (this: DataView) => never;
const getBuffer = getterOf("buffer");
const getByteOffset = getterOf("byteOffset");
const getByteLength = getterOf("byteLength");

// Returns the buffer of a view, even if a C member called `buffer` hides the property of DataView.
export function bufferOf(view: DataView): ArrayBufferLike {
  return getBuffer.call(view);
}
export function byteOffsetOf(view: DataView): number {
  return getByteOffset.call(view);
}
export function byteLengthOf(view: DataView): number {
  return getByteLength.call(view);
}

/** Returns true for names that instances themselves need, so that no member may have them. */
export function isReserved(name: string): boolean {
  return (
    name === "pointer" ||
    name === "toObject" ||
    (name in prototype && !/^(buffer|byteOffset|byteLength)$/.test(name))
  );
}

/**
 * Returns the accessor of a compound member, which caches its sub-view. A cache hit allocates neither a
 * closure nor an array.
 */
export function cachedAccessor<V>(
  slot: number,
  make: (view: DataView) => V,
  set: (this: DataView, value: never) => void,
) {
  const miss = (instance: Instance): V => {
    instance[CACHE] ??= [];
    const made = make(instance);
    instance[CACHE][slot] = made;
    return made;
  };
  return {
    get(this: DataView): V {
      const cache = (this as Instance)[CACHE];
      const hit = cache === undefined ? undefined : cache[slot];
      return hit === undefined ? miss(this as Instance) : (hit as V);
    },
    set: set as (this: DataView, value: unknown) => void,
  };
}

/** Returns the bytes of a view. */
export function bytesOf(view: DataView, offset = 0, length = byteLengthOf(view) - offset): Uint8Array {
  return new Uint8Array(bufferOf(view), byteOffsetOf(view) + offset, length);
}

/** Values that a pointer member accepts: a struct, any object with an address, memory, or null for NULL. */
export type Pointed = { readonly pointer: number } | ArrayBuffer | ArrayBufferView<ArrayBuffer> | null;

// Values that pointers of structs refer to, by the memory of the struct and the offset of the pointer. They
// live as long as that memory.
const held = new WeakMap<ArrayBufferLike, Map<number, unknown>>();

/** Retains the value that the pointer at `offset` refers to. */
export function hold(view: DataView, offset: number, value: unknown): void {
  const buffer = bufferOf(view);
  let pointers = held.get(buffer);
  if (pointers === undefined) {
    pointers = new Map();
    held.set(buffer, pointers);
  }
  pointers.set(byteOffsetOf(view) + offset, value);
}

/** Returns the address of `value` for a pointer member, or undefined when it has none. */
export function addressFor(value: unknown): number | undefined {
  if (value === null) return 0;
  if (typeof value !== "object") return;
  // A struct is a view too, so its own address comes first.
  if ("pointer" in value && typeof value.pointer === "number") return value.pointer;
  const isMemory = value instanceof ArrayBuffer || ArrayBuffer.isView(value);
  return isMemory ? nativeMemory("a pointer").addressOf(value as ArrayBuffer) : undefined;
}
