// Reader of CUDA_CONDITIONAL_NODE_PARAMS.
import * as c from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { writePointer } from "../core/c-memory.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import { ConditionalWork } from "./conditional.ts";
import { adopt, SoftGraph } from "./graph.ts";

const MOST_BODIES = 65535;

/**
 * Reads CUDA_CONDITIONAL_NODE_PARAMS and creates the bodies as empty graphs, whose handles it writes to
 * `phGraph_out`. Returns the work of the node, or a CUresult.
 */
export function readConditional(gpu: SoftGpu, address: number): ConditionalWork | number {
  const params = c.CUDA_CONDITIONAL_NODE_PARAMS.at(address);
  const { type, size } = params;
  const value = Number(params.handle);
  const most =
    { [c.CU_GRAPH_COND_TYPE_IF]: 2, [c.CU_GRAPH_COND_TYPE_WHILE]: 1 }[type as number] ?? MOST_BODIES;
  if (type > c.CU_GRAPH_COND_TYPE_SWITCH || size === 0 || size > most) return c.CUDA_ERROR_INVALID_VALUE;
  if (!gpu.conditions.has(value)) return c.CUDA_ERROR_INVALID_VALUE;
  const bodies = Array.from({ length: size }, () => adopt(gpu, new SoftGraph()));
  // The caller may read the list as long as the graph exists, so it is never freed.
  const list = libc.malloc(8 * size);
  bodies.forEach(({ handle }, i) => {
    writePointer(list + 8 * i, handle);
  });
  params.phGraph_out = list;
  return new ConditionalWork(type, value, bodies);
}
