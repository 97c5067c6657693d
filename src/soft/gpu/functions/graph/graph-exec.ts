// Instantiation, update and launch of graphs.
import * as c from "../../../../../ffi/cuda/index.ts";
import { writePointer, writeU32, writeU64 } from "../../core/c-memory.ts";
import type { SoftGpu, SoftGpuDevice } from "../../driver/gpu.ts";
import { SoftGraphExec, type Step, stepsOf } from "../../graph/exec.ts";
import type { GraphNode, SoftGraph } from "../../graph/graph.ts";
import { allocationsOf } from "../../graph/memory-nodes.ts";
import {
  readBatch,
  readChild,
  readEvent,
  readHost,
  readMemcpy,
  readMemset,
  readNode,
} from "../../graph/node-params.ts";
import { FreeWork } from "../../stream/pool-work.ts";
import { enqueue, type Work } from "../../stream/stream.ts";
import { captureForbids, findStream } from "../lookup.ts";
import { GraphLookup } from "./graph-lookup.ts";

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED } = c;
const FLAGS =
  c.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH |
  c.CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD |
  c.CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY;
/** Kinds of nodes that cuGraphNodeSetEnabled can disable. */
const CAN_BE_DISABLED = [
  c.CU_GRAPH_NODE_TYPE_KERNEL,
  c.CU_GRAPH_NODE_TYPE_MEMCPY,
  c.CU_GRAPH_NODE_TYPE_MEMSET,
];

/** Returns cuGraphInstantiate*, cuGraphExec* and cuGraphLaunch. */
export function graphExecFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const look = new GraphLookup(gpu);

  function instantiate(out: number, handle: number, flags: number): number {
    return look.withGraph(handle, (graph) => {
      const context = gpu.current();
      if (typeof context === "number") return context;
      if (out === 0 || (flags & ~FLAGS) !== 0 || !graph.acyclic) return CUDA_ERROR_INVALID_VALUE;
      const allocations = allocationsOf(graph.nodes);
      if (allocations.some(({ instantiated }) => instantiated)) return c.CUDA_ERROR_NOT_SUPPORTED;
      for (const allocation of allocations) {
        allocation.hold();
        allocation.instantiated = true;
      }
      const exec = new SoftGraphExec(graph, flags);
      exec.handle = gpu.handles.add(exec);
      writePointer(out, exec.handle);
      return 0;
    });
  }

  function withExec(handle: number, use: (exec: SoftGraphExec) => number): number {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const exec = gpu.handles.find(SoftGraphExec, handle);
    return exec === undefined ? CUDA_ERROR_INVALID_VALUE : use(exec);
  }

  function withStep(handle: number, node: number, use: (step: Step) => number): number {
    return withExec(handle, (exec) =>
      look.withNode(node, (origin) => {
        const step = exec.stepOf(origin);
        return step === undefined ? CUDA_ERROR_INVALID_VALUE : use(step);
      }),
    );
  }

  /** Replaces the work of a step for later launches. */
  function replace(
    handle: number,
    node: number,
    context: number,
    make: (device: SoftGpuDevice) => Work | number,
  ): number {
    return withStep(handle, node, (step) => {
      const device = look.device(context);
      const work = typeof device === "number" ? device : make(device);
      if (typeof work === "number") return work;
      if (work.type !== step.work.type) return CUDA_ERROR_INVALID_VALUE;
      const wrong = work.check(gpu);
      if (wrong !== 0) return wrong;
      step.work = work;
      return 0;
    });
  }

  function update(
    handle: number,
    graphHandle: number,
    report: (result: number, node: number) => void,
  ): number {
    return withExec(handle, (exec) =>
      look.withGraph(graphHandle, (graph) => {
        const [result, node] = compare(exec, graph);
        report(result, node?.handle ?? 0);
        if (result !== c.CU_GRAPH_EXEC_UPDATE_SUCCESS) return c.CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
        // The nodes of the instantiated graph still identify the steps.
        for (const [i, { work }] of stepsOf(graph).entries()) exec.steps[i]!.work = work;
        return 0;
      }),
    );
  }

  function onStream(
    handle: number,
    use: (stream: NonNullable<ReturnType<typeof findStream>>) => number,
  ): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const stream = findStream(gpu, context, handle);
    if (stream === undefined) return CUDA_ERROR_INVALID_HANDLE;
    return captureForbids(gpu, stream) || use(stream);
  }

  return {
    cuGraphInstantiateWithFlags: (out, graph, flags) => instantiate(out, graph, Number(flags)),
    cuGraphInstantiate_v2: (out, graph) => instantiate(out, graph, 0),
    cuGraphInstantiateWithParams(out, graph, pointer) {
      if (pointer === 0) return CUDA_ERROR_INVALID_VALUE;
      const params = c.CUDA_GRAPH_INSTANTIATE_PARAMS.at(pointer);
      const code = instantiate(out, graph, params.flags);
      params.hErrNode_out = 0;
      params.result_out = code === 0 ? c.CUDA_GRAPH_INSTANTIATE_SUCCESS : c.CUDA_GRAPH_INSTANTIATE_ERROR;
      return code;
    },
    cuGraphExecGetFlags: (handle, out) =>
      withExec(handle, ({ flags }) => {
        if (out === 0) return CUDA_ERROR_INVALID_VALUE;
        writeU64(out, BigInt(flags));
        return 0;
      }),
    cuGraphExecDestroy: (handle) =>
      withExec(handle, ({ steps }) => {
        for (const allocation of allocationsOf(steps)) {
          allocation.instantiated = false;
          allocation.drop();
        }
        gpu.handles.remove(handle);
        return 0;
      }),
    cuGraphUpload: (handle, stream) => onStream(stream, () => withExec(handle, () => 0)),
    cuGraphLaunch: (handle, streamHandle) =>
      onStream(streamHandle, (stream) =>
        withExec(handle, (exec) => {
          // A launch into a capture becomes a node of its own, because the source graph may be destroyed.
          if (stream.capture !== undefined) return stream.capture.record(stream, exec.asNode());
          const live = allocationsOf(exec.steps).filter(({ region }) => region !== undefined);
          const freeFirst = (exec.flags & c.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH) !== 0;
          if (live.length > 0 && !freeFirst) return CUDA_ERROR_INVALID_VALUE;
          for (const { region } of live) {
            const code = region === undefined ? 0 : enqueue(gpu, stream, new FreeWork(region));
            if (code !== 0) return code;
          }
          return enqueue(gpu, stream, exec.launch());
        }),
      ),
    cuGraphExecMemcpyNodeSetParams: (exec, node, params, context) =>
      params === 0
        ? CUDA_ERROR_INVALID_VALUE
        : replace(exec, node, context, (device) => readMemcpy(gpu, params, device)),
    cuGraphExecMemsetNodeSetParams: (exec, node, params, context) =>
      params === 0
        ? CUDA_ERROR_INVALID_VALUE
        : replace(exec, node, context, (device) => readMemset(params, device)),
    cuGraphExecHostNodeSetParams: (exec, node, params) =>
      params === 0 ? CUDA_ERROR_INVALID_VALUE : replace(exec, node, 0, () => readHost(params)),
    cuGraphExecBatchMemOpNodeSetParams: (exec, node, params) =>
      params === 0 ? CUDA_ERROR_INVALID_VALUE : replace(exec, node, 0, (device) => readBatch(params, device)),
    cuGraphExecChildGraphNodeSetParams: (exec, node, child) =>
      replace(exec, node, 0, () => readChild(gpu, child, undefined)),
    cuGraphExecEventRecordNodeSetEvent: (exec, node, event) =>
      replace(exec, node, 0, () => readEvent(gpu, event, c.CU_GRAPH_NODE_TYPE_EVENT_RECORD)),
    cuGraphExecEventWaitNodeSetEvent: (exec, node, event) =>
      replace(exec, node, 0, () => readEvent(gpu, event, c.CU_GRAPH_NODE_TYPE_WAIT_EVENT)),
    cuGraphExecNodeSetParams: (exec, node, params) =>
      params === 0
        ? CUDA_ERROR_INVALID_VALUE
        : replace(exec, node, 0, (device) => readNode(gpu, params, device)),
    cuGraphNodeSetEnabled: (exec, node, enabled) =>
      withStep(exec, node, (step) => {
        if (!CAN_BE_DISABLED.includes(step.work.type as 0)) return CUDA_ERROR_INVALID_VALUE;
        step.enabled = enabled !== 0;
        return 0;
      }),
    cuGraphNodeGetEnabled: (exec, node, out) =>
      withStep(exec, node, (step) => {
        if (out === 0) return CUDA_ERROR_INVALID_VALUE;
        writeU32(out, step.enabled ? 1 : 0);
        return 0;
      }),
    cuGraphExecUpdate_v2: (exec, graph, out) =>
      update(exec, graph, (result, node) => {
        if (out === 0) return;
        const info = c.CUgraphExecUpdateResultInfo.at(out);
        info.result = result as typeof info.result;
        info.errorNode = node;
        info.errorFromNode = 0;
      }),
  };
}

/** Compares a graph with an executable graph: kinds of nodes, order and edges. */
function compare(exec: SoftGraphExec, graph: SoftGraph): [result: number, node?: GraphNode] {
  const nodes = [...graph.nodes];
  if (nodes.length !== exec.steps.length || !graph.acyclic)
    return [c.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED];
  for (const [i, node] of nodes.entries()) {
    const step = exec.steps[i]!;
    if (node.work.type !== step.work.type) return [c.CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED, node];
    const places = (list: Iterable<unknown>, all: readonly unknown[]) =>
      [...list].map((one) => all.indexOf(one)).sort();
    const now = places(node.before, nodes).join();
    if (now !== places(step.before, exec.steps).join())
      return [c.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED, node];
  }
  return [c.CU_GRAPH_EXEC_UPDATE_SUCCESS];
}
