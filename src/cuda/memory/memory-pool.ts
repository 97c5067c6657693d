import {
  CUmemPool_attribute as attribute,
  CU_MEM_ALLOCATION_TYPE_PINNED,
  CU_MEM_HANDLE_TYPE_FABRIC,
  CU_MEM_HANDLE_TYPE_NONE,
  CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
  CU_MEM_LOCATION_TYPE_DEVICE,
} from "../../../ffi/cuda/constants.ts";
import { CUmemAccessDesc, CUmemPoolProps } from "../../../ffi/cuda/structs.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { checkOptions, checkValue, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import { Count } from "../../counters/layout.ts";
import { Resource } from "../../lifetime/resource.ts";
import { isCapturing, isRecorded } from "../capture/open-captures.ts";
import type { Device } from "../device/device.ts";
import { CudaError } from "../driver/cuda-error.ts";
import type { Results } from "../driver/driver.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { checkKind, checkStream } from "../driver/kind.ts";
import type { Stream } from "../stream/stream.ts";
import { type AccessRight, accessFlags } from "./access-right.ts";
import { Allocation } from "./allocation.ts";
import type { Buffer } from "./buffer.ts";
import { checkedBytes, type ElementType } from "./element-type.ts";
import { locationOf, locationType, type MemoryLocation } from "./memory-location.ts";

/** Options of a memory pool. */
export interface PoolOptions {
  /** Location of its memory. Default: the device. */
  readonly location?: MemoryLocation;
  /** Lets other processes open the pool through a file descriptor or a fabric handle. */
  readonly shareable?: "fd" | "fabric";
  /** Largest size in bytes. 0 or undefined sets no limit but the device's. */
  readonly maximumBytes?: number;
  /** Number of freed bytes that the pool retains instead of returning them at the next synchronization. */
  readonly releaseThreshold?: number;
}

const byteCount = whole(0, Number.MAX_SAFE_INTEGER);

export const poolOptions = optionsTable<PoolOptions>()(
  "cuda.PoolOptions",
  { "Device.createPool": 0 },
  {
    location: { type: locationType, defaultText: "the device", text: "Location of its memory." },
    shareable: {
      type: oneOf("fd", "fabric"),
      defaultText: "not",
      text: "Handle type by which other processes may open it.",
    },
    maximumBytes: { type: byteCount, unit: "bytes", default: 0, text: "Largest size; 0 sets no limit." },
    releaseThreshold: {
      type: byteCount,
      unit: "bytes",
      defaultText: "the driver's: 0",
      text: "Number of freed bytes to retain.",
    },
  },
);

/** Bytes that a pool has reserved, and bytes in use, now and at most. */
export interface PoolUse {
  readonly reserved: number;
  readonly reservedHigh: number;
  readonly used: number;
  readonly usedHigh: number;
}

const handleTypes = {
  fd: CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
  fabric: CU_MEM_HANDLE_TYPE_FABRIC,
} as const;

/** Memory that is allocated and freed in stream order (`CUmemoryPool`). */
export class MemoryPool extends Resource {
  readonly device: Device;
  /** The C object, `CUmemoryPool`. */
  readonly pointer: number;
  readonly shareable: "fd" | "fabric" | undefined;
  /**
   * @internal `cuMemFreeAsync`, stored here because look-ups through several objects miss the cache after a
   * driver call.
   */
  readonly free: Device["lib"]["cuMemFreeAsync"];
  readonly #owned: boolean;
  readonly #results: Results;
  readonly #allocateFrom: Device["lib"]["cuMemAllocFromPoolAsync"];
  readonly #allocate: Device["lib"]["cuMemAllocAsync"];
  readonly #location: MemoryLocation;

  /** @internal Use `device.createPool`. */
  constructor(
    from: Internal,
    device: Device,
    pointer: number,
    owned: boolean,
    shareable: "fd" | "fabric" | undefined,
    location: MemoryLocation = device,
  ) {
    checkInternal(from, "MemoryPool", "device.createPool()");
    super();
    this.device = device;
    this.pointer = pointer;
    this.#owned = owned;
    this.#results = device.driver.results;
    this.free = device.driver.lib.cuMemFreeAsync;
    this.shareable = shareable;
    this.#allocateFrom = device.driver.lib.cuMemAllocFromPoolAsync;
    this.#allocate = device.driver.lib.cuMemAllocAsync;
    this.#location = location;
    this.own(device);
  }

  /** @internal */
  static current(device: Device): MemoryPool {
    const { lib, results } = device.driver;
    device.driver.check(lib.cuDeviceGetMemPool(results.pointer, device.ordinal), "cuDeviceGetMemPool");
    return new MemoryPool(internal, device, results.u64(), false, undefined);
  }

  /** @internal */
  static create(device: Device, options: PoolOptions | undefined): MemoryPool {
    const checked = checkOptions(poolOptions, "createPool", options);
    device.enter();
    const { driver } = device;
    const properties = CUmemPoolProps.alloc({
      allocType: CU_MEM_ALLOCATION_TYPE_PINNED,
      handleTypes: checked.shareable ? handleTypes[checked.shareable] : CU_MEM_HANDLE_TYPE_NONE,
      location: locationOf(checked.location ?? device),
      maxSize: checked.maximumBytes,
    });
    const code = driver.lib.cuMemPoolCreate(driver.results.pointer, properties.pointer);
    driver.check(code, "cuMemPoolCreate");
    const { shareable, location } = checked;
    const pool = new MemoryPool(internal, device, driver.results.u64(), true, shareable, location);
    if (checked.releaseThreshold !== undefined) pool.releaseThreshold = checked.releaseThreshold;
    return pool;
  }

  /** @internal Wraps a pool of another process. */
  static adopt(device: Device, pointer: number): MemoryPool {
    return new MemoryPool(internal, device, pointer, true, undefined);
  }

  get label(): string {
    return `MemoryPool ${hexadecimal(this.pointer)}`;
  }

  /** Allocates memory for `length` elements, usable by later work of `stream` (`cuMemAllocFromPoolAsync`). */
  allocate<E extends ElementType = "u8">(
    length: number,
    type?: E,
    stream: Stream = this.device.stream,
  ): Buffer<E> {
    if (this.closed) this.ensureOpen();
    const element = type ?? ("u8" as E);
    const bytes = checkedBytes("allocate", length, element);
    checkStream(stream, "allocate: stream");
    stream.enter();
    if (isCapturing()) refuseRecorded(stream, "allocate");
    if (this.device.reservation !== undefined) this.#checkReservation(bytes);
    const results = this.#results;
    // The current pool has a shorter call.
    const code = this.#owned
      ? this.#allocateFrom(results.pointer, bytes, this.pointer, stream.pointer)
      : this.#allocate(results.pointer, bytes, stream.pointer);
    if (code !== 0) this.#refused(code, bytes);
    return new PooledAllocation(this, results.u64(), bytes, stream).whole(element, length);
  }

  #checkReservation(bytes: number): void {
    if (this.#location !== this.device) return;
    const { reserved, used } = this.use();
    this.device.reservation?.check("allocate", bytes, reserved - used);
  }

  #refused(code: number, bytes: number): never {
    const call = this.#owned ? "cuMemAllocFromPoolAsync" : "cuMemAllocAsync";
    this.device.enter();
    throw this.device.driver.failure(code, call, `${bytes} bytes`);
  }

  /** Returns unused memory to the device except for `keepBytes` (`cuMemPoolTrimTo`). */
  trim(keepBytes = 0): void {
    this.ensureOpen();
    checkValue("trim: keepBytes", byteCount, keepBytes, "bytes");
    this.device.driver.check(
      this.device.driver.lib.cuMemPoolTrimTo(this.pointer, keepBytes),
      "cuMemPoolTrimTo",
    );
  }

  /** Number of freed bytes that the pool retains. */
  get releaseThreshold(): number {
    return this.#get(attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD);
  }

  set releaseThreshold(bytes: number) {
    this.ensureOpen();
    checkValue("releaseThreshold", byteCount, bytes, "bytes");
    const { lib, results } = this.device.driver;
    results.put(bytes);
    const code = lib.cuMemPoolSetAttribute(
      this.pointer,
      attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
      results.pointer,
    );
    this.device.driver.check(code, "cuMemPoolSetAttribute");
  }

  /** Returns its use in bytes (`cuMemPoolGetAttribute`). */
  use(): PoolUse {
    return {
      reserved: this.#get(attribute.CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT),
      reservedHigh: this.#get(attribute.CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH),
      used: this.#get(attribute.CU_MEMPOOL_ATTR_USED_MEM_CURRENT),
      usedHigh: this.#get(attribute.CU_MEMPOOL_ATTR_USED_MEM_HIGH),
    };
  }

  #get(which: number): number {
    this.ensureOpen();
    const { lib, results } = this.device.driver;
    this.device.driver.check(
      lib.cuMemPoolGetAttribute(this.pointer, which, results.pointer),
      "cuMemPoolGetAttribute",
    );
    return results.u64();
  }

  /** Sets the access of another device to all memory of the pool (`cuMemPoolSetAccess`). */
  setAccess(device: Device, right: AccessRight): void {
    this.ensureOpen();
    checkKind(device, "Device", "setAccess: device");
    const access = CUmemAccessDesc.alloc({
      location: { type: CU_MEM_LOCATION_TYPE_DEVICE, id: device.ordinal },
      flags: accessFlags(right),
    });
    const code = this.device.driver.lib.cuMemPoolSetAccess(this.pointer, access.pointer, 1);
    this.device.driver.check(code, "cuMemPoolSetAccess", `device ${device.ordinal}`);
  }

  /**
   * Destroys an owned pool after its memory is freed, because libcuda crashes on a pool whose memory is in
   * use. It crashes on a pool of a lost context too, so such a pool is left to the end of the process.
   */
  protected release(): void {
    if (!this.#owned) return;
    const { device } = this;
    if (device.lostBy !== undefined) return;
    try {
      device.synchronize();
    } catch (error) {
      if (error instanceof CudaError && error.contextLost) return;
      throw error;
    }
    device.driver.checkRelease(device.driver.lib.cuMemPoolDestroy(this.pointer), "cuMemPoolDestroy");
  }
}

/** Throws during a capture, because memory of a graph cannot be allocated or freed as memory of a stream. */
function refuseRecorded(stream: Stream, what: string): void {
  if (!isRecorded(stream)) return;
  throw new TypeError(
    `${what}: ${stream.label} is being captured. Use graph.addAllocate() for memory of a graph, and allocate and close other memory outside of the capture`,
  );
}

/** Memory of a pool (`cuMemAllocAsync`), freed in stream order. */
export class PooledAllocation extends Allocation {
  get kind(): "pool" {
    return "pool";
  }

  readonly pointer: number;
  readonly pool: MemoryPool;
  /** Stream in whose order closing frees it. `freeOn` chooses another one. */
  #stream: Stream;

  /** @internal */
  constructor(pool: MemoryPool, pointer: number, byteLength: number, stream: Stream) {
    super(pool.device, byteLength);
    this.pool = pool;
    this.pointer = pointer;
    this.#stream = stream;
    this.device.counts[Count.allocatedBytes]! += byteLength;
    this.ownUnder(pool);
  }

  /** Frees the memory after the earlier work of `stream` (`cuMemFreeAsync`). */
  override freeOn(stream: Stream): void {
    if (this.closed) this.ensureOpen();
    if (stream.closed) stream.ensureOpen();
    this.#stream = stream;
    this.close();
  }

  protected release(): void {
    this.device.counts[Count.allocatedBytes]! -= this.byteLength;
    if (isCapturing() && !this.#stream.closed) refuseRecorded(this.#stream, "close");
    // A closed stream has finished its work, and the default stream can always free.
    const stream = this.#stream.closed ? 0 : this.#stream.pointer;
    if (stream === 0) this.device.driver.enter(this.device.pointer);
    const code = this.pool.free(this.pointer, stream);
    if (code !== 0) this.device.driver.checkRelease(code, "cuMemFreeAsync");
  }
}
