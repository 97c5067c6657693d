import { libc } from "../../ffi/libc/index.ts";
import { memory as view } from "../../ffi/runtime/index.ts";
import { checkOptions, flag, optionsTable } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import { hex, Resource } from "../lifetime/resource.ts";
import { addressesEnd, type MappedPages, mapPages, type PageRelease } from "./mapped-pages.ts";
import { checkRange, MemorySlice } from "./memory-slice.ts";
import { noteOwn } from "./own-buffers.ts";
import { retire } from "./retired.ts";

/**
 * Token that only this library passes to the constructor. An address that a caller invents must not become
 * memory.
 */
const ours = Symbol("ours");

/** Options of {@link Memory.allocate}. */
export interface AllocateOptions {
  /** True for huge pages of 2 MiB (`MAP_HUGETLB`). The length is rounded up to them. */
  readonly hugePages?: boolean;
  /** True for a memfd behind the memory, so that another process can map it. `fd` is its descriptor. */
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
 * Memory at a fixed native address that the garbage collector never moves or frees, so that hardware may use
 * it.
 *
 * @example
 * using memory = Memory.allocate(4096);
 * memory.bytes.set([1, 2, 3]);
 * using region = pd.register(memory, ["remoteRead"]);
 */
export class Memory extends Resource {
  /** Address of the first byte, for C. */
  readonly pointer: number;
  /** Length in bytes. */
  readonly byteLength: number;
  /** Descriptor of the memfd behind shared memory, else -1. */
  readonly fd: number;
  readonly #mappedBytes: number;
  readonly #release: PageRelease;
  #buffer: ArrayBuffer | undefined;

  private constructor(from: typeof ours, byteLength: number, pages: MappedPages) {
    super();
    if (from !== ours)
      throw new TypeError("new Memory(...) is not public. Use Memory.allocate() or Memory.copyOf()");
    this.pointer = pages.pointer;
    this.byteLength = byteLength;
    this.fd = pages.fd;
    this.#mappedBytes = pages.bytes;
    this.#release = pages.release;
    this.ownFrozen();
  }

  get label(): string {
    return `Memory (${this.byteLength} bytes)`;
  }

  /**
   * Maps zeroed, page-aligned memory of `byteLength` bytes (`mmap`). Throws RangeError for a length that is
   * not a positive integer, DoorbellError when the system has no more memory.
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
   * Allocates memory with a copy of an array's bytes. A JavaScript ArrayBuffer cannot be memory for hardware,
   * because a program may transfer it to another thread while peers or a GPU access it. Throws RangeError for
   * an empty or detached array.
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

  /** All bytes, shared with hardware. After close() the array has length 0. Bun limits one array to 4 GiB. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.view(0, this.byteLength);
  }

  /**
   * Returns `byteLength` bytes from `offset` on, shared with hardware. After close() the array has length 0.
   * Throws RangeError outside of the memory.
   *
   * @example
   * memory.view(16, 8).fill(255);
   */
  view(offset: number, byteLength: number): Uint8Array<ArrayBuffer> {
    this.ensureOpen();
    if (typeof offset !== "number" || typeof byteLength !== "number")
      throw new RangeError(`view(${shown(offset)}, ${shown(byteLength)}). Use integers (bytes)`);
    checkRange(this.label, offset, offset + byteLength, this.byteLength);
    if (this.#buffer?.detached) throw this.#transferred();
    if (this.byteLength > maximumView) {
      throw new RangeError(
        `${this.label} is too large for one view in JavaScript (4 GiB). Use slices of separate memories`,
      );
    }
    this.#buffer ??= noteOwn(view(this.pointer, this.byteLength));
    return new Uint8Array(this.#buffer, offset, byteLength);
  }

  #transferred(): TypeError {
    return new TypeError(`the ArrayBuffer of ${this.label} was transferred away. Transfer a copy of .bytes`);
  }

  /**
   * Returns a part of the memory, in bytes, end exclusive. Throws RangeError outside of it.
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
    const release = this.#release;
    const buffer = this.#buffer;
    this.#buffer = undefined;
    if (buffer === undefined) release.unmap(pointer, bytes);
    else
      retire(buffer, {
        bytes,
        empty: () => release.empty(pointer, bytes),
        free: () => release.unmap(pointer, bytes),
      });
    if (this.fd >= 0) libc.close(this.fd);
  }
}

const maximumView = 2 ** 32;

function bytesOf(source: ArrayBufferLike | ArrayBufferView): Uint8Array {
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (source instanceof ArrayBuffer || source instanceof SharedArrayBuffer) return new Uint8Array(source);
  throw new TypeError(`Memory.copyOf(${shown(source)}). Use an ArrayBuffer, a typed array or a DataView`);
}
