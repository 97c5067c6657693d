import type { StagedMemory } from "../../ffi/staged-memory.ts";
import type { Resource } from "../lifetime/resource.ts";

/** Key of the method by which GPU buffers and ranges expose their device memory. */
export const deviceMemory: unique symbol = Symbol("deviceMemory");

/** Descriptor of device memory for other drivers. */
export interface DmaBuf {
  /** Descriptor of the dma-buf. The caller closes it. */
  readonly fd: number;
  /** Offset of the memory's first byte. A dma-buf begins and ends at page boundaries. */
  readonly offset: number;
}

/** Resources with which a NIC without hardware copies device memory. They are open as long as the device. */
export type DeviceCopies = Resource &
  StagedMemory & {
    /** Returns the text of a result code of one of the functions. */
    describe(code: number): string;
  };

/** Bytes on a device, described for a NIC or a disk without reference to a vendor. */
export interface DeviceMemory {
  /** Name in errors: "device memory at 0x7f0000000000 (4096 bytes)". */
  readonly label: string;
  /** Owner of the bytes. Users of the bytes close before it. */
  readonly owner: Resource;
  /** Address of the first byte on the device. */
  readonly pointer: number;
  readonly byteLength: number;
  /** Address at which this process reads and writes the bytes. Undefined when it cannot. */
  readonly hostAddress: number | undefined;
  /** Reason why the host can or cannot reach the bytes: "memory of the soft GPU is this machine's memory". */
  readonly hostReason: string;
  /**
   * True when the device may see a NIC's writes later than the NIC reports them. `flushWrites()` then orders
   * them.
   */
  readonly needsFlush: boolean;
  /** Throws unless the memory is open, mapped and accessible. */
  ensureReachable(): void;
  /** Returns a dma-buf of the memory. Throws the driver's error when there is none. */
  dmaBuf(): DmaBuf;
  /**
   * Makes copies of the device complete before they return, so that a NIC sends the new bytes. Returns false
   * when the driver cannot do it.
   */
  orderCopies(): boolean;
  /** Makes earlier writes of a NIC visible to the device's work. */
  flushWrites(): void;
  /**
   * Returns the driver functions and resources with which a NIC without hardware copies from any thread, or
   * the reason why there are none. The result is the same for the same `user`, the function table of a NIC.
   */
  copies(user: object): DeviceCopies | string;
  /** Allocates host memory that the device copies from and to at full speed. */
  staging(bytes: number): Resource & { readonly pointer: number };
  /** Copies `bytes` from `offset` on to host memory at `address`, after earlier work of the device. */
  copyToHost(offset: number, address: number, bytes: number): Promise<void>;
  /** Copies `bytes` from host memory at `address` to `offset`. */
  copyFromHost(offset: number, address: number, bytes: number): Promise<void>;
}

/** Object whose bytes are on a device. */
export interface OnDevice {
  [deviceMemory](): DeviceMemory;
}

/**
 * Returns true when the bytes of an object are on a device. A Proxy, or an object that only inherits from
 * one, fails when its method is called.
 */
export const isOnDevice = (value: unknown): value is OnDevice =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Partial<OnDevice>)[deviceMemory] === "function";
