import type { SoftGpu } from "../driver/gpu.ts";
import type { Region } from "./region.ts";

/** Ends a region: nothing finds it any more, and its memory goes back. */
export function freeRegion(gpu: SoftGpu, region: Region): void {
  gpu.regions.remove(region);
  for (const tell of region.whenFreed) tell();
  region.dispose();
}
