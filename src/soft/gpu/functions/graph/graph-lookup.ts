// Lookup functions that all graph functions share.
import * as c from "../../../../../ffi/cuda/index.ts";
import { readPointers, writePointer } from "../../core/c-memory.ts";
import { SoftContext, type SoftGpu, type SoftGpuDevice } from "../../driver/gpu.ts";
import { GraphNode, SoftGraph } from "../../graph/graph.ts";
import { settle } from "../../graph/memory-nodes.ts";
import type { Work } from "../../stream/stream.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;

export class GraphLookup {
  readonly gpu: SoftGpu;

  constructor(gpu: SoftGpu) {
    this.gpu = gpu;
  }

  withGraph(handle: number, use: (graph: SoftGraph) => number): number {
    if (!this.gpu.initialized) return c.CUDA_ERROR_NOT_INITIALIZED;
    const graph = this.gpu.handles.find(SoftGraph, handle);
    return graph === undefined ? CUDA_ERROR_INVALID_VALUE : use(graph);
  }

  withNode(handle: number, use: (node: GraphNode) => number): number {
    if (!this.gpu.initialized) return c.CUDA_ERROR_NOT_INITIALIZED;
    const node = this.gpu.handles.find(GraphNode, handle);
    return node === undefined ? CUDA_ERROR_INVALID_VALUE : use(node);
  }

  /**
   * Returns the nodes of a C array. Returns undefined when a handle is not a node of the graph, or occurs
   * twice.
   */
  nodes(graph: SoftGraph, address: number, count: number): GraphNode[] | undefined {
    // A longer array must contain duplicates.
    if (count > graph.nodes.size || (count > 0 && address === 0)) return undefined;
    const found: GraphNode[] = [];
    for (const handle of readPointers(address, count)) {
      const node = this.gpu.handles.find(GraphNode, handle);
      if (node?.graph !== graph || found.includes(node)) return undefined;
      found.push(node);
    }
    return found;
  }

  /** Returns the device of a node's copy or set: of the given context, or of the current one. */
  device(contextHandle: number): SoftGpuDevice | number {
    if (contextHandle === 0) {
      const context = this.gpu.current();
      return typeof context === "number" ? context : context.device;
    }
    const context = this.gpu.handles.find(SoftContext, contextHandle);
    return context?.alive ? context.device : c.CUDA_ERROR_INVALID_CONTEXT;
  }

  /** Adds a node that depends on the nodes of a C array. */
  add(out: number, graphHandle: number, after: number, count: number | bigint, make: Work | number): number {
    const code = this.withGraph(graphHandle, (graph) => {
      const before = this.nodes(graph, after, Number(count));
      if (out === 0 || before === undefined) return CUDA_ERROR_INVALID_VALUE;
      if (typeof make === "number") return make;
      const wrong = make.check(this.gpu);
      if (wrong !== 0) return wrong;
      const node = graph.add(make, before);
      node.handle = this.gpu.handles.add(node);
      writePointer(out, node.handle);
      return 0;
    });
    if (typeof make !== "number") settle(make, code === 0);
    return code;
  }
}

/**
 * Writes a list by the convention of C: the count without an array, else as many handles as fit, with NULL
 * for the rest.
 */
export function giveHandles(list: readonly number[], out: number, countAt: number, room: number): number {
  if (countAt === 0) return CUDA_ERROR_INVALID_VALUE;
  if (out !== 0) for (let i = 0; i < room; i++) writePointer(out + 8 * i, list[i] ?? 0);
  writePointer(countAt, out === 0 ? list.length : Math.min(list.length, room));
  return 0;
}
