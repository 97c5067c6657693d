import process from "node:process";
import { shown } from "../arguments/shown.ts";
import type { Index, Intrinsics } from "./language/intrinsics.ts";

/** Indices of a thread, for a body that runs as plain JavaScript. */
export interface ThreadIndices {
  readonly threadIdx?: Partial<Index>;
  readonly blockIdx?: Partial<Index>;
  readonly blockDim?: Partial<Index>;
  readonly gridDim?: Partial<Index>;
}

/**
 * Returns intrinsics for a body that a test calls as plain JavaScript, without a device. They are the indices,
 * conversions, operations on bits, `select`, `range`, `print`, `assert` and `trap`. Reading another intrinsic throws
 * TypeError with the fix. A whole number of 32 bits is taken as an integer, so `u32(-1)` is 4294967295.
 *
 * @example
 * const body = ({ y }: { y: number[] }, { globalIdx, popc }: Intrinsics) => {
 *   y[globalIdx.x] = popc(y[globalIdx.x]!);
 * };
 * const numbers = [7, 8, 255];
 * for (let i = 0; i < 3; i++) body({ y: numbers }, plainIntrinsics({ threadIdx: { x: i } }));
 * console.log(numbers); // [3, 1, 8]
 */
export function plainIntrinsics(indices: ThreadIndices = {}): Intrinsics {
  if (typeof indices !== "object" || indices === null)
    throw new TypeError(
      `plainIntrinsics: the indices are ${shown(indices)}. Use an object with threadIdx, blockIdx, blockDim and gridDim`,
    );
  const index = (given: Partial<Index> | undefined, missing: number): Index => ({
    x: given?.x ?? missing,
    y: given?.y ?? missing,
    z: given?.z ?? missing,
  });
  const [threadIdx, blockIdx] = [index(indices.threadIdx, 0), index(indices.blockIdx, 0)];
  const [blockDim, gridDim] = [index(indices.blockDim, 1), index(indices.gridDim, 1)];
  const each = (run: (axis: "x" | "y" | "z") => number): Index => ({ x: run("x"), y: run("y"), z: run("z") });
  const known: Readonly<Record<string, unknown>> = {
    ...{ threadIdx, blockIdx, blockDim, gridDim },
    globalIdx: each((axis) => blockIdx[axis] * blockDim[axis] + threadIdx[axis]),
    globalSize: each((axis) => gridDim[axis] * blockDim[axis]),
    ...conversions,
    ...bits,
    ...reports,
    range,
  };
  return new Proxy(known, {
    get(target, name) {
      if (typeof name === "symbol" || Object.hasOwn(target, name)) return Reflect.get(target, name);
      throw new TypeError(
        `plainIntrinsics: ${name} has no meaning for one thread of plain JavaScript. Launch the kernel on the soft GPU: openDevice("soft")`,
      );
    },
  }) as unknown as Intrinsics;
}

type Value = number | bigint | boolean;

/** Returns an integer of `bits` bits. Whole numbers of 32 bits wrap, other numbers are cut and saturated. */
function integer(x: Value, bits: 32 | 64, isSigned: boolean): bigint {
  const wrap = (n: bigint) => (isSigned ? BigInt.asIntN(bits, n) : BigInt.asUintN(bits, n));
  if (typeof x !== "number") return wrap(BigInt(x));
  if (Number.isInteger(x) && Math.abs(x) < 2 ** 32) return wrap(BigInt(x));
  if (Number.isNaN(x)) return 0n;
  const [low, high] = isSigned
    ? [-(1n << BigInt(bits - 1)), (1n << BigInt(bits - 1)) - 1n]
    : [0n, (1n << BigInt(bits)) - 1n];
  if (Math.abs(x) === Infinity) return x > 0 ? high : low;
  const whole = BigInt(Math.trunc(x));
  return whole < low ? low : whole > high ? high : whole;
}

const view = new DataView(new ArrayBuffer(8));

const conversions = {
  i8: (x: number) => (x << 24) >> 24,
  u8: (x: number) => x & 0xff,
  i16: (x: number) => (x << 16) >> 16,
  u16: (x: number) => x & 0xffff,
  i32: (x: Value) => Number(integer(x, 32, true)),
  u32: (x: Value) => Number(integer(x, 32, false)),
  i64: (x: Value) => integer(x, 64, true),
  u64: (x: Value) => integer(x, 64, false),
  f32: (x: Value) => Math.fround(Number(x)),
  f64: (x: Value) => Number(x),
  bool: (x: Value) => Boolean(x),
  /** Bits of an f32. Plain JavaScript does not know whether a number is an f64. */
  bitsOf(x: number) {
    view.setFloat32(0, x);
    return view.getInt32(0);
  },
  f32FromBits(bits: number) {
    view.setInt32(0, bits);
    return view.getFloat32(0);
  },
  f64FromBits(bits: bigint) {
    view.setBigInt64(0, bits);
    return view.getFloat64(0);
  },
};

/** Returns the binary digits of a number of 32 bits, or of a bigint of 64 bits. */
const digits = (x: number | bigint): string =>
  typeof x === "bigint"
    ? BigInt.asUintN(64, x).toString(2).padStart(64, "0")
    : (x >>> 0).toString(2).padStart(32, "0");

const both = (low: number, high: number): bigint => (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);

const bits = {
  popc: (x: number | bigint) => digits(x).replaceAll("0", "").length,
  clz: (x: number | bigint) => /^0*/.exec(digits(x))![0].length,
  ffs(x: number | bigint) {
    const all = digits(x);
    const last = all.lastIndexOf("1");
    return last < 0 ? 0 : all.length - last;
  },
  brev(x: number | bigint) {
    const turned = BigInt(`0b${[...digits(x)].reverse().join("")}`);
    return typeof x === "bigint" ? (x < 0n ? BigInt.asIntN(64, turned) : turned) : Number(turned) | 0;
  },
  funnelLeft: (low: number, high: number, count: number) =>
    Number(BigInt.asUintN(32, (both(low, high) << BigInt(count & 31)) >> 32n)),
  funnelRight: (low: number, high: number, count: number) =>
    Number(BigInt.asUintN(32, both(low, high) >> BigInt(count & 31))),
  prmt(x: number, y: number, selector: number) {
    const bytes = both(x, y);
    let result = 0;
    for (let i = 0; i < 4; i++) {
      const digit = (selector >>> (4 * i)) & 15;
      const byte = Number((bytes >> BigInt(8 * (digit & 7))) & 0xffn);
      // The top bit of a digit repeats the sign of the byte.
      result |= (digit & 8 ? (byte & 0x80 ? 0xff : 0) : byte) << (8 * i);
    }
    return result;
  },
  select: <T>(condition: boolean, yes: T, no: T): T => (condition ? yes : no),
};

const reports = {
  print: (...values: readonly unknown[]) => {
    process.stdout.write(`${values.join(" ")}\n`);
  },
  assert: (condition: boolean, message = "the condition is false") => {
    if (!condition) throw new Error(`assert: ${message}`);
  },
  trap: () => {
    throw new Error("trap: the body ended the launch");
  },
};

function* range(first: number, second?: number, step = 1): Generator<number> {
  const [from, to] = second === undefined ? [0, first] : [first, second];
  for (let i = from; i < to; i += step) yield i;
}
