import {
  errno,
  errnoName,
  libc,
  MAP_SHARED,
  PROT_READ,
  PROT_WRITE,
  strerror,
} from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { wholeNumber } from "../../arguments/index.ts";
import { DoorbellError } from "../../errors.ts";
import { hex, Resource } from "../../lifetime/resource.ts";
import { emptyPages } from "../../memory/mapped-pages.ts";
import { noteOwn } from "../../memory/own-buffers.ts";
import { retire } from "../../memory/retired.ts";

/** Part of a BAR to map, and the file that represents the BAR. */
export interface BarPart {
  /** Name of the BAR, such as "0000:65:00.0 BAR 2". */
  readonly what: string;
  readonly fd: number;
  /** Offset of the BAR in the file, in bytes. */
  readonly fileOffset: number;
  /** Offset of the part in the BAR, a multiple of a page, in bytes. */
  readonly from: number;
  readonly bytes: number;
  readonly writable: boolean;
}

const ADDRESSES_END = 2 ** 48;

/**
 * A part of a device's BAR, mapped into this process. Loads and stores go to the device. Registers need
 * accesses of their own width: use a Uint32Array over `view(...)`, because a copy of bytes has another width.
 */
export class MappedBar extends Resource {
  readonly #part: BarPart;
  /** Address of the mapping in this process. */
  readonly pointer: number;
  #buffer: ArrayBuffer | undefined;

  /** @internal Use the `map` methods of devices. */
  constructor(part: BarPart, ...parents: Resource[]) {
    super();
    const { what, fd, fileOffset, from, bytes, writable } = part;
    const protection = writable ? PROT_READ | PROT_WRITE : PROT_READ;
    const pointer = libc.mmap(0, bytes, protection, MAP_SHARED, fd, fileOffset + from);
    if (pointer >= ADDRESSES_END) {
      const failure = errno();
      throw new DoorbellError(
        `cannot map ${bytes} bytes at ${from} of ${what}: ${errnoName(failure)} (${strerror(failure)})`,
        "The kernel reserves some ranges (interrupt tables), and all of them under lockdown (secure boot).",
      );
    }
    this.#part = part;
    this.pointer = pointer;
    this.ownFrozen(...parents);
  }

  get label(): string {
    const { what, from, bytes } = this.#part;
    return `${what} (${bytes} bytes from ${from})`;
  }

  /** Length of the mapping in bytes. */
  get byteLength(): number {
    return this.#part.bytes;
  }

  /** Offset of the mapping in the BAR, in bytes. */
  get from(): number {
    return this.#part.from;
  }

  /** True when stores are allowed. */
  get writable(): boolean {
    return this.#part.writable;
  }

  /** All bytes of the mapping. A store to a read-only mapping would raise SIGBUS, so its view is a copy. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.view(0, this.byteLength);
  }

  /**
   * Returns `byteLength` bytes from `offset`: the device's own bytes where the mapping is writable, else a
   * copy. After close() the array is empty.
   *
   * @example
   * const registers = bar.view(0, 4096);
   * new Uint32Array(registers.buffer, registers.byteOffset, 1024)[2]; // one read of 32 bits
   */
  view(offset: number, byteLength: number): Uint8Array<ArrayBuffer> {
    this.ensureOpen();
    const { bytes, writable } = this.#part;
    wholeNumber("view: offset", offset, 0, bytes);
    wholeNumber("view: byteLength", byteLength, 0, bytes - offset);
    this.#buffer ??= noteOwn(memory(this.pointer, bytes));
    const view = new Uint8Array(this.#buffer, offset, byteLength);
    return writable ? view : view.slice();
  }

  protected override shown(): Record<string, unknown> {
    return { pointer: hex(this.pointer), writable: this.writable };
  }

  protected release(): void {
    const { pointer } = this;
    const { bytes } = this.#part;
    const buffer = this.#buffer;
    this.#buffer = undefined;
    if (buffer === undefined) libc.munmap(pointer, bytes);
    else {
      retire(buffer, {
        bytes,
        empty: () => emptyPages(pointer, bytes),
        free: () => libc.munmap(pointer, bytes),
      });
    }
  }
}
