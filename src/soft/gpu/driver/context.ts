// CUcontext: the objects of one user of a device, and the sticky error.
import type { Region } from "../memory/region.ts";
import { SoftStream } from "../stream/stream.ts";
import type { SoftGpuDevice } from "./device.ts";

/**
 * Device memory that holds the shadow of checked launches. `layout` identifies the arrangement of the shadow
 * cells; `launches` counts checked launches.
 */
export interface ShadowMemory {
  readonly region: Region;
  readonly layout: string;
  launches: number;
}

let lastId = 0n;

export class SoftContext {
  handle = 0;
  readonly device: SoftGpuDevice;
  readonly isPrimary: boolean;
  readonly id: bigint = ++lastId;
  flags: number;
  alive = true;
  /** Sticky CUresult of failed work, which every later call in this context returns. 0 without a failure. */
  error = 0;
  readonly streams = new Set<SoftStream>();
  /** CU_STREAM_LEGACY: the stream that synchronizes with every blocking stream. */
  readonly legacy: SoftStream;
  /** CU_STREAM_PER_THREAD: the default stream of the calling thread. */
  readonly perThread: SoftStream;
  /** Contexts whose memory the kernels of this context may access (cuCtxEnablePeerAccess). */
  readonly peers = new Set<SoftContext>();
  readonly limits = new Map<number, number>();
  /** Shadow of global memory that checked launches of this context share. */
  shadow: ShadowMemory | undefined;
  /** Heap of device-side malloc, allocated at the first launch that uses it. */
  kernelHeap: Region | undefined;

  constructor(device: SoftGpuDevice, flags: number, isPrimary: boolean) {
    this.device = device;
    this.flags = flags;
    this.isPrimary = isPrimary;
    this.legacy = new SoftStream(this, false, 0, "legacy");
    this.perThread = new SoftStream(this, true, 0, "per-thread");
    this.streams.add(this.legacy).add(this.perThread);
  }

  /** Returns true when kernels of this context may access ordinary memory of a device. */
  reaches(device: SoftGpuDevice): boolean {
    if (device === this.device) return true;
    for (const peer of this.peers) if (peer.alive && peer.device === device) return true;
    return false;
  }
}
