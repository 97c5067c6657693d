// Which allocations of a memory file other processes may open: a list of nonces at its start.
import { DIRECTORY_BYTES } from "../driver/device.ts";
import { readAt, writeAt } from "../memory/files.ts";

const ENTRY = 8;
const SLOTS = DIRECTORY_BYTES / ENTRY;

const word = new BigUint64Array(new ArrayBuffer(8));
const wordBytes = new Uint8Array(word.buffer);

function write(fd: number, slot: number, nonce: bigint): void {
  word[0] = nonce;
  writeAt(fd, slot * ENTRY, wordBytes);
}

/** The slots of the file that this process owns. */
export class Directory {
  readonly #fd: number;
  readonly #free: number[] = [];
  #next = 0;

  constructor(fd: number) {
    this.#fd = fd;
  }

  /** Lists a nonce: its slot, undefined when all are taken. */
  list(nonce: bigint): number | undefined {
    const slot = this.#free.pop() ?? (this.#next < SLOTS ? this.#next++ : undefined);
    if (slot !== undefined) write(this.#fd, slot, nonce);
    return slot;
  }

  /** Whoever opens the handle from now on finds it gone. */
  strike(slot: number): void {
    write(this.#fd, slot, 0n);
    this.#free.push(slot);
  }
}

/** Whether a file of another process still lists a nonce. */
export function isListed(fd: number, slot: number, nonce: bigint): boolean {
  if (slot >= SLOTS) return false;
  const bytes = readAt(fd, slot * ENTRY, ENTRY);
  return bytes !== undefined && new DataView(bytes.buffer).getBigUint64(0, true) === nonce;
}
