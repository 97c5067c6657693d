import { ibv_sge } from "../../../ffi/ibverbs/structs.ts";
import { libc } from "../../../ffi/libc/index.ts";
import {
  type Chain,
  chainOf,
  linkAfter,
  type RequestView,
  type WorkRequestMemory,
} from "./work-request-memory.ts";
import type { Slots } from "./work-slots.ts";

/** Function that adds a request to a batch and returns the request's id. */
export type Append<R, O> = (request: R, operation: O | undefined) => number;

const firstRoom = 16;

/** Growing chain of requests that are added one by one and posted together. Its memory is reused. */
export class RequestBatch<R, O, W extends RequestView & { sg_list: number }> {
  readonly #slots: Slots<W>;
  readonly #make: (count: number) => WorkRequestMemory<W>;
  readonly #fill: (chain: Chain<W>, i: number, request: R, operation: O | undefined) => void;
  /** True when the queue has `ibv_wr_*`. */
  readonly #extended: boolean;
  #chain: Chain<W>;

  constructor(
    slots: Slots<W>,
    make: (count: number) => WorkRequestMemory<W>,
    fill: (chain: Chain<W>, i: number, request: R, operation: O | undefined) => void,
    extended: boolean,
  ) {
    this.#slots = slots;
    this.#make = make;
    this.#fill = fill;
    this.#extended = extended;
    this.#chain = chainOf(make(Math.min(firstRoom, slots.capacity)));
    this.#chain.count = 0;
    this.#chain.extended = extended;
  }

  readonly append: Append<R, O> = (request, operation) => {
    const i = this.#chain.count;
    // The check comes before the memory grows: requests that exceed the capacity are never posted.
    if (i === this.#chain.memory.requests.length) {
      this.#slots.reserve(i + 1);
      this.#grow();
    }
    const chain = this.#chain;
    this.#fill(chain, i, request, operation);
    chain.count = i + 1;
    return chain.wrIds[i]!;
  };

  /** Returns the requests of the batch as a linked chain. */
  chain(): Chain<W> {
    const chain = this.#chain;
    const last = chain.count - 1;
    if (last >= 0) linkAfter(chain.memory, last, false);
    return chain;
  }

  clear(): void {
    const chain = this.#chain;
    const last = chain.count - 1;
    if (last >= 0 && last + 1 < chain.memory.requests.length) linkAfter(chain.memory, last, true);
    chain.count = 0;
    chain.resources.length = 0;
    chain.extended = this.#extended;
  }

  #grow(): void {
    const old = this.#chain;
    const { memory, count } = old;
    const chain = chainOf(this.#make(Math.min(2 * count, this.#slots.capacity)));
    const { memory: room } = chain;
    libc.memcpy(room.address, memory.address, count * memory.stride);
    const segmentBytes = count * memory.segmentsEach * ibv_sge.size;
    libc.memcpy(room.segmentsAddress(0), memory.segmentsAddress(0), segmentBytes);
    for (let i = 0; i < count; i++) {
      room.requests[i]!.sg_list = room.segmentsAddress(i);
      linkAfter(room, i, true);
    }
    chain.wrIds.set(old.wrIds);
    chain.resources.push(...old.resources);
    chain.extended = old.extended;
    chain.count = count;
    this.#chain = chain;
  }
}
