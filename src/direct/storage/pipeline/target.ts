import { shown } from "../../../arguments/shown.ts";
import { AddressRange, Buffer, type Device } from "../../../cuda/index.ts";
import type { Resource } from "../../../lifetime/resource.ts";
import { deviceMemory } from "../../../memory/device-memory.ts";
import { Memory, MemorySlice } from "../../../memory/index.ts";
import { MappedPeerMemory } from "../../pci/mapped-peer-memory.ts";

/** What files are read into and written from: a GPU's buffer or range of addresses, host memory, or memory of a device that the kernel gives out. */
export type StorageTarget = Buffer | AddressRange | Memory | MemorySlice | MappedPeerMemory;

/** Memory as a transfer needs it. */
export interface Target {
  readonly label: string;
  /** Whoever uses the bytes is closed before it is. */
  readonly owner: Resource;
  readonly byteLength: number;
  /** The first byte as the device counts, or the host where there is none. */
  readonly pointer: number;
  /** Where the kernel reads and writes it itself; undefined for memory of a real GPU. */
  readonly hostAddress: number | undefined;
  /** Why it can or cannot, in words. */
  readonly reason: string;
  /** The GPU that has it, for copies. */
  readonly device: Device | undefined;
}

const words = "use a GPU's buffer, an address range, a Memory or a slice of one";

/** The memory behind an argument; TypeError for what is none, and ClosedError for what is closed. */
export function targetOf(value: StorageTarget, what: string): Target {
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
    throw new TypeError(`${what} is ${shown(value)}: ${words}`);
  const whole = part.memory.slice(part.offset, part.offset + part.byteLength); // it may have been made by hand
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
