// Kernel nodes and conditional nodes.
import * as c from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { readBytes, writeBytes, writeU32, writeU64 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { SoftGraphExec } from "../../graph/exec.ts";
import { readKernel, writeKernel } from "../../graph/node-params.ts";
import { KernelWork } from "../../kernels/launch/kernel-work.ts";
import { refuseAccessPolicy } from "../access-policy.ts";
import { GraphLookup } from "./graph-lookup.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;
const ATTRIBUTE_BYTES = 64;

/** Returns cuGraph*KernelNode* and cuGraphConditionalHandleCreate. */
export function kernelNodeFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const look = new GraphLookup(gpu);
  const read = (params: number) => (params === 0 ? CUDA_ERROR_INVALID_VALUE : readKernel(gpu, params));

  const withKernel = (handle: number, use: (work: KernelWork) => number): number =>
    look.withNode(handle, ({ work }) => (work instanceof KernelWork ? use(work) : CUDA_ERROR_INVALID_VALUE));

  return {
    cuGraphAddKernelNode_v2: (out, graph, after, count, params) =>
      look.add(out, graph, after, count, read(params)),
    cuGraphKernelNodeGetParams_v2: (node, out) =>
      withKernel(node, (work) => {
        if (out === 0) return CUDA_ERROR_INVALID_VALUE;
        writeKernel(gpu, out, work);
        return 0;
      }),
    cuGraphKernelNodeSetParams_v2: (handle, params) =>
      look.withNode(handle, (node) => {
        const work = read(params);
        if (typeof work === "number") return work;
        if (!(node.work instanceof KernelWork)) return CUDA_ERROR_INVALID_VALUE;
        node.work = work;
        return 0;
      }),
    cuGraphExecKernelNodeSetParams_v2(handle, node, params) {
      const exec = gpu.handles.find(SoftGraphExec, handle);
      if (exec === undefined) return CUDA_ERROR_INVALID_VALUE;
      return look.withNode(node, (origin) => {
        const step = exec.stepOf(origin);
        const work = read(params);
        if (typeof work === "number") return work;
        if (!(step?.work instanceof KernelWork)) return CUDA_ERROR_INVALID_VALUE;
        step.work = work;
        return 0;
      });
    },
    cuGraphKernelNodeGetAttribute: (node, which, out) =>
      withKernel(node, ({ attributes }) => {
        if (out === 0) return CUDA_ERROR_INVALID_VALUE;
        const bytes = attributes.get(which);
        libc.memset(out, 0, ATTRIBUTE_BYTES);
        if (bytes !== undefined) writeBytes(out, bytes);
        return 0;
      }),
    cuGraphKernelNodeSetAttribute: (node, which, value) =>
      withKernel(node, ({ attributes }) => {
        if (value === 0) return CUDA_ERROR_INVALID_VALUE;
        // These attributes change the placement of blocks, which is fixed when the node is added.
        if (which === c.CU_LAUNCH_ATTRIBUTE_COOPERATIVE || which === c.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
          return c.CUDA_ERROR_NOT_SUPPORTED;
        const refused = refuseAccessPolicy(which, value);
        if (refused !== 0) return refused;
        attributes.set(which, readBytes(value, ATTRIBUTE_BYTES));
        return 0;
      }),
    cuGraphKernelNodeCopyAttributes: (to, from) =>
      withKernel(from, ({ attributes }) =>
        withKernel(to, (work) => {
          for (const [which, bytes] of attributes) work.attributes.set(which, bytes);
          return 0;
        }),
      ),
    cuGraphConditionalHandleCreate: (out, handle, _context, value, flags) =>
      look.withGraph(handle, (graph) => {
        if (out === 0 || (flags & ~c.CU_GRAPH_COND_ASSIGN_DEFAULT) !== 0) return CUDA_ERROR_INVALID_VALUE;
        const address = gpu.addCondition();
        if (address === undefined) return c.CUDA_ERROR_OUT_OF_MEMORY;
        writeU32(address, 0);
        if ((flags & c.CU_GRAPH_COND_ASSIGN_DEFAULT) !== 0) graph.defaults.push({ address, value });
        writeU64(out, BigInt(address));
        return 0;
      }),
  };
}
