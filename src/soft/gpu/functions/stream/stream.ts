// C functions of streams.
import * as c from "../../../../../ffi/cuda/index.ts";
import { writeI32, writePointer, writeU32, writeU64 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { SoftEvent, WaitWork } from "../../stream/event.ts";
import { CallbackWork, HostWork } from "../../stream/host-work.ts";
import { enqueue, SoftStream, type Work } from "../../stream/stream.ts";
import { GREATEST_PRIORITY } from "../device/context.ts";
import { captureForbids, findStream } from "../lookup.ts";

const {
  CUDA_ERROR_INVALID_HANDLE,
  CUDA_ERROR_INVALID_VALUE,
  CUDA_ERROR_NOT_READY,
  CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
  CUDA_ERROR_TIMEOUT,
} = c;

/** Returns cuStream*, except capture and memory operations. */
export function streamFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  /** Calls `use` with the stream of a handle. Returns the CUresult of a wrong call. */
  function withStream(handle: number, use: (stream: SoftStream) => number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const stream = findStream(gpu, context, handle);
    if (stream === undefined) return CUDA_ERROR_INVALID_HANDLE;
    return stream.context.error === 0 ? use(stream) : stream.context.error;
  }

  const report = (handle: number, out: number, write: (stream: SoftStream) => void) =>
    withStream(handle, (stream) => {
      if (out === 0) return CUDA_ERROR_INVALID_VALUE;
      write(stream);
      return 0;
    });

  const put = (handle: number, work: Work) =>
    withStream(handle, (stream) => captureForbids(gpu, stream) || enqueue(gpu, stream, work));

  function create(out: number, flags: number, priority: number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    if (out === 0 || flags > c.CU_STREAM_NON_BLOCKING) return CUDA_ERROR_INVALID_VALUE;
    const clamped = Math.max(GREATEST_PRIORITY, Math.min(0, priority));
    const stream = new SoftStream(context, flags === c.CU_STREAM_DEFAULT, clamped, "own");
    stream.handle = gpu.handles.add(stream);
    context.streams.add(stream);
    writePointer(out, stream.handle);
    return 0;
  }

  /** Returns the error of the stream alone and clears it. */
  function takeFailure(stream: SoftStream): number {
    const { failure } = stream;
    stream.failure = 0;
    return stream.context.error || failure;
  }

  /** Returns true, and invalidates the capture, for a synchronization or query of a captured stream. */
  function capturing(stream: SoftStream): boolean {
    if (stream.capture === undefined) return false;
    stream.capture.invalidate();
    return true;
  }

  function destroy(handle: number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const stream = gpu.handles.find(SoftStream, handle);
    if (stream === undefined) return CUDA_ERROR_INVALID_HANDLE;
    stream.capture?.lose(stream);
    gpu.handles.remove(handle);
    // Remaining work still runs, as in C. The stream is removed afterwards.
    if (!gpu.scheduler.isBusy(stream)) stream.context.streams.delete(stream);
    return 0;
  }

  return {
    cuStreamCreate: (out, flags) => create(out, flags, 0),
    cuStreamCreateWithPriority: create,
    cuStreamDestroy_v2: destroy,
    cuStreamQuery: (handle) =>
      withStream(handle, (stream) => {
        if (capturing(stream)) return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
        const forbidden = captureForbids(gpu, stream) || gpu.unsafeInCapture();
        if (forbidden !== 0) return forbidden;
        const busy = gpu.scheduler.isBusy(stream);
        return takeFailure(stream) || (busy ? CUDA_ERROR_NOT_READY : 0);
      }),
    cuStreamSynchronize: (handle) =>
      withStream(handle, (stream) => {
        if (capturing(stream)) return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
        const forbidden = captureForbids(gpu, stream) || gpu.unsafeInCapture();
        if (forbidden !== 0) return forbidden;
        const finished = gpu.scheduler.wait(() => !gpu.scheduler.isBusy(stream));
        return takeFailure(stream) || (finished ? 0 : CUDA_ERROR_TIMEOUT);
      }),
    cuStreamWaitEvent: (handle, eventHandle, flags) =>
      withStream(handle, (stream) => {
        const event = gpu.handles.find(SoftEvent, eventHandle);
        if (event === undefined) return CUDA_ERROR_INVALID_HANDLE;
        if (event.context.error !== 0) return event.context.error;
        if (flags > c.CU_EVENT_WAIT_EXTERNAL) return CUDA_ERROR_INVALID_VALUE;
        const forbidden = captureForbids(gpu, stream);
        if (forbidden !== 0) return forbidden;
        if (event.captured !== undefined && flags !== c.CU_EVENT_WAIT_EXTERNAL)
          return event.captured.join(stream, event);
        if (stream.capture !== undefined) {
          if (flags === c.CU_EVENT_WAIT_EXTERNAL) return enqueue(gpu, stream, new WaitWork(event));
          stream.capture.invalidate();
          return c.CUDA_ERROR_STREAM_CAPTURE_ISOLATION;
        }
        const { mark } = event;
        return mark === undefined || mark.reached ? 0 : enqueue(gpu, stream, new WaitWork(event, mark));
      }),
    cuLaunchHostFunc: (handle, fn, userData) =>
      fn === 0 ? CUDA_ERROR_INVALID_VALUE : put(handle, new HostWork(fn, userData)),
    cuStreamAddCallback: (handle, fn, userData, flags) =>
      fn === 0 || flags !== 0
        ? CUDA_ERROR_INVALID_VALUE
        : withStream(handle, (stream) =>
            capturing(stream)
              ? CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
              : enqueue(gpu, stream, new CallbackWork(handle, fn, userData)),
          ),
    cuStreamGetPriority: (handle, out) => report(handle, out, ({ priority }) => writeI32(out, priority)),
    cuStreamGetDevice: (handle, out) =>
      report(handle, out, ({ context }) => writeI32(out, context.device.index)),
    cuStreamGetFlags: (handle, out) =>
      report(handle, out, (stream) => writeU32(out, stream.blocking || stream.kind === "legacy" ? 0 : 1)),
    cuStreamGetId: (handle, out) => report(handle, out, ({ id }) => writeU64(out, id)),
    cuStreamGetCtx: (handle, out) => report(handle, out, ({ context }) => writePointer(out, context.handle)),
    cuStreamGetCtx_v2: (handle, out, greenOut) =>
      report(handle, out, ({ context }) => {
        writePointer(out, context.handle);
        if (greenOut !== 0) writePointer(greenOut, 0);
      }),
    cuStreamAttachMemAsync: (handle, address, _length, flags) =>
      withStream(handle, () =>
        gpu.regions.find(address)?.kind === "managed" && [1, 2, 4].includes(flags)
          ? 0
          : CUDA_ERROR_INVALID_VALUE,
      ),
  };
}
