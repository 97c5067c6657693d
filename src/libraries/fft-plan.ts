import {
  CUFFT_C2C,
  CUFFT_C2R,
  CUFFT_D2Z,
  CUFFT_FORWARD,
  CUFFT_INVERSE,
  CUFFT_R2C,
  CUFFT_Z2D,
  CUFFT_Z2Z,
  type Cufft,
  cufftResult,
  nativeCufft,
} from "../../ffi/cufft/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import { checkOptions, flag, oneOf, optionsTable, whole } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import type { Device } from "../cuda/device/device.ts";
import { ofKind } from "../cuda/driver/kind.ts";
import type { Stream } from "../cuda/stream/stream.ts";
import { closingOnFailure } from "../lifetime/resource.ts";
import { alignmentOf, bytesOfType } from "./buffer-view.ts";
import { type Library, LibraryObject, type LibraryObjectOptions, resultWord } from "./library-object.ts";
import { type CheckedOperand, checkContiguous, countOf, type Operand, operandOf } from "./operand.ts";
import { checkApart } from "./overlap.ts";
import { shapeText } from "./shape-text.ts";

/** Type of the elements before a forward transform: complex numbers of f32 or f64, or real numbers. */
export type FftType = "c64" | "c128" | "f32" | "f64";

/** Options of `FftPlan`. */
export interface FftPlanOptions extends LibraryObjectOptions {
  /** Type of the elements before the forward transform. Default: "c64". */
  readonly type?: FftType;
  /** Number of transforms, one after the other in memory. Default: 1. */
  readonly batch?: number;
}

/** Options of `inverse`. */
export interface InverseOptions {
  /**
   * Lets cuFFT overwrite the input of a transform to real numbers. Without it the plan transforms a copy, which needs as much memory as
   * the input. Default: false.
   */
  readonly overwrite?: boolean;
}

const planOptions = optionsTable<FftPlanOptions>()(
  "libraries.FftPlanOptions",
  { FftPlan: 2 },
  {
    stream: {
      type: ofKind<Stream>("Stream"),
      defaultText: "the default stream",
      text: "Stream of all calls.",
    },
    type: {
      type: oneOf("c64", "c128", "f32", "f64"),
      default: "c64",
      text: "Type of the elements before the forward transform.",
    },
    batch: { type: whole(1, 2 ** 31 - 1), default: 1, text: "Number of transforms." },
  },
);

const inverseOptions = optionsTable<InverseOptions>()(
  "libraries.InverseOptions",
  { "FftPlan.inverse": 2 },
  { overwrite: { type: flag(), default: false, text: "Lets cuFFT overwrite the input of real transforms." } },
);

const cufft: Library<Cufft> = {
  name: "cuFFT",
  soname: "libcufft.so.12",
  packages:
    "cuFFT is in the pip packages nvidia-cufft (CUDA 13) and nvidia-cufft-cu12, and in the apt packages libcufft-13-0 and libcufft-12-9.",
  load: nativeCufft,
  statusName: (code) => cufftResult.nameOf(code),
};

/** A direction of a plan: its type in cuFFT, and the function that runs it. */
interface Direction {
  readonly type: number;
  readonly call:
    | "cufftExecC2C"
    | "cufftExecZ2Z"
    | "cufftExecR2C"
    | "cufftExecC2R"
    | "cufftExecD2Z"
    | "cufftExecZ2D";
}

interface TypeFacts {
  /** Complex type of the elements after the forward transform. */
  readonly complex: "c64" | "c128";
  readonly isReal: boolean;
  readonly forward: Direction;
  readonly inverse: Direction;
}

const c2c: Direction = { type: CUFFT_C2C, call: "cufftExecC2C" };
const z2z: Direction = { type: CUFFT_Z2Z, call: "cufftExecZ2Z" };
const facts: Readonly<Record<FftType, TypeFacts>> = {
  c64: { complex: "c64", isReal: false, forward: c2c, inverse: c2c },
  c128: { complex: "c128", isReal: false, forward: z2z, inverse: z2z },
  f32: {
    ...{ complex: "c64", isReal: true },
    forward: { type: CUFFT_R2C, call: "cufftExecR2C" },
    inverse: { type: CUFFT_C2R, call: "cufftExecC2R" },
  },
  f64: {
    ...{ complex: "c128", isReal: true },
    forward: { type: CUFFT_D2Z, call: "cufftExecD2Z" },
    inverse: { type: CUFFT_Z2D, call: "cufftExecZ2D" },
  },
};

/** Most axes of a transform. */
const MOST_AXES = 3;

/**
 * A plan of cuFFT for Fourier transforms of one to three axes, for complex and real numbers. Its workspace is allocated once, from
 * the pool of the device. Operands are contiguous in C's order: arrays of `doorbell/array`, views of buffers, or buffers. Complex
 * numbers may be in a buffer of f32 or f64 with two elements each. The calls return at once: the work is queued on the stream of
 * the plan.
 *
 * No direction has a factor, as in cuFFT: `inverse` after `forward` multiplies the elements by the product of the lengths.
 *
 * `handle` is the cufftHandle, for the functions of `doorbell/ffi/cufft`. A plan of real numbers has one for each direction.
 *
 * @throws LibraryError with the package where cuFFT is missing, and on the soft GPU.
 * @throws LibraryCallError when cuFFT refuses the lengths.
 *
 * @example
 * using plan = new FftPlan(gpu, [4], { type: "f32" });
 * using x = gpu.from(new Float32Array([1, 2, 3, 4]));
 * using y = gpu.allocate(6, "f32"); // three complex numbers
 * plan.forward(x, y);
 * console.log(y.toArray()); // Float32Array [10, 0, -2, 2, -2, 0]
 */
export class FftPlan extends LibraryObject<Cufft> {
  /** Lengths of the axes. */
  readonly lengths: readonly number[];
  readonly batch: number;
  /** Type of the elements before the forward transform. */
  readonly type: FftType;
  /** The C object of the forward transform, `cufftHandle`. */
  readonly handle: number;
  /** The C object of the inverse transform, `cufftHandle`. It is `handle` for complex numbers. */
  readonly inverseHandle: number;

  constructor(device: Device, lengths: readonly number[], options?: FftPlanOptions) {
    const { stream, type, batch } = checkOptions(planOptions, "FftPlan", options);
    if (!isLengths(lengths))
      throw new RangeError(
        `FftPlan: the lengths are ${shown(lengths)}. Use a list of one to ${MOST_AXES} whole numbers from 1`,
      );
    super("FftPlan", cufft, device, stream);
    this.lengths = Object.freeze([...lengths]);
    this.batch = batch;
    this.type = type;
    const { forward, inverse, isReal } = facts[type];
    const first = this.#make(forward.type);
    this.handle = first.handle;
    let second = first;
    try {
      if (isReal) second = this.#make(inverse.type);
    } catch (error) {
      this.lib.cufftDestroy(this.handle);
      throw error;
    }
    this.inverseHandle = second.handle;
    this.ownFrozen(device, this.stream);
    closingOnFailure(this, () => {
      const work = this.workspaceOf(Math.max(first.bytes, second.bytes));
      for (const handle of new Set([this.handle, this.inverseHandle])) {
        this.call("cufftSetStream", handle, this.stream.pointer);
        this.call("cufftSetWorkArea", handle, work);
      }
    });
  }

  get label(): string {
    return `FftPlan (${this.lengths.join(" x ")} ${this.type})`;
  }

  #make(type: number): { readonly handle: number; readonly bytes: number } {
    const result = new Int32Array(new ArrayBuffer(4));
    this.call("cufftCreate", addressOf(result));
    const handle = result[0]!;
    const lengths = new BigInt64Array(new ArrayBuffer(8 * this.lengths.length));
    lengths.set(this.lengths.map(BigInt));
    const size = resultWord();
    try {
      // The workspace comes from the pool of the device.
      this.call("cufftSetAutoAllocation", handle, 0);
      this.call(
        ...(["cufftMakePlanMany64", handle, this.lengths.length, addressOf(lengths)] as const),
        ...([0, 1, 0, 0, 1, 0, type, this.batch, addressOf(size)] as const),
      );
    } catch (error) {
      this.lib.cufftDestroy(handle);
      throw error;
    }
    return { handle, bytes: Number(size[0]) };
  }

  /**
   * Transforms `input` to `output` (`cufftExecC2C` and others). Complex numbers may be transformed in place. A transform of real
   * numbers has the first n / 2 + 1 complex numbers of the last axis as its result. The others are their conjugates.
   *
   * @throws TypeError, RangeError for types and sizes that do not fit the plan.
   * @throws LibraryCallError when cuFFT refuses.
   *
   * @example
   * using plan = new FftPlan(gpu, [8, 8], { batch: 3 });
   * using x = gpu.allocate(2 * 3 * 8 * 8, "f32");
   * plan.forward(x, x);
   */
  forward(input: Operand, output: Operand): void {
    const { isReal, complex, forward } = facts[this.type];
    const from = this.#operand("forward: input", input, this.type, this.lengths);
    const to = this.#operand("forward: output", output, complex, isReal ? this.#half : this.lengths);
    this.#checkPlace(from, to);
    this.enter();
    this.useMemory(from, to);
    if (isReal) this.call(forward.call, this.handle, from.pointer, to.pointer);
    else this.call(forward.call, this.handle, from.pointer, to.pointer, CUFFT_FORWARD);
  }

  /**
   * Transforms back, without a factor: the result of `forward` becomes its input, multiplied by the product of the lengths.
   *
   * @throws TypeError, RangeError for types and sizes that do not fit the plan.
   * @throws LibraryCallError when cuFFT refuses.
   *
   * @example
   * using plan = new FftPlan(gpu, [1024]);
   * using x = gpu.allocate(2 * 1024, "f32").fill(1);
   * plan.forward(x, x);
   * plan.inverse(x, x); // x is 1024 everywhere
   */
  inverse(input: Operand, output: Operand, options?: InverseOptions): void {
    const { overwrite } = checkOptions(inverseOptions, "inverse", options);
    const { isReal, complex, inverse } = facts[this.type];
    const from = this.#operand("inverse: input", input, complex, isReal ? this.#half : this.lengths);
    const to = this.#operand("inverse: output", output, this.type, this.lengths);
    this.#checkPlace(from, to);
    this.enter();
    this.useMemory(from, to);
    if (!isReal) {
      this.call(inverse.call, this.inverseHandle, from.pointer, to.pointer, CUFFT_INVERSE);
      return;
    }
    if (overwrite) {
      this.call(inverse.call, this.inverseHandle, from.pointer, to.pointer);
      return;
    }
    this.refuseCapture("inverse", "Use { overwrite: true }, which needs no copy");
    const bytes = countOf([this.batch, ...this.#half]) * bytesOfType(complex);
    const copy = this.device.allocateAsync(bytes, "u8", this.stream);
    try {
      const code = this.device.driver.lib.cuMemcpyDtoDAsync_v2(
        copy.pointer,
        from.pointer,
        bytes,
        this.stream.pointer,
      );
      this.device.driver.check(code, "cuMemcpyDtoDAsync_v2", `${bytes} bytes`);
      this.call(inverse.call, this.inverseHandle, copy.pointer, to.pointer);
    } finally {
      copy.close(this.stream);
    }
  }

  protected destroy(): void {
    for (const handle of new Set([this.handle, this.inverseHandle])) this.call("cufftDestroy", handle);
  }

  /** Lengths of the result of real numbers. */
  get #half(): readonly number[] {
    return [...this.lengths.slice(0, -1), Math.floor(this.lengths.at(-1)! / 2) + 1];
  }

  /** Returns contiguous elements of a type. Complex numbers may be two real ones. */
  #operand(name: string, value: Operand, type: FftType, lengths: readonly number[]): CheckedOperand {
    this.ensureOpen();
    const operand = operandOf(name, this.device, value);
    checkContiguous(operand);
    const parts = { c64: "f32", c128: "f64" }[type as string];
    const wanted = countOf([this.batch, ...lengths]);
    const found = countOf(operand.shape);
    const alignment = bytesOfType(facts[this.type].complex);
    if (operand.pointer % alignment !== 0)
      throw new RangeError(
        `${name} begins at a multiple of ${alignmentOf(operand.pointer)} bytes, and cuFFT needs one of ${alignment}. Use a slice that begins at such an address, or a copy`,
      );
    const isType = operand.type === type;
    if (!isType && operand.type !== parts)
      throw new TypeError(
        `${name} has elements of ${operand.type}. Use ${[type, ...(parts ? [parts] : [])].join(", ")}`,
      );
    const count = isType ? wanted : 2 * wanted;
    if (found !== count)
      throw new RangeError(
        `${name} has ${found} elements of ${operand.type}. Use ${count}: ${shapeText([this.batch, ...lengths])} of ${type}`,
      );
    return operand;
  }

  /** Throws RangeError for memory that is shared in part, and for real numbers in place, whose rows have another length there. */
  #checkPlace(from: CheckedOperand, to: CheckedOperand): void {
    if (facts[this.type].isReal || from.pointer !== to.pointer) checkApart(to, from);
  }
}

const isLengths = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= MOST_AXES &&
  // `every` would skip an element that the list lacks.
  [...value].every((length) => Number.isSafeInteger(length) && length >= 1);
