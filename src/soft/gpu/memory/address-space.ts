// The device addresses of this process: one large piece of reserved, inaccessible memory that nothing else can be placed in.
// Part of it is the window that kernels reach: 4 GiB at a multiple of 4 GiB. What is mapped there is mapped by each mirror too.
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
import { noteReservation, sweepPlaces } from "../core/left-behind.ts";
import { PRIVATE_BYTES, WINDOW_BYTES } from "../core/window.ts";
import { FreeList } from "./free-list.ts";
import { WindowMirrors } from "./window-mirrors.ts";

/** Unit of device memory management, as on real devices. */
export const GRANULARITY = 2 * 2 ** 20;
const LARGEST = 2 ** 44;
const SMALLEST = 2 ** 34;
const INACCESSIBLE = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;

export const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to;

/** Addresses to hand out, and what the operating system has mapped at them. */
export class AddressSpace {
  readonly base: number;
  readonly size: number;
  /** Where kernels' address 0 would be: a multiple of 4 GiB. */
  readonly window: number;
  readonly #near: FreeList;
  readonly #far: FreeList;
  readonly #mirrors: WindowMirrors;

  constructor() {
    sweepPlaces();
    let size = LARGEST;
    let start = MAP_FAILED;
    // A process with a limit on its address space still gets a device, with less room.
    for (; size >= SMALLEST; size /= 2) {
      start = libc.mmap(0, size, PROT_NONE, INACCESSIBLE, -1, 0);
      if (start !== MAP_FAILED) break;
    }
    if (start === MAP_FAILED)
      throw new DoorbellError("the soft GPU cannot reserve its address space", systemHint("ENOMEM"));
    noteReservation(start, size);
    this.base = roundUp(start, GRANULARITY);
    this.size = size - GRANULARITY;
    this.window = roundUp(this.base, WINDOW_BYTES);
    this.#near = new FreeList(this.window + PRIVATE_BYTES, WINDOW_BYTES - PRIVATE_BYTES);
    const far = this.window + WINDOW_BYTES;
    this.#far = new FreeList(far, this.base + this.size - far);
    this.#mirrors = new WindowMirrors(this.window, WINDOW_BYTES);
  }

  holds(address: number): boolean {
    return address >= this.base && address < this.base + this.size;
  }

  /** Whether kernels reach an address. */
  inWindow(address: number): boolean {
    return address >= this.window && address < this.window + WINDOW_BYTES;
  }

  /**
   * Room for `bytes` (a multiple of the granularity) at `hint` if that is free, else where kernels reach it, else elsewhere;
   * undefined when there is none. `far` asks for room that kernels need not reach.
   */
  reserve(bytes: number, alignment = GRANULARITY, hint = 0, far = false): number | undefined {
    if (hint !== 0 && hint % alignment === 0) {
      const list = this.inWindow(hint) ? this.#near : this.#far;
      if (list.takeAt(hint, bytes)) return hint;
    }
    const [first, second] = far ? [this.#far, this.#near] : [this.#near, this.#far];
    return first.take(bytes, alignment) ?? second.take(bytes, alignment);
  }

  /** Gives reserved addresses back; nothing may be mapped there any more. */
  release(address: number, bytes: number): void {
    (this.inWindow(address) ? this.#near : this.#far).give(address, bytes);
  }

  /** Puts `bytes` of a file at reserved addresses; false when the operating system refuses. */
  map(address: number, bytes: number, fd: number, offset: number, protection: number): boolean {
    if (libc.mmap(address, bytes, protection, MAP_SHARED | MAP_FIXED, fd, offset) !== address) return false;
    if (this.inWindow(address)) this.#mirrors.map({ base: address, size: bytes }, fd, offset, protection);
    return true;
  }

  /** Changes what may be done with mapped addresses. */
  protect(address: number, bytes: number, protection: number): void {
    libc.mprotect(address, bytes, protection);
    if (this.inWindow(address)) this.#mirrors.protect(address, bytes, protection);
  }

  /** Makes addresses inaccessible again; they stay reserved. */
  unmap(address: number, bytes: number): void {
    libc.mmap(address, bytes, PROT_NONE, INACCESSIBLE | MAP_FIXED, -1, 0);
    if (this.inWindow(address)) this.#mirrors.unmap(address, bytes);
  }

  /** Another place of this process that shows the window from now on: a worker thread's memory. */
  addMirror(base: number): void {
    this.#mirrors.add(base);
  }

  /** A place that is left as it is: nothing is mapped there or taken away any more. */
  removeMirror(base: number): void {
    this.#mirrors.remove(base);
  }
}
