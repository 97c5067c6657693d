// One piece of memory that the driver knows: what it is, whose it is, and who may touch it.
import type { SoftContext } from "../driver/context.ts";
import type { SoftDevice } from "../driver/device.ts";
import type { Range } from "./range-map.ts";
import type { WrittenRanges } from "./written.ts";

/** device: cuMemAlloc and pools. host: pinned. mapping: physical memory mapped by cuMemMap. imported: opened IPC memory. */
export type RegionKind = "device" | "managed" | "host" | "registered" | "mapping" | "imported" | "array";

export const NO_ACCESS = 0;
export const READ = 1;
export const WRITE = 2;
/** CU_MEM_ACCESS_FLAGS_PROT_READWRITE. */
export const READ_WRITE = 3;

/** The part of a memory pool that its allocations know of. */
export interface PoolOfRegion {
  readonly handle: number;
  readonly handleTypes: number;
  rights(device: SoftDevice): number;
}

let lastId = 0n;

export class Region implements Range {
  readonly base: number;
  readonly size: number;
  readonly kind: RegionKind;
  readonly context: SoftContext | undefined;
  readonly device: SoftDevice | undefined;
  /** CU_POINTER_ATTRIBUTE_BUFFER_ID: unique in this process for good. */
  readonly id: bigint = ++lastId;
  /** The flags that it was created with. */
  flags = 0;
  /** CU_POINTER_ATTRIBUTE_SYNC_MEMOPS. */
  syncMemoryOperations = false;
  /** The pool that it comes from (cuMemAllocAsync). */
  pool: PoolOfRegion | undefined;
  /** Whether cuMemFreeAsync was called for it already. */
  freeing = false;
  /** What is known of its bytes; undefined for memory that host code or other processes write. */
  written: WrittenRanges | undefined;
  /** Called when it is freed, before the memory goes back. */
  readonly whenFreed: (() => void)[] = [];
  /** Gives the memory back to where it came from. */
  readonly dispose: () => void;

  constructor(
    range: Range,
    kind: RegionKind,
    context: SoftContext | undefined,
    device: SoftDevice | undefined,
    dispose: () => void,
  ) {
    this.base = range.base;
    this.size = range.size;
    this.kind = kind;
    this.context = context;
    this.device = device;
    this.dispose = dispose;
  }

  /** What a copy run by `device` may do here: any device copies from and to any other, with or without peer access. */
  rights(device: SoftDevice): number {
    return this.pool === undefined ? READ_WRITE : this.pool.rights(device);
  }

  /** Whether host code may use these addresses. */
  get hostAccessible(): boolean {
    return this.kind === "host" || this.kind === "registered" || this.kind === "managed";
  }
}
