// What can be put on a stream or into a graph.
import type { SoftGpu } from "../driver/gpu.ts";
import type { SoftStream } from "./stream.ts";

export interface Work {
  /** A CU_GRAPH_NODE_TYPE_*. */
  readonly type: number;
  /** Never run inside the call that submits it. */
  readonly deferred?: boolean;
  /** The CUresult for mistakes that can be told before it runs. */
  check(gpu: SoftGpu): number;
  /** Does it. False: it has to wait; it is tried again. Throws Fault. */
  run(gpu: SoftGpu, stream: SoftStream): boolean;
  /** It will never run, since its context failed or is gone: who waits for it gets this CUresult. */
  drop?(code: number): void;
  /** A copy for one launch of a graph, for work that keeps something from one attempt to the next. */
  fresh?(): Work;
  /** It as a step of a graph that was instantiated, for work that has graphs in it. */
  instantiated?(): Work;
}

/** Puts work at the end of a stream, or into the graph that the stream is recorded into: a CUresult. */
export function enqueue(gpu: SoftGpu, stream: SoftStream, work: Work): number {
  if (stream.capture !== undefined) return stream.capture.record(stream, work);
  return gpu.scheduler.submit(stream, work);
}
