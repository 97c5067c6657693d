import { errno } from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { shown } from "../../arguments/shown.ts";
import { VerbsError } from "../errors/verbs-error.ts";
import { freshId } from "../handles/request-id.ts";
import { PreparedRequests } from "./prepared-requests.ts";
import { type Append, RequestBatch } from "./request-batch.ts";
import {
  type Chain,
  chainOf,
  linkAfter,
  type RequestView,
  type WorkRequestMemory,
} from "./work-request-memory.ts";
import type { Slots } from "./work-slots.ts";

/**
 * Function that writes request `i` into C's memory, except its id and its `next`, and adds its resources to
 * the chain. `operation` is given when the posting method defines it. Otherwise the request has an `opcode`.
 */
export type Fill<R, O, W> = (chain: Chain<W>, i: number, request: R, operation: O | undefined) => void;

/** Description of a C queue and of the functions that post to it. */
export interface QueueDescription<R, O, W> {
  readonly verb: string;
  /** Pointer to the C object of the queue, the first argument of `post`. */
  readonly pointer: number;
  readonly post: (object: number, request: number, bad: number) => number;
  /**
   * Posts a chain by `ibv_wr_*`, all of it or nothing. Returns undefined when `post` must be used. Undefined
   * for a queue without `ibv_wr_*`.
   */
  readonly postExtended?: (chain: Chain<W>) => number | undefined;
  readonly slots: Slots<W>;
  readonly make: (count: number) => WorkRequestMemory<W>;
  readonly fill: Fill<R, O, W>;
  /** Throws unless requests can be posted now. */
  readonly ensureReady: () => void;
}

const smallChain = 16;

const badRequest = new BigUint64Array(new ArrayBuffer(8));
const badAddress = addressOf(badRequest);

/** Send, receive or shared receive queue that writes requests as C structs and posts them. */
export class RequestQueue<
  R extends { readonly wrId?: number },
  O,
  W extends RequestView & { sg_list: number },
> {
  readonly slots: Slots<W>;
  readonly #queue: QueueDescription<R, O, W>;
  /** Chain that every post reuses. A longer post allocates its own. */
  readonly #chain: Chain<W>;
  #filling = false;
  #batch: RequestBatch<R, O, W> | undefined;
  readonly #fillOne = (chain: Chain<W>, i: number, request: R, operation: O | undefined): void =>
    this.#fill(chain, i, request, operation);

  constructor(queue: QueueDescription<R, O, W>) {
    this.#queue = queue;
    this.slots = queue.slots;
    this.#chain = chainOf(queue.make(smallChain));
  }

  prepare(requests: readonly R[]): PreparedRequests<W> {
    const count = countOf(requests);
    const { capacity } = this.slots;
    if (count > capacity) throw new RangeError(`${count} requests never fit on a queue of ${capacity}`);
    const chain = chainOf(this.#queue.make(count));
    for (let i = 0; i < count; i++) this.#fill(chain, i, checkedRequest(requests[i]!, i), undefined);
    return new PreparedRequests(this, chain);
  }

  post(requests: readonly R[]): number[] {
    const count = countOf(requests);
    const chain = this.#take(count);
    try {
      for (let i = 0; i < count; i++) this.#fill(chain, i, checkedRequest(requests[i]!, i), undefined);
      this.submit(chain);
      const ids: number[] = [];
      for (let i = 0; i < count; i++) ids.push(chain.wrIds[i]!);
      return ids;
    } finally {
      this.#giveBack(chain);
    }
  }

  /** Posts a single request without a list. Returns its id. */
  postOne(request: R, operation: O | undefined): number {
    const chain = this.#take(1);
    try {
      this.#fill(chain, 0, request, operation);
      this.submit(chain);
      return chain.wrIds[0]!;
    } finally {
      this.#giveBack(chain);
    }
  }

  /** Posts a chain. Checks here, and only here, everything that can change between filling and posting. */
  submit(chain: Chain<W>): void {
    const { memory, resources, count } = chain;
    this.#queue.ensureReady();
    for (let i = 0; i < resources.length; i++) resources[i]!.ensureOpen();
    this.slots.reserve(count);
    for (let i = 0; i < count; i++) {
      const request = memory.requests[i]!;
      const id = this.slots.claim(chain.wrIds[i]!, request);
      chain.cIds[i] = id;
      request.wr_id = id;
    }
    const { pointer, post, postExtended } = this.#queue;
    if (chain.extended && postExtended) {
      const failure = this.#extended(chain, postExtended);
      if (failure === 0) return;
      if (failure !== undefined) this.#refusedAll(chain, failure);
    }
    const result = post(pointer, memory.address, badAddress);
    if (result !== 0) this.#refused(chain, result > 0 ? result : errno());
  }

  /**
   * Lets `fill` add requests, and posts them at its end. Returns their number. Nothing is posted when `fill`
   * throws or returns false.
   */
  batch(fill: (append: Append<R, O>) => boolean): number {
    const { make, postExtended } = this.#queue;
    const batch =
      this.#batch ?? new RequestBatch<R, O, W>(this.slots, make, this.#fillOne, postExtended !== undefined);
    this.#batch = undefined; // A batch inside this batch allocates its own memory.
    try {
      if (!fill(batch.append)) return 0;
      const chain = batch.chain();
      if (chain.count > 0) this.submit(chain);
      return chain.count;
    } finally {
      batch.clear();
      this.#batch = batch;
    }
  }

  /**
   * Returns a chain to fill. A getter in a request may post on the same queue, so a post never uses a chain
   * that is half filled.
   */
  #take(count: number): Chain<W> {
    const chain = this.#chain;
    if (this.#filling || count > smallChain) {
      this.slots.reserve(count); // The check comes before memory for the whole chain is allocated.
      return chainOf(this.#queue.make(count));
    }
    this.#filling = true;
    chain.count = count;
    linkAfter(chain.memory, count - 1, false);
    return chain;
  }

  #giveBack(chain: Chain<W>): void {
    if (chain !== this.#chain) return;
    if (chain.count < smallChain) linkAfter(chain.memory, chain.count - 1, true);
    chain.resources.length = 0;
    chain.extended = false;
    this.#filling = false;
  }

  #fill(chain: Chain<W>, i: number, request: R, operation: O | undefined): void {
    this.#queue.fill(chain, i, request, operation);
    const id = request.wrId ?? freshId();
    if (typeof id !== "number") throw new TypeError(`wrId is ${shown(id)}. Use a number`);
    chain.wrIds[i] = id;
  }

  #extended(chain: Chain<W>, post: (chain: Chain<W>) => number | undefined): number | undefined {
    try {
      return post(chain);
    } catch (error) {
      this.slots.takeBack(chain.cIds.subarray(0, chain.count));
      throw error;
    }
  }

  #refusedAll(chain: Chain<W>, failure: number): never {
    const { count, cIds } = chain;
    this.slots.takeBack(cIds.subarray(0, count));
    throw new VerbsError(
      "ibv_wr_complete",
      failure,
      count === 1 ? "" : `none of ${count} requests is posted`,
    );
  }

  #refused(chain: Chain<W>, failure: number): never {
    const { memory, count, cIds } = chain;
    const bad = (Number(badRequest[0]) - memory.address) / memory.stride;
    badRequest[0] = 0n; // The next failing call may not write this word.
    const taken = Number.isInteger(bad) && bad >= 0 && bad < count ? bad : 0;
    this.slots.takeBack(cIds.subarray(taken, count));
    throw new VerbsError(this.#queue.verb, failure, `request ${taken + 1} of ${count}`);
  }
}

function countOf(requests: readonly unknown[]): number {
  if (!Array.isArray(requests))
    throw new TypeError(`the requests are ${shown(requests)}. Use a list, [{ ... }]`);
  const count = requests.length;
  if (!(count >= 1)) throw new TypeError("the list of requests is empty. Give at least one");
  return count;
}

function checkedRequest<R>(request: R, i: number): R {
  if (typeof request !== "object" || request === null) {
    throw new TypeError(`request ${i + 1} is not an object but ${shown(request)}. Use { ... }`);
  }
  return request;
}
