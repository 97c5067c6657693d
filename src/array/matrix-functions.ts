// Functions of matrices that are made of other operations of arrays.
import { checkOptions, optionsTable, whole } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import { arrays } from "./arrays.ts";
import { factsOf, isComplex, isFloating } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import { broadcastShapes, checkAxis, type Shape, shapeText } from "./shape.ts";
import { castArray } from "./temporary.ts";
import { viewOf } from "./views.ts";

/** Options of `diagonal` and `trace`. */
export interface DiagonalOptions {
  /** Number of the diagonal above the main one. Negative ones are below it. Default: 0. */
  readonly offset?: number;
}

/** Options of `cross`. */
export interface CrossOptions {
  /** Axis of the vectors, counted from the end. Default: -1. */
  readonly axis?: number;
}

/** Order of the norm of a matrix. */
export type MatrixNormOrder = "fro" | 1 | -1 | "inf" | "-inf";

const diagonalOptions = optionsTable<DiagonalOptions>()(
  "array.DiagonalOptions",
  { "linalg.diagonal": 1, "linalg.trace": 1 },
  {
    offset: {
      type: whole(-(2 ** 31), 2 ** 31),
      default: 0,
      text: "Number of the diagonal above the main one.",
    },
  },
);

const crossOptions = optionsTable<CrossOptions>()(
  "array.CrossOptions",
  { "linalg.cross": 2 },
  { axis: { type: whole(-64, -1), default: -1, text: "Axis of the vectors, counted from the end." } },
);

/** Throws for a value that is not an array with two axes or more. */
function checkAxes(method: string, x: unknown): asserts x is NdArray {
  if (!(x instanceof NdArray))
    throw new TypeError(`${method}: x is ${shown(x)}. Use an array, such as arrays(gpu).array([[1, 2]])`);
  if (x.ndim < 2)
    throw new RangeError(`${method}: the shape is ${shapeText(x.shape)}. Use matrices in the last two axes`);
}

/** Returns a view of the diagonals of matrices. */
export function diagonalOf(method: string, x: NdArray, options: DiagonalOptions | undefined): NdArray {
  const { offset } = checkOptions(diagonalOptions, method, options);
  checkAxes(method, x);
  const { node, shape } = x;
  const [rows, columns] = shape.slice(-2) as [number, number];
  const from = node.view();
  const [rowStride, columnStride] = from.strides.slice(-2) as [number, number];
  const length = Math.max(0, Math.min(rows + Math.min(0, offset), columns - Math.max(0, offset)));
  const first = length === 0 ? 0 : offset >= 0 ? offset * columnStride : -offset * rowStride;
  return viewOf(node, [...shape.slice(0, -2), length], {
    ...from,
    offset: from.offset + first,
    strides: [...from.strides.slice(0, -2), rowStride + columnStride],
  });
}

/** Returns the cross products of vectors of length 3. */
export function crossOf(a: NdArray, b: NdArray, options: CrossOptions | undefined): NdArray {
  const { axis } = checkOptions(crossOptions, "cross", options);
  for (const x of [a, b]) {
    if (!(x instanceof NdArray)) throw new TypeError(`cross: an operand is ${shown(x)}. Use two arrays`);
    checkAxis("cross", axis, x.shape);
    if (x.shape.at(axis) !== 3)
      throw new RangeError(
        `cross: axis ${axis} of the shape ${shapeText(x.shape)} has the length ${x.shape.at(axis)}. Use vectors of length 3`,
      );
  }
  broadcastShapes("cross", [a.shape, b.shape]);
  const [next, last] = [
    [1, 2, 0],
    [2, 0, 1],
  ];
  const product = (left: NdArray, first: number[], right: NdArray, second: number[]) =>
    left.take(first, axis).multiply(right.take(second, axis));
  return product(a, next!, b, last!).subtract(product(a, last!, b, next!));
}

/** Returns a power of square matrices. `inverse` returns the inverse of one. */
export function powerOf(a: NdArray, n: number, inverse: (a: NdArray) => NdArray): NdArray {
  checkAxes("matrixPower", a);
  const [rows, columns] = a.shape.slice(-2) as [number, number];
  if (rows !== columns)
    throw new RangeError(`matrixPower: the shape is ${shapeText(a.shape)}. Use square matrices`);
  if (!Number.isSafeInteger(n)) throw new TypeError(`matrixPower: n is ${shown(n)}. Use a whole number`);
  if (n < 0) return powerOf(inverse(a), -n, inverse);
  if (n === 0) return arrays(a.device).eye(rows, rows, 0, a.dtype).broadcastTo(a.shape).copy();
  let [result, square] = [undefined as NdArray | undefined, a];
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = result === undefined ? square : result.matmul(square);
    if (rest > 1) square = square.matmul(square);
  }
  return n === 1 ? a.copy() : result!;
}

const orders = ["fro", 1, -1, "inf", "-inf"] as const;

/** Returns the norms of matrices. */
export function matrixNormOf(x: NdArray, ord: MatrixNormOrder): NdArray {
  checkAxes("matrixNorm", x);
  if (!orders.includes(ord))
    throw new TypeError(
      `matrixNorm: the order is ${shown(ord)}. Use ${orders.join(", ")}. svdvals(x) has the others`,
    );
  return ofSizes(x, (sizes) => {
    if (ord === "fro") return sizes.square().sum([-2, -1]).sqrt();
    const sums = sizes.sum(ord === 1 || ord === -1 ? -2 : -1);
    return ord === 1 || ord === "inf" ? sums.max(-1) : sums.min(-1);
  });
}

/**
 * Returns a norm of absolute values. Halves become f32, because their squares and powers may be too large or too small for a half. The
 * result is rounded once. Integers become f64.
 */
export function ofSizes(x: NdArray, norm: (sizes: NdArray) => NdArray): NdArray {
  const { dtype } = x;
  if (isComplex(dtype)) return norm(x.abs());
  if (!isFloating(dtype)) return norm(castArray(x, "f64").abs());
  return factsOf(dtype).bits === 16 ? castArray(norm(castArray(x, "f32").abs()), dtype) : norm(x.abs());
}

/** Options of `pinv` and `matrixRank`. */
export interface ToleranceOptions {
  /** Part of the largest singular value below which a value counts as 0. Default: the precision times the longer side. */
  readonly rtol?: number;
}

/** Precision of the types of singular values: the distance of 1 to the next number. */
const EPSILON = { f32: 2 ** -23, f64: 2 ** -52 } as const;

/** Returns true for the singular values that count. */
export function countsOf(values: NdArray, shape: Shape, rtol: number | undefined): NdArray {
  const longer = Math.max(...shape.slice(-2));
  const part = rtol ?? longer * EPSILON[values.dtype as keyof typeof EPSILON];
  return values.greater(values.max(-1, { keepdims: true }).multiply(part));
}
