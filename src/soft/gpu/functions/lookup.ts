// Lookup of objects by the handles of C calls.
import {
  CU_STREAM_LEGACY,
  CU_STREAM_PER_THREAD,
  CUDA_ERROR_STREAM_CAPTURE_IMPLICIT,
} from "../../../../ffi/cuda/index.ts";
import type { SoftContext, SoftGpu } from "../driver/gpu.ts";
import { SoftStream } from "../stream/stream.ts";

/** Returns the stream of a CUstream. 0 and 1 are the legacy default stream, 2 is the per-thread stream. */
export function findStream(gpu: SoftGpu, context: SoftContext, handle: number): SoftStream | undefined {
  if (handle === 0 || handle === CU_STREAM_LEGACY) return context.legacy;
  if (handle === CU_STREAM_PER_THREAD) return context.perThread;
  return gpu.handles.find(SoftStream, handle);
}

/** Returns the CUresult of using a stream during a capture that its work would break, or 0. */
export function captureForbids(_gpu: SoftGpu, stream: SoftStream): number {
  if (stream.kind !== "legacy") return 0;
  let error = 0;
  for (const other of stream.context.streams) {
    if (!other.blocking || other.capture === undefined) continue;
    other.capture.invalidate();
    error = CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
  }
  return error;
}
