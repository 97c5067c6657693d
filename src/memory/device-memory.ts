import type { StagedMemory } from "../../ffi/staged-memory.ts";
import type { Resource } from "../lifetime/resource.ts";

/** The method by which an object says that its bytes are on a device: GPU buffers and ranges have it. */
export const deviceMemory: unique symbol = Symbol("deviceMemory");

/** A descriptor of device memory for other drivers. */
export interface DmaBuf {
  /** The caller closes it. */
  readonly fd: number;
  /** Where the memory's first byte is in it: descriptors begin and end at pages. */
  readonly offset: number;
}

/** What a NIC copies by: open as long as the device is. */
export type DeviceCopies = Resource &
  StagedMemory & {
    /** What one of the functions returned, in words. */
    describe(code: number): string;
  };

/** Bytes on a device, as a NIC or a disk has to know them: this room names no vendor. */
export interface DeviceMemory {
  /** "device memory at 0x7f0000000000 (4096 bytes)" */
  readonly label: string;
  /** Whom the bytes belong to: whoever uses them is closed before it is. */
  readonly owner: Resource;
  /** The address of the first byte, as the device counts. */
  readonly pointer: number;
  readonly byteLength: number;
  /** Where this process reads and writes the bytes itself; undefined when it cannot. */
  readonly hostAddress: number | undefined;
  /** Why it can or cannot, in words: "memory of the embedded GPU is this machine's memory". */
  readonly hostReason: string;
  /** Whether the device may see what a NIC wrote later than the NIC's word that it did; `flushWrites()` then orders it. */
  readonly needsFlush: boolean;
  /** Throws unless the memory is there, mapped and accessible. */
  ensureReachable(): void;
  /** A descriptor of it. Throws what the driver says where there is none. */
  dmaBuf(): DmaBuf;
  /** From now on copies of the device that return have happened, so that a NIC sends no old bytes; false where that cannot be set. */
  orderCopies(): boolean;
  /** What a NIC wrote before is seen by the device's work from now on. */
  flushWrites(): void;
  /**
   * The driver's functions by which a NIC without hardware copies from and to the device, in any thread, and what it needs for that; or why
   * there are none. The same for the same `user`, a NIC's table of functions.
   */
  copies(user: object): DeviceCopies | string;
  /** Host memory that the device copies from and to at full speed. */
  staging(bytes: number): Resource & { readonly pointer: number };
  /** Copies `bytes` from `offset` on to the host at `address`; in order with what the device was given before. */
  copyToHost(offset: number, address: number, bytes: number): Promise<void>;
  /** Copies `bytes` from the host at `address` to `offset`. */
  copyFromHost(offset: number, address: number, bytes: number): Promise<void>;
}

/** What has its bytes on a device. */
export interface OnDevice {
  [deviceMemory](): DeviceMemory;
}

/** Does the object have its bytes on a device? What only inherits from one, or is a Proxy of one, fails when it is asked. */
export const isOnDevice = (value: unknown): value is OnDevice =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Partial<OnDevice>)[deviceMemory] === "function";
