import { bytesOfType } from "./buffer-view.ts";
import { type CheckedOperand, countOf } from "./operand.ts";
import { shapeText } from "./shape-text.ts";

/**
 * A matrix as NVIDIA's libraries read it: columns, `pitch` elements apart. A matrix whose rows are contiguous is the transposed
 * one there.
 */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  /** Distance of two rows or columns, in elements: the leading dimension. */
  readonly pitch: number;
  /** True where the rows are contiguous, as in C's order. */
  readonly isByRows: boolean;
}

/** Returns the last two axes as a matrix. Throws RangeError unless its rows or its columns are contiguous. */
export function matrixOf(operand: CheckedOperand): Matrix {
  const { name, shape, strides } = operand;
  if (shape.length < 2)
    throw new RangeError(`${name} has the shape ${shapeText(shape)}. Use matrices: at least two axes`);
  const [rows, columns] = shape.slice(-2) as [number, number];
  const [down, across] = strides.slice(-2) as [number, number];
  if (rows === 0 || columns === 0) return { rows, columns, pitch: Math.max(1, columns), isByRows: true };
  const byRows = pitchOf(columns, across, rows, down);
  if (byRows !== undefined) return { rows, columns, pitch: byRows, isByRows: true };
  const byColumns = pitchOf(rows, down, columns, across);
  if (byColumns !== undefined) return { rows, columns, pitch: byColumns, isByRows: false };
  throw new RangeError(
    `${name} has the shape ${shapeText(shape)} and the strides (${strides.join(", ")}). Use a matrix with contiguous rows or columns, such as copy()`,
  );
}

/** Returns the last two axes as a matrix with contiguous columns. Throws RangeError for another one. */
export function columnsOf(operand: CheckedOperand): Matrix {
  const { name, shape, strides } = operand;
  const matrix = matrixOf(operand);
  if (!matrix.isByRows) return matrix;
  if (countOf(shape) === 0) return { ...matrix, pitch: Math.max(1, matrix.rows), isByRows: false };
  const [rows, columns] = [matrix.rows, matrix.columns];
  const [down, across] = strides.slice(-2) as [number, number];
  const pitch = pitchOf(rows, down, columns, across);
  if (pitch !== undefined) return { rows, columns, pitch, isByRows: false };
  throw new RangeError(
    `${name} has the shape ${shapeText(shape)} with contiguous rows, and cuSOLVER needs contiguous columns. Use the mT of a copy of the transposed matrix: x.mT.copy().mT, or view(buffer, [${columns}, ${rows}]).mT`,
  );
}

/** Returns the distance of lines, where the elements of each are contiguous and lines do not overlap. */
function pitchOf(length: number, step: number, lines: number, distance: number): number | undefined {
  if (length > 1 && step !== 1) return undefined;
  if (lines <= 1) return Math.max(1, length);
  return distance >= Math.max(1, length) ? distance : undefined;
}

/** Returns the addresses of the matrices of a stack, by all axes before the last two. */
export const matrixPointers = (operand: CheckedOperand): readonly number[] => pointersOf(operand, 2);

/** Returns the addresses of all parts of an operand that have its last axes. */
export function pointersOf(
  { pointer, type, shape, strides }: CheckedOperand,
  inner: number,
): readonly number[] {
  const bytes = bytesOfType(type);
  let pointers = [pointer];
  for (const [axis, length] of shape.slice(0, shape.length - inner).entries())
    pointers = pointers.flatMap((from) =>
      Array.from({ length }, (_, i) => from + i * strides[axis]! * bytes),
    );
  return pointers;
}

/** A vector as BLAS reads it: the address of the lowest element, and the distance of two elements. */
export interface Vector {
  readonly length: number;
  readonly pointer: number;
  readonly step: number;
}

/** Returns an operand with one axis as a vector. Throws RangeError for another number of axes, and for a repeated element. */
export function vectorOf({ name, pointer, type, shape, strides }: CheckedOperand): Vector {
  if (shape.length !== 1)
    throw new RangeError(`${name} has the shape ${shapeText(shape)}. Use a vector: one axis`);
  const length = shape[0]!;
  const step = length > 1 ? strides[0]! : 1;
  if (step === 0) throw new RangeError(`${name} repeats one element (stride 0). Use a copy`);
  // BLAS takes the lowest address, also of a vector that runs backwards.
  return { length, step, pointer: step < 0 ? pointer + (length - 1) * step * bytesOfType(type) : pointer };
}
