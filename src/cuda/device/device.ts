import { CUDA_ERROR_INVALID_VALUE } from "../../../ffi/cuda/constants.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { gpuCounts } from "../../counters/gpu-rows.ts";
import { closingOnFailure } from "../../lifetime/closing-on-failure.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Memory } from "../../memory/index.ts";
import type { CudaError } from "../cuda-error.ts";
import type { Driver } from "../driver.ts";
import { checkInternal, type Internal, internal } from "../internal.ts";
import { kind } from "../kind.ts";
import { DeviceAllocation } from "../memory/allocation.ts";
import type { Buffer } from "../memory/buffer.ts";
import {
  type ArrayOf,
  checkedBytes,
  type ElementType,
  type ElementTypeOf,
  elementTypeOf,
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
import { dropInFlight, forgetEvents } from "../stream/in-flight.ts";
import { Stream, type StreamOptions } from "../stream/stream.ts";
import { attributeNumber, type DeviceAttribute, deviceAttributeNames } from "./device-attributes.ts";
import type { DeviceMemory } from "./device-memory.ts";
import { pciIdOf, uuidOf } from "./device-names.ts";
import { type DeviceLimit, readLimit, writeLimit } from "./limits.ts";
import { PeerAccess } from "./peer-access.ts";
import { delist, enlist, isLast, sameDevice } from "./same-device.ts";

/**
 * A GPU with its primary context, which is retained while this is open: what other CUDA libraries in this process use too.
 * Each method acts on its own device, whatever context is current, and leaves that one current (as cudaSetDevice does).
 * Everything made from a device closes with it.
 */
export class Device extends Resource {
  readonly driver: Driver;
  /** The C functions behind it: `device.lib.cuCtxGetFlags(...)`. */
  readonly lib: Driver["lib"];
  /** Its place in CUDA's order, from 0 (`CUdevice`). */
  readonly ordinal: number;
  /** The C object, `CUcontext` (the primary context). */
  readonly pointer: number;
  readonly name: string;
  readonly provider: Driver["provider"];
  /** "9.0": compile for sm_90. */
  readonly computeCapability: string;
  /** @internal What this process did there, for `doorbell watch` (src/counters). */
  readonly counts: Float64Array;
  readonly #peers = new PeerAccess(this);
  #stream: Stream | undefined;
  #pool: MemoryPool | undefined;

  /** @internal Use `openDevice`. */
  constructor(from: Internal, driver: Driver, ordinal: number) {
    checkInternal(from, "Device", "openDevice()");
    super();
    const { lib, results } = driver;
    this.driver = driver;
    this.lib = lib;
    this.provider = driver.provider;
    this.ordinal = ordinal;
    driver.check(lib.cuDeviceGetName(results.pointer, 256, ordinal), "cuDeviceGetName");
    this.name = cString(results.pointer);
    this.computeCapability = `${this.attribute("computeCapabilityMajor")}.${this.attribute("computeCapabilityMinor")}`;
    this.counts = gpuCounts(this);
    const call = "cuDevicePrimaryCtxRetain";
    driver.check(lib.cuDevicePrimaryCtxRetain(results.pointer, ordinal), call, `device ${ordinal}`);
    this.pointer = results.u64();
    this.own();
    enlist(this);
  }

  get [kind](): "Device" | undefined {
    return #peers in this ? "Device" : undefined;
  }

  get label(): string {
    return `Device ${this.ordinal} (${this.name})`;
  }

  /** @internal Throws when closed, else makes the device's context current. */
  enter(): void {
    if (this.closed) this.ensureOpen();
    this.driver.enter(this.pointer);
  }

  /** One attribute by name (`cuDeviceGetAttribute`); 0 where the driver is too old to know it. */
  attribute(name: DeviceAttribute): number {
    const { lib, results } = this.driver;
    const code = lib.cuDeviceGetAttribute(results.pointer, attributeNumber(name), this.ordinal);
    if (code === CUDA_ERROR_INVALID_VALUE) return 0;
    this.driver.check(code, "cuDeviceGetAttribute", name);
    return results.i32();
  }

  /** All attributes by name. */
  attributes(): Readonly<Record<DeviceAttribute, number>> {
    const entries = deviceAttributeNames.map((name) => [name, this.attribute(name)]);
    return Object.fromEntries(entries) as Record<DeviceAttribute, number>;
  }

  /** "GPU-01234567-89ab-cdef-0123-456789abcdef", as nvidia-smi -L prints it (`cuDeviceGetUuid`). */
  get uuid(): string {
    return uuidOf(this.driver, this.ordinal);
  }

  /** "0000:3b:00.0": how /sys/bus/pci names it (`cuDeviceGetPCIBusId`). */
  get pciId(): string {
    return pciIdOf(this.driver, this.ordinal);
  }

  /** Bytes of memory (`cuDeviceTotalMem`). */
  get totalBytes(): number {
    const { lib, results } = this.driver;
    this.driver.check(lib.cuDeviceTotalMem_v2(results.pointer, this.ordinal), "cuDeviceTotalMem_v2");
    return results.u64();
  }

  get multiprocessors(): number {
    return this.attribute("multiprocessorCount");
  }

  /** Free and total bytes now (`cuMemGetInfo`). */
  memory(): DeviceMemory {
    this.enter();
    const { lib, results } = this.driver;
    this.driver.check(lib.cuMemGetInfo_v2(results.pointer, results.second), "cuMemGetInfo_v2");
    return { free: results.u64(0), total: results.u64(1) };
  }

  /**
   * Device memory for `length` elements, not zeroed (`cuMemAlloc`).
   *
   * @example
   * using a = device.allocate(1024, "f32");
   * a.fill(1.5);
   */
  allocate<E extends ElementType = "u8">(length: number, type?: E): Buffer<E> {
    const element = type ?? ("u8" as E);
    const bytes = checkedBytes("allocate", length, element);
    return new DeviceAllocation(this, bytes).whole(element, length);
  }

  /**
   * Device memory with a copy of `source` in it.
   *
   * @example
   * using a = device.from(new Float32Array([1, 2, 3]));
   */
  from<A extends ArrayOf<ElementType>>(source: A): Buffer<ElementTypeOf<A>> {
    const type = elementTypeOf(source) as ElementTypeOf<A>;
    const buffer = this.allocate(source.length, type);
    return closingOnFailure(buffer, () => buffer.set(source as unknown as ArrayOf<ElementTypeOf<A>>));
  }

  /** Page-locked host memory that the device reads and writes directly (`cuMemHostAlloc`); see its `array`. */
  allocatePinned<E extends ElementType = "u8">(length: number, type?: E, options?: PinnedOptions): Buffer<E> {
    const element = type ?? ("u8" as E);
    const bytes = checkedBytes("allocatePinned", length, element);
    return new PinnedAllocation(this, bytes, options).whole(element, length);
  }

  /**
   * Lets the device reach host memory that is there already, such as what a NIC is registered with (`cuMemHostRegister`).
   *
   * @example
   * using memory = Memory.allocate(4096);
   * using onDevice = device.register(memory, "f32");
   */
  register<E extends ElementType = "u8">(memory: Memory, type?: E, options?: RegisterOptions): Buffer<E> {
    return registerMemory(this, memory, type ?? ("u8" as E), options);
  }

  /** Memory that moves between host and device as it is touched (`cuMemAllocManaged`); see its `array`. */
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
   * Device memory in stream order from the device's current pool (`cuMemAllocAsync`): usable by what follows on `stream`,
   * without waiting for the device.
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

  /** A memory pool of its own (`cuMemPoolCreate`). */
  createPool(options?: PoolOptions): MemoryPool {
    return MemoryPool.create(this, options);
  }

  /** The default stream (CUDA's legacy one): it and streams that are not `nonBlocking` wait for each other. */
  get stream(): Stream {
    this.ensureOpen();
    this.#stream ??= Stream.legacy(this);
    return this.#stream;
  }

  /** A stream (`cuStreamCreateWithPriority`). */
  createStream(options?: StreamOptions): Stream {
    return Stream.create(this, options);
  }

  /** Lowest and highest priority of streams; smaller numbers go first (`cuCtxGetStreamPriorityRange`). */
  streamPriorities(): { readonly least: number; readonly greatest: number } {
    this.enter();
    const { lib, results } = this.driver;
    const call = "cuCtxGetStreamPriorityRange";
    this.driver.check(lib.cuCtxGetStreamPriorityRange(results.pointer, results.second), call);
    return { least: results.i32(0), greatest: results.i32(1) };
  }

  /** An event (`cuEventCreate`). */
  createEvent(options?: EventOptions): Event {
    return Event.create(this, options);
  }

  /** Loads a cubin, PTX or fatbin (`cuModuleLoadDataEx`). */
  loadModule(image: Uint8Array<ArrayBuffer> | string): Module {
    return new Module(internal, this, image);
  }

  /**
   * Compiles CUDA C++ for this device (NVRTC; for the embedded GPU nvcc or clang, where NVRTC is missing) and loads it; compiled code
   * is kept on disk, so that the next time it takes under a millisecond. CompileError has the compiler's log and the source line.
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

  /** Waits, blocking this thread, until the device has done everything (`cuCtxSynchronize`). */
  synchronize(): void {
    this.stream.awaitInterruptibly();
    this.enter();
    this.driver.check(this.lib.cuCtxSynchronize(), "cuCtxSynchronize");
  }

  /** Resolves when all that was given to the device before is done; the event loop goes on meanwhile. */
  done(options?: Parameters<Stream["done"]>[0]): Promise<void> {
    return this.stream.done(options);
  }

  /** A limit of the context in bytes (`cuCtxGetLimit`). */
  limit(name: DeviceLimit): number {
    return readLimit(this, name);
  }

  /** Sets a limit of the context; the driver may round it (`cuCtxSetLimit`). */
  setLimit(name: DeviceLimit, bytes: number): void {
    writeLimit(this, name, bytes);
  }

  /** Can kernels and copies of this device reach memory of `peer` (`cuDeviceCanAccessPeer`)? */
  canAccess(peer: Device): boolean {
    return this.#peers.isPossible(peer);
  }

  /** Lets kernels of this device use memory that `peer` allocated (`cuCtxEnablePeerAccess`). Twice is no error. */
  enablePeerAccess(peer: Device): void {
    this.#peers.enable(peer);
  }

  /** Takes `enablePeerAccess` back (`cuCtxDisablePeerAccess`). */
  disablePeerAccess(peer: Device): void {
    this.#peers.disable(peer);
  }

  /** The error that lost this device's context, if one did. */
  get lostBy(): CudaError | undefined {
    return this.driver.lossOf(this.pointer);
  }

  /**
   * Closes everything made from the device, by any Device object of this GPU, and resets its primary context
   * (`cuDevicePrimaryCtxReset`): all memory on the device is gone, also that of other libraries of this process. Gives the
   * device anew.
   *
   * It is no way back after a kernel that faulted: drivers (580 was measured) keep the error for the whole process, and
   * every later call fails with it or with CUDA_ERROR_CONTEXT_IS_DESTROYED. Only a new process helps: run what may fault in one
   * of its own. CudaError, which says so, when the context is of no use after the reset; DoorbellError while arrays of closed memory are in use.
   */
  reset(): Device {
    const { driver, ordinal } = this;
    const lost = this.lostBy;
    this.close();
    for (const device of sameDevice(this)) device.close();
    leaveToReset(this);
    const code = driver.lib.cuDevicePrimaryCtxReset_v2(ordinal);
    if (code === 0) dropInFlight(driver, this.pointer);
    const why = lost === undefined ? undefined : `the context was lost by ${lost.name}`;
    driver.check(code, "cuDevicePrimaryCtxReset_v2", why);
    const again = new Device(internal, driver, ordinal);
    driver.forgetLoss(this.pointer);
    return again;
  }

  protected release(): void {
    const { driver, lib, pointer, ordinal } = this;
    const last = isLast(this);
    if (last) forgetEvents(driver, pointer);
    driver.checkRelease(lib.cuDevicePrimaryCtxRelease_v2(ordinal), "cuDevicePrimaryCtxRelease_v2");
    delist(this);
    if (!last) return;
    const { results } = driver;
    const asked = lib.cuDevicePrimaryCtxGetState(ordinal, results.pointer, results.second);
    if (asked === 0 && results.i32(1) === 0) dropInFlight(driver, pointer);
  }

  protected override shown(): Record<string, unknown> {
    return { provider: this.provider, computeCapability: this.computeCapability };
  }
}
