import { libc } from "../../ffi/libc/index.ts";
import { memory as view } from "../../ffi/runtime/index.ts";
import { checkOptions } from "../arguments/check-options.ts";
import { optionsTable } from "../arguments/options-table.ts";
import { shown } from "../arguments/shown.ts";
import { flag } from "../arguments/value-type.ts";
import { hex } from "../lifetime/inspect.ts";
import { Resource } from "../lifetime/resource.ts";
import { addressesEnd, emptyPages, type MappedPages, mapPages } from "./mapped-pages.ts";
import { checkRange, MemorySlice } from "./memory-slice.ts";
import { noteOwn } from "./own-buffers.ts";
import { retire } from "./retired.ts";

/** Who calls the constructor: an address that somebody made up must not become memory. */
const ours = Symbol("ours");

/** How {@link Memory.allocate} gets its pages. */
export interface AllocateOptions {
  /** Huge pages of 2 MiB (`MAP_HUGETLB`); the length is rounded up to them. */
  readonly hugePages?: boolean;
  /** A memfd behind it, so that another process can map it; `fd` is then its descriptor. */
  readonly shared?: boolean;
}

export const allocateOptions = optionsTable<AllocateOptions>()(
  "memory.AllocateOptions",
  { "Memory.allocate": 1 },
  {
    hugePages: { type: flag(), default: false, text: "Huge pages of 2 MiB." },
    shared: { type: flag(), default: false, text: "A memfd behind it, for other processes to map." },
  },
);

/**
 * Bytes at a fixed native address that are never garbage-collected: what hardware may touch.
 *
 * @example
 * using memory = Memory.allocate(4096);
 * memory.bytes.set([1, 2, 3]);
 * using region = pd.register(memory, ["remoteRead"]);
 */
export class Memory extends Resource {
  /** What C takes for it: the address of its first byte. */
  readonly pointer: number;
  /** Its length in bytes. */
  readonly byteLength: number;
  /** The memfd behind shared memory, else -1. */
  readonly fd: number;
  readonly #mappedBytes: number;
  #buffer: ArrayBuffer | undefined;

  private constructor(from: typeof ours, byteLength: number, pages: MappedPages) {
    super();
    if (from !== ours)
      throw new TypeError("new Memory(...) is not public: use Memory.allocate() or Memory.copyOf()");
    this.pointer = pages.pointer;
    this.byteLength = byteLength;
    this.fd = pages.fd;
    this.#mappedBytes = pages.bytes;
    this.ownFrozen();
  }

  get label(): string {
    return `Memory (${this.byteLength} bytes)`;
  }

  /**
   * Maps zeroed, page-aligned memory of `byteLength` bytes (`mmap`).
   * RangeError for a length that is not a positive whole number; DoorbellError when the system has no more.
   *
   * @example
   * using memory = Memory.allocate(4096);
   * memory.bytes.fill(1);
   */
  static allocate(byteLength: number, options?: AllocateOptions): Memory {
    if (!Number.isSafeInteger(byteLength) || byteLength <= 0 || byteLength >= addressesEnd) {
      throw new RangeError(
        `Memory.allocate(${shown(byteLength)}): the length is a whole number of bytes, at least 1`,
      );
    }
    const choice = checkOptions(allocateOptions, "Memory.allocate", options);
    return new Memory(ours, byteLength, mapPages(byteLength, choice));
  }

  /**
   * New memory with a copy of an array's bytes. An ArrayBuffer of JavaScript's is not memory for hardware: it can be transferred to
   * another thread, and what peers or a GPU then reach is somebody else's. RangeError for an empty or detached one.
   *
   * @example
   * using memory = Memory.copyOf(new Float32Array([1, 2, 3]));
   * console.assert(memory.byteLength === 12);
   */
  static copyOf(source: ArrayBufferLike | ArrayBufferView): Memory {
    const bytes = bytesOf(source);
    if (bytes.byteLength === 0) throw new RangeError("Memory.copyOf(): the array is empty or detached");
    const memory = Memory.allocate(bytes.byteLength);
    memory.bytes.set(bytes);
    return memory;
  }

  /** All its bytes, shared with hardware. After close() the array has length 0. At most 4 GiB at once in Bun. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.view(0, this.byteLength);
  }

  /**
   * `byteLength` bytes from `offset` on, shared with hardware; after close() the array has length 0. RangeError outside.
   *
   * @example
   * memory.view(16, 8).fill(255);
   */
  view(offset: number, byteLength: number): Uint8Array<ArrayBuffer> {
    this.ensureOpen();
    if (typeof offset !== "number" || typeof byteLength !== "number")
      throw new RangeError(`view(${shown(offset)}, ${shown(byteLength)}): use whole numbers of bytes`);
    checkRange(this.label, offset, offset + byteLength, this.byteLength);
    if (this.#buffer?.detached) throw this.#transferred();
    if (this.byteLength > maximumView) {
      throw new RangeError(
        `${this.label} is too large for one view in JavaScript (4 GiB): use slices of separate memories`,
      );
    }
    this.#buffer ??= noteOwn(view(this.pointer, this.byteLength));
    return new Uint8Array(this.#buffer, offset, byteLength);
  }

  #transferred(): TypeError {
    return new TypeError(
      `the ArrayBuffer of ${this.label} was transferred away: transfer a copy of what .bytes gives`,
    );
  }

  /**
   * A part of it, bounds-checked (bytes, end exclusive).
   *
   * @example
   * using half = pd.register(memory.slice(0, 2048), ["remoteWrite"]);
   */
  slice(from: number, to: number = this.byteLength): MemorySlice {
    this.ensureOpen();
    checkRange(this.label, from, to, this.byteLength);
    return new MemorySlice(this, from, to - from);
  }

  protected override shown(): Record<string, unknown> {
    return { pointer: hex(this.pointer), fd: this.fd < 0 ? undefined : this.fd };
  }

  protected release(): void {
    const { pointer } = this;
    const bytes = this.#mappedBytes;
    const buffer = this.#buffer;
    this.#buffer = undefined;
    if (buffer === undefined) libc.munmap(pointer, bytes);
    else
      retire(buffer, {
        bytes,
        empty: () => emptyPages(pointer, bytes),
        free: () => libc.munmap(pointer, bytes),
      });
    if (this.fd >= 0) libc.close(this.fd);
  }
}

const maximumView = 2 ** 32;

function bytesOf(source: ArrayBufferLike | ArrayBufferView): Uint8Array {
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (source instanceof ArrayBuffer || source instanceof SharedArrayBuffer) return new Uint8Array(source);
  throw new TypeError(`Memory.copyOf(${shown(source)}): use an ArrayBuffer, a typed array or a DataView`);
}
