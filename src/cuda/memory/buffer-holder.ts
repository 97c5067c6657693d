import { Buffer } from "./buffer.ts";
import type { ElementType } from "./element-type.ts";

/** Key of the method by which an object exposes the buffer of its elements. */
export const heldBuffer: unique symbol = Symbol("heldBuffer");

/** Key of the type of the elements, which may be another one than that of the buffer: "bf16" in a buffer of u16. */
export const heldType: unique symbol = Symbol("heldType");

/** Object that holds its elements in a buffer, as the arrays of `doorbell/array` do. */
export interface BufferHolder {
  readonly [heldType]?: string;
  /** Lengths of the axes of an array. */
  readonly shape?: readonly number[];
  /** Returns the buffer. Throws for an object whose elements are not one after another. */
  [heldBuffer](): Buffer;
}

/** Elements on a GPU: a buffer, or an object that holds one. */
export type Elements<E extends ElementType = ElementType> = Buffer<E> | BufferHolder;

const holdsBuffer = (value: unknown): value is BufferHolder =>
  typeof value === "object" && value !== null && !(value instanceof Buffer) && heldBuffer in value;

/** Values that calls use until they end. */
const retained = new Set<{ readonly values: unknown }>();

/**
 * Runs an asynchronous call, and retains the values that it uses until it ends. The garbage collector would otherwise
 * return the memory of an array that no other code holds.
 */
export async function retaining<T>(values: unknown, call: () => Promise<T>): Promise<T> {
  const use = { values };
  retained.add(use);
  try {
    return await call();
  } finally {
    retained.delete(use);
  }
}

/** Returns the buffer that the value holds. Returns any other value as it is. */
export function bufferOf<T>(value: T): Exclude<T, Elements<ElementType>> | Buffer {
  return holdsBuffer(value) ? value[heldBuffer]() : (value as Exclude<T, Elements> | Buffer);
}

/** Returns the type of the elements that an object holds. Undefined for a buffer, which has its own type. */
export const typeHeldBy = (value: unknown): string | undefined =>
  holdsBuffer(value) ? value[heldType] : undefined;
