// C functions that copy and set memory.
import * as c from "../../../../../ffi/cuda/index.ts";
import { arrayRow, readCopy2D, readCopy3D } from "../../driver/copy-shapes.ts";
import { SoftContext, type SoftGpu } from "../../driver/gpu.ts";
import type { Side } from "../../memory/region.ts";
import { type CopyShape, CopyWork, linear } from "../../stream/copy-work.ts";
import { type SetShape, SetWork } from "../../stream/set-work.ts";
import { enqueue, type SoftStream, type Work } from "../../stream/stream.ts";
import { guarded } from "../guard.ts";
import { captureForbids, findStream } from "../lookup.ts";

const {
  CUDA_ERROR_INVALID_VALUE,
  CUDA_ERROR_INVALID_CONTEXT,
  CUDA_ERROR_INVALID_HANDLE,
  CUDA_ERROR_TIMEOUT,
} = c;

/** Returns cuMemcpy* and cuMemset*. */
export function copyFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  /** Submits work to the legacy stream. With `wait`, waits for its end. */
  function now(work: (context: SoftContext) => Work | number, wait: boolean): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const stream = gpu.ownStreamDefault ? context.perThread : context.legacy;
    const forbidden = captureForbids(gpu, stream);
    if (forbidden !== 0) return forbidden;
    const made = work(context);
    if (typeof made === "number") return made;
    const code = enqueue(gpu, stream, made);
    return code !== 0 || !wait ? code : finish(context, stream, made);
  }

  /** Waits for the end of the last work of a stream. */
  function finish(context: SoftContext, stream: SoftStream, last: Work): number {
    if (!gpu.scheduler.isBusy(stream)) return context.error;
    if (gpu.scheduler.wait(() => !gpu.scheduler.isBusy(stream))) return context.error;
    // The caller of a failed call may free the host memory, so the work must not run later.
    gpu.scheduler.takeBack(stream, last);
    return CUDA_ERROR_TIMEOUT;
  }

  type Later = (stream: SoftStream, hosts: readonly ArrayBuffer[] | undefined) => Work | number;

  function later(handle: number, work: Later): number {
    const hosts = gpu.heldHosts.length > 0 ? gpu.heldHosts.splice(0) : undefined;
    const context = gpu.current();
    if (typeof context === "number") return context;
    const stream = findStream(gpu, context, handle);
    if (stream === undefined) return CUDA_ERROR_INVALID_HANDLE;
    const forbidden = captureForbids(gpu, stream);
    if (forbidden !== 0) return forbidden;
    const made = work(stream, hosts);
    if (typeof made === "number") return made;
    const code = enqueue(gpu, stream, made);
    // A driver's copy between host memories returns when it is done, also in a stream (measured on an H100). The
    // caller may free unpinned memory when the call returns, so a copy that waits for links alone ends in it.
    const isSynchronous =
      code === 0 &&
      stream.capture === undefined &&
      made instanceof CopyWork &&
      (made.isOnHost(gpu) || (made.leftMs !== undefined && made.isFromUnpinned(gpu)));
    return isSynchronous ? finish(context, stream, made) : code;
  }

  const shaped = (shape: CopyShape | number, context: SoftContext, hosts?: readonly ArrayBuffer[]) =>
    typeof shape === "number" ? shape : new CopyWork(shape, context.device, hosts);

  const copy = (to: Side, destination: number, from: Side, source: number, bytes: number | bigint) =>
    now(
      ({ device }) => new CopyWork(linear(to, destination, from, source, Number(bytes)), device),
      // A copy between devices precedes later work of both contexts. Where links delay it, it ends in this call.
      from !== "device" || to !== "device" || gpu.links !== undefined,
    );
  const copyLater = (
    to: Side,
    destination: number,
    from: Side,
    source: number,
    bytes: number | bigint,
    stream: number,
  ) =>
    later(
      stream,
      ({ context }, hosts) =>
        new CopyWork(linear(to, destination, from, source, Number(bytes)), context.device, hosts),
    );

  /** Fills memory: at once without a stream, else in stream order. */
  const set = (shape: SetShape, stream?: number) =>
    stream === undefined
      ? now(({ device }) => new SetWork(shape, device), false)
      : later(stream, ({ context }) => new SetWork(shape, context.device));

  /** Returns 0 when both contexts of a peer copy exist. */
  const peers = (a: number, b: number) =>
    gpu.handles.find(SoftContext, a) !== undefined && gpu.handles.find(SoftContext, b) !== undefined;

  /** Calls `use` with the address of bytes in an array. */
  const withRow = (
    array: number,
    offset: number | bigint,
    bytes: number | bigint,
    use: (at: number) => number,
  ) => {
    const at = arrayRow(gpu, array, Number(offset), Number(bytes));
    return at === undefined ? CUDA_ERROR_INVALID_VALUE : use(at);
  };

  const copy2D = (pointer: number) => now((context) => shaped(readCopy2D(gpu, pointer), context), true);
  const copy3D = (pointer: number) => now((context) => shaped(readCopy3D(gpu, pointer), context), true);

  return {
    cuMemcpy: (d, s, bytes) => copy("unified", d, "unified", s, bytes),
    cuMemcpyHtoD_v2: (d, s, bytes) => copy("device", d, "host", s, bytes),
    cuMemcpyDtoH_v2: (d, s, bytes) => copy("host", d, "device", s, bytes),
    cuMemcpyDtoD_v2: (d, s, bytes) => copy("device", d, "device", s, bytes),
    cuMemcpyPeer: (d, dContext, s, sContext, bytes) =>
      peers(dContext, sContext) ? copy("device", d, "device", s, bytes) : CUDA_ERROR_INVALID_CONTEXT,
    cuMemcpyHtoA_v2: (array, offset, s, bytes) =>
      withRow(array, offset, bytes, (at) => copy("device", at, "host", s, bytes)),
    cuMemcpyAtoH_v2: (d, array, offset, bytes) =>
      withRow(array, offset, bytes, (at) => copy("host", d, "device", at, bytes)),
    cuMemcpyDtoA_v2: (array, offset, s, bytes) =>
      withRow(array, offset, bytes, (at) => copy("device", at, "device", s, bytes)),
    cuMemcpyAtoD_v2: (d, array, offset, bytes) =>
      withRow(array, offset, bytes, (at) => copy("device", d, "device", at, bytes)),
    cuMemcpyAtoA_v2: (to, toOffset, from, fromOffset, bytes) =>
      withRow(to, toOffset, bytes, (d) =>
        withRow(from, fromOffset, bytes, (s) => copy("device", d, "device", s, bytes)),
      ),
    cuMemcpyHtoAAsync_v2: (array, offset, s, bytes, stream) =>
      withRow(array, offset, bytes, (at) => copyLater("device", at, "host", s, bytes, stream)),
    cuMemcpyAtoHAsync_v2: (d, array, offset, bytes, stream) =>
      withRow(array, offset, bytes, (at) => copyLater("host", d, "device", at, bytes, stream)),
    cuMemcpyAsync: (d, s, bytes, stream) => copyLater("unified", d, "unified", s, bytes, stream),
    cuMemcpyHtoDAsync_v2: (d, s, bytes, stream) => copyLater("device", d, "host", s, bytes, stream),
    cuMemcpyDtoHAsync_v2: (d, s, bytes, stream) => copyLater("host", d, "device", s, bytes, stream),
    cuMemcpyDtoDAsync_v2: (d, s, bytes, stream) => copyLater("device", d, "device", s, bytes, stream),
    cuMemcpyPeerAsync: (d, dContext, s, sContext, bytes, stream) =>
      peers(dContext, sContext)
        ? copyLater("device", d, "device", s, bytes, stream)
        : CUDA_ERROR_INVALID_CONTEXT,
    ...guarded({
      cuMemcpy2D_v2: copy2D,
      cuMemcpy2DUnaligned_v2: copy2D,
      cuMemcpy3D_v2: copy3D,
      cuMemcpy3DPeer: (pointer) => now((context) => shaped(readCopy3D(gpu, pointer, true), context), true),
      cuMemcpy2DAsync_v2: (pointer, stream) =>
        later(stream, ({ context }, hosts) => shaped(readCopy2D(gpu, pointer), context, hosts)),
      cuMemcpy3DAsync_v2: (pointer, stream) =>
        later(stream, ({ context }, hosts) => shaped(readCopy3D(gpu, pointer), context, hosts)),
      cuMemcpy3DPeerAsync: (pointer, stream) =>
        later(stream, ({ context }, hosts) => shaped(readCopy3D(gpu, pointer, true), context, hosts)),
    }),
    cuMemsetD8_v2: (d, value, n) => set(row(d, value, 1, n)),
    cuMemsetD16_v2: (d, value, n) => set(row(d, value, 2, n)),
    cuMemsetD32_v2: (d, value, n) => set(row(d, value, 4, n)),
    cuMemsetD2D8_v2: (d, pitch, value, width, height) => set(box(d, pitch, value, 1, width, height)),
    cuMemsetD2D16_v2: (d, pitch, value, width, height) => set(box(d, pitch, value, 2, width, height)),
    cuMemsetD2D32_v2: (d, pitch, value, width, height) => set(box(d, pitch, value, 4, width, height)),
    cuMemsetD8Async: (d, value, n, stream) => set(row(d, value, 1, n), stream),
    cuMemsetD16Async: (d, value, n, stream) => set(row(d, value, 2, n), stream),
    cuMemsetD32Async: (d, value, n, stream) => set(row(d, value, 4, n), stream),
    cuMemsetD2D8Async: (d, p, value, w, h, stream) => set(box(d, p, value, 1, w, h), stream),
    cuMemsetD2D16Async: (d, p, value, w, h, stream) => set(box(d, p, value, 2, w, h), stream),
    cuMemsetD2D32Async: (d, p, value, w, h, stream) => set(box(d, p, value, 4, w, h), stream),
  };
}

/** Returns the shape of `n` consecutive elements. */
const row = (address: number, value: number, elementSize: number, n: number | bigint): SetShape =>
  box(address, 0, value, elementSize, n, 1);

/** Returns the shape of rows that are `pitch` bytes apart. */
const box = (
  address: number,
  pitch: number | bigint,
  value: number,
  elementSize: number,
  width: number | bigint,
  height: number | bigint,
): SetShape => ({
  address,
  pitch: Number(pitch),
  value,
  elementSize,
  width: Number(width),
  height: Number(height),
});
