// State of a driver: devices, contexts, memory and streams. Each JavaScript thread has its own driver.

import { totalmem } from "node:os";
import {
  CU_STREAM_CAPTURE_MODE_GLOBAL,
  CU_STREAM_CAPTURE_MODE_RELAXED,
  CUDA_ERROR_CONTEXT_IS_DESTROYED,
  CUDA_ERROR_INVALID_CONTEXT,
  CUDA_ERROR_NOT_INITIALIZED,
  CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
  CUDA_ERROR_TIMEOUT,
  type WorkerTime,
} from "../../../../ffi/cuda/index.ts";
import { addMemoryOwner } from "../../links/memory-owners.ts";
import { type SoftLinks, softLinks } from "../../links/soft-links.ts";
import { Handles } from "../core/errors.ts";
import { architectureSetting, positiveSetting } from "../core/settings.ts";
import type { CrewMaker } from "../kernels/launch/crew.ts";
import type { LaunchRequest } from "../kernels/launch/worker-pool.ts";
import { Workers } from "../kernels/launch/workers.ts";
import { SoftFunction } from "../kernels/program/soft-module.ts";
import { AddressSpace } from "../memory/address-space.ts";
import { Backing } from "../memory/backing.ts";
import type { GraphAllocation } from "../memory/graph-allocation.ts";
import { type Budget, Heap } from "../memory/heap.ts";
import { type Range, RangeMap } from "../memory/range-map.ts";
import { NO_ACCESS, ordinalAt, READ_WRITE, type Region } from "../memory/region.ts";
import { Scheduler } from "../stream/scheduler.ts";
import { SoftStream } from "../stream/stream.ts";

export const WORKSPACE_BYTES = 4096;
const CONDITIONS_BYTES = 4096;
const CONDITION_BYTES = 16;

interface OngoingCapture {
  readonly mode: number;
  invalidate(): void;
}

/** Parts of a driver that a simulation chooses. */
export interface SimulatedParts {
  /** Reserved addresses for the memory of all devices, aligned to 4 GiB. */
  readonly range: Range;
  /** Number of devices. */
  readonly devices: number;
  readonly makeCrew: CrewMaker;
  /** Called again and again by a call that blocks, in place of a pause. */
  readonly blocked: () => void;
}

export class SoftGpu {
  /** Parts that a simulation has chosen. Undefined outside of simulations. */
  readonly simulated: SimulatedParts | undefined;
  initialized = false;
  readonly handles = new Handles();
  readonly scheduler = new Scheduler(this);
  /** All memory that a copy can access. */
  readonly regions = new RangeMap<Region>();
  /** Memory that graphs will allocate. */
  readonly planned = new RangeMap<GraphAllocation>();
  /** Address ranges of cuMemAddressReserve. */
  readonly reservations = new RangeMap<Range>();
  /** Context stack. The last entry is the current context. */
  readonly stack: SoftContext[] = [];
  ownStreamDefault = false;
  /** ArrayBuffers that the next copy of a stream reads or writes. */
  readonly heldHosts: ArrayBuffer[] = [];
  /** Captures in progress. */
  readonly captures = new Set<OngoingCapture>();
  /** Capture mode of this thread (cuThreadExchangeStreamCaptureMode). */
  captureMode: number = CU_STREAM_CAPTURE_MODE_GLOBAL;
  /** Addresses of the values of conditional nodes. Each address is the handle of one node. */
  readonly conditions = new Set<number>();
  /** Number of regions of registered host memory. */
  registeredRegions = 0;
  /** Number of launches whose writes were not tracked. */
  unseenLaunches = 0;
  /** Turns the next launch into an instrumented launch. Set only while the inspector issues the call. */
  instrument:
    | ((request: LaunchRequest, found: SoftFunction, stream: SoftStream) => LaunchRequest)
    | undefined;
  #space: AddressSpace | undefined;
  #workers: Workers | undefined;
  #hostHeap: Heap | undefined;
  #hostBacking: Backing | undefined;
  #workspace = 0;
  #conditionsBase = 0;
  #devices: SoftGpuDevice[] | undefined;

  /** Throws for a wrong setting of the links. */
  constructor(simulated?: SimulatedParts) {
    this.simulated = simulated;
    void this.links;
    if (simulated === undefined) addMemoryOwner((address) => ordinalAt(this, address));
  }

  /** Links of a described machine that copies obey. Undefined when they run as fast as memory. */
  get links(): SoftLinks | undefined {
    return this.simulated === undefined ? softLinks() : undefined;
  }

  get space(): AddressSpace {
    return (this.#space ??= new AddressSpace(this.simulated?.range));
  }

  /** Worker pools that run kernels. */
  get workers(): Workers {
    return (this.#workers ??= new Workers(this.space, this.simulated?.makeCrew));
  }

  /** Starts the worker threads, so that they start while modules are compiled. A simulation has none. */
  startWorkers(): void {
    if (this.simulated === undefined) this.workers.start();
  }

  /** Returns the time that the workers ran kernels of a device. */
  workerTime(ordinal: number): WorkerTime {
    return { busyUs: this.devices[ordinal]?.busyUs ?? 0, workers: this.#workers?.size ?? 0 };
  }

  /** Pinned and managed host memory. */
  get hostHeap(): Heap {
    if (this.#hostHeap === undefined) {
      const backing = new Backing();
      this.#hostBacking = backing;
      const unlimited = { take: () => true, give: () => {} };
      this.#hostHeap = new Heap(
        this.space,
        () => backing,
        unlimited,
        () => READ_WRITE,
      );
    }
    return this.#hostHeap;
  }

  /** Closes the files of all memory. No function of the driver may be called afterwards. */
  close(): void {
    this.#hostBacking?.close();
    for (const device of this.#devices ?? []) device.close();
  }

  /** Memory in which the blocks of a cooperative launch synchronize. Its words are 0 between launches. */
  get workspace(): number {
    if (this.#workspace === 0) this.#workspace = this.hostHeap.allocate(WORKSPACE_BYTES) ?? 0;
    return this.#workspace;
  }

  /** Allocates the value of a conditional node. Returns its address, which is the handle. */
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

  /** Returns the handle of a launched kernel, or 0 after its module was unloaded. */
  handleOfKernel(program: object, index: number): number {
    for (const found of this.handles.all(SoftFunction))
      if (found.module.program === program && found.index === index) return found.handle;
    return 0;
  }

  get devices(): readonly SoftGpuDevice[] {
    return (this.#devices ??= Array.from(
      { length: this.simulated?.devices ?? deviceCount() },
      (_, i) => new SoftGpuDevice(i, this.space),
    ));
  }

  /** Contexts of all devices that are not destroyed. */
  get contexts(): readonly SoftContext[] {
    return this.handles.all(SoftContext).filter(({ alive }) => alive);
  }

  get currentContext(): SoftContext | undefined {
    return this.stack[this.stack.length - 1];
  }

  /** Returns the current context, or the CUresult of a call that cannot use it. */
  current(): SoftContext | number {
    if (!this.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const context = this.currentContext;
    if (context === undefined) return CUDA_ERROR_INVALID_CONTEXT;
    if (!context.alive) return CUDA_ERROR_CONTEXT_IS_DESTROYED;
    return context.error === 0 ? context : context.error;
  }

  /** Returns the current context for a call that may synchronize with the device, or a CUresult. */
  currentUncaptured(): SoftContext | number {
    const context = this.current();
    return typeof context === "number" ? context : this.unsafeInCapture() || context;
  }

  /** Waits for all work of a context. Returns 0, the error of the context, or CUDA_ERROR_TIMEOUT. */
  synchronize(context: SoftContext): number {
    if (!this.scheduler.wait(() => !this.scheduler.contextIsBusy(context))) return CUDA_ERROR_TIMEOUT;
    return context.error;
  }

  /**
   * Returns the CUresult of a call that C forbids during capture because it may synchronize with the device;
   * 0 when the call is allowed. A forbidden call invalidates the capture.
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

  /** Runs a `_ptds` function: stream 0 means the per-thread stream and not the legacy stream. */
  onPerThreadStream(call: () => number): number {
    this.ownStreamDefault = true;
    try {
      return call();
    } finally {
      this.ownStreamDefault = false;
    }
  }
}

// CUcontext: the objects of one user of a device, and the sticky error.

/**
 * Device memory that holds the shadow of checked launches. `layout` identifies the arrangement of the shadow
 * cells; `launches` counts checked launches.
 */
export interface ShadowMemory {
  readonly region: Region;
  readonly layout: string;
  launches: number;
}

let lastId = 0n;

export class SoftContext {
  handle = 0;
  readonly device: SoftGpuDevice;
  readonly isPrimary: boolean;
  readonly id: bigint = ++lastId;
  flags: number;
  alive = true;
  /** Sticky CUresult of failed work, which every later call in this context returns. 0 without a failure. */
  error = 0;
  readonly streams = new Set<SoftStream>();
  /** CU_STREAM_LEGACY: the stream that synchronizes with every blocking stream. */
  readonly legacy: SoftStream;
  /** CU_STREAM_PER_THREAD: the default stream of the calling thread. */
  readonly perThread: SoftStream;
  /** Contexts whose memory the kernels of this context may access (cuCtxEnablePeerAccess). */
  readonly peers = new Set<SoftContext>();
  readonly limits = new Map<number, number>();
  /** Shadow of global memory that checked launches of this context share. */
  shadow: ShadowMemory | undefined;
  /** Heap of device-side malloc, allocated at the first launch that uses it. */
  kernelHeap: Region | undefined;

  constructor(device: SoftGpuDevice, flags: number, isPrimary: boolean) {
    this.device = device;
    this.flags = flags;
    this.isPrimary = isPrimary;
    this.legacy = new SoftStream(this, false, 0, "legacy");
    this.perThread = new SoftStream(this, true, 0, "per-thread");
    this.streams.add(this.legacy).add(this.perThread);
  }

  /** Returns true when kernels of this context may access ordinary memory of a device. */
  reaches(device: SoftGpuDevice): boolean {
    if (device === this.device) return true;
    for (const peer of this.peers) if (peer.alive && peer.device === device) return true;
    return false;
  }
}

// Devices of the soft GPU: number, memory size and identity.

/** Size of the directory at the start of a device's memory file (see ipc/memory.ts). */
export const DIRECTORY_BYTES = 2 * 2 ** 20;
/** PCI domain that no real machine has, so a search in sysfs never finds another device. */
export const PCI_DOMAIN = 0xd00b;

const MIB = 2 ** 20;

/** Returns DOORBELL_SOFT_GPUS, else one device for each GPU of the described machine, else 2. */
export function deviceCount(): number {
  return Math.min(16, positiveSetting("DOORBELL_SOFT_GPUS", softLinks()?.placement.gpus || 2));
}

/**
 * Returns the memory size of a device in bytes: DOORBELL_SOFT_GPU_MEMORY, or half of the machine's memory
 * divided among the devices.
 */
function memorySize(): number {
  const share = Math.floor(totalmem() / 2 / deviceCount() / (256 * MIB)) * 256 * MIB;
  const bytes = positiveSetting("DOORBELL_SOFT_GPU_MEMORY", Math.max(256 * MIB, share));
  return Math.max(64 * MIB, Math.floor(bytes / (2 * MIB)) * 2 * MIB);
}

/** Returns the bytes of the memory that the BAR shows: DOORBELL_SOFT_GPU_BAR, or all of it. */
const windowSize = (totalMemory: number): number =>
  Math.min(totalMemory, positiveSetting("DOORBELL_SOFT_GPU_BAR", totalMemory));

export class SoftGpuDevice implements Budget {
  readonly index: number;
  readonly name = "doorbell soft GPU";
  readonly totalMemory = memorySize();
  /** Size of the BAR. Other devices and the host reach a buffer that is not larger. */
  readonly windowBytes = windowSize(this.totalMemory);
  /** Compute capability times ten. 90 accepts PTX for sm_90 and older. */
  readonly architecture = architectureSetting();
  readonly heap: Heap;
  /** Bytes that this process has allocated on the device. */
  used = 0;
  /** Time that all workers together ran finished launches, in microseconds. */
  busyUs = 0;
  primary: SoftContext | undefined;
  primaryRetained = 0;
  primaryFlags = 0;
  #backing: Backing | undefined;

  constructor(index: number, space: AddressSpace) {
    this.index = index;
    this.heap = new Heap(
      space,
      () => this.backing,
      this,
      (kernel) => (kernel.reaches(this) ? READ_WRITE : NO_ACCESS),
    );
  }

  /** File of the device's memory. */
  get backing(): Backing {
    return (this.#backing ??= new Backing(DIRECTORY_BYTES, true));
  }

  /** Closes the file of the device's memory. */
  close(): void {
    this.#backing?.close();
  }

  /** UUID, identical in every process of this machine. */
  get uuid(): Uint8Array {
    const bytes = new TextEncoder().encode("doorbell-softgpu");
    bytes[15] = 0x30 + this.index;
    return bytes;
  }

  get pciBusId(): string {
    return `${PCI_DOMAIN.toString(16)}:${(this.index + 1).toString(16).padStart(2, "0")}:00.0`;
  }

  take(bytes: number): boolean {
    if (this.used + bytes > this.totalMemory) return false;
    this.used += bytes;
    return true;
  }

  give(bytes: number): void {
    this.used -= bytes;
  }
}
