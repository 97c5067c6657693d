// Memory that is registered with the driver: kind, owner and access rights.

import { CUDA_ERROR_INVALID_VALUE } from "../../../../ffi/cuda/index.ts";
import type { TransferEnd } from "../../links/soft-links.ts";
import type { SoftContext, SoftGpu, SoftGpuDevice } from "../driver/gpu.ts";
import type { Range } from "./range-map.ts";
import { WrittenRanges } from "./written.ts";

/**
 * device: cuMemAlloc and pools. host: pinned memory. mapping: physical memory mapped by cuMemMap. imported:
 * memory of an IPC handle.
 */
export type RegionKind = "device" | "managed" | "host" | "registered" | "mapping" | "imported" | "array";

export const NO_ACCESS = 0;
export const READ = 1;
export const WRITE = 2;
/** CU_MEM_ACCESS_FLAGS_PROT_READWRITE. */
export const READ_WRITE = 3;

/** Returns the rights of a context's kernels to memory: NO_ACCESS, READ or READ_WRITE. */
export type KernelRights = (context: SoftContext) => number;

/** Mapped memory, and the rights of kernels to it. */
export interface MappedPiece extends Range {
  readonly rights: KernelRights;
}

/** Part of a memory pool that its regions use. */
export interface PoolOfRegion {
  readonly handle: number;
  readonly handleTypes: number;
  rights(device: SoftGpuDevice): number;
}

let lastId = 0n;

export class Region implements Range {
  readonly base: number;
  readonly size: number;
  readonly kind: RegionKind;
  readonly context: SoftContext | undefined;
  readonly device: SoftGpuDevice | undefined;
  /** CU_POINTER_ATTRIBUTE_BUFFER_ID, unique in this process. */
  readonly id: bigint = ++lastId;
  /** Flags of the call that created the region. */
  flags = 0;
  /** CU_POINTER_ATTRIBUTE_SYNC_MEMOPS. */
  syncMemoryOperations = false;
  /** Pool of an allocation of cuMemAllocAsync. */
  pool: PoolOfRegion | undefined;
  /** True after cuMemFreeAsync was called for the region. */
  freeing = false;
  /** Written bytes. Undefined for memory that host code or other processes write. */
  written: WrittenRanges | undefined;
  /** Functions that run when the region is freed, before its memory is returned. */
  readonly whenFreed: (() => void)[] = [];
  /** Returns the memory to its heap or file. */
  readonly dispose: () => void;

  constructor(
    range: Range,
    kind: RegionKind,
    context: SoftContext | undefined,
    device: SoftGpuDevice | undefined,
    dispose: () => void,
  ) {
    this.base = range.base;
    this.size = range.size;
    this.kind = kind;
    this.context = context;
    this.device = device;
    this.dispose = dispose;
  }

  /**
   * Rights of a copy that `device` runs. Every device copies from and to every other, with or without peer
   * access.
   */
  rights(device: SoftGpuDevice): number {
    return this.pool === undefined ? READ_WRITE : this.pool.rights(device);
  }

  /** True when host code may access the addresses. */
  get hostAccessible(): boolean {
    return this.kind === "host" || this.kind === "registered" || this.kind === "managed";
  }
}

// Access checks. They run before any byte is touched, so an invalid address is a CUDA error and never a
// crash.

/** Kind of an address as the caller declares it. `unified` leaves the decision to the driver. */
export type Side = "host" | "device" | "unified";

/**
 * `direct`: memory of the driver, mapped with the required access. `foreign`: host memory that only the
 * operating system can check.
 */
export type Reach = "direct" | "foreign";

/** Access of work to a range. */
export interface Access {
  /** READ or WRITE. */
  readonly right: number;
  readonly side: Side;
  /** True for work that is only validated: memory that a graph will allocate counts as allocated. */
  readonly planned?: boolean;
}

/**
 * Checks the access of work on `device` to [address, address + bytes). Returns CUDA_ERROR_INVALID_VALUE when
 * the range is outside of an allocation, exceeds it, was freed, or is mapped without the right.
 */
export function reach(
  gpu: SoftGpu,
  device: SoftGpuDevice,
  address: number,
  bytes: number,
  { right, side, planned = false }: Access,
): Reach | number {
  let region = gpu.regions.find(address);
  if (region === undefined)
    return planned && isPlanned(gpu, address, bytes) ? "direct" : missing(gpu, address, side);
  const end = address + bytes;
  if ((right & WRITE) !== 0) region.written?.note(address - region.base, end - region.base);
  // The host may have unmapped registered memory, so the operating system checks each access.
  if (region.kind === "registered") {
    if (end <= region.base + region.size || side !== "device") return "foreign";
    return CUDA_ERROR_INVALID_VALUE;
  }
  if (end <= region.base + region.size)
    return allowed(region, device, right) ? "direct" : CUDA_ERROR_INVALID_VALUE;
  // Adjacent mappings form one range, as in a page table. Adjacent allocations do not.
  for (;;) {
    if (region.kind !== "mapping" || !allowed(region, device, right)) return CUDA_ERROR_INVALID_VALUE;
    const next: number = region.base + region.size;
    if (end <= next) return "direct";
    const following = gpu.regions.find(next);
    if (following === undefined) return CUDA_ERROR_INVALID_VALUE;
    region = following;
  }
}

/** Returns true for memory of the host, pinned or not. */
export function isHostMemory(gpu: SoftGpu, address: number, side: Side): boolean {
  const kind = gpu.regions.find(address)?.kind;
  if (kind === undefined) return missing(gpu, address, side) === "foreign";
  return kind === "host" || kind === "registered";
}

/** Returns true for host memory that the driver has not pinned. */
export const isUnpinned = (gpu: SoftGpu, address: number, side: Side): boolean =>
  gpu.regions.find(address) === undefined && missing(gpu, address, side) === "foreign";

/** Returns the number of the soft GPU whose memory is at an address, or -1 for host memory. */
export function ordinalAt(gpu: SoftGpu, address: number): number {
  const region = gpu.regions.find(address);
  const isOnHost = region?.device === undefined || ["host", "registered", "managed"].includes(region.kind);
  return isOnHost ? -1 : region.device.index;
}

/** Returns the end of a transfer from or to an address. */
export function endOf(gpu: SoftGpu, address: number): TransferEnd {
  const ordinal = ordinalAt(gpu, address);
  return ordinal < 0 ? "host" : `gpu${ordinal}`;
}

/** Returns true when a graph will have allocated the range before its work runs. */
function isPlanned(gpu: SoftGpu, address: number, bytes: number): boolean {
  const found = gpu.planned.find(address);
  return found !== undefined && address + bytes <= found.base + found.size;
}

const allowed = (region: Region, device: SoftGpuDevice, right: number) =>
  (region.rights(device) & right) === right;

function missing(gpu: SoftGpu, address: number, side: Side): Reach | number {
  if (side === "device" || address <= 0 || gpu.space.holds(address)) return CUDA_ERROR_INVALID_VALUE;
  return "foreign";
}

/** Allocates `bytes` of device memory as a region. Returns undefined when the device is full. */
export function allocateOnDevice(gpu: SoftGpu, context: SoftContext, bytes: number): Region | undefined {
  const { heap } = context.device;
  const base = heap.allocate(bytes);
  if (base === undefined) return undefined;
  const region = new Region({ base, size: bytes }, "device", context, context.device, () =>
    heap.release(base, bytes),
  );
  region.written = new WrittenRanges(bytes, gpu.unseenLaunches);
  gpu.regions.add(region);
  return region;
}

/** Frees a region: removes it from the map and returns its memory. */
export function freeRegion(gpu: SoftGpu, region: Region): void {
  gpu.regions.remove(region);
  for (const tell of region.whenFreed) tell();
  region.dispose();
}
