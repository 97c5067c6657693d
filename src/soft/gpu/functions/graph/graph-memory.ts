// C functions of allocation nodes and free nodes.
import * as c from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { writePointer } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { AllocWork, FreeNodeWork } from "../../graph/memory-nodes.ts";
import { readAlloc, readFree } from "../../graph/node-params.ts";
import { GraphLookup } from "./graph-lookup.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;

/** Returns cuGraphAddMem*Node, cuGraphMem*NodeGetParams and cuDeviceGraphMem*. */
export function graphMemoryFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const look = new GraphLookup(gpu);

  function onDevice(ordinal: number): number {
    if (!gpu.initialized) return c.CUDA_ERROR_NOT_INITIALIZED;
    return gpu.devices[ordinal] === undefined ? c.CUDA_ERROR_INVALID_DEVICE : 0;
  }

  return {
    cuGraphAddMemAllocNode: (out, graph, after, count, params) =>
      look.add(out, graph, after, count, params === 0 ? CUDA_ERROR_INVALID_VALUE : readAlloc(gpu, params)),
    cuGraphAddMemFreeNode: (out, graph, after, count, address) =>
      look.add(out, graph, after, count, readFree(gpu, address)),
    cuGraphMemAllocNodeGetParams: (node, out) =>
      look.withNode(node, ({ work }) => {
        if (out === 0 || !(work instanceof AllocWork)) return CUDA_ERROR_INVALID_VALUE;
        libc.memset(out, 0, c.CUDA_MEM_ALLOC_NODE_PARAMS.size);
        const params = c.CUDA_MEM_ALLOC_NODE_PARAMS.at(out);
        params.poolProps.allocType = c.CU_MEM_ALLOCATION_TYPE_PINNED;
        params.poolProps.location.type = c.CU_MEM_LOCATION_TYPE_DEVICE;
        params.poolProps.location.id = work.allocation.device.index;
        params.bytesize = work.allocation.size;
        params.dptr = work.allocation.base;
        return 0;
      }),
    cuGraphMemFreeNodeGetParams: (node, out) =>
      look.withNode(node, ({ work }) => {
        if (out === 0 || !(work instanceof FreeNodeWork)) return CUDA_ERROR_INVALID_VALUE;
        writePointer(out, work.allocation.base);
        return 0;
      }),
    // Unused memory is returned at once, so there is nothing to trim.
    cuDeviceGraphMemTrim: onDevice,
    cuDeviceGetGraphMemAttribute(ordinal, attribute, out) {
      const wrong = onDevice(ordinal);
      if (wrong !== 0) return wrong;
      if (out === 0 || attribute > c.CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH) return CUDA_ERROR_INVALID_VALUE;
      const used = attribute <= c.CU_GRAPH_MEM_ATTR_USED_MEM_HIGH;
      let bytes = 0;
      for (const one of gpu.planned) {
        if (one.device.index === ordinal && (!used || one.region !== undefined)) bytes += one.size;
      }
      writePointer(out, bytes);
      return 0;
    },
  };
}
