import {
  CU_STREAM_DEFAULT,
  CU_STREAM_NON_BLOCKING,
  CUDA_ERROR_NOT_READY,
} from "../../../ffi/cuda/constants.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { shown } from "../../arguments/shown.ts";
import { flag, whole } from "../../arguments/value-type.ts";
import { Resource } from "../../lifetime/resource.ts";
import { blockUntil, isInterruptible } from "../../wait/interruption.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { Device } from "../device/device.ts";
import { type CaptureOptions, capture } from "../graph/capture.ts";
import type { Graph } from "../graph/graph.ts";
import { holdForCaptures, isCapturing } from "../graph/open-captures.ts";
import { checkInternal, type Internal, internal } from "../internal.ts";
import { checkKind, kind } from "../kind.ts";
import type { Event } from "./event.ts";
import { keepInFlight } from "./in-flight.ts";
import { isRecorded } from "./is-recorded.ts";
import { noteClosed, noteOpen } from "./open-streams.ts";
import { poll } from "./poll.ts";
import { type ValueTarget, type WaitCondition, waitFlags, waitValue, writeValue } from "./stream-values.ts";

/** How a stream behaves. */
export interface StreamOptions {
  /** Smaller goes first; see `device.streamPriorities()`. */
  readonly priority?: number;
  /** Does not wait for the default stream, nor that for it. Synchronous copies then see none of this stream's work. */
  readonly nonBlocking?: boolean;
}

export const streamOptions = optionsTable<StreamOptions>()(
  "cuda.StreamOptions",
  { "Device.createStream": 0 },
  {
    priority: { type: whole(-0x80000000, 0x7fffffff), default: 0, text: "Smaller goes first." },
    nonBlocking: { type: flag(), default: false, text: "Does not wait for the default stream." },
  },
);

/** A queue of work on a device: what is given to it is done in order, next to other streams. */
export class Stream extends Resource {
  readonly device: Device;
  /** The C object, `CUstream`; 0 is the default stream. */
  readonly pointer: number;
  readonly priority: number;
  readonly nonBlocking: boolean;
  /** Host arrays that copies in flight read or write. */
  #held: unknown[] = [];
  readonly #query: Device["lib"]["cuStreamQuery"];

  /** @internal Use `device.createStream`. */
  constructor(from: Internal, device: Device, pointer: number, options: StreamOptions) {
    checkInternal(from, "Stream", "device.createStream()");
    super();
    this.device = device;
    this.pointer = pointer;
    this.priority = options.priority ?? 0;
    this.nonBlocking = options.nonBlocking ?? false;
    this.#query = device.lib.cuStreamQuery;
    this.own(device);
    noteOpen(device.driver, device.pointer, pointer);
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

  get [kind](): "Stream" | undefined {
    return #held in this ? "Stream" : undefined;
  }

  get label(): string {
    return this.pointer === 0
      ? `default Stream of device ${this.device.ordinal}`
      : `Stream ${hexadecimal(this.pointer)}`;
  }

  /**
   * @internal Throws when closed, else makes the device's context current where that matters: a stream of one's own says
   * itself whose it is, and calls on it work with any context current (measured); the default stream is the current one's.
   */
  enter(): void {
    if (this.closed) this.ensureOpen();
    if (this.pointer === 0) this.device.enter();
  }

  /** @internal Throws CudaError, of this stream's device, unless a call on it succeeded. */
  check(code: number, call: string, detail?: string): void {
    this.device.driver.checkIn(this.device.pointer, code, call, detail);
  }

  /** @internal At a prompt, where Ctrl-C may end it: asks until nothing goes on. C would block until then. */
  awaitInterruptibly(): void {
    if (!isInterruptible()) return;
    this.enter();
    blockUntil(() => this.device.lib.cuStreamQuery(this.pointer) !== CUDA_ERROR_NOT_READY);
  }

  /** @internal The same for calls of which that was not measured. */
  enterFully(): void {
    if (this.closed) this.ensureOpen();
    this.device.enter();
  }

  /** Has it done everything given to it (`cuStreamQuery`)? Throws what went wrong in it. */
  get idle(): boolean {
    this.enter();
    const code = this.#query(this.pointer);
    if (code === CUDA_ERROR_NOT_READY) return false;
    this.check(code, "cuStreamQuery");
    if (this.#held.length > 0) this.#held = [];
    return true;
  }

  /** Waits, blocking this thread, until all of it is done (`cuStreamSynchronize`). */
  synchronize(): void {
    this.enter();
    this.awaitInterruptibly();
    const code = this.device.driver.hot.cuStreamSynchronize(this.pointer);
    if (code !== 0) this.check(code, "cuStreamSynchronize");
    if (this.#held.length > 0) this.#held = [];
  }

  /**
   * Resolves when everything given to it so far, and since, is done; the event loop goes on meanwhile.
   * Rejects with the CudaError of what failed in it, or DeadlineError (default 30 s).
   *
   * @example
   * kernel.launch({ grid: 8, block: 128, stream }, [buffer]);
   * await stream.done();
   */
  done(options?: WaitOptions): Promise<void> {
    return poll(() => this.idle, `${this.label}: done()`, options, "A kernel that never ends?");
  }

  /** What follows here waits for an event of this or another stream or device (`cuStreamWaitEvent`). */
  wait(event: Event): void {
    this.enter();
    checkKind(event, "Event", "wait: event");
    event.ensureOpen();
    this.check(this.device.lib.cuStreamWaitEvent(this.pointer, event.pointer, 0), "cuStreamWaitEvent");
  }

  /** What follows here waits for what `other` has been given so far. */
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

  /** Marks this place in the stream: an event of its own, or the one given (`cuEventRecord`). */
  record(event: Event = this.device.createEvent()): Event {
    checkKind(event, "Event", "record: event");
    event.record(this);
    return event;
  }

  /**
   * Calls `work` on the event loop once everything given to the stream before is done. What follows in the stream does not
   * wait for it. (The driver's own callbacks, cuLaunchHostFunc, come on a thread where no JavaScript may run.)
   * Rejects with what went wrong in the stream, or with what `work` throws.
   */
  async whenDone<T>(work: () => T, options?: WaitOptions): Promise<Awaited<T>> {
    if (typeof work !== "function") throw new TypeError(`whenDone: work is ${shown(work)}: use a function`);
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
   * What follows here waits until the 32- or 64-bit value at `target` fulfils the condition (`cuStreamWaitValue32/64`):
   * memory that the host, another device or a NIC writes.
   *
   * @example
   * stream.waitValue(flags.slice(0, 1), 1); // until flags[0] >= 1
   */
  waitValue(target: ValueTarget, value: number | bigint, condition: WaitCondition = ">="): void {
    this.enter();
    waitValue(this, target, value, waitFlags(condition));
  }

  /** Writes a 32- or 64-bit value when the stream gets there (`cuStreamWriteValue32/64`). */
  writeValue(target: ValueTarget, value: number | bigint): void {
    this.enter();
    writeValue(this, target, value);
  }

  /**
   * Records what `work` gives to this stream, and to streams that it forks to, as a graph instead of doing it
   * (`cuStreamBeginCapture`, `cuStreamEndCapture`).
   *
   * @example
   * using graph = stream.capture(() => kernel.launch({ grid: 8, block: 128, stream }, [buffer]));
   */
  capture(work: () => void, options?: CaptureOptions): Graph {
    this.enterFully();
    return capture(this, work, options);
  }

  /** @internal Keeps a host array from being collected until the stream is done with it. */
  hold(value: unknown): void {
    const held = this.#held;
    if (isCapturing()) holdForCaptures(value);
    // A graph that is launched again and again holds the same arrays.
    if (held.length > 0 && held[held.length - 1] === value) return;
    held.push(value);
    // Waiting would end a capture.
    if (held.length >= heldLimit && !isCapturing()) this.synchronize();
  }

  protected release(): void {
    const { driver, pointer } = this.device;
    // libcuda would take the handle, when the capture ends, for a stream that is still there.
    if (isCapturing() && isRecorded(this))
      throw new TypeError(`${this.label} is being captured: close it after capture() has returned`);
    if (this.pointer === 0 && this.#held.length === 0) return;
    driver.enter(pointer);
    keepInFlight(driver, pointer, this.pointer, this.#held);
    this.#held = [];
    if (this.pointer === 0) return;
    driver.checkRelease(driver.lib.cuStreamDestroy_v2(this.pointer), "cuStreamDestroy_v2");
    noteClosed(driver, pointer, this.pointer);
  }
}

/** Closes an event of ours. Where that fails the stream's own failure is what the caller must hear: `using` would wrap both. */
function closeAfter(event: Event): void {
  try {
    event.close();
  } catch {
    // It closes with its device.
  }
}

/** So many arrays may wait for a stream before a copy waits for it itself. */
const heldLimit = 4096;
