// C functions of stream capture.
import * as c from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { readU32, writePointer, writeU32, writeU64 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { Capture } from "../../graph/capture.ts";
import { SoftGraph } from "../../graph/graph.ts";
import { allocationsOf } from "../../graph/memory-nodes.ts";
import type { SoftStream } from "../../stream/stream.ts";
import { findStream } from "../lookup.ts";
import { GraphLookup } from "./graph-lookup.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;

/** Returns cuStreamBeginCapture*, cuStreamEndCapture, cuStreamGetCaptureInfo* and related functions. */
export function captureFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const look = new GraphLookup(gpu);
  /** Node lists of cuStreamGetCaptureInfo, each valid until the next call for the stream. */
  const lists = new WeakMap<SoftStream, number>();

  function withStream(handle: number, use: (stream: SoftStream) => number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const stream = findStream(gpu, context, handle);
    return stream === undefined ? c.CUDA_ERROR_INVALID_HANDLE : use(stream);
  }

  const begin = (handle: number, mode: number, into?: SoftGraph, after = 0, count = 0) =>
    withStream(handle, (stream) => {
      if (mode > c.CU_STREAM_CAPTURE_MODE_RELAXED) return CUDA_ERROR_INVALID_VALUE;
      if (stream.kind === "legacy") return c.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
      if (stream.capture !== undefined) return c.CUDA_ERROR_ILLEGAL_STATE;
      const nodes = into === undefined ? [] : look.nodes(into, after, count);
      if (nodes === undefined) return CUDA_ERROR_INVALID_VALUE;
      new Capture(gpu, stream, into ?? new SoftGraph(), mode, nodes);
      return 0;
    });

  /** Returns the CUresult of a query of the legacy stream while a blocking stream is captured. */
  const asked = (stream: SoftStream): number =>
    stream.kind === "legacy" &&
    [...stream.context.streams].some((one) => one.blocking && one.capture !== undefined)
      ? c.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
      : 0;

  function info(
    handle: number,
    outs: { status: number; id?: number; graph?: number; nodes?: number; edges?: number; count?: number },
  ): number {
    return withStream(handle, (stream) => {
      if (outs.status === 0) return CUDA_ERROR_INVALID_VALUE;
      const wrong = asked(stream);
      if (wrong !== 0) return wrong;
      const capture = stream.capture instanceof Capture ? stream.capture : undefined;
      writeU32(outs.status, capture?.status ?? c.CU_STREAM_CAPTURE_STATUS_NONE);
      if (capture === undefined || capture.invalid) return 0;
      const ends = [...capture.endsOf(stream)];
      if (capture.graph.handle === 0) capture.graph.handle = gpu.handles.add(capture.graph);
      if (outs.id) writeU64(outs.id, capture.id);
      if (outs.graph) writePointer(outs.graph, capture.graph.handle);
      if (outs.count) writePointer(outs.count, ends.length);
      if (outs.edges) writePointer(outs.edges, 0);
      if (outs.nodes) {
        libc.free(lists.get(stream) ?? 0);
        const list = libc.malloc(8 * Math.max(1, ends.length));
        for (const [i, node] of ends.entries()) writePointer(list + 8 * i, node.handle);
        lists.set(stream, list);
        writePointer(outs.nodes, list);
      }
      return 0;
    });
  }

  return {
    cuStreamBeginCapture_v2: (handle, mode) => begin(handle, mode),
    cuStreamBeginCaptureToGraph: (handle, graphHandle, after, _edges, count, mode) =>
      look.withGraph(graphHandle, (graph) => begin(handle, mode, graph, after, Number(count))),
    cuStreamEndCapture: (handle, out) =>
      withStream(handle, (stream) => {
        if (out === 0) return CUDA_ERROR_INVALID_VALUE;
        const { capture } = stream;
        if (!(capture instanceof Capture)) return c.CUDA_ERROR_ILLEGAL_STATE;
        const code = capture.end(stream);
        const { graph } = capture;
        writePointer(out, 0);
        if (code !== 0) {
          for (const allocation of allocationsOf(graph.nodes)) allocation.drop();
          return code;
        }
        if (graph.handle === 0) graph.handle = gpu.handles.add(graph);
        writePointer(out, graph.handle);
        return 0;
      }),
    cuStreamIsCapturing: (handle, out) =>
      withStream(handle, (stream) => {
        if (out === 0) return CUDA_ERROR_INVALID_VALUE;
        const wrong = asked(stream);
        if (wrong !== 0) return wrong;
        const { capture } = stream;
        writeU32(out, capture instanceof Capture ? capture.status : c.CU_STREAM_CAPTURE_STATUS_NONE);
        return 0;
      }),
    cuStreamGetCaptureInfo_v2: (handle, status, id, graph, nodes, count) =>
      info(handle, { status, id, graph, nodes, count }),
    cuStreamGetCaptureInfo_v3: (handle, status, id, graph, nodes, edges, count) =>
      info(handle, { status, id, graph, nodes, edges, count }),
    cuStreamUpdateCaptureDependencies_v2: (handle, address, _edges, count, flags) =>
      withStream(handle, (stream) => {
        const { capture } = stream;
        if (!(capture instanceof Capture)) return c.CUDA_ERROR_ILLEGAL_STATE;
        if (capture.invalid) return c.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
        const nodes = look.nodes(capture.graph, address, Number(count));
        if (nodes === undefined || flags > c.CU_STREAM_SET_CAPTURE_DEPENDENCIES)
          return CUDA_ERROR_INVALID_VALUE;
        const ends = capture.endsOf(stream);
        if (flags === c.CU_STREAM_SET_CAPTURE_DEPENDENCIES) ends.clear();
        for (const node of nodes) ends.add(node);
        return 0;
      }),
    cuThreadExchangeStreamCaptureMode(pointer) {
      if (pointer === 0) return CUDA_ERROR_INVALID_VALUE;
      const wanted = readU32(pointer);
      if (wanted > c.CU_STREAM_CAPTURE_MODE_RELAXED) return CUDA_ERROR_INVALID_VALUE;
      writeU32(pointer, gpu.captureMode);
      gpu.captureMode = wanted;
      return 0;
    },
  };
}
