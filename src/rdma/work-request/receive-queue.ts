import { refuseUnknown } from "../../arguments/options.ts";
import { fillSegments, type SegmentLimits } from "./fill-request.ts";
import { type QueueDescription, RequestQueue } from "./request-queue.ts";
import type { ReceiveRequest } from "./work-request.ts";
import { receiveRequest } from "./work-request.ts";
import { type ReceiveView, receiveMemory } from "./work-request-memory.ts";

/** Receive queue of a queue pair, or a shared receive queue. */
export type ReceiveQueue = RequestQueue<ReceiveRequest, undefined, ReceiveView>;

type Description = QueueDescription<ReceiveRequest, undefined, ReceiveView>;

export const receiveQueue = (
  queue: Pick<Description, "verb" | "pointer" | "post" | "slots" | "ensureReady">,
  limits: SegmentLimits,
  segments: number,
): ReceiveQueue =>
  new RequestQueue<ReceiveRequest, undefined, ReceiveView>({
    ...queue,
    make: (count) => receiveMemory(count, segments),
    fill: (chain, i, request) => {
      refuseUnknown(receiveRequest, "receive", request);
      fillSegments(chain, i, request.local, limits);
    },
  });
