// From the numbers of the C call to the objects behind them.
import {
  CU_STREAM_LEGACY,
  CU_STREAM_PER_THREAD,
  CUDA_ERROR_STREAM_CAPTURE_IMPLICIT,
} from "../../../../ffi/cuda/index.ts";
import type { SoftContext } from "../driver/context.ts";
import type { SoftDevice } from "../driver/device.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import { SoftStream } from "../stream/stream.ts";

/** The stream behind a CUstream: 0 and 1 are the context's legacy default stream, 2 the thread's own. */
export function findStream(gpu: SoftGpu, context: SoftContext, handle: number): SoftStream | undefined {
  if (handle === 0 || handle === CU_STREAM_LEGACY) return context.legacy;
  if (handle === CU_STREAM_PER_THREAD) return context.perThread;
  return gpu.handles.find(SoftStream, handle);
}

/** The device of that ordinal. */
export function findDevice(gpu: SoftGpu, ordinal: number): SoftDevice | undefined {
  return gpu.devices[ordinal];
}

/** The error of using a stream while a capture goes on that its work would break; 0 when there is none. */
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
