import { IBV_SEND_SIGNALED } from "../../../ffi/ibverbs/constants.ts";
import { checkResult } from "../errors/verbs-error.ts";
import type { BoundWindows } from "../memory/memory-window.ts";
import { DestinationSlots } from "./destination-slots.ts";
import { fillSend, type Operation, type SegmentLimits } from "./fill-request.ts";
import { type QueueDescription, RequestQueue } from "./request-queue.ts";
import type { WorkRequest } from "./work-request.ts";
import { type SendView, sendMemory } from "./work-request-memory.ts";
import { OrderedSlots } from "./work-slots.ts";

/** Limits of a queue pair for send requests. */
export interface SendLimits extends SegmentLimits {
  readonly inlineBytes: number;
  /**
   * Kind of destination that requests have. Requests of a connection have none, UD and dynamic requests have
   * an address handle, XRC requests name a receive queue.
   */
  readonly addressing: "connected" | "datagram" | "queue" | "dynamic";
  /** Largest UD datagram in bytes, the port's MTU. */
  readonly datagramBytes: number | undefined;
  readonly windows: BoundWindows;
  /**
   * Names of the operations that the queue pair has by `ibv_wr_*`. Undefined when it was created without any.
   */
  readonly operations: ReadonlySet<string> | undefined;
}

/** Send queue of a queue pair. */
export type SendQueue = RequestQueue<WorkRequest, Operation, SendView>;

type Description = QueueDescription<WorkRequest, Operation, SendView>;

/** Makes the send queue of a queue pair for `depth` requests of `segments` segments. */
export const sendQueue = (
  queue: Pick<Description, "pointer" | "post" | "postExtended" | "ensureReady">,
  limits: SendLimits,
  depth: number,
  segments: number,
): SendQueue =>
  new RequestQueue<WorkRequest, Operation, SendView>({
    ...queue,
    verb: "ibv_post_send",
    slots:
      limits.addressing === "dynamic"
        ? new DestinationSlots(limits.label, depth)
        : new OrderedSlots(limits.label, "send", depth),
    make: (count) => sendMemory(count, segments),
    fill: (chain, i, request, operation) => fillSend(chain, i, request, operation, limits),
  });

/** Fields of a request without a destination that the slots read. */
const unaddressed = { bind_mw_mw: 0, send_flags: IBV_SEND_SIGNALED } as SendView;

/** Posts a request through another verb (`ibv_bind_mw`) on a send queue. `call` gets the id for C. */
export function postThrough(
  { slots }: SendQueue,
  verb: string,
  wrId: number,
  call: (cId: number) => number,
): void {
  slots.reserve(1);
  const cId = slots.claim(wrId, unaddressed);
  const result = call(cId);
  if (result === 0) return;
  slots.takeBack(Float64Array.of(cId));
  checkResult(verb, result);
}
