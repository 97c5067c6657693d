import { channelBits, Kind, sendDepth } from "./network-links.ts";

const Slot = { id: 0, from: 1, bytes: 2, into: 3, immediate: 4, atMs: 5, words: 6 } as const;

/** A write that may have to be made again. */
export interface LoggedWrite {
  readonly id: number;
  readonly from: number;
  readonly bytes: number;
  readonly into: number;
  readonly immediate: number;
  /** -1 of a credit, which belongs to none. */
  readonly channel: number;
}

export const kindOf = (id: number): number => Math.floor(id / 2 ** 32) >>> 16;

/** The writes to each peer that are not over, oldest first: they end in their order. Counts wrap. */
export class WriteLog {
  /** When writes are made: milliseconds. */
  nowMs = 0;
  readonly #sent: Uint32Array;
  readonly #over: Uint32Array;
  readonly #slots: Float64Array;

  constructor(size: number) {
    this.#sent = new Uint32Array(size);
    this.#over = new Uint32Array(size);
    this.#slots = new Float64Array(size * sendDepth * Slot.words);
  }

  isEmpty(peer: number): boolean {
    return this.#over[peer] === this.#sent[peer];
  }

  #slotOf(peer: number, count: number): number {
    return (peer * sendDepth + (count % sendDepth)) * Slot.words;
  }

  /** The number of the oldest one. */
  oldest(peer: number): number {
    return this.#over[peer]!;
  }

  /** Of a write: when it was made, */
  atMs(peer: number, count: number): number {
    return this.#slots[this.#slotOf(peer, count) + Slot.atMs]!;
  }

  /** what it is of, */
  id(peer: number, count: number): number {
    return this.#slots[this.#slotOf(peer, count) + Slot.id]!;
  }

  /** and its bytes. */
  bytes(peer: number, count: number): number {
    return this.#slots[this.#slotOf(peer, count) + Slot.bytes]!;
  }

  /** One more; its number. */
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

  /** The oldest one is over. */
  end(peer: number): void {
    this.#over[peer]!++;
  }

  /** Takes all that are not over. */
  takeAll(peer: number): LoggedWrite[] {
    const writes: LoggedWrite[] = [];
    for (; !this.isEmpty(peer); this.end(peer)) {
      const at = this.#slotOf(peer, this.#over[peer]!);
      const slot = this.#slots.slice(at, at + Slot.words);
      const [id, from, bytes] = [slot[Slot.id]!, slot[Slot.from]!, slot[Slot.bytes]!];
      const [into, immediate] = [slot[Slot.into]!, slot[Slot.immediate]!];
      const channel = kindOf(id) === Kind.credit ? -1 : immediate >>> channelBits;
      writes.push({ id, from, bytes, into, immediate, channel });
    }
    return writes;
  }
}
