import type { Resource } from "../../lifetime/resource.ts";
import { type Poster, PreparedRequests, type RequestView } from "./prepared-requests.ts";
import type { WorkRequestMemory } from "./work-request-memory.ts";
import { freshId } from "./work-slots.ts";

/** Writes request `i` into C's memory, all but its id and its `next`; `resources` collects what must stay open. */
export type Fill<R, W> = (memory: WorkRequestMemory<W>, i: number, request: R, resources: Resource[]) => void;

const smallChain = 16;

/** Turns requests into C's and posts them: a send, receive or shared receive queue. */
export class RequestQueue<R extends { readonly wrId?: number }, W extends RequestView> {
  readonly #poster: Poster<W>;
  readonly #make: (count: number) => WorkRequestMemory<W>;
  readonly #fill: Fill<R, W>;
  /** Reused by `post`; a longer chain gets memory of its own. */
  readonly #memory: WorkRequestMemory<W>;
  #filling = false;

  constructor(poster: Poster<W>, make: (count: number) => WorkRequestMemory<W>, fill: Fill<R, W>) {
    this.#poster = poster;
    this.#make = make;
    this.#fill = fill;
    this.#memory = make(smallChain);
  }

  prepare(requests: readonly R[]): PreparedRequests<W> {
    const { capacity } = this.#poster.slots;
    const list = listOf(requests, (count) => {
      if (count > capacity) throw new RangeError(`${count} requests never fit on a queue of ${capacity}`);
    });
    return this.#prepared(list, this.#make(list.length));
  }

  post(requests: readonly R[]): number[] {
    this.#poster.ensureReady();
    const list = listOf(requests, (count) => this.#poster.slots.reserve(count));
    // A getter in a request may post on the same queue: it must not find the memory half filled.
    if (list.length > smallChain || this.#filling) return this.#postIn(this.#make(list.length), list);
    this.#filling = true;
    try {
      return this.#postIn(this.#memory, list);
    } finally {
      this.#filling = false;
    }
  }

  #postIn(memory: WorkRequestMemory<W>, list: readonly R[]): number[] {
    const prepared = this.#prepared(list, memory);
    prepared.post();
    return [...prepared.wrIds];
  }

  #prepared(list: readonly R[], memory: WorkRequestMemory<W>): PreparedRequests<W> {
    const wrIds = new Float64Array(new ArrayBuffer(list.length * 8));
    const resources: Resource[] = [];
    for (let i = 0; i < list.length; i++) {
      wrIds[i] = idOf(list[i]!);
      this.#fill(memory, i, list[i]!, resources);
    }
    return new PreparedRequests(this.#poster, memory, wrIds, resources);
  }
}

/** The requests in a list of our own: the user's may have holes, or change while it is read. */
function listOf<R>(requests: readonly R[], checkCount: (count: number) => void): R[] {
  if (!Array.isArray(requests)) throw new TypeError("post a list of requests: [{ ... }]");
  const count = requests.length;
  if (!(count >= 1)) throw new TypeError("post a list of at least one request");
  checkCount(count);
  const list: R[] = [];
  for (let i = 0; i < count; i++) {
    const request: unknown = requests[i];
    if (typeof request !== "object" || request === null) {
      throw new TypeError(`request ${i + 1} is not an object`);
    }
    list.push(request as R);
  }
  return list;
}

function idOf(request: { readonly wrId?: number }): number {
  const id = request.wrId ?? freshId();
  if (typeof id !== "number") throw new TypeError(`wrId is a number, not ${typeof id}`);
  return id;
}
