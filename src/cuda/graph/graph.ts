import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CU_GRAPH_COND_ASSIGN_DEFAULT,
  CU_GRAPH_COND_TYPE_IF,
  CU_GRAPH_COND_TYPE_SWITCH,
  CU_GRAPH_COND_TYPE_WHILE,
  CU_GRAPH_NODE_TYPE_CONDITIONAL,
  CU_MEM_ALLOCATION_TYPE_PINNED,
  CU_MEM_LOCATION_TYPE_DEVICE,
} from "../../../ffi/cuda/constants.ts";
import {
  CUDA_HOST_NODE_PARAMS,
  CUDA_MEM_ALLOC_NODE_PARAMS,
  CUgraphNodeParams,
} from "../../../ffi/cuda/structs.ts";
import { addressOf, memory } from "../../../ffi/runtime/index.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { cText } from "../driver.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { KernelArgument } from "../kernel/kernel-arguments.ts";
import type { LaunchConfig } from "../kernel/launch-config.ts";
import type { Buffer } from "../memory/buffer.ts";
import { checkedBytes, type ElementOf, type ElementType } from "../memory/element-type.ts";
import type { Event } from "../stream/event.ts";
import { GraphAllocation } from "./graph-allocation.ts";
import { GraphExecutable, type InstantiateOptions } from "./graph-executable.ts";
import { GraphNode, nodeList } from "./graph-node.ts";
import { copyParams, fillParams, kernelParams } from "./node-params.ts";

const conditionals = {
  if: CU_GRAPH_COND_TYPE_IF,
  while: CU_GRAPH_COND_TYPE_WHILE,
  switch: CU_GRAPH_COND_TYPE_SWITCH,
} as const;

/** A node whose bodies run as a value says that a kernel sets with cudaGraphSetConditional(handle, value). */
export interface ConditionalNode {
  readonly node: GraphNode;
  /** Filled as any graph; they belong to the node. */
  readonly bodies: readonly Graph[];
}

/**
 * Work and its order (`CUgraph`): captured from streams, or built node by node. Each `add` takes the nodes that go before.
 * Instantiated once, it is launched as a whole.
 *
 * @example
 * using graph = new Graph(device);
 * const zero = graph.addFill(a, 0);
 * graph.addCopy(b, a, [zero]);
 * using executable = graph.instantiate();
 * executable.launch(stream);
 */
export class Graph extends Resource {
  readonly device: Device;
  /** The C object, `CUgraph`. */
  readonly pointer: number;
  readonly #owned: boolean;

  constructor(device: Device, pointer?: number, owner?: Graph) {
    super();
    this.device = device;
    if (pointer === undefined) {
      device.enter();
      const { lib, results } = device.driver;
      device.driver.check(lib.cuGraphCreate(results.pointer, 0), "cuGraphCreate");
      this.pointer = results.u64();
    } else this.pointer = pointer;
    this.#owned = owner === undefined;
    this.own(owner ?? device);
  }

  /** @internal A graph that C made. */
  static adopt(device: Device, pointer: number): Graph {
    return new Graph(device, pointer);
  }

  get label(): string {
    return `Graph 0x${this.pointer.toString(16)}`;
  }

  #enter(after: readonly GraphNode[]): BigUint64Array<ArrayBuffer> {
    this.ensureOpen();
    this.device.enter();
    return nodeList(after);
  }

  #added(code: number, call: string): GraphNode {
    this.device.driver.check(code, call);
    return new GraphNode(this.device, this.device.driver.results.u64());
  }

  /** A kernel (`cuGraphAddKernelNode`); its arguments are copied now. */
  addKernel(
    kernel: Kernel,
    config: LaunchConfig,
    values: readonly KernelArgument[],
    after: readonly GraphNode[] = [],
  ): GraphNode {
    const list = this.#enter(after);
    const params = kernelParams(kernel, config, values);
    const { lib, results } = this.device.driver;
    const count = after.length;
    const code = lib.cuGraphAddKernelNode_v2(
      results.pointer,
      this.pointer,
      addressOf(list),
      count,
      params.pointer,
    );
    return this.#added(code, "cuGraphAddKernelNode_v2");
  }

  /** A copy from buffer to buffer (`cuGraphAddMemcpyNode`). */
  addCopy(target: Buffer, source: Buffer, after: readonly GraphNode[] = []): GraphNode {
    const list = this.#enter(after);
    const params = copyParams(target, source);
    const { lib, results } = this.device.driver;
    const context = this.device.pointer;
    const code = lib.cuGraphAddMemcpyNode(
      results.pointer,
      this.pointer,
      addressOf(list),
      after.length,
      params.pointer,
      context,
    );
    return this.#added(code, "cuGraphAddMemcpyNode");
  }

  /** Sets every element of a buffer (`cuGraphAddMemsetNode`). */
  addFill<E extends ElementType>(
    buffer: Buffer<E>,
    value: ElementOf<E>,
    after: readonly GraphNode[] = [],
  ): GraphNode {
    const list = this.#enter(after);
    const params = fillParams(buffer, value);
    const { lib, results } = this.device.driver;
    const context = this.device.pointer;
    const code = lib.cuGraphAddMemsetNode(
      results.pointer,
      this.pointer,
      addressOf(list),
      after.length,
      params.pointer,
      context,
    );
    return this.#added(code, "cuGraphAddMemsetNode");
  }

  /** Nothing but a place to join (`cuGraphAddEmptyNode`). */
  addEmpty(after: readonly GraphNode[] = []): GraphNode {
    const list = this.#enter(after);
    const { lib, results } = this.device.driver;
    const code = lib.cuGraphAddEmptyNode(results.pointer, this.pointer, addressOf(list), after.length);
    return this.#added(code, "cuGraphAddEmptyNode");
  }

  /** Records an event (`cuGraphAddEventRecordNode`). */
  addRecord(event: Event, after: readonly GraphNode[] = []): GraphNode {
    return this.#addEvent("cuGraphAddEventRecordNode", event, after);
  }

  /** Waits for an event (`cuGraphAddEventWaitNode`). */
  addWait(event: Event, after: readonly GraphNode[] = []): GraphNode {
    return this.#addEvent("cuGraphAddEventWaitNode", event, after);
  }

  #addEvent(
    call: "cuGraphAddEventRecordNode" | "cuGraphAddEventWaitNode",
    event: Event,
    after: readonly GraphNode[],
  ): GraphNode {
    const list = this.#enter(after);
    event.ensureOpen();
    const { lib, results } = this.device.driver;
    const code = lib[call](results.pointer, this.pointer, addressOf(list), after.length, event.pointer);
    return this.#added(code, call);
  }

  /**
   * A C function that the driver calls on a thread of its own (`cuGraphAddHostNode`): an address, since no JavaScript may run
   * there. It gets `userData` and must not call CUDA.
   */
  addHostFunction(address: number, userData = 0, after: readonly GraphNode[] = []): GraphNode {
    const list = this.#enter(after);
    if (!Number.isSafeInteger(address) || address <= 0) {
      throw new TypeError("addHostFunction: give the address of a C function");
    }
    const params = CUDA_HOST_NODE_PARAMS.alloc({ fn: address, userData });
    const { lib, results } = this.device.driver;
    const count = after.length;
    const code = lib.cuGraphAddHostNode(
      results.pointer,
      this.pointer,
      addressOf(list),
      count,
      params.pointer,
    );
    return this.#added(code, "cuGraphAddHostNode");
  }

  /**
   * Memory that the graph allocates when it comes here (`cuGraphAddMemAllocNode`): a buffer for the nodes after, until
   * a node from {@link addFree}, or until the graph is launched again where `autoFree` says so.
   */
  addAllocate<E extends ElementType>(
    length: number,
    type: E,
    after: readonly GraphNode[] = [],
  ): { readonly node: GraphNode; readonly buffer: Buffer<E> } {
    const bytes = checkedBytes("addAllocate", length, type);
    const list = this.#enter(after);
    const params = CUDA_MEM_ALLOC_NODE_PARAMS.alloc({
      poolProps: {
        allocType: CU_MEM_ALLOCATION_TYPE_PINNED,
        location: { type: CU_MEM_LOCATION_TYPE_DEVICE, id: this.device.ordinal },
      },
      bytesize: bytes,
    });
    const { lib, results } = this.device.driver;
    const count = after.length;
    const code = lib.cuGraphAddMemAllocNode(
      results.pointer,
      this.pointer,
      addressOf(list),
      count,
      params.pointer,
    );
    const node = this.#added(code, "cuGraphAddMemAllocNode");
    return { node, buffer: new GraphAllocation(this, params.dptr, bytes).buffer(type, length) };
  }

  /** Frees what {@link addAllocate} gave (`cuGraphAddMemFreeNode`). */
  addFree(buffer: Buffer, after: readonly GraphNode[] = []): GraphNode {
    const list = this.#enter(after);
    if (buffer.kind !== "graph")
      throw new TypeError(`addFree: the buffer is ${buffer.kind} memory, not the graph's`);
    const { lib, results } = this.device.driver;
    const count = after.length;
    const code = lib.cuGraphAddMemFreeNode(
      results.pointer,
      this.pointer,
      addressOf(list),
      count,
      buffer.pointer,
    );
    return this.#added(code, "cuGraphAddMemFreeNode");
  }

  /** Another graph as one node; it is copied (`cuGraphAddChildGraphNode`). */
  addGraph(graph: Graph, after: readonly GraphNode[] = []): GraphNode {
    const list = this.#enter(after);
    graph.ensureOpen();
    const { lib, results } = this.device.driver;
    const count = after.length;
    const code = lib.cuGraphAddChildGraphNode(
      results.pointer,
      this.pointer,
      addressOf(list),
      count,
      graph.pointer,
    );
    return this.#added(code, "cuGraphAddChildGraphNode");
  }

  /**
   * A handle for {@link addConditional}, for the kernel that sets it (`cuGraphConditionalHandleCreate`).
   * @param initial what it is at the start of each launch; without it, what the launch before left
   */
  createConditionalHandle(initial?: number): bigint {
    this.ensureOpen();
    this.device.enter();
    const { lib, results } = this.device.driver;
    const flags = initial === undefined ? 0 : CU_GRAPH_COND_ASSIGN_DEFAULT;
    const code = lib.cuGraphConditionalHandleCreate(
      results.pointer,
      this.pointer,
      this.device.pointer,
      initial ?? 0,
      flags,
    );
    this.device.driver.check(code, "cuGraphConditionalHandleCreate");
    return new BigUint64Array(memory(results.pointer, 8))[0]!;
  }

  /**
   * Bodies that run if, while or as the handle's value says (`cuGraphAddNode` with CU_GRAPH_NODE_TYPE_CONDITIONAL,
   * driver 12.3): "if" has a body for non-zero and perhaps one for zero, "while" one, "switch" one for each value.
   */
  addConditional(
    kind: keyof typeof conditionals,
    handle: bigint,
    after: readonly GraphNode[] = [],
    bodies = 1,
  ): ConditionalNode {
    const list = this.#enter(after);
    if (!Object.hasOwn(conditionals, kind))
      throw new TypeError(`there is no conditional "${kind}": if, while, switch`);
    const params = CUgraphNodeParams.alloc({ type: CU_GRAPH_NODE_TYPE_CONDITIONAL });
    params.conditional.handle = handle;
    params.conditional.type = conditionals[kind];
    params.conditional.size = bodies;
    params.conditional.ctx = this.device.pointer;
    const { lib, results } = this.device.driver;
    const code = lib.cuGraphAddNode_v2(
      results.pointer,
      this.pointer,
      addressOf(list),
      0,
      after.length,
      params.pointer,
    );
    const node = this.#added(code, "cuGraphAddNode_v2");
    const graphs = new BigUint64Array(memory(params.conditional.phGraph_out, bodies * 8)).slice();
    return { node, bodies: [...graphs].map((pointer) => new Graph(this.device, Number(pointer), this)) };
  }

  /** Its nodes (`cuGraphGetNodes`). */
  nodes(): GraphNode[] {
    this.ensureOpen();
    const { lib, results } = this.device.driver;
    results.put(0);
    this.device.driver.check(lib.cuGraphGetNodes(this.pointer, 0, results.pointer), "cuGraphGetNodes");
    const count = results.u64();
    if (count === 0) return [];
    const list = new BigUint64Array(new ArrayBuffer(count * 8));
    this.device.driver.check(
      lib.cuGraphGetNodes(this.pointer, addressOf(list), results.pointer),
      "cuGraphGetNodes",
    );
    return [...list].map((pointer) => new GraphNode(this.device, Number(pointer)));
  }

  /** Its edges, each from a node to one that waits for it (`cuGraphGetEdges`). */
  edges(): (readonly [from: GraphNode, to: GraphNode])[] {
    this.ensureOpen();
    const { lib, driver } = this.device;
    const { results } = driver;
    results.put(0);
    driver.check(lib.cuGraphGetEdges_v2(this.pointer, 0, 0, 0, results.pointer), "cuGraphGetEdges_v2");
    const count = results.u64();
    if (count === 0) return [];
    const lists = new BigUint64Array(new ArrayBuffer(count * 16));
    const data = new Uint8Array(new ArrayBuffer(count * 8));
    const at = addressOf(lists);
    const code = lib.cuGraphGetEdges_v2(this.pointer, at, at + count * 8, addressOf(data), results.pointer);
    driver.check(code, "cuGraphGetEdges_v2");
    return Array.from({ length: count }, (_, i) => [
      new GraphNode(this.device, Number(lists[i]!)),
      new GraphNode(this.device, Number(lists[count + i]!)),
    ]);
  }

  /** A copy of it (`cuGraphClone`). */
  clone(): Graph {
    this.ensureOpen();
    const { lib, results } = this.device.driver;
    this.device.driver.check(lib.cuGraphClone(results.pointer, this.pointer), "cuGraphClone");
    return Graph.adopt(this.device, results.u64());
  }

  /** What can be launched (`cuGraphInstantiateWithFlags`). */
  instantiate(options: InstantiateOptions = {}): GraphExecutable {
    this.ensureOpen();
    return new GraphExecutable(this, options);
  }

  /** It as Graphviz draws it (`cuGraphDebugDotPrint`): dot -Tsvg. */
  dot(verbose = false): string {
    this.ensureOpen();
    const file = join(tmpdir(), `doorbell-${process.pid}-${Math.random().toString(36).slice(2)}.dot`);
    const path = cText(file);
    try {
      const code = this.device.lib.cuGraphDebugDotPrint(this.pointer, addressOf(path), verbose ? 1 : 0);
      this.device.driver.check(code, "cuGraphDebugDotPrint");
      return readFileSync(file, "utf8");
    } finally {
      rmSync(file, { force: true });
    }
  }

  protected release(): void {
    if (!this.#owned) return;
    const { driver } = this.device;
    driver.enter(this.device.pointer);
    driver.checkRelease(driver.lib.cuGraphDestroy(this.pointer), "cuGraphDestroy");
  }
}
