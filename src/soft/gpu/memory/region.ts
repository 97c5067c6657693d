// Memory that the driver knows: kind, owner and access rights.
import type { SoftContext } from "../driver/context.ts";
import type { SoftGpuDevice } from "../driver/device.ts";
import type { Range } from "./range-map.ts";
import type { WrittenRanges } from "./written.ts";

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
