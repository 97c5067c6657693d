import { shown } from "../arguments/shown.ts";
import type { Device } from "../cuda/device/device.ts";
import { isKind } from "../cuda/driver/kind.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import {
  type ElementsHolder,
  heldElements,
  holdsElements,
  type StridedElements,
} from "../cuda/memory/buffer-holder.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { shapeText } from "./shape-text.ts";

/**
 * Elements that the objects of NVIDIA's libraries read and write: an array of `doorbell/array`, a view of a buffer, or a buffer.
 * A buffer counts as a vector.
 */
export type Operand = Buffer | ElementsHolder;

/** A checked operand, with the name of its argument for errors, such as "gemm: a". */
export interface CheckedOperand extends StridedElements {
  readonly name: string;
}

/** Returns the elements of an operand. Throws for another value, for closed memory, and for memory of another device. */
export function operandOf(name: string, device: Device, value: unknown): CheckedOperand {
  const elements = elementsOf(name, value);
  elements.buffer.ensureOpen();
  if (elements.buffer.device !== device)
    throw new TypeError(
      `${name} is on ${elements.buffer.device.label}, and the object was made for ${device.label}. Copy it there, or make an object for that device`,
    );
  return { ...elements, name };
}

function elementsOf(name: string, value: unknown): StridedElements {
  if (holdsElements(value)) return value[heldElements]();
  if (!isKind<Buffer>(value, "Buffer"))
    throw new TypeError(
      `${name} is ${shown(value)}. Use an array, a buffer or view(buffer, [rows, columns])`,
    );
  return { buffer: value, pointer: value.pointer, type: value.type, shape: [value.length], strides: [1] };
}

/** Throws TypeError unless the operand has one of these types. */
export function checkType({ name, type }: CheckedOperand, allowed: readonly string[]): void {
  if (!allowed.includes(type))
    throw new TypeError(`${name} has elements of ${type}. Use ${allowed.join(", ")}`);
}

/** Throws TypeError unless the operands have the same type. */
export function checkSameType(first: CheckedOperand, ...others: readonly CheckedOperand[]): void {
  for (const { name, type } of others)
    if (type !== first.type)
      throw new TypeError(
        `${name} has elements of ${type}, and ${first.name} has ${first.type}. Use one type`,
      );
}

/** Throws RangeError unless the operand has this shape. */
export function checkShape({ name, shape }: CheckedOperand, wanted: readonly number[], why: string): void {
  if (shape.length !== wanted.length || shape.some((length, axis) => length !== wanted[axis]))
    throw new RangeError(`${name} has the shape ${shapeText(shape)}. Use ${shapeText(wanted)}, ${why}`);
}

/** Returns the number of elements. */
export const countOf = (shape: readonly number[]): number =>
  shape.reduce((product, length) => product * length, 1);

/** Throws RangeError unless the elements are one after the other in C's order. */
export function checkContiguous({ name, shape, strides }: CheckedOperand): void {
  const wanted = contiguousStrides(shape);
  if (shape.some((length, axis) => length > 1 && strides[axis] !== wanted[axis]))
    throw new RangeError(
      `${name} has the shape ${shapeText(shape)} and the strides (${strides.join(", ")}). Use elements in C's order, such as those of copy()`,
    );
}
