import { isRxe } from "../handles/device-handle.ts";
import { BoundWindows } from "../memory/memory-window.ts";
import { extendedPost } from "../work-request/post-extended.ts";
import { type ReceiveQueue, receiveQueue } from "../work-request/receive-queue.ts";
import { postThrough, type SendQueue, sendQueue } from "../work-request/send-queue.ts";
import { kindOf, OrderedSlots, receiveKind, sendKind } from "../work-request/work-slots.ts";
import type { createQueuePair } from "./create-queue-pair.ts";
import type { QueuePair } from "./queue-pair.ts";
import { type QueuePairState, QueuePairStateError } from "./queue-pair-attributes.ts";

const addressingOf = {
  RC: "connected",
  UC: "connected",
  UD: "datagram",
  XRC: "queue",
  dynamic: "dynamic",
} as const;

/** Send queue and receive queue of a queue pair. */
export class WorkQueues {
  readonly sends: SendQueue;
  readonly receives: ReceiveQueue;
  readonly #queuePair: QueuePair;
  readonly #connection: { readonly known: QueuePairState };
  readonly #windows: BoundWindows;

  constructor(
    queuePair: QueuePair,
    made: ReturnType<typeof createQueuePair>,
    connection: { readonly known: QueuePairState },
  ) {
    const { type, wanted, granted } = made;
    const { pointer, label, protectionDomain } = queuePair;
    const { lib, operations } = protectionDomain.device;
    const { post_send, post_recv } = operations;
    this.#queuePair = queuePair;
    this.#connection = connection;
    this.#windows = new BoundWindows(queuePair);
    this.sends = sendQueue(
      {
        pointer,
        post: post_send,
        ensureReady: () => this.ensureSendable(),
        ...(made.operations
          ? {
              postExtended: extendedPost({
                lib,
                pointer,
                label,
                addressing: addressingOf[type],
                inlineBytes: granted.max_inline_data,
                miscountsLists: isRxe(protectionDomain.device),
              }),
            }
          : {}),
      },
      {
        protectionDomain,
        label,
        segmentsOption: "sendSegments",
        inlineBytes: granted.max_inline_data,
        addressing: addressingOf[type],
        datagramBytes: made.datagramBytes,
        windows: this.#windows,
        operations: made.operations && new Set<string>(made.operations),
      },
      granted.max_send_wr,
      wanted.sendSegments,
    );
    this.receives = receiveQueue(
      {
        verb: "ibv_post_recv",
        pointer,
        post: post_recv,
        slots: new OrderedSlots(label, "receive", granted.max_recv_wr),
        ensureReady: () => this.#ensureReceivable(),
      },
      { protectionDomain, label, segmentsOption: "receiveSegments" },
      Math.max(1, wanted.receiveSegments),
    );
  }

  /** Posts a request on the send queue through a verb of its own. */
  postThrough(verb: string, wrId: number, call: (cId: number) => number): void {
    this.ensureSendable();
    postThrough(this.sends, verb, wrId, call);
  }

  /** Frees the slots that a completion frees, and returns the user's id. */
  settle(cId: number): number {
    const kind = kindOf(cId);
    if (kind === sendKind) return this.sends.slots.settle(cId);
    if (kind === receiveKind) return this.receives.slots.settle(cId);
    return this.#queuePair.sharedReceiveQueue?.settle(cId) ?? cId;
  }

  /** Frees all slots after C has discarded the posted requests. Earlier completions are retained. */
  forget(): void {
    this.keepCompletions();
    this.sends.slots.clear();
    this.receives.slots.clear();
  }

  keepCompletions(): void {
    const { completions, receiveCompletions } = this.#queuePair;
    completions.keepAll();
    if (receiveCompletions !== completions) receiveCompletions.keepAll();
  }

  /** Closes the windows that were bound through the queue pair, then calls `destroy`. */
  close(destroy: () => void): void {
    // Completions cannot be matched to the queue pair after it is destroyed. Some devices drop them, others
    // report them later.
    this.keepCompletions();
    this.#windows.close();
    destroy();
    this.keepCompletions();
  }

  /** Throws unless sends can be posted now. */
  ensureSendable(): void {
    this.#queuePair.ensureOpen();
    const state = this.#connection.known;
    if (state === "RESET" || state === "INIT" || state === "RTR") {
      const { label } = this.#queuePair;
      throw new QueuePairStateError(label, state, "RTS", {
        missing: [],
        excess: [],
        hint: `Sends need a connected queue pair, and this one is in ${state}. Call connect(remote) first.`,
        message: `${label} is in ${state}: it cannot send yet`,
      });
    }
  }

  #ensureReceivable(): void {
    this.#queuePair.ensureOpen();
    const { label } = this.#queuePair;
    if (this.#queuePair.type === "XRC") {
      throw new TypeError(
        `${label} is XRC and only sends: post receives on a shared receive queue of the peer's XRC domain`,
      );
    }
    if (this.#queuePair.sharedReceiveQueue) {
      throw new TypeError(`${label} uses a shared receive queue: post receives there`);
    }
    if (this.#connection.known === "RESET") {
      throw new QueuePairStateError(label, "RESET", "INIT", {
        missing: [],
        excess: [],
        hint: "Receives can be posted from INIT on. Move the queue pair there, or omit initialize: false.",
        message: `${label} is in RESET: it cannot receive yet`,
      });
    }
  }
}
