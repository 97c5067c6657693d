// A stream: work in order.
import type { SoftContext } from "../driver/context.ts";
import type { SoftEvent } from "./event.ts";
import type { Work } from "./work.ts";

/** One piece of work that has not been done yet. */
export interface Operation {
  /** Work of other streams that comes first. */
  readonly after: readonly Operation[];
  readonly work: Work;
  done: boolean;
}

let lastId = 0n;

export class SoftStream {
  handle = 0;
  readonly context: SoftContext;
  /** Takes part in the legacy default stream's ordering. */
  readonly blocking: boolean;
  readonly priority: number;
  readonly kind: "own" | "legacy" | "per-thread";
  readonly id: bigint = ++lastId;
  readonly queue: Operation[] = [];
  /** An error of this stream alone (a wait for a process that died): told once, by the next query or synchronisation. */
  failure = 0;
  /** What work is recorded into instead of being run (cuStreamBeginCapture). */
  capture: StreamCapture | undefined;

  constructor(context: SoftContext, blocking: boolean, priority: number, kind: SoftStream["kind"]) {
    this.context = context;
    this.blocking = blocking;
    this.priority = priority;
    this.kind = kind;
  }

  /** The last piece of work that is not done. */
  get tail(): Operation | undefined {
    return this.queue[this.queue.length - 1];
  }
}

/** The part of a capture that streams know of; graph/capture.ts has the rest. */
export interface StreamCapture {
  /** Records work instead of running it. */
  record(stream: SoftStream, work: Work): number;
  /** cuEventRecord on a recorded stream. */
  mark(stream: SoftStream, event: SoftEvent): number;
  /** cuStreamWaitEvent for an event that was recorded in this capture: the stream joins it. */
  join(stream: SoftStream, event: SoftEvent): number;
  /** Ends in an error, because of a call that cannot be recorded. */
  invalidate(): void;
  /** A stream of it is destroyed: with the one that it began on, it is over. */
  lose(stream: SoftStream): void;
}
