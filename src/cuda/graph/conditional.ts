import {
  CU_GRAPH_COND_TYPE_IF,
  CU_GRAPH_COND_TYPE_SWITCH,
  CU_GRAPH_COND_TYPE_WHILE,
  CU_GRAPH_NODE_TYPE_CONDITIONAL,
} from "../../../ffi/cuda/constants.ts";
import { CUgraphNodeParams } from "../../../ffi/cuda/structs.ts";
import { big, checkValue, oneOf, whole } from "../../arguments/options.ts";
import type { Device } from "../device/device.ts";
import type { Graph } from "./graph.ts";
import type { GraphNode } from "./graph-node.ts";

const types = {
  if: CU_GRAPH_COND_TYPE_IF,
  while: CU_GRAPH_COND_TYPE_WHILE,
  switch: CU_GRAPH_COND_TYPE_SWITCH,
} as const;

/** Rule by which a conditional node chooses its body. */
export type ConditionalKind = keyof typeof types;

const kinds = oneOf("if", "while", "switch");
const handles = big();
const counts = whole(1, 0xffff);

/** Returns C's parameters of a conditional node. C writes the bodies into them. */
export function conditionalParams(device: Device, kind: ConditionalKind, handle: bigint, bodies: number) {
  checkValue("addConditional: kind", kinds, kind);
  checkValue("addConditional: handle", handles, handle);
  checkValue("addConditional: bodies", counts, bodies);
  const params = CUgraphNodeParams.alloc({ type: CU_GRAPH_NODE_TYPE_CONDITIONAL });
  params.conditional.handle = handle;
  params.conditional.type = types[kind];
  params.conditional.size = bodies;
  params.conditional.ctx = device.pointer;
  return params;
}

/**
 * A node whose bodies run depending on a value that a kernel sets with cudaGraphSetConditional(handle,
 * value).
 */
export interface ConditionalNode {
  readonly node: GraphNode;
  /** Graphs of the bodies, which belong to the node and are filled like any graph. */
  readonly bodies: readonly Graph[];
}
