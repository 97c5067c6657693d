import { shown } from "../arguments/shown.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { shapeText } from "../libraries/shape-text.ts";

export { shapeText };

/** Lengths of the axes of an array. */
export type Shape = readonly number[];

/** Largest number of elements of an array: a kernel counts them in an i32. */
const LARGEST = 0x7fffffff;

/** Returns the number of elements. */
export function sizeOf(shape: Shape): number {
  let size = 1;
  for (let axis = 0; axis < shape.length; axis++) size *= shape[axis]!;
  return size;
}

/** Returns true for equal lengths of all axes. */
export function isSameShape(a: Shape, b: Shape): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let axis = 0; axis < a.length; axis++) if (a[axis] !== b[axis]) return false;
  return true;
}

/** Returns true when elements are one after the other in C's order. */
export function isContiguous(shape: Shape, strides: readonly number[]): boolean {
  let stride = 1;
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    if (shape[axis] === 1) continue;
    if (strides[axis] !== stride) return false;
    stride *= shape[axis]!;
  }
  return true;
}

/** Returns a shape from a length or a list. Throws TypeError or RangeError for other values and for too many elements. */
export function checkShape(method: string, given: unknown): Shape {
  const shape = typeof given === "number" ? [given] : given;
  if (!Array.isArray(shape))
    throw new TypeError(`${method}: the shape is ${shown(given)}. Use a length or a list such as [2, 3]`);
  for (const [axis, length] of shape.entries()) {
    if (!Number.isSafeInteger(length) || length < 0)
      throw new RangeError(
        `${method}: axis ${axis} of the shape ${shapeText(shape)} is ${shown(length)}. Use a whole number from 0`,
      );
  }
  if (sizeOf(shape) > LARGEST)
    throw new RangeError(
      `${method}: the shape ${shapeText(shape)} has ${sizeOf(shape)} elements, and an array holds at most ${LARGEST}`,
    );
  return [...shape];
}

/** Returns an axis from 0, of one that may count from the end. Throws RangeError, with the shape. */
export function checkAxis(method: string, axis: unknown, shape: Shape): number {
  const { length } = shape;
  const places =
    length === 0
      ? "The array has no axis"
      : `Use ${length === 1 ? "0 or -1" : `${-length} to ${length - 1}`}`;
  if (!Number.isSafeInteger(axis) || (axis as number) < -length || (axis as number) >= length)
    throw new RangeError(
      `${method}: there is no axis ${shown(axis)} in an array of shape ${shapeText(shape)}. ${places}`,
    );
  return (axis as number) < 0 ? (axis as number) + length : (axis as number);
}

/** One axis, or several. Undefined names all axes. */
export type Axes = number | readonly number[] | undefined;

/** Returns the axes of a reduction, in ascending order. Throws RangeError for an axis that is named twice. */
export function checkAxes(method: string, axes: Axes, shape: Shape): number[] {
  if (axes === undefined) return shape.map((_, axis) => axis);
  const list = Array.isArray(axes) ? (axes as readonly number[]) : [axes];
  const found = list.map((axis) => checkAxis(method, axis, shape));
  for (const [i, axis] of found.entries())
    if (found.indexOf(axis) !== i)
      throw new RangeError(
        `${method}: axis ${axis} of the shape ${shapeText(shape)} is named twice. Name each axis once`,
      );
  return found.sort((a, b) => a - b);
}

/** Returns the shape of a result of several operands, by the rules of broadcasting. Throws RangeError with the shapes. */
export function broadcastShapes(method: string, shapes: readonly Shape[]): Shape {
  const rank = Math.max(0, ...shapes.map(({ length }) => length));
  const result: number[] = new Array(rank).fill(1);
  for (let axis = 0; axis < rank; axis++) {
    for (const shape of shapes) {
      const length = shape[axis - rank + shape.length];
      if (length === undefined || length === 1 || length === result[axis]) continue;
      if (result[axis] !== 1)
        throw new RangeError(
          `${method}: the shapes ${shapes.map(shapeText).join(" and ")} do not broadcast, because axis ${axis - rank} has the lengths ${result[axis]} and ${length}. Lengths must be equal, or one of them 1`,
        );
      result[axis] = length;
    }
  }
  return checkShape(method, result);
}

/** Returns the strides of a broadcast view: 0 along repeated axes. Throws RangeError with both shapes. */
export function broadcastStrides(
  method: string,
  from: { readonly shape: Shape; readonly strides: readonly number[] },
  to: Shape,
): number[] {
  const shift = to.length - from.shape.length;
  const fits = shift >= 0 && from.shape.every((length, i) => length === 1 || length === to[i + shift]);
  if (!fits)
    throw new RangeError(
      `${method}: an array of shape ${shapeText(from.shape)} does not broadcast to ${shapeText(to)}. Each axis, counted from the end, must be equal or 1`,
    );
  return to.map((length, axis) =>
    axis < shift || (from.shape[axis - shift] === 1 && length !== 1) ? 0 : from.strides[axis - shift]!,
  );
}

/** Returns the shape of `reshape`, with -1 replaced. Throws RangeError with both shapes. */
export function reshaped(from: Shape, given: readonly number[]): Shape {
  const size = sizeOf(from);
  const open = given.filter((length) => length === -1).length;
  const isWhole = given.every((length) => Number.isSafeInteger(length));
  const known = isWhole ? sizeOf(given.filter((length) => length !== -1)) : Number.NaN;
  const shape = given.map((length) => (length === -1 && known > 0 ? size / known : length));
  if (
    open > 1 ||
    !isWhole ||
    shape.some((length) => !Number.isSafeInteger(length) || length < 0) ||
    sizeOf(shape) !== size
  )
    throw new RangeError(
      `reshape: an array of shape ${shapeText(from)} has ${size} elements, which do not fill the shape ${shapeText(given)}. At most one axis may be -1`,
    );
  return shape;
}

/** Returns the strides of a view with another shape, or undefined where the elements must be copied. */
export function reshapedStrides(
  from: { readonly shape: Shape; readonly strides: readonly number[] },
  to: Shape,
): number[] | undefined {
  if (sizeOf(to) === 0) return contiguousStrides(to);
  const old = from.shape.flatMap((length, axis) =>
    length === 1 ? [] : [{ length, stride: from.strides[axis]! }],
  );
  const strides: number[] = new Array(to.length).fill(0);
  let [axis, begin] = [0, 0];
  while (begin < old.length) {
    // A group of old axes and a group of new axes have the same number of elements.
    let [end, oldSize, newSize] = [begin + 1, old[begin]!.length, 1];
    const first = axis;
    while (newSize !== oldSize || (axis < to.length && to[axis] === 1)) {
      if (newSize < oldSize || newSize === oldSize) newSize *= to[axis++]!;
      else oldSize *= old[end++]!.length;
    }
    for (let i = begin; i < end - 1; i++)
      if (old[i]!.stride !== old[i + 1]!.stride * old[i + 1]!.length) return undefined;
    let stride = old[end - 1]!.stride;
    for (let i = axis - 1; i >= first; i--) {
      strides[i] = stride;
      stride *= to[i]!;
    }
    begin = end;
  }
  return strides;
}
