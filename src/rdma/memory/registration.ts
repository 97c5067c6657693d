import type { Resource } from "../../lifetime/resource.ts";
import type { DeviceMemory } from "../../memory/device-memory.ts";
import { Memory, type MemorySlice } from "../../memory/index.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";
import { checkPointer } from "../verbs-error.ts";

/**
 * How the NIC reaches a region's bytes: host memory as ever; a GPU's memory that is the host's too; through a dma-buf or the module
 * nvidia_peermem, without the processor; by copies that the embedded NIC makes of each message; or a copy of it in host memory. Beside these memory of the NIC's own, another process's, and none at all.
 */
export type RegionPath =
  | "host memory"
  | "shared memory"
  | "dma-buf"
  | "peermem"
  | "staged"
  | "bounce"
  | "NIC memory"
  | "imported"
  | "nowhere";

/** What C made of memory, for the object over it. */
export interface Registration {
  /** `struct ibv_mr` */
  readonly pointer: number;
  /** How work requests count its first byte. */
  readonly address: number;
  readonly byteLength: number;
  /** `enum ibv_access_flags` */
  readonly access: number;
  readonly path: RegionPath;
  /** Why this path, in words; "" for host memory. */
  readonly reason: string;
  /** What went wrong on it since, in words; "" for nothing. */
  readonly trouble?: () => string;
  /** The host memory that it covers, or the device's. */
  readonly memory: MemorySlice | undefined;
  readonly device: DeviceMemory | undefined;
  /** Whom the memory belongs to; the region closes before any of them. */
  readonly owners: readonly [Resource, ...Resource[]];
  /** Closed with the region. */
  readonly own: { close(): void } | undefined;
}

/** What is special about host memory that is registered. */
export interface HostChoice {
  /** Closed with the region. */
  readonly own?: { close(): void };
  /** Other processes of this user may map it, where the device lets them. */
  readonly shared?: boolean;
  /** What work requests and peers count its first byte as, instead of its address. */
  readonly iova?: number;
}

/** Registers host memory (`ibv_reg_mr`). */
export function registerHost(
  pd: ProtectionDomain,
  part: MemorySlice,
  access: number,
  { own, shared = false, iova }: HostChoice = {},
): Registration {
  const { memory: whole, offset, byteLength } = part;
  if (!(whole instanceof Memory))
    throw new TypeError("this slice is not of a Memory: register what memory.slice(from, to) gives");
  whole.ensureOpen();
  const memory = whole.slice(offset, offset + byteLength); // a part may have been made by hand
  if (memory.byteLength === 0) throw new RangeError("a memory region has at least 1 byte");
  pd.ensureOpen();
  const { lib } = pd.device;
  const register = (shared ? lib.registerShared : undefined) ?? lib.ibv_reg_mr;
  const { byteLength: bytes, pointer: at } = memory;
  const registered =
    iova === undefined
      ? register(pd.pointer, at, bytes, access)
      : lib.ibv_reg_mr_iova(pd.pointer, at, bytes, iova, access);
  const verb = iova === undefined ? "ibv_reg_mr" : "ibv_reg_mr_iova2";
  return {
    pointer: checkPointer(verb, registered, `${bytes} bytes`),
    address: iova ?? at,
    byteLength: memory.byteLength,
    access,
    path: "host memory",
    reason: "",
    memory,
    device: undefined,
    owners: [whole],
    own,
  };
}
