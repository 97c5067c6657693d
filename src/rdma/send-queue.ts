import { fillSend, type SendLimits } from "./fill-send.ts";
import type { MemoryRegion } from "./memory-region.ts";
import { type Poster, PreparedRequests } from "./prepared-requests.ts";
import { checkResult } from "./verbs-error.ts";
import type { WorkRequest } from "./work-request.ts";
import { type SendView, sendMemory, type WorkRequestMemory } from "./work-request-memory.ts";
import { freshId, OrderedSlots } from "./work-slots.ts";

/** What a send queue needs to know of its queue pair. */
export interface SendQueueOwner {
  readonly pointer: number;
  readonly label: string;
  /** Throws unless sends can be posted now. */
  ensureSendable(): void;
}

const smallChain = 16;

/** The sending half of a queue pair. */
export class SendQueue {
  readonly slots: OrderedSlots;
  readonly #limits: SendLimits;
  readonly #segments: number;
  readonly #poster: Poster;
  /** Reused by `post`; a longer chain gets memory of its own. */
  readonly #memory: WorkRequestMemory<SendView>;

  constructor(
    owner: SendQueueOwner,
    post: Poster["post"],
    limits: SendLimits,
    sizes: { readonly depth: number; readonly segments: number },
  ) {
    this.slots = new OrderedSlots(owner.label, "send", sizes.depth);
    this.#limits = limits;
    this.#segments = sizes.segments;
    this.#memory = sendMemory(smallChain, sizes.segments);
    this.#poster = {
      verb: "ibv_post_send",
      pointer: owner.pointer,
      post,
      slots: this.slots,
      takeBack: (ids, first) => this.slots.takeBack(ids.length - first),
      ensureReady: () => owner.ensureSendable(),
    };
  }

  prepare(requests: readonly WorkRequest[]): PreparedRequests<SendView> {
    return this.#fill(requests, sendMemory(Math.max(1, requests.length), this.#segments));
  }

  post(requests: readonly WorkRequest[]): number[] {
    this.#poster.ensureReady();
    const memory = requests.length <= smallChain ? this.#memory : sendMemory(requests.length, this.#segments);
    const prepared = this.#fill(requests, memory);
    prepared.post();
    return [...prepared.wrIds];
  }

  /** A request that another verb posts on this queue (`ibv_bind_mw`): `call` gets the id for C. */
  postThrough(verb: string, wrId: number, call: (cId: number) => number): void {
    this.#poster.ensureReady();
    this.slots.reserve(1);
    const result = call(this.slots.claim(wrId));
    if (result === 0) return;
    this.slots.takeBack(1);
    checkResult(verb, result);
  }

  #fill(requests: readonly WorkRequest[], memory: WorkRequestMemory<SendView>): PreparedRequests<SendView> {
    const wrIds = idsOf(requests);
    const regions: MemoryRegion[] = [];
    requests.forEach((request, i) => {
      fillSend(memory, i, request, this.#limits, regions);
    });
    return new PreparedRequests(this.#poster, memory, wrIds, regions);
  }
}

/** Each request's id, or a fresh one. TypeError for no requests at all or an id that is no number. */
export function idsOf(requests: readonly { readonly wrId?: number }[]): Float64Array {
  if (!Array.isArray(requests) || requests.length === 0)
    throw new TypeError("post a list of at least one request");
  const wrIds = new Float64Array(new ArrayBuffer(requests.length * 8));
  requests.forEach((request, i) => {
    if (typeof request !== "object" || request === null)
      throw new TypeError(`request ${i + 1} is not an object`);
    const id = request.wrId ?? freshId();
    if (typeof id !== "number") throw new TypeError(`wrId is a number, not ${typeof id}`);
    wrIds[i] = id;
  });
  return wrIds;
}
