import type { SoftGpu, SoftGpuDevice } from "../driver/gpu.ts";
import type { Range } from "./range-map.ts";
import { freeRegion, Region } from "./region.ts";

/**
 * Memory that a graph allocates and frees. The address is reserved when the node is created. The memory
 * exists while a launch of the graph holds it.
 */
export class GraphAllocation implements Range {
  readonly base: number;
  readonly size: number;
  readonly device: SoftGpuDevice;
  readonly #gpu: SoftGpu;
  /** Region of the allocation while it is allocated and not freed. */
  region: Region | undefined;
  /** Number of holders: the graph, and executable graphs. */
  #holders = 1;
  /** True when an executable graph holds the allocation. At most one can. */
  instantiated = false;
  freed = false;

  private constructor(gpu: SoftGpu, device: SoftGpuDevice, base: number, size: number) {
    this.#gpu = gpu;
    this.device = device;
    this.base = base;
    this.size = size;
  }

  /** Reserves memory for an allocation. Returns undefined when the device is full. */
  static create(gpu: SoftGpu, device: SoftGpuDevice, bytes: number): GraphAllocation | undefined {
    const base = device.heap.allocate(bytes);
    if (base === undefined) return undefined;
    const made = new GraphAllocation(gpu, device, base, bytes);
    gpu.planned.add(made);
    return made;
  }

  allocate(): void {
    const region = new Region(this, "device", undefined, this.device, () => {
      this.region = undefined;
      this.#collect();
    });
    this.region = region;
    this.#gpu.regions.add(region);
  }

  free(): void {
    if (this.region !== undefined) freeRegion(this.#gpu, this.region);
  }

  hold(): void {
    this.#holders++;
  }

  drop(): void {
    this.#holders--;
    this.#collect();
  }

  #collect(): void {
    if (this.#holders > 0 || this.region !== undefined) return;
    this.#gpu.planned.remove(this);
    this.device.heap.release(this.base, this.size);
  }
}
