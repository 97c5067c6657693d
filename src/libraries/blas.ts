import {
  CUBLAS_COMPUTE_32F,
  CUBLAS_COMPUTE_32F_FAST_TF32,
  CUBLAS_COMPUTE_32F_PEDANTIC,
  CUBLAS_COMPUTE_64F,
  CUBLAS_COMPUTE_64F_PEDANTIC,
  CUBLAS_DEFAULT_MATH,
  CUBLAS_DIAG_NON_UNIT,
  CUBLAS_DIAG_UNIT,
  CUBLAS_GEMM_DEFAULT,
  CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION,
  CUBLAS_OP_N,
  CUBLAS_OP_T,
  CUBLAS_PEDANTIC_MATH,
  CUBLAS_POINTER_MODE_DEVICE,
  CUBLAS_POINTER_MODE_HOST,
  CUBLAS_TF32_TENSOR_OP_MATH,
  CUDA_C_32F,
  CUDA_R_16BF,
  CUDA_R_16F,
  CUDA_R_32F,
  CUDA_R_64F,
  type Cublas,
  cublasStatus_t,
  nativeCublas,
} from "../../ffi/cublas/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import { checkOptions, described, flag, oneOf, optionsTable } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import type { Device } from "../cuda/device/device.ts";
import { ofKind } from "../cuda/driver/kind.ts";
import type { Stream } from "../cuda/stream/stream.ts";
import { closingOnFailure } from "../lifetime/resource.ts";
import { blasTypes, gemmCall } from "./gemm.ts";
import { type Library, LibraryObject, type LibraryObjectOptions, resultWord } from "./library-object.ts";
import { matrixOf, vectorOf } from "./matrix.ts";
import { type CheckedOperand, checkSameType, checkType, type Operand, operandOf } from "./operand.ts";
import { checkApart } from "./overlap.ts";
import { shapeText } from "./shape-text.ts";
import { trsmCall } from "./trsm.ts";

/**
 * Precision of products of f32. "tf32" runs on tensor cores with 10 bits of the fraction. "pedantic" also forbids other orders of
 * operations.
 */
export type BlasMath = "default" | "tf32" | "pedantic";

/** Options of `Blas`. */
export interface BlasOptions extends LibraryObjectOptions {
  /** Precision of products. Default: "default". */
  readonly math?: BlasMath;
}

/** A factor: a number, or the real and the imaginary part for c64. */
export type BlasScalar = number | readonly [real: number, imaginary: number];

/** Options of `gemm` and `gemv`. */
export interface ProductOptions {
  /** Factor of the product. Default: 1. */
  readonly alpha?: BlasScalar;
  /** Factor of the former result, which is not read where it is 0. Default: 0. */
  readonly beta?: BlasScalar;
}

/** Options of `trsm`. */
export interface TriangularOptions {
  /** Triangle of `a` that is read. Default: "lower". */
  readonly triangle?: "lower" | "upper";
  /** Solves `a x = alpha b`, or `x a = alpha b`. Default: "left". */
  readonly side?: "left" | "right";
  /** Takes the diagonal of `a` as 1. Default: false. */
  readonly unitDiagonal?: boolean;
  /** Factor of `b`. Default: 1. */
  readonly alpha?: BlasScalar;
}

const blasOptions = optionsTable<BlasOptions>()(
  "libraries.BlasOptions",
  { Blas: 1 },
  {
    stream: {
      type: ofKind<Stream>("Stream"),
      defaultText: "the default stream",
      text: "Stream of all calls.",
    },
    math: {
      type: oneOf("default", "tf32", "pedantic"),
      default: "default",
      text: "Precision of products of f32.",
    },
  },
);

const isNumber = (value: unknown): boolean => typeof value === "number";
const scalar = described<BlasScalar>(
  "a number, or [real, imaginary] for c64",
  (value) => isNumber(value) || (Array.isArray(value) && value.length === 2 && [...value].every(isNumber)),
);

const productOptions = optionsTable<ProductOptions>()(
  "libraries.ProductOptions",
  { "Blas.gemm": 3, "Blas.gemv": 3 },
  {
    alpha: { type: scalar, default: 1, text: "Factor of the product." },
    beta: { type: scalar, default: 0, text: "Factor of the former result." },
  },
);

const triangularOptions = optionsTable<TriangularOptions>()(
  "libraries.TriangularOptions",
  { "Blas.trsm": 2 },
  {
    triangle: { type: oneOf("lower", "upper"), default: "lower", text: "Triangle of a that is read." },
    side: { type: oneOf("left", "right"), default: "left", text: "Side of a in the equation." },
    unitDiagonal: { type: flag(), default: false, text: "Takes the diagonal of a as 1." },
    alpha: { type: scalar, default: 1, text: "Factor of b." },
  },
);

const cublas: Library<Cublas> = {
  name: "cuBLAS",
  soname: "libcublas.so.13",
  packages:
    "cuBLAS is in the pip packages nvidia-cublas (CUDA 13) and nvidia-cublas-cu12, and in the apt packages libcublas-13-0 and libcublas-12-9.",
  load: nativeCublas,
  statusName: (code) => cublasStatus_t.nameOf(code),
};

const cudaTypes: Readonly<Record<string, number>> = {
  ...{ f16: CUDA_R_16F, bf16: CUDA_R_16BF, f32: CUDA_R_32F, f64: CUDA_R_64F, c64: CUDA_C_32F },
};

/** Letters of the functions that have no Ex form, by type. */
const letters = { f32: "S", f64: "D", c64: "C" } as const;

const mathModes = {
  // Parts of a sum are added in f32, so that a result of f16 or bf16 is rounded once.
  default: CUBLAS_DEFAULT_MATH | CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION,
  tf32: CUBLAS_TF32_TENSOR_OP_MATH | CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION,
  pedantic: CUBLAS_PEDANTIC_MATH,
} as const;

const computeTypes = {
  default: CUBLAS_COMPUTE_32F,
  tf32: CUBLAS_COMPUTE_32F_FAST_TF32,
  pedantic: CUBLAS_COMPUTE_32F_PEDANTIC,
} as const;

/** Bytes of workspace that NVIDIA recommends: for compute capability 9.0 and later, and for earlier ones. */
const WORKSPACE_BYTES = 32 * 2 ** 20;
const EARLIER_WORKSPACE_BYTES = 4 * 2 ** 20;
const FIRST_LARGE_CAPABILITY = 9;

/**
 * cuBLAS on a device: products of matrices and vectors. Operands are arrays of `doorbell/array`, views of buffers, and buffers as
 * vectors, of f16, bf16, f32, f64 or c64. Matrices are in C's order (row-major) or transposed, with any distance of rows. Results
 * are written to memory that the caller gives. The calls return at once: the work is queued on the stream of the object.
 *
 * `handle` is the cublasHandle_t, for the functions of `doorbell/ffi/cublas`.
 *
 * @throws LibraryError with the package where cuBLAS is missing, and on the soft GPU.
 *
 * @example
 * using blas = new Blas(gpu);
 * using a = gpu.from(new Float32Array([1, 2, 3, 4]));
 * using c = gpu.allocate(4, "f32");
 * blas.gemm(view(a, [2, 2]), view(a, [2, 2]), view(c, [2, 2]));
 * console.log(c.toArray()); // Float32Array [7, 10, 15, 22]
 */
export class Blas extends LibraryObject<Cublas> {
  /** The C object, `cublasHandle_t`. */
  readonly handle: number;
  /** Precision of products of f32. */
  readonly math: BlasMath;

  constructor(device: Device, options?: BlasOptions) {
    const { stream, math } = checkOptions(blasOptions, "Blas", options);
    super("Blas", cublas, device, stream);
    this.math = math;
    const result = resultWord();
    this.call("cublasCreate_v2", addressOf(result));
    this.handle = Number(result[0]);
    this.ownFrozen(device, this.stream);
    closingOnFailure(this, () => {
      this.call("cublasSetStream_v2", this.handle, this.stream.pointer);
      const isLarge = Number(device.computeCapability) >= FIRST_LARGE_CAPABILITY;
      const bytes = isLarge ? WORKSPACE_BYTES : EARLIER_WORKSPACE_BYTES;
      this.call("cublasSetWorkspace_v2", this.handle, this.workspaceOf(bytes), bytes);
      this.call("cublasSetMathMode", this.handle, mathModes[math]);
    });
  }

  get label(): string {
    return `Blas of ${this.device.label}`;
  }

  /**
   * Computes `c = alpha a b + beta c` for matrices in the last two axes (`cublasGemmStridedBatchedEx`). `a` is (m, k), `b` (k, n)
   * and `c` (m, n). Axes before them are a batch: those of `c`, or of length 1. `c` may be f32 for factors of f16 and bf16.
   *
   * @throws TypeError, RangeError for types and shapes that do not fit, and for matrices without contiguous rows or columns.
   * @throws LibraryCallError when cuBLAS refuses.
   *
   * @example
   * using blas = new Blas(gpu, { math: "tf32" });
   * using a = gpu.allocate(6 * 8, "f32").fill(1);
   * using c = gpu.allocate(6 * 6, "f32");
   * const rows = view(a, [6, 8]);
   * blas.gemm(rows, rows.mT, view(c, [6, 6]), { alpha: 0.5 });
   */
  gemm(a: Operand, b: Operand, c: Operand, options?: ProductOptions): void {
    const { alpha, beta } = checkOptions(productOptions, "gemm", options);
    const operands = [
      this.#operand("gemm: a", a),
      this.#operand("gemm: b", b),
      this.#operand("gemm: c", c),
    ] as const;
    this.#gemm(operands, [alpha, beta]);
  }

  #gemm(
    operands: readonly [CheckedOperand, CheckedOperand, CheckedOperand],
    factors: readonly [BlasScalar, BlasScalar],
  ): void {
    const call = gemmCall(...operands);
    const { type } = operands[0];
    const scalars = this.#scalars(type, ...factors);
    if (call.sizes[0] === 0 || call.sizes[1] === 0 || call.batch === 0) return;
    this.enter();
    this.useMemory(...operands);
    const [m, n, k] = call.sizes;
    const [first, second, result] = call.types.map((each) => cudaTypes[each]!) as [number, number, number];
    for (const [p, q, r] of call.pointers)
      this.call(
        ...(["cublasGemmStridedBatchedEx_64", this.handle, ...call.operations, m, n, k] as const),
        ...([scalars.alpha, p, first, call.pitches[0], call.strides[0]] as const),
        ...([q, second, call.pitches[1], call.strides[1], scalars.beta] as const),
        ...([r, result, call.pitches[2], call.strides[2], call.batch] as const),
        ...([this.#compute(type), CUBLAS_GEMM_DEFAULT] as const),
      );
  }

  /**
   * Computes `y = alpha a x + beta y` for a matrix and vectors (`cublasSgemv` and others). `a` is (m, n), `x` has n elements and
   * `y` m. Vectors may have any stride except 0. Vectors of f16 and bf16 may not run backwards.
   *
   * @throws TypeError, RangeError for types and shapes that do not fit.
   * @throws LibraryCallError when cuBLAS refuses.
   *
   * @example
   * using blas = new Blas(gpu);
   * using a = gpu.allocate(6, "f64").fill(1);
   * using x = gpu.from(new Float64Array([1, 2, 3]));
   * using y = gpu.allocate(2, "f64");
   * blas.gemv(view(a, [2, 3]), x, y); // y is [6, 6]
   */
  gemv(a: Operand, x: Operand, y: Operand, options?: ProductOptions): void {
    const { alpha, beta } = checkOptions(productOptions, "gemv", options);
    const matrix = this.#operand("gemv: a", a);
    const [from, to] = [this.#operand("gemv: x", x), this.#operand("gemv: y", y)];
    checkType(matrix, blasTypes);
    checkSameType(matrix, from, to);
    checkApart(to, matrix, from);
    const { rows, columns, pitch, isByRows } = matrixOf(matrix);
    const [source, target] = [vectorOf(from), vectorOf(to)];
    if (matrix.shape.length !== 2 || source.length !== columns || target.length !== rows)
      throw new RangeError(
        `gemv: a has the shape ${shapeText(matrix.shape)}, x ${shapeText(from.shape)} and y ${shapeText(to.shape)}. Use (m, n), (n,) and (m,)`,
      );
    if (columns === 0) {
      // BLAS leaves y as it is for a matrix without columns. The product of matrices is beta y, in any order of the elements.
      const forwards = { ...to, pointer: target.pointer, strides: [Math.abs(target.step)] };
      this.#gemm([matrix, asColumn(from), asColumn(forwards)], [alpha, beta]);
      return;
    }
    if (!(matrix.type in letters)) {
      this.#gemm([matrix, asColumn(from), asColumn(to)], [alpha, beta]);
      return;
    }
    const scalars = this.#scalars(matrix.type, alpha, beta);
    if (rows === 0) return;
    this.enter();
    this.useMemory(matrix, from, to);
    const letter = letters[matrix.type as keyof typeof letters];
    const [operation, m, n] = isByRows ? [CUBLAS_OP_T, columns, rows] : [CUBLAS_OP_N, rows, columns];
    this.call(
      ...([`cublas${letter}gemv_v2_64`, this.handle, operation!, m!, n!] as const),
      ...([scalars.alpha, matrix.pointer, pitch, source.pointer, source.step] as const),
      ...([scalars.beta, target.pointer, target.step] as const),
    );
  }

  /**
   * Computes `y = alpha x + y` for vectors (`cublasAxpyEx`).
   *
   * @throws TypeError, RangeError for types and lengths that do not fit.
   * @throws LibraryCallError when cuBLAS refuses.
   *
   * @example
   * using blas = new Blas(gpu);
   * using x = gpu.from(new Float32Array([1, 2]));
   * using y = gpu.from(new Float32Array([10, 20]));
   * blas.axpy(2, x, y); // y is [12, 24]
   */
  axpy(alpha: BlasScalar, x: Operand, y: Operand): void {
    const [from, to] = [this.#operand("axpy: x", x), this.#operand("axpy: y", y)];
    const [source, target] = this.#vectors(from, to);
    checkApart(to, from);
    const factor = this.#scalars(from.type, checkScalar("axpy: alpha", alpha), 0).alpha;
    const [type, compute] = [cudaTypes[from.type]!, sumType(from.type)];
    this.enter();
    this.useMemory(from, to);
    this.call(
      ...(["cublasAxpyEx_64", this.handle, source.length, factor, sumType(from.type)] as const),
      ...([source.pointer, type, source.step, target.pointer, type, target.step, compute] as const),
    );
  }

  /**
   * Multiplies a vector by a number, in place (`cublasScalEx`).
   *
   * @throws TypeError, RangeError for a type that is not one of cuBLAS, and for more axes.
   * @throws LibraryCallError when cuBLAS refuses.
   *
   * @example
   * using blas = new Blas(gpu);
   * using x = gpu.from(new Float32Array([1, 2]));
   * blas.scal(3, x); // x is [3, 6]
   */
  scal(alpha: BlasScalar, x: Operand): void {
    const operand = this.#operand("scal: x", x);
    const [{ length, pointer, step }] = this.#vectors(operand);
    const { type } = operand;
    const factor = this.#scalars(type, checkScalar("scal: alpha", alpha), 0).alpha;
    this.enter();
    this.useMemory(operand);
    // BLAS does nothing for a vector that runs backwards, and the order of the elements does not matter here.
    this.call(
      ...(["cublasScalEx_64", this.handle, length, factor, sumType(type)] as const),
      ...([pointer, cudaTypes[type]!, Math.abs(step), sumType(type)] as const),
    );
  }

  /**
   * Writes the sum of the products of the elements to the one element of `result` (`cublasDotEx`). The elements of c64 are not
   * conjugated. `result.toArray()` waits for it.
   *
   * @throws TypeError, RangeError for types and lengths that do not fit.
   * @throws LibraryCallError when cuBLAS refuses.
   *
   * @example
   * using blas = new Blas(gpu);
   * using x = gpu.from(new Float32Array([1, 2, 3]));
   * using result = gpu.allocate(1, "f32");
   * blas.dot(x, x, result);
   * console.log(result.toArray()); // Float32Array [14]
   */
  dot(x: Operand, y: Operand, result: Operand): void {
    const [left, right] = [this.#operand("dot: x", x), this.#operand("dot: y", y)];
    const [first, second] = this.#vectors(left, right);
    const target = this.#one("dot: result", result, left.type);
    checkApart(target, left, right);
    const type = cudaTypes[left.type]!;
    this.enter();
    this.useMemory(left, right, target);
    this.#onDevice(
      ...(["cublasDotEx_64", this.handle, first.length, first.pointer, type, first.step] as const),
      ...([second.pointer, type, second.step, target.pointer, type, sumType(left.type)] as const),
    );
  }

  /**
   * Writes the Euclidean norm of a vector to the one element of `result` (`cublasNrm2Ex`). The norm of c64 is an f32.
   *
   * @throws TypeError, RangeError for types and lengths that do not fit.
   * @throws LibraryCallError when cuBLAS refuses.
   *
   * @example
   * using blas = new Blas(gpu);
   * using x = gpu.from(new Float64Array([3, 4]));
   * using result = gpu.allocate(1, "f64");
   * blas.nrm2(x, result); // result is [5]
   */
  nrm2(x: Operand, result: Operand): void {
    const operand = this.#operand("nrm2: x", x);
    const [{ length, pointer, step }] = this.#vectors(operand);
    const { type } = operand;
    const resultType = type === "c64" ? "f32" : type;
    const target = this.#one("nrm2: result", result, resultType);
    checkApart(target, operand);
    const compute = type === "c64" ? CUDA_R_32F : sumType(type);
    this.enter();
    this.useMemory(operand, target);
    this.#onDevice(
      ...(["cublasNrm2Ex_64", this.handle, length, pointer, cudaTypes[type]!, Math.abs(step)] as const),
      ...([target.pointer, cudaTypes[resultType]!, compute] as const),
    );
  }

  /**
   * Replaces `b` by the solution x of `a x = alpha b` for a triangular matrix `a` (`cublasStrsm` and others). It takes f32, f64 and
   * c64. A zero on the diagonal gives infinities and NaN.
   *
   * @throws TypeError, RangeError for types and shapes that do not fit.
   * @throws LibraryCallError when cuBLAS refuses.
   *
   * @example
   * using blas = new Blas(gpu);
   * using a = gpu.from(new Float64Array([2, 0, 1, 4]));
   * using b = gpu.from(new Float64Array([2, 9]));
   * blas.trsm(view(a, [2, 2]), view(b, [2, 1])); // b is [1, 2]
   */
  trsm(a: Operand, b: Operand, options?: TriangularOptions): void {
    const { triangle, side, unitDiagonal, alpha } = checkOptions(triangularOptions, "trsm", options);
    const [matrix, target] = [this.#operand("trsm: a", a), this.#operand("trsm: b", b)];
    checkType(matrix, Object.keys(letters));
    checkSameType(matrix, target);
    const call = trsmCall(matrix, target, side, triangle);
    const factor = this.#scalars(matrix.type, alpha, 0).alpha;
    if (call.sizes.includes(0)) return;
    this.enter();
    this.useMemory(matrix, target);
    this.call(
      ...([`cublas${letters[matrix.type as keyof typeof letters]}trsm_v2_64`, this.handle] as const),
      ...([call.side, call.triangle, call.operation] as const),
      ...([unitDiagonal ? CUBLAS_DIAG_UNIT : CUBLAS_DIAG_NON_UNIT, ...call.sizes, factor] as const),
      ...([matrix.pointer, call.pitches[0], target.pointer, call.pitches[1]] as const),
    );
  }

  protected destroy(): void {
    this.call("cublasDestroy_v2", this.handle);
  }

  #operand(name: string, value: Operand): CheckedOperand {
    this.ensureOpen();
    return operandOf(name, this.device, value);
  }

  /** Returns vectors of one type and length. Throws for other ones. */
  #vectors(first: CheckedOperand, ...others: readonly CheckedOperand[]) {
    checkType(first, blasTypes);
    checkSameType(first, ...others);
    const vectors = [vectorOf(first), ...others.map(vectorOf)] as const;
    for (const [i, { length }] of vectors.entries())
      if (length !== vectors[0].length)
        throw new RangeError(
          `${others[i - 1]!.name} has ${length} elements, and ${first.name} has ${vectors[0].length}. Use vectors of one length`,
        );
    return vectors as unknown as readonly [(typeof vectors)[0], (typeof vectors)[0]];
  }

  /** Returns the operand that gets one result. Throws for another type, and for more or fewer elements. */
  #one(name: string, value: Operand, type: string): CheckedOperand {
    const operand = this.#operand(name, value);
    checkType(operand, [type]);
    if (operand.shape.some((length) => length !== 1))
      throw new RangeError(`${name} has the shape ${shapeText(operand.shape)}. Use one element`);
    return operand;
  }

  /** Calls a function that writes its result to memory of the device. */
  #onDevice(name: keyof Cublas & string, ...given: readonly (number | bigint)[]): void {
    this.call("cublasSetPointerMode_v2", this.handle, CUBLAS_POINTER_MODE_DEVICE);
    try {
      this.call(name, ...given);
    } finally {
      this.call("cublasSetPointerMode_v2", this.handle, CUBLAS_POINTER_MODE_HOST);
    }
  }

  /** Returns the addresses of two factors in the type that C reads. */
  #scalars(
    type: string,
    alpha: BlasScalar,
    beta: BlasScalar,
  ): { readonly alpha: number; readonly beta: number } {
    const isComplex = type === "c64";
    for (const each of [alpha, beta])
      if (typeof each !== "number" && !isComplex)
        throw new TypeError(`the factor is ${shown(each)}, and the elements are ${type}. Use a number`);
    const [a, b] = [alpha, beta].map((each) => (typeof each === "number" ? [each, 0] : each)) as [
      number[],
      number[],
    ];
    if (type === "f64") {
      doubles[0] = a[0]!;
      doubles[1] = b[0]!;
      return { alpha: addressOf(doubles), beta: addressOf(doubles) + 8 };
    }
    floats.set([...a, ...b]);
    return { alpha: addressOf(floats), beta: addressOf(floats) + 8 };
  }

  #compute(type: string): number {
    if (type === "f64") return this.math === "pedantic" ? CUBLAS_COMPUTE_64F_PEDANTIC : CUBLAS_COMPUTE_64F;
    // Factors of 16 bits have tensor cores without loss, so that tf32 changes nothing for them.
    if (type !== "f32" && type !== "c64" && this.math === "tf32") return CUBLAS_COMPUTE_32F;
    return computeTypes[this.math];
  }
}

/** Factors of a call. cuBLAS reads them before it returns. */
const floats = new Float32Array(new ArrayBuffer(16));
const doubles = new Float64Array(new ArrayBuffer(16));

function checkScalar(name: string, value: BlasScalar): BlasScalar {
  if (isNumber(value) || (Array.isArray(value) && value.length === 2 && [...value].every(isNumber)))
    return value;
  throw new TypeError(`${name} is ${shown(value)}. Use a number, or [real, imaginary] for c64`);
}

/** Returns the type of the factors and sums of functions of vectors: f32 for elements of 16 bits. */
const sumType = (type: string): number => (type === "f16" || type === "bf16" ? CUDA_R_32F : cudaTypes[type]!);

/** Returns a vector as a matrix with one column. */
const asColumn = (operand: CheckedOperand): CheckedOperand => ({
  ...operand,
  shape: [...operand.shape, 1],
  strides: [...operand.strides, 1],
});
