import { memory } from "../../ffi/runtime/index.ts";
import type { Device } from "../cuda/device/device.ts";
import type { FailureReport } from "../cuda/driver/driver.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import { type BoundsSite, boundsRecord } from "./lower/bounds.ts";

/**
 * Record of the first index outside of its array. It is in memory of the host, because the memory of a device is lost
 * with the failed launch.
 */
export class BoundsRecord implements FailureReport {
  /** Argument of the launch. */
  readonly buffer: Buffer<"u8">;
  readonly #kernel: string;
  readonly #sites: readonly BoundsSite[];

  constructor(device: Device, kernel: string, sites: readonly BoundsSite[]) {
    this.buffer = device.allocatePinned(boundsRecord.bytes);
    new Uint8Array(memory(this.buffer.pointer, boundsRecord.bytes)).fill(0);
    this.#kernel = kernel;
    this.#sites = sites;
  }

  /** True after the device was closed. The record has no further use then. */
  get closed(): boolean {
    return this.buffer.closed;
  }

  /** Returns the index, the array and the line, or undefined where no check failed. */
  text(): string | undefined {
    const view = new DataView(memory(this.buffer.pointer, boundsRecord.bytes));
    if (view.getUint32(boundsRecord.claimed, true) === 0) return undefined;
    const { array, file, line } = this.#sites[view.getUint32(boundsRecord.site, true)]!;
    const [index, length] = [boundsRecord.index, boundsRecord.length].map((at) => view.getBigInt64(at, true));
    return `kernel ${this.#kernel}: the index ${index} of ${array} is outside of ${length} elements, at ${file}:${line}`;
  }
}
