import { mapDmaBuf } from "../../../ffi/libc/dma-buf.ts";
import { errnoName, libc } from "../../../ffi/libc/index.ts";
import { memory as nativeView } from "../../../ffi/runtime/index.ts";
import { shown } from "../../arguments/shown.ts";
import { DoorbellError } from "../../errors.ts";
import { hex, Resource } from "../../lifetime/resource.ts";
import { emptyPages } from "../../memory/mapped-pages.ts";
import { checkRange } from "../../memory/memory-slice.ts";
import { noteOwn } from "../../memory/own-buffers.ts";
import { retire } from "../../memory/retired.ts";
import { checkInternal, type Internal } from "../driver/internal.ts";
import type { Buffer } from "./buffer.ts";
import { deviceMemoryOf } from "./device-memory.ts";
import { gdrMap } from "./gdrcopy.ts";

/** Path by which GPU memory is mapped into this process. */
export type MapPath = "host memory" | "shared memory" | "dma-buf" | "gdrcopy";

/** GPU memory cannot be mapped into the process. The message names the missing part of each path. */
export class MapError extends DoorbellError {
  override readonly name = "MapError";
}

interface Mapping {
  readonly pointer: number;
  readonly path: MapPath;
  readonly reason: string;
  readonly writeCombined: boolean;
  /** Pages to unmap. Undefined for memory that is host memory already. */
  readonly pages: { readonly base: number; readonly bytes: number } | undefined;
  readonly unmap: (() => void) | undefined;
}

/**
 * The memory of a buffer, mapped into this process. Loads and stores reach the GPU memory without a copy.
 * With `writeCombined` (the BAR of a real GPU) sequential stores are fast and loads are slow, so read little.
 *
 * @example
 * using mapped = buffer.map();
 * mapped.bytes.set([1, 2, 3]); // the GPU sees them
 */
export class MappedBuffer extends Resource {
  readonly byteLength: number;
  /** Host address of the first byte. */
  readonly pointer: number;
  readonly path: MapPath;
  /** Reason for the path, as text. */
  readonly reason: string;
  /** True when stores are combined before they go to the device, and loads are not cached. */
  readonly writeCombined: boolean;
  readonly #mapping: Mapping;
  readonly #buffer: Buffer;
  #array: ArrayBuffer | undefined;

  /** @internal Use `buffer.map()`. */
  constructor(from: Internal, buffer: Buffer) {
    checkInternal(from, "MappedBuffer", "buffer.map()");
    super();
    buffer.ensureOpen();
    if (buffer.length === 0) throw new RangeError("map: the buffer is empty");
    buffer.allocation.reach(buffer.pointer, buffer.byteLength);
    const mapping = map(buffer);
    this.#mapping = mapping;
    this.#buffer = buffer;
    this.byteLength = buffer.byteLength;
    this.pointer = mapping.pointer;
    this.path = mapping.path;
    this.reason = mapping.reason;
    this.writeCombined = mapping.writeCombined;
    this.own(buffer.allocation);
    this.need(buffer.allocation);
  }

  get label(): string {
    return `MappedBuffer (${this.byteLength} bytes)`;
  }

  /** All bytes of the device memory. Empty after close(). In Bun at most 4 GiB at once: map a slice. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.view(0, this.byteLength);
  }

  /** Returns `byteLength` bytes of the device memory from `offset`. Throws RangeError outside of it. */
  view(offset: number, byteLength: number): Uint8Array<ArrayBuffer> {
    this.ensureOpen();
    if (typeof offset !== "number" || typeof byteLength !== "number")
      throw new RangeError(`view(${shown(offset)}, ${shown(byteLength)}). Use whole numbers of bytes`);
    checkRange(this.label, offset, offset + byteLength, this.byteLength);
    if (this.#mapping.path === "host memory") {
      const { allocation, byteOffset } = this.#buffer;
      return new Uint8Array(allocation.hostMemory(), byteOffset + offset, byteLength);
    }
    this.#array ??= noteOwn(nativeView(this.pointer, this.byteLength));
    return new Uint8Array(this.#array, offset, byteLength);
  }

  protected override shown(): Record<string, unknown> {
    return { path: this.path, pointer: hex(this.pointer), writeCombined: this.writeCombined };
  }

  protected release(): void {
    const array = this.#array;
    this.#array = undefined;
    const { pages, unmap } = this.#mapping;
    const { base, bytes } = pages ?? { base: 0, bytes: 0 };
    const free = unmap ?? (pages === undefined ? () => {} : () => libc.munmap(base, bytes));
    if (array === undefined) free();
    else
      retire(array, { bytes: this.byteLength, free, ...(pages && { empty: () => emptyPages(base, bytes) }) });
  }
}

function map(buffer: Buffer): Mapping {
  const { allocation, pointer, byteLength, device } = buffer;
  if (allocation.hostAccessible) {
    const reason = `${buffer.kind} memory has the same address on the host`;
    return { pointer, path: "host memory", reason, writeCombined: false, pages: undefined, unmap: undefined };
  }
  const soft = device.provider === "soft";
  const viaDmaBuf = byDmaBuf(buffer, soft);
  if (typeof viaDmaBuf !== "string") return viaDmaBuf;
  const gdr = soft ? "gdrcopy: it is for real GPUs" : gdrMap(pointer, byteLength);
  if (typeof gdr === "string") {
    throw new MapError(
      `${allocation.label} cannot be mapped into this process\n  ${viaDmaBuf}\n  ${gdr}`,
      soft
        ? "Map a smaller slice, make the BAR larger (DOORBELL_SOFT_GPU_BAR), or use toArray() and set()."
        : "Install gdrcopy (github.com/NVIDIA/gdrcopy) and load gdrdrv, or use pinned or managed memory, or toArray() and set().",
    );
  }
  const reason = `gdrcopy maps the GPU's BAR (${gdr.type})`;
  const { address, writeCombined, unmap } = gdr;
  return { pointer: address, path: "gdrcopy", reason, writeCombined, pages: undefined, unmap };
}

/** Maps by a descriptor where the driver supports it: the soft GPU does, NVIDIA's driver from 13.3 on. */
function byDmaBuf({ allocation, pointer, byteLength }: Buffer, soft: boolean): Mapping | string {
  let fd = -1;
  try {
    const memory = deviceMemoryOf(allocation, pointer, byteLength);
    if (soft && memory.hostAddress === undefined) return memory.hostReason;
    const part = memory.dmaBuf();
    fd = part.fd;
    const mapped = mapDmaBuf(fd, part.offset, byteLength, true);
    if (typeof mapped === "number")
      return `dma-buf: the driver does not let it be mapped (${errnoName(mapped)})`;
    const reason = soft ? "memory of the soft GPU is memory of this machine" : "the driver maps dma-bufs";
    const { address, base, bytes } = mapped;
    const path = soft ? "shared memory" : "dma-buf";
    return { pointer: address, path, reason, writeCombined: !soft, pages: { base, bytes }, unmap: undefined };
  } catch (error) {
    if (error instanceof DoorbellError) return `dma-buf: ${error.message.split("\n")[0]}`;
    throw error;
  } finally {
    if (fd >= 0) libc.close(fd);
  }
}
