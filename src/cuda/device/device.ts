import { CUDA_ERROR_INVALID_VALUE } from "../../../ffi/cuda/constants.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { shown } from "../../arguments/shown.ts";
import { gpuCounts } from "../../counters/gpu-rows.ts";
import { closingOnFailure, Resource } from "../../lifetime/resource.ts";
import type { Memory } from "../../memory/index.ts";
import type { RecordedGraph } from "../capture/capture.ts";
import type { CudaError } from "../driver/cuda-error.ts";
import { pciIdOf, uuidOf } from "../driver/device-names.ts";
import type { Driver } from "../driver/driver.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { kind } from "../driver/kind.ts";
import { Graph } from "../graph/graph.ts";
import { DeviceAllocation } from "../memory/allocation.ts";
import { type BorrowOptions, borrow } from "../memory/borrowed.ts";
import type { Buffer } from "../memory/buffer.ts";
import {
  type ArrayOf,
  checkedBytes,
  type ElementType,
  type ElementTypeOf,
  elementTypeOf,
  untypedList,
} from "../memory/element-type.ts";
import { leaveToReset } from "../memory/host-allocation.ts";
import { ManagedAllocation, type ManagedOptions } from "../memory/managed.ts";
import { MemoryPool, type PoolOptions } from "../memory/memory-pool.ts";
import {
  PinnedAllocation,
  type PinnedOptions,
  type RegisterOptions,
  registerMemory,
} from "../memory/pinned.ts";
import { Module } from "../program/module.ts";
import { type CompileOptions, compileFor } from "../program/program.ts";
import { Event, type EventOptions } from "../stream/event.ts";
import { hasHostFunctions, runHostFunctions } from "../stream/host-functions.ts";
import { dropInFlight, forgetEvents } from "../stream/in-flight.ts";
import { isBusy } from "../stream/open-streams.ts";
import { Stream, type StreamOptions } from "../stream/stream.ts";
import { attributeNumber, type DeviceAttribute, deviceAttributeNames } from "./device-attributes.ts";
import type { DeviceMemory } from "./device-memory.ts";
import { type DeviceLimit, readLimit, writeLimit } from "./limits.ts";
import { PeerAccess } from "./peer-access.ts";
import { Reservation } from "./reservation.ts";
import { delist, enlist, enterForC, isLast, sameDevice } from "./same-device.ts";

const fixOfFrom =
  "the class of the array sets the element type, as in device.from(new Float64Array([1, 2, 3])), and a stream is an argument of set: device.allocate(length, type).set(source, 0, stream)";

/**
 * A GPU with its primary context, retained while the object is open. Other CUDA libraries of the process use
 * the same context.
 * Each method acts on its own device, whichever context is current, and leaves that context current (as
 * cudaSetDevice does).
 * Objects that were made from a device close with it.
 * Allocations throw ReservedMemoryError when they would use the memory of `reserveBytes`.
 */
export class Device extends Resource {
  readonly driver: Driver;
  /** Ordinal of the device in CUDA, from 0 (`CUdevice`). */
  readonly ordinal: number;
  /** The C object, `CUcontext` (the primary context). */
  readonly pointer: number;
  readonly name: string;
  readonly provider: Driver["provider"];
  /** Compute capability, such as "9.0" for sm_90. */
  readonly computeCapability: string;
  /** @internal Counters of this process for `doorbell watch` (src/counters). */
  readonly counts: Float64Array;
  /** @internal Memory for system components, where there is any. Allocations ask it. */
  readonly reservation: Reservation | undefined;
  readonly #peers = new PeerAccess(this);
  #stream: Stream | undefined;
  #pool: MemoryPool | undefined;

  /** True when another library owns the context. */
  readonly #borrows: boolean;

  /** @internal Use `openDevice`. `context` is that of another library. Without it the primary context is used. */
  constructor(
    from: Internal,
    driver: Driver,
    ordinal: number,
    { reserveBytes = 0, context = 0 }: { readonly reserveBytes?: number; readonly context?: number } = {},
  ) {
    checkInternal(from, "Device", "openDevice()");
    super();
    const { lib, results } = driver;
    this.driver = driver;
    this.provider = driver.provider;
    this.ordinal = ordinal;
    driver.check(lib.cuDeviceGetName(results.pointer, 256, ordinal), "cuDeviceGetName");
    this.name = cString(results.pointer);
    this.computeCapability = `${this.attribute("computeCapabilityMajor")}.${this.attribute("computeCapabilityMinor")}`;
    this.counts = gpuCounts(this);
    this.reservation = reserveBytes > 0 ? new Reservation(this, reserveBytes) : undefined;
    this.#borrows = context !== 0;
    if (context === 0) {
      const call = "cuDevicePrimaryCtxRetain";
      driver.check(lib.cuDevicePrimaryCtxRetain(results.pointer, ordinal), call, `device ${ordinal}`);
      this.pointer = results.u64();
    } else this.pointer = context;
    this.own();
    enlist(this);
  }

  get [kind](): "Device" | undefined {
    return #peers in this ? "Device" : undefined;
  }

  get label(): string {
    return `Device ${this.ordinal} (${this.name})`;
  }

  /**
   * C functions of its driver. Reading it makes the device's context current, which most functions of C need.
   * A context that the program made itself (`cuCtxCreate`) stays current.
   *
   * @example
   * device.lib.cuCtxSynchronize(); // 0, CUDA_SUCCESS
   */
  get lib(): Driver["lib"] {
    if (!this.closed) enterForC(this);
    return this.driver.lib;
  }

  /**
   * @internal Makes the object of a graph that a stream recorded. Streams are in a layer below graphs, so the
   * device does it.
   */
  adoptGraph({ pointer, held }: RecordedGraph): Graph {
    return Graph.adopt(this, pointer, held);
  }

  /** @internal Makes the device's context current. Throws ClosedError when the device is closed. */
  enter(): void {
    if (this.closed) this.ensureOpen();
    this.driver.enter(this.pointer);
  }

  /** Returns one attribute by name (`cuDeviceGetAttribute`), 0 where the driver is too old for it. */
  attribute(name: DeviceAttribute): number {
    const { lib, results } = this.driver;
    const code = lib.cuDeviceGetAttribute(results.pointer, attributeNumber(name), this.ordinal);
    if (code === CUDA_ERROR_INVALID_VALUE) return 0;
    this.driver.check(code, "cuDeviceGetAttribute", name);
    return results.i32();
  }

  /** Returns all attributes by name. */
  attributes(): Readonly<Record<DeviceAttribute, number>> {
    const entries = deviceAttributeNames.map((name) => [name, this.attribute(name)]);
    return Object.fromEntries(entries) as Record<DeviceAttribute, number>;
  }

  /** UUID as nvidia-smi -L prints it: "GPU-01234567-89ab-cdef-0123-456789abcdef" (`cuDeviceGetUuid`). */
  get uuid(): string {
    return uuidOf(this.driver, this.ordinal);
  }

  /** PCI id, as /sys/bus/pci names the device: "0000:3b:00.0" (`cuDeviceGetPCIBusId`). */
  get pciId(): string {
    return pciIdOf(this.driver, this.ordinal);
  }

  /** Size of its memory, in bytes (`cuDeviceTotalMem`). */
  get totalBytes(): number {
    const { lib, results } = this.driver;
    this.driver.check(lib.cuDeviceTotalMem_v2(results.pointer, this.ordinal), "cuDeviceTotalMem_v2");
    return results.u64();
  }

  get multiprocessors(): number {
    return this.attribute("multiprocessorCount");
  }

  /** Returns the free, total and reserved bytes now (`cuMemGetInfo`). */
  memory(): DeviceMemory {
    this.enter();
    const { lib, results } = this.driver;
    this.driver.check(lib.cuMemGetInfo_v2(results.pointer, results.second), "cuMemGetInfo_v2");
    const [free, total] = [results.u64(0), results.u64(1)];
    return { free, total, reserved: Math.min(free, this.reservation?.bytes ?? 0) };
  }

  /**
   * Runs `work`, the allocations of a system component, which may use the memory of `reserveBytes`. Returns
   * its result. Work after an `await` of an asynchronous function does not belong to it.
   *
   * @example
   * using device = openDevice(0, { reserveBytes: 2 ** 20 });
   * using cache = device.useReserve(() => device.allocate(2 ** 18, "f32"));
   */
  useReserve<T>(work: () => T): T {
    if (typeof work !== "function") throw new TypeError(`useReserve: work is ${shown(work)}. Use a function`);
    this.ensureOpen();
    return this.reservation === undefined ? work() : this.reservation.use(work);
  }

  /**
   * Allocates device memory for `length` elements, not zeroed (`cuMemAlloc`).
   *
   * @example
   * using a = device.allocate(1024, "f32");
   * a.fill(1.5);
   */
  allocate<E extends ElementType = "u8">(length: number, type?: E): Buffer<E> {
    if (arguments.length > 2) throw extraArguments("allocate", ["length", "type"], arguments.length);
    const element = type ?? ("u8" as E);
    const bytes = checkedBytes("allocate", length, element);
    return new DeviceAllocation(this, bytes).whole(element, length);
  }

  /**
   * Allocates device memory with a copy of `source`.
   *
   * @example
   * using a = device.from(new Float32Array([1, 2, 3]));
   */
  from<A extends ArrayOf<ElementType>>(source: A): Buffer<ElementTypeOf<A>> {
    if (arguments.length > 1) throw extraArguments("from", ["source"], arguments.length, fixOfFrom);
    if (Array.isArray(source)) throw untypedList("from", source);
    const type = elementTypeOf(source) as ElementTypeOf<A>;
    const buffer = this.allocate(source.length, type);
    return closingOnFailure(buffer, () => buffer.set(source as unknown as ArrayOf<ElementTypeOf<A>>));
  }

  /**
   * Returns a buffer over memory that another owner frees: another CUDA library of this process, or C code. Closing
   * it frees nothing. `owner` stays reachable until then. The driver must know the memory
   * (`cuPointerGetAttributes`). Throws TypeError for unknown memory and for memory of another device or context,
   * RangeError for bytes beyond its end. Do not use the buffer after the owner has freed the memory.
   *
   * @example
   * using owner = device.allocate(1024, "f32"); // or memory that a C library allocated
   * using part = device.borrow({ pointer: owner.pointer, length: 512, type: "f32", owner });
   * part.fill(1);
   */
  borrow<E extends ElementType = "u8">(options: BorrowOptions<E>): Buffer<E> {
    if (arguments.length > 1) throw extraArguments("borrow", ["options"], arguments.length);
    this.ensureOpen();
    return borrow(this, options);
  }

  /**
   * Allocates page-locked host memory that the device reads and writes directly (`cuMemHostAlloc`). `array`
   * is its host view.
   */
  allocatePinned<E extends ElementType = "u8">(length: number, type?: E, options?: PinnedOptions): Buffer<E> {
    const element = type ?? ("u8" as E);
    const bytes = checkedBytes("allocatePinned", length, element);
    return new PinnedAllocation(this, bytes, options).whole(element, length);
  }

  /**
   * Lets the device reach existing host memory, such as memory that is registered with a NIC
   * (`cuMemHostRegister`).
   *
   * @example
   * using memory = Memory.allocate(4096);
   * using onDevice = device.register(memory, "f32");
   */
  register<E extends ElementType = "u8">(memory: Memory, type?: E, options?: RegisterOptions): Buffer<E> {
    return registerMemory(this, memory, type ?? ("u8" as E), options);
  }

  /**
   * Allocates memory that migrates between host and device on access (`cuMemAllocManaged`). `array` is its
   * host view.
   */
  allocateManaged<E extends ElementType = "u8">(
    length: number,
    type?: E,
    options?: ManagedOptions,
  ): Buffer<E> {
    const element = type ?? ("u8" as E);
    const bytes = checkedBytes("allocateManaged", length, element);
    return new ManagedAllocation(this, bytes, options).whole(element, length);
  }

  /**
   * Allocates device memory in stream order from the device's current pool (`cuMemAllocAsync`). Later work of
   * `stream` can use it without waiting for the device.
   */
  allocateAsync<E extends ElementType = "u8">(
    length: number,
    type?: E,
    stream: Stream = this.stream,
  ): Buffer<E> {
    if (this.closed) this.ensureOpen();
    return (this.#pool ?? this.pool).allocate(length, type, stream);
  }

  /** The device's current memory pool (`cuDeviceGetMemPool`). */
  get pool(): MemoryPool {
    this.ensureOpen();
    this.#pool ??= MemoryPool.current(this);
    return this.#pool;
  }

  /** Creates a memory pool (`cuMemPoolCreate`). */
  createPool(options?: PoolOptions): MemoryPool {
    return MemoryPool.create(this, options);
  }

  /**
   * The default stream (CUDA's legacy stream). It and streams that are not `nonBlocking` wait for each other.
   */
  get stream(): Stream {
    this.ensureOpen();
    this.#stream ??= Stream.legacy(this);
    return this.#stream;
  }

  /** Creates a stream (`cuStreamCreateWithPriority`). */
  createStream(options?: StreamOptions): Stream {
    return Stream.create(this, options);
  }

  /**
   * Returns the lowest and highest stream priority. Smaller numbers run first
   * (`cuCtxGetStreamPriorityRange`).
   */
  streamPriorities(): { readonly least: number; readonly greatest: number } {
    this.enter();
    const { lib, results } = this.driver;
    const call = "cuCtxGetStreamPriorityRange";
    this.driver.check(lib.cuCtxGetStreamPriorityRange(results.pointer, results.second), call);
    return { least: results.i32(0), greatest: results.i32(1) };
  }

  /** Creates an event (`cuEventCreate`). */
  createEvent(options?: EventOptions): Event {
    return Event.create(this, options);
  }

  /** Loads a cubin, PTX or fatbin (`cuModuleLoadDataEx`). */
  loadModule(image: Uint8Array<ArrayBuffer> | string): Module {
    if (arguments.length > 1)
      throw extraArguments("loadModule", ["image"], arguments.length, "options belong to compile()");
    return new Module(internal, this, image);
  }

  /**
   * Compiles CUDA C++ for this device and loads it. NVRTC compiles. The soft GPU uses nvcc or clang where
   * NVRTC is missing. A cache on disk makes later compiles of the same source fast. CompileError has the log
   * of the compiler and the source line.
   *
   * @example
   * using module = device.compile(`extern "C" __global__ void twice(float *a, int n) {
   *   int i = blockIdx.x * blockDim.x + threadIdx.x;
   *   if (i < n) a[i] *= 2;
   * }`);
   */
  compile(source: string, options?: CompileOptions): Module {
    this.ensureOpen();
    const program = compileFor(this, source, options);
    return new Module(internal, this, program.image, program);
  }

  /** Blocks this thread until the device has finished all work (`cuCtxSynchronize`). */
  synchronize(): void {
    this.runFunctions("synchronize()");
    // close() of the device closes the default stream before older address ranges, whose release waits for the device.
    if (!this.stream.closed) this.stream.awaitInterruptibly();
    this.enter();
    this.driver.check(this.driver.lib.cuCtxSynchronize(), "cuCtxSynchronize");
  }

  /** @internal Runs host functions until a call of C, which waits for all streams of the context, would not block. */
  runFunctions(what: string): void {
    if (!hasHostFunctions()) return;
    const { driver, pointer } = this;
    runHostFunctions({
      what,
      driver,
      waitsFor: ({ device }) => device.pointer === pointer,
      isReady: () => {
        this.enter();
        return !isBusy(driver, pointer);
      },
    });
  }

  /** Resolves when all earlier work of the device is done. The event loop runs meanwhile. */
  done(options?: Parameters<Stream["done"]>[0]): Promise<void> {
    return this.stream.done(options);
  }

  /** Returns a limit of the context in bytes (`cuCtxGetLimit`). */
  limit(name: DeviceLimit): number {
    return readLimit(this, name);
  }

  /** Sets a limit of the context in bytes, which the driver may round (`cuCtxSetLimit`). */
  setLimit(name: DeviceLimit, bytes: number): void {
    writeLimit(this, name, bytes);
  }

  /**
   * Makes all persisting lines of the L2 cache normal (`cuCtxResetPersistingL2Cache`). Throws CudaError,
   * CUDA_ERROR_NOT_SUPPORTED, on soft GPUs.
   */
  resetPersistingL2(): void {
    this.enter();
    this.driver.check(this.driver.lib.cuCtxResetPersistingL2Cache(), "cuCtxResetPersistingL2Cache");
  }

  /**
   * Returns true when kernels and copies of this device can reach memory of `peer` (`cuDeviceCanAccessPeer`).
   */
  canAccess(peer: Device): boolean {
    return this.#peers.isPossible(peer);
  }

  /**
   * Lets kernels of this device use memory that `peer` allocated (`cuCtxEnablePeerAccess`). A second call
   * does nothing.
   */
  enablePeerAccess(peer: Device): void {
    this.#peers.enable(peer);
  }

  /** Disables the access of `enablePeerAccess` (`cuCtxDisablePeerAccess`). */
  disablePeerAccess(peer: Device): void {
    this.#peers.disable(peer);
  }

  /** Error that lost the context of this device, or undefined. */
  get lostBy(): CudaError | undefined {
    return this.driver.lossOf(this.pointer);
  }

  /**
   * Closes all objects of every Device object of this GPU and resets its primary context
   * (`cuDevicePrimaryCtxReset`). All memory on the device is freed, including that of other libraries of this
   * process. Returns a new Device.
   *
   * After a kernel fault, which ends the contexts of all devices, the soft GPU lets this device work again.
   * The other devices stay lost until their own reset.
   *
   * It does not help after a kernel fault on a real GPU: drivers (580 was tested) keep the error for the
   * whole process. Later calls fail with it or with CUDA_ERROR_CONTEXT_IS_DESTROYED. Run kernels that may
   * fault in a process of their own. Throws CudaError when the context is unusable after the reset, and
   * DoorbellError while arrays of closed memory are in use.
   */
  reset(): Device {
    const { driver, ordinal } = this;
    if (this.#borrows)
      throw new TypeError(`${this.label}: reset() is not possible, because another library owns the context`);
    const lost = this.lostBy;
    this.close();
    for (const device of sameDevice(this)) device.close();
    leaveToReset(this);
    const code = driver.lib.cuDevicePrimaryCtxReset_v2(ordinal);
    if (code === 0) dropInFlight(driver, this.pointer);
    const why = lost === undefined ? undefined : `the context was lost by ${lost.name}`;
    driver.check(code, "cuDevicePrimaryCtxReset_v2", why);
    const again = new Device(internal, driver, ordinal, { reserveBytes: this.reservation?.bytes ?? 0 });
    driver.forgetLoss(this.pointer);
    return again;
  }

  protected release(): void {
    const { driver, pointer, ordinal } = this;
    const { lib } = driver;
    const last = isLast(this);
    if (last) forgetEvents(driver, pointer);
    if (this.#borrows) {
      delist(this);
      if (last) driver.forgetLoss(pointer);
      return;
    }
    driver.checkRelease(lib.cuDevicePrimaryCtxRelease_v2(ordinal), "cuDevicePrimaryCtxRelease_v2");
    delist(this);
    if (!last) return;
    const { results } = driver;
    const asked = lib.cuDevicePrimaryCtxGetState(ordinal, results.pointer, results.second);
    if (asked !== 0 || results.i32(1) !== 0) return;
    dropInFlight(driver, pointer);
    // The handle is that of a new context when the device is opened again.
    driver.forgetLoss(pointer);
  }

  protected override shown(): Record<string, unknown> {
    return { provider: this.provider, computeCapability: this.computeCapability };
  }
}
