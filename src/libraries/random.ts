import {
  CURAND_ORDERING_PSEUDO_BEST,
  CURAND_ORDERING_PSEUDO_DEFAULT,
  CURAND_ORDERING_PSEUDO_DYNAMIC,
  CURAND_ORDERING_PSEUDO_LEGACY,
  CURAND_ORDERING_PSEUDO_SEEDED,
  CURAND_RNG_PSEUDO_MRG32K3A,
  CURAND_RNG_PSEUDO_MT19937,
  CURAND_RNG_PSEUDO_MTGP32,
  CURAND_RNG_PSEUDO_PHILOX4_32_10,
  CURAND_RNG_PSEUDO_XORWOW,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL32,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL64,
  CURAND_RNG_QUASI_SOBOL32,
  CURAND_RNG_QUASI_SOBOL64,
  type Curand,
  curandStatus_t,
  nativeCurand,
} from "../../ffi/curand/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import {
  big,
  checkOptions,
  checkValue,
  either,
  number,
  oneOf,
  optionsTable,
  whole,
} from "../arguments/options.ts";
import type { Device } from "../cuda/device/device.ts";
import { ofKind } from "../cuda/driver/kind.ts";
import type { Stream } from "../cuda/stream/stream.ts";
import { closingOnFailure } from "../lifetime/resource.ts";
import { type Library, LibraryObject, type LibraryObjectOptions, resultWord } from "./library-object.ts";
import {
  type CheckedOperand,
  checkContiguous,
  checkType,
  countOf,
  type Operand,
  operandOf,
} from "./operand.ts";

const algorithms = {
  philox: CURAND_RNG_PSEUDO_PHILOX4_32_10,
  xorwow: CURAND_RNG_PSEUDO_XORWOW,
  mrg32k3a: CURAND_RNG_PSEUDO_MRG32K3A,
  mtgp32: CURAND_RNG_PSEUDO_MTGP32,
  mt19937: CURAND_RNG_PSEUDO_MT19937,
  sobol32: CURAND_RNG_QUASI_SOBOL32,
  scrambledSobol32: CURAND_RNG_QUASI_SCRAMBLED_SOBOL32,
  sobol64: CURAND_RNG_QUASI_SOBOL64,
  scrambledSobol64: CURAND_RNG_QUASI_SCRAMBLED_SOBOL64,
} as const;

const orderings = {
  default: CURAND_ORDERING_PSEUDO_DEFAULT,
  best: CURAND_ORDERING_PSEUDO_BEST,
  legacy: CURAND_ORDERING_PSEUDO_LEGACY,
  seeded: CURAND_ORDERING_PSEUDO_SEEDED,
  dynamic: CURAND_ORDERING_PSEUDO_DYNAMIC,
} as const;

/** Generator of cuRAND: five of pseudorandom numbers, and the Sobol sequences of quasirandom ones. */
export type RandomAlgorithm = keyof typeof algorithms;

/** Order of the numbers in memory. Some are faster, and the numbers of some depend on the GPU. */
export type RandomOrdering = keyof typeof orderings;

/** Options of `Random`. */
export interface RandomOptions extends LibraryObjectOptions {
  /** Generator. Default: "philox". */
  readonly algorithm?: RandomAlgorithm;
  /** Seed of pseudorandom numbers, up to 64 bits. Default: 0. */
  readonly seed?: number | bigint;
  /** Number of results that are skipped at the start. "mtgp32" and "mt19937" have no offset. Default: 0. */
  readonly offset?: number | bigint;
  /** Order of pseudorandom numbers in memory. Default: "default". */
  readonly ordering?: RandomOrdering;
  /** Dimensions of quasirandom points. Results are in one dimension after the other. Default: 1. */
  readonly dimensions?: number;
}

/** Options of `normal` and `logNormal`. */
export interface DeviationOptions {
  /** Mean of the normal distribution. Default: 0. */
  readonly mean?: number;
  /** Standard deviation of the normal distribution. Default: 1. */
  readonly std?: number;
}

const word64 = either(whole(0, Number.MAX_SAFE_INTEGER), big());
/** Largest number of dimensions of cuRAND's Sobol sequences. */
const MOST_DIMENSIONS = 20_000;

const randomOptions = optionsTable<RandomOptions>()(
  "libraries.RandomOptions",
  { Random: 1 },
  {
    stream: {
      type: ofKind<Stream>("Stream"),
      defaultText: "the default stream",
      text: "Stream of all calls.",
    },
    algorithm: {
      type: oneOf(...(Object.keys(algorithms) as RandomAlgorithm[])),
      default: "philox",
      text: "Generator.",
    },
    seed: { type: word64, default: 0, text: "Seed of pseudorandom numbers." },
    offset: { type: word64, default: 0, text: "Number of results that are skipped." },
    ordering: {
      type: oneOf(...(Object.keys(orderings) as RandomOrdering[])),
      default: "default",
      text: "Order of the numbers in memory.",
    },
    dimensions: { type: whole(1, MOST_DIMENSIONS), default: 1, text: "Dimensions of quasirandom points." },
  },
);

const deviationOptions = optionsTable<DeviationOptions>()(
  "libraries.DeviationOptions",
  { "Random.normal": 1, "Random.logNormal": 1 },
  {
    mean: {
      type: number(-Number.MAX_VALUE, Number.MAX_VALUE),
      default: 0,
      text: "Mean of the normal distribution.",
    },
    std: {
      type: number(0, Number.MAX_VALUE),
      default: 1,
      text: "Standard deviation of the normal distribution.",
    },
  },
);

const curand: Library<Curand> = {
  name: "cuRAND",
  soname: "libcurand.so.10",
  packages:
    "cuRAND is in the pip packages nvidia-curand (CUDA 13) and nvidia-curand-cu12, and in the apt packages libcurand-13-0 and libcurand-12-9.",
  load: nativeCurand,
  statusName: (code) => curandStatus_t.nameOf(code),
};

const isQuasi = (algorithm: RandomAlgorithm): boolean => /sobol/i.test(algorithm);
const is64 = (algorithm: RandomAlgorithm): boolean => algorithm.endsWith("64");

/** Alignment of the memory that the generator of normal numbers writes in pairs, in bytes. */
const PAIR_ALIGNMENT = 16;

/**
 * A generator of cuRAND. It fills contiguous memory: arrays of `doorbell/array`, views of buffers, or buffers. The calls return at
 * once: the work is queued on the stream of the object. cuRAND allocates the state of the generator itself.
 *
 * The generator of `doorbell/array` gives the same numbers on all devices. cuRAND has other numbers.
 *
 * `handle` is the curandGenerator_t, for the functions of `doorbell/ffi/curand`.
 *
 * @throws LibraryError with the package where cuRAND is missing, and on the soft GPU.
 *
 * @example
 * using random = new Random(gpu, { seed: 7 });
 * using x = gpu.allocate(1000, "f32");
 * random.normal(x, { mean: 5, std: 2 });
 */
export class Random extends LibraryObject<Curand> {
  /** The C object, `curandGenerator_t`. */
  readonly handle: number;
  readonly algorithm: RandomAlgorithm;
  /** Dimensions of quasirandom points, 1 for pseudorandom numbers. */
  readonly dimensions: number;

  constructor(device: Device, options?: RandomOptions) {
    const given = checkOptions(randomOptions, "Random", options);
    const { algorithm, seed, offset, ordering, dimensions } = given;
    if (options !== undefined) checkFits(algorithm, options);
    super("Random", curand, device, given.stream);
    this.algorithm = algorithm;
    this.dimensions = dimensions;
    const result = resultWord();
    this.call("curandCreateGenerator", addressOf(result), algorithms[algorithm]);
    this.handle = Number(result[0]);
    this.ownFrozen(device, this.stream);
    closingOnFailure(this, () => {
      this.call("curandSetStream", this.handle, this.stream.pointer);
      if (isQuasi(algorithm)) this.call("curandSetQuasiRandomGeneratorDimensions", this.handle, dimensions);
      else {
        this.call("curandSetPseudoRandomGeneratorSeed", this.handle, BigInt(seed));
        if (ordering !== "default") this.call("curandSetGeneratorOrdering", this.handle, orderings[ordering]);
      }
      if (BigInt(offset) !== 0n) this.call("curandSetGeneratorOffset", this.handle, BigInt(offset));
      // The first numbers would allocate the state of the generator otherwise, which a capture forbids.
      this.call("curandGenerateSeeds", this.handle);
    });
  }

  get label(): string {
    return `Random (${this.algorithm}) of ${this.device.label}`;
  }

  /**
   * Fills f32 or f64 with numbers above 0 up to 1, both of equal probability (`curandGenerateUniform`).
   *
   * @throws TypeError, RangeError for other types, for gaps, and for a length that the dimensions do not divide.
   * @throws LibraryCallError when cuRAND refuses.
   *
   * @example
   * using random = new Random(gpu);
   * using x = gpu.allocate(1000, "f64");
   * random.uniform(x);
   */
  uniform(target: Operand): void {
    const operand = this.#operand("uniform: target", target, ["f32", "f64"]);
    const call = operand.type === "f32" ? "curandGenerateUniform" : "curandGenerateUniformDouble";
    this.#fill(operand, (pointer, count) => this.call(call, this.handle, pointer, count));
  }

  /**
   * Fills f32 or f64 with normally distributed numbers (`curandGenerateNormal`).
   *
   * @throws TypeError, RangeError for other types, for gaps, and for a length that the dimensions do not divide.
   * @throws LibraryCallError when cuRAND refuses.
   *
   * @example
   * using random = new Random(gpu, { algorithm: "xorwow" });
   * using x = gpu.allocate(999, "f32");
   * random.normal(x, { std: 0.02 });
   */
  normal(target: Operand, options?: DeviationOptions): void {
    const { mean, std } = checkOptions(deviationOptions, "normal", options);
    const operand = this.#operand("normal: target", target, ["f32", "f64"]);
    const call = operand.type === "f32" ? "curandGenerateNormal" : "curandGenerateNormalDouble";
    this.#fillPairs(operand, (pointer, count) => this.call(call, this.handle, pointer, count, mean, std));
  }

  /**
   * Fills f32 or f64 with numbers whose logarithms are normally distributed (`curandGenerateLogNormal`).
   *
   * @throws TypeError, RangeError for other types, for gaps, and for a length that the dimensions do not divide.
   * @throws LibraryCallError when cuRAND refuses.
   *
   * @example
   * using random = new Random(gpu);
   * using x = gpu.allocate(1000, "f32");
   * random.logNormal(x, { mean: 1, std: 0.5 });
   */
  logNormal(target: Operand, options?: DeviationOptions): void {
    const { mean, std } = checkOptions(deviationOptions, "logNormal", options);
    const operand = this.#operand("logNormal: target", target, ["f32", "f64"]);
    const call = operand.type === "f32" ? "curandGenerateLogNormal" : "curandGenerateLogNormalDouble";
    this.#fillPairs(operand, (pointer, count) => this.call(call, this.handle, pointer, count, mean, std));
  }

  /**
   * Fills u32 with numbers of events whose mean is `lambda`, up to 400,000 (`curandGeneratePoisson`). It cannot be captured.
   *
   * @throws TypeError, RangeError for other types, for gaps, and for a mean that is not above 0 or too large.
   * @throws LibraryCallError when cuRAND refuses.
   *
   * @example
   * using random = new Random(gpu);
   * using x = gpu.allocate(1000, "u32");
   * random.poisson(x, 3.5);
   */
  poisson(target: Operand, lambda: number): void {
    checkValue("poisson: lambda", number(Number.MIN_VALUE, MOST_MEAN), lambda);
    const operand = this.#operand("poisson: target", target, ["u32"]);
    this.refuseCapture("poisson", "cuRAND allocates a table for the mean, so call it outside of the capture");
    this.#fill(operand, (pointer, count) =>
      this.call("curandGeneratePoisson", this.handle, pointer, count, lambda),
    );
  }

  /**
   * Fills u32 with random bits, or u64 for the generators of 64 bits (`curandGenerate`, `curandGenerateLongLong`).
   *
   * @throws TypeError, RangeError for another type than that of the generator, and for gaps.
   * @throws LibraryCallError when cuRAND refuses.
   *
   * @example
   * using random = new Random(gpu);
   * using x = gpu.allocate(1000, "u32");
   * random.bits(x);
   */
  bits(target: Operand): void {
    const isLong = is64(this.algorithm);
    const operand = this.#operand("bits: target", target, [isLong ? "u64" : "u32"]);
    const call = isLong ? "curandGenerateLongLong" : "curandGenerate";
    this.#fill(operand, (pointer, count) => this.call(call, this.handle, pointer, count));
  }

  protected destroy(): void {
    this.call("curandDestroyGenerator", this.handle);
  }

  #operand(name: string, value: Operand, types: readonly string[]): CheckedOperand {
    this.ensureOpen();
    const operand = operandOf(name, this.device, value);
    checkType(operand, types);
    checkContiguous(operand);
    const count = countOf(operand.shape);
    if (count % this.dimensions !== 0)
      throw new RangeError(
        `${name} has ${count} elements. Use a multiple of the ${this.dimensions} dimensions`,
      );
    return operand;
  }

  #fill(operand: CheckedOperand, generate: (pointer: number, count: number) => void): void {
    const count = countOf(operand.shape);
    if (count === 0) return;
    this.enter();
    this.useMemory(operand);
    generate(operand.pointer, count);
  }

  /**
   * Fills memory with numbers that pseudorandom generators make in pairs. cuRAND refuses an odd number, and memory that is not
   * aligned for pairs, so that such numbers are copied from memory of the pool.
   */
  #fillPairs(operand: CheckedOperand, generate: (pointer: number, count: number) => void): void {
    const count = countOf(operand.shape);
    const isWhole = isQuasi(this.algorithm) || (count % 2 === 0 && operand.pointer % PAIR_ALIGNMENT === 0);
    if (isWhole || count === 0) {
      this.#fill(operand, generate);
      return;
    }
    this.enter();
    const fix = `Use an even number of elements that begin at a multiple of ${PAIR_ALIGNMENT} bytes, which needs no copy`;
    this.refuseCapture("normal numbers", fix);
    const { type, pointer } = operand;
    const pairs = this.device.allocateAsync(count + (count % 2), type as "f32" | "f64", this.stream);
    try {
      generate(pairs.pointer, pairs.length);
      const bytes = count * (pairs.byteLength / pairs.length);
      const code = this.device.driver.lib.cuMemcpyDtoDAsync_v2(
        pointer,
        pairs.pointer,
        bytes,
        this.stream.pointer,
      );
      this.device.driver.check(code, "cuMemcpyDtoDAsync_v2", `${bytes} bytes`);
    } finally {
      pairs.close(this.stream);
    }
  }
}

/** Largest mean of Poisson numbers, by curand.h. */
const MOST_MEAN = 400_000;

/** Throws TypeError for options that the generator does not have. */
function checkFits(algorithm: RandomAlgorithm, options: RandomOptions): void {
  const refused = isQuasi(algorithm)
    ? (["seed", "ordering"] as const)
    : /^mt/.test(algorithm)
      ? (["offset", "dimensions"] as const)
      : (["dimensions"] as const);
  for (const name of refused)
    if (options[name] !== undefined)
      throw new TypeError(
        `Random: the generator "${algorithm}" has no ${name}. Leave it out, or use another algorithm`,
      );
}
