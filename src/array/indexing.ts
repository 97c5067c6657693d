import { shown } from "../arguments/shown.ts";
import { type Shape, shapeText } from "./shape.ts";

/** Part of an index: an element, a range "begin:end:step", "..." or a new axis (null). */
export type IndexPart = number | string | null;

interface Indexed {
  readonly shape: number[];
  readonly strides: number[];
  /** Offset of the first element, in elements. */
  readonly offset: number;
}

const RANGE = /^(-?\d+)?:(-?\d+)?(?::(-?\d+)?)?$/;

/** Returns shape, strides and offset of a view, by NumPy's rules of basic indexing. */
export function basicIndex(index: readonly IndexPart[], shape: Shape, strides: readonly number[]): Indexed {
  const parts = index.flatMap((part): IndexPart[] =>
    typeof part === "string" ? part.split(",").map(trimmed) : [part],
  );
  const taken = parts.filter((part) => part !== null && part !== "...").length;
  if (taken > shape.length || parts.filter((part) => part === "...").length > 1)
    throw new RangeError(
      `slice: ${taken} indices for an array of shape ${shapeText(shape)}, which has ${shape.length} axes. Use at most one index for each axis, and "..." once`,
    );
  const result: Indexed = { shape: [], strides: [], offset: 0 };
  let { offset } = result;
  let axis = 0;
  const through = (count: number) => {
    for (let i = 0; i < count; i++, axis++) {
      result.shape.push(shape[axis]!);
      result.strides.push(strides[axis]!);
    }
  };
  for (const part of parts) {
    if (part === null) {
      result.shape.push(1);
      result.strides.push(0);
    } else if (part === "...") through(shape.length - taken);
    else if (typeof part === "number") {
      offset += elementAt(part, axis, shape) * strides[axis]!;
      axis++;
    } else {
      const { begin, count, step } = rangeOf(part, shape[axis]!);
      result.shape.push(count);
      result.strides.push(strides[axis]! * step);
      if (count > 0) offset += begin * strides[axis]!;
      axis++;
    }
  }
  through(shape.length - axis);
  return { ...result, offset };
}

/** Returns a part of a text as a number, "..." or a range. */
function trimmed(text: string): IndexPart {
  const part = text.trim();
  return /^-?\d+$/.test(part) ? Number(part) : part;
}

function elementAt(index: number, axis: number, shape: Shape): number {
  const length = shape[axis]!;
  if (!Number.isSafeInteger(index) || index < -length || index >= length)
    throw new RangeError(
      `slice: index ${shown(index)} is outside of axis ${axis} of the shape ${shapeText(shape)}. Use ${-length} to ${length - 1}`,
    );
  return index < 0 ? index + length : index;
}

/** Returns a range of an axis. Its ends are limited to the axis, as in Python. */
function rangeOf(text: unknown, length: number): { begin: number; count: number; step: number } {
  const match = typeof text === "string" ? RANGE.exec(text) : null;
  if (match === null)
    throw new TypeError(
      `slice: an index is ${shown(text)}. Use a number, "begin:end:step", "..." or null for a new axis`,
    );
  const step = match[3] === undefined ? 1 : Number(match[3]);
  if (step === 0) throw new RangeError(`slice: the step of ${shown(text)} is 0. Use a step such as 2 or -1`);
  const [least, most] = step > 0 ? [0, length] : [-1, length - 1];
  const place = (given: string | undefined, otherwise: number): number => {
    if (given === undefined) return otherwise;
    const at = Number(given) < 0 ? Number(given) + length : Number(given);
    return Math.min(most, Math.max(least, at));
  };
  const begin = place(match[1], step > 0 ? 0 : length - 1);
  const end = place(match[2], step > 0 ? length : -1);
  return { begin, count: Math.max(0, Math.ceil((end - begin) / step)), step };
}
