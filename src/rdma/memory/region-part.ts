import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../../ffi/jupyter.ts";
import { hex, type Inspect, inspected, inspectSymbol } from "../../lifetime/resource.ts";
import { checkRange } from "../../memory/memory-slice.ts";
import type { MemoryRegion, RegionSlice } from "./memory-region.ts";
import { type RemoteMemory, remoteMemory } from "./remote-memory.ts";

/**
 * Part of a {@link MemoryRegion} with its own bounds. It can be used until the region closes.
 *
 * @example
 * const header = region.slice(0, 16);
 * header.bytes.fill(7);
 * qp.write({ local: header, remote });
 */
export class RegionPart implements RegionSlice {
  readonly region: MemoryRegion;
  /** Offset of the first byte in the region. */
  readonly offset: number;
  readonly byteLength: number;

  /** @internal Use {@link MemoryRegion.slice}. */
  constructor(region: MemoryRegion, offset: number, byteLength: number) {
    this.region = region;
    this.offset = offset;
    this.byteLength = byteLength;
  }

  /** Address of the first byte. */
  get address(): number {
    return this.region.address + this.offset;
  }

  /**
   * Bytes of the part, shared with the NIC. After the region's close() the array has length 0.
   *
   * @example
   * const header = region.slice(0, 16);
   * header.bytes.fill(7);
   */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.region.bytes.subarray(this.offset, this.offset + this.byteLength);
  }

  /**
   * Returns a part of this part, in bytes, end exclusive. Throws RangeError outside of it.
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
   * Returns the address, length and remote key of this part for the peer. The NIC checks the bounds of the
   * region; the peer's own library checks the bounds of the part.
   *
   * @example
   * const forPeer = JSON.stringify(region.slice(0, 64).remote());
   */
  remote(): RemoteMemory {
    const { remoteKey } = this.region.remote(); // The getter checks that the region is open.
    return remoteMemory(this.address, this.byteLength, remoteKey);
  }

  #shown(): Record<string, unknown> {
    const { region, offset, address } = this;
    return { region, offset, address: hex(address) };
  }

  [inspectSymbol](depth: number | undefined, options: object, inspect?: Inspect): string {
    return inspected(`RegionPart (${this.byteLength} bytes)`, this.#shown(), depth, options, inspect);
  }

  /** Returns the text that a Deno notebook shows. */
  [jupyterSymbol](): MediaBundle {
    return mediaBundle(`RegionPart (${this.byteLength} bytes)`, this.#shown());
  }
}
