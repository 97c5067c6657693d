// Stream capture into a graph.
import * as c from "../../../../ffi/cuda/index.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import type { SoftEvent } from "../stream/event.ts";
import type { SoftStream, StreamCapture, Work } from "../stream/stream.ts";
import { type GraphNode, leadsTo, type SoftGraph } from "./graph.ts";

let lastId = 0n;

export class Capture implements StreamCapture {
  readonly id: bigint = ++lastId;
  readonly graph: SoftGraph;
  readonly mode: number;
  readonly origin: SoftStream;
  status: number = c.CU_STREAM_CAPTURE_STATUS_ACTIVE;
  readonly #gpu: SoftGpu;
  /** Nodes that the next work of each stream depends on. */
  readonly #ends = new Map<SoftStream, Set<GraphNode>>();
  readonly #marks = new Map<SoftEvent, ReadonlySet<GraphNode>>();

  constructor(gpu: SoftGpu, origin: SoftStream, graph: SoftGraph, mode: number, after: Iterable<GraphNode>) {
    this.#gpu = gpu;
    this.origin = origin;
    this.graph = graph;
    this.mode = mode;
    this.#ends.set(origin, new Set(after));
    origin.capture = this;
    gpu.captures.add(this);
  }

  get invalid(): boolean {
    return this.status !== c.CU_STREAM_CAPTURE_STATUS_ACTIVE;
  }

  /** Returns the nodes that the next work of a stream depends on. The caller may modify the set. */
  endsOf(stream: SoftStream): Set<GraphNode> {
    return this.#ends.get(stream) ?? new Set();
  }

  record(stream: SoftStream, work: Work): number {
    if (this.invalid) return c.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    const wrong = work.check(this.#gpu);
    if (wrong !== 0) return wrong;
    const node = this.graph.add(work, this.endsOf(stream));
    node.handle = this.#gpu.handles.add(node);
    this.#ends.set(stream, new Set([node]));
    return 0;
  }

  mark(stream: SoftStream, event: SoftEvent): number {
    if (this.invalid) return c.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    event.captured = this;
    this.#marks.set(event, new Set(this.endsOf(stream)));
    return 0;
  }

  join(stream: SoftStream, event: SoftEvent): number {
    const after = this.#marks.get(event);
    // After the end of the capture, its events mark no position any more.
    if (after === undefined || !this.#gpu.captures.has(this)) return c.CUDA_ERROR_CAPTURED_EVENT;
    if (this.invalid) return c.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    if (stream.kind === "legacy") {
      this.invalidate();
      return c.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
    }
    if (stream.capture !== undefined && stream.capture !== this) {
      stream.capture.invalidate();
      this.invalidate();
      return c.CUDA_ERROR_STREAM_CAPTURE_MERGE;
    }
    stream.capture = this;
    this.#ends.set(stream, new Set([...this.endsOf(stream), ...after]));
    return 0;
  }

  invalidate(): void {
    this.status = c.CU_STREAM_CAPTURE_STATUS_INVALIDATED;
  }

  lose(stream: SoftStream): void {
    this.invalidate();
    stream.capture = undefined;
    if (stream === this.origin) this.#close();
  }

  #close(): void {
    for (const one of this.#ends.keys()) one.capture = undefined;
    this.#gpu.captures.delete(this);
  }

  /** Ends the capture. Returns 0 when the graph is valid. */
  end(stream: SoftStream): number {
    if (stream !== this.origin) {
      this.invalidate();
      return c.CUDA_ERROR_STREAM_CAPTURE_UNMATCHED;
    }
    const joined = this.endsOf(stream);
    const all = [...this.#ends.values()].every((ends) => [...ends].every((node) => leadsTo(node, joined)));
    this.#close();
    if (this.invalid) return c.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    return all ? 0 : c.CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
  }
}
