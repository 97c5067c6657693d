import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../../ffi/jupyter.ts";
import { hex, type Inspect, inspected, inspectSymbol } from "../../lifetime/inspect.ts";
import { checkRange } from "../../memory/memory-slice.ts";
import type { MemoryRegion, RegionSlice } from "./memory-region.ts";
import { type RemoteMemory, remoteMemory } from "./remote-memory.ts";

/**
 * A part of a {@link MemoryRegion}, with bounds of its own; it lives as long as the region does.
 *
 * @example
 * const header = region.slice(0, 16);
 * header.bytes.fill(7);
 * qp.write({ local: header, remote });
 */
export class RegionPart implements RegionSlice {
  readonly region: MemoryRegion;
  /** Where it begins in the region, in bytes. */
  readonly offset: number;
  readonly byteLength: number;

  /** @internal Use {@link MemoryRegion.slice}. */
  constructor(region: MemoryRegion, offset: number, byteLength: number) {
    this.region = region;
    this.offset = offset;
    this.byteLength = byteLength;
  }

  /** The address of its first byte. */
  get address(): number {
    return this.region.address + this.offset;
  }

  /**
   * Its bytes, shared with the NIC. After the region's close() the array has length 0.
   *
   * @example
   * const header = region.slice(0, 16);
   * header.bytes.fill(7);
   */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.region.bytes.subarray(this.offset, this.offset + this.byteLength);
  }

  /**
   * A part of this part; bounds are checked (bytes, end exclusive): RangeError outside of it.
   *
   * @example
   * const body = region.slice(0, 1024).slice(16);
   * console.assert(body.byteLength === 1008);
   */
  slice(from: number, to: number = this.byteLength): RegionPart {
    this.region.ensureOpen();
    checkRange(`${this.byteLength}-byte part of a region`, from, to, this.byteLength);
    return new RegionPart(this.region, this.offset + from, to - from);
  }

  /**
   * Plain data for the peer: this part, which the peer's own library does not let it leave (the NIC guards the region).
   *
   * @example
   * const forPeer = JSON.stringify(region.slice(0, 64).remote());
   */
  remote(): RemoteMemory {
    const { remoteKey } = this.region.remote(); // which looks whether it is open
    return remoteMemory(this.address, this.byteLength, remoteKey);
  }

  #shown(): Record<string, unknown> {
    const { region, offset, address } = this;
    return { region, offset, address: hex(address) };
  }

  [inspectSymbol](depth: number | undefined, options: object, inspect?: Inspect): string {
    return inspected(`RegionPart (${this.byteLength} bytes)`, this.#shown(), depth, options, inspect);
  }

  /** What a notebook of Deno's shows. */
  [jupyterSymbol](): MediaBundle {
    return mediaBundle(`RegionPart (${this.byteLength} bytes)`, this.#shown());
  }
}
