// CUstream: work in order.
import type { SoftContext } from "../driver/context.ts";
import type { SoftEvent } from "./event.ts";
import type { Work } from "./work.ts";

/** Work that is not done. */
export interface Operation {
  /** Work of other streams that must finish first. */
  readonly after: readonly Operation[];
  readonly work: Work;
  done: boolean;
}

let lastId = 0n;

export class SoftStream {
  handle = 0;
  readonly context: SoftContext;
  /** True for a stream that synchronizes with the legacy default stream. */
  readonly blocking: boolean;
  readonly priority: number;
  readonly kind: "own" | "legacy" | "per-thread";
  readonly id: bigint = ++lastId;
  readonly queue: Operation[] = [];
  /**
   * Error of this stream alone: a wait for an exited process. The next query or synchronization reports it
   * once.
   */
  failure = 0;
  /** Capture that records the work of the stream (cuStreamBeginCapture). */
  capture: StreamCapture | undefined;

  constructor(context: SoftContext, blocking: boolean, priority: number, kind: SoftStream["kind"]) {
    this.context = context;
    this.blocking = blocking;
    this.priority = priority;
    this.kind = kind;
  }

  /** Last work that is not done. */
  get tail(): Operation | undefined {
    return this.queue[this.queue.length - 1];
  }
}

/** Interface of a capture for streams. See graph/capture.ts for the implementation. */
export interface StreamCapture {
  /** Records work instead of running it. */
  record(stream: SoftStream, work: Work): number;
  /** Records cuEventRecord. */
  mark(stream: SoftStream, event: SoftEvent): number;
  /** Records cuStreamWaitEvent for an event of this capture: the stream joins the capture. */
  join(stream: SoftStream, event: SoftEvent): number;
  /** Invalidates the capture after a call that cannot be recorded. */
  invalidate(): void;
  /** Removes a destroyed stream. The capture is lost with the stream on which it began. */
  lose(stream: SoftStream): void;
}
