import { CUgraphNodeType } from "../../../ffi/cuda/constants.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { shown } from "../../arguments/shown.ts";
import type { Device } from "../device/device.ts";
import { checkInternal, type Internal } from "../internal.ts";
import { checkKind, kind } from "../kind.ts";
import type { Graph } from "./graph.ts";

/** C functions that add a node and take the nodes before it in the same place. */
export type AddCall =
  | "cuGraphAddKernelNode_v2"
  | "cuGraphAddMemcpyNode"
  | "cuGraphAddMemsetNode"
  | "cuGraphAddEmptyNode"
  | "cuGraphAddEventRecordNode"
  | "cuGraphAddEventWaitNode"
  | "cuGraphAddHostNode"
  | "cuGraphAddMemAllocNode"
  | "cuGraphAddMemFreeNode"
  | "cuGraphAddChildGraphNode";

/** One step of a graph (`CUgraphNode`). */
export class GraphNode {
  readonly device: Device;
  /** Whose step it is; C forgets it with the graph. */
  readonly graph: Graph;
  /** The C object. */
  readonly pointer: number;
  readonly #node = true;

  /** @internal Use a graph's `addKernel` and its like. */
  constructor(from: Internal, graph: Graph, pointer: number) {
    checkInternal(from, "GraphNode", "graph.addKernel() and its like");
    this.device = graph.device;
    this.graph = graph;
    this.pointer = pointer;
  }

  get [kind](): "GraphNode" | undefined {
    return #node in this ? "GraphNode" : undefined;
  }

  /** "KERNEL", "MEMCPY", "MEMSET", "CONDITIONAL", ... (`cuGraphNodeGetType`). */
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

/** TypeError, which names the argument, unless it is a node; ClosedError when its graph is closed: C would read what is gone. */
export function checkNode(node: GraphNode, name: string): void {
  checkKind(node, "GraphNode", name);
  node.graph.ensureOpen();
}

/**
 * The nodes that go before another of `graph` as C's array; keep it while C reads it. TypeError for what is not a list of its
 * nodes.
 */
export function nodeList(graph: Graph, nodes: readonly GraphNode[]): BigUint64Array<ArrayBuffer> {
  if (!Array.isArray(nodes)) throw new TypeError(`after is ${shown(nodes)}: use an array of GraphNodes`);
  for (const [i, node] of nodes.entries()) {
    checkKind(node, "GraphNode", `after[${i}]`);
    if (node.graph !== graph)
      throw new TypeError(`after[${i}] is a step of another graph: use nodes of ${graph.label}`);
  }
  const list = new BigUint64Array(new ArrayBuffer(Math.max(8, nodes.length * 8)));
  nodes.forEach((node, i) => {
    list[i] = BigInt(node.pointer);
  });
  return list;
}
