import { CUgraphNodeType } from "../../../ffi/cuda/constants.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { shown } from "../../arguments/shown.ts";
import type { Device } from "../device/device.ts";
import { checkInternal, type Internal } from "../driver/internal.ts";
import { checkKind, kind } from "../driver/kind.ts";
import type { Graph } from "./graph.ts";

/** C functions that add a node and take its dependencies at the same position. */
export type AddCall =
  | "cuGraphAddKernelNode_v2"
  | "cuGraphAddMemcpyNode"
  | "cuGraphAddMemsetNode"
  | "cuGraphAddEmptyNode"
  | "cuGraphAddEventRecordNode"
  | "cuGraphAddEventWaitNode"
  | "cuGraphAddHostNode"
  | "cuGraphAddBatchMemOpNode"
  | "cuGraphAddMemAllocNode"
  | "cuGraphAddMemFreeNode"
  | "cuGraphAddChildGraphNode";

/** A node of a graph (`CUgraphNode`). */
export class GraphNode {
  readonly device: Device;
  /** Graph of the node. C frees the node with the graph. */
  readonly graph: Graph;
  /** The C object. */
  readonly pointer: number;
  readonly #node = true;

  /** @internal Use `addKernel` or another add method of a graph. */
  constructor(from: Internal, graph: Graph, pointer: number) {
    checkInternal(from, "GraphNode", "graph.addKernel() or another add method");
    this.device = graph.device;
    this.graph = graph;
    this.pointer = pointer;
  }

  get [kind](): "GraphNode" | undefined {
    return #node in this ? "GraphNode" : undefined;
  }

  /** Type of the node: "KERNEL", "MEMCPY", "MEMSET", "CONDITIONAL", ... (`cuGraphNodeGetType`). */
  get type(): string {
    this.graph.ensureOpen();
    const { lib, results } = this.device.driver;
    this.device.driver.check(lib.cuGraphNodeGetType(this.pointer, results.pointer), "cuGraphNodeGetType");
    return CUgraphNodeType.nameOf(results.u32()).replace("CU_GRAPH_NODE_TYPE_", "");
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return `GraphNode ${hexadecimal(this.pointer)}`;
  }
}

/**
 * Throws TypeError, with the name of the argument, unless it is a node. Throws ClosedError when its graph is
 * closed, because C would read freed memory.
 */
export function checkNode(node: GraphNode, name: string): void {
  checkKind(node, "GraphNode", name);
  node.graph.ensureOpen();
}

/**
 * Returns the dependencies of a node as C's array. Keep it while C reads it. Throws TypeError for anything
 * but a list of nodes of `graph`.
 */
export function nodeList(graph: Graph, nodes: readonly GraphNode[]): BigUint64Array<ArrayBuffer> {
  if (!Array.isArray(nodes)) throw new TypeError(`after is ${shown(nodes)}. Use an array of GraphNodes`);
  for (const [i, node] of nodes.entries()) {
    checkKind(node, "GraphNode", `after[${i}]`);
    if (node.graph !== graph)
      throw new TypeError(`after[${i}] is a node of another graph. Use nodes of ${graph.label}`);
  }
  const list = new BigUint64Array(new ArrayBuffer(Math.max(8, nodes.length * 8)));
  nodes.forEach((node, i) => {
    list[i] = BigInt(node.pointer);
  });
  return list;
}
