import { countedIn, SIGNAL_CHANNEL } from "./channels.ts";
import { channelBits, Kind, sendDepth } from "./network-links.ts";

const Slot = { id: 0, from: 1, bytes: 2, into: 3, immediate: 4, atMs: 5, words: 6 } as const;

/** Write that may have to be repeated on another path. */
export interface LoggedWrite {
  readonly id: number;
  readonly from: number;
  readonly bytes: number;
  readonly into: number;
  /** Immediate of the message. For a put or signal of a kernel, the number of the memory. */
  readonly immediate: number;
  /** Channel of the write, or -1 for a credit message and a put. */
  readonly channel: number;
}

export const kindOf = (id: number): number => Math.floor(id / 2 ** 32) >>> 16;

/** Returns the channel in which the peer counts a write, or -1. */
function channelOfWrite(kind: number, immediate: number): number {
  if (kind === Kind.credit || kind === Kind.put) return -1;
  return countedIn(kind === Kind.signal ? SIGNAL_CHANNEL : immediate >>> channelBits);
}

/**
 * Log of the outstanding writes to each peer, oldest first. Writes complete in order, and the counts wrap at
 * 32 bits.
 */
export class WriteLog {
  /** Time at which new writes are posted, in milliseconds. */
  nowMs = 0;
  readonly #sent: Uint32Array;
  readonly #completed: Uint32Array;
  readonly #slots: Float64Array;

  constructor(size: number) {
    this.#sent = new Uint32Array(size);
    this.#completed = new Uint32Array(size);
    this.#slots = new Float64Array(size * sendDepth * Slot.words);
  }

  isEmpty(peer: number): boolean {
    return this.#completed[peer] === this.#sent[peer];
  }

  #slotOf(peer: number, count: number): number {
    return (peer * sendDepth + (count % sendDepth)) * Slot.words;
  }

  /** Returns the number of the oldest outstanding write. */
  oldest(peer: number): number {
    return this.#completed[peer]!;
  }

  /** Returns the time at which a write was posted, in milliseconds. */
  atMs(peer: number, count: number): number {
    return this.#slots[this.#slotOf(peer, count) + Slot.atMs]!;
  }

  /** Returns the work request id of a write. */
  id(peer: number, count: number): number {
    return this.#slots[this.#slotOf(peer, count) + Slot.id]!;
  }

  /** Returns the size of a write, in bytes. */
  bytes(peer: number, count: number): number {
    return this.#slots[this.#slotOf(peer, count) + Slot.bytes]!;
  }

  /** Adds a write and returns its number. */
  add(peer: number, id: number, from: number, bytes: number, into: number, immediate: number): number {
    const count = this.#sent[peer]!;
    this.#sent[peer]!++;
    const at = this.#slotOf(peer, count);
    const slots = this.#slots;
    slots[at + Slot.id] = id;
    slots[at + Slot.from] = from;
    slots[at + Slot.bytes] = bytes;
    slots[at + Slot.into] = into;
    slots[at + Slot.immediate] = immediate;
    slots[at + Slot.atMs] = this.nowMs;
    return count;
  }

  /** Removes the oldest write. */
  removeOldest(peer: number): void {
    this.#completed[peer]!++;
  }

  /** Removes all writes and returns them, oldest first. */
  takeAll(peer: number): LoggedWrite[] {
    const writes: LoggedWrite[] = [];
    for (; !this.isEmpty(peer); this.removeOldest(peer)) {
      const at = this.#slotOf(peer, this.#completed[peer]!);
      const slot = this.#slots.slice(at, at + Slot.words);
      const [id, from, bytes] = [slot[Slot.id]!, slot[Slot.from]!, slot[Slot.bytes]!];
      const [into, immediate] = [slot[Slot.into]!, slot[Slot.immediate]!];
      const channel = channelOfWrite(kindOf(id), immediate);
      writes.push({ id, from, bytes, into, immediate, channel });
    }
    return writes;
  }
}
