import { CUgraphNodeType } from "../../../ffi/cuda/constants.ts";
import { shown } from "../../arguments/shown.ts";
import type { Device } from "../device/device.ts";
import { checkInternal, type Internal } from "../internal.ts";
import { checkKind, kind } from "../kind.ts";

/** One step of a graph (`CUgraphNode`). */
export class GraphNode {
  readonly device: Device;
  /** The C object. */
  readonly pointer: number;
  readonly #node = true;

  /** @internal Use a graph's `addKernel` and its like. */
  constructor(from: Internal, device: Device, pointer: number) {
    checkInternal(from, "GraphNode", "graph.addKernel() and its like");
    this.device = device;
    this.pointer = pointer;
  }

  get [kind](): "GraphNode" | undefined {
    return #node in this ? "GraphNode" : undefined;
  }

  /** "KERNEL", "MEMCPY", "MEMSET", "CONDITIONAL", ... (`cuGraphNodeGetType`). */
  get type(): string {
    const { lib, results } = this.device.driver;
    this.device.driver.check(lib.cuGraphNodeGetType(this.pointer, results.pointer), "cuGraphNodeGetType");
    return CUgraphNodeType.nameOf(results.u32()).replace("CU_GRAPH_NODE_TYPE_", "");
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return `GraphNode 0x${this.pointer.toString(16)}`;
  }
}

/** The nodes that go before another as C's array; keep it while C reads it. TypeError for what is not a list of nodes. */
export function nodeList(nodes: readonly GraphNode[]): BigUint64Array<ArrayBuffer> {
  if (!Array.isArray(nodes)) throw new TypeError(`after is ${shown(nodes)}: use an array of GraphNodes`);
  for (const [i, node] of nodes.entries()) checkKind(node, "GraphNode", `after[${i}]`);
  const list = new BigUint64Array(new ArrayBuffer(Math.max(8, nodes.length * 8)));
  nodes.forEach((node, i) => {
    list[i] = BigInt(node.pointer);
  });
  return list;
}
