import { Buffer } from "./buffer.ts";
import type { ElementType } from "./element-type.ts";

/** Key of the method by which an object exposes the buffer of its elements. */
export const heldBuffer: unique symbol = Symbol("heldBuffer");

/** Key of the type of the elements, which may be another one than that of the buffer: "bf16" in a buffer of u16. */
export const heldType: unique symbol = Symbol("heldType");

/** Key of the method by which an object exposes its elements with their shape and strides. */
export const heldElements: unique symbol = Symbol("heldElements");

/** Elements of a view in memory, with their shape and strides. */
export interface StridedElements {
  /** Memory that holds all elements of the view. */
  readonly buffer: Buffer;
  /** Device address of the element with the index 0 along all axes. */
  readonly pointer: number;
  /** Type of the elements, such as "f32", "bf16" or "c64". */
  readonly type: string;
  /** Lengths of the axes. */
  readonly shape: readonly number[];
  /** Distances of the elements along the axes, in elements of the type. */
  readonly strides: readonly number[];
}

/** Object with elements of any shape and strides, as arrays and views of buffers are. */
export interface ElementsHolder {
  /** Returns the elements. */
  [heldElements](): StridedElements;
}

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

/** Returns true for an object with elements of any shape and strides. */
export const holdsElements = (value: unknown): value is ElementsHolder =>
  typeof value === "object" && value !== null && heldElements in value;

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
