import { checkOptions, described, number, optionsTable } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import type { Device } from "../cuda/device/device.ts";
import { checkDtype, checkScalar, type Dtype, factsOf, integerRange, isInteger } from "./dtype.ts";
import { KernelText, narrowed } from "./emit.ts";
import { type KernelSource, launch, sourceOf } from "./kernels.ts";
import { NdArray } from "./nd-array.ts";
import { allocateNode } from "./node.ts";
import { checkShape, type Shape, sizeOf } from "./shape.ts";
import { accessBuffer, accessOf, storeText } from "./vector-text.ts";

/** Options of `arrays(gpu).random`. */
export interface RandomOptions {
  /** Seed of all numbers, up to 2^64 - 1. Equal seeds give equal numbers. Default: one from the system. */
  readonly seed?: number | bigint;
}

/** Options of `uniform`. */
export interface UniformOptions {
  /** Smallest number. Default: 0. */
  readonly low?: number;
  /** Number above all others. Default: 1. */
  readonly high?: number;
  /** Float type. Default: "f32". */
  readonly dtype?: Dtype;
}

/** Options of `normal`. */
export interface NormalOptions {
  /** Mean of the distribution. Default: 0. */
  readonly mean?: number;
  /** Standard deviation of the distribution. Default: 1. */
  readonly deviation?: number;
  /** Float type. Default: "f32". */
  readonly dtype?: Dtype;
}

const isSeed = (value: unknown): boolean =>
  typeof value === "bigint"
    ? value >= 0n && value < 1n << 64n
    : Number.isSafeInteger(value) && (value as number) >= 0;

const randomOptions = optionsTable<RandomOptions>()(
  "array.RandomOptions",
  { "ArrayMaker.random": 0 },
  {
    seed: {
      type: described<number | bigint>("a whole number from 0 to 2^64 - 1", isSeed),
      text: "Seed of all numbers.",
    },
  },
);

const anyNumber = number(-Number.MAX_VALUE, Number.MAX_VALUE);
const floatType = described<Dtype>('"f32", "f64", "f16" or "bf16"', (value) =>
  ["f32", "f64", "f16", "bf16"].includes(value as string),
);

const uniformOptions = optionsTable<UniformOptions>()(
  "array.UniformOptions",
  { "RandomGenerator.uniform": 1 },
  {
    low: { type: anyNumber, default: 0, text: "Smallest number." },
    high: { type: anyNumber, default: 1, text: "Number above all others." },
    dtype: { type: floatType, default: "f32", text: "Float type." },
  },
);

const normalOptions = optionsTable<NormalOptions>()(
  "array.NormalOptions",
  { "RandomGenerator.normal": 1 },
  {
    mean: { type: anyNumber, default: 0, text: "Mean of the distribution." },
    deviation: { type: number(0, Number.MAX_VALUE), default: 1, text: "Standard deviation." },
    dtype: { type: floatType, default: "f32", text: "Float type." },
  },
);

/** Number of threads of a block. */
const BLOCK = 256;

const counter = "{ x: u32(block & 0xffffffffn), y: u32(block >> 32n), z: 0, w: attempt }";

/** Parts of the text of a kernel of floats. */
interface KernelParts {
  readonly dtype: Dtype;
  /** Parameters of the distribution. */
  readonly more: object;
  readonly before: string;
  readonly values: readonly string[];
  /** True where a thread stores its numbers together. The memory behind the last number must be unused. */
  readonly vectors: boolean;
}

/**
 * Returns a kernel whose threads each compute the elements of one counter. The texts read the four random words `r.x` to
 * `r.w`.
 */
function source(name: string, { dtype, more, before, values, vectors }: KernelParts): KernelSource {
  const count = values.length;
  const access = accessOf(dtype, count);
  const text = new KernelText();
  const results = values.map((value) => narrowed(value, dtype));
  if (vectors) {
    const names = results.map((each) => text.constant(each));
    storeText(text, "out", "i", { dtype, access, values: names });
  } else for (const [k, each] of results.entries()) text.add(`if (at + ${k} < n) out[at + ${k}] = ${each};`);
  return {
    name: vectors ? `${name}_x${count}` : name,
    signature: {
      ...{ out: vectors ? access.type : `${dtype}[]`, n: "i32", first: "u64", keyLow: "u32", keyHigh: "u32" },
      ...more,
    },
    body: `
const i = globalIdx.x;
const at = i * ${count};
if (at < n) {
  const block = first + u64(i);
  const attempt = 0;
  const r = random.philox(${counter}, { x: keyLow, y: keyHigh });
  ${before}
  ${text}
}`,
  };
}

/** Returns the texts of numbers from 0 to 1, without 1. Each has as many random bits as its type has. */
function unitTexts(dtype: Dtype): string[] {
  if (dtype === "f64")
    return [
      ["r.x", "r.y"],
      ["r.z", "r.w"],
    ].map(([high, low]) => `(f64(${high} >>> 5) * 67108864 + f64(${low} >>> 6)) / 9007199254740992`);
  const bits = { f32: 24, f16: 11, bf16: 8 }[dtype as string]!;
  return ["x", "y", "z", "w"].map((word) => `f32(r.${word} >>> ${32 - bits}) * ${2 ** -bits}`);
}

/** @internal Returns the kernel of uniform numbers. A rounded product may reach `high`, and is then the number below it. */
export function uniformSource(dtype: Dtype, vectors: boolean): KernelSource {
  const register = factsOf(dtype).register;
  const units = unitTexts(dtype);
  return source(`uniform_${dtype}`, {
    ...{ dtype, vectors },
    more: { low: register, span: register, below: register },
    before: units
      .map((unit, k) => `const unit${k} = ${narrowed(`low + (${unit}) * span`, dtype)};`)
      .join("\n  "),
    values: units.map((_, k) => `Math.max(low, Math.min(unit${k}, below))`),
  });
}

/** @internal Returns the kernel of normal numbers, by the method of Box and Muller: each pair of words gives two of them. */
export function normalSource(dtype: Dtype, vectors: boolean): KernelSource {
  const isDouble = dtype === "f64";
  const pairs = isDouble
    ? [[`1 - (${unitTexts("f64")[0]})`, unitTexts("f64")[1]!]]
    : [
        ["random.uniform(r.x)", "f32(r.y >>> 8) * 5.9604644775390625e-8"],
        ["random.uniform(r.z)", "f32(r.w >>> 8) * 5.9604644775390625e-8"],
      ];
  const before = pairs.map(
    ([radius, angle], k) =>
      `const s${k} = Math.sqrt(-2 * Math.log(${radius})); const a${k} = special.sincospi(2 * (${angle}));`,
  );
  const values = pairs.flatMap((_, k) => [
    `mean + deviation * (s${k} * a${k}.cos)`,
    `mean + deviation * (s${k} * a${k}.sin)`,
  ]);
  const register = factsOf(dtype).register;
  return source(`normal_${dtype}`, {
    ...{ dtype, values, vectors, before: before.join("\n  ") },
    more: { mean: register, deviation: register },
  });
}

/**
 * Kernel of whole numbers without bias, by the method of Lemire: the upper half of a random word times the range. A word
 * whose lower half is below the threshold is replaced by one of the next attempt.
 */
const integersSource = (dtype: Dtype): KernelSource => ({
  name: `integers_${dtype}`,
  signature: {
    ...{ out: `${dtype}[]`, n: "i32", first: "u64", keyLow: "u32", keyHigh: "u32" },
    ...{ low: "u64", range: "u64", threshold: "u64" },
  },
  body: `
const i = globalIdx.x;
if (i < n) {
  const block = first + u64(i);
  let attempt = u32(0);
  let value = u64(0);
  let isOpen = true;
  while (isOpen) {
    const r = random.philox(${counter}, { x: keyLow, y: keyHigh });
    const word = (u64(r.y) << 32n) | u64(r.x);
    value = range === 0n ? word : mulhi(word, range);
    isOpen = range !== 0n && word * range < threshold;
    attempt = attempt + u32(1);
  }
  out[i] = ${integerText(dtype)};
}`,
});

function integerText(dtype: Dtype): string {
  if (dtype === "u64") return "low + value";
  if (dtype === "i64") return "i64(low + value)";
  if (dtype === "u32") return "u32((low + value) & 0xffffffffn)";
  return narrowed("i32(i64(low + value))", dtype);
}

/** A kernel of random numbers, and the number of elements that one thread writes. */
interface Launched {
  readonly kernel: KernelSource;
  readonly perThread: number;
  readonly vectors?: boolean;
}

/**
 * Random numbers by a counter (Philox 4x32-10): each element depends on the seed and its position only. All devices and
 * runtimes compute the same numbers. Each call continues behind the numbers of the calls before.
 *
 * @example
 * const random = arrays(gpu).random({ seed: 1 });
 * using a = random.uniform([2, 3]);
 * using b = random.normal([100], { mean: 5, deviation: 2, dtype: "f64" });
 * console.log(a.shape, b.dtype); // [2, 3] f64
 */
export class RandomGenerator {
  /** Device of the numbers. */
  readonly device: Device;
  /** Seed of all numbers. */
  readonly seed: bigint;
  #next = 0n;

  /** @internal Use `arrays(gpu).random({ seed })`. */
  constructor(device: Device, options?: RandomOptions) {
    const { seed } = checkOptions(randomOptions, "random", options);
    this.device = device;
    this.seed = seed === undefined ? systemSeed() : BigInt(seed);
  }

  /**
   * Makes numbers from `low` to `high`, which is left out, with equal probability. Throws RangeError where `high` is not
   * above `low`.
   *
   * @example
   * using a = arrays(gpu).random({ seed: 1 }).uniform([1000], { low: -1 });
   * console.log(Number(a.min().item()) >= -1, Number(a.max().item()) < 1); // true true
   */
  uniform(shape: number | readonly number[], options?: UniformOptions): NdArray {
    const { low, high, dtype } = checkOptions(uniformOptions, "uniform", options);
    if (!(high > low) || !Number.isFinite(high - low))
      throw new RangeError(
        `uniform: low is ${low} and high is ${high}. Use a high above low, with a finite difference`,
      );
    const below = belowOf(high, dtype);
    return this.#runFloats("uniform", checkShape("uniform", shape), dtype, [low, high - low, below]);
  }

  /**
   * Makes numbers of a normal distribution.
   *
   * @example
   * using a = arrays(gpu).random({ seed: 1 }).normal([10000], { mean: 5 });
   * console.log(Math.abs(Number(a.mean().item()) - 5) < 0.1); // true
   */
  normal(shape: number | readonly number[], options?: NormalOptions): NdArray {
    const { mean, deviation, dtype } = checkOptions(normalOptions, "normal", options);
    return this.#runFloats("normal", checkShape("normal", shape), dtype, [mean, deviation]);
  }

  /**
   * Makes whole numbers from `low` to `high`, which is left out, with exactly equal probability. Throws RangeError where the
   * type does not hold them.
   *
   * @example
   * using dice = arrays(gpu).random({ seed: 1 }).integers(1, 7, [1000]);
   * console.log(dice.min().item(), dice.max().item()); // 1n 6n
   */
  integers(
    low: number | bigint,
    high: number | bigint,
    shape: number | readonly number[],
    dtype: Dtype = "i64",
  ): NdArray {
    checkDtype("integers", dtype);
    if (!isInteger(dtype))
      throw new TypeError(`integers: the type is ${dtype}. Use an integer type such as "i32"`);
    const [least, end] = [wholeOf("low", low), wholeOf("high", high)];
    checkScalar("integers", least, dtype);
    if (end <= least)
      throw new RangeError(
        `integers: low is ${least} and high is ${end}. Use a high above low, which is left out`,
      );
    const [, most] = integerRange(dtype);
    if (end - 1n > most) checkScalar("integers", end - 1n, dtype);
    const size = 1n << 64n;
    const range = end - least;
    const threshold = (size - range) % range;
    const words = [BigInt.asUintN(64, least), range === size ? 0n : range, threshold];
    const kernel = sourceOf(`integers ${dtype}`, () => integersSource(dtype));
    return this.#run(checkShape("integers", shape), dtype, { kernel, perThread: 1 }, words);
  }

  /**
   * Makes the whole numbers from 0 to `n`, which is left out, in a random order, as i64. The rows of an array are
   * arranged in that order.
   *
   * @example
   * using order = arrays(gpu).random({ seed: 1 }).permutation(5);
   * console.log(order.sort().toList()); // [0n, 1n, 2n, 3n, 4n]
   */
  permutation(n: number | NdArray): NdArray {
    const rows = n instanceof NdArray ? n.shape[0] : n;
    if (rows === undefined)
      throw new RangeError(
        "permutation: an array without axes has no rows. Use an array of one axis or more",
      );
    const shape = checkShape("permutation", rows);
    // Numbers of 64 bits are almost never equal. Equal ones stay in their order.
    using keys = this.integers(0, 1n << 64n, shape, "u64");
    if (!(n instanceof NdArray)) return keys.argsort();
    using order = keys.argsort();
    return n.take(order, 0);
  }

  /** Runs a kernel of floats. A thread of a real GPU stores its numbers together, and also behind the last number. */
  #runFloats(name: "uniform" | "normal", shape: Shape, dtype: Dtype, values: readonly number[]): NdArray {
    const vectors = this.device.provider === "native";
    const write = name === "uniform" ? uniformSource : normalSource;
    const kernel = sourceOf(`${name} ${dtype} ${vectors}`, () => write(dtype, vectors));
    return this.#run(shape, dtype, { kernel, perThread: dtype === "f64" ? 2 : 4, vectors }, values);
  }

  /** Runs a kernel whose threads each write some elements, with a counter for each thread. */
  #run(
    shape: Shape,
    dtype: Dtype,
    { kernel, perThread, vectors = false }: Launched,
    values: readonly (number | bigint)[],
  ): NdArray {
    const { device, seed } = this;
    const size = sizeOf(shape);
    const array = new NdArray(allocateNode(device, dtype, shape));
    const threads = Math.ceil(size / perThread);
    const first = this.#next;
    this.#next = BigInt.asUintN(64, first + BigInt(threads));
    const key = [Number(seed & 0xffffffffn), Number(seed >> 32n)];
    if (size === 0) return array;
    const view = array.node.view();
    const out = vectors ? accessBuffer(view, dtype, threads * perThread) : view.storage.buffer;
    const grid = Math.ceil(threads / BLOCK);
    launch(device, kernel, { grid, block: BLOCK }, [out, size, first, ...key, ...values]);
    return array;
  }
}

/** Returns 64 random bits of the system. */
function systemSeed(): bigint {
  const [low, high] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return (BigInt(high) << 32n) | BigInt(low);
}

/** Returns the largest number of a type below `high`, which the type may not hold itself. */
function belowOf(high: number, dtype: Dtype): number {
  if (high === 0)
    return -{ f64: Number.MIN_VALUE, f32: 2 ** -149, f16: 2 ** -24, bf16: 2 ** -133 }[dtype as string]!;
  const digits = { f64: 53, f32: 24, f16: 11, bf16: 8 }[dtype as string]!;
  const step = 2 ** (Math.floor(Math.log2(Math.abs(high))) + 1 - digits);
  const floor = Math.floor(high / step) * step;
  if (floor < high) return floor;
  const isPower = high > 0 && Math.log2(high) % 1 === 0;
  return high - (isPower ? step / 2 : step);
}

function wholeOf(name: string, value: unknown): bigint {
  if (typeof value === "bigint") return value;
  if (!Number.isSafeInteger(value))
    throw new TypeError(`integers: ${name} is ${shown(value)}. Use a whole number or a bigint`);
  return BigInt(value as number);
}
