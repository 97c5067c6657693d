import type { StructType } from "../../../ffi/layout/index.ts";
import type {
  DeclaredArray,
  DeclaredArrays,
  ElementName,
  ElementValue,
  KernelArray,
  KernelStructs,
  NestedArray,
  UnionText,
} from "./signature.ts";

/** Three numbers of a thread or block. */
export interface Index {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

type AtomicTarget = { readonly [index: number]: unknown; readonly length: number };
type Value = number | bigint;
/** Type of a result: that of a number or bigint, without the value of a constant. */
type Wide<T extends Value> = number extends T ? T : bigint extends T ? T : T extends bigint ? bigint : number;
/** Index of an element, or a list of indices of an array with several dimensions. */
type Place = number | readonly number[];

/** Threads that an access or a fence is ordered for. Default: "device". */
export type Scope = "block" | "cluster" | "device" | "system";

/** Order of an atomic among the accesses of its thread (default: "relaxed"), and its scope. */
export interface AtomicOptions {
  readonly order?: "relaxed" | "acquire" | "release" | "acquireRelease";
  readonly scope?: Scope;
}

/** Atomics on an element of an array in global or shared memory. Each returns the value before. */
export interface Atomic {
  add<T extends Value>(array: AtomicTarget, index: Place, value: T, options?: AtomicOptions): Wide<T>;
  sub<T extends Value>(array: AtomicTarget, index: Place, value: T, options?: AtomicOptions): Wide<T>;
  min<T extends Value>(array: AtomicTarget, index: Place, value: T, options?: AtomicOptions): Wide<T>;
  max<T extends Value>(array: AtomicTarget, index: Place, value: T, options?: AtomicOptions): Wide<T>;
  and<T extends Value>(array: AtomicTarget, index: Place, value: T, options?: AtomicOptions): Wide<T>;
  or<T extends Value>(array: AtomicTarget, index: Place, value: T, options?: AtomicOptions): Wide<T>;
  xor<T extends Value>(array: AtomicTarget, index: Place, value: T, options?: AtomicOptions): Wide<T>;
  /** Adds 1, or returns to 0 above `value` (atom.inc). */
  inc(array: AtomicTarget, index: Place, value: number, options?: AtomicOptions): number;
  /** Subtracts 1, or returns to `value` at 0 (atom.dec). */
  dec(array: AtomicTarget, index: Place, value: number, options?: AtomicOptions): number;
  exchange<T extends Value>(array: AtomicTarget, index: Place, value: T, options?: AtomicOptions): Wide<T>;
  /** Writes `value` where the element is `expected`. Returns the value before (atom.cas). */
  compareExchange<T extends Value>(
    array: AtomicTarget,
    index: Place,
    expected: T,
    value: T,
    options?: AtomicOptions,
  ): Wide<T>;
  /** Reads an element. The default order is "acquire". */
  load<T extends Value = number>(
    array: AtomicTarget,
    index: Place,
    options?: { readonly order?: "acquire" | "relaxed"; readonly scope?: Scope },
  ): Wide<T>;
  /** Writes an element. The default order is "release". */
  store(
    array: AtomicTarget,
    index: Place,
    value: Value,
    options?: { readonly order?: "release" | "relaxed"; readonly scope?: Scope },
  ): void;
}

/** Order of a fence: "acquireRelease", or "sequential" for one order of all fences, as __threadfence has. */
export interface FenceOptions {
  readonly order?: "acquireRelease" | "sequential";
}

/** Operations of the blocks of a cluster (sm_90, `launch({ cluster: 4, ... })`). */
export interface Cluster {
  /** Index of the block in its cluster. */
  readonly rank: number;
  /** Number of blocks of the cluster. */
  readonly size: number;
  /** Three-dimensional index of the block in its cluster. */
  readonly blockIdx: Index;
  /** Waits for all threads of the cluster. Shared memory is then visible to the other blocks. */
  sync(): void;
  /** First half of `sync`: the thread goes on. */
  arrive(): void;
  /** Second half of `sync`. */
  wait(): void;
  /** Returns an array of shared memory of another block of the cluster (distributed shared memory). */
  shared<A>(array: A, rank: number): A;
}

/** Number of threads of a tile, and width of a shuffle. */
export type TileSize = 1 | 2 | 4 | 8 | 16 | 32;

/** Operations that a warp and a tile have. All their threads take part. */
interface Lanes {
  any(condition: boolean): boolean;
  all(condition: boolean): boolean;
  /** Returns a bit for each thread whose condition is true. */
  ballot(condition: boolean): number;
  /** Returns a bit for each thread that has the same value. */
  match(value: Value): number;
  sync(): void;
  /** Sum of all lanes: one instruction for 32-bit integers (redux.sync, sm_80), exchanges for other types. */
  add<T extends Value>(value: T): Wide<T>;
  min<T extends Value>(value: T): Wide<T>;
  max<T extends Value>(value: T): Wide<T>;
  and<T extends Value>(value: T): Wide<T>;
  or<T extends Value>(value: T): Wide<T>;
  xor<T extends Value>(value: T): Wide<T>;
}

/**
 * Part of a warp (`tiled_partition`). Ranks, and bits of `ballot` and `match`, count from the first thread of the tile. The
 * threads of a tile may be in another branch than those of other tiles.
 */
export interface Tile<Size extends TileSize = TileSize> extends Lanes {
  readonly size: Size;
  /** Index of the thread in the tile, from 0. */
  readonly rank: number;
  /** Index of the tile in its warp, from 0. */
  readonly index: number;
  shuffle<T extends Value>(value: T, rank: number): Wide<T>;
  shuffleUp<T extends Value>(value: T, distance: number): Wide<T>;
  shuffleDown<T extends Value>(value: T, distance: number): Wide<T>;
  shuffleXor<T extends Value>(value: T, mask: number): Wide<T>;
}

/** Shuffles, votes, matches and reductions of the 32 threads of a warp, which must all take part. */
export interface Warp extends Lanes {
  readonly size: 32;
  /** Index of the thread in its warp, 0 to 31. */
  readonly lane: number;
  shuffle<T extends Value>(value: T, lane: number, width?: number): Wide<T>;
  shuffleUp<T extends Value>(value: T, distance: number, width?: number): Wide<T>;
  shuffleDown<T extends Value>(value: T, distance: number, width?: number): Wide<T>;
  shuffleXor<T extends Value>(value: T, mask: number, width?: number): Wide<T>;
  /** Returns a bit for each thread that runs this call. */
  activeMask(): number;
  /** Returns true where the condition is the same in all threads. */
  uniform(condition: boolean): boolean;
  /** Returns the bits of all threads where all have the same value, and 0 otherwise. */
  matchAll(value: Value): number;
  /** Returns the tile of this thread, of a constant number of threads: a number, or a constant of the signature. */
  tile<Size extends number>(
    size: number extends Size ? Size : Size extends TileSize ? Size : TileSize,
  ): Tile<Size extends TileSize ? Size : TileSize>;
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

/** Functions of mathematics that JavaScript does not have, of f32 and f64, with CUDA's accuracy. */
export interface Special {
  /** 2 to the power of x. */
  exp2(x: number): number;
  /** 10 to the power of x. */
  exp10(x: number): number;
  /** Sine of pi * x. */
  sinpi(x: number): number;
  /** Cosine of pi * x. */
  cospi(x: number): number;
  /** Sine and cosine of x. */
  sincos(x: number): { readonly sin: number; readonly cos: number };
  /** Sine and cosine of pi * x. */
  sincospi(x: number): { readonly sin: number; readonly cos: number };
  /** 1 divided by the cube root of x. */
  rcbrt(x: number): number;
  /** 1 divided by the hypotenuse of x and y. */
  rhypot(x: number, y: number): number;
  /** Length of a vector of three components, without overflow on the way. */
  norm3d(x: number, y: number, z: number): number;
  /** 1 divided by the length of a vector of three components. */
  rnorm3d(x: number, y: number, z: number): number;
  /** Length of a vector of four components, without overflow on the way. */
  norm4d(x: number, y: number, z: number, w: number): number;
  /** 1 divided by the length of a vector of four components. */
  rnorm4d(x: number, y: number, z: number, w: number): number;
  /** Error function. */
  erf(x: number): number;
  /** 1 - erf(x), without the loss of small results. */
  erfc(x: number): number;
  /** e^(x^2) * erfc(x). */
  erfcx(x: number): number;
  /** Inverse of the error function. */
  erfinv(y: number): number;
  /** Inverse of erfc. */
  erfcinv(y: number): number;
  /** Distribution function of the standard normal distribution. */
  normcdf(x: number): number;
  /** Inverse of normcdf: the quantile of a probability. */
  normcdfinv(p: number): number;
  /** Gamma function (tgamma). */
  gamma(x: number): number;
  /** Logarithm of the absolute value of the gamma function. */
  lgamma(x: number): number;
  /** x - y where x is larger, and 0 elsewhere. */
  fdim(x: number, y: number): number;
  /** Remainder of the quotient that is rounded to nearest, as IEEE 754 has it. `%` cuts the quotient. */
  remainder(x: number, y: number): number;
  /** Nearest whole number, ties to even. */
  rint(x: number): number;
  /** Absolute value of x with the sign of y. */
  copySign(x: number, y: number): number;
  /** Next number of the type of x in the direction of y. */
  nextAfter(x: number, y: number): number;
  /** Exponent of x to the base 2, as i32: the least i32 for 0 and NaN, and the largest for infinity. */
  ilogb(x: number): number;
  /** x * 2^n with one rounding. */
  ldexp(x: number, n: number): number;
  /** Splits x into a fraction from 1/2 to 1, and an exponent of i32: x is fraction * 2^exponent. */
  frexp(x: number): { readonly fraction: number; readonly exponent: number };
  /** Splits x into a whole number and a fraction, both with its sign. */
  modf(x: number): { readonly whole: number; readonly fraction: number };
}

/** Values of a thread's part of a matrix: a list, or a local array such as `local("f32", 4)`. */
type Fragment = { readonly [index: number]: number; readonly length: number };

/**
 * Products of tensor cores (`mma.sync`). Each adds A * B to C in place, a local array. The number of values of A
 * chooses the shape: 4, 2 and 4 words are m16n8k16 of f16. All threads of a warp call.
 */
export interface MatrixProducts {
  /** A: 4 or 2 words of two f16. B: 2 or 1. C: 4 f32. */
  f16(c: Fragment, a: Fragment, b: Fragment): void;
  /** A: 4 or 2 words of two bf16. B: 2 or 1. C: 4 f32. */
  bf16(c: Fragment, a: Fragment, b: Fragment): void;
  /** A: 4 or 2 f32, which are rounded to tf32, or u32 with the bits of tf32. B: 2 or 1. C: 4 f32. */
  tf32(c: Fragment, a: Fragment, b: Fragment): void;
  /** A: 4 or 2 words of four i8. B: 2 or 1. C: 4 i32. */
  i8(c: Fragment, a: Fragment, b: Fragment): void;
  /** A: 4 or 2 words of four u8. B: 2 or 1. C: 4 i32. */
  u8(c: Fragment, a: Fragment, b: Fragment): void;
  /** A: 4 words of four e4m3. B: 2. C: 4 f32 (sm_89). */
  e4m3(c: Fragment, a: Fragment, b: Fragment): void;
  /** A: 4 words of four e5m2. B: 2. C: 4 f32 (sm_89). */
  e5m2(c: Fragment, a: Fragment, b: Fragment): void;
  /** A: 1 f64. B: 1. C: 2 f64. */
  f64(c: Fragment, a: Fragment, b: Fragment): void;
}

/** Words of two small floats. The first value is in the low bits. fp8 needs sm_89. */
export interface Packing<T> {
  readonly f16x2: T;
  readonly bf16x2: T;
  readonly e4m3x2: T;
  readonly e5m2x2: T;
}

/** Asynchronous copies from global to shared memory. */
export interface AsyncCopies {
  /** Copies `count` elements, together 4, 8 or 16 bytes (`cp.async`, sm_80). */
  copy(to: AtomicTarget, i: Place, from: AtomicTarget, j: Place, count?: number): void;
  /** Ends a group of copies of the thread. */
  commit(): void;
  /** Waits until at most `pending` groups of the thread are open (default: 0). */
  wait(pending?: number): void;
  /** Lets the copies of the thread arrive at an mbarrier when they have finished. */
  arrive(barriers: AtomicTarget, i: Place): void;
  /** Copies `count` elements, a multiple of 16 bytes, by one thread. The bytes complete on an mbarrier (sm_90). */
  bulk(
    to: AtomicTarget,
    i: Place,
    from: AtomicTarget,
    j: Place,
    options: { readonly count: number; readonly barrier: AtomicTarget; readonly at: Place },
  ): void;
}

/** Barriers with a count of arrivals and of bytes: elements of an array of u64 in shared memory (sm_80). */
export interface Mbarriers {
  /** Sets the number of arrivals of each phase. */
  init(barriers: AtomicTarget, i: Place, count: number): void;
  /** Arrives, and returns the state before. */
  arrive(barriers: AtomicTarget, i: Place): bigint;
  /** Arrives, and adds bytes that asynchronous copies will bring (sm_90). */
  arriveAndExpect(barriers: AtomicTarget, i: Place, bytes: number): bigint;
  /** Returns true when the phase with that parity (0 for the first) has ended. */
  test(barriers: AtomicTarget, i: Place, parity: number): boolean;
  /** Waits until the phase with that parity has ended. */
  wait(barriers: AtomicTarget, i: Place, parity: number): void;
}

/** Options of a read of a texture, behind its coordinates. */
export interface TextureReadOptions {
  /** Layer of a layered texture, from 0. */
  readonly layer?: number;
  /** Level of a mipmapped texture, from 0 for the largest. A fraction mixes two levels. Default: level 0. */
  readonly level?: number;
}

/** Coordinates of a texel, one to three. */
export type TextureCoordinates =
  | readonly [x: number]
  | readonly [x: number, y: number]
  | readonly [x: number, y: number, z: number];

/** Coordinates of a texel, and options behind them. */
type TexturePlace<Options> = TextureCoordinates | readonly [...TextureCoordinates, options: Options];

/** Channels of a texel. */
export interface Texel {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}

/** Intrinsics that have no type of the elements of declared memory. */
interface CommonIntrinsics {
  readonly threadIdx: Index;
  readonly blockIdx: Index;
  readonly blockDim: Index;
  readonly gridDim: Index;
  /** Index of the thread in the whole grid: blockIdx * blockDim + threadIdx. */
  readonly globalIdx: Index;
  /** Number of threads of the whole grid: gridDim * blockDim. */
  readonly globalSize: Index;
  /** Waits for all threads of the block (__syncthreads). */
  sync(): void;
  /** Waits for the block, and returns the number of threads whose condition is true. */
  syncCount(condition: boolean): number;
  syncAnd(condition: boolean): boolean;
  syncOr(condition: boolean): boolean;
  /** Orders the memory accesses of the thread for the other threads of a scope (__threadfence). */
  readonly fence: { readonly [S in Scope]: (options?: FenceOptions) => void };
  /** Barriers 1 to 15 of part of a block. `threads` is the number of all that sync or arrive, a multiple of 32. */
  readonly barrier: {
    /** Waits until all threads have come. */
    sync(index: number, threads: number): void;
    /** Counts the thread, which goes on. */
    arrive(index: number, threads: number): void;
  };
  /** All blocks of a cooperative launch (`cooperative: true`). */
  readonly grid: {
    /** Waits for all threads of the grid. */
    sync(): void;
  };
  readonly cluster: Cluster;
  /** Launches that overlap with the one before (`griddepcontrol`, sm_90). */
  readonly gridDependency: {
    /** Waits until the grid before has finished. */
    wait(): void;
    /** Lets the grid after start. */
    launch(): void;
  };
  readonly atomic: Atomic;
  readonly warp: Warp;
  readonly fast: Fast;
  readonly special: Special;
  readonly mma: MatrixProducts;
  /** Loads 1, 2 or 4 matrices of 8x8 16-bit elements from shared memory. Lane i gives the place of row i. */
  ldmatrix(array: AtomicTarget, row: Place, count: 1 | 2 | 4): readonly number[];
  /** `ldmatrix` with the rows and columns of each matrix exchanged. */
  ldmatrixTransposed(array: AtomicTarget, row: Place, count: 1 | 2 | 4): readonly number[];
  /** Stores 1, 2 or 4 matrices of 8x8 16-bit elements to shared memory, one for each word (sm_90). Lane i gives the place of row i. */
  stmatrix(array: AtomicTarget, row: Place, words: AtomicTarget): void;
  /** `stmatrix` with the rows and columns of each matrix exchanged. */
  stmatrixTransposed(array: AtomicTarget, row: Place, words: AtomicTarget): void;
  /** Two f32 as one word of two small floats. */
  readonly pack: Packing<(low: number, high: number) => number>;
  /** Both small floats of a word as f32: x is in the low bits. */
  readonly unpack: Packing<(word: number) => { readonly x: number; readonly y: number }>;
  readonly async: AsyncCopies;
  readonly mbarrier: Mbarriers;
  /** Random numbers by counter, the same as those of cuRAND's philox4x32_10. */
  readonly random: {
    /** Returns four random words for a counter and a key. */
    philox(
      counter: { readonly x: number; readonly y: number; readonly z: number; readonly w: number },
      key: { readonly x: number; readonly y: number },
    ): Texel;
    /** Returns an f32 above 0, and at most 1, from a random word (curand_uniform). */
    uniform(word: number): number;
  };
  /**
   * Reads of a texture in one to three dimensions, `texture.f32(t, x, y, { layer, level })`. Coordinates of i32 name a
   * texel, f32 a place.
   */
  readonly texture: {
    readonly [T in "f32" | "i32" | "u32"]: (
      texture: bigint,
      ...at: TexturePlace<TextureReadOptions>
    ) => Texel;
  } & {
    /** Reads of a cube, by the direction from its centre. */
    readonly cube: {
      readonly [T in "f32" | "i32" | "u32"]: (
        texture: bigint,
        x: number,
        y: number,
        z: number,
        options?: TextureReadOptions,
      ) => Texel;
    };
  };
  /** Access to a surface of 32-bit elements. `{ layer }` behind the coordinates is a layer, or the side of a cube. */
  readonly surface: {
    load(
      surface: bigint,
      type: "f32" | "i32" | "u32",
      ...at: TexturePlace<Pick<TextureReadOptions, "layer">>
    ): number;
    store(
      surface: bigint,
      type: "f32" | "i32" | "u32",
      value: number,
      ...at: TexturePlace<Pick<TextureReadOptions, "layer">>
    ): void;
  };
  /** One instruction by hand: in `` ptx("i32", `popc.b32 $d, ${x};`) `` `$d` is the result. */
  ptx(type: "void", text: string): void;
  ptx(type: "bool", text: string): boolean;
  ptx(type: "i64" | "u64", text: string): bigint;
  ptx(type: "i32" | "u32" | "f32" | "f64", text: string): number;
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
  /** Converts to the type of this launch, by the types of the signature: `cast("f32 | f64", i)`. */
  cast<T extends UnionText>(types: T, x: Value | boolean): ElementValue<T>;
  /** Returns the bits of an f32 as i32. */
  bitsOf(x: number): number;
  f32FromBits(bits: number): number;
  f64FromBits(bits: bigint): number;
  /** Number of bits that are 1. */
  popc(x: Value): number;
  /** Number of leading bits that are 0. */
  clz(x: Value): number;
  /** Place of the lowest bit that is 1, from 1. Returns 0 for 0. */
  ffs(x: Value): number;
  /** Reverses the order of the bits. */
  brev<T extends Value>(x: T): Wide<T>;
  /** Shifts the 64 bits `high:low` left by `count & 31`, and returns the upper half. */
  funnelLeft(low: number, high: number, count: number): number;
  /** Shifts the 64 bits `high:low` right by `count & 31`, and returns the lower half. */
  funnelRight(low: number, high: number, count: number): number;
  /** Upper half of the product. */
  mulhi<T extends Value>(x: T, y: T): Wide<T>;
  /** Adds the products of four pairs of bytes to a sum. A factor of u32 has unsigned bytes. */
  dp4a(x: number, y: number, sum: number): number;
  /** Chooses four of the eight bytes of `x` and `y`, one by each digit of the selector (__byte_perm). */
  prmt(x: number, y: number, selector: number): number;
  /** x * y + z with one rounding. */
  fma(x: number, y: number, z: number): number;
  /** Returns one of two values without a branch. Both are computed. */
  select<T extends Value>(condition: boolean, yes: T, no: T): Wide<T>;
  /** Cycles of the multiprocessor. */
  clock(): bigint;
  /** Time in nanoseconds. */
  globalTimer(): bigint;
  /** Suspends the thread for about that many nanoseconds. */
  sleep(nanoseconds: number): void;
  /** Ends the launch with an error. */
  trap(): never;
  /** Writes the values as one line to the standard output, with spaces between them (printf). */
  print(...values: readonly (Value | boolean | string)[]): void;
  /** Ends the launch with CUDA_ERROR_ASSERT where the condition is false. The message is its text, or `message`. */
  assert(condition: boolean, message?: string): void;
  /** Numbers for `for..of`: `range(n)`, `range(from, to)`, `range(from, to, step)`. */
  range(...bounds: readonly [number, number?, number?]): Iterable<number>;
}

/** Second parameter of a kernel's body. */
export interface Intrinsics extends CommonIntrinsics {
  /** Declares shared memory of the block: `shared("f32", 16, 16)`. */
  shared<T extends ElementName | UnionText, D extends readonly [number, ...number[]]>(
    type: T,
    ...sizes: D
  ): Dimensioned<T, D>;
  /** Declares shared memory of structs: `shared(Body, 64)`. */
  shared<T extends StructType>(type: T, size: number): KernelStructs<T>;
  /** Declares an array of the thread: registers where its indices are constants, and memory, not zeroed, elsewhere. */
  local<T extends ElementName | UnionText, D extends readonly [number, ...number[]]>(
    type: T,
    ...sizes: D
  ): Dimensioned<T, D>;
  local<T extends StructType>(type: T, size: number): KernelStructs<T>;
  /** Returns the dynamic shared memory of the launch (`sharedBytes`), from an offset in bytes. */
  dynamicShared<T extends ElementName | UnionText>(type: T, offset?: number): KernelArray<T>;
}

/** Second parameter of a body whose arrays have type parameters. */
export interface GenericIntrinsics<M extends DeclaredArrays> extends CommonIntrinsics {
  /** Declares shared memory of the block: `shared("f32", 16, 16)`. */
  shared<T extends ElementName | UnionText, D extends readonly [number, ...number[]]>(
    type: T,
    ...sizes: D
  ): GenericDimensioned<T, D, M>;
  /** Declares shared memory of structs: `shared(Body, 64)`. */
  shared<T extends StructType>(type: T, size: number): KernelStructs<T>;
  /** Declares an array of the thread: registers where its indices are constants, and memory, not zeroed, elsewhere. */
  local<T extends ElementName | UnionText, D extends readonly [number, ...number[]]>(
    type: T,
    ...sizes: D
  ): GenericDimensioned<T, D, M>;
  local<T extends StructType>(type: T, size: number): KernelStructs<T>;
  /** Returns the dynamic shared memory of the launch (`sharedBytes`), from an offset in bytes. */
  dynamicShared<T extends ElementName | UnionText>(type: T, offset?: number): DeclaredArray<T, M>;
}

type Dimensioned<T extends string, D extends readonly unknown[]> = D extends readonly [unknown, ...infer Rest]
  ? NestedArray<T, Rest>
  : never;

type GenericDimensioned<
  T extends string,
  D extends readonly unknown[],
  M extends DeclaredArrays,
> = D extends readonly [unknown] ? DeclaredArray<T, M> : Dimensioned<T, D>;
