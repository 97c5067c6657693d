// Mirrors of the window: one per worker thread.
import {
  libc,
  MAP_ANONYMOUS,
  MAP_FIXED,
  MAP_NORESERVE,
  MAP_PRIVATE,
  MAP_SHARED,
  MREMAP_FIXED,
  MREMAP_MAYMOVE,
  PROT_NONE,
  PROT_READ,
  PROT_WRITE,
} from "../../../../ffi/libc/index.ts";
import { PAGE_BITS, PAGES } from "../core/window.ts";
import { type Range, RangeMap } from "./range-map.ts";

const EMPTY = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
const PAGE_BYTES = 2 ** PAGE_BITS;

interface Piece extends Range {
  protection: number;
}

export class WindowMirrors {
  readonly #window: number;
  readonly #bytes: number;
  readonly #mirrors: number[] = [];
  readonly #pieces = new RangeMap<Piece>();

  constructor(window: number, bytes: number) {
    this.#window = window;
    this.#bytes = bytes;
  }

  map({ base, size }: Range, fd: number, offset: number, protection: number): void {
    this.#forget(base, size);
    this.#pieces.add({ base, size, protection });
    for (const mirror of this.#mirrors) {
      this.#fillTail(mirror, base, size);
      libc.mmap(this.#there(mirror, base), size, protection, MAP_SHARED | MAP_FIXED, fd, offset);
      this.#notify(mirror, base, size, protection);
    }
  }

  protect(base: number, size: number, protection: number): void {
    for (const piece of this.#pieces.overlapping(base, size)) piece.protection = protection;
    for (const mirror of this.#mirrors) {
      libc.mprotect(this.#there(mirror, base), size, protection);
      this.#notify(mirror, base, size, protection);
    }
  }

  unmap(base: number, size: number): void {
    this.#forget(base, size);
    for (const mirror of this.#mirrors) {
      this.#notify(mirror, base, size, PROT_NONE);
      libc.mmap(this.#there(mirror, base), size, PROT_NONE, EMPTY, -1, 0);
    }
  }

  /** Adds a mirror. mremap with an old size of 0 maps shared memory again and leaves the first mapping. */
  add(mirror: number): void {
    this.#mirrors.push(mirror);
    for (const { base, size, protection } of this.#pieces) {
      this.#fillTail(mirror, base, size);
      libc.mremap(base, 0, size, MREMAP_MAYMOVE | MREMAP_FIXED, this.#there(mirror, base));
      this.#notify(mirror, base, size, protection);
    }
  }

  remove(mirror: number): void {
    const at = this.#mirrors.indexOf(mirror);
    if (at >= 0) this.#mirrors.splice(at, 1);
  }

  #there(mirror: number, address: number): number {
    return mirror + (address - this.#window);
  }

  /**
   * Maps zeros after a piece up to the next 2 MiB, because the table of mapped pages has that granularity.
   */
  #fillTail(mirror: number, base: number, size: number): void {
    const tail = size % PAGE_BYTES;
    if (tail === 0) return;
    const start = this.#there(mirror, base + size - tail);
    libc.mmap(start, PAGE_BYTES, PROT_READ | PROT_WRITE, EMPTY, -1, 0);
  }

  #notify(mirror: number, base: number, size: number, protection: number): void {
    const first = Math.floor((base - this.#window) / PAGE_BYTES);
    const count = Math.ceil(size / PAGE_BYTES);
    libc.memset(
      mirror + PAGES + first,
      protection === PROT_NONE ? 0 : 1,
      Math.min(count, this.#bytes / PAGE_BYTES - first),
    );
  }

  #forget(base: number, size: number): void {
    for (const piece of this.#pieces.overlapping(base, size)) {
      this.#pieces.remove(piece);
      const before = base - piece.base;
      const after = piece.base + piece.size - (base + size);
      if (before > 0) this.#pieces.add({ ...piece, size: before });
      if (after > 0) this.#pieces.add({ ...piece, base: base + size, size: after });
    }
  }
}
