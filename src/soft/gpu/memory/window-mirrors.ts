// Mirrors of the window: one per worker thread. Each shows the mapped memory with the rights of one context,
// whose kernels the worker runs.
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
import { PAGE_BITS, PAGE_READABLE, PAGE_WRITABLE, PAGES, WINDOW_BYTES } from "../core/window.ts";
import type { SoftContext } from "../driver/gpu.ts";
import type { FilePart } from "./address-space.ts";
import { type Range, RangeMap } from "./range-map.ts";
import { type KernelRights, type MappedPiece, NO_ACCESS, READ_WRITE } from "./region.ts";

const EMPTY = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
const PAGE_BYTES = 2 ** PAGE_BITS;

interface Mirror {
  readonly base: number;
  /** Context whose rights the mirror has. Undefined before its first launch. */
  view: SoftContext | undefined;
}

interface Piece extends MappedPiece {
  /** Rights that the pages have in each mirror. */
  readonly shown: Map<Mirror, number>;
}

const protectionOf = (rights: number): number =>
  rights === READ_WRITE ? PROT_READ | PROT_WRITE : rights === NO_ACCESS ? PROT_NONE : PROT_READ;

const rightsIn = ({ view }: Mirror, { rights }: Piece): number =>
  view === undefined ? NO_ACCESS : rights(view);

export class WindowMirrors {
  readonly #window: number;
  readonly #mirrors = new Map<number, Mirror>();
  readonly #pieces = new RangeMap<Piece>();

  constructor(window: number) {
    this.#window = window;
  }

  map({ base, size }: Range, { fd, offset }: FilePart, rights: KernelRights): void {
    this.#forget(base, size);
    const piece: Piece = { base, size, rights, shown: new Map() };
    this.#pieces.add(piece);
    for (const mirror of this.#mirrors.values()) {
      const right = rightsIn(mirror, piece);
      this.#fillTail(mirror, piece);
      libc.mmap(this.#there(mirror, base), size, protectionOf(right), MAP_SHARED | MAP_FIXED, fd, offset);
      this.#note(mirror, piece, right);
    }
  }

  /** Applies the current rights to the pieces in a range. */
  refresh({ base, size }: Range): void {
    const pieces = this.#pieces.overlapping(base, size);
    for (const mirror of this.#mirrors.values()) this.#adapt(mirror, pieces);
  }

  unmap(base: number, size: number): void {
    this.#forget(base, size);
    for (const mirror of this.#mirrors.values()) {
      this.#notify(mirror, base, size, NO_ACCESS);
      libc.mmap(this.#there(mirror, base), size, PROT_NONE, EMPTY, -1, 0);
    }
  }

  /**
   * Adds a mirror without rights. mremap with an old size of 0 maps shared memory again and leaves the first
   * mapping.
   */
  add(at: number): void {
    const mirror: Mirror = { base: at, view: undefined };
    this.#mirrors.set(at, mirror);
    for (const piece of this.#pieces) {
      const { base, size } = piece;
      const there = this.#there(mirror, base);
      this.#fillTail(mirror, piece);
      libc.mremap(base, 0, size, MREMAP_MAYMOVE | MREMAP_FIXED, there);
      libc.mprotect(there, size, PROT_NONE);
      this.#note(mirror, piece, NO_ACCESS);
    }
  }

  remove(at: number): void {
    const mirror = this.#mirrors.get(at);
    if (mirror === undefined) return;
    this.#mirrors.delete(at);
    for (const { shown } of this.#pieces) shown.delete(mirror);
  }

  /** Gives a mirror the rights of a context. */
  show(at: number, view: SoftContext): void {
    const mirror = this.#mirrors.get(at);
    if (mirror === undefined || mirror.view === view) return;
    mirror.view = view;
    this.#adapt(mirror, this.#pieces);
  }

  /** Yields the mapped memory in the order of its addresses. */
  pieces(): Iterable<MappedPiece> {
    return this.#pieces;
  }

  /** Returns the rights of a context at an address of the window. */
  rightsAt(address: number, context: SoftContext): number {
    return this.#pieces.find(address)?.rights(context) ?? NO_ACCESS;
  }

  /** Applies the rights of the mirror's context to pieces in order. Adjacent pieces share a system call. */
  #adapt(mirror: Mirror, pieces: Iterable<Piece>): void {
    let [start, end, common] = [0, 0, NO_ACCESS];
    const protect = () => {
      if (end > start) libc.mprotect(this.#there(mirror, start), end - start, protectionOf(common));
    };
    for (const piece of pieces) {
      const right = rightsIn(mirror, piece);
      if (piece.shown.get(mirror) === right) continue;
      this.#note(mirror, piece, right);
      if (piece.base !== end || right !== common) {
        protect();
        start = piece.base;
        common = right;
      }
      end = piece.base + piece.size;
    }
    protect();
  }

  #note(mirror: Mirror, piece: Piece, rights: number): void {
    piece.shown.set(mirror, rights);
    this.#notify(mirror, piece.base, piece.size, rights);
  }

  #there({ base }: Mirror, address: number): number {
    return base + (address - this.#window);
  }

  /**
   * Maps zeros after a piece up to the next 2 MiB, because the table of mapped pages has that granularity.
   */
  #fillTail(mirror: Mirror, { base, size }: Piece): void {
    const tail = size % PAGE_BYTES;
    if (tail === 0) return;
    const start = this.#there(mirror, base + size - tail);
    libc.mmap(start, PAGE_BYTES, PROT_READ | PROT_WRITE, EMPTY, -1, 0);
  }

  /** Writes the rights to the table of pages. */
  #notify(mirror: Mirror, base: number, size: number, rights: number): void {
    const first = Math.floor((base - this.#window) / PAGE_BYTES);
    const count = Math.ceil(size / PAGE_BYTES);
    const value = rights === READ_WRITE ? PAGE_WRITABLE : rights === NO_ACCESS ? 0 : PAGE_READABLE;
    libc.memset(mirror.base + PAGES + first, value, Math.min(count, WINDOW_BYTES / PAGE_BYTES - first));
  }

  #forget(base: number, size: number): void {
    for (const piece of this.#pieces.overlapping(base, size)) {
      this.#pieces.remove(piece);
      const before = base - piece.base;
      const after = piece.base + piece.size - (base + size);
      const part = (start: number, bytes: number) =>
        this.#pieces.add({ ...piece, base: start, size: bytes, shown: new Map(piece.shown) });
      if (before > 0) part(piece.base, before);
      if (after > 0) part(base + size, after);
    }
  }
}
