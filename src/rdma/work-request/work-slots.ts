import { QueueFullError } from "./queue-full-error.ts";

// The wr_id that C carries is ours: which request, times four, plus which queue. The user's id waits in a slot. So
// every completion, failed and unsignaled ones included, says exactly which slots are free again.
export const sendKind = 0;
export const receiveKind = 1;
export const sharedKind = 2;

/** The queue a C work request id belongs to. */
export const kindOf = (cId: number): number => cId & 3;

let lastId = 0;

/** An id for a request whose poster gave none: unique in this process. */
export const freshId = (): number => ++lastId;

/** Sequence numbers wrap at 28 bits: ids for C stay small integers, which a JIT compiler keeps out of floating point. */
export const sequenceMask = 0xfffffff;

/** Where the users' ids wait, and how many requests a queue still takes. */
export interface Slots<W = unknown> {
  readonly capacity: number;
  /** Requests that hold a slot. */
  readonly outstanding: number;
  /** Throws QueueFullError unless `count` more fit. */
  reserve(count: number): void;
  /** Takes a slot for a request with the user's `id`; returns the id for C. */
  claim(id: number, request: W): number;
  /** Gives back the slots that were taken last, with these ids: C did not take the requests. */
  takeBack(cIds: Float64Array): void;
  /** A completion came: frees what it tells of, and returns the user's id. */
  settle(cId: number): number;
  /** Everything is forgotten: the queue pair was reset. */
  clear(): void;
}

/** The slots of a queue whose requests complete in the order they were posted: a send or receive queue. */
export class OrderedSlots implements Slots {
  readonly capacity: number;
  readonly #label: string;
  readonly #queue: "send" | "receive";
  readonly #kind: number;
  /** As many as a power of two, so that a slot is a sequence number's low bits. */
  readonly #ids: Float64Array;
  readonly #slotMask: number;
  #posted = 0;
  #completed = 0;

  constructor(label: string, queue: "send" | "receive", capacity: number) {
    this.capacity = capacity;
    this.#label = label;
    this.#queue = queue;
    this.#kind = queue === "send" ? sendKind : receiveKind;
    const slots = 2 ** Math.ceil(Math.log2(Math.max(1, capacity)));
    this.#ids = new Float64Array(new ArrayBuffer(slots * 8));
    this.#slotMask = slots - 1;
  }

  get outstanding(): number {
    return (this.#posted - this.#completed) & sequenceMask;
  }

  reserve(count: number): void {
    if (this.outstanding + count > this.capacity) {
      throw new QueueFullError(this.#label, this.#queue, this.outstanding, this.capacity, count);
    }
  }

  claim(id: number): number {
    const sequence = this.#posted;
    this.#posted = (sequence + 1) & sequenceMask;
    this.#ids[sequence & this.#slotMask] = id;
    return (sequence << 2) | this.#kind;
  }

  takeBack(cIds: Float64Array): void {
    this.#posted = (this.#posted - cIds.length) & sequenceMask;
  }

  /** A completion came: frees its slot and all before it, and returns the user's id. */
  settle(cId: number): number {
    const sequence = cId >>> 2;
    // Only of a request that holds a slot: late ones, and ids that someone gave C himself, change nothing.
    if (((sequence - this.#completed) & sequenceMask) < this.outstanding) {
      this.#completed = (sequence + 1) & sequenceMask;
    }
    return this.#ids[sequence & this.#slotMask]!;
  }

  clear(): void {
    this.#completed = this.#posted;
  }
}

/** The slots of a queue whose requests complete in any order: a shared receive queue. */
export class UnorderedSlots implements Slots {
  readonly capacity: number;
  readonly #label: string;
  readonly #ids: Float64Array;
  readonly #free: Int32Array;
  /** What its ids for C begin at. */
  readonly #key: number;
  #freeCount: number;

  constructor(label: string, capacity: number, key = 0) {
    this.capacity = capacity;
    this.#key = key;
    this.#label = label;
    this.#ids = new Float64Array(new ArrayBuffer(capacity * 8));
    this.#free = new Int32Array(new ArrayBuffer(capacity * 4));
    for (let i = 0; i < capacity; i++) this.#free[i] = capacity - 1 - i;
    this.#freeCount = capacity;
  }

  get outstanding(): number {
    return this.capacity - this.#freeCount;
  }

  reserve(count: number): void {
    if (count > this.#freeCount) {
      throw new QueueFullError(this.#label, "shared receive", this.outstanding, this.capacity, count);
    }
  }

  claim(id: number): number {
    const slot = this.#free[--this.#freeCount]!;
    this.#ids[slot] = id;
    return this.#key + slot * 4 + sharedKind;
  }

  takeBack(cIds: Float64Array): void {
    for (const cId of cIds) this.#free[this.#freeCount++] = this.#slotOf(cId);
  }

  #slotOf(cId: number): number {
    return Math.floor((cId - this.#key) / 4);
  }

  settle(cId: number): number {
    const slot = this.#slotOf(cId);
    const id = this.#ids[slot]!;
    this.#free[this.#freeCount++] = slot;
    return id;
  }

  clear(): void {
    for (let i = 0; i < this.capacity; i++) this.#free[i] = this.capacity - 1 - i;
    this.#freeCount = this.capacity;
  }
}
