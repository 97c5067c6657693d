// Work of a stream or of a graph node.
import type { SoftContext, SoftGpu } from "../driver/gpu.ts";
import type { SoftEvent } from "./event.ts";

export interface Work {
  /** CU_GRAPH_NODE_TYPE_* of the work. */
  readonly type: number;
  /** True for work that never runs inside the call that submits it. */
  readonly deferred?: boolean;
  /** Returns the CUresult of mistakes that are known before the work runs. */
  check(gpu: SoftGpu): number;
  /** Runs the work. Returns false when the work has to wait and must be tried again. Throws Fault. */
  run(gpu: SoftGpu, stream: SoftStream): boolean;
  /**
   * Time until work that waits can continue, in milliseconds. Undefined when another thread, process or kernel
   * decides.
   */
  readonly leftMs?: number | undefined;
  /** Cancels the work with a CUresult, because its context failed or was destroyed. */
  drop?(code: number): void;
  /** Returns a copy for one launch of a graph. Work with state between attempts implements it. */
  fresh?(): Work;
  /** Returns the work as a step of an executable graph. Work that contains graphs implements it. */
  instantiated?(): Work;
}

/** Appends work to a stream, or to the graph into which the stream is captured. Returns a CUresult. */
export function enqueue(gpu: SoftGpu, stream: SoftStream, work: Work): number {
  if (stream.capture !== undefined) return stream.capture.record(stream, work);
  return gpu.scheduler.submit(stream, work);
}

// CUstream: work in order.

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
