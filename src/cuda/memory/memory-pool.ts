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
import { checkOptions } from "../../arguments/check-options.ts";
import { checkValue } from "../../arguments/check-value.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { oneOf, whole } from "../../arguments/value-type.ts";
import { Count } from "../../counters/layout.ts";
import { Resource } from "../../lifetime/resource.ts";
import { CudaError } from "../cuda-error.ts";
import type { Device } from "../device/device.ts";
import type { Results } from "../driver.ts";
import { isCapturing } from "../graph/open-captures.ts";
import { checkInternal, type Internal, internal } from "../internal.ts";
import { checkKind, checkStream } from "../kind.ts";
import { isRecorded } from "../stream/is-recorded.ts";
import type { Stream } from "../stream/stream.ts";
import { type AccessRight, accessFlags } from "./access-right.ts";
import { Allocation } from "./allocation.ts";
import type { Buffer } from "./buffer.ts";
import { checkedBytes, type ElementType } from "./element-type.ts";
import { locationOf, locationType, type MemoryLocation } from "./memory-location.ts";

/** How a pool behaves. */
export interface PoolOptions {
  /** Where its memory is; the device by default. */
  readonly location?: MemoryLocation;
  /** Other processes may open it: through a file descriptor or a fabric handle. */
  readonly shareable?: "fd" | "fabric";
  /** So many bytes at most; 0 or nothing is no limit but the device's. */
  readonly maximumBytes?: number;
  /** Bytes that it keeps when they are freed, instead of giving them back at the next synchronisation. */
  readonly releaseThreshold?: number;
}

const byteCount = whole(0, Number.MAX_SAFE_INTEGER);

export const poolOptions = optionsTable<PoolOptions>()(
  "cuda.PoolOptions",
  { "Device.createPool": 0 },
  {
    location: { type: locationType, defaultText: "the device", text: "Where its memory is." },
    shareable: { type: oneOf("fd", "fabric"), defaultText: "not", text: "How other processes may open it." },
    maximumBytes: { type: byteCount, unit: "bytes", default: 0, text: "So many at most; 0 is no limit." },
    releaseThreshold: {
      type: byteCount,
      unit: "bytes",
      defaultText: "the driver's: 0",
      text: "So many it keeps when they are freed.",
    },
  },
);

/** Bytes that a pool has from the device, and those in use, now and at most. */
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

/** Memory that is given and taken back in stream order (`CUmemoryPool`). */
export class MemoryPool extends Resource {
  readonly device: Device;
  /** The C object, `CUmemoryPool`. */
  readonly pointer: number;
  readonly shareable: "fd" | "fabric" | undefined;
  /** @internal `cuMemFreeAsync`, near at hand: after a call of the driver each lookup through other objects misses a cache. */
  readonly free: Device["lib"]["cuMemFreeAsync"];
  readonly #owned: boolean;
  readonly #results: Results;
  readonly #allocateFrom: Device["lib"]["cuMemAllocFromPoolAsync"];
  readonly #allocate: Device["lib"]["cuMemAllocAsync"];

  /** @internal Use `device.createPool`. */
  constructor(
    from: Internal,
    device: Device,
    pointer: number,
    owned: boolean,
    shareable: "fd" | "fabric" | undefined,
  ) {
    checkInternal(from, "MemoryPool", "device.createPool()");
    super();
    this.device = device;
    this.pointer = pointer;
    this.#owned = owned;
    this.#results = device.driver.results;
    this.free = device.lib.cuMemFreeAsync;
    this.shareable = shareable;
    this.#allocateFrom = device.lib.cuMemAllocFromPoolAsync;
    this.#allocate = device.lib.cuMemAllocAsync;
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
    const pool = new MemoryPool(internal, device, driver.results.u64(), true, checked.shareable);
    if (checked.releaseThreshold !== undefined) pool.releaseThreshold = checked.releaseThreshold;
    return pool;
  }

  /** @internal A pool of another process. */
  static adopt(device: Device, pointer: number): MemoryPool {
    return new MemoryPool(internal, device, pointer, true, undefined);
  }

  get label(): string {
    return `MemoryPool ${hexadecimal(this.pointer)}`;
  }

  /** Memory for `length` elements, usable by what follows on `stream` (`cuMemAllocFromPoolAsync`). */
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
    const results = this.#results;
    // The current pool has a shorter way.
    const code = this.#owned
      ? this.#allocateFrom(results.pointer, bytes, this.pointer, stream.pointer)
      : this.#allocate(results.pointer, bytes, stream.pointer);
    if (code !== 0) this.#refused(code, bytes);
    return new PooledAllocation(this, results.u64(), bytes, stream).whole(element, length);
  }

  #refused(code: number, bytes: number): never {
    const call = this.#owned ? "cuMemAllocFromPoolAsync" : "cuMemAllocAsync";
    this.device.enter();
    throw this.device.driver.failure(code, call, `${bytes} bytes`);
  }

  /** Gives unused memory back to the device, but for `keepBytes` (`cuMemPoolTrimTo`). */
  trim(keepBytes = 0): void {
    this.ensureOpen();
    checkValue("trim: keepBytes", byteCount, keepBytes, "bytes");
    this.device.driver.check(this.device.lib.cuMemPoolTrimTo(this.pointer, keepBytes), "cuMemPoolTrimTo");
  }

  /** Bytes that freed memory may amount to before it goes back to the device. */
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

  /** How much of it is in use (`cuMemPoolGetAttribute`). */
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

  /** Lets another device read, or read and write, all memory of the pool (`cuMemPoolSetAccess`). */
  setAccess(device: Device, right: AccessRight): void {
    this.ensureOpen();
    checkKind(device, "Device", "setAccess: device");
    const access = CUmemAccessDesc.alloc({
      location: { type: CU_MEM_LOCATION_TYPE_DEVICE, id: device.ordinal },
      flags: accessFlags(right),
    });
    const code = this.device.lib.cuMemPoolSetAccess(this.pointer, access.pointer, 1);
    this.device.driver.check(code, "cuMemPoolSetAccess", `device ${device.ordinal}`);
  }

  /**
   * libcuda has crashed on pools that were destroyed while memory of theirs was still to be freed, and on those of a context that
   * was lost: the first are waited for, the others go with the process.
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
    device.driver.checkRelease(device.lib.cuMemPoolDestroy(this.pointer), "cuMemPoolDestroy");
  }
}

/** What a graph allocates is not there, and cannot be freed, where a stream's memory is. */
function refuseRecorded(stream: Stream, what: string): void {
  if (!isRecorded(stream)) return;
  throw new TypeError(
    `${what}: ${stream.label} is being captured: a graph's own memory is graph.addAllocate()'s, other memory is allocated and closed outside`,
  );
}

/** Memory of a pool (`cuMemAllocAsync`); freed in stream order. */
export class PooledAllocation extends Allocation {
  get kind(): "pool" {
    return "pool";
  }

  readonly pointer: number;
  readonly pool: MemoryPool;
  /** Where closing frees it; `freeOn` chooses another. */
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

  /** Frees it after what `stream` has been given so far (`cuMemFreeAsync`). */
  override freeOn(stream: Stream): void {
    if (this.closed) this.ensureOpen();
    if (stream.closed) stream.ensureOpen();
    this.#stream = stream;
    this.close();
  }

  protected release(): void {
    this.device.counts[Count.allocatedBytes]! -= this.byteLength;
    if (isCapturing() && !this.#stream.closed) refuseRecorded(this.#stream, "close");
    // A stream that is closed has done its work; the default one can always free.
    const stream = this.#stream.closed ? 0 : this.#stream.pointer;
    if (stream === 0) this.device.driver.enter(this.device.pointer);
    const code = this.pool.free(this.pointer, stream);
    if (code !== 0) this.device.driver.checkRelease(code, "cuMemFreeAsync");
  }
}
