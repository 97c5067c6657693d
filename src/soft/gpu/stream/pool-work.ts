// Frees of pool memory in stream order.
import { CU_GRAPH_NODE_TYPE_MEM_FREE } from "../../../../ffi/cuda/index.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import { freeRegion, type Region } from "../memory/region.ts";
import type { Work } from "./stream.ts";

export class FreeWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_MEM_FREE;
  readonly #region: Region;

  constructor(region: Region) {
    this.#region = region;
  }

  check(): number {
    return 0;
  }

  run(gpu: SoftGpu): boolean {
    // The region may already be gone with its context.
    if (gpu.regions.find(this.#region.base) === this.#region) freeRegion(gpu, this.#region);
    return true;
  }
}
