import { IBV_SEND_SIGNALED } from "../../../ffi/ibverbs/constants.ts";
import { checkResult } from "../verbs-error.ts";
import { DestinationSlots } from "./destination-slots.ts";
import { fillSend, type SendLimits } from "./fill-send.ts";
import type { Poster, PreparedRequests } from "./prepared-requests.ts";
import { RequestQueue } from "./request-queue.ts";
import type { WorkRequest } from "./work-request.ts";
import { type SendView, sendMemory } from "./work-request-memory.ts";
import { OrderedSlots } from "./work-slots.ts";

type SendSlots = OrderedSlots | DestinationSlots;

/** What a send queue needs to know of its queue pair. */
export interface SendQueueOwner {
  readonly pointer: number;
  readonly label: string;
  /** Throws unless sends can be posted now. */
  ensureSendable(): void;
}

/** A request that no destination is part of. */
const unaddressed = { bind_mw_mw: 0, send_flags: IBV_SEND_SIGNALED };

/** The sending half of a queue pair. */
export class SendQueue {
  readonly slots: SendSlots;
  readonly #poster: Poster<SendView>;
  readonly #requests: RequestQueue<WorkRequest, SendView>;

  constructor(
    owner: SendQueueOwner,
    post: Poster["post"],
    limits: SendLimits,
    sizes: { readonly depth: number; readonly segments: number },
  ) {
    this.slots =
      limits.addressing === "dynamic"
        ? new DestinationSlots(owner.label, sizes.depth)
        : new OrderedSlots(owner.label, "send", sizes.depth);
    this.#poster = {
      verb: "ibv_post_send",
      pointer: owner.pointer,
      post,
      slots: this.slots,
      takeBack: (ids, first) => this.slots.takeBack(ids.length - first),
      ensureReady: () => owner.ensureSendable(),
    };
    this.#requests = new RequestQueue(
      this.#poster,
      (count) => sendMemory(count, sizes.segments),
      (memory, i, request, resources) => fillSend(memory, i, request, limits, resources),
    );
  }

  prepare(requests: readonly WorkRequest[]): PreparedRequests<SendView> {
    return this.#requests.prepare(requests);
  }

  post(requests: readonly WorkRequest[]): number[] {
    return this.#requests.post(requests);
  }

  /** A request that another verb posts on this queue (`ibv_bind_mw`): `call` gets the id for C. */
  postThrough(verb: string, wrId: number, call: (cId: number) => number): void {
    this.#poster.ensureReady();
    this.slots.reserve(1);
    const result = call(this.slots.claim(wrId, unaddressed));
    if (result === 0) return;
    this.slots.takeBack(1);
    checkResult(verb, result);
  }
}
