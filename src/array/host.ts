import { type ArrayOf, type ElementType, newArray } from "../cuda/memory/element-type.ts";
import { type Dtype, isBig, type Scalar } from "./dtype.ts";
import type { View } from "./node.ts";
import type { Shape } from "./shape.ts";

/** Elements on the host: a typed array. */
export type HostArray = ArrayOf<ElementType>;

/**
 * Nested lists of the elements of an array. The elements of an array without axes are one value. An element of c64 is a list
 * of its two parts.
 */
export type NestedList = Scalar | readonly NestedList[];

/** Returns a copy of contiguous elements. bf16 becomes f32, and c64 pairs of f32. Throws where the elements depend on a condition that is false. */
export function hostArray({ storage, offset }: View, dtype: Dtype, size: number): HostArray {
  const array = storage.buffer.slice(offset, offset + size).toArray();
  storage.verify();
  if (dtype === "c64")
    return new Float32Array(array.buffer as ArrayBuffer, array.byteOffset, 2 * array.length);
  return dtype === "bf16" ? fromBf16(array as Uint16Array) : array;
}

/** Returns the values of elements of bf16, which are the upper halves of f32. */
function fromBf16(bits: Uint16Array): HostArray {
  const words = new Uint32Array(bits.length);
  for (let i = 0; i < bits.length; i++) words[i] = bits[i]! << 16;
  return new Float32Array(words.buffer);
}

/** Returns the bits of elements of bf16, rounded to the nearest, ties to even. */
export function bf16Bits(values: ArrayLike<number>): Uint16Array<ArrayBuffer> {
  const single = Float32Array.from(values);
  const words = new Uint32Array(single.buffer);
  const bits = newArray("u16", words.length);
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const isNan = (word & 0x7fffffff) > 0x7f800000;
    bits[i] = isNan ? (word >>> 16) | 0x40 : (word + 0x7fff + ((word >>> 16) & 1)) >>> 16;
  }
  return bits;
}

/** Returns elements as nested lists. */
export function nestedList(array: HostArray, shape: Shape, dtype: Dtype): NestedList {
  let next = 0;
  const element = (): NestedList => {
    if (dtype === "c64") return [array[next++] as number, array[next++] as number];
    const value = array[next++]!;
    return dtype === "bool" ? value !== 0 : isBig(dtype) ? BigInt(value) : value;
  };
  const list = (axis: number): NestedList =>
    axis === shape.length ? element() : Array.from({ length: shape[axis]! }, () => list(axis + 1));
  return list(0);
}
