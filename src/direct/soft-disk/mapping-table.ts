import { Errno } from "../../../ffi/libc/index.ts";
import { softGpuAt } from "../../soft/links/memory-owners.ts";
import type { DmaAccess } from "../vfio/dma-range.ts";
import { VfioError } from "../vfio/vfio-error.ts";
import { FIELDS, Field, type MappingShare, MOST_MAPPINGS, Right } from "./disk-share.ts";

const CHANGES = 0;
const USED = 1;

/** Writes the mappings of the soft IOMMU. The program that opened the disk does this. */
export class MappingTable {
  readonly share: MappingShare;

  constructor(share: MappingShare) {
    this.share = share;
  }

  add(pointer: number, busAddress: number, bytes: number, access: DmaAccess): void {
    const { entries, words } = this.share;
    let entry = 0;
    while (entry < MOST_MAPPINGS && entries[entry * FIELDS + Field.bytes] !== 0) entry++;
    if (entry === MOST_MAPPINGS)
      throw new VfioError(
        `the soft IOMMU holds ${MOST_MAPPINGS} mappings`,
        Errno.ENOSPC,
        "Close unused mappings.",
      );
    const at = entry * FIELDS;
    entries[at + Field.busAddress] = busAddress;
    entries[at + Field.pointer] = pointer;
    entries[at + Field.rights] =
      (access === "write" ? 0 : Right.read) | (access === "read" ? 0 : Right.write);
    entries[at + Field.end] = 1 + softGpuAt(pointer);
    entries[at + Field.bytes] = bytes;
    if (entry >= words[USED]!) Atomics.store(words, USED, entry + 1);
    Atomics.add(words, CHANGES, 1);
  }

  /** Removes a mapping. The caller then waits until no thread uses it. */
  remove(busAddress: number): void {
    const { entries, words } = this.share;
    for (let at = 0; at < words[USED]! * FIELDS; at += FIELDS) {
      if (entries[at + Field.bytes] !== 0 && entries[at + Field.busAddress] === busAddress)
        entries[at + Field.bytes] = 0;
    }
    Atomics.add(words, CHANGES, 1);
  }
}

/** Translates bus addresses in the thread of a disk. It remembers the last mapping. */
export class Translator {
  /** Address in this process, after `find` has returned true. */
  pointer = 0;
  /** Number of bytes from there that are mapped. */
  available = 0;
  /** End of the memory: 0 for the host, or the number of the soft GPU plus 1. */
  end = 0;
  readonly #share: MappingShare;
  #changes = -1;
  #last = -1;

  constructor(share: MappingShare) {
    this.#share = share;
  }

  /** Finds the mapping of a bus address with all of `rights`. */
  find(address: number, rights: number): boolean {
    const { words } = this.#share;
    const changes = Atomics.load(words, CHANGES);
    if (changes !== this.#changes) {
      this.#changes = changes;
      this.#last = -1;
    }
    if (this.#last >= 0 && this.#takes(this.#last, address, rights)) return true;
    const end = Atomics.load(words, USED) * FIELDS;
    for (let at = 0; at < end; at += FIELDS) {
      if (this.#takes(at, address, rights)) {
        this.#last = at;
        return true;
      }
    }
    return false;
  }

  #takes(at: number, address: number, rights: number): boolean {
    const { entries } = this.#share;
    const offset = address - entries[at + Field.busAddress]!;
    const bytes = entries[at + Field.bytes]!;
    if (!(offset >= 0 && offset < bytes)) return false;
    if ((entries[at + Field.rights]! & rights) !== rights) return false;
    this.pointer = entries[at + Field.pointer]! + offset;
    this.available = bytes - offset;
    this.end = entries[at + Field.end]!;
    return true;
  }
}
