// The driver's state: devices, contexts, memory, streams. One for each thread of JavaScript.
import {
  CU_STREAM_CAPTURE_MODE_GLOBAL,
  CU_STREAM_CAPTURE_MODE_RELAXED,
  CUDA_ERROR_CONTEXT_IS_DESTROYED,
  CUDA_ERROR_INVALID_CONTEXT,
  CUDA_ERROR_NOT_INITIALIZED,
  CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
  CUDA_ERROR_TIMEOUT,
} from "../../../../ffi/cuda/index.ts";
import { Handles } from "../core/handles.ts";
import type { GraphAllocation } from "../graph/memory-nodes.ts";
import type { LaunchRequest } from "../kernels/pool.ts";
import { SoftFunction } from "../kernels/soft-module.ts";
import { Workers } from "../kernels/workers.ts";
import { AddressSpace } from "../memory/address-space.ts";
import { Backing } from "../memory/backing.ts";
import { Heap } from "../memory/heap.ts";
import { type Range, RangeMap } from "../memory/range-map.ts";
import type { Region } from "../memory/region.ts";
import { Scheduler } from "../stream/scheduler.ts";
import type { SoftContext } from "./context.ts";
import { deviceCount, SoftDevice } from "./device.ts";

export const WORKSPACE_BYTES = 4096;
const CONDITIONS_BYTES = 4096;
const CONDITION_BYTES = 16;

interface OngoingCapture {
  readonly mode: number;
  invalidate(): void;
}

export class SoftGpu {
  initialized = false;
  readonly handles = new Handles();
  readonly scheduler = new Scheduler(this);
  /** Everything that a copy can touch. */
  readonly regions = new RangeMap<Region>();
  /** Memory that graphs will allocate. */
  readonly planned = new RangeMap<GraphAllocation>();
  /** What cuMemAddressReserve gave out. */
  readonly reservations = new RangeMap<Range>();
  /** The current context is the last one. */
  readonly stack: SoftContext[] = [];
  ownStreamDefault = false;
  /** ArrayBuffers that the next copy of a stream reads or writes. */
  readonly keptHosts: ArrayBuffer[] = [];
  /** Captures that have not ended. */
  readonly captures = new Set<OngoingCapture>();
  /** What this thread may do meanwhile (cuThreadExchangeStreamCaptureMode). */
  captureMode: number = CU_STREAM_CAPTURE_MODE_GLOBAL;
  /** The values of conditional nodes: addresses that kernels reach, each for one handle. */
  readonly conditions = new Set<number>();
  /** Launches of which nobody knows what they wrote. */
  unseenLaunches = 0;
  /** Set while a launch is asked for that is to be checked: makes it one. */
  watching: ((request: LaunchRequest, found: SoftFunction) => LaunchRequest) | undefined;
  #space: AddressSpace | undefined;
  #workers: Workers | undefined;
  #hostHeap: Heap | undefined;
  #workspace = 0;
  #conditionsBase = 0;
  #devices: SoftDevice[] | undefined;

  get space(): AddressSpace {
    return (this.#space ??= new AddressSpace());
  }

  /** The threads that run kernels. */
  get workers(): Workers {
    return (this.#workers ??= new Workers(this.space));
  }

  /** Host memory that the devices reach: pinned and managed. */
  get hostHeap(): Heap {
    if (this.#hostHeap === undefined) {
      const backing = new Backing();
      this.#hostHeap = new Heap(this.space, () => backing, { take: () => true, give: () => {} });
    }
    return this.#hostHeap;
  }

  /** Memory in which the blocks of a cooperative launch meet: its words are 0 between launches. */
  get workspace(): number {
    if (this.#workspace === 0) this.#workspace = this.hostHeap.allocate(WORKSPACE_BYTES) ?? 0;
    return this.#workspace;
  }

  /** A place for the value of a conditional node: its handle. */
  addCondition(): number | undefined {
    const at = this.conditions.size % (CONDITIONS_BYTES / CONDITION_BYTES);
    if (at === 0) {
      const base = this.hostHeap.allocate(CONDITIONS_BYTES);
      if (base === undefined || !this.space.inWindow(base)) return undefined;
      this.#conditionsBase = base;
    }
    const address = this.#conditionsBase + at * CONDITION_BYTES;
    this.conditions.add(address);
    return address;
  }

  /** The handle of a kernel that was launched; 0 when its module is gone. */
  handleOfKernel(program: object, index: number): number {
    for (const found of this.handles.all(SoftFunction))
      if (found.module.program === program && found.index === index) return found.handle;
    return 0;
  }

  get devices(): readonly SoftDevice[] {
    return (this.#devices ??= Array.from({ length: deviceCount() }, (_, i) => new SoftDevice(i, this.space)));
  }

  get currentContext(): SoftContext | undefined {
    return this.stack[this.stack.length - 1];
  }

  /** The current context if it can be worked in, else the error of the call. */
  current(): SoftContext | number {
    if (!this.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const context = this.currentContext;
    if (context === undefined) return CUDA_ERROR_INVALID_CONTEXT;
    if (!context.alive) return CUDA_ERROR_CONTEXT_IS_DESTROYED;
    return context.error === 0 ? context : context.error;
  }

  /** The same for a call that may wait for the device. */
  currentUncaptured(): SoftContext | number {
    const context = this.current();
    return typeof context === "number" ? context : this.unsafeInCapture() || context;
  }

  /** Waits for all work of a context: 0, the context's error, or CUDA_ERROR_TIMEOUT. */
  synchronize(context: SoftContext): number {
    if (!this.scheduler.wait(() => !this.scheduler.contextIsBusy(context))) return CUDA_ERROR_TIMEOUT;
    return context.error;
  }

  /**
   * The error of a call that C forbids while a stream is recorded, because it may wait for the device; 0 when it is allowed.
   * The recording is spoilt by it.
   */
  unsafeInCapture(): number {
    if (this.captures.size === 0 || this.captureMode === CU_STREAM_CAPTURE_MODE_RELAXED) return 0;
    let error = 0;
    for (const capture of this.captures) {
      if (capture.mode === CU_STREAM_CAPTURE_MODE_RELAXED) continue;
      capture.invalidate();
      error = CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    }
    return error;
  }

  /** Runs a call for which "no stream" is the thread's own stream and not the legacy one (the `_ptds` functions). */
  onOwnStream(call: () => number): number {
    this.ownStreamDefault = true;
    try {
      return call();
    } finally {
      this.ownStreamDefault = false;
    }
  }
}
