import {
  Errno,
  errno,
  errnoName,
  libc,
  MADV_DONTFORK,
  MAP_ANONYMOUS,
  MAP_HUGETLB,
  MAP_PRIVATE,
  MAP_SHARED,
  MFD_CLOEXEC,
  PROT_READ,
  PROT_WRITE,
  strerror,
} from "../../ffi/libc/index.ts";
import { addressOf, memory as view } from "../../ffi/runtime/index.ts";
import { checkOptions } from "../arguments/check-options.ts";
import { optionsTable } from "../arguments/options-table.ts";
import { flag } from "../arguments/value-type.ts";
import { DoorbellError, systemHint } from "../errors.ts";
import { hex } from "../lifetime/inspect.ts";
import { Resource } from "../lifetime/resource.ts";
import { checkRange, MemorySlice } from "./memory-slice.ts";

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

const pageBytes = 4096;
const hugePageBytes = 2 * 1024 * 1024;
const addressesEnd = 2 ** 48;

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
  readonly #held: ArrayBuffer | undefined;
  #buffer: ArrayBuffer | undefined;

  private constructor(
    from: typeof ours,
    pointer: number,
    byteLength: number,
    source: { mappedBytes?: number; fd?: number; held?: ArrayBuffer },
  ) {
    super();
    if (from !== ours)
      throw new TypeError("new Memory(...) is not public: use Memory.allocate() or Memory.from()");
    this.pointer = pointer;
    this.byteLength = byteLength;
    this.fd = source.fd ?? -1;
    this.#mappedBytes = source.mappedBytes ?? 0;
    this.#held = source.held;
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
        `Memory.allocate(${byteLength}): the length is a whole number of bytes, at least 1`,
      );
    }
    const { hugePages, shared } = checkOptions(allocateOptions, "Memory.allocate", options);
    const unit = hugePages ? hugePageBytes : pageBytes;
    const mappedBytes = Math.ceil(byteLength / unit) * unit;
    const fd = shared ? createMemfd(mappedBytes, hugePages) : -1;
    const sharing = shared ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS;
    const huge = hugePages && !shared ? MAP_HUGETLB : 0;
    const pointer = libc.mmap(0, mappedBytes, PROT_READ | PROT_WRITE, sharing | huge, fd, 0);
    if (pointer >= addressesEnd) {
      const failure = errno();
      if (fd >= 0) libc.close(fd);
      throw mapFailure(byteLength, failure, hugePages);
    }
    // A child made by fork() would otherwise steal the pages from under the hardware.
    if (!shared) libc.madvise(pointer, mappedBytes, MADV_DONTFORK);
    return new Memory(ours, pointer, byteLength, { mappedBytes, fd });
  }

  /**
   * The memory of an ArrayBuffer or of a view into one; it is held, so that it is not collected.
   * Do not transfer or resize the buffer while this is open.
   *
   * @example
   * using memory = Memory.from(new Uint8Array([1, 2, 3]));
   */
  static from(source: ArrayBuffer | ArrayBufferView): Memory {
    const held = source instanceof ArrayBuffer ? source : source?.buffer;
    if (!(held instanceof ArrayBuffer)) {
      throw new TypeError(
        "Memory.from() takes an ArrayBuffer, a typed array or a DataView (not a shared one)",
      );
    }
    if (held.resizable) {
      throw new TypeError("Memory.from(): a resizable ArrayBuffer can move; copy it into Memory.allocate()");
    }
    if (source.byteLength === 0) throw new RangeError("Memory.from(): the buffer is empty or detached");
    return new Memory(ours, addressOf(source), source.byteLength, { held });
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
    checkRange(this.label, offset, offset + byteLength, this.byteLength);
    if (this.#buffer?.detached) throw this.#transferred();
    this.ensureAttached();
    if (this.#held)
      return new Uint8Array(this.#held, this.pointer - addressOf(this.#held) + offset, byteLength);
    if (this.byteLength > maximumView) {
      throw new RangeError(
        `${this.label} is too large for one view in JavaScript (4 GiB): use slices of separate memories`,
      );
    }
    this.#buffer ??= view(this.pointer, this.byteLength);
    return new Uint8Array(this.#buffer, offset, byteLength);
  }

  /** @internal Throws when the ArrayBuffer it was made from went elsewhere: its bytes may then be freed at any time. */
  ensureAttached(): void {
    if (this.#held?.detached) throw this.#transferred();
  }

  #transferred(): TypeError {
    return new TypeError(
      `the ArrayBuffer of ${this.label} was transferred away: transfer a copy, and close the memory first`,
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

  protected override shown() {
    return { pointer: hex(this.pointer), fd: this.fd < 0 ? undefined : this.fd };
  }

  protected release(): void {
    // Whoever transferred the buffer away may still read it: its pages then stay.
    const gone = this.#buffer?.detached === true;
    // Detaching makes the views that users kept empty: a later access reads undefined instead of unmapped memory.
    if (!gone) this.#buffer?.transfer();
    this.#buffer = undefined;
    if (this.#mappedBytes > 0 && !gone) libc.munmap(this.pointer, this.#mappedBytes);
    if (this.fd >= 0) libc.close(this.fd);
  }
}

const maximumView = 2 ** 32;
const MFD_HUGETLB = 4;

function createMemfd(bytes: number, hugePages: boolean): number {
  const name = new Uint8Array(new ArrayBuffer(16));
  name.set(new TextEncoder().encode("doorbell"));
  const fd = libc.memfd_create(addressOf(name), MFD_CLOEXEC | (hugePages ? MFD_HUGETLB : 0));
  if (fd < 0) throw mapFailure(bytes, errno(), hugePages);
  if (libc.ftruncate(fd, bytes) !== 0) {
    const failure = errno();
    libc.close(fd);
    throw mapFailure(bytes, failure, hugePages);
  }
  return fd;
}

function mapFailure(bytes: number, failure: number, hugePages: boolean): DoorbellError {
  const hint =
    failure === Errno.ENOMEM && hugePages
      ? "No free huge pages: sysctl vm.nr_hugepages=N (N pages of 2 MiB)."
      : systemHint(errnoName(failure)) || "Allocate less, or close memory that is no longer used.";
  return new DoorbellError(`cannot map ${bytes} bytes: ${errnoName(failure)} (${strerror(failure)})`, hint);
}
