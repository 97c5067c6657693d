import { wholeNumber } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import type { Resource } from "../../lifetime/resource.ts";
import type { DeviceMemory } from "../../memory/device-memory.ts";
import { Memory, type MemorySlice } from "../../memory/index.ts";
import { checkPointer } from "../errors/verbs-error.ts";
import type { DomainHandle } from "../handles/device-handle.ts";

/**
 * Path by which the NIC reaches a region's bytes. Hardware reaches GPU memory by "dma-buf" and "peermem".
 * "shared memory" is host memory too. soft0 copies each message of a "staged" region, and a "bounce" region
 * is a copy in host memory.
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

/** Result of registering memory, from which a MemoryRegion is made. */
export interface Registration {
  /** Pointer to the C object (`struct ibv_mr`). */
  readonly pointer: number;
  /** Address of the first byte in work requests. */
  readonly address: number;
  readonly byteLength: number;
  /** Access flags (`enum ibv_access_flags`). */
  readonly access: number;
  readonly path: RegionPath;
  /** Reason for the path; "" for host memory. */
  readonly reason: string;
  /** Returns the error that occurred on the path since registration, or "". */
  readonly trouble?: () => string;
  /** Host memory that the region covers, if any. */
  readonly memory: MemorySlice | undefined;
  readonly device: DeviceMemory | undefined;
  /** Owners of the memory. The region closes before any of them. */
  readonly owners: readonly [Resource, ...Resource[]];
  /** Memory that is closed with the region. */
  readonly own: { close(): void } | undefined;
}

/** Options of a registration of host memory. */
interface HostChoice {
  /** Memory that is closed with the region. */
  readonly own?: { close(): void };
  /** True to let other processes of this user map the memory, on devices that support it. */
  readonly shared?: boolean;
  /** Address of the first byte for work requests and peers, instead of its own address. */
  readonly iova?: number;
}

/** Registers host memory (`ibv_reg_mr`). */
export function registerHost(
  pd: DomainHandle,
  part: MemorySlice,
  access: number,
  { own, shared = false, iova }: HostChoice = {},
): Registration {
  const { memory: whole, offset, byteLength } = part;
  if (!(whole instanceof Memory))
    throw new TypeError("this slice is not of a Memory: register what memory.slice(from, to) gives");
  whole.ensureOpen();
  const memory = whole.slice(offset, offset + byteLength); // The caller may have made the slice by hand, with other bounds.
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

/** Region as plain data for a process that imports it. JSON can carry it. */
export interface ExportedRegion {
  /** Handle of the region in the device's context. */
  readonly handle: number;
  readonly address: number;
  readonly byteLength: number;
  /** Access flags (`enum ibv_access_flags`). */
  readonly access: number;
}

/** Imports a region of another process (`ibv_import_mr`). */
export function importRegion(pd: DomainHandle, exported: ExportedRegion): Registration {
  if (typeof exported !== "object" || exported === null) {
    throw new TypeError(
      `importRegion(${shown(exported)}): pass what the other process's region.export() gave`,
    );
  }
  const { handle, address, byteLength, access } = exported;
  wholeNumber("importRegion: handle", handle, 0, 0xffffffff);
  wholeNumber("importRegion: address", address, 0, Number.MAX_SAFE_INTEGER);
  wholeNumber("importRegion: byteLength", byteLength, 1, Number.MAX_SAFE_INTEGER);
  wholeNumber("importRegion: access", access, 0, 0xffffffff);
  pd.ensureOpen();
  const made = pd.device.lib.ibv_import_mr(pd.pointer, handle);
  return {
    pointer: checkPointer("ibv_import_mr", made, `handle ${handle}`),
    address,
    byteLength,
    access,
    path: "imported",
    reason: "it is the memory of another process",
    memory: undefined,
    device: undefined,
    owners: [pd],
    own: undefined,
  };
}
