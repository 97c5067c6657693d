import {
  CUBLAS_FILL_MODE_LOWER,
  CUBLAS_FILL_MODE_UPPER,
  CUBLAS_OP_N,
  CUBLAS_OP_T,
  CUBLAS_SIDE_LEFT,
  CUBLAS_SIDE_RIGHT,
} from "../../ffi/cublas/index.ts";
import { matrixOf } from "./matrix.ts";
import type { CheckedOperand } from "./operand.ts";
import { checkApart } from "./overlap.ts";
import { shapeText } from "./shape-text.ts";

/** Arguments of cuBLAS for a triangular system, in its order of elements. */
export interface TrsmCall {
  readonly side: number;
  readonly triangle: number;
  readonly operation: number;
  /** Rows and columns of b, as cuBLAS reads it. */
  readonly sizes: readonly [number, number];
  /** Leading dimensions of a and b. */
  readonly pitches: readonly [number, number];
}

/** Returns the call for `a x = b`, or `x a = b`. Throws RangeError for shapes that do not fit. */
export function trsmCall(
  a: CheckedOperand,
  b: CheckedOperand,
  side: "left" | "right",
  triangle: "lower" | "upper",
): TrsmCall {
  const [matrix, target] = [matrixOf(a), matrixOf(b)];
  const wanted = side === "left" ? target.rows : target.columns;
  if (a.shape.length !== 2 || b.shape.length !== 2 || matrix.rows !== wanted || matrix.columns !== wanted)
    throw new RangeError(
      `trsm: a has the shape ${shapeText(a.shape)} and b ${shapeText(b.shape)}. Use a square matrix with as many rows as b has ${side === "left" ? "rows" : "columns"}`,
    );
  checkApart(b, a);
  // A b with contiguous rows is the transposed one for cuBLAS, so that the equation is transposed: the sides change.
  const isLeft = (side === "left") !== target.isByRows;
  // A matrix with contiguous rows is the transposed one too, and its lower triangle the upper one.
  const isLower = (triangle === "lower") !== matrix.isByRows;
  return {
    side: isLeft ? CUBLAS_SIDE_LEFT : CUBLAS_SIDE_RIGHT,
    triangle: isLower ? CUBLAS_FILL_MODE_LOWER : CUBLAS_FILL_MODE_UPPER,
    operation: matrix.isByRows === target.isByRows ? CUBLAS_OP_N : CUBLAS_OP_T,
    sizes: target.isByRows ? [target.columns, target.rows] : [target.rows, target.columns],
    pitches: [matrix.pitch, target.pitch],
  };
}
