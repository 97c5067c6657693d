// Graphs: nodes and dependencies. See exec.ts for execution.
import type { SoftGpu } from "../driver/gpu.ts";
import type { Work } from "../stream/stream.ts";

export class GraphNode {
  handle = 0;
  readonly graph: SoftGraph;
  work: Work;
  readonly before = new Set<GraphNode>();
  readonly after = new Set<GraphNode>();

  constructor(graph: SoftGraph, work: Work) {
    this.graph = graph;
    this.work = work;
  }
}

/** Value that the handle of a conditional node has at the start of each launch. */
export interface GraphDefault {
  readonly address: number;
  readonly value: number;
}

export class SoftGraph {
  handle = 0;
  readonly defaults: GraphDefault[] = [];
  /** Nodes in the order of creation. */
  readonly nodes = new Set<GraphNode>();
  /** Nodes of a clone by the nodes of the original. */
  readonly origins = new Map<GraphNode, GraphNode>();
  /** Functions that release user objects when the graph is destroyed. */
  readonly held = new Set<() => void>();

  add(work: Work, before: Iterable<GraphNode>): GraphNode {
    const node = new GraphNode(this, work);
    this.nodes.add(node);
    for (const one of before) connect(one, node);
    return node;
  }

  remove(node: GraphNode): void {
    for (const one of node.before) one.after.delete(node);
    for (const one of node.after) one.before.delete(node);
    this.nodes.delete(node);
  }

  clone(): SoftGraph {
    const copy = new SoftGraph();
    copy.defaults.push(...this.defaults);
    for (const node of this.nodes) copy.origins.set(node, copy.add(node.work, []));
    for (const node of this.nodes) {
      for (const one of node.before) connect(copy.origins.get(one)!, copy.origins.get(node)!);
    }
    return copy;
  }

  /** Returns the edges in the order of their target nodes. */
  edges(): [GraphNode, GraphNode][] {
    return [...this.nodes].flatMap((to) => [...to.before].map((from): [GraphNode, GraphNode] => [from, to]));
  }

  /** True when the dependencies have no cycle. */
  get acyclic(): boolean {
    const done = new Set<GraphNode>();
    let left = [...this.nodes];
    while (left.length > 0) {
      const waiting = left.filter((node) => ![...node.before].every((one) => done.has(one)));
      if (waiting.length === left.length) return false;
      for (const node of left) if (!waiting.includes(node)) done.add(node);
      left = waiting;
    }
    return true;
  }
}

/** Assigns handles to a graph and its nodes. */
export function adopt(gpu: SoftGpu, graph: SoftGraph): SoftGraph {
  graph.handle = gpu.handles.add(graph);
  for (const node of graph.nodes) node.handle = gpu.handles.add(node);
  return graph;
}

export function connect(from: GraphNode, to: GraphNode): void {
  from.after.add(to);
  to.before.add(from);
}

export function disconnect(from: GraphNode, to: GraphNode): void {
  from.after.delete(to);
  to.before.delete(from);
}

/** Returns true when `node` is one of `ends` or a predecessor of one. */
export function leadsTo(node: GraphNode, ends: Iterable<GraphNode>): boolean {
  const seen = new Set<GraphNode>();
  const left = [...ends];
  for (let end = left.pop(); end !== undefined; end = left.pop()) {
    if (end === node) return true;
    if (seen.has(end)) continue;
    seen.add(end);
    left.push(...end.before);
  }
  return false;
}
