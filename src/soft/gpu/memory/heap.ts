// Allocations of one device or pool. Small allocations share blocks of 2 MiB; large allocations have their
// own pages.
import { type AddressSpace, type FilePart, GRANULARITY, roundUp } from "./address-space.ts";
import { type Backing, discard } from "./backing.ts";
import { FreeList } from "./free-list.ts";
import { type Range, RangeMap } from "./range-map.ts";
import type { KernelRights } from "./region.ts";

const ALIGNMENT = 512;
const LARGEST_SHARED = GRANULARITY / 2;

interface Block extends Range {
  /** Offset of the block in the backing file. */
  readonly offset: number;
  /** Free part of a shared block. */
  readonly room: FreeList | undefined;
}

/** Accounting of a device's memory. */
export interface Budget {
  take(bytes: number): boolean;
  give(bytes: number): void;
}

export class Heap {
  readonly #space: AddressSpace;
  readonly #backing: () => Backing;
  readonly #budget: Budget;
  readonly #rights: KernelRights;
  readonly #blocks = new RangeMap<Block>();
  /** Bytes of all blocks, used or not. */
  reserved = 0;
  /** Bytes of all allocations. */
  used = 0;
  /** Value of `reserved` up to which empty blocks are retained, in bytes. */
  keep = 0;

  /** `rights` are the rights of kernels to all allocations. */
  constructor(space: AddressSpace, backing: () => Backing, budget: Budget, rights: KernelRights) {
    this.#space = space;
    this.#backing = backing;
    this.#budget = budget;
    this.#rights = rights;
  }

  /** Allocates `bytes`. Returns the address, or undefined when the device is full. */
  allocate(bytes: number): number | undefined {
    const rounded = roundUp(bytes, ALIGNMENT);
    const address = rounded <= LARGEST_SHARED ? this.#share(rounded) : this.#newBlock(rounded, false)?.base;
    if (address !== undefined) this.used += rounded;
    return address;
  }

  release(address: number, bytes: number): void {
    const block = this.#blocks.find(address);
    if (block === undefined) return;
    const rounded = roundUp(bytes, ALIGNMENT);
    this.used -= rounded;
    block.room?.give(address, rounded);
    if (block.room === undefined || (block.room.empty && this.reserved > this.keep)) this.#drop(block);
  }

  /** Frees empty blocks until at most `bytes` are reserved. */
  trim(bytes: number): void {
    for (const block of [...this.#blocks]) {
      if (this.reserved <= bytes) return;
      if (block.room?.empty) this.#drop(block);
    }
  }

  /** Returns the location of an allocation's first byte in the backing file. */
  place(address: number): FilePart | undefined {
    const block = this.#blocks.find(address);
    if (block === undefined) return undefined;
    return { fd: this.#backing().fd, offset: block.offset + (address - block.base) };
  }

  #share(bytes: number): number | undefined {
    for (const block of this.#blocks) {
      const address = block.room?.take(bytes, ALIGNMENT);
      if (address !== undefined) return address;
    }
    return this.#newBlock(GRANULARITY, true)?.room?.take(bytes, ALIGNMENT);
  }

  #newBlock(bytes: number, shared: boolean): Block | undefined {
    const size = roundUp(bytes, GRANULARITY);
    if (!this.#budget.take(size)) return undefined;
    const base = this.#space.reserve(size);
    const offset =
      base === undefined ? undefined : this.#backing().append(this.#space, { base, size }, this.#rights);
    if (base === undefined || offset === undefined) {
      if (base !== undefined) this.#space.release(base, size);
      this.#budget.give(size);
      return undefined;
    }
    const block = { base, size, offset, room: shared ? new FreeList(base, size) : undefined };
    this.#blocks.add(block);
    this.reserved += size;
    return block;
  }

  #drop(block: Block): void {
    this.#blocks.remove(block);
    discard(block.base, block.size);
    this.#space.unmap(block.base, block.size);
    this.#space.release(block.base, block.size);
    this.#budget.give(block.size);
    this.reserved -= block.size;
  }
}
