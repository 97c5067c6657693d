// Queries, clones and destruction of graphs.
import { writeFileSync } from "node:fs";
import * as c from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { bind } from "../../../../../ffi/runtime/index.ts";
import { cString, readPointer, writePointer, writeU32 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { ChildWork } from "../../graph/exec.ts";

import { adopt, type GraphNode, type SoftGraph } from "../../graph/graph.ts";
import { allocates, allocationsOf } from "../../graph/memory-nodes.ts";
import { GraphLookup, giveHandles } from "./graph-lookup.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;

const handles = (nodes: Iterable<GraphNode>) => [...nodes].map(({ handle }) => handle);

/**
 * Returns cuGraphGet*, cuGraphNodeGet*, cuGraphClone, cuGraphDestroy, cuGraphDebugDotPrint and cuUserObject*.
 */
export function graphQueryFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const look = new GraphLookup(gpu);
  const roomAt = (countAt: number) => (countAt === 0 ? 0 : readPointer(countAt));

  /** Writes the edge data of ordinary edges, which is all zeros. */
  const clearEdgeData = (data: number, count: number) => {
    if (data !== 0) libc.memset(data, 0, count * c.CUgraphEdgeData.size);
  };

  function edges(handle: number, from: number, to: number, data: number, countAt: number): number {
    return look.withGraph(handle, (graph) => {
      const all = graph.edges();
      const room = roomAt(countAt);
      if ((from === 0) !== (to === 0)) return CUDA_ERROR_INVALID_VALUE;
      clearEdgeData(data, from === 0 ? 0 : Math.min(room, all.length));
      const heads = all.map(([one]) => one.handle);
      const tails = all.map(([, one]) => one.handle);
      return giveHandles(heads, from, countAt, room) || giveHandles(tails, to, countAt, room);
    });
  }

  function neighbours(
    handle: number,
    out: number,
    data: number,
    countAt: number,
    side: "before" | "after",
  ): number {
    return look.withNode(handle, (node) => {
      const room = roomAt(countAt);
      clearEdgeData(data, out === 0 ? 0 : Math.min(room, node[side].size));
      return giveHandles(handles(node[side]), out, countAt, room);
    });
  }

  return {
    cuGraphGetNodes: (graph, out, countAt) =>
      look.withGraph(graph, ({ nodes }) => giveHandles(handles(nodes), out, countAt, roomAt(countAt))),
    cuGraphGetRootNodes: (graph, out, countAt) =>
      look.withGraph(graph, ({ nodes }) => {
        const roots = [...nodes].filter((node) => node.before.size === 0);
        return giveHandles(handles(roots), out, countAt, roomAt(countAt));
      }),
    cuGraphGetEdges_v2: edges,
    cuGraphNodeGetDependencies_v2: (node, out, data, countAt) =>
      neighbours(node, out, data, countAt, "before"),
    cuGraphNodeGetDependentNodes_v2: (node, out, data, countAt) =>
      neighbours(node, out, data, countAt, "after"),
    cuGraphNodeGetType: (node, out) =>
      look.withNode(node, ({ work }) => {
        if (out === 0) return CUDA_ERROR_INVALID_VALUE;
        writeU32(out, work.type);
        return 0;
      }),
    cuGraphClone: (out, handle) =>
      look.withGraph(handle, (graph) => {
        if (out === 0) return CUDA_ERROR_INVALID_VALUE;
        if (allocates(graph)) return c.CUDA_ERROR_NOT_SUPPORTED;
        writePointer(out, adopt(gpu, graph.clone()).handle);
        return 0;
      }),
    cuGraphNodeFindInClone: (out, node, clone) =>
      look.withGraph(clone, (graph) =>
        look.withNode(node, (original) => {
          const found = graph.origins.get(original);
          if (out === 0 || found === undefined) return CUDA_ERROR_INVALID_VALUE;
          writePointer(out, found.handle);
          return 0;
        }),
      ),
    cuGraphDestroy: (handle) =>
      look.withGraph(handle, (graph) => {
        forget(gpu, graph);
        return 0;
      }),
    cuGraphDebugDotPrint: (handle, path) =>
      look.withGraph(handle, (graph) => {
        if (path === 0) return CUDA_ERROR_INVALID_VALUE;
        try {
          writeFileSync(cString(path), dot(graph));
          return 0;
        } catch {
          return c.CUDA_ERROR_OPERATING_SYSTEM;
        }
      }),
    ...userObjectFunctions(gpu, look),
  };
}

/** Destroys a graph, the handles of its nodes, and its child graphs. Executable graphs stay. */
function forget(gpu: SoftGpu, graph: SoftGraph): void {
  for (const node of graph.nodes) {
    if (node.work instanceof ChildWork) forget(gpu, node.work.graph);
    gpu.handles.remove(node.handle);
  }
  gpu.handles.remove(graph.handle);
  for (const allocation of allocationsOf(graph.nodes)) allocation.drop();
  for (const release of graph.held) release();
  graph.held.clear();
}

/** Returns a graph in the DOT language of Graphviz. */
export function dot(graph: SoftGraph): string {
  const names = new Map([...graph.nodes].map((node, i) => [node, `n${i}`]));
  const label = (node: GraphNode) =>
    String(c.CUgraphNodeType.nameOf(node.work.type)).replace("CU_GRAPH_NODE_TYPE_", "");
  const lines = [...names].map(
    ([node, name]) => `  ${name} [shape=box, label="${name.slice(1)} ${label(node)}"];`,
  );
  for (const [from, to] of graph.edges()) lines.push(`  ${names.get(from)} -> ${names.get(to)};`);
  return `digraph dot {\n${lines.join("\n")}\n}\n`;
}

/** User object, destroyed with its last reference. */
class UserObject {
  handle = 0;
  references: number;
  readonly #destroy: () => void;

  constructor(references: number, destroy: () => void) {
    this.references = references;
    this.#destroy = destroy;
  }

  release(count: number): void {
    this.references -= count;
    if (this.references <= 0) this.#destroy();
  }
}

function userObjectFunctions(gpu: SoftGpu, look: GraphLookup): Partial<c.CudaFunctions> {
  const withObject = (handle: number, count: number, use: (object: UserObject) => number) => {
    const object = gpu.handles.find(UserObject, handle);
    return object === undefined || count < 1 ? CUDA_ERROR_INVALID_VALUE : use(object);
  };

  return {
    cuUserObjectCreate(out, pointer, destroy, references, flags) {
      if (!gpu.initialized) return c.CUDA_ERROR_NOT_INITIALIZED;
      if (out === 0 || destroy === 0 || references < 1 || flags !== c.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC)
        return CUDA_ERROR_INVALID_VALUE;
      const object = new UserObject(references, () => {
        gpu.handles.remove(object.handle);
        bind(destroy, ["void", "ptr"], "CUhostFn")(pointer);
      });
      object.handle = gpu.handles.add(object);
      writePointer(out, object.handle);
      return 0;
    },
    cuUserObjectRetain: (handle, count) =>
      withObject(handle, count, (object) => {
        object.references += count;
        return 0;
      }),
    cuUserObjectRelease: (handle, count) =>
      withObject(handle, count, (object) => {
        object.release(count);
        return 0;
      }),
    cuGraphRetainUserObject: (graphHandle, handle, count, flags) =>
      look.withGraph(graphHandle, (graph) =>
        withObject(handle, count, (object) => {
          if ((flags & c.CU_GRAPH_USER_OBJECT_MOVE) === 0) object.references += count;
          graph.held.add(() => object.release(count));
          return 0;
        }),
      ),
  };
}
