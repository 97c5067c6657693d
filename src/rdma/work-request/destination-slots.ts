import { IBV_SEND_SIGNALED } from "../../../ffi/ibverbs/constants.ts";
import { QueueFullError, type Slots, sendKind, sequenceMask } from "./work-slots.ts";

/**
 * Fields of a request that the slots read: the flags, and the field that holds the address handle of a
 * dynamic queue pair.
 */
interface AddressedRequest {
  readonly bind_mw_mw: number;
  readonly send_flags: number;
}

/**
 * Slots of the send queue of a `dynamic` queue pair. Its requests complete in order for each destination, but
 * not across destinations. Slots become free in the order of posting.
 */
export class DestinationSlots implements Slots<AddressedRequest> {
  readonly capacity: number;
  readonly #label: string;
  readonly #ids: Float64Array;
  readonly #destinations: Float64Array;
  readonly #signaled: Uint8Array;
  readonly #done: Uint8Array;
  readonly #slotMask: number;
  #posted = 0;
  #completed = 0;
  /** Number of outstanding requests that are unsignaled. */
  #silent = 0;

  constructor(label: string, capacity: number) {
    this.capacity = capacity;
    this.#label = label;
    const slots = 2 ** Math.ceil(Math.log2(Math.max(1, capacity)));
    this.#ids = new Float64Array(new ArrayBuffer(slots * 8));
    this.#destinations = new Float64Array(new ArrayBuffer(slots * 8));
    this.#signaled = new Uint8Array(new ArrayBuffer(slots));
    this.#done = new Uint8Array(new ArrayBuffer(slots));
    this.#slotMask = slots - 1;
  }

  get outstanding(): number {
    return (this.#posted - this.#completed) & sequenceMask;
  }

  reserve(count: number): void {
    if (this.outstanding + count > this.capacity) {
      throw new QueueFullError(this.#label, "send", this.outstanding, this.capacity, count);
    }
  }

  claim(id: number, request: AddressedRequest): number {
    const sequence = this.#posted;
    this.#posted = (sequence + 1) & sequenceMask;
    const slot = sequence & this.#slotMask;
    const signaled = request.send_flags & IBV_SEND_SIGNALED ? 1 : 0;
    this.#ids[slot] = id;
    this.#destinations[slot] = request.bind_mw_mw;
    this.#signaled[slot] = signaled;
    this.#done[slot] = 0;
    this.#silent += 1 - signaled;
    return (sequence << 2) | sendKind;
  }

  takeBack(cIds: Float64Array): void {
    for (let i = 0; i < cIds.length; i++) {
      this.#posted = (this.#posted - 1) & sequenceMask;
      this.#silent -= 1 - this.#signaled[this.#posted & this.#slotMask]!;
    }
  }

  /**
   * Completes the request, and all earlier unsignaled requests to the same destination. Returns the user's
   * id.
   */
  settle(cId: number): number {
    const sequence = cId >>> 2;
    const slot = sequence & this.#slotMask;
    if (((sequence - this.#completed) & sequenceMask) < this.outstanding) {
      if (this.#silent > 0) this.#settleSilent(sequence, this.#destinations[slot]!);
      this.#finish(slot);
      while (this.#completed !== this.#posted && this.#done[this.#completed & this.#slotMask] === 1) {
        this.#completed = (this.#completed + 1) & sequenceMask;
      }
    }
    return this.#ids[slot]!;
  }

  #settleSilent(until: number, destination: number): void {
    for (let at = this.#completed; at !== until; at = (at + 1) & sequenceMask) {
      const slot = at & this.#slotMask;
      if (this.#signaled[slot] === 0 && this.#destinations[slot] === destination) this.#finish(slot);
    }
  }

  #finish(slot: number): void {
    if (this.#done[slot] === 1) return;
    this.#done[slot] = 1;
    this.#silent -= 1 - this.#signaled[slot]!;
  }

  clear(): void {
    this.#completed = this.#posted;
    this.#silent = 0;
  }
}
