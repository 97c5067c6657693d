import type { Buffer, Device, Stream } from "../../cuda/index.ts";
import { type Access, DevicePathError, type MemoryRegion, type ProtectionDomain } from "../../rdma/index.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { NamedBuffers } from "../checkpoint/checkpoint-options.ts";

const alignment = 64;
const round = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;

/** Words of the header that is before and after the data: two words of the version, two of a random number. */
const headerWords = 4;

/** Offsets of named buffers in one block of memory, between two headers. */
export class StateLayout {
  readonly buffers: readonly Buffer[];
  readonly offsets: readonly number[];
  /** Offset of the second header. */
  readonly end: number;
  /** Text of the buffers, which is equal in all members. */
  readonly text: string;

  constructor(named: NamedBuffers) {
    this.buffers = Object.values(named);
    this.text = Object.entries(named)
      .map(([name, { type, length }]) => `${name}: ${type}[${length}]`)
      .join(", ");
    let end = alignment;
    this.offsets = this.buffers.map(({ byteLength }) => {
      const at = end;
      end += round(byteLength);
      return at;
    });
    this.end = end;
  }

  /** Size of the block in bytes. */
  get bytes(): number {
    return this.end + alignment;
  }
}

/** Block of memory that a NIC reaches, for one copy of a state. Its source sends it, and its receiver fills it. */
export class StateMemory {
  readonly layout: StateLayout;
  readonly #block: Buffer<"u8">;
  readonly region: MemoryRegion;

  /**
   * Allocates the block on the GPU and registers it. Uses page-locked host memory where the NIC cannot reach the GPU.
   */
  constructor(layout: StateLayout, device: Device, domain: ProtectionDomain, access: Access) {
    this.layout = layout;
    const onGpu = device.useReserve(() => device.allocate(layout.bytes, "u8"));
    try {
      this.region = domain.register(onGpu, access);
      this.#block = onGpu;
    } catch (error) {
      onGpu.close();
      if (!(error instanceof DevicePathError)) throw error;
      this.#block = device.allocatePinned(layout.bytes, "u8");
      this.region = domain.register(this.#block, access);
    }
  }

  /** Enqueues copies of the buffers into the block, and writes the headers. */
  copyIn(header: Uint32Array<ArrayBuffer>, stream: Stream): void {
    const { buffers, end } = this.layout;
    for (const at of [0, end]) this.#headerAt(at).set(header, 0, stream);
    buffers.forEach((buffer, i) => {
      this.#part(i).set(buffer.as("u8"), 0, stream);
    });
  }

  /** Enqueues copies of the block into the buffers. */
  copyOut(stream: Stream): void {
    this.layout.buffers.forEach((buffer, i) => {
      buffer.as("u8").set(this.#part(i), 0, stream);
    });
  }

  /** Reads the first and the last header in a stream. */
  async headers(stream: Stream, options: WaitOptions): Promise<readonly Uint32Array[]> {
    const headers: Uint32Array[] = [];
    for (const at of [0, this.layout.end]) headers.push(await this.#headerAt(at).read(stream, options));
    return headers;
  }

  #headerAt(at: number): Buffer<"u32"> {
    return this.#block.slice(at, at + 4 * headerWords).as("u32");
  }

  #part(index: number): Buffer<"u8"> {
    const at = this.layout.offsets[index]!;
    return this.#block.slice(at, at + this.layout.buffers[index]!.byteLength);
  }

  close(): void {
    this.region.close();
    this.#block.close();
  }
}

/** Returns a header for a version, with a random number that no other copy of a state has. */
export function newHeader(version: number): Uint32Array<ArrayBuffer> {
  const header = new Uint32Array(headerWords);
  crypto.getRandomValues(header);
  header[0] = version % 2 ** 32;
  header[1] = Math.floor(version / 2 ** 32);
  return header;
}
