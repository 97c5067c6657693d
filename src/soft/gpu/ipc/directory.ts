// Directory at the start of a memory file: the nonces of the allocations that other processes may open.
import { DIRECTORY_BYTES } from "../driver/gpu.ts";
import { readAt, writeAt } from "../memory/files.ts";

const ENTRY = 8;
const SLOTS = DIRECTORY_BYTES / ENTRY;

const word = new BigUint64Array(new ArrayBuffer(8));
const wordBytes = new Uint8Array(word.buffer);

function write(fd: number, slot: number, nonce: bigint): void {
  word[0] = nonce;
  writeAt(fd, slot * ENTRY, wordBytes);
}

/** Slots of the directory that this process owns. */
export class Directory {
  readonly #fd: number;
  readonly #free: number[] = [];
  #next = 0;

  constructor(fd: number) {
    this.#fd = fd;
  }

  /** Adds a nonce. Returns its slot, or undefined when the directory is full. */
  list(nonce: bigint): number | undefined {
    const slot = this.#free.pop() ?? (this.#next < SLOTS ? this.#next++ : undefined);
    if (slot !== undefined) write(this.#fd, slot, nonce);
    return slot;
  }

  /** Removes a nonce. Later attempts to open its handle fail. */
  strike(slot: number): void {
    write(this.#fd, slot, 0n);
    this.#free.push(slot);
  }
}

/** Returns true when the file of another process still lists a nonce. */
export function isListed(fd: number, slot: number, nonce: bigint): boolean {
  if (slot >= SLOTS) return false;
  const bytes = readAt(fd, slot * ENTRY, ENTRY);
  return bytes !== undefined && new DataView(bytes.buffer).getBigUint64(0, true) === nonce;
}
