import {
  CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH,
  CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH,
  CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY,
  CUgraphExecUpdateResult,
} from "../../../ffi/cuda/constants.ts";
import { CUgraphExecUpdateResultInfo } from "../../../ffi/cuda/structs.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { keepAlive } from "../../../ffi/runtime/index.ts";
import { checkOptions, flag, optionsTable } from "../../arguments/options.ts";
import { Count } from "../../counters/layout.ts";
import { Resource } from "../../lifetime/resource.ts";
import { isRecorded } from "../capture/open-captures.ts";
import type { Device } from "../device/device.ts";
import { checkInternal, type Internal } from "../driver/internal.ts";
import { checkKind, checkStream } from "../driver/kind.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { KernelArgument } from "../kernel/kernel-arguments.ts";
import type { LaunchConfig } from "../launch/launch-config.ts";
import type { Buffer } from "../memory/buffer.ts";
import type { ElementOf, ElementType } from "../memory/element-type.ts";
import type { GraphFunction } from "../stream/host-call.ts";
import { hasHostFunctions } from "../stream/host-functions.ts";
import type { LaunchHook } from "../stream/launch-hook.ts";
import type { Stream } from "../stream/stream.ts";
import type { Graph } from "./graph.ts";
import { GraphAllocation } from "./graph-allocation.ts";
import { checkNode, type GraphNode } from "./graph-node.ts";
import { copyParams, fillParams, isOnHost, kernelParams } from "./node-params.ts";

/** Options of an instantiation. */
export interface InstantiateOptions {
  /** Frees memory of the graph's allocation nodes at the next launch, if no node frees it. */
  readonly autoFree?: boolean;
  /** Lets kernels launch the graph. */
  readonly deviceLaunch?: boolean;
  /** Lets nodes keep their own priorities. */
  readonly nodePriorities?: boolean;
}

export const instantiateOptions = optionsTable<InstantiateOptions>()(
  "cuda.InstantiateOptions",
  { "Graph.instantiate": 0 },
  {
    autoFree: {
      type: flag(),
      default: false,
      text: "Frees memory of the graph's allocation nodes at the next launch.",
    },
    deviceLaunch: { type: flag(), default: false, text: "Lets kernels launch the graph." },
    nodePriorities: { type: flag(), default: false, text: "True to run nodes with their own priorities." },
  },
);

/** Returns the functions that run before each launch. Launches of most graphs have none. */
const hooksOf = ({ hooks }: Graph): readonly LaunchHook[] | undefined =>
  hooks.size > 0 ? [...hooks] : undefined;

const refusal = (what: string, other: string): TypeError =>
  new TypeError(
    `${what}: the graph has functions of addCall() or stream.call(), which cannot be part of ${other}. Call instantiate() and launch() on a stream that is not captured`,
  );

const hostCopyRefusal = (what: string): TypeError =>
  new TypeError(
    `${what}: the graph has functions and a copy between pinned memories. cuGraphLaunch waits for the end of such a copy, so it would wait for a function of this thread. Copy inside a function, or through device memory`,
  );

/** A graph that can be launched (`CUgraphExec`). */
export class GraphExecutable extends Resource {
  readonly device: Device;
  /** The C object, `CUgraphExec`. */
  readonly pointer: number;
  readonly #launch: Device["lib"]["cuGraphLaunch"];
  /** Host arrays that its copies read and write. Each stream that runs the graph holds the list meanwhile. */
  #held: readonly unknown[] | undefined;
  /**
   * Graph that it was made from. C would take a node of another graph at the same address for one of this
   * graph.
   */
  readonly #graph: Graph;
  /** Functions for which its launches wait. */
  readonly #functions: readonly GraphFunction[] | undefined;
  /** Functions that run before each launch. */
  #hooks: readonly LaunchHook[] | undefined;
  /** True when it has a copy between host memories. */
  #copiesOnHost: boolean;
  /** Memory that it allocates and does not free. */
  #allocates: readonly GraphAllocation[] | undefined;

  /** @internal Use `graph.instantiate()`. */
  constructor(from: Internal, graph: Graph, options: InstantiateOptions | undefined) {
    checkInternal(from, "GraphExecutable", "graph.instantiate()");
    super();
    const checked = checkOptions(instantiateOptions, "instantiate", options);
    if (graph.functions.some(({ gate }) => gate.isInUse))
      throw new TypeError(
        `instantiate: another executable of ${graph.label} calls its functions. Close it and wait for its launches, or make the graph again`,
      );
    if (graph.functions.length > 0 && graph.copiesOnHost) throw hostCopyRefusal("instantiate");
    this.#copiesOnHost = graph.copiesOnHost;
    const { device } = graph;
    this.device = device;
    this.#launch = device.driver.lib.cuGraphLaunch;
    device.enter();
    const flags =
      (checked.autoFree ? CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH : 0) |
      (checked.deviceLaunch ? CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH : 0) |
      (checked.nodePriorities ? CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY : 0);
    const { lib, results } = device.driver;
    const code = lib.cuGraphInstantiateWithFlags(results.pointer, graph.pointer, flags);
    device.driver.check(code, "cuGraphInstantiateWithFlags");
    this.pointer = results.u64();
    this.#held = graph.held.length > 0 ? [...graph.held] : undefined;
    this.#hooks = hooksOf(graph);
    this.#graph = graph;
    this.#functions = graph.functions.length > 0 ? [...graph.functions] : undefined;
    for (const { gate } of graph.functions) gate.use();
    const kept = graph.allocations.filter((one) => !one.freedByGraph);
    this.#allocates = kept.length > 0 ? kept : undefined;
    this.own(device);
    this.#use(graph.uses);
  }

  /**
   * Checks the memory that a node uses. Throws TypeError for memory of a graph that is not allocated when the
   * node runs.
   */
  #checkUses(node: GraphNode, all: readonly Resource[]): readonly Resource[] {
    return all.filter((one) => {
      if (!(one instanceof GraphAllocation)) return true;
      // The order was checked when the node was added, and stays the same in the executable.
      if (one.isOf(this.#graph) && one.isUsedBy(node)) return false;
      one.reach();
      return true;
    });
  }

  #use(all: Iterable<Resource>): void {
    for (const one of all) this.need(one);
  }

  get label(): string {
    return `GraphExecutable ${hexadecimal(this.pointer)}`;
  }

  /**
   * Launches the graph (`cuGraphLaunch`). Returns at once, except for a graph with copies between pinned memories, for
   * which C waits.
   */
  launch(stream: Stream = this.device.stream): void {
    if (this.closed) this.ensureOpen();
    checkStream(stream, "launch: stream");
    if (this.#functions !== undefined && isRecorded(stream)) throw refusal("launch", "another graph");
    if (this.#copiesOnHost && hasHostFunctions()) stream.runFunctions("launch()");
    if (this.#hooks !== undefined) for (const hook of this.#hooks) hook.before(stream);
    stream.enter();
    const code = this.#launch(this.pointer, stream.pointer);
    if (code !== 0) stream.check(code, "cuGraphLaunch");
    this.device.counts[Count.graphLaunches]! += 1;
    if (this.#functions !== undefined) for (const one of this.#functions) one.expect(stream);
    if (this.#held !== undefined) stream.hold(this.#held);
    if (this.#allocates !== undefined) this.#allocated(this.#allocates);
  }

  #allocated(all: readonly GraphAllocation[]): void {
    for (const one of all) if (!one.closed) one.launched();
    this.#allocates = undefined;
  }

  #checkNode(node: GraphNode, name: string): void {
    this.ensureOpen();
    checkNode(node, name);
    if (node.graph === this.#graph) return;
    throw new TypeError(
      `${name} is a node of another graph. Use nodes of ${this.#graph.label}, which ${this.label} was made from`,
    );
  }

  /** Uploads the graph to the device before its first launch (`cuGraphUpload`). */
  upload(stream: Stream = this.device.stream): void {
    this.ensureOpen();
    checkStream(stream, "upload: stream");
    stream.enter();
    stream.check(this.device.driver.lib.cuGraphUpload(this.pointer, stream.pointer), "cuGraphUpload");
  }

  /**
   * Takes the parameters of a graph of the same shape (`cuGraphExecUpdate`). Throws CudaError
   * GRAPH_EXEC_UPDATE_FAILURE with the difference for another shape, and changes nothing then.
   */
  update(graph: Graph): void {
    this.ensureOpen();
    checkKind(graph, "Graph", "update: graph");
    graph.ensureOpen();
    if (this.#functions !== undefined || graph.functions.length > 0)
      throw refusal("update", "another executable");
    this.device.enter();
    const info = CUgraphExecUpdateResultInfo.alloc();
    const code = this.device.driver.lib.cuGraphExecUpdate_v2(this.pointer, graph.pointer, info.pointer);
    const why = CUgraphExecUpdateResult.nameOf(info.result);
    this.device.driver.check(code, "cuGraphExecUpdate_v2", why);
    // Earlier launches still use the old parameters, and their streams retain those.
    this.#held = graph.held.length > 0 ? [...graph.held] : undefined;
    this.#hooks = hooksOf(graph);
    this.#copiesOnHost = graph.copiesOnHost;
    this.#use(graph.uses);
  }

  /** Sets the parameters of a kernel node of its graph (`cuGraphExecKernelNodeSetParams`). */
  setKernel(node: GraphNode, kernel: Kernel, config: LaunchConfig, values: readonly KernelArgument[]): void {
    this.#checkNode(node, "setKernel: node");
    this.device.enter();
    const { params, uses } = kernelParams(kernel, config, values);
    const used = this.#checkUses(node, uses);
    const code = this.device.driver.lib.cuGraphExecKernelNodeSetParams_v2(
      this.pointer,
      node.pointer,
      params.pointer,
    );
    keepAlive(params);
    this.device.driver.check(code, "cuGraphExecKernelNodeSetParams_v2");
    this.#use(used);
  }

  /** Sets the buffers of a copy node (`cuGraphExecMemcpyNodeSetParams`). */
  setCopy(node: GraphNode, target: Buffer, source: Buffer): void {
    this.#checkNode(node, "setCopy: node");
    this.device.enter();
    const params = copyParams(target, source);
    if (isOnHost(params)) {
      if (this.#functions !== undefined) throw hostCopyRefusal("setCopy");
      this.#copiesOnHost = true;
    }
    const used = this.#checkUses(node, [target.allocation, source.allocation]);
    const context = this.device.pointer;
    const code = this.device.driver.lib.cuGraphExecMemcpyNodeSetParams(
      this.pointer,
      node.pointer,
      params.pointer,
      context,
    );
    keepAlive(params);
    this.device.driver.check(code, "cuGraphExecMemcpyNodeSetParams");
    this.#use(used);
  }

  /** Sets the value of a fill node (`cuGraphExecMemsetNodeSetParams`). */
  setFill<E extends ElementType>(node: GraphNode, buffer: Buffer<E>, value: ElementOf<E>): void {
    this.#checkNode(node, "setFill: node");
    this.device.enter();
    const params = fillParams(buffer, value);
    const used = this.#checkUses(node, [buffer.allocation]);
    const context = this.device.pointer;
    const code = this.device.driver.lib.cuGraphExecMemsetNodeSetParams(
      this.pointer,
      node.pointer,
      params.pointer,
      context,
    );
    keepAlive(params);
    this.device.driver.check(code, "cuGraphExecMemsetNodeSetParams");
    this.#use(used);
  }

  /** Includes a kernel, copy or fill node in launches or leaves it out (`cuGraphNodeSetEnabled`). */
  setEnabled(node: GraphNode, enabled: boolean): void {
    this.#checkNode(node, "setEnabled: node");
    this.device.enter();
    const code = this.device.driver.lib.cuGraphNodeSetEnabled(this.pointer, node.pointer, enabled ? 1 : 0);
    this.device.driver.check(code, "cuGraphNodeSetEnabled");
  }

  protected release(): void {
    for (const { gate } of this.#functions ?? []) gate.leave();
    const { driver } = this.device;
    driver.enter(this.device.pointer);
    driver.checkRelease(driver.lib.cuGraphExecDestroy(this.pointer), "cuGraphExecDestroy");
  }
}
