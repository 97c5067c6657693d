import type { Device } from "../device/device.ts";
import { Allocation } from "../memory/allocation.ts";
import type { Graph } from "./graph.ts";
import type { GraphNode } from "./graph-node.ts";
import { edgesOf } from "./graph-shape.ts";

/** Memory that a graph allocates and frees while it runs; the address is the same at each launch. */
export class GraphAllocation extends Allocation {
  readonly kind = "graph";
  readonly pointer: number;
  readonly #graph: Graph;
  /** The node that allocates it, and those that use it. */
  readonly #nodes: number[];
  #freed = false;
  #launched = false;

  constructor(
    graph: Graph & { readonly device: Device },
    node: GraphNode,
    pointer: number,
    byteLength: number,
  ) {
    super(graph.device, byteLength);
    this.#graph = graph;
    this.#nodes = [node.pointer];
    this.pointer = pointer;
    this.own(graph);
  }

  /** @internal */
  isOf(graph: Graph): boolean {
    return graph === this.#graph;
  }

  /** @internal A node frees it again: it is memory only while that runs, and only for the graph's nodes. */
  get freedByGraph(): boolean {
    return this.#freed;
  }

  /** @internal From now on it may be memory outside of the graph. */
  launched(): void {
    this.#launched = true;
  }

  override reach(): void {
    if (this.#freed)
      throw new TypeError(`${this.label} is freed by its graph: it can be used in that graph's nodes only`);
    if (!this.#launched)
      throw new TypeError(
        `${this.label} is not there before its graph was launched: instantiate() and launch() it`,
      );
  }

  /** @internal TypeError unless a node of `graph` behind those may use it. */
  checkUse(graph: Graph, after: readonly GraphNode[]): void {
    if (this.#freed) {
      throw new TypeError(
        `${this.label} is freed by a node of its graph: only nodes of that graph use it, and are added before addFree()`,
      );
    }
    if (graph === this.#graph)
      this.#checkBehind(after, this.#nodes.slice(0, 1), "the node that allocates it");
  }

  /** @internal TypeError unless a node of `graph` behind those may free it: it comes behind all that use it. */
  checkFree(graph: Graph, after: readonly GraphNode[]): void {
    if (this.#freed) throw new TypeError(`addFree: ${this.label} is freed already`);
    if (graph === this.#graph) this.#checkBehind(after, this.#nodes, "all nodes that use it");
  }

  #checkBehind(after: readonly GraphNode[], nodes: readonly number[], words: string): void {
    const before = new Set(after.map((one) => one.pointer));
    const edges = edgesOf(this.device, this.#graph.pointer);
    // A set grows while it is walked.
    for (const one of before) for (const [from, to] of edges) if (to === one) before.add(from);
    if (nodes.every((one) => before.has(one))) return;
    throw new TypeError(
      `the node does not come behind ${words} (${this.label}): name them, or others behind them, in \`after\``,
    );
  }

  /** @internal */
  isUsedBy(node: GraphNode): boolean {
    return this.#nodes.includes(node.pointer);
  }

  /** @internal */
  usedBy(graph: Graph, node: GraphNode): void {
    if (graph === this.#graph) this.#nodes.push(node.pointer);
  }

  /** @internal */
  freed(): void {
    this.#freed = true;
  }

  /** The graph's own nodes free it. */
  protected release(): void {}
}
