import type { MemoryRegion } from "./memory-region.ts";
import { type Poster, PreparedRequests } from "./prepared-requests.ts";
import { idsOf } from "./send-queue.ts";
import type { ReceiveRequest } from "./work-request.ts";
import {
  fillSegments,
  type ReceiveView,
  receiveMemory,
  type SegmentLimits,
  type WorkRequestMemory,
} from "./work-request-memory.ts";

const smallChain = 16;

/** What receives are posted on: a queue pair's own queue or a shared one. */
export class ReceiveQueue {
  readonly #limits: SegmentLimits;
  readonly #segments: number;
  readonly #poster: Poster;
  readonly #memory: WorkRequestMemory<ReceiveView>;

  constructor(poster: Poster, limits: SegmentLimits, segments: number) {
    this.#poster = poster;
    this.#limits = limits;
    this.#segments = segments;
    this.#memory = receiveMemory(smallChain, segments);
  }

  prepare(requests: readonly ReceiveRequest[]): PreparedRequests<ReceiveView> {
    return this.#fill(requests, receiveMemory(Math.max(1, requests.length), this.#segments));
  }

  post(requests: readonly ReceiveRequest[]): number[] {
    this.#poster.ensureReady();
    const memory =
      requests.length <= smallChain ? this.#memory : receiveMemory(requests.length, this.#segments);
    const prepared = this.#fill(requests, memory);
    prepared.post();
    return [...prepared.wrIds];
  }

  #fill(requests: readonly ReceiveRequest[], memory: WorkRequestMemory<ReceiveView>) {
    const wrIds = idsOf(requests);
    const regions: MemoryRegion[] = [];
    requests.forEach((request, i) => {
      fillSegments(memory, i, request.local, this.#limits, regions);
    });
    return new PreparedRequests(this.#poster, memory, wrIds, regions);
  }
}
