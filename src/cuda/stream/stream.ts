import process from "node:process";
import {
  CU_STREAM_DEFAULT,
  CU_STREAM_LEGACY,
  CU_STREAM_NON_BLOCKING,
  CU_STREAM_PER_THREAD,
  CUDA_ERROR_NOT_READY,
} from "../../../ffi/cuda/constants.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, flag, optionsTable, whole } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { Resource } from "../../lifetime/resource.ts";
import { blockUntil, isInterruptible } from "../../wait/interruption.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { type CaptureOptions, capture } from "../capture/capture.ts";
import { holdForCaptures, isCapturing, isRecorded } from "../capture/open-captures.ts";
import type { Device } from "../device/device.ts";
import { checkHandle } from "../driver/handle.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { checkKind, kind } from "../driver/kind.ts";
import type { Graph } from "../graph/graph.ts";
import type { Buffer } from "../memory/buffer.ts";
import { type AccessPolicyOptions, clearAccessPolicy, setAccessPolicy } from "./access-policy.ts";
import type { Event } from "./event.ts";
import { callInOrder } from "./host-call.ts";
import { hasHostFunctions, runHostFunctions } from "./host-functions.ts";
import { HostGate } from "./host-gate.ts";
import { keepInFlight } from "./in-flight.ts";
import { isDefaultBusy, noteClosed, noteOpen } from "./open-streams.ts";
import { poll } from "./poll.ts";
import { type ValueTarget, type WaitCondition, waitFlags, waitValue, writeValue } from "./stream-values.ts";

/** Options of a stream. */
export interface StreamOptions {
  /** Priority. Smaller numbers run first, see `device.streamPriorities()`. */
  readonly priority?: number;
  /**
   * Makes the stream and the default stream independent. Synchronous copies then do not wait for this stream.
   */
  readonly nonBlocking?: boolean;
}

export const streamOptions = optionsTable<StreamOptions>()(
  "cuda.StreamOptions",
  { "Device.createStream": 0 },
  {
    priority: {
      type: whole(-0x80000000, 0x7fffffff),
      default: 0,
      text: "Priority; smaller numbers run first.",
    },
    nonBlocking: {
      type: flag(),
      default: false,
      text: "Makes the stream and the default stream independent.",
    },
  },
);

/** True in a stream that another library destroys. */
const borrowedStreams = new WeakSet<Stream>();

/** A queue of work on a device. Its work runs in order, in parallel with other streams. */
export class Stream extends Resource {
  readonly device: Device;
  /** The C object, `CUstream`; 0 is the default stream. */
  readonly pointer: number;
  readonly priority: number;
  readonly nonBlocking: boolean;
  /** Host arrays that running copies read or write. */
  #held: unknown[] = [];
  /** Gate of the functions of `call`. */
  #gate: HostGate | undefined;
  /** Error of a function of a graph, which the next wait for the stream throws. */
  #functionError: { readonly error: unknown } | undefined;
  readonly #query: Device["lib"]["cuStreamQuery"];

  /** @internal Use `device.createStream`. */
  constructor(from: Internal, device: Device, pointer: number, options: StreamOptions, borrows = false) {
    checkInternal(from, "Stream", "device.createStream()");
    super();
    this.device = device;
    this.pointer = pointer;
    this.priority = options.priority ?? 0;
    this.nonBlocking = options.nonBlocking ?? false;
    this.#query = device.driver.lib.cuStreamQuery;
    this.own(device);
    // A stream of another library may be destroyed before this object is closed, and must not be queried then.
    if (!borrows) noteOpen(device.driver, device.pointer, pointer, this.nonBlocking);
    else borrowedStreams.add(this);
  }

  /** @internal */
  static create(device: Device, options: StreamOptions | undefined): Stream {
    const { priority, nonBlocking } = checkOptions(streamOptions, "createStream", options);
    device.enter();
    const { lib, results } = device.driver;
    const flags = nonBlocking ? CU_STREAM_NON_BLOCKING : CU_STREAM_DEFAULT;
    const code = lib.cuStreamCreateWithPriority(results.pointer, flags, priority);
    device.driver.check(code, "cuStreamCreateWithPriority");
    return new Stream(internal, device, results.u64(), { priority, nonBlocking });
  }

  /** @internal */
  static legacy(device: Device): Stream {
    return new Stream(internal, device, 0, {});
  }

  /**
   * Returns a stream that another library of this process created, such as torch's or cuBLAS's. Closing it destroys
   * nothing. `handle` is the CUstream or cudaStream_t, and 0 is the default stream. Close it before its owner
   * destroys it. Throws TypeError for a stream of another context. libcuda itself crashes for a handle that is not
   * a stream.
   *
   * @example
   * using owner = device.createStream(); // or a stream that a C library created
   * using borrowed = Stream.borrow(owner.pointer, device);
   * borrowed.synchronize();
   */
  static borrow(handle: number | bigint, device: Device): Stream {
    if (arguments.length > 2) throw extraArguments("borrow", ["handle", "device"], arguments.length);
    checkKind(device, "Device", "borrow: device");
    const pointer = checkHandle("Stream.borrow: handle", handle);
    if (pointer <= CU_STREAM_PER_THREAD) {
      device.ensureOpen();
      return new Stream(internal, device, pointer === CU_STREAM_LEGACY ? 0 : pointer, {}, true);
    }
    device.enter();
    const { lib, results } = device.driver;
    device.driver.check(lib.cuStreamGetCtx(pointer, results.pointer), "cuStreamGetCtx");
    const context = results.u64();
    if (context !== device.pointer)
      throw new TypeError(
        `Stream.borrow: the stream belongs to context ${hexadecimal(context)}, not to that of ${device.label}. Use borrowDevice(${context}) as its device`,
      );
    device.driver.check(lib.cuStreamGetFlags(pointer, results.pointer), "cuStreamGetFlags");
    const nonBlocking = (results.u32() & CU_STREAM_NON_BLOCKING) !== 0;
    device.driver.check(lib.cuStreamGetPriority(pointer, results.pointer), "cuStreamGetPriority");
    return new Stream(internal, device, pointer, { nonBlocking, priority: results.i32() }, true);
  }

  get [kind](): "Stream" | undefined {
    return #held in this ? "Stream" : undefined;
  }

  get label(): string {
    return this.pointer === 0
      ? `default Stream of device ${this.device.ordinal}`
      : `Stream ${hexadecimal(this.pointer)}`;
  }

  /**
   * @internal Makes the device's context current where that matters, and throws when closed. A created stream
   * belongs to its context, so calls on it work with any current context. The default streams (0 to 2) belong to
   * the current one.
   */
  enter(): void {
    if (this.closed) this.ensureOpen();
    if (this.pointer <= CU_STREAM_PER_THREAD) this.device.enter();
  }

  /** @internal Throws CudaError with this stream's device unless a call succeeded. */
  check(code: number, call: string, detail?: string): void {
    this.device.driver.checkIn(this.device.pointer, code, call, detail);
  }

  /** @internal Waits at a prompt until all work is done, so that Ctrl-C may end the wait. C would block. */
  awaitInterruptibly(): void {
    if (!isInterruptible()) return;
    this.enter();
    blockUntil(() => this.device.driver.lib.cuStreamQuery(this.pointer) !== CUDA_ERROR_NOT_READY);
  }

  /**
   * @internal Enters as `enter` does, and always makes the context current, for calls where that may matter.
   */
  enterFully(): void {
    if (this.closed) this.ensureOpen();
    this.device.enter();
  }

  /** True when all of its work is done (`cuStreamQuery`). Throws the error of failed work. */
  get idle(): boolean {
    this.enter();
    const code = this.#query(this.pointer);
    if (code === CUDA_ERROR_NOT_READY) return false;
    this.check(code, "cuStreamQuery");
    this.#afterAllWork();
    return true;
  }

  /**
   * Blocks this thread until all of its work is done (`cuStreamSynchronize`). Functions of `call` and of graphs run
   * meanwhile. Throws DoorbellError when the stream waits for an asynchronous one, which needs the event loop.
   */
  synchronize(): void {
    this.enter();
    if (hasHostFunctions()) this.runFunctions("synchronize()");
    // A function may have closed the stream.
    this.enter();
    this.awaitInterruptibly();
    const code = this.device.driver.hot.cuStreamSynchronize(this.pointer);
    if (code !== 0) this.check(code, "cuStreamSynchronize");
    this.#afterAllWork();
  }

  #afterAllWork(): void {
    if (this.#held.length > 0) this.#held = [];
    if (this.#functionError === undefined) return;
    const { error } = this.#functionError;
    this.#functionError = undefined;
    throw error;
  }

  /** @internal Runs host functions until a call of C named `what`, which waits for the stream, would not block. */
  runFunctions(what: string): void {
    const { device, pointer, nonBlocking } = this;
    const context = device.pointer;
    const isDefault = pointer <= CU_STREAM_LEGACY;
    runHostFunctions({
      what,
      driver: device.driver,
      waitsFor: (other) =>
        other.device.pointer === context &&
        (other.pointer === pointer ||
          (isDefault && !other.nonBlocking) ||
          (!nonBlocking && other.pointer <= CU_STREAM_LEGACY)),
      isReady: () => {
        if (this.closed) return true;
        if (isDefault) device.enter();
        if (isDefault && isDefaultBusy(device.driver, context)) return false;
        return this.#query(pointer) !== CUDA_ERROR_NOT_READY;
      },
    });
  }

  /** @internal Reports the error of a function of a graph that ran on the stream. */
  failFunction(error: unknown): void {
    this.#functionError ??= { error };
  }

  /**
   * Resolves when all of its work is done, including work queued meanwhile. The event loop runs meanwhile.
   * Rejects with the CudaError of failed work, or with DeadlineError (default 30 s).
   *
   * @example
   * kernel.launch({ grid: 8, block: 128, stream }, [buffer]);
   * await stream.done();
   */
  done(options?: WaitOptions): Promise<void> {
    return poll(() => this.idle, `${this.label}: done()`, options, "A kernel may never end.");
  }

  /** Makes later work wait for an event of any stream or device (`cuStreamWaitEvent`). */
  wait(event: Event): void {
    this.enter();
    checkKind(event, "Event", "wait: event");
    event.ensureOpen();
    this.check(this.device.driver.lib.cuStreamWaitEvent(this.pointer, event.pointer, 0), "cuStreamWaitEvent");
  }

  /** Makes later work wait for the earlier work of `other`. */
  waitFor(other: Stream): void {
    checkKind(other, "Stream", "waitFor: other");
    const event = other.device.createEvent({ timing: false });
    try {
      event.record(other);
      this.wait(event);
    } finally {
      closeAfter(event);
    }
  }

  /** Records a new event, or the given one, after the earlier work (`cuEventRecord`). */
  record(event: Event = this.device.createEvent()): Event {
    checkKind(event, "Event", "record: event");
    event.record(this);
    return event;
  }

  /**
   * Calls `work` on the event loop once all earlier work of the stream is done. Later work of the stream does
   * not wait for it. (cuLaunchHostFunc calls back on a thread where JavaScript cannot run.) Rejects with the
   * error of the stream or of `work`.
   */
  async whenDone<T>(work: () => T, options?: WaitOptions): Promise<Awaited<T>> {
    if (typeof work !== "function") throw new TypeError(`whenDone: work is ${shown(work)}. Use a function`);
    const event = this.device.createEvent({ timing: false });
    try {
      event.record(this);
      await event.done(options);
    } finally {
      closeAfter(event);
    }
    return await work();
  }

  /**
   * Calls `work` in stream order: after the earlier work of the stream. Later work of the stream waits until `work`
   * has returned, or until its promise has settled. Resolves with its result. Rejects with its error, with DeadlineError (default
   * 30 s from the call), or with the error of the stream. The stream continues in each case. The function runs on
   * the event loop, or inside a call of this thread that waits for the stream. A call that waits for the stream
   * throws DoorbellError while an asynchronous function runs. Inside the function, do not wait for the stream.
   *
   * While the stream is captured, `work` becomes a node of the graph, see `Graph.addCall`, and the result is
   * undefined. Throws CudaError, CUDA_ERROR_NOT_SUPPORTED, for a device without 64-bit memory operations of streams
   * (`cuStreamBatchMemOp`; attribute `canUse64BitStreamMemOps`).
   *
   * @example
   * using batch = device.allocatePinned(1024, "f32");
   * const sum = stream.call(() => batch.array.reduce((all, each) => all + each));
   * kernel.launch({ grid: 8, block: 128, stream }, [buffer]); // starts after the function
   * console.log(await sum);
   */
  call<T>(work: () => T, options?: WaitOptions): Promise<Awaited<T>> {
    const gate = () => {
      this.#gate ??= new HostGate(this.device, this);
      return this.#gate;
    };
    return callInOrder(this, gate, work, options);
  }

  /**
   * Makes later work wait until the 32- or 64-bit value at `target` meets the condition
   * (`cuStreamWaitValue32/64`). The host, another device or a NIC writes that memory.
   *
   * @example
   * stream.waitValue(flags.slice(0, 1), 1); // until flags[0] >= 1
   */
  waitValue(target: ValueTarget, value: number | bigint, condition: WaitCondition = ">="): void {
    this.enter();
    waitValue(this, target, value, waitFlags(condition));
  }

  /** Writes a 32- or 64-bit value after the earlier work (`cuStreamWriteValue32/64`). */
  writeValue(target: ValueTarget, value: number | bigint): void {
    this.enter();
    writeValue(this, target, value);
  }

  /**
   * Makes later kernels of this stream keep the memory of `buffer` in the L2 cache, or out of it
   * (`cuStreamSetAttribute` with an access-policy window). Persisting lines use the part of the cache that
   * `device.setLimit("persistingL2Bytes", bytes)` sets aside. A stream has one window. Throws RangeError for
   * a buffer beyond the attribute `maxAccessPolicyWindowSize`. Throws CudaError, CUDA_ERROR_NOT_SUPPORTED, on
   * soft GPUs, which have no such cache.
   *
   * @example
   * if (device.attribute("maxAccessPolicyWindowSize") > 0) {
   *   device.setLimit("persistingL2Bytes", buffer.byteLength);
   *   stream.setAccessPolicy(buffer, { hit: "persisting", hitRatio: 0.8 });
   * }
   */
  setAccessPolicy(buffer: Buffer, options?: AccessPolicyOptions): void {
    this.enterFully();
    setAccessPolicy(this, buffer, options);
  }

  /** Removes the window of `setAccessPolicy`. Lines that persist do so until `device.resetPersistingL2()`. */
  clearAccessPolicy(): void {
    this.enterFully();
    clearAccessPolicy(this);
  }

  /**
   * Records the work that `work` queues on this stream, and on streams that it forks to, as a graph instead
   * of running it (`cuStreamBeginCapture`, `cuStreamEndCapture`).
   *
   * @example
   * using graph = stream.capture(() => kernel.launch({ grid: 8, block: 128, stream }, [buffer]));
   */
  capture(work: () => void, options?: CaptureOptions): Graph {
    this.enterFully();
    return this.device.adoptGraph(capture(this, work, options));
  }

  /** @internal Retains a host array until the stream has used it. */
  hold(value: unknown): void {
    const held = this.#held;
    if (isCapturing()) holdForCaptures(value);
    // A graph that is launched repeatedly retains the same arrays.
    if (held.length > 0 && held[held.length - 1] === value) return;
    held.push(value);
    // A wait would end a capture.
    if (held.length >= heldLimit && !isCapturing()) this.synchronize();
  }

  /** Reports an error of a function that no wait has thrown. */
  #warnOfError(): void {
    if (this.#functionError === undefined) return;
    process.emitWarning(
      `${this.label} was closed, and no wait had thrown: ${this.#functionError.error}`,
      "DoorbellFunction",
    );
    this.#functionError = undefined;
  }

  protected release(): void {
    const { driver, pointer } = this.device;
    // libcuda would use the handle of the closed stream when the capture ends.
    if (isCapturing() && isRecorded(this))
      throw new TypeError(`${this.label} is being captured: close it after capture() has returned`);
    const borrows = borrowedStreams.has(this);
    this.#warnOfError();
    if ((this.pointer === 0 || borrows) && this.#held.length === 0) return;
    driver.enter(pointer);
    keepInFlight(driver, pointer, this.pointer, this.#held);
    this.#held = [];
    if (this.pointer === 0 || borrows) return;
    driver.checkRelease(driver.lib.cuStreamDestroy_v2(this.pointer), "cuStreamDestroy_v2");
    noteClosed(driver, pointer, this.pointer);
  }
}

/**
 * Closes an internal event. If that fails, the caller must get the error of the stream, while `using` would
 * wrap both errors.
 */
function closeAfter(event: Event): void {
  try {
    event.close();
  } catch {
    // The event closes with its device.
  }
}

/** Number of retained arrays after which a copy waits for the stream. */
const heldLimit = 4096;
