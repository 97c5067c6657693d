// Construction of graphs: nodes, edges and parameters.
import * as c from "../../../../../ffi/cuda/index.ts";
import { readPointers, writePointer } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { ChildWork, EmptyWork } from "../../graph/exec.ts";
import { adopt, connect, disconnect, GraphNode, SoftGraph } from "../../graph/graph.ts";
import {
  readBatch,
  readChild,
  readEvent,
  readHost,
  readMemcpy,
  readMemset,
  readNode,
  writeHost,
  writeMemcpy,
  writeMemset,
} from "../../graph/node-params.ts";
import { CopyWork } from "../../stream/copy-work.ts";
import { RecordWork, WaitWork } from "../../stream/event.ts";
import { HostWork } from "../../stream/host-work.ts";
import { SetWork } from "../../stream/set-work.ts";
import type { Work } from "../../stream/stream.ts";
import { GraphLookup } from "./graph-lookup.ts";

const { CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED } = c;
const MEMORY_NODES = [c.CU_GRAPH_NODE_TYPE_MEM_ALLOC, c.CU_GRAPH_NODE_TYPE_MEM_FREE];
const { CU_GRAPH_NODE_TYPE_EVENT_RECORD, CU_GRAPH_NODE_TYPE_WAIT_EVENT } = c;

/** Returns cuGraphCreate, cuGraphAdd*, cuGraph*Dependencies and cuGraph*Node{Get,Set}*. */
export function graphBuildFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const look = new GraphLookup(gpu);

  /** Returns the work of a node on a device. The parameters must not be NULL. */
  function made(
    params: number,
    context: number,
    make: (device: Parameters<typeof readMemset>[1]) => Work | number,
  ) {
    if (params === 0) return CUDA_ERROR_INVALID_VALUE;
    const device = look.device(context);
    return typeof device === "number" ? device : make(device);
  }

  /** Replaces the work of a node by work of the same kind. */
  function replace(handle: number, work: Work | number): number {
    return look.withNode(handle, (node) => {
      if (typeof work === "number") return work;
      if (work.type !== node.work.type) return CUDA_ERROR_INVALID_VALUE;
      const wrong = work.check(gpu);
      if (wrong !== 0) return wrong;
      node.work = work;
      return 0;
    });
  }

  /** Calls `give` with the work of a node of the class. */
  function report<T extends Work>(
    handle: number,
    out: number,
    type: abstract new (...args: never[]) => T,
    give: (out: number, work: T) => void,
  ): number {
    return look.withNode(handle, ({ work }) => {
      if (out === 0 || !(work instanceof type)) return CUDA_ERROR_INVALID_VALUE;
      give(out, work);
      return 0;
    });
  }

  function changeEdges(
    handle: number,
    from: number,
    to: number,
    count: number | bigint,
    add: boolean,
  ): number {
    return look.withGraph(handle, (graph) => {
      const n = Number(count);
      if (n > graph.nodes.size ** 2 || (n > 0 && (from === 0 || to === 0))) return CUDA_ERROR_INVALID_VALUE;
      const ends = readPointers(to, n);
      const pairs = readPointers(from, n).map((one, i) =>
        [one, ends[i]!].map((h) => gpu.handles.find(GraphNode, h)),
      );
      const known: [GraphNode, GraphNode][] = [];
      for (const [a, b] of pairs) {
        if (a?.graph !== graph || b?.graph !== graph || a === b) return CUDA_ERROR_INVALID_VALUE;
        if (a.after.has(b) === add) return CUDA_ERROR_INVALID_VALUE;
        known.push([a, b]);
      }
      for (const [a, b] of known) (add ? connect : disconnect)(a, b);
      return 0;
    });
  }

  const addEvent =
    (type: number) => (out: number, graph: number, after: number, count: number | bigint, event: number) =>
      look.add(out, graph, after, count, readEvent(gpu, event, type));

  return {
    cuGraphCreate(out, flags) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      if (out === 0 || flags !== 0) return CUDA_ERROR_INVALID_VALUE;
      writePointer(out, adopt(gpu, new SoftGraph()).handle);
      return 0;
    },
    cuGraphAddEmptyNode: (out, graph, after, count) => look.add(out, graph, after, count, new EmptyWork()),
    cuGraphAddMemcpyNode: (out, graph, after, count, params, context) =>
      look.add(
        out,
        graph,
        after,
        count,
        made(params, context, (device) => readMemcpy(gpu, params, device)),
      ),
    cuGraphAddMemsetNode: (out, graph, after, count, params, context) =>
      look.add(
        out,
        graph,
        after,
        count,
        made(params, context, (device) => readMemset(params, device)),
      ),
    cuGraphAddHostNode: (out, graph, after, count, params) =>
      look.add(out, graph, after, count, params === 0 ? CUDA_ERROR_INVALID_VALUE : readHost(params)),
    cuGraphAddChildGraphNode: (out, graph, after, count, child) =>
      look.add(out, graph, after, count, readChild(gpu, child, gpu.handles.find(SoftGraph, graph))),
    cuGraphAddEventRecordNode: addEvent(CU_GRAPH_NODE_TYPE_EVENT_RECORD),
    cuGraphAddEventWaitNode: addEvent(CU_GRAPH_NODE_TYPE_WAIT_EVENT),
    cuGraphAddBatchMemOpNode: (out, graph, after, count, params) =>
      look.add(
        out,
        graph,
        after,
        count,
        made(params, 0, (device) => readBatch(params, device)),
      ),
    cuGraphAddNode_v2: (out, graph, after, _edges, count, params) =>
      look.add(
        out,
        graph,
        after,
        count,
        made(params, 0, (device) => readNode(gpu, params, device, gpu.handles.find(SoftGraph, graph))),
      ),
    cuGraphAddDependencies_v2: (graph, from, to, _edges, count) => changeEdges(graph, from, to, count, true),
    cuGraphRemoveDependencies_v2: (graph, from, to, _edges, count) =>
      changeEdges(graph, from, to, count, false),
    cuGraphDestroyNode: (handle) =>
      look.withNode(handle, (node) => {
        // The memory of an allocation node is used by other nodes, so the node stays as long as the graph.
        if (MEMORY_NODES.includes(node.work.type as 10)) return c.CUDA_ERROR_NOT_SUPPORTED;
        node.graph.remove(node);
        gpu.handles.remove(handle);
        return 0;
      }),
    cuGraphMemcpyNodeGetParams: (node, out) => report(node, out, CopyWork, writeMemcpy),
    cuGraphMemcpyNodeSetParams: (node, params) =>
      replace(
        node,
        made(params, 0, (device) => readMemcpy(gpu, params, device)),
      ),
    cuGraphMemsetNodeGetParams: (node, out) => report(node, out, SetWork, writeMemset),
    cuGraphMemsetNodeSetParams: (node, params) =>
      replace(
        node,
        made(params, 0, (device) => readMemset(params, device)),
      ),
    cuGraphHostNodeGetParams: (node, out) => report(node, out, HostWork, writeHost),
    cuGraphHostNodeSetParams: (node, params) =>
      replace(node, params === 0 ? CUDA_ERROR_INVALID_VALUE : readHost(params)),
    cuGraphBatchMemOpNodeSetParams: (node, params) =>
      replace(
        node,
        made(params, 0, (device) => readBatch(params, device)),
      ),
    cuGraphEventRecordNodeGetEvent: (node, out) =>
      report(node, out, RecordWork, (at, { event }) => writePointer(at, event.handle)),
    cuGraphEventRecordNodeSetEvent: (node, event) =>
      replace(node, readEvent(gpu, event, CU_GRAPH_NODE_TYPE_EVENT_RECORD)),
    cuGraphEventWaitNodeGetEvent: (node, out) =>
      report(node, out, WaitWork, (at, { event }) => writePointer(at, event.handle)),
    cuGraphEventWaitNodeSetEvent: (node, event) =>
      replace(node, readEvent(gpu, event, CU_GRAPH_NODE_TYPE_WAIT_EVENT)),
    cuGraphChildGraphNodeGetGraph: (node, out) =>
      report(node, out, ChildWork, (at, { graph }) => writePointer(at, graph.handle)),
    cuGraphNodeSetParams: (node, params) =>
      replace(
        node,
        made(params, 0, (device) => readNode(gpu, params, device)),
      ),
  };
}
