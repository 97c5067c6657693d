import type { StructType } from "../../../ffi/layout/index.ts";
import type { ElementName, KernelArray, KernelStructs, NestedArray } from "./signature.ts";

/** Three numbers of a thread or block. */
export interface Index {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

type AtomicTarget = { readonly [index: number]: unknown; readonly length: number };
type Value = number | bigint;

/** Atomics on an element of an array in global or shared memory. Each returns the value before. */
export interface Atomic {
  add<T extends Value>(array: AtomicTarget, index: number | readonly number[], value: T): T;
  sub<T extends Value>(array: AtomicTarget, index: number | readonly number[], value: T): T;
  min<T extends Value>(array: AtomicTarget, index: number | readonly number[], value: T): T;
  max<T extends Value>(array: AtomicTarget, index: number | readonly number[], value: T): T;
  and<T extends Value>(array: AtomicTarget, index: number | readonly number[], value: T): T;
  or<T extends Value>(array: AtomicTarget, index: number | readonly number[], value: T): T;
  xor<T extends Value>(array: AtomicTarget, index: number | readonly number[], value: T): T;
  /** Adds 1, or returns to 0 above `value` (atom.inc). */
  inc(array: AtomicTarget, index: number | readonly number[], value: number): number;
  /** Subtracts 1, or returns to `value` at 0 (atom.dec). */
  dec(array: AtomicTarget, index: number | readonly number[], value: number): number;
  exchange<T extends Value>(array: AtomicTarget, index: number | readonly number[], value: T): T;
  /** Writes `value` where the element is `expected`. Returns the value before (atom.cas). */
  compareExchange<T extends Value>(
    array: AtomicTarget,
    index: number | readonly number[],
    expected: T,
    value: T,
  ): T;
  /** Reads with acquire order at the scope of the device. */
  load<T extends Value = number>(array: AtomicTarget, index: number | readonly number[]): T;
  /** Writes with release order at the scope of the device. */
  store(array: AtomicTarget, index: number | readonly number[], value: Value): void;
}

/** Operations of the 32 threads of a warp. All of them must call. */
export interface Warp {
  readonly size: 32;
  /** Index of the thread in its warp, 0 to 31. */
  readonly lane: number;
  shuffle<T extends Value>(value: T, lane: number, width?: number): T;
  shuffleUp<T extends Value>(value: T, distance: number, width?: number): T;
  shuffleDown<T extends Value>(value: T, distance: number, width?: number): T;
  shuffleXor<T extends Value>(value: T, mask: number, width?: number): T;
  any(condition: boolean): boolean;
  all(condition: boolean): boolean;
  /** Returns a bit for each thread whose condition is true. */
  ballot(condition: boolean): number;
  activeMask(): number;
  /** Returns a bit for each thread that has the same value. */
  match(value: number): number;
  sync(): void;
  /** Sum of all lanes (redux.sync, sm_80). */
  add(value: number): number;
  min(value: number): number;
  max(value: number): number;
  and(value: number): number;
  or(value: number): number;
  xor(value: number): number;
}

/** Functions of one instruction, with an error that CUDA documents for their `__` forms. */
export interface Fast {
  exp(x: number): number;
  exp2(x: number): number;
  log(x: number): number;
  log2(x: number): number;
  sin(x: number): number;
  cos(x: number): number;
  tanh(x: number): number;
  sqrt(x: number): number;
  rsqrt(x: number): number;
  rcp(x: number): number;
  divide(x: number, y: number): number;
}

/** Functions of mathematics that JavaScript does not have, with CUDA's accuracy. */
export interface Special {
  /** 2 to the power of x. */
  exp2(x: number): number;
  /** 10 to the power of x. */
  exp10(x: number): number;
  /** Sine of pi * x, of an f32. */
  sinpi(x: number): number;
  /** Cosine of pi * x, of an f32. */
  cospi(x: number): number;
  /** Error function of an f32. */
  erf(x: number): number;
  /** 1 minus the error function of an f32, also where the difference is small. */
  erfc(x: number): number;
  /** Normal distribution function of an f32. */
  normcdf(x: number): number;
  /** Gamma function of an f32. */
  gamma(x: number): number;
  /** Logarithm of the absolute value of the gamma function of an f32. */
  lgamma(x: number): number;
}

/** Second parameter of a kernel's body. */
export interface Intrinsics {
  readonly threadIdx: Index;
  readonly blockIdx: Index;
  readonly blockDim: Index;
  readonly gridDim: Index;
  /** Index of the thread in the whole grid: blockIdx * blockDim + threadIdx. */
  readonly globalIdx: Index;
  /** Number of threads of the whole grid: gridDim * blockDim. */
  readonly globalSize: Index;
  /** Declares shared memory of the block: `shared("f32", 16, 16)`. */
  shared<T extends ElementName, D extends readonly [number, ...number[]]>(
    type: T,
    ...sizes: D
  ): Dimensioned<T, D>;
  /** Declares shared memory of structs: `shared(Body, 64)`. */
  shared<T extends StructType>(type: T, size: number): KernelStructs<T>;
  /** Declares memory of the thread, not zeroed. */
  local<T extends ElementName, D extends readonly [number, ...number[]]>(
    type: T,
    ...sizes: D
  ): Dimensioned<T, D>;
  local<T extends StructType>(type: T, size: number): KernelStructs<T>;
  /** Returns the dynamic shared memory of the launch (`sharedBytes`), from an offset in bytes. */
  dynamicShared<T extends ElementName>(type: T, offset?: number): KernelArray<T>;
  /** Waits for all threads of the block (__syncthreads). */
  sync(): void;
  /** Waits for the block, and returns the number of threads whose condition is true. */
  syncCount(condition: boolean): number;
  syncAnd(condition: boolean): boolean;
  syncOr(condition: boolean): boolean;
  /** Orders memory accesses for other threads of the block, the device or the system (__threadfence). */
  readonly fence: { block(): void; device(): void; system(): void };
  readonly atomic: Atomic;
  readonly warp: Warp;
  readonly fast: Fast;
  readonly special: Special;
  i8(x: number): number;
  u8(x: number): number;
  i16(x: number): number;
  u16(x: number): number;
  /** Converts to i32. A float is cut toward zero and saturated. */
  i32(x: Value | boolean): number;
  u32(x: Value | boolean): number;
  i64(x: Value | boolean): bigint;
  u64(x: Value | boolean): bigint;
  f32(x: Value | boolean): number;
  f64(x: Value | boolean): number;
  bool(x: Value | boolean): boolean;
  /** Returns the bits of an f32 as i32. */
  bitsOf(x: number): number;
  f32FromBits(bits: number): number;
  f64FromBits(bits: bigint): number;
  /** Number of bits that are 1. */
  popc(x: Value): number;
  /** Number of leading bits that are 0. */
  clz(x: Value): number;
  /** Place of the lowest bit that is 1, from 1. Returns 0 for 0. */
  ffs(x: number): number;
  brev(x: number): number;
  /** Upper half of the product. */
  mulhi<T extends Value>(x: T, y: T): T;
  dp4a(x: number, y: number, sum: number): number;
  prmt(x: number, y: number, selector: number): number;
  /** x * y + z with one rounding. */
  fma(x: number, y: number, z: number): number;
  /** Returns one of two values without a branch. Both are computed. */
  select<T extends Value>(condition: boolean, yes: T, no: T): T;
  /** Cycles of the multiprocessor. */
  clock(): bigint;
  /** Time in nanoseconds. */
  globalTimer(): bigint;
  /** Ends the launch with an error. */
  trap(): never;
  /** Writes the values as one line to the standard output, with spaces between them (printf). */
  print(...values: readonly (Value | boolean | string)[]): void;
  /** Ends the launch with CUDA_ERROR_ASSERT where the condition is false. The message is its text, or `message`. */
  assert(condition: boolean, message?: string): void;
  /** Numbers for `for..of`: `range(n)`, `range(from, to)`, `range(from, to, step)`. */
  range(...bounds: readonly [number, number?, number?]): Iterable<number>;
}

type Dimensioned<T extends ElementName, D extends readonly unknown[]> = D extends readonly [
  unknown,
  ...infer Rest,
]
  ? NestedArray<T, Rest>
  : never;
