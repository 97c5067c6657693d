// Device addresses of this process: one reservation of inaccessible memory, so that nothing else is placed
// there. The reservation contains the window that kernels reach: 4 GiB, aligned to 4 GiB. Mirrors show the
// same mappings as the window.
import {
  libc,
  MAP_ANONYMOUS,
  MAP_FAILED,
  MAP_FIXED,
  MAP_NORESERVE,
  MAP_PRIVATE,
  MAP_SHARED,
  PROT_NONE,
} from "../../../../ffi/libc/index.ts";
import { DoorbellError, systemHint } from "../../../errors.ts";
import { noteReservation, sweepRecords } from "../core/left-behind.ts";
import { PRIVATE_BYTES, WINDOW_BYTES } from "../core/window.ts";
import type { SoftContext } from "../driver/gpu.ts";
import { FreeList } from "./free-list.ts";
import { type Range, RangeMap } from "./range-map.ts";
import type { KernelRights, MappedPiece } from "./region.ts";
import { WindowMirrors } from "./window-mirrors.ts";

/** Part of a file. */
export interface FilePart {
  readonly fd: number;
  readonly offset: number;
}

/** Granularity of device memory management, as on real devices. */
export const GRANULARITY = 2 * 2 ** 20;
const LARGEST = 2 ** 44;
const SMALLEST = 2 ** 34;
const INACCESSIBLE = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;

export const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to;

function reserveAnywhere(): Range {
  sweepRecords();
  let size = LARGEST;
  let start = MAP_FAILED;
  // A process with a limited address space gets a smaller reservation.
  for (; size >= SMALLEST; size /= 2) {
    start = libc.mmap(0, size, PROT_NONE, INACCESSIBLE, -1, 0);
    if (start !== MAP_FAILED) break;
  }
  if (start === MAP_FAILED)
    throw new DoorbellError("the soft GPU cannot reserve its address space", systemHint("ENOMEM"));
  noteReservation(start, size);
  return { base: start, size };
}

/** Allocator of device addresses, and the mappings of the operating system at them. */
export class AddressSpace {
  readonly base: number;
  readonly size: number;
  /** Address of the window, a multiple of 4 GiB. Kernels see it as address 0. */
  readonly window: number;
  readonly #near: FreeList;
  readonly #far: FreeList;
  readonly #mirrors: WindowMirrors;
  /** Mapped memory outside of the window. */
  readonly #farPieces = new RangeMap<MappedPiece>();
  /** Number of changes of mappings and rights. */
  version = 0;
  /** True when memory is mapped outside of the window. */
  hasFar = false;

  /** `range` is a reservation of the caller, aligned to 4 GiB. By default, the operating system chooses one. */
  constructor(range?: Range) {
    const { base: start, size } = range ?? reserveAnywhere();
    this.base = roundUp(start, GRANULARITY);
    this.size = size - GRANULARITY;
    this.window = roundUp(this.base, WINDOW_BYTES);
    this.#near = new FreeList(this.window + PRIVATE_BYTES, WINDOW_BYTES - PRIVATE_BYTES);
    const far = this.window + WINDOW_BYTES;
    this.#far = new FreeList(far, this.base + this.size - far);
    this.#mirrors = new WindowMirrors(this.window);
  }

  holds(address: number): boolean {
    return address >= this.base && address < this.base + this.size;
  }

  /** Returns true for an address in the window. */
  inWindow(address: number): boolean {
    return address >= this.window && address < this.window + WINDOW_BYTES;
  }

  /**
   * Reserves `bytes`, a multiple of the granularity: at `hint` if it is free, else in the window, else
   * elsewhere. Returns undefined without room. `far` prefers addresses outside of the window.
   */
  reserve(bytes: number, alignment = GRANULARITY, hint = 0, far = false): number | undefined {
    if (hint !== 0 && hint % alignment === 0) {
      const list = this.inWindow(hint) ? this.#near : this.#far;
      if (list.takeAt(hint, bytes)) return hint;
    }
    const [first, second] = far ? [this.#far, this.#near] : [this.#near, this.#far];
    return first.take(bytes, alignment) ?? second.take(bytes, alignment);
  }

  /** Releases reserved addresses. No mapping may be left there. */
  release(address: number, bytes: number): void {
    (this.inWindow(address) ? this.#near : this.#far).give(address, bytes);
  }

  /**
   * Maps `bytes` of a file at reserved addresses. `protection` applies to copies, `rights` to kernels. Returns
   * false when the operating system refuses.
   */
  map({ base, size }: Range, { fd, offset }: FilePart, protection: number, rights: KernelRights): boolean {
    if (libc.mmap(base, size, protection, MAP_SHARED | MAP_FIXED, fd, offset) !== base) return false;
    this.version++;
    if (this.inWindow(base)) this.#mirrors.map({ base, size }, { fd, offset }, rights);
    else {
      this.#forgetFar(base, size);
      this.#farPieces.add({ base, size, rights });
      this.hasFar = true;
    }
    return true;
  }

  /** Removes mapped pieces outside of the window. Only whole pieces are mapped and unmapped there. */
  #forgetFar(base: number, size: number): void {
    for (const piece of this.#farPieces.overlapping(base, size)) this.#farPieces.remove(piece);
    this.hasFar = this.#farPieces.count > 0;
  }

  /** Returns the mapped memory outside of the window at an address. */
  farPiece(address: number): MappedPiece | undefined {
    return this.#farPieces.find(address);
  }

  /** Yields all mapped memory in the order of its addresses. */
  *pieces(): IterableIterator<MappedPiece> {
    yield* this.#mirrors.pieces();
    yield* this.#farPieces;
  }

  /** Changes the protection of mapped addresses, after the rights of kernels have changed. */
  protect(address: number, bytes: number, protection: number): void {
    this.version++;
    libc.mprotect(address, bytes, protection);
    if (this.inWindow(address)) this.#mirrors.refresh({ base: address, size: bytes });
  }

  /** Applies changed rights of kernels to all mapped memory. */
  refreshRights(): void {
    this.version++;
    this.#mirrors.refresh({ base: this.window, size: WINDOW_BYTES });
  }

  /** Returns the rights of a context's kernels at an address. */
  kernelRights(address: number, context: SoftContext): number {
    return this.#mirrors.rightsAt(address, context);
  }

  /** Makes addresses inaccessible. They stay reserved. */
  unmap(address: number, bytes: number): void {
    this.version++;
    libc.mmap(address, bytes, PROT_NONE, INACCESSIBLE | MAP_FIXED, -1, 0);
    if (this.inWindow(address)) this.#mirrors.unmap(address, bytes);
    else this.#forgetFar(address, bytes);
  }

  /** Adds a mirror of the window: the memory of a worker thread. It has no rights before `showTo`. */
  addMirror(base: number): void {
    this.#mirrors.add(base);
  }

  /** Gives a mirror the rights of a context's kernels. */
  showTo(mirror: number, context: SoftContext): void {
    this.#mirrors.show(mirror, context);
  }

  /** Removes a mirror. Its mappings stay as they are. */
  removeMirror(base: number): void {
    this.#mirrors.remove(base);
  }
}
