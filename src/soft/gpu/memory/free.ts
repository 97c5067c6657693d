import type { SoftGpu } from "../driver/gpu.ts";
import type { Region } from "./region.ts";

/** Frees a region: removes it from the map and returns its memory. */
export function freeRegion(gpu: SoftGpu, region: Region): void {
  gpu.regions.remove(region);
  for (const notify of region.whenFreed) notify();
  region.dispose();
}
