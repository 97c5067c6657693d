import { CUDA_ERROR_CONTEXT_IS_DESTROYED } from "../../../../../ffi/cuda/index.ts";
import { reportsLeaks } from "../../core/settings.ts";
import type { SoftContext, SoftGpu } from "../../driver/gpu.ts";
import { SoftModule } from "../../kernels/program/soft-module.ts";
import { unloadModule } from "../../kernels/program/unload.ts";
import { freeRegion } from "../../memory/free.ts";
import { SoftEvent } from "../../stream/event.ts";
import { liveAllocations } from "../inspect/allocations.ts";

/**
 * Destroys a context: drops its work and frees its memory, streams and events. VMM mappings and physical
 * memory belong to no context and stay.
 */
export function destroyContext(gpu: SoftGpu, context: SoftContext): void {
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
