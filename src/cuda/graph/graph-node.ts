import { CUgraphNodeType } from "../../../ffi/cuda/constants.ts";
import type { Device } from "../device/device.ts";

/** One step of a graph (`CUgraphNode`). */
export class GraphNode {
  readonly device: Device;
  /** The C object. */
  readonly pointer: number;

  /** @internal */
  constructor(device: Device, pointer: number) {
    this.device = device;
    this.pointer = pointer;
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

/** Nodes as C's array; keep it while C reads it. */
export function nodeList(nodes: readonly GraphNode[]): BigUint64Array<ArrayBuffer> {
  const list = new BigUint64Array(new ArrayBuffer(Math.max(8, nodes.length * 8)));
  nodes.forEach((node, i) => {
    list[i] = BigInt(node.pointer);
  });
  return list;
}
