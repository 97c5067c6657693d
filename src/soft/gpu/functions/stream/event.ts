// C functions of events.
import * as c from "../../../../../ffi/cuda/index.ts";
import { writeF32, writePointer } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { RecordWork, SoftEvent } from "../../stream/event.ts";
import { enqueue } from "../../stream/stream.ts";
import { captureForbids, findStream } from "../lookup.ts";

const {
  CUDA_ERROR_CAPTURED_EVENT,
  CUDA_ERROR_INVALID_HANDLE,
  CUDA_ERROR_INVALID_VALUE,
  CUDA_ERROR_NOT_READY,
  CUDA_ERROR_TIMEOUT,
} = c;
const FLAGS = c.CU_EVENT_BLOCKING_SYNC | c.CU_EVENT_DISABLE_TIMING | c.CU_EVENT_INTERPROCESS;

/** Returns cuEvent*. */
export function eventFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function withEvent(handle: number, use: (event: SoftEvent) => number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const event = gpu.handles.find(SoftEvent, handle);
    if (event === undefined) return CUDA_ERROR_INVALID_HANDLE;
    return event.context.error === 0 ? use(event) : event.context.error;
  }

  const record = (handle: number, streamHandle: number, flags: number) =>
    withEvent(handle, (event) => {
      const stream = findStream(gpu, gpu.currentContext ?? event.context, streamHandle);
      if (stream === undefined || stream.context !== event.context) return CUDA_ERROR_INVALID_HANDLE;
      if (flags > c.CU_EVENT_RECORD_EXTERNAL) return CUDA_ERROR_INVALID_VALUE;
      const forbidden = captureForbids(gpu, stream);
      if (forbidden !== 0) return forbidden;
      if (stream.capture !== undefined && flags !== c.CU_EVENT_RECORD_EXTERNAL)
        return stream.capture.mark(stream, event);
      if (stream.capture !== undefined) return enqueue(gpu, stream, new RecordWork(event));
      event.captured = undefined;
      return enqueue(gpu, stream, new RecordWork(event, event.begin()));
    });

  /** Returns 0, CUDA_ERROR_NOT_READY, or the failure of the event. */
  function state(event: SoftEvent): number {
    gpu.scheduler.progress();
    const { mark } = event;
    if (mark === undefined || mark.reached) return event.context.error;
    return event.context.error || mark.failure || CUDA_ERROR_NOT_READY;
  }

  function destroy(handle: number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const event = gpu.handles.find(SoftEvent, handle);
    if (event === undefined) return CUDA_ERROR_INVALID_HANDLE;
    gpu.handles.remove(handle);
    event.shared?.close();
    return 0;
  }

  const elapsed = (out: number, start: number, end: number) =>
    withEvent(start, (first) =>
      withEvent(end, (last) => {
        if (out === 0) return CUDA_ERROR_INVALID_VALUE;
        if (!first.timed || !last.timed || first.last === undefined || last.last === undefined)
          return CUDA_ERROR_INVALID_HANDLE;
        const code = state(first) || state(last);
        if (code !== 0) return code;
        writeF32(out, last.last.time - first.last.time);
        return 0;
      }),
    );

  return {
    cuEventCreate(out, flags) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const shared = (flags & c.CU_EVENT_INTERPROCESS) !== 0;
      if (out === 0 || (flags & ~FLAGS) !== 0 || (shared && (flags & c.CU_EVENT_DISABLE_TIMING) === 0))
        return CUDA_ERROR_INVALID_VALUE;
      const event = new SoftEvent(context, flags);
      event.handle = gpu.handles.add(event);
      writePointer(out, event.handle);
      return 0;
    },
    cuEventDestroy_v2: destroy,
    cuEventRecord: (handle, stream) => record(handle, stream, 0),
    cuEventRecordWithFlags: record,
    cuEventQuery: (handle) =>
      withEvent(handle, (event) =>
        event.captured === undefined ? gpu.unsafeInCapture() || state(event) : refuse(event),
      ),
    cuEventSynchronize: (handle) =>
      withEvent(handle, (event) => {
        if (event.captured !== undefined) return refuse(event);
        const forbidden = gpu.unsafeInCapture();
        if (forbidden !== 0) return forbidden;
        const finished = gpu.scheduler.wait(() => state(event) !== CUDA_ERROR_NOT_READY);
        return finished ? state(event) : CUDA_ERROR_TIMEOUT;
      }),
    cuEventElapsedTime_v2: elapsed,
  };
}

/** Returns the CUresult of a query of an event that was recorded in a capture. */
function refuse(event: SoftEvent): number {
  event.captured?.invalidate();
  return CUDA_ERROR_CAPTURED_EVENT;
}
