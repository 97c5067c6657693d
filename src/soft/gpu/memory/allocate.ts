import type { SoftContext, SoftGpu } from "../driver/gpu.ts";
import { Region } from "./region.ts";
import { WrittenRanges } from "./written.ts";

/** Allocates `bytes` of device memory as a region. Returns undefined when the device is full. */
export function allocateOnDevice(gpu: SoftGpu, context: SoftContext, bytes: number): Region | undefined {
  const { heap } = context.device;
  const base = heap.allocate(bytes);
  if (base === undefined) return undefined;
  const region = new Region({ base, size: bytes }, "device", context, context.device, () =>
    heap.release(base, bytes),
  );
  region.written = new WrittenRanges(bytes, gpu.unseenLaunches);
  gpu.regions.add(region);
  return region;
}
