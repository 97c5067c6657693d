// A context: what belongs to one user of a device, and the error that ends it.
import type { Region } from "../memory/region.ts";
import { SoftStream } from "../stream/stream.ts";
import type { SoftDevice } from "./device.ts";

/** Memory for notes, whose places are as a text says; launches that were noted in it are counted. */
export interface ShadowMemory {
  readonly region: Region;
  readonly layout: string;
  launches: number;
}

let lastId = 0n;

export class SoftContext {
  handle = 0;
  readonly device: SoftDevice;
  readonly isPrimary: boolean;
  readonly id: bigint = ++lastId;
  flags: number;
  alive = true;
  /** A CUresult that every call in this context returns from the moment work failed in it; 0 while all is well. */
  error = 0;
  readonly streams = new Set<SoftStream>();
  /** CU_STREAM_LEGACY: waits for, and is waited for by, every blocking stream. */
  readonly legacy: SoftStream;
  /** CU_STREAM_PER_THREAD. */
  readonly perThread: SoftStream;
  /** Contexts whose memory this one's kernels may touch (cuCtxEnablePeerAccess). */
  readonly peers = new Set<SoftContext>();
  readonly limits = new Map<number, number>();
  /** What checked launches note of global memory, from one to the next. */
  shadow: ShadowMemory | undefined;
  /** The memory from which its kernels allocate, once one did. */
  kernelHeap: Region | undefined;

  constructor(device: SoftDevice, flags: number, isPrimary: boolean) {
    this.device = device;
    this.flags = flags;
    this.isPrimary = isPrimary;
    this.legacy = new SoftStream(this, false, 0, "legacy");
    this.perThread = new SoftStream(this, true, 0, "per-thread");
    this.streams.add(this.legacy).add(this.perThread);
  }
}
