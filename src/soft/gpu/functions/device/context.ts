import * as c from "../../../../../ffi/cuda/index.ts";
import { LOWEST_ADDRESS, writeI32, writePointer, writeU32, writeU64 } from "../../core/c-memory.ts";
import { sweepRecords } from "../../core/left-behind.ts";
import { reportsLeaks } from "../../core/settings.ts";
import { SoftContext, type SoftGpu } from "../../driver/gpu.ts";
import { DEFAULT_HEAP_BYTES, DEFAULT_PRINT_BYTES } from "../../kernels/launch/services.ts";
import { SoftModule, unloadModule } from "../../kernels/program/soft-module.ts";
import { freeRegion } from "../../memory/region.ts";
import { SoftEvent } from "../../stream/event.ts";
import { liveAllocations } from "../inspect/allocations.ts";

const {
  CUDA_ERROR_CONTEXT_IS_DESTROYED,
  CUDA_ERROR_INVALID_CONTEXT,
  CUDA_ERROR_INVALID_DEVICE,
  CUDA_ERROR_INVALID_VALUE,
  CUDA_ERROR_NOT_INITIALIZED,
  CUDA_ERROR_UNSUPPORTED_LIMIT,
} = c;

/**
 * Destroys a context: drops its work and frees its memory, streams and events. VMM mappings and physical
 * memory belong to no context and stay.
 */
function destroyContext(gpu: SoftGpu, context: SoftContext): void {
  gpu.scheduler.abandon(context, context.error || CUDA_ERROR_CONTEXT_IS_DESTROYED);
  gpu.workers.stop(context);
  for (const module of gpu.handles.all(SoftModule)) if (module.context === context) unloadModule(gpu, module);
  for (const stream of context.streams) {
    stream.capture?.lose(stream);
    if (stream.handle !== 0) gpu.handles.remove(stream.handle);
    if (stream.kind === "own") context.streams.delete(stream);
  }
  if (reportsLeaks())
    for (const { kind, address, bytes } of liveAllocations(gpu, context))
      console.error(
        `doorbell: leak: ${bytes} bytes at 0x${address.toString(16)} of ${kind} were not freed before the end of device ${context.device.index}'s context`,
      );
  for (const region of [...gpu.regions]) {
    if (region.context === context && region.kind !== "mapping") freeRegion(gpu, region);
  }
  for (const event of gpu.handles.all(SoftEvent)) {
    if (event.context !== context) continue;
    event.shared?.close();
    gpu.handles.remove(event.handle);
  }
  context.peers.clear();
  context.alive = false;
}

// C functions of contexts: primary, created and current ones.

/** Defaults of cuCtxGetLimit, as on real devices. */
const LIMITS = new Map([
  [c.CU_LIMIT_STACK_SIZE, 1024],
  [c.CU_LIMIT_PRINTF_FIFO_SIZE, DEFAULT_PRINT_BYTES],
  [c.CU_LIMIT_MALLOC_HEAP_SIZE, DEFAULT_HEAP_BYTES],
  [c.CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT, 2048],
]);
/** Greatest priority of cuStreamCreateWithPriority. The least is 0. */
export const GREATEST_PRIORITY = -5;

/** Returns the context functions. */
export function contextFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function create(out: number, flags: number, ordinal: number): number {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const device = gpu.devices[ordinal];
    if (device === undefined) return CUDA_ERROR_INVALID_DEVICE;
    if (out === 0 || (flags & ~c.CU_CTX_FLAGS_MASK) !== 0) return CUDA_ERROR_INVALID_VALUE;
    const context = new SoftContext(device, flags, false);
    context.handle = gpu.handles.add(context);
    gpu.stack.push(context);
    writePointer(out, context.handle);
    return 0;
  }

  /** Returns the context of a handle, or the current context for NULL. */
  function named(handle: number): SoftContext | number {
    if (handle === 0) return gpu.current();
    const context = gpu.handles.find(SoftContext, handle);
    if (context === undefined) return CUDA_ERROR_INVALID_CONTEXT;
    if (!context.alive) return CUDA_ERROR_CONTEXT_IS_DESTROYED;
    return context.error === 0 ? context : context.error;
  }

  function report(out: number, handle: number, write: (context: SoftContext) => void): number {
    const context = named(handle);
    if (typeof context === "number") return context;
    if (out === 0) return CUDA_ERROR_INVALID_VALUE;
    write(context);
    return 0;
  }

  function destroy(handle: number): number {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const context = gpu.handles.find(SoftContext, handle);
    if (context === undefined || context.isPrimary) return CUDA_ERROR_INVALID_CONTEXT;
    destroyContext(gpu, context);
    gpu.handles.remove(handle);
    if (gpu.currentContext === context) gpu.stack.pop();
    return 0;
  }

  function pop(out: number): number {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const context = gpu.stack.pop();
    if (context === undefined) return CUDA_ERROR_INVALID_CONTEXT;
    if (out !== 0) writePointer(out, context.handle);
    return 0;
  }

  function push(handle: number): number {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const context = gpu.handles.find(SoftContext, handle);
    if (context === undefined) return CUDA_ERROR_INVALID_CONTEXT;
    if (!context.alive) return CUDA_ERROR_CONTEXT_IS_DESTROYED;
    gpu.stack.push(context);
    return 0;
  }

  function synchronize(handle: number): number {
    const context = named(handle);
    return typeof context === "number" ? context : gpu.unsafeInCapture() || gpu.synchronize(context);
  }

  /** Writes the ordinal of a context's device to `out`. The call also works in a failed context. */
  function deviceOf(out: number, context: SoftContext | undefined): number {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    if (context === undefined) return CUDA_ERROR_INVALID_CONTEXT;
    if (out === 0) return CUDA_ERROR_INVALID_VALUE;
    writeI32(out, context.device.index);
    return 0;
  }

  return {
    cuCtxCreate_v2: create,
    cuCtxCreate_v3: (out, _affinity, count, flags, ordinal) =>
      count > 0 ? c.CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY : create(out, flags, ordinal),
    cuCtxCreate_v4(out, parameters, flags, ordinal) {
      if (parameters !== 0) {
        const given = c.CUctxCreateParams.at(parameters);
        if (given.numExecAffinityParams > 0) return c.CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY;
        if (given.cigParams !== 0) return c.CUDA_ERROR_NOT_SUPPORTED;
      }
      return create(out, flags, ordinal);
    },
    cuCtxDestroy_v2: destroy,
    cuCtxPushCurrent_v2: push,
    cuCtxPopCurrent_v2: pop,
    cuCtxSetCurrent(handle) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const context = handle === 0 ? undefined : gpu.handles.find(SoftContext, handle);
      if (handle !== 0 && context === undefined) return CUDA_ERROR_INVALID_CONTEXT;
      gpu.stack.pop();
      if (context !== undefined) gpu.stack.push(context);
      return 0;
    },
    cuCtxGetCurrent(out) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      if (!(out >= LOWEST_ADDRESS)) return CUDA_ERROR_INVALID_VALUE;
      writePointer(out, gpu.currentContext?.handle ?? 0);
      return 0;
    },
    cuCtxGetDevice: (out) => deviceOf(out, gpu.currentContext),
    cuCtxGetDevice_v2: (out, handle) =>
      deviceOf(out, handle === 0 ? gpu.currentContext : gpu.handles.find(SoftContext, handle)),
    cuCtxGetFlags: (out) => report(out, 0, (context) => writeU32(out, context.flags)),
    cuCtxSetFlags(flags) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      if ((flags & ~c.CU_CTX_FLAGS_MASK) !== 0) return CUDA_ERROR_INVALID_VALUE;
      context.flags = flags;
      return 0;
    },
    cuCtxGetId: (handle, out) => report(out, handle, (context) => writeU64(out, context.id)),
    cuCtxGetApiVersion: (handle, out) => report(out, handle, () => writeU32(out, 3020)),
    cuCtxSynchronize: () => synchronize(0),
    cuCtxSynchronize_v2: synchronize,
    cuCtxGetLimit(out, limit) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const value = context.limits.get(limit) ?? LIMITS.get(limit);
      if (out === 0 || limit >= c.CU_LIMIT_MAX) return CUDA_ERROR_INVALID_VALUE;
      if (value === undefined) return CUDA_ERROR_UNSUPPORTED_LIMIT;
      writePointer(out, value);
      return 0;
    },
    cuCtxSetLimit(limit, value) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      if (!LIMITS.has(limit)) return CUDA_ERROR_UNSUPPORTED_LIMIT;
      // The heap size cannot change after the first use by a kernel.
      if (limit === c.CU_LIMIT_MALLOC_HEAP_SIZE && context.kernelHeap !== undefined)
        return CUDA_ERROR_INVALID_VALUE;
      context.limits.set(limit, Number(value));
      return 0;
    },
    cuCtxGetCacheConfig: (out) => report(out, 0, () => writeU32(out, 0)),
    cuCtxSetCacheConfig: () => (typeof gpu.current() === "number" ? (gpu.current() as number) : 0),
    cuCtxGetStreamPriorityRange(least, greatest) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      if (least !== 0) writeI32(least, 0);
      if (greatest !== 0) writeI32(greatest, GREATEST_PRIORITY);
      return 0;
    },
    ...primaryFunctions(gpu),
  };
}

function primaryFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function release(ordinal: number): number {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const device = gpu.devices[ordinal];
    if (device === undefined) return CUDA_ERROR_INVALID_DEVICE;
    if (device.primaryRetained === 0 || device.primary === undefined) return CUDA_ERROR_INVALID_CONTEXT;
    if (--device.primaryRetained === 0) reset(ordinal);
    return 0;
  }

  /**
   * Destroys the objects of the primary context. Its handle stays the same and works again after the next
   * retain.
   */
  function reset(ordinal: number): number {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const device = gpu.devices[ordinal];
    if (device === undefined) return CUDA_ERROR_INVALID_DEVICE;
    if (device.primary !== undefined) destroyContext(gpu, device.primary);
    return 0;
  }

  function setFlags(ordinal: number, flags: number): number {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const device = gpu.devices[ordinal];
    if (device === undefined) return CUDA_ERROR_INVALID_DEVICE;
    if ((flags & ~c.CU_CTX_FLAGS_MASK) !== 0) return CUDA_ERROR_INVALID_VALUE;
    device.primaryFlags = flags;
    if (device.primary !== undefined) device.primary.flags = flags;
    return 0;
  }

  return {
    cuDevicePrimaryCtxRetain(out, ordinal) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const device = gpu.devices[ordinal];
      if (device === undefined) return CUDA_ERROR_INVALID_DEVICE;
      if (out === 0) return CUDA_ERROR_INVALID_VALUE;
      if (gpu.simulated === undefined) sweepRecords();
      if (device.primary === undefined) {
        device.primary = new SoftContext(device, device.primaryFlags, true);
        device.primary.handle = gpu.handles.add(device.primary);
      }
      device.primaryRetained++;
      if (!device.primary.alive) {
        device.primary.alive = true;
        device.primary.error = 0;
      }
      writePointer(out, device.primary.handle);
      return 0;
    },
    cuDevicePrimaryCtxRelease_v2: release,
    cuDevicePrimaryCtxReset_v2: reset,
    cuDevicePrimaryCtxSetFlags_v2: setFlags,
    cuDevicePrimaryCtxGetState(ordinal, flags, active) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      const device = gpu.devices[ordinal];
      if (device === undefined) return CUDA_ERROR_INVALID_DEVICE;
      if (flags === 0 || active === 0) return CUDA_ERROR_INVALID_VALUE;
      writeU32(flags, device.primaryFlags);
      writeI32(active, device.primary?.alive === true && device.primaryRetained > 0 ? 1 : 0);
      return 0;
    },
  };
}
