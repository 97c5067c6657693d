import {
  CUDA_ERROR_ASSERT,
  CUDA_ERROR_NOT_SUPPORTED,
  CUDA_SUCCESS,
  type Cuda,
  type CudaFunctions,
} from "../../../ffi/cuda/index.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { CudaError, isSticky, resultName } from "./cuda-error.ts";
import { notOnSoft, softHintFor } from "./error-hints.ts";
import { checkInternal, type Internal } from "./internal.ts";

/** Page for results of C, which does not move. Read a result before the next call. */
export class Results {
  readonly #words = new Uint32Array(new ArrayBuffer(4096));
  readonly #floats = new Float32Array(this.#words.buffer);
  readonly #signed = new Int32Array(this.#words.buffer);
  /** Address of result 0. Results are 8 bytes apart. */
  readonly pointer: number = addressOf(this.#words);
  readonly second: number = this.pointer + 8;
  readonly third: number = this.pointer + 16;
  readonly fourth: number = this.pointer + 24;

  // Shifts mark an index as a small integer, because JavaScriptCore compiles `index * 2` of an optional
  // parameter badly.

  /** Returns result `index` as a 64-bit number (addresses, handles, sizes). */
  u64(index = 0): number {
    const at = index << 1;
    return this.#words[at]! + this.#words[at | 1]! * 4294967296;
  }

  u32(index = 0): number {
    return this.#words[index << 1]!;
  }

  i32(index = 0): number {
    return this.#signed[index << 1]!;
  }

  f32(index = 0): number {
    return this.#floats[index << 1]!;
  }

  /** Sets a value that C reads as well as writes (sizes, modes). */
  put(value: number, index = 0): void {
    const at = index << 1;
    this.#words[at] = value >>> 0;
    this.#words[at | 1] = (value / 4294967296) >>> 0;
  }

  /** Returns the first bytes, for handles that are copied at once. */
  bytes(length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#words.buffer, 0, length);
  }
}

const text = new TextEncoder();

const hotNames = [
  "cuMemcpy",
  "cuMemcpyAsync",
  "cuMemcpyHtoD_v2",
  "cuMemcpyHtoDAsync_v2",
  "cuMemcpyDtoH_v2",
  "cuMemcpyDtoHAsync_v2",
  "cuMemcpyPeerAsync",
  "cuStreamSynchronize",
  "cuMemCreate",
  "cuMemMap",
  "cuMemSetAccess",
] as const;

/** Report of a launch that ended with CUDA_ERROR_ASSERT, which the driver's error does not have. */
export interface FailureReport {
  /** True when the report has no further use. */
  readonly closed: boolean;
  /** Returns the cause, or undefined where the launch did not fail. */
  text(): string | undefined;
}

/** A loaded CUDA driver: the provider's table of functions, and state that every object needs. */
export class Driver {
  /** C functions: `driver.lib.cuCtxGetFlags(...)`. */
  readonly lib: Cuda;
  readonly provider: Cuda["provider"];
  /** CUDA version that the driver supports: 13000 is 13.0. */
  readonly version: number;
  /** @internal Functions of hot paths, in a small table. */
  readonly hot: Pick<Cuda, (typeof hotNames)[number]>;
  /** @internal */
  readonly results = new Results();
  #isEnded = false;
  readonly #getCurrent: Cuda["cuCtxGetCurrent"];
  readonly #setCurrent: Cuda["cuCtxSetCurrent"];
  readonly #lost = new Map<number, CudaError>();
  readonly #reports = new Set<FailureReport>();
  /** Last error that lost a context. It loses those of all devices, and only the failed call knows its own. */
  #loss: CudaError | undefined;

  /** @internal Use `driver(name)`. */
  constructor(from: Internal, lib: Cuda) {
    checkInternal(from, "Driver", "driver(name)");
    this.lib = lib;
    this.provider = lib.provider;
    this.hot = Object.fromEntries(hotNames.map((name) => [name, lib[name]])) as Driver["hot"];
    this.#getCurrent = lib.cuCtxGetCurrent;
    this.#setCurrent = lib.cuCtxSetCurrent;
    this.check(lib.cuInit(0), "cuInit");
    this.check(lib.cuDriverGetVersion(this.results.pointer), "cuDriverGetVersion");
    this.version = this.results.i32();
  }

  /** @internal True when all memory of the driver is gone, and its addresses may belong to other memory. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** @internal Declares that all memory of the driver is gone. A simulation does so when a host ends. */
  end(): void {
    this.#isEnded = true;
  }

  /** Throws CudaError unless a call succeeded. */
  check(code: number, call: string, detail?: string): void {
    if (code !== CUDA_SUCCESS) throw this.failure(code, call, detail);
  }

  /** Throws as `check`, for a call that needs no current context. The error belongs to the given context. */
  checkIn(context: number, code: number, call: string, detail?: string): void {
    if (code === CUDA_SUCCESS) return;
    this.#setCurrent(context);
    throw this.failure(code, call, detail);
  }

  /** @internal Adds a report that completes the errors of CUDA_ERROR_ASSERT. */
  report(report: FailureReport): void {
    for (const each of this.#reports) if (each.closed) this.#reports.delete(each);
    this.#reports.add(report);
  }

  /** Returns the error of a call, with the text of the driver. */
  failure(code: number, call: string, about = ""): CudaError {
    const { lib, results } = this;
    const detail = code === CUDA_ERROR_ASSERT ? this.#reported(about) : about;
    const name = lib.cuGetErrorName(code, results.pointer) === 0 ? cString(results.u64()) : "";
    const words = lib.cuGetErrorString(code, results.pointer) === 0 ? cString(results.u64()) : "";
    const missing = code === CUDA_ERROR_NOT_SUPPORTED ? this.#missing(call) : undefined;
    const isSoft = this.provider === "soft";
    const contextLost = isSticky(code) && this.#isLost();
    const error = new CudaError(call, code, name, words, detail, {
      hint:
        missing !== undefined ? notOnSoft(missing) : isSoft ? softHintFor(call, resultName(code)) : undefined,
      contextLost,
      isSoft,
    });
    if (contextLost) this.#loss = error;
    if (contextLost && this.#getCurrent(results.pointer) === 0) this.#lost.set(results.u64(), error);
    return error;
  }

  #reported(about: string): string {
    const texts = [...this.#reports].map((each) => (each.closed ? undefined : each.text()));
    return [about, ...texts].filter(Boolean).join("; ");
  }

  /**
   * Returns true when the current context failed, and not another one whose event or memory the call used.
   */
  #isLost(): boolean {
    const { lib, results } = this;
    // Without a current context, or after a reset, the call cannot have used another one.
    return lib.cuMemGetInfo_v2(results.pointer, results.second) !== 0;
  }

  /** Returns the function or the feature that a refused call lacks on the soft GPU, or undefined. */
  #missing(call: string): string | undefined {
    if (this.provider !== "soft") return undefined;
    return this.lib.supports(call as keyof CudaFunctions) ? this.lib.inspector?.refusedFeature() : call;
  }

  /**
   * Throws as `check`, for calls that release an object. After the context is lost the object is gone, and
   * nothing is thrown.
   */
  checkRelease(code: number, call: string, detail?: string): void {
    if (code === CUDA_SUCCESS || isSticky(code) || gone.has(code)) return;
    this.check(code, call, detail);
  }

  /** Returns the error that lost a context, or undefined. */
  lossOf(context: number): CudaError | undefined {
    const known = this.#lost.get(context);
    if (known !== undefined || this.#loss === undefined || !this.#hasFailed(context)) return known;
    this.#lost.set(context, this.#loss);
    return this.#loss;
  }

  /** Returns true when calls in a context fail with an error that loses it. The current context stays. */
  #hasFailed(context: number): boolean {
    const { lib, results } = this;
    if (this.#getCurrent(results.pointer) !== 0) return false;
    const current = results.u64();
    if (this.#setCurrent(context) !== 0) return false;
    const code = lib.cuMemGetInfo_v2(results.pointer, results.second);
    this.#setCurrent(current);
    return isSticky(code);
  }

  /** @internal */
  forgetLoss(context: number): void {
    this.#lost.delete(context);
  }

  /** Makes a context current unless it is current already (`cuCtxSetCurrent`). */
  enter(context: number): void {
    this.check(this.#getCurrent(this.results.pointer), "cuCtxGetCurrent");
    if (this.results.u64() !== context) this.check(this.#setCurrent(context), "cuCtxSetCurrent");
  }

  deviceCount(): number {
    this.check(this.lib.cuDeviceGetCount(this.results.pointer), "cuDeviceGetCount");
    return this.results.i32();
  }
}

/**
 * Results of calls whose driver or context has ended: CUDA_ERROR_DEINITIALIZED and
 * CUDA_ERROR_CONTEXT_IS_DESTROYED.
 */
export const gone: ReadonlySet<number> = new Set([4, 709]);

/** Returns text in the form of C. Pass the result to `keepAlive` after the call that reads it. */
export function cText(value: string): Uint8Array<ArrayBuffer> {
  if (value.includes("\0")) throw new TypeError(`${JSON.stringify(value)} has a NUL character inside`);
  const bytes = text.encode(value);
  const copy = new Uint8Array(new ArrayBuffer(bytes.length + 1));
  copy.set(bytes);
  return copy;
}

/** Returns the addresses of C texts as an array of pointers. Pass `held` to `keepAlive` after the call. */
export function cTexts(values: readonly string[]): { pointer: number; held: unknown } {
  const texts = values.map(cText);
  const pointers = new BigUint64Array(new ArrayBuffer(Math.max(8, values.length * 8)));
  texts.forEach((one, i) => {
    pointers[i] = BigInt(addressOf(one));
  });
  return { pointer: addressOf(pointers), held: [texts, pointers] };
}
