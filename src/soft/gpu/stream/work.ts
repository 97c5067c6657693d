// Work of a stream or of a graph node.
import type { SoftGpu } from "../driver/gpu.ts";
import type { SoftStream } from "./stream.ts";

export interface Work {
  /** CU_GRAPH_NODE_TYPE_* of the work. */
  readonly type: number;
  /** True for work that never runs inside the call that submits it. */
  readonly deferred?: boolean;
  /** Returns the CUresult of mistakes that are known before the work runs. */
  check(gpu: SoftGpu): number;
  /** Runs the work. Returns false when the work has to wait and must be tried again. Throws Fault. */
  run(gpu: SoftGpu, stream: SoftStream): boolean;
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
