import { CUBLAS_OP_N, CUBLAS_OP_T } from "../../ffi/cublas/index.ts";
import { joinedAxes } from "../cuda/memory/joined-axes.ts";
import { bytesOfType } from "./buffer-view.ts";
import { type Matrix, matrixOf } from "./matrix.ts";
import { type CheckedOperand, checkSameType, checkType, countOf } from "./operand.ts";
import { checkApart, checkDistinct } from "./overlap.ts";
import { shapeText } from "./shape-text.ts";

/** Types of elements that the functions of `Blas` take. */
export const blasTypes = ["f16", "bf16", "f32", "f64", "c64"] as const;

/** Arguments of cuBLAS for products of matrices, in its order of elements: columns are contiguous there. */
export interface GemmCall {
  /** Operations on the first and the second factor. */
  readonly operations: readonly [number, number];
  /** m, n and k of BLAS. */
  readonly sizes: readonly [number, number, number];
  /** Leading dimensions of both factors and the result. */
  readonly pitches: readonly [number, number, number];
  /** Distances of the matrices of a batch, in elements. */
  readonly strides: readonly [number, number, number];
  readonly batch: number;
  readonly types: readonly [string, string, string];
  /** Addresses of the factors and the result, for each call. */
  readonly pointers: readonly (readonly [number, number, number])[];
}

type Three<T> = readonly [T, T, T];

/** Returns the calls for `c = alpha a b + beta c`. Throws for operands that do not fit. */
export function gemmCall(a: CheckedOperand, b: CheckedOperand, c: CheckedOperand): GemmCall {
  for (const each of [a, b]) checkType(each, blasTypes);
  checkSameType(a, b);
  const isHalf = a.type === "f16" || a.type === "bf16";
  checkType(c, isHalf ? [a.type, "f32"] : [a.type]);
  const [left, right, result] = [matrixOf(a), matrixOf(b), matrixOf(c)];
  if (left.columns !== right.rows || result.rows !== left.rows || result.columns !== right.columns)
    throw new RangeError(
      `${a.name} has the shape ${shapeText(a.shape)}, b ${shapeText(b.shape)} and c ${shapeText(c.shape)}. Use (m, k), (k, n) and (m, n) in the last two axes`,
    );
  checkApart(c, a, b);
  checkDistinct(c);
  // The rows of C's order are columns of cuBLAS. A result with contiguous rows is the transposed one there: c' = b' a'.
  const isSwapped = result.isByRows;
  const operands: Three<CheckedOperand> = isSwapped ? [b, a, c] : [a, b, c];
  const matrices: Three<Matrix> = isSwapped ? [right, left, result] : [left, right, result];
  const [first, second] = matrices;
  const { batch, strides, pointers } = batchesOf(operands);
  return {
    operations: [
      first.isByRows === isSwapped ? CUBLAS_OP_N : CUBLAS_OP_T,
      second.isByRows === isSwapped ? CUBLAS_OP_N : CUBLAS_OP_T,
    ],
    sizes: isSwapped
      ? [result.columns, result.rows, left.columns]
      : [result.rows, result.columns, left.columns],
    pitches: [matrices[0].pitch, matrices[1].pitch, matrices[2].pitch],
    types: [operands[0].type, operands[1].type, operands[2].type],
    ...{ strides, batch, pointers },
  };
}

/** Returns the stacks of the operands: one axis of the batch in each call, and a call for each index of the other axes. */
function batchesOf(operands: Three<CheckedOperand>): Pick<GemmCall, "batch" | "strides" | "pointers"> {
  const [a, b, c] = operands;
  if (a.shape.length === 2 && b.shape.length === 2 && c.shape.length === 2)
    return { batch: 1, strides: [0, 0, 0], pointers: [[a.pointer, b.pointer, c.pointer]] };
  const batchShape = c.shape.slice(0, -2);
  const outer = operands.map((operand) => batchStrides(operand, batchShape));
  const { lengths, strides } = joinedAxes(batchShape, outer);
  // cuBLAS takes matrices one after the other, and none that run backwards.
  const isOneCall = strides.every((each) => (each.at(-1) ?? 0) >= 0);
  const last = isOneCall ? lengths.length - 1 : lengths.length;
  const pointers: (readonly [number, number, number])[] = [];
  const count = countOf(lengths.slice(0, Math.max(0, last)));
  for (let i = 0; i < count; i++) {
    const at = operands.map(({ pointer }) => pointer);
    let rest = i;
    for (let axis = last - 1; axis >= 0; axis--) {
      const index = rest % lengths[axis]!;
      rest = (rest - index) / lengths[axis]!;
      for (const [which, { type }] of operands.entries())
        at[which]! += index * strides[which]![axis]! * bytesOfType(type);
    }
    pointers.push(at as unknown as Three<number>);
  }
  const inCall = strides.map((each) => (isOneCall ? (each.at(-1) ?? 0) : 0));
  return {
    batch: isOneCall ? (lengths.at(-1) ?? 1) : 1,
    strides: inCall as unknown as Three<number>,
    pointers,
  };
}

/** Returns the strides of the axes before the matrices, 0 for those that repeat. Throws RangeError for other lengths. */
function batchStrides({ name, shape, strides }: CheckedOperand, batch: readonly number[]): number[] {
  const own = shape.slice(0, -2);
  const shift = batch.length - own.length;
  if (shift < 0 || own.some((length, axis) => length !== 1 && length !== batch[axis + shift]))
    throw new RangeError(
      `${name} has the shape ${shapeText(shape)}, and c has ${shapeText(batch)} before its matrices. Use the same axes there, or axes of length 1`,
    );
  return batch.map((length, axis) =>
    axis < shift || (own[axis - shift] === 1 && length !== 1) ? 0 : strides[axis - shift]!,
  );
}
