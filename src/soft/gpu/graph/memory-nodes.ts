// Allocation and free nodes of graphs.
import {
  CU_GRAPH_NODE_TYPE_MEM_ALLOC,
  CU_GRAPH_NODE_TYPE_MEM_FREE,
  CUDA_ERROR_LAUNCH_FAILED,
} from "../../../../ffi/cuda/index.ts";
import { Fault } from "../core/errors.ts";
import type { GraphAllocation } from "../memory/graph-allocation.ts";
import type { Work } from "../stream/stream.ts";
import { ChildWork, type Step } from "./exec.ts";
import type { GraphNode, SoftGraph } from "./graph.ts";

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

/**
 * Completes or rolls back the reservation of an allocation, depending on whether its work became a node. An
 * allocation has at most one free node.
 */
export function settle(work: Work, added: boolean): void {
  if (added && work instanceof FreeNodeWork) work.allocation.freed = true;
  if (!added && work instanceof AllocWork) work.allocation.drop();
}

/** Returns the allocations of the nodes of a graph or of an executable graph. */
export const allocationsOf = (nodes: Iterable<GraphNode | Step>): GraphAllocation[] =>
  [...nodes].flatMap(({ work }) => (work instanceof AllocWork ? [work.allocation] : []));

/** Returns true for a graph with allocation nodes. It can be neither cloned nor a child graph. */
export const allocates = (graph: SoftGraph): boolean =>
  [...graph.nodes].some(
    ({ work }) =>
      work.type === CU_GRAPH_NODE_TYPE_MEM_ALLOC ||
      work.type === CU_GRAPH_NODE_TYPE_MEM_FREE ||
      (work instanceof ChildWork && allocates(work.graph)),
  );
