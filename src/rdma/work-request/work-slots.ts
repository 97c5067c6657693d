import { DoorbellError } from "../../errors.ts";

/**
 * Error of a post to a queue without enough free slots. Nothing was posted.
 *
 * @example
 * const narrow = pd.createQueuePair({ completions: cq, receiveDepth: 1 });
 * narrow.receive();
 * try {
 *   narrow.receive();
 * } catch (error) {
 *   if (error instanceof QueueFullError) console.log(error.outstanding, error.capacity); // 1 1
 * }
 */
export class QueueFullError extends DoorbellError {
  override readonly name = "QueueFullError";
  readonly queue: "send" | "receive" | "shared receive";
  /** Number of work requests that hold a slot. */
  readonly outstanding: number;
  readonly capacity: number;

  constructor(
    label: string,
    queue: QueueFullError["queue"],
    outstanding: number,
    capacity: number,
    wanted: number,
  ) {
    super(
      `${label}: the ${queue} queue has ${capacity - outstanding} free slots of ${capacity}, ${wanted} wanted`,
      queue === "send"
        ? "Poll the send completion queue; unsignaled requests free their slots when a later signaled one completes."
        : "Poll the receive completion queue, or create the queue with a greater depth.",
    );
    this.queue = queue;
    this.outstanding = outstanding;
    this.capacity = capacity;
  }
}

// C carries an id of ours in wr_id: the number of the request, times four, plus the kind of queue. The slot
// holds the user's id. Every completion, also a failed or unsignaled one, thus names the slots that are free
// again.
export const sendKind = 0;
export const receiveKind = 1;
export const sharedKind = 2;

/** Returns the kind of queue of an id for C. */
export const kindOf = (cId: number): number => cId & 3;

/**
 * Mask of sequence numbers, 28 bits. Ids for C stay small integers, which JIT compilers do not convert to
 * floating point.
 */
export const sequenceMask = 0xfffffff;

/** Slots of a queue: they hold the users' ids and limit the number of requests. */
export interface Slots<W = unknown> {
  readonly capacity: number;
  /** Number of requests that hold a slot. */
  readonly outstanding: number;
  /** Throws QueueFullError unless `count` more requests fit. */
  reserve(count: number): void;
  /** Takes a slot for a request with the user's `id`. Returns the id for C. */
  claim(id: number, request: W): number;
  /** Frees the slots with these ids, the last ones taken, after C refused the requests. */
  takeBack(cIds: Float64Array): void;
  /** Frees the slots that a completion frees. Returns the user's id. */
  settle(cId: number): number;
  /** Frees all slots after the queue pair was reset. */
  clear(): void;
}

/** Slots of a send or receive queue, whose requests complete in the order of posting. */
export class OrderedSlots implements Slots {
  readonly capacity: number;
  readonly #label: string;
  readonly #queue: "send" | "receive";
  readonly #kind: number;
  /**
   * The user's id of each slot. The length is a power of two, so the low bits of a sequence number are the
   * slot.
   */
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

  /** Frees the slot of a completion and all slots before it. Returns the user's id. */
  settle(cId: number): number {
    const sequence = cId >>> 2;
    // Late completions, and ids that the user passed to C directly, free no slot.
    if (((sequence - this.#completed) & sequenceMask) < this.outstanding) {
      this.#completed = (sequence + 1) & sequenceMask;
    }
    return this.#ids[sequence & this.#slotMask]!;
  }

  clear(): void {
    this.#completed = this.#posted;
  }
}

/** Slots of a shared receive queue, whose requests complete in any order. */
export class UnorderedSlots implements Slots {
  readonly capacity: number;
  readonly #label: string;
  readonly #ids: Float64Array;
  readonly #free: Int32Array;
  /** First of its ids for C. */
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
