import { shown } from "../../../arguments/shown.ts";
import { AddressRange, Buffer, type BufferHolder, type Device } from "../../../cuda/index.ts";
import { bufferOf } from "../../../cuda/memory/buffer-holder.ts";
import type { Resource } from "../../../lifetime/resource.ts";
import { deviceMemory } from "../../../memory/device-memory.ts";
import { Memory, MemorySlice } from "../../../memory/index.ts";
import { MappedPeerMemory } from "../../pci/mapped-peer-memory.ts";

/** Memory for file transfers: a GPU buffer, array or address range, host memory, or peer memory of a PCI device. */
export type StorageTarget = Buffer | BufferHolder | AddressRange | Memory | MemorySlice | MappedPeerMemory;

/** Memory in the form that a transfer needs. */
export interface Target {
  readonly label: string;
  /** Resource that owns the memory. A transfer closes before it does. */
  readonly owner: Resource;
  readonly byteLength: number;
  /** Device address of the first byte, or host address where there is no device. */
  readonly pointer: number;
  /** Address at which the kernel reads and writes the memory. Undefined for memory of a real GPU. */
  readonly hostAddress: number | undefined;
  /** Reason why the kernel can or cannot reach it, as text. */
  readonly reason: string;
  /** GPU of the memory, for copies. */
  readonly device: Device | undefined;
}

const words = "Use a GPU's buffer, an array, an address range, a Memory or a slice of one";

/**
 * Returns the memory behind an argument. Throws TypeError for any other value, and ClosedError for closed
 * memory.
 */
export function targetOf(given: StorageTarget, what: string): Target {
  const value = bufferOf(given);
  if (value instanceof Buffer || value instanceof AddressRange) {
    const memory = value[deviceMemory]();
    memory.ensureReachable();
    return {
      label: memory.label,
      owner: memory.owner,
      byteLength: memory.byteLength,
      pointer: memory.pointer,
      hostAddress: memory.hostAddress,
      reason: memory.hostReason,
      device: value.device,
    };
  }
  if (value instanceof MappedPeerMemory) {
    value.ensureOpen();
    const { label, byteLength, pointer } = value;
    const reason = "the kernel lets the disk reach it (P2PDMA)";
    return { label, owner: value, byteLength, pointer, hostAddress: pointer, reason, device: undefined };
  }
  const part = value instanceof Memory ? value.slice(0) : value;
  if (!(part instanceof MemorySlice) || !(part.memory instanceof Memory))
    throw new TypeError(`${what} is ${shown(value)}. ${words}`);
  // The caller may have built the object, so slice() checks its range.
  const whole = part.memory.slice(part.offset, part.offset + part.byteLength);
  return {
    label: part.memory.label,
    owner: part.memory,
    byteLength: whole.byteLength,
    pointer: whole.pointer,
    hostAddress: whole.pointer,
    reason: "it is host memory",
    device: undefined,
  };
}
