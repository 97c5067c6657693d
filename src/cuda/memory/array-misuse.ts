import { shown } from "../../arguments/shown.ts";
import type { Buffer } from "./buffer.ts";

const index = /^-?\d/;

const isIndex = (key: string | symbol): key is string => typeof key === "string" && index.test(key);

/**
 * Members that code reaches when it takes a buffer for an array or a number. They are not part of the type,
 * because TypeScript would then allow `for (const v of buffer)`.
 */
const members = {
  [Symbol.toPrimitive](this: Buffer, wanted: string): string {
    if (wanted === "string") return this.toString();
    throw new TypeError(
      `${this.toString()} is not a number. Use x.toArray(), and compute with its elements or in a kernel`,
    );
  },
  [Symbol.iterator](this: Buffer): never {
    throw new TypeError(`${this.toString()} is not iterable. Use x.toArray()`);
  },
};

/** Returns the error for `x[index]`, with the expression that reads or writes the element. */
function noElement(x: Buffer, index: string, write?: { readonly value: unknown }): TypeError {
  const value = write === undefined ? "" : ` = ${shown(write.value)}`;
  let fix = write === undefined ? `x.toArray()[${index}]` : `x.set([${shown(write.value)}], ${index})`;
  if (x.allocation?.hostAccessible) fix = `x.array[${index}]${value}`;
  const verb = write === undefined ? "has no element" : "does not take";
  return new TypeError(`${String(x)} ${verb} x[${index}]${value}. Use ${fix}`);
}

/**
 * Prototype of `Buffer.prototype`. Engines find the fields and methods of a buffer before this Proxy, so only
 * names that a buffer lacks reach it.
 */
export const arrayMisuse: object = new Proxy(members, {
  get(target, key, receiver: Buffer) {
    if (isIndex(key)) throw noElement(receiver, key);
    return Reflect.get(target, key, receiver) as unknown;
  },
  set(target, key, value, receiver: Buffer) {
    if (isIndex(key)) throw noElement(receiver, key, { value });
    return Reflect.set(target, key, value, receiver);
  },
  has(target, key) {
    if (isIndex(key)) throw new TypeError(`a Buffer has no element x[${key}]. Use x.toArray()[${key}]`);
    return Reflect.has(target, key);
  },
});
