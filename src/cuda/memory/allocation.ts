import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { wholeNumber } from "../../arguments/options.ts";
import { Count } from "../../counters/layout.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { afterHostFunctions, hasHostFunctions } from "../stream/host-functions.ts";
import type { Stream } from "../stream/stream.ts";
import { Buffer } from "./buffer.ts";
import { checkedBytes, type ElementType } from "./element-type.ts";

/** Kind of an allocation. */
export type MemoryKind =
  | "device"
  | "pool"
  | "pinned"
  | "managed"
  | "virtual"
  | "imported"
  | "graph"
  | "borrowed";

/** Memory that a device reaches. Buffers are views of it. */
export abstract class Allocation extends Resource {
  readonly device: Device;
  readonly byteLength: number;
  abstract readonly kind: MemoryKind;
  /** Device address, and for host memory the host address too. */
  abstract readonly pointer: number;
  /** True when this process can read and write the memory at its address. */
  get hostAccessible(): boolean {
    return false;
  }

  /**
   * Number of bytes that its buffers may cover. Larger than `byteLength` for an address range that can grow.
   */
  get reservedBytes(): number {
    return this.byteLength;
  }

  constructor(device: Device, byteLength: number) {
    if (new.target === Allocation)
      throw new TypeError("new Allocation(...) is not public. Use device.allocate(length, type)");
    super();
    this.device = device;
    this.byteLength = byteLength;
  }

  get label(): string {
    return `${this.kind} memory at ${hexadecimal(this.pointer)} (${this.byteLength} bytes)`;
  }

  /** Returns a buffer from `byteOffset` on. Throws RangeError outside of the allocation. */
  buffer<E extends ElementType>(type: E, length: number, byteOffset = 0): Buffer<E> {
    const bytes = checkedBytes("buffer", length, type);
    wholeNumber("buffer: byteOffset", byteOffset, 0, Number.MAX_SAFE_INTEGER);
    if (byteOffset + bytes > this.reservedBytes) {
      throw new RangeError(`buffer: ${bytes} bytes at ${byteOffset} are outside of ${this.label}`);
    }
    return new Buffer(this, type, length, byteOffset);
  }

  /** @internal Returns a buffer over all of it, without checks. */
  whole<E extends ElementType>(type: E, length: number): Buffer<E> {
    return new Buffer(this, type, length, 0);
  }

  /** @internal Throws for an unmapped address, which libcuda would treat as a host address and crash on. */
  reach(_pointer: number, _bytes: number): void {}

  /**
   * Frees the memory after the earlier work of `stream`. Throws TypeError for memory that is not freed in
   * stream order.
   */
  freeOn(_stream: Stream): void {
    throw new TypeError(`${this.label} is not freed in stream order: close() without a stream`);
  }

  /** @internal Bytes of host-accessible memory. Views of them become empty when it closes. */
  hostMemory(): ArrayBuffer {
    this.ensureOpen();
    throw new TypeError(
      `${this.label} is not reached by the host. Use toArray(), or pinned or managed memory`,
    );
  }
}

/** Memory of one device (`cuMemAlloc`). */
export class DeviceAllocation extends Allocation {
  get kind(): "device" {
    return "device";
  }

  readonly pointer: number;

  constructor(device: Device, byteLength: number) {
    super(device, byteLength);
    device.enter();
    const { driver } = device;
    device.reservation?.check("allocate", byteLength);
    const code = driver.lib.cuMemAlloc_v2(driver.results.pointer, byteLength);
    if (code !== 0) driver.check(code, "cuMemAlloc_v2", `${byteLength} bytes on device ${device.ordinal}`);
    this.pointer = driver.results.u64();
    device.counts[Count.allocatedBytes]! += byteLength;
    this.own(device);
  }

  protected release(): void {
    const { driver, counts, pointer: context } = this.device;
    counts[Count.allocatedBytes]! -= this.byteLength;
    const free = (): void => {
      driver.enter(context);
      driver.checkRelease(driver.lib.cuMemFree_v2(this.pointer), "cuMemFree_v2");
    };
    if (hasHostFunctions()) afterHostFunctions(driver, context, free);
    else free();
  }
}
