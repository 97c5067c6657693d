import {
  CU_GRAPH_COND_ASSIGN_DEFAULT,
  CU_MEM_ALLOCATION_TYPE_PINNED,
  CU_MEM_LOCATION_TYPE_DEVICE,
} from "../../../ffi/cuda/constants.ts";
import {
  CUDA_BATCH_MEM_OP_NODE_PARAMS,
  CUDA_HOST_NODE_PARAMS,
  CUDA_MEM_ALLOC_NODE_PARAMS,
} from "../../../ffi/cuda/structs.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { jupyterSymbol, type MediaBundle } from "../../../ffi/jupyter.ts";
import { addressOf, keepAlive, memory } from "../../../ffi/runtime/index.ts";
import { checkOptions, wholeNumber } from "../../arguments/options.ts";
import { closingOnFailure, Resource } from "../../lifetime/resource.ts";
import { hostCopy } from "../capture/open-captures.ts";
import type { Device } from "../device/device.ts";
import { internal } from "../driver/internal.ts";
import { checkKind, kind } from "../driver/kind.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { KernelArgument } from "../kernel/kernel-arguments.ts";
import type { LaunchConfig } from "../launch/launch-config.ts";
import type { Buffer } from "../memory/buffer.ts";
import { checkedBytes, type ElementOf, type ElementType } from "../memory/element-type.ts";
import type { Event } from "../stream/event.ts";
import { checkWork, GraphFunction } from "../stream/host-call.ts";
import { HostGate } from "../stream/host-gate.ts";
import { LaunchHook } from "../stream/launch-hook.ts";
import { type ConditionalKind, type ConditionalNode, conditionalParams } from "./conditional.ts";
import { GraphAllocation } from "./graph-allocation.ts";
import { type GraphCallOptions, graphCallOptions } from "./graph-call-options.ts";
import { graphBundle } from "./graph-diagram.ts";
import { GraphExecutable, type InstantiateOptions } from "./graph-executable.ts";
import { type AddCall, GraphNode, nodeList } from "./graph-node.ts";
import { dotOf, edgesOf, nodesOf } from "./graph-shape.ts";
import { copyParams, fillParams, isOnHost, kernelParams } from "./node-params.ts";

/**
 * Work and its order (`CUgraph`): captured from streams, or built node by node. Each `add` method takes the
 * nodes that must run before. After instantiation a graph is launched as a whole.
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
  /**
   * @internal Host arrays that its copies read and write at each launch. Bodies of conditional nodes share
   * the list of their owner.
   */
  readonly held: unknown[];
  /** @internal Memory, modules and events of its nodes. The graph and its executables close before them. */
  readonly uses: Set<Resource> = new Set();
  /** @internal Functions of `addCall` and of captured calls. */
  readonly functions: GraphFunction[] = [];
  /** @internal Functions that run before each launch. Bodies of conditional nodes share them with their owner. */
  readonly hooks: Set<LaunchHook>;
  /** @internal True when it has a copy between host memories, for which `cuGraphLaunch` waits. */
  copiesOnHost = false;
  /** @internal Memory of its own nodes. */
  readonly allocations: GraphAllocation[] = [];
  readonly #owner: Graph | undefined;
  readonly #unusedHandles = new Set<bigint>();
  readonly #owned: boolean;

  /** Creates an empty graph (`cuGraphCreate`). */
  constructor(device: Device);
  /** @internal Wraps a graph of C. `owner` is set for the bodies of a conditional node. */
  constructor(device: Device, pointer: number, owner?: Graph);
  constructor(device: Device, pointer?: number, owner?: Graph) {
    checkKind(device, "Device", "new Graph: device");
    super();
    this.device = device;
    if (pointer === undefined) {
      device.enter();
      const { lib, results } = device.driver;
      device.driver.check(lib.cuGraphCreate(results.pointer, 0), "cuGraphCreate");
      this.pointer = results.u64();
    } else this.pointer = pointer;
    this.held = owner?.held ?? [];
    this.hooks = owner?.hooks ?? new Set();
    this.#owner = owner;
    this.#owned = owner === undefined;
    this.own(owner ?? device);
  }

  /** @internal Returns the object of a graph that C made, with the host arrays that it uses. */
  static adopt(device: Device, pointer: number, held: readonly unknown[]): Graph {
    const graph = new Graph(device, pointer);
    for (const value of held) {
      if (value instanceof GraphFunction) graph.functions.push(value);
      else if (value instanceof LaunchHook) graph.hooks.add(value);
      else if (value === hostCopy) graph.copiesOnHost = true;
      else if (value instanceof Resource) graph.use(value);
      else graph.held.push(value);
    }
    return graph;
  }

  /** @internal Records an object that a node uses. C would crash on the graph after that object is closed. */
  use(one: Resource): void {
    // Memory that the graph allocates is its own child.
    if (this.uses.has(one) || (one instanceof GraphAllocation && one.isOf(this))) return;
    this.need(one);
    this.uses.add(one);
    this.#owner?.use(one);
  }

  get [kind](): "Graph" | undefined {
    return #owned in this ? "Graph" : undefined;
  }

  get label(): string {
    return `Graph ${hexadecimal(this.pointer)}`;
  }

  /**
   * Adds a node that uses an object, with its dependencies. `rest` are the further arguments of the C
   * function.
   */
  #add(
    call: AddCall,
    after: readonly GraphNode[],
    uses: readonly Resource[],
    ...rest: readonly (number | { readonly pointer: number })[]
  ): GraphNode {
    this.ensureOpen();
    const { lib } = this.device.driver;
    const add = lib[call] as (
      out: number,
      graph: number,
      list: number,
      count: number,
      ...rest: number[]
    ) => number;
    nodeList(this, after);
    for (const one of uses) if (one instanceof GraphAllocation) one.checkUse(this, after);
    const node = this.#addWith(call, after, (out, list, count) => {
      const words = rest.map((one) => (typeof one === "number" ? one : one.pointer));
      const code = add(out, this.pointer, list, count, ...words);
      keepAlive(rest);
      return code;
    });
    for (const one of uses) {
      if (one instanceof GraphAllocation) one.usedBy(this, node);
      this.use(one);
    }
    return node;
  }

  #addWith(
    call: string,
    after: readonly GraphNode[],
    add: (out: number, list: number, count: number) => number,
  ): GraphNode {
    this.ensureOpen();
    const list = nodeList(this, after);
    const { driver } = this.device;
    driver.enter(this.device.pointer);
    const code = add(driver.results.pointer, addressOf(list), after.length);
    keepAlive(list);
    driver.check(code, call);
    return new GraphNode(internal, this, driver.results.u64());
  }

  /** Adds a kernel (`cuGraphAddKernelNode`). Its arguments are copied now. */
  addKernel(
    kernel: Kernel,
    config: LaunchConfig,
    values: readonly KernelArgument[],
    after: readonly GraphNode[] = [],
  ): GraphNode {
    const { params, uses } = kernelParams(kernel, config, values);
    return this.#add("cuGraphAddKernelNode_v2", after, uses, params);
  }

  /** Adds a copy from buffer to buffer (`cuGraphAddMemcpyNode`). */
  addCopy(target: Buffer, source: Buffer, after: readonly GraphNode[] = []): GraphNode {
    const params = copyParams(target, source);
    const uses = [target.allocation, source.allocation];
    const node = this.#add("cuGraphAddMemcpyNode", after, uses, params, this.device.pointer);
    if (isOnHost(params)) this.#noteHostCopy();
    return node;
  }

  #noteHostCopy(): void {
    this.copiesOnHost = true;
    if (this.#owner !== undefined) this.#owner.#noteHostCopy();
  }

  /** Adds a node that sets every element of a buffer (`cuGraphAddMemsetNode`). */
  addFill<E extends ElementType>(
    buffer: Buffer<E>,
    value: ElementOf<E>,
    after: readonly GraphNode[] = [],
  ): GraphNode {
    const params = fillParams(buffer, value);
    return this.#add("cuGraphAddMemsetNode", after, [buffer.allocation], params, this.device.pointer);
  }

  /** Adds a node without work, to join others (`cuGraphAddEmptyNode`). */
  addEmpty(after: readonly GraphNode[] = []): GraphNode {
    return this.#add("cuGraphAddEmptyNode", after, []);
  }

  /** Adds a node that records an event (`cuGraphAddEventRecordNode`). */
  addRecord(event: Event, after: readonly GraphNode[] = []): GraphNode {
    checkKind(event, "Event", "addRecord: event");
    event.ensureOpen();
    return this.#add("cuGraphAddEventRecordNode", after, [event], event.pointer);
  }

  /** Adds a node that waits for an event (`cuGraphAddEventWaitNode`). */
  addWait(event: Event, after: readonly GraphNode[] = []): GraphNode {
    checkKind(event, "Event", "addWait: event");
    event.ensureOpen();
    return this.#add("cuGraphAddEventWaitNode", after, [event], event.pointer);
  }

  /**
   * Adds a function of JavaScript (`cuGraphAddBatchMemOpNode`). Each launch calls it once, after the nodes `after`, and
   * the nodes behind it wait until it has returned or its promise has settled. It runs as functions of `Stream.call`
   * do. The next `done()`, `synchronize()` or `idle` of the launching stream throws its error, and the launch
   * continues. Throws CudaError, CUDA_ERROR_NOT_SUPPORTED, for a device without 64-bit memory operations of streams.
   *
   * A graph with functions has no copies between pinned memories: C would wait for their end in `cuGraphLaunch`, and
   * `instantiate` throws TypeError. It has one open executable at a time. It cannot be cloned, updated or part of another graph.
   *
   * @example
   * using graph = new Graph(device);
   * const zero = graph.addFill(a, 0);
   * graph.addCopy(b, a, [graph.addCall(() => console.log("a is zero"), [zero])]);
   */
  addCall(work: () => unknown, after: readonly GraphNode[] = [], options?: GraphCallOptions): GraphNode {
    checkWork("addCall", work);
    const { timeoutMs } = checkOptions(graphCallOptions, "addCall", options);
    this.ensureOpen();
    nodeList(this, after);
    if (this.#owner !== undefined)
      throw new TypeError(
        "addCall: a body of a conditional node cannot wait for a function. Add the function to the graph of that node",
      );
    const gate = new HostGate(this.device);
    const node = closingOnFailure(gate, () => {
      const { operationCount: count, operations: paramArray } = gate;
      const params = CUDA_BATCH_MEM_OP_NODE_PARAMS.alloc({ ctx: this.device.pointer, count, paramArray });
      return this.#add("cuGraphAddBatchMemOpNode", after, [], params);
    });
    this.functions.push(new GraphFunction(gate, work, timeoutMs));
    return node;
  }

  /** Throws TypeError for a graph with functions, whose gates one executable has. */
  #refuseFunctions(what: string): void {
    if (this.functions.length === 0) return;
    throw new TypeError(
      `${what}: the graph has functions of addCall() or stream.call(). Add them to the other graph`,
    );
  }

  /**
   * Adds a C function that the driver calls on its own thread (`cuGraphAddHostNode`). It is an address,
   * because JavaScript cannot run on that thread: see `addCall`. It gets `userData` and must not call CUDA.
   */
  addHostFunction(address: number, userData = 0, after: readonly GraphNode[] = []): GraphNode {
    if (!Number.isSafeInteger(address) || address <= 0) {
      throw new TypeError("addHostFunction: give the address of a C function");
    }
    const params = CUDA_HOST_NODE_PARAMS.alloc({ fn: address, userData });
    return this.#add("cuGraphAddHostNode", after, [], params);
  }

  /**
   * Adds a node that allocates memory (`cuGraphAddMemAllocNode`). Later nodes use the buffer until {@link
   * addFree}, or until the next launch with `autoFree`.
   */
  addAllocate<E extends ElementType>(
    length: number,
    type: E,
    after: readonly GraphNode[] = [],
  ): { readonly node: GraphNode; readonly buffer: Buffer<E> } {
    const bytes = checkedBytes("addAllocate", length, type);
    const params = CUDA_MEM_ALLOC_NODE_PARAMS.alloc({
      poolProps: {
        allocType: CU_MEM_ALLOCATION_TYPE_PINNED,
        location: { type: CU_MEM_LOCATION_TYPE_DEVICE, id: this.device.ordinal },
      },
      bytesize: bytes,
    });
    const node = this.#add("cuGraphAddMemAllocNode", after, [], params);
    const memory = new GraphAllocation(this, node, params.dptr, bytes);
    this.allocations.push(memory);
    return { node, buffer: memory.whole(type, length) };
  }

  /** Adds a node that frees a buffer of {@link addAllocate} (`cuGraphAddMemFreeNode`). */
  addFree(buffer: Buffer, after: readonly GraphNode[] = []): GraphNode {
    checkKind(buffer, "Buffer", "addFree: buffer");
    buffer.ensureOpen();
    if (buffer.kind !== "graph")
      throw new TypeError(`addFree: the buffer is ${buffer.kind} memory, not memory of the graph`);
    const memory = buffer.allocation as GraphAllocation;
    this.ensureOpen();
    nodeList(this, after);
    memory.checkFree(this, after);
    const node = this.#add("cuGraphAddMemFreeNode", after, [], buffer.pointer);
    memory.freed();
    return node;
  }

  /** Adds a copy of another graph as one node (`cuGraphAddChildGraphNode`). */
  addGraph(graph: Graph, after: readonly GraphNode[] = []): GraphNode {
    checkKind(graph, "Graph", "addGraph: graph");
    graph.ensureOpen();
    if (graph === this) throw new TypeError("addGraph: a graph cannot hold itself. Add a clone() of it");
    graph.#refuseFunctions("addGraph");
    graph.#checkHandles("addGraph");
    const node = this.#add("cuGraphAddChildGraphNode", after, [...graph.uses], graph.pointer);
    for (const value of [...graph.held]) this.held.push(value);
    for (const hook of graph.hooks) this.hooks.add(hook);
    if (graph.copiesOnHost) this.#noteHostCopy();
    return node;
  }

  /**
   * Creates a handle for {@link addConditional} and for the kernel that sets it
   * (`cuGraphConditionalHandleCreate`).
   * @param initial value at the start of each launch; by default the value of the previous launch
   */
  createConditionalHandle(initial?: number): bigint {
    this.ensureOpen();
    if (initial !== undefined) wholeNumber("createConditionalHandle: initial", initial, 0, 0xffffffff);
    this.device.enter();
    const { driver, pointer } = this.device;
    const { lib } = driver;
    const { results } = driver;
    const flags = initial === undefined ? 0 : CU_GRAPH_COND_ASSIGN_DEFAULT;
    const call = "cuGraphConditionalHandleCreate";
    driver.check(lib[call](results.pointer, this.pointer, pointer, initial ?? 0, flags), call);
    const handle = new BigUint64Array(memory(results.pointer, 8))[0]!;
    this.#unusedHandles.add(handle);
    return handle;
  }

  /** Throws TypeError for a handle without a node. libcuda would crash on it at instantiation. */
  #checkHandles(what: string): void {
    if (this.#unusedHandles.size === 0) return;
    throw new TypeError(
      `${what}: no node uses a handle of createConditionalHandle(). Pass it to addConditional()`,
    );
  }

  /**
   * Adds bodies that run depending on the value of a handle (`cuGraphAddNode` with
   * CU_GRAPH_NODE_TYPE_CONDITIONAL, driver 12.3). "if" has a body for non-zero and optionally one for zero,
   * "while" one body, "switch" one for each value.
   */
  addConditional(
    kind: ConditionalKind,
    handle: bigint,
    after: readonly GraphNode[] = [],
    bodies = 1,
  ): ConditionalNode {
    const params = conditionalParams(this.device, kind, handle, bodies);
    const { lib } = this.device.driver;
    const node = this.#addWith("cuGraphAddNode_v2", after, (out, list, count) =>
      lib.cuGraphAddNode_v2(out, this.pointer, list, 0, count, params.pointer),
    );
    this.#unusedHandles.delete(handle);
    const graphs = new BigUint64Array(memory(params.conditional.phGraph_out, bodies * 8)).slice();
    return { node, bodies: [...graphs].map((pointer) => new Graph(this.device, Number(pointer), this)) };
  }

  /** Returns its nodes (`cuGraphGetNodes`). */
  nodes(): GraphNode[] {
    this.ensureOpen();
    return nodesOf(this.device, this.pointer).map((one) => new GraphNode(internal, this, one));
  }

  /** Returns its edges, each from a node to a dependent node (`cuGraphGetEdges`). */
  edges(): (readonly [from: GraphNode, to: GraphNode])[] {
    this.ensureOpen();
    const node = (pointer: number) => new GraphNode(internal, this, pointer);
    return edgesOf(this.device, this.pointer).map(([from, to]) => [node(from), node(to)]);
  }

  /** Returns a copy of the graph (`cuGraphClone`). */
  clone(): Graph {
    this.ensureOpen();
    this.#checkHandles("clone");
    this.#refuseFunctions("clone");
    const { lib, results } = this.device.driver;
    this.device.driver.check(lib.cuGraphClone(results.pointer, this.pointer), "cuGraphClone");
    const clone = Graph.adopt(this.device, results.u64(), [...this.held, ...this.uses, ...this.hooks]);
    clone.copiesOnHost = this.copiesOnHost;
    return clone;
  }

  /** Makes a launchable executable (`cuGraphInstantiateWithFlags`). */
  instantiate(options?: InstantiateOptions): GraphExecutable {
    this.ensureOpen();
    this.#checkHandles("instantiate");
    return new GraphExecutable(internal, this, options);
  }

  /** Returns the graph as text for Graphviz, `dot -Tsvg` (`cuGraphDebugDotPrint`). */
  dot(verbose = false): string {
    this.ensureOpen();
    return dotOf(this.device, this.pointer, verbose);
  }

  /** Returns the display for a Deno notebook: nodes and dependencies. */
  override [jupyterSymbol](): MediaBundle {
    return this.closed ? super[jupyterSymbol]() : graphBundle(this);
  }

  protected release(): void {
    for (const { gate } of this.functions) gate.leave();
    if (!this.#owned) return;
    const { driver } = this.device;
    driver.enter(this.device.pointer);
    driver.checkRelease(driver.lib.cuGraphDestroy(this.pointer), "cuGraphDestroy");
  }
}
