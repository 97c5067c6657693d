import {
  CUBLAS_FILL_MODE_LOWER,
  CUBLAS_FILL_MODE_UPPER,
  CUBLAS_OP_N,
  CUSOLVER_EIG_MODE_NOVECTOR,
  CUSOLVER_EIG_MODE_VECTOR,
  type Cusolver,
  cusolverStatus_t,
  nativeCusolver,
} from "../../ffi/cusolver/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import { checkOptions, described, flag, oneOf, optionsTable } from "../arguments/options.ts";
import type { Device } from "../cuda/device/device.ts";
import { isKind, ofKind } from "../cuda/driver/kind.ts";
import { holdsElements } from "../cuda/memory/buffer-holder.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import type { Stream } from "../cuda/stream/stream.ts";
import { closingOnFailure } from "../lifetime/resource.ts";
import { FactorizationError } from "./factorization-error.ts";
import {
  checkNative,
  type Library,
  LibraryObject,
  type LibraryObjectOptions,
  resultWord,
} from "./library-object.ts";
import { columnsOf, type Matrix, matrixOf, matrixPointers, pointersOf } from "./matrix.ts";
import {
  type CheckedOperand,
  checkContiguous,
  checkShape,
  checkType,
  countOf,
  type Operand,
  operandOf,
} from "./operand.ts";
import { checkApart, checkDistinct } from "./overlap.ts";
import { shapeText } from "./shape-text.ts";

/** Options of `Solver`. */
export interface SolverOptions extends LibraryObjectOptions {}

/** Options of factorizations. */
export interface FactorizationOptions {
  /**
   * Memory of i32 for the codes of LAPACK, one for each matrix, 0 for success. The call returns at once then. Without it the call waits
   * for the result, and throws FactorizationError for another code.
   */
  readonly info?: Operand;
}

/** Options of functions of symmetric matrices. */
export interface SymmetricOptions extends FactorizationOptions {
  /** Triangle that is read. `potrf` writes to it, and `syevd` to the whole matrix. Default: "lower". */
  readonly triangle?: "lower" | "upper";
}

/** Options of `syevd`. */
export interface EigenOptions extends SymmetricOptions {
  /** Replaces the matrix by the eigenvectors, its columns. Default: true. */
  readonly vectors?: boolean;
}

/** Memory for the results of `gesvd`. */
export interface SingularValues extends FactorizationOptions {
  /** Singular values in descending order: n for each matrix. */
  readonly s: Operand;
  /** Left singular vectors, the columns: (m, m), or (m, n) for the first n. Its columns must be contiguous. */
  readonly u?: Operand;
  /** Right singular vectors, the rows: (n, n). Its columns must be contiguous. `u` must be given with it. */
  readonly vt?: Operand;
}

const operandType = described<Operand>(
  "an array, a buffer or view(buffer, shape)",
  (value) => holdsElements(value) || isKind(value, "Buffer"),
);

const solverOptions = optionsTable<SolverOptions>()(
  "libraries.SolverOptions",
  { Solver: 1 },
  {
    stream: {
      type: ofKind<Stream>("Stream"),
      defaultText: "the default stream",
      text: "Stream of all calls.",
    },
  },
);

const info = {
  type: operandType,
  defaultText: "the call waits and throws",
  text: "Memory of i32 for the codes.",
} as const;
const triangle = { type: oneOf("lower", "upper"), default: "lower", text: "Triangle that is read." } as const;

const factorizationOptions = optionsTable<FactorizationOptions>()(
  "libraries.FactorizationOptions",
  { "Solver.getrf": 2, "Solver.geqrf": 2, "Solver.orgqr": 2 },
  { info },
);

const symmetricOptions = optionsTable<SymmetricOptions>()(
  "libraries.SymmetricOptions",
  { "Solver.potrf": 1 },
  { info, triangle },
);

const eigenOptions = optionsTable<EigenOptions>()(
  "libraries.EigenOptions",
  { "Solver.syevd": 2 },
  {
    ...{ info, triangle },
    vectors: { type: flag(), default: true, text: "Replaces the matrix by the eigenvectors." },
  },
);

const singularValues = optionsTable<SingularValues>()(
  "libraries.SingularValues",
  { "Solver.gesvd": 1 },
  {
    info,
    s: { type: operandType, required: true, text: "Memory of the singular values." },
    u: { type: operandType, defaultText: "no vectors", text: "Memory of the left singular vectors." },
    vt: { type: operandType, defaultText: "no vectors", text: "Memory of the right singular vectors." },
  },
);

const cusolver: Library<Cusolver> = {
  name: "cuSOLVER",
  soname: "libcusolver.so.12",
  packages:
    "cuSOLVER is in the pip packages nvidia-cusolver (CUDA 13) and nvidia-cusolver-cu12, and in the apt packages libcusolver-13-0 and libcusolver-12-9.",
  load: nativeCusolver,
  statusName: (code) => cusolverStatus_t.nameOf(code),
};

/** Throws LibraryError on the soft GPU. `caller` names the function that needs cuSOLVER. */
export const checkCusolver = (caller: string, device: Device): void => checkNative(caller, cusolver, device);

type Name = keyof Cusolver & string;

/** A function of cuSOLVER for a type: "Sgetrf" for f32 and "Dgetrf" for f64. */
const named = (type: string, name: string): Name => `cusolverDn${type === "f32" ? "S" : "D"}${name}` as Name;

const types = ["f32", "f64"] as const;

/** Returns the constant of a triangle. Rows of C's order are columns of cuSOLVER, so that the other triangle is meant. */
const triangleOf = (given: "lower" | "upper", { isByRows }: Matrix): number =>
  (given === "lower") === isByRows ? CUBLAS_FILL_MODE_UPPER : CUBLAS_FILL_MODE_LOWER;

/** Largest workspace that is retained for the next call, in bytes. */
const RETAINED_BYTES = 32 * 2 ** 20;

/**
 * cuSOLVER on a device: factorizations of dense matrices of f32 and f64, in place. Operands are arrays of `doorbell/array`, views of
 * buffers, and buffers as vectors. The functions have the names of LAPACK. The axes before the matrices are a stack, whose matrices
 * follow each other. cuSOLVER reads columns, so matrices must have contiguous columns: `view(buffer, [n, m]).mT`, or
 * `x.mT.copy().mT` of an array. Symmetric matrices may have contiguous rows.
 *
 * `handle` is the cusolverDnHandle_t, for the functions of `doorbell/ffi/cusolver`.
 *
 * @throws LibraryError with the package where cuSOLVER is missing, and on the soft GPU.
 *
 * @example
 * using solver = new Solver(gpu);
 * using buffer = gpu.from(new Float64Array([4, 2, 2, 3]));
 * using b = gpu.from(new Float64Array([8, 8]));
 * using pivots = gpu.allocate(2, "i32");
 * const a = view(buffer, [2, 2]).mT; // symmetric here
 * solver.getrf(a, pivots);
 * solver.getrs(a, pivots, view(b, [1, 2]).mT);
 * console.log(b.toArray()); // Float64Array [1, 2]
 */
export class Solver extends LibraryObject<Cusolver> {
  /** The C object, `cusolverDnHandle_t`. */
  readonly handle: number;

  constructor(device: Device, options?: SolverOptions) {
    const { stream } = checkOptions(solverOptions, "Solver", options);
    super("Solver", cusolver, device, stream);
    const result = resultWord();
    this.call("cusolverDnCreate", addressOf(result));
    this.handle = Number(result[0]);
    this.ownFrozen(device, this.stream);
    closingOnFailure(this, () => this.call("cusolverDnSetStream", this.handle, this.stream.pointer));
  }

  get label(): string {
    return `Solver of ${this.device.label}`;
  }

  /**
   * Replaces matrices (m, n) by their factors L and U, with exchanged rows (`cusolverDnSgetrf`). The diagonal of L is 1 and not stored.
   * `pivots` gets min(m, n) numbers of i32 for each matrix: row i was exchanged with row `pivots[i]`, counted from 1.
   *
   * @throws FactorizationError for a singular matrix, unless `info` is given.
   * @throws TypeError, RangeError for types and shapes that do not fit, and for contiguous rows.
   *
   * @example
   * using solver = new Solver(gpu);
   * using a = gpu.from(new Float32Array([0, 1, 2, 0]));
   * using pivots = gpu.allocate(2, "i32");
   * solver.getrf(view(a, [2, 2]).mT, pivots); // pivots is [2, 2]
   */
  getrf(a: Operand, pivots: Operand, options?: FactorizationOptions): void {
    const given = checkOptions(factorizationOptions, "getrf", options);
    const operand = this.#written("getrf: a", a);
    const { rows, columns, pitch } = columnsOf(operand);
    const order = Math.min(rows, columns);
    const indices = this.#perMatrix("getrf: pivots", pivots, operand, [order], "i32");
    checkApart(indices, operand);
    if (countOf(operand.shape) === 0) return;
    this.#begin(operand, indices);
    const shape = [rows, columns, operand.pointer, pitch] as const;
    const work = this.#workspace(operand.type, this.#size(named(operand.type, "getrf_bufferSize"), ...shape));
    const pointers = matrixPointers(operand);
    this.#factorize("getrf", given.info, [operand, indices], (code, i) => {
      const result = [indices.pointer + 4 * i * order, code] as const;
      this.#run(named(operand.type, "getrf"), rows, columns, pointers[i]!, pitch, work, ...result);
    });
  }

  /**
   * Replaces b (n, k) by the solutions x of `a x = b`, by the factors and pivots of `getrf` (`cusolverDnSgetrs`).
   *
   * @throws TypeError, RangeError for types and shapes that do not fit, and for contiguous rows.
   *
   * @example
   * using solver = new Solver(gpu);
   * using a = gpu.from(new Float32Array([0, 1, 2, 0]));
   * using b = gpu.from(new Float32Array([6, 5]));
   * using pivots = gpu.allocate(2, "i32");
   * const factors = view(a, [2, 2]).mT;
   * solver.getrf(factors, pivots);
   * solver.getrs(factors, pivots, view(b, [1, 2]).mT); // b is [5, 3]
   */
  getrs(a: Operand, pivots: Operand, b: Operand): void {
    const [factors, target] = [this.#matrices("getrs: a", a), this.#written("getrs: b", b)];
    const [{ rows: n, columns, pitch }, right] = [columnsOf(factors), columnsOf(target)];
    checkType(target, [factors.type]);
    if (n !== columns || !isSame(factors.shape.slice(0, -2), target.shape.slice(0, -2)) || right.rows !== n)
      throw new RangeError(
        `getrs: a has the shape ${shapeText(factors.shape)} and b ${shapeText(target.shape)}. Use (n, n) and (n, k), and the same axes before them`,
      );
    const indices = this.#perMatrix("getrs: pivots", pivots, factors, [n], "i32");
    checkApart(target, factors, indices);
    if (countOf(target.shape) === 0) return;
    this.#begin(factors, target, indices);
    const [matrices, targets] = [matrixPointers(factors), matrixPointers(target)];
    // The code reports wrong arguments only, and they are checked.
    const unused = this.#codes(1);
    try {
      for (const [i, matrix] of matrices.entries())
        this.#run(
          ...([named(factors.type, "getrs"), CUBLAS_OP_N, n, right.columns, matrix, pitch] as const),
          ...([indices.pointer + 4 * i * n, targets[i]!, right.pitch, unused.pointer] as const),
        );
    } finally {
      unused.close(this.stream);
    }
  }

  /**
   * Replaces a triangle of symmetric positive definite matrices by their Cholesky factor (`cusolverDnSpotrf`): L with `a = L L'`, or U
   * with `a = U' U`. The other triangle stays as it is.
   *
   * @throws FactorizationError for a matrix that is not positive definite, unless `info` is given.
   * @throws TypeError, RangeError for types and shapes that do not fit.
   *
   * @example
   * using solver = new Solver(gpu);
   * using a = gpu.from(new Float64Array([4, 0, 2, 10]));
   * solver.potrf(view(a, [2, 2])); // a is [2, 0, 1, 3]
   */
  potrf(a: Operand, options?: SymmetricOptions): void {
    const given = checkOptions(symmetricOptions, "potrf", options);
    const operand = this.#written("potrf: a", a);
    const matrix = squareOf(operand);
    if (countOf(operand.shape) === 0) return;
    this.#begin(operand);
    const { type } = operand;
    const mode = [triangleOf(given.triangle, matrix), matrix.rows] as const;
    const size = this.#size(named(type, "potrf_bufferSize"), ...mode, operand.pointer, matrix.pitch);
    const work = this.#workspace(type, size);
    const pointers = matrixPointers(operand);
    this.#factorize("potrf", given.info, [operand], (code, i) =>
      this.#run(named(type, "potrf"), ...mode, pointers[i]!, matrix.pitch, work, size, code),
    );
  }

  /**
   * Replaces matrices (m, n) by R in the upper triangle, and by the reflectors of Q below it (`cusolverDnSgeqrf`). `tau` gets the
   * min(m, n) factors of the reflectors of each matrix, for `orgqr`.
   *
   * @throws TypeError, RangeError for types and shapes that do not fit, and for contiguous rows.
   *
   * @example
   * using solver = new Solver(gpu);
   * using a = gpu.from(new Float64Array([3, 4, 1, 2]));
   * using tau = gpu.allocate(2, "f64");
   * solver.geqrf(view(a, [2, 2]).mT, tau); // a begins with R: -5
   */
  geqrf(a: Operand, tau: Operand, options?: FactorizationOptions): void {
    const given = checkOptions(factorizationOptions, "geqrf", options);
    const operand = this.#written("geqrf: a", a);
    const { rows, columns, pitch } = columnsOf(operand);
    const order = Math.min(rows, columns);
    const factors = this.#perMatrix("geqrf: tau", tau, operand, [order], operand.type);
    checkApart(factors, operand);
    if (countOf(operand.shape) === 0) return;
    this.#begin(operand, factors);
    const { type } = operand;
    const size = this.#size(named(type, "geqrf_bufferSize"), rows, columns, operand.pointer, pitch);
    const work = this.#workspace(type, size);
    const [pointers, taus] = [
      matrixPointers(operand),
      pointersOf(factors, factors.shape.length - operand.shape.length + 2),
    ];
    this.#factorize("geqrf", given.info, [operand, factors], (code, i) =>
      this.#run(named(type, "geqrf"), rows, columns, pointers[i]!, pitch, taus[i]!, work, size, code),
    );
  }

  /**
   * Replaces the reflectors of `geqrf` by the first k columns of Q (`cusolverDnSorgqr`). `a` is (m, k) with k up to m, the first
   * columns of the matrix of `geqrf`.
   *
   * @throws TypeError, RangeError for types and shapes that do not fit, and for contiguous rows.
   *
   * @example
   * using solver = new Solver(gpu);
   * using a = gpu.from(new Float64Array([3, 4, 1, 2]));
   * using tau = gpu.allocate(2, "f64");
   * solver.geqrf(view(a, [2, 2]).mT, tau);
   * solver.orgqr(view(a, [2, 2]).mT, tau); // a begins with Q: -0.6, -0.8
   */
  orgqr(a: Operand, tau: Operand, options?: FactorizationOptions): void {
    const given = checkOptions(factorizationOptions, "orgqr", options);
    const operand = this.#written("orgqr: a", a);
    const { rows, columns, pitch } = columnsOf(operand);
    if (columns > rows)
      throw new RangeError(
        `orgqr: a has the shape ${shapeText(operand.shape)}. Use at most as many columns as rows`,
      );
    const factors = this.#perMatrix("orgqr: tau", tau, operand, [columns], operand.type);
    checkApart(factors, operand);
    if (countOf(operand.shape) === 0) return;
    this.#begin(operand, factors);
    const { type } = operand;
    const shape = [rows, columns, columns] as const;
    const size = this.#size(
      named(type, "orgqr_bufferSize"),
      ...shape,
      operand.pointer,
      pitch,
      factors.pointer,
    );
    const work = this.#workspace(type, size);
    const [pointers, taus] = [
      matrixPointers(operand),
      pointersOf(factors, factors.shape.length - operand.shape.length + 2),
    ];
    this.#factorize("orgqr", given.info, [operand, factors], (code, i) =>
      this.#run(named(type, "orgqr"), ...shape, pointers[i]!, pitch, taus[i]!, work, size, code),
    );
  }

  /**
   * Computes the singular values of matrices (m, n) with m >= n, and the vectors where memory is given: `a = u diag(s) vt`
   * (`cusolverDnSgesvd`). The matrices are overwritten.
   *
   * @throws FactorizationError for values that did not converge, unless `info` is given.
   * @throws TypeError, RangeError for types and shapes that do not fit, and for contiguous rows.
   *
   * @example
   * using solver = new Solver(gpu);
   * using a = gpu.from(new Float64Array([3, 0, 0, 4]));
   * using s = gpu.allocate(2, "f64");
   * solver.gesvd(view(a, [2, 2]).mT, { s }); // s is [4, 3]
   */
  gesvd(a: Operand, results: SingularValues): void {
    const given = checkOptions(singularValues, "gesvd", results);
    const operand = this.#written("gesvd: a", a);
    const { type, shape } = operand;
    const { rows: m, columns: n, pitch } = columnsOf(operand);
    if (m < n)
      throw new RangeError(
        `gesvd: a has the shape ${shapeText(shape)}. Use at least as many rows as columns: the transposed matrix has the same values`,
      );
    if ((given.u === undefined) !== (given.vt === undefined))
      throw new TypeError(
        `gesvd: ${given.u === undefined ? "u" : "vt"} is missing. Use both u and vt, or neither`,
      );
    const values = this.#perMatrix("gesvd: s", given.s, operand, [n], type);
    const u =
      given.u === undefined
        ? undefined
        : this.#vectors("gesvd: u", given.u, operand, [
            [m, m],
            [m, n],
          ]);
    const vt = given.vt === undefined ? undefined : this.#vectors("gesvd: vt", given.vt, operand, [[n, n]]);
    const vectors = [u, vt].filter((each) => each !== undefined);
    for (const [i, each] of [values, ...vectors].entries())
      checkApart(each, operand, ...[values, ...vectors].slice(i + 1));
    if (countOf(shape) === 0) return;
    this.#begin(operand, values, ...vectors);
    const size = this.#size(named(type, "gesvd_bufferSize"), m, n);
    const work = this.#workspace(type, size);
    const job = (u === undefined ? "N" : u.shape.at(-1) === m ? "A" : "S").charCodeAt(0);
    const pointers = matrixPointers(operand);
    const [lefts, rights] = [u, vt].map((each) => (each === undefined ? [] : matrixPointers(each))) as [
      readonly number[],
      readonly number[],
    ];
    const [pitchOfLeft, pitchOfRight] = [u, vt].map((each) =>
      each === undefined ? 1 : columnsOf(each).pitch,
    ) as [number, number];
    const bytes = type === "f32" ? 4 : 8;
    // Without memory for the superdiagonal, the library does not report values that did not converge.
    const rest = this.device.allocateAsync(Math.max(1, n - 1), type as "f32" | "f64", this.stream);
    try {
      this.#factorize("gesvd", given.info, [operand, values, ...vectors], (code, i) =>
        this.#run(
          ...([
            named(type, "gesvd"),
            job,
            job,
            m,
            n,
            pointers[i]!,
            pitch,
            values.pointer + i * n * bytes,
          ] as const),
          ...([lefts[i] ?? 0, Math.max(pitchOfLeft, m), rights[i] ?? 0, Math.max(pitchOfRight, n)] as const),
          ...([work, size, rest.pointer, code] as const),
        ),
      );
    } finally {
      rest.close(this.stream);
    }
  }

  /**
   * Computes the eigenvalues of symmetric matrices, in ascending order, from one of their triangles (`cusolverDnSsyevd`). The matrices
   * are replaced by the eigenvectors, which are the columns, or are overwritten without `vectors`.
   *
   * @throws FactorizationError for values that did not converge, unless `info` is given.
   * @throws TypeError, RangeError for types and shapes that do not fit.
   *
   * @example
   * using solver = new Solver(gpu);
   * using a = gpu.from(new Float64Array([2, 1, 1, 2]));
   * using values = gpu.allocate(2, "f64");
   * solver.syevd(view(a, [2, 2]).mT, values); // values is [1, 3]
   */
  syevd(a: Operand, values: Operand, options?: EigenOptions): void {
    const given = checkOptions(eigenOptions, "syevd", options);
    const operand = this.#written("syevd: a", a);
    const matrix = given.vectors ? columnsOf(operand) : matrixOf(operand);
    squareOf(operand);
    const { type } = operand;
    const n = matrix.rows;
    const target = this.#perMatrix("syevd: values", values, operand, [n], type);
    checkApart(target, operand);
    if (countOf(operand.shape) === 0) return;
    this.#begin(operand, target);
    const kind = given.vectors ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
    const mode = [kind, triangleOf(given.triangle, matrix), n] as const;
    const first = [operand.pointer, matrix.pitch, target.pointer] as const;
    const size = this.#size(named(type, "syevd_bufferSize"), ...mode, ...first);
    const work = this.#workspace(type, size);
    const bytes = type === "f32" ? 4 : 8;
    const pointers = matrixPointers(operand);
    this.#factorize("syevd", given.info, [operand, target], (code, i) =>
      this.#run(
        ...([named(type, "syevd"), ...mode, pointers[i]!, matrix.pitch] as const),
        ...([target.pointer + i * n * bytes, work, size, code] as const),
      ),
    );
  }

  protected destroy(): void {
    this.call("cusolverDnDestroy", this.handle);
  }

  /** Returns matrices of f32 or f64 that a function writes. */
  #written(name: string, value: Operand): CheckedOperand {
    const operand = this.#matrices(name, value);
    checkDistinct(operand);
    return operand;
  }

  /** Returns matrices of f32 or f64. */
  #matrices(name: string, value: Operand): CheckedOperand {
    this.ensureOpen();
    const operand = operandOf(name, this.device, value);
    checkType(operand, types);
    checkSizes(operand);
    return operand;
  }

  /** Returns contiguous memory with the last axes `inner` for each matrix of a stack. A buffer of that length fits too. */
  #perMatrix(
    name: string,
    value: Operand,
    { shape }: CheckedOperand,
    inner: readonly number[],
    type: string,
  ): CheckedOperand {
    const operand = operandOf(name, this.device, value);
    checkType(operand, [type]);
    checkContiguous(operand);
    const wanted = [...shape.slice(0, -2), ...inner];
    if (operand.shape.length === 1 && operand.shape[0] === countOf(wanted))
      return { ...operand, shape: wanted, strides: contiguousStrides(wanted) };
    checkShape(operand, wanted, "the same axes as the matrices before the last ones");
    return operand;
  }

  /** Returns matrices of one of several shapes, with contiguous columns. */
  #vectors(
    name: string,
    value: Operand,
    { type, shape }: CheckedOperand,
    allowed: readonly (readonly number[])[],
  ): CheckedOperand {
    const operand = operandOf(name, this.device, value);
    checkType(operand, [type]);
    columnsOf(operand);
    checkSizes(operand);
    checkDistinct(operand);
    const stack = shape.slice(0, -2);
    if (!allowed.some((inner) => isSame(operand.shape, [...stack, ...inner])))
      throw new RangeError(
        `${name} has the shape ${shapeText(operand.shape)}. Use ${allowed.map((inner) => shapeText([...stack, ...inner])).join(" or ")}`,
      );
    return operand;
  }

  #begin(...operands: readonly CheckedOperand[]): void {
    this.enter();
    this.refuseCapture("cuSOLVER", "Factorizations allocate and wait, so call them outside of the capture");
    this.useMemory(...operands);
  }

  #run(name: Name, ...given: readonly number[]): void {
    this.call(name, this.handle, ...given);
  }

  /** Calls a function that writes the size of a workspace to its last argument. Returns the number of elements. */
  #size(name: Name, ...given: readonly number[]): number {
    const result = new Int32Array(new ArrayBuffer(4));
    this.#run(name, ...given, addressOf(result));
    return workElements(name, result[0]!);
  }

  #workspace(type: string, elements: number): number {
    return this.workspaceOf(Math.max(1, elements) * (type === "f32" ? 4 : 8));
  }

  #codes(count: number) {
    return this.device.allocateAsync(count, "i32", this.stream);
  }

  /**
   * Runs a factorization for each matrix, with the address of its code. `used` has the matrices first, and other memory of the
   * function. Throws FactorizationError where no memory for codes is given.
   */
  #factorize(
    method: SolverMethod,
    given: Operand | undefined,
    used: readonly CheckedOperand[],
    run: (code: number, i: number) => void,
  ): void {
    try {
      this.#runAll(method, given, used, run);
    } finally {
      this.trimWorkspace(RETAINED_BYTES);
    }
  }

  #runAll(
    method: SolverMethod,
    given: Operand | undefined,
    used: readonly CheckedOperand[],
    run: (code: number, i: number) => void,
  ): void {
    const count = countOf(used[0]!.shape.slice(0, -2));
    if (given !== undefined) {
      const operand = operandOf(`${method}: info`, this.device, given);
      checkType(operand, ["i32"]);
      checkContiguous(operand);
      if (countOf(operand.shape) !== count)
        throw new RangeError(
          `${method}: info has ${countOf(operand.shape)} elements. Use ${count}, one for each matrix`,
        );
      checkApart(operand, ...used);
      for (let i = 0; i < count; i++) run(operand.pointer + 4 * i, i);
      return;
    }
    const codes = this.#codes(count);
    try {
      for (let i = 0; i < count; i++) run(codes.pointer + 4 * i, i);
      const found = new Int32Array(new ArrayBuffer(4 * count));
      codes.copyTo(found, this.stream);
      this.stream.synchronize();
      for (const [i, order] of found.entries())
        if (order !== 0) throw new FactorizationError(method, reasonOf(method, order), order, i, count);
    } finally {
      codes.close(this.stream);
    }
  }
}

/** Functions that report a code of LAPACK. */
export type SolverMethod = "getrf" | "potrf" | "geqrf" | "orgqr" | "gesvd" | "syevd";

/** Returns the reason for a code of LAPACK. A negative one is the number of a wrong argument. */
export function reasonOf(method: SolverMethod, order: number): string {
  if (order < 0) return `cuSOLVER refuses its argument ${-order}. Report this with the shapes`;
  if (method === "getrf") return `the matrix is singular: element ${order} of the diagonal of U is 0`;
  if (method === "potrf")
    return `the matrix is not positive definite: its leading part of order ${order} is not`;
  return `${order} of the values did not converge`;
}

/** Largest value of a C int. */
const MOST = 0x7fffffff;

/** Throws RangeError for rows, columns, or distances of them that do not fit in a C int. */
export function checkSizes({ name, shape, strides }: CheckedOperand): void {
  // An axis of one element has no distance.
  const pitches = strides.slice(-2).filter((_, axis) => shape.slice(-2)[axis]! > 1);
  if (Math.max(...shape.slice(-2), ...pitches) > MOST)
    throw new RangeError(
      `${name} has the shape ${shapeText(shape)} and the strides (${strides.join(", ")}). Use at most ${MOST} for rows, columns and their strides`,
    );
}

/** Returns the size of a workspace, in elements. cuSOLVER gives a negative one where the size does not fit in a C int. */
export function workElements(name: string, elements: number): number {
  if (elements >= 0) return elements;
  throw new RangeError(
    `${name} of cuSOLVER asks for ${elements} elements of workspace: the size does not fit in 32 bits. Use smaller matrices`,
  );
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((length, axis) => length === b[axis]);

/** Returns square matrices with contiguous rows or columns. Throws RangeError for other ones. */
function squareOf(operand: CheckedOperand): Matrix {
  const matrix = matrixOf(operand);
  if (matrix.rows !== matrix.columns)
    throw new RangeError(`${operand.name} has the shape ${shapeText(operand.shape)}. Use square matrices`);
  return matrix;
}
