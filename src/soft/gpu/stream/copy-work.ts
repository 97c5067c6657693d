// Copies of up to three dimensions between any two kinds of memory.
import { CU_GRAPH_NODE_TYPE_MEMCPY, CUDA_ERROR_INVALID_VALUE } from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { clockNs } from "../../links/clock.ts";
import type { PacedTransfer } from "../../links/paced-transfer.ts";
import { Fault } from "../core/errors.ts";
import type { SoftGpu, SoftGpuDevice } from "../driver/gpu.ts";
import { copyFromHost, copyInHost, copyToHost, isUsable } from "../memory/host-copy.ts";
import {
  endOf,
  isHostMemory,
  isUnpinned,
  READ,
  type Reach,
  reach,
  type Side,
  WRITE,
} from "../memory/region.ts";
import type { SoftStream, Work } from "./stream.ts";

const { memmove } = libc;

/** Start of one side of a copy, with its row and slice pitch. */
export interface CopyEnd {
  readonly side: Side;
  readonly address: number;
  readonly pitch: number;
  readonly slice: number;
}

export interface CopyShape {
  readonly source: CopyEnd;
  readonly destination: CopyEnd;
  /** Bytes per row. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Returns the distance from the first to the last byte. */
const span = (end: CopyEnd, { width, height, depth }: CopyShape) =>
  (depth - 1) * end.slice + (height - 1) * end.pitch + width;

export class CopyWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_MEMCPY;
  readonly shape: CopyShape;
  readonly device: SoftGpuDevice;
  /** ArrayBuffers of the copy, referenced so that they are not collected. */
  readonly #hosts: readonly ArrayBuffer[] | undefined;
  /** Transfer over the links of a described machine, from the first attempt to the last byte. */
  #transfer: PacedTransfer | undefined;
  /** Bytes that the copy has moved so far. */
  #moved = 0;

  constructor(shape: CopyShape, device: SoftGpuDevice, hosts?: readonly ArrayBuffer[]) {
    this.shape = shape;
    this.device = device;
    this.#hosts = hosts;
  }

  check(gpu: SoftGpu): number {
    if (this.#empty) return 0;
    const from = this.#reach(gpu, this.shape.source, READ, true);
    if (typeof from === "number") return from;
    const to = this.#reach(gpu, this.shape.destination, WRITE, true);
    return typeof to === "number" ? to : 0;
  }

  /** Returns true for a copy from host memory to host memory. */
  isOnHost(gpu: SoftGpu): boolean {
    const { source, destination } = this.shape;
    return [source, destination].every(({ side, address }) => isHostMemory(gpu, address, side));
  }

  /** Returns true for a copy whose caller may free its host memory after the call, as the driver allows. */
  isFromUnpinned(gpu: SoftGpu): boolean {
    const { source, destination } = this.shape;
    return (
      this.#hosts === undefined && [source, destination].some((end) => isUnpinned(gpu, end.address, end.side))
    );
  }

  get leftMs(): number | undefined {
    return this.#transfer && (this.#transfer.dueNs - clockNs()) / 1e6;
  }

  /** Returns a copy for one launch of a graph, because an unfinished launch may have been dropped. */
  fresh(): Work {
    return new CopyWork(this.shape, this.device, this.#hosts);
  }

  run(gpu: SoftGpu, _stream: SoftStream): boolean {
    if (this.#empty) return true;
    if (this.#hosts?.some((host) => host.detached)) throw new Fault(CUDA_ERROR_INVALID_VALUE, true);
    const { source, destination, width, height, depth } = this.shape;
    const from = this.#reach(gpu, source, READ);
    const to = this.#reach(gpu, destination, WRITE);
    if (typeof from === "number") throw new Fault(from, true);
    if (typeof to === "number") throw new Fault(to, true);
    const wholeRows = height === 1 || (source.pitch === width && destination.pitch === width);
    const wholeSlices =
      depth === 1 || (wholeRows && source.slice === width * height && destination.slice === width * height);
    const slices = wholeSlices ? 1 : depth;
    const rows = wholeRows ? 1 : height;
    const bytes = width * (wholeRows ? height : 1) * (wholeSlices ? depth : 1);
    if (gpu.links !== undefined) {
      // A wrong host address is an error of the call, and not of the work that waits for the links.
      if (
        this.#transfer === undefined &&
        !(this.#isUsable(source, from, false) && this.#isUsable(destination, to, true))
      )
        throw new Fault(CUDA_ERROR_INVALID_VALUE, true);
      const arrived = this.#arrived(gpu, bytes * rows * slices);
      if (rows * slices === 1) {
        const next = Math.min(arrived, bytes) - this.#moved;
        if (next > 0) move(destination.address + this.#moved, to, source.address + this.#moved, from, next);
        this.#moved += next;
        return arrived === bytes;
      }
      if (arrived < bytes * rows * slices) return false;
    }
    for (let z = 0; z < slices; z++) {
      for (let y = 0; y < rows; y++) {
        const at = source.address + z * source.slice + y * source.pitch;
        move(destination.address + z * destination.slice + y * destination.pitch, to, at, from, bytes);
      }
    }
    return true;
  }

  #isUsable(end: CopyEnd, reached: Reach, writable: boolean): boolean {
    return reached === "direct" || isUsable(end.address, span(end, this.shape), writable);
  }

  /** Returns the number of bytes that the links of a described machine have carried by now. */
  #arrived(gpu: SoftGpu, bytes: number): number {
    const { source, destination } = this.shape;
    this.#transfer ??= gpu.links?.begin(endOf(gpu, source.address), endOf(gpu, destination.address), bytes);
    return this.#transfer?.arrivedBy(clockNs()) ?? bytes;
  }

  get #empty(): boolean {
    return this.shape.width === 0 || this.shape.height === 0 || this.shape.depth === 0;
  }

  #reach(gpu: SoftGpu, end: CopyEnd, right: number, planned = false): Reach | number {
    return reach(gpu, this.device, end.address, span(end, this.shape), { right, side: end.side, planned });
  }
}

function move(destination: number, to: Reach, source: number, from: Reach, bytes: number): void {
  if (to === "direct" && from === "direct") memmove(destination, source, bytes);
  else {
    const copied =
      to === "direct"
        ? copyFromHost(destination, source, bytes)
        : from === "direct"
          ? copyToHost(destination, source, bytes)
          : copyInHost(destination, source, bytes);
    if (!copied) throw new Fault(CUDA_ERROR_INVALID_VALUE, true);
  }
}

/** Returns the shape of a linear copy. */
export const linear = (
  destinationSide: Side,
  destination: number,
  sourceSide: Side,
  source: number,
  bytes: number,
): CopyShape => ({
  source: { side: sourceSide, address: source, pitch: bytes, slice: bytes },
  destination: { side: destinationSide, address: destination, pitch: bytes, slice: bytes },
  width: bytes,
  height: 1,
  depth: 1,
});
