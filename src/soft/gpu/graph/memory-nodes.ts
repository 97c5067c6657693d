// Memory that a graph allocates and frees: its address is known when the node is made, the memory is there while the graph has it.
import {
  CU_GRAPH_NODE_TYPE_MEM_ALLOC,
  CU_GRAPH_NODE_TYPE_MEM_FREE,
  CUDA_ERROR_LAUNCH_FAILED,
} from "../../../../ffi/cuda/index.ts";
import { Fault } from "../core/errors.ts";
import type { SoftDevice } from "../driver/device.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import { freeRegion } from "../memory/free.ts";
import type { Range } from "../memory/range-map.ts";
import { Region } from "../memory/region.ts";
import type { Work } from "../stream/work.ts";
import { ChildWork, type Step } from "./exec.ts";
import type { GraphNode, SoftGraph } from "./graph.ts";

export class GraphAllocation implements Range {
  readonly base: number;
  readonly size: number;
  readonly device: SoftDevice;
  readonly #gpu: SoftGpu;
  /** While a launch has allocated it and nothing has freed it. */
  region: Region | undefined;
  /** The graph, and what was instantiated from it. */
  #holders = 1;
  /** Whether something launchable has it: there can be but one. */
  instantiated = false;
  freed = false;

  private constructor(gpu: SoftGpu, device: SoftDevice, base: number, size: number) {
    this.#gpu = gpu;
    this.device = device;
    this.base = base;
    this.size = size;
  }

  /** Undefined when the device is full. */
  static create(gpu: SoftGpu, device: SoftDevice, bytes: number): GraphAllocation | undefined {
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

export class AllocWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_MEM_ALLOC;
  readonly allocation: GraphAllocation;

  constructor(allocation: GraphAllocation) {
    this.allocation = allocation;
  }

  check(): number {
    return 0;
  }

  run(): boolean {
    if (this.allocation.region !== undefined) throw new Fault(CUDA_ERROR_LAUNCH_FAILED);
    this.allocation.allocate();
    return true;
  }
}

export class FreeNodeWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_MEM_FREE;
  readonly allocation: GraphAllocation;

  constructor(allocation: GraphAllocation) {
    this.allocation = allocation;
  }

  check(): number {
    return 0;
  }

  run(): boolean {
    this.allocation.free();
    return true;
  }
}

/** Says whether work became a node: an allocation that did not is given back, and one that has its node to free it gets no other. */
export function settle(work: Work, added: boolean): void {
  if (added && work instanceof FreeNodeWork) work.allocation.freed = true;
  if (!added && work instanceof AllocWork) work.allocation.drop();
}

/** What the nodes of a graph or of something launchable allocate. */
export const allocationsOf = (nodes: Iterable<GraphNode | Step>): GraphAllocation[] =>
  [...nodes].flatMap(({ work }) => (work instanceof AllocWork ? [work.allocation] : []));

/** Such graphs cannot be copied, nor be a node of another. */
export const allocates = (graph: SoftGraph): boolean =>
  [...graph.nodes].some(
    ({ work }) =>
      work.type === CU_GRAPH_NODE_TYPE_MEM_ALLOC ||
      work.type === CU_GRAPH_NODE_TYPE_MEM_FREE ||
      (work instanceof ChildWork && allocates(work.graph)),
  );
