import type { Device } from "../device/device.ts";
import { Allocation } from "../memory/allocation.ts";
import type { Graph } from "./graph.ts";
import type { GraphNode } from "./graph-node.ts";
import { edgesOf } from "./graph-shape.ts";

/** Memory that a graph allocates and frees while it runs. Its address is the same at each launch. */
export class GraphAllocation extends Allocation {
  readonly kind = "graph";
  readonly pointer: number;
  readonly #graph: Graph;
  /** The node that allocates the memory, and the nodes that use it. */
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

  /** @internal True when a node frees the memory. Only nodes of the graph may use it then. */
  get freedByGraph(): boolean {
    return this.#freed;
  }

  /** @internal Marks the memory as usable outside of the graph. */
  launched(): void {
    this.#launched = true;
  }

  override reach(): void {
    if (this.#freed)
      throw new TypeError(`${this.label} is freed by its graph: it can be used in that graph's nodes only`);
    if (!this.#launched)
      throw new TypeError(
        `${this.label} is not allocated before its graph is launched. Call instantiate() and launch()`,
      );
  }

  /** @internal Throws TypeError unless a node of `graph` with the dependencies `after` may use the memory. */
  checkUse(graph: Graph, after: readonly GraphNode[]): void {
    if (this.#freed) {
      throw new TypeError(
        `a node of its graph frees ${this.label}: only nodes of that graph that were added before addFree() can use it`,
      );
    }
    if (graph === this.#graph)
      this.#checkBehind(after, this.#nodes.slice(0, 1), "the node that allocates it");
  }

  /**
   * @internal Throws TypeError unless a node of `graph` with the dependencies `after` may free the memory.
   * The node must come after all users.
   */
  checkFree(graph: Graph, after: readonly GraphNode[]): void {
    if (this.#freed) throw new TypeError(`addFree: ${this.label} is freed already`);
    if (graph === this.#graph) this.#checkBehind(after, this.#nodes, "all nodes that use it");
  }

  #checkBehind(after: readonly GraphNode[], nodes: readonly number[], words: string): void {
    const before = new Set(after.map((one) => one.pointer));
    const edges = edgesOf(this.device, this.#graph.pointer);
    // The set grows during the iteration.
    for (const one of before) for (const [from, to] of edges) if (to === one) before.add(from);
    if (nodes.every((one) => before.has(one))) return;
    throw new TypeError(
      `the node does not come behind ${words} (${this.label}): name them, or later nodes, in \`after\``,
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

  /** Frees nothing, because nodes of the graph free the memory. */
  protected release(): void {}
}
