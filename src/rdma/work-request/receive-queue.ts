import type { Poster } from "./prepared-requests.ts";
import { RequestQueue } from "./request-queue.ts";
import type { ReceiveRequest } from "./work-request.ts";
import { fillSegments, type ReceiveView, receiveMemory, type SegmentLimits } from "./work-request-memory.ts";

/** What receives are posted on: a queue pair's own queue or a shared one. */
export type ReceiveQueue = RequestQueue<ReceiveRequest, ReceiveView>;

export const receiveQueue = (
  poster: Poster<ReceiveView>,
  limits: SegmentLimits,
  segments: number,
): ReceiveQueue =>
  new RequestQueue(
    poster,
    (count) => receiveMemory(count, segments),
    (memory, i, request, resources) => {
      fillSegments(memory, i, request.local, limits, resources);
    },
  );
