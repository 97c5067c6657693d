// The device addresses of this process: one large piece of reserved, inaccessible memory that nothing else can be placed in.
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
import { FreeList } from "./free-list.ts";

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
  readonly #free: FreeList;

  constructor() {
    let size = LARGEST;
    let start = MAP_FAILED;
    // A process with a limit on its address space still gets a device, with less room.
    for (; size >= SMALLEST; size /= 2) {
      start = libc.mmap(0, size, PROT_NONE, INACCESSIBLE, -1, 0);
      if (start !== MAP_FAILED) break;
    }
    if (start === MAP_FAILED) throw new Error("the soft GPU cannot reserve its address space (ulimit -v?)");
    this.base = roundUp(start, GRANULARITY);
    this.size = size - GRANULARITY;
    this.#free = new FreeList(this.base, this.size);
  }

  holds(address: number): boolean {
    return address >= this.base && address < this.base + this.size;
  }

  /** Room for `bytes` (a multiple of the granularity) at `hint` if that is free, else elsewhere; undefined when there is none. */
  reserve(bytes: number, alignment = GRANULARITY, hint = 0): number | undefined {
    if (hint !== 0 && hint % alignment === 0 && this.#free.takeAt(hint, bytes)) return hint;
    return this.#free.take(bytes, alignment);
  }

  /** Gives reserved addresses back; nothing may be mapped there any more. */
  release(address: number, bytes: number): void {
    this.#free.give(address, bytes);
  }

  /** Puts `bytes` of a file at reserved addresses; false when the operating system refuses. */
  map(address: number, bytes: number, fd: number, offset: number, protection: number): boolean {
    return libc.mmap(address, bytes, protection, MAP_SHARED | MAP_FIXED, fd, offset) === address;
  }

  /** Makes addresses inaccessible again; they stay reserved. */
  unmap(address: number, bytes: number): void {
    libc.mmap(address, bytes, PROT_NONE, INACCESSIBLE | MAP_FIXED, -1, 0);
  }
}
