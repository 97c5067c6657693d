import { extraArguments } from "../arguments/extra-arguments.ts";
import { checkOptions, described, flag, number, optionsTable } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import type { Solver } from "../libraries/solver.ts";
import { arrays } from "./arrays.ts";
import { checkInfo, memoryOf, solverFor } from "./cusolver.ts";
import { pivotsOf } from "./determinant.ts";
import { resultType } from "./dtype.ts";
import {
  type CrossOptions,
  countsOf,
  crossOf,
  type DiagonalOptions,
  diagonalOf,
  type MatrixNormOrder,
  matrixNormOf,
  ofSizes,
  powerOf,
  type ToleranceOptions,
} from "./matrix-functions.ts";
import { NdArray } from "./nd-array.ts";
import { scope } from "./scope.ts";
import { broadcastShapes, type Shape, shapeText, sizeOf } from "./shape.ts";
import { castArray } from "./temporary.ts";
import { where } from "./where.ts";

/** Options of `norm`. */
export interface VectorNormOptions {
  /** Order of the norm: 0, 1, 2, another number, or an infinity. Default: 2. */
  readonly ord?: number;
  /** Axes of the vectors. Default: all axes. */
  readonly axis?: number | readonly number[];
  /** Leaves the axes with the length 1. Default: false. */
  readonly keepdims?: boolean;
}

/** Options of `svd`. */
export interface SvdOptions {
  /** Returns square matrices of singular vectors. Default: true. */
  readonly fullMatrices?: boolean;
}

const normOptions = optionsTable<VectorNormOptions>()(
  "array.VectorNormOptions",
  { "linalg.norm": 1 },
  {
    ord: {
      type: number(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
      default: 2,
      text: "Order of the norm.",
    },
    axis: {
      type: described<number | readonly number[]>(
        "a whole number or a list of them",
        (value) => Number.isSafeInteger(value) || (Array.isArray(value) && value.every(Number.isSafeInteger)),
      ),
      defaultText: "all axes",
      text: "Axes of the vectors.",
    },
    keepdims: { type: flag(), default: false, text: "Leaves the axes with the length 1." },
  },
);

const svdOptions = optionsTable<SvdOptions>()(
  "array.SvdOptions",
  { "linalg.svd": 1 },
  {
    fullMatrices: {
      type: flag(),
      default: true,
      text: "Returns square matrices of singular vectors.",
    },
  },
);

const toleranceOptions = optionsTable<ToleranceOptions>()(
  "array.ToleranceOptions",
  { "linalg.pinv": 1, "linalg.matrixRank": 1 },
  {
    rtol: {
      type: number(0, Number.MAX_VALUE),
      defaultText: "the precision times the longer side",
      text: "Part of the largest singular value below which a value counts as 0.",
    },
  },
);

/**
 * Linear algebra. Norms, `diagonal`, `trace`, `cross` and `matrixPower` have kernels of their own. The other functions call cuSOLVER, so they need a real GPU, and throw
 * LibraryError with the name of the package where it is missing. They take f32 and f64, and matrices in the last two axes.
 *
 * @example
 * using x = array([3, 4]);
 * console.log(linalg.norm(x).item()); // 5
 */
export interface LinearAlgebra {
  /**
   * Determinants of square matrices of f32 or f64. A block of threads factors each matrix, on any device and without a library, so that
   * many small matrices are faster than a large one. Throws RangeError for other shapes.
   *
   * @example
   * using a = array([[2, 1], [0, 3]]);
   * console.log(linalg.det(a).item()); // 6
   */
  det(a: NdArray): NdArray;

  /**
   * Signs of determinants and natural logarithms of their sizes, for determinants that a float does not hold. A singular matrix has
   * the sign 0 and the logarithm -Infinity. The rules of `det` hold.
   *
   * @example
   * using a = array([[0, 1], [1, 0]]);
   * const { sign, logabsdet } = linalg.slogdet(a);
   * console.log(sign.item(), logabsdet.item()); // -1 0
   */
  slogdet(a: NdArray): { readonly sign: NdArray; readonly logabsdet: NdArray };

  /**
   * Norm of vectors: of all elements, or along axes. Integers become f64, and complex numbers count by their sizes.
   *
   * @example
   * using x = array([[3, -4], [6, 8]]);
   * console.log(linalg.norm(x, { axis: 1 }).toList()); // [5, 10]
   * console.log(linalg.norm(x, { ord: 1 }).item()); // 21
   */
  norm(x: NdArray, options?: VectorNormOptions): NdArray;

  /**
   * Solution of `a x = b`. Throws FactorizationError for a singular matrix.
   *
   * @example
   * using a = array([[2, 0], [0, 4]]);
   * try {
   *   console.log(linalg.solve(a, ones([2])).toList()); // [0.5, 0.25] on a real GPU with cuSOLVER
   * } catch (error) {
   *   console.log((error as Error).name); // LibraryError elsewhere
   * }
   */
  solve(a: NdArray, b: NdArray): NdArray;

  /**
   * Inverse of a matrix. Throws FactorizationError for a singular one.
   *
   * @example
   * using a = array([[2, 0], [0, 4]]);
   * try {
   *   console.log(linalg.inv(a).toList()); // [[0.5, 0], [0, 0.25]] on a real GPU with cuSOLVER
   * } catch (error) {
   *   console.log((error as Error).name); // LibraryError elsewhere
   * }
   */
  inv(a: NdArray): NdArray;

  /**
   * Lower triangular L with `a = L L^T`, of the lower triangle of a symmetric matrix. Throws FactorizationError for one that is not
   * positive definite.
   *
   * @example
   * using a = array([[4, 0], [0, 9]]);
   * try {
   *   console.log(linalg.cholesky(a).toList()); // [[2, 0], [0, 3]] on a real GPU with cuSOLVER
   * } catch (error) {
   *   console.log((error as Error).name); // LibraryError elsewhere
   * }
   */
  cholesky(a: NdArray): NdArray;

  /**
   * Q with orthogonal columns and upper triangular R with `a = Q R`, in the reduced form.
   *
   * @example
   * using a = ones([3, 2]);
   * try {
   *   console.log(linalg.qr(a).r.shape); // [2, 2] on a real GPU with cuSOLVER
   * } catch (error) {
   *   console.log((error as Error).name); // LibraryError elsewhere
   * }
   */
  qr(a: NdArray): { readonly q: NdArray; readonly r: NdArray };

  /**
   * Singular values in descending order, with the singular vectors: `a = u diag(s) vh`.
   *
   * @example
   * using a = ones([3, 2]);
   * try {
   *   console.log(linalg.svd(a, { fullMatrices: false }).u.shape); // [3, 2] on a real GPU with cuSOLVER
   * } catch (error) {
   *   console.log((error as Error).name); // LibraryError elsewhere
   * }
   */
  svd(a: NdArray, options?: SvdOptions): { readonly u: NdArray; readonly s: NdArray; readonly vh: NdArray };

  /**
   * Eigenvalues in ascending order and eigenvectors, the columns, of the lower triangle of a symmetric matrix.
   *
   * @example
   * using a = array([[2, 0], [0, 1]]);
   * try {
   *   console.log(linalg.eigh(a).eigenvalues.toList()); // [1, 2] on a real GPU with cuSOLVER
   * } catch (error) {
   *   console.log((error as Error).name); // LibraryError elsewhere
   * }
   */
  eigh(a: NdArray): { readonly eigenvalues: NdArray; readonly eigenvectors: NdArray };

  /**
   * Singular values in descending order.
   *
   * @example
   * using a = array([[3, 0], [0, 4]]);
   * try {
   *   console.log(linalg.svdvals(a).toList()); // [4, 3] on a real GPU with cuSOLVER
   * } catch (error) {
   *   console.log((error as Error).name); // LibraryError elsewhere
   * }
   */
  svdvals(a: NdArray): NdArray;

  /**
   * Eigenvalues in ascending order of the lower triangle of a symmetric matrix.
   *
   * @example
   * using a = array([[2, 0], [0, 1]]);
   * try {
   *   console.log(linalg.eigvalsh(a).toList()); // [1, 2] on a real GPU with cuSOLVER
   * } catch (error) {
   *   console.log((error as Error).name); // LibraryError elsewhere
   * }
   */
  eigvalsh(a: NdArray): NdArray;

  /**
   * Pseudo-inverse by the singular values.
   *
   * @example
   * using a = array([[2, 0], [0, 4], [0, 0]]);
   * try {
   *   console.log(linalg.pinv(a).shape); // [2, 3] on a real GPU with cuSOLVER
   * } catch (error) {
   *   console.log((error as Error).name); // LibraryError elsewhere
   * }
   */
  pinv(a: NdArray, options?: ToleranceOptions): NdArray;

  /**
   * Number of singular values that are not 0, as i64.
   *
   * @example
   * using a = ones([3, 2]);
   * try {
   *   console.log(linalg.matrixRank(a).item()); // 1n on a real GPU with cuSOLVER
   * } catch (error) {
   *   console.log((error as Error).name); // LibraryError elsewhere
   * }
   */
  matrixRank(a: NdArray, options?: ToleranceOptions): NdArray;

  /**
   * Returns the diagonals of matrices, as a view.
   *
   * @example
   * using x = arange(6).reshape([2, 3]);
   * console.log(linalg.diagonal(x).toList(), linalg.diagonal(x, { offset: 1 }).toList()); // [0, 4] [1, 5]
   */
  diagonal(x: NdArray, options?: DiagonalOptions): NdArray;

  /**
   * Sums of the diagonals of matrices. Integers are summed as i64 or u64.
   *
   * @example
   * using x = arange(4).reshape([2, 2]);
   * console.log(linalg.trace(x).item()); // 3
   */
  trace(x: NdArray, options?: DiagonalOptions): NdArray;

  /**
   * Cross products of vectors of length 3, which are along the last axis unless another one is given.
   *
   * @example
   * using x = linalg.cross(array([1, 0, 0]), array([0, 1, 0]));
   * console.log(x.toList()); // [0, 0, 1]
   */
  cross(a: NdArray, b: NdArray, options?: CrossOptions): NdArray;

  /**
   * Power of square matrices. A negative one is a power of the inverse, which needs cuSOLVER on a real GPU.
   *
   * @example
   * using a = array([[1, 1], [0, 1]]);
   * console.log(linalg.matrixPower(a, 5).toList()); // [[1, 5], [0, 1]]
   */
  matrixPower(a: NdArray, n: number): NdArray;

  /**
   * Norm of matrices. "fro" is the root of the sum of squares, and the default. 1 and -1 are the largest and the smallest sum of a
   * column. "inf" and "-inf" are those of a row. Integers become f64.
   *
   * @example
   * using a = array([[3, -4], [0, 0]]);
   * console.log(linalg.matrixNorm(a).item(), linalg.matrixNorm(a, "inf").item()); // 5 7
   */
  matrixNorm(x: NdArray, ord?: MatrixNormOrder): NdArray;
}

function checkArray(method: string, name: string, x: unknown): asserts x is NdArray {
  if (!(x instanceof NdArray))
    throw new TypeError(
      `${method}: ${name} is ${shown(x)}. Use an array, such as arrays(gpu).array([[1, 2]])`,
    );
}

/** Throws for an array that is not a matrix, or a batch of them, of f32 or f64. */
function checkMatrix(method: string, a: unknown, isSquare: boolean): asserts a is NdArray {
  checkArray(method, "a", a);
  if (a.dtype !== "f32" && a.dtype !== "f64")
    throw new TypeError(`${method}: the elements are ${a.dtype}. Use f32 or f64: a.astype("f32")`);
  const [rows, columns] = a.shape.slice(-2);
  if (a.ndim < 2 || a.size === 0 || (isSquare && rows !== columns))
    throw new RangeError(
      `${method}: the shape is ${shapeText(a.shape)}. Use ${isSquare ? "square matrices" : "matrices"} with elements in the last two axes`,
    );
}

/** The solver, and memory for the codes and results of a stack of matrices. */
interface Work {
  readonly solver: Solver;
  /** Codes of the matrices, of i32. */
  readonly info: NdArray;
  readonly empty: (shape: Shape) => NdArray;
}

function workFor(method: string, a: NdArray): Work {
  const make = arrays(a.device);
  return {
    solver: solverFor(a.device, method),
    info: make.empty([sizeOf(a.shape.slice(0, -2))], "i32"),
    empty: (shape) => make.empty(shape, a.dtype),
  };
}

/** Returns a copy of matrices with their columns one after the other, as cuSOLVER reads them. */
const columnsOf = (a: NdArray): NdArray => a.mT.copy().mT;

/** Returns the solution of a system for each matrix of a batch, by a factorization with pivots. */
function solved(method: string, a: NdArray, b: NdArray): NdArray {
  const n = a.shape.at(-1)!;
  const k = b.shape.at(-1)!;
  const batch = broadcastShapes(method, [a.shape.slice(0, -2), b.shape.slice(0, -2)]);
  const left = columnsOf(a.broadcastTo([...batch, n, n]));
  const right = columnsOf(b.broadcastTo([...batch, n, k]));
  const { solver, info } = workFor(method, left);
  const pivots = memoryOf(arrays(a.device).empty([...batch, n], "i32"));
  const factors = memoryOf(left);
  solver.getrf(factors, pivots, { info: memoryOf(info) });
  solver.getrs(factors, pivots, memoryOf(right));
  checkInfo(method, info, "getrf");
  return right;
}

function factored(a: NdArray): NdArray {
  const matrices = a.copy();
  const { solver, info } = workFor("cholesky", matrices);
  solver.potrf(memoryOf(matrices), { info: memoryOf(info) });
  checkInfo("cholesky", info, "potrf");
  return matrices.tril();
}

function orthogonal(a: NdArray): { readonly q: NdArray; readonly r: NdArray } {
  const k = Math.min(...a.shape.slice(-2));
  const columns = columnsOf(a);
  const { solver, info, empty } = workFor("qr", columns);
  const tau = memoryOf(empty([...a.shape.slice(0, -2), k]));
  solver.geqrf(memoryOf(columns), tau, { info: memoryOf(info) });
  // The second call replaces R by Q.
  const r = columns.slice("...", `:${k}`, ":").triu().run();
  const q = columns.slice("...", `:${k}`);
  solver.orgqr(memoryOf(q), tau, { info: memoryOf(info) });
  checkInfo("qr", info, "orgqr");
  return { q, r };
}

/** Returns a copy with contiguous columns. cuSOLVER takes at least as many rows as columns, so that a wide matrix is transposed. */
const tallOf = (a: NdArray): NdArray => (a.shape.at(-2)! < a.shape.at(-1)! ? a.copy().mT : columnsOf(a));

function singularValues(method: string, a: NdArray): NdArray {
  const matrices = tallOf(a);
  const { solver, info, empty } = workFor(method, matrices);
  const s = empty([...a.shape.slice(0, -2), matrices.shape.at(-1)!]);
  solver.gesvd(memoryOf(matrices), { s: memoryOf(s), info: memoryOf(info) });
  checkInfo(method, info, "gesvd");
  return s;
}

function eigenvalues(a: NdArray): NdArray {
  const matrices = a.copy().mT;
  const { solver, info, empty } = workFor("eigvalsh", matrices);
  const values = empty(a.shape.slice(0, -1));
  const options = { triangle: "upper", vectors: false, info: memoryOf(info) } as const;
  solver.syevd(memoryOf(matrices), memoryOf(values), options);
  checkInfo("eigvalsh", info, "syevd");
  return values;
}

function singular(
  a: NdArray,
  isFull: boolean,
): { readonly u: NdArray; readonly s: NdArray; readonly vh: NdArray } {
  const [rows, columns] = a.shape.slice(-2) as [number, number];
  const isWide = rows < columns;
  const [m, n] = isWide ? [columns, rows] : [rows, columns];
  const matrices = tallOf(a);
  const { solver, info, empty } = workFor("svd", matrices);
  const batch = a.shape.slice(0, -2);
  const [u, vt] = [empty([...batch, isFull ? m : n, m]).mT, empty([...batch, n, n]).mT];
  const s = empty([...batch, n]);
  const results = { s: memoryOf(s), u: memoryOf(u), vt: memoryOf(vt) };
  solver.gesvd(memoryOf(matrices), { ...results, info: memoryOf(info) });
  checkInfo("svd", info, "gesvd");
  return isWide ? { u: vt.mT, s, vh: u.mT } : { u, s, vh: vt };
}

function eigen(a: NdArray): { readonly eigenvalues: NdArray; readonly eigenvectors: NdArray } {
  // The lower triangle is the upper one of the transposed matrix, whose columns are contiguous.
  const matrices = a.copy().mT;
  const { solver, info, empty } = workFor("eigh", matrices);
  const eigenvalues = empty(a.shape.slice(0, -1));
  solver.syevd(memoryOf(matrices), memoryOf(eigenvalues), { triangle: "upper", info: memoryOf(info) });
  checkInfo("eigh", info, "syevd");
  return { eigenvalues, eigenvectors: matrices };
}

function normOf(x: NdArray, options: VectorNormOptions | undefined): NdArray {
  const { ord, axis, keepdims } = checkOptions(normOptions, "norm", options);
  checkArray("norm", "x", x);
  return ofSizes(x, (sizes) =>
    normOfSizes(sizes, ord, [axis as number | undefined, { keepdims: keepdims === true }]),
  );
}

/** Returns the norms of vectors whose elements have these absolute values. */
function normOfSizes(
  sizes: NdArray,
  ord: number,
  given: readonly [axis: number | undefined, options: { readonly keepdims: boolean }],
): NdArray {
  if (ord === Number.POSITIVE_INFINITY) return sizes.max(...given);
  if (ord === Number.NEGATIVE_INFINITY) return sizes.min(...given);
  if (ord === 0)
    return sizes
      .notEqual(0)
      .astype(sizes.dtype)
      .sum(...given);
  if (ord === 1) return sizes.sum(...given);
  if (ord === 2)
    return sizes
      .square()
      .sum(...given)
      .sqrt();
  return sizes
    .pow(ord)
    .sum(...given)
    .pow(1 / ord);
}

const functions: LinearAlgebra = {
  norm: normOf,
  det: (a) => {
    checkMatrix("det", a, true);
    const { pivots, parity } = pivotsOf(a);
    return where(pivots.equal(0).any(-1), 0, pivots.prod(-1).multiply(parity));
  },
  slogdet: (a) => {
    checkMatrix("slogdet", a, true);
    const { pivots, parity } = pivotsOf(a);
    const isSingular = pivots.equal(0).any(-1);
    return {
      sign: where(isSingular, 0, pivots.sign().prod(-1).multiply(parity)),
      logabsdet: where(isSingular, Number.NEGATIVE_INFINITY, pivots.abs().log().sum(-1)),
    };
  },
  solve: (a, b) => {
    checkMatrix("solve", a, true);
    checkArray("solve", "b", b);
    const dtype = resultType(a.dtype, b.dtype);
    const [left, right] = [castArray(a, dtype), castArray(b, dtype)];
    checkMatrix("solve", left, true);
    const n = a.shape.at(-1)!;
    const rows = b.ndim === 1 ? b.shape[0] : b.shape.at(-2);
    if (b.size === 0 || rows !== n || b.device !== a.device)
      throw new RangeError(
        `solve: the shapes are ${shapeText(a.shape)} and ${shapeText(b.shape)}. Use ${n} rows in b, on the device of a`,
      );
    return b.ndim === 1
      ? solved("solve", left, right.expandDims(1)).squeeze(-1)
      : solved("solve", left, right);
  },
  inv: (a) => {
    checkMatrix("inv", a, true);
    return solved("inv", a, arrays(a.device).eye(a.shape.at(-1)!, a.shape.at(-1)!, 0, a.dtype));
  },
  cholesky: (a) => {
    checkMatrix("cholesky", a, true);
    return factored(a);
  },
  qr: (a) => {
    checkMatrix("qr", a, false);
    return orthogonal(a);
  },
  svd: (a, options) => {
    const { fullMatrices } = checkOptions(svdOptions, "svd", options);
    checkMatrix("svd", a, false);
    return singular(a, fullMatrices);
  },
  eigh: (a) => {
    checkMatrix("eigh", a, true);
    return eigen(a);
  },
  svdvals: (a) => {
    checkMatrix("svdvals", a, false);
    return singularValues("svdvals", a);
  },
  eigvalsh: (a) => {
    checkMatrix("eigvalsh", a, true);
    return eigenvalues(a);
  },
  pinv: (a, options) => {
    const { rtol } = checkOptions(toleranceOptions, "pinv", options);
    checkMatrix("pinv", a, false);
    const { u, s, vh } = singular(a, false);
    const inverses = where(countsOf(s, a.shape, rtol), s.reciprocal(), 0);
    return vh.mT.multiply(inverses.expandDims(-2)).matmul(u.mT);
  },
  matrixRank: (a, options) => {
    const { rtol } = checkOptions(toleranceOptions, "matrixRank", options);
    checkMatrix("matrixRank", a, false);
    return countsOf(singularValues("matrixRank", a), a.shape, rtol).countNonzero(-1);
  },
  diagonal: (x, options) => diagonalOf("diagonal", x, options),
  trace: (x, options) => diagonalOf("trace", x, options).sum(-1),
  cross: crossOf,
  matrixPower: (a, n) => powerOf(a, n, (each) => functions.inv(each)),
  matrixNorm: (x, ord = "fro") => matrixNormOf(x, ord),
};

const parameters: Readonly<Record<keyof LinearAlgebra, readonly string[]>> = {
  ...{
    det: ["a"],
    slogdet: ["a"],
    norm: ["x", "options"],
    solve: ["a", "b"],
    inv: ["a"],
    cholesky: ["a"],
    qr: ["a"],
  },
  ...{ svd: ["a", "options"], eigh: ["a"], svdvals: ["a"], eigvalsh: ["a"] },
  ...{ pinv: ["a", "options"], matrixRank: ["a", "options"] },
  ...{ diagonal: ["x", "options"], trace: ["x", "options"], cross: ["a", "b", "options"] },
  ...{ matrixPower: ["a", "n"], matrixNorm: ["x", "ord"] },
};

/** Linear algebra: norms, systems of equations and factorizations. */
export const linalg: LinearAlgebra = Object.fromEntries(
  Object.entries(functions).map(([name, run]: [string, (...given: never[]) => unknown]) => [
    name,
    (...given: never[]): unknown => {
      const names = parameters[name as keyof LinearAlgebra];
      if (given.length > names.length) throw extraArguments(name, names, given.length);
      return scope(() => run(...given));
    },
  ]),
) as unknown as LinearAlgebra;
