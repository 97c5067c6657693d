// Conditional nodes: a value that kernels set selects the body that runs.
import * as c from "../../../../ffi/cuda/index.ts";
import {
  CU_GRAPH_COND_TYPE_IF,
  CU_GRAPH_COND_TYPE_SWITCH,
  CU_GRAPH_NODE_TYPE_CONDITIONAL,
} from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { addressOf } from "../../../../ffi/runtime/index.ts";
import { readPointer, readU32, writePointer } from "../core/c-memory.ts";
import { readCopy3D } from "../driver/copy-shapes.ts";
import { SoftContext, type SoftGpu, type SoftGpuDevice } from "../driver/gpu.ts";
import { KernelWork } from "../kernels/launch/kernel-work.ts";
import { requestOf } from "../kernels/launch/launch-request.ts";
import type { LaunchRequest } from "../kernels/launch/worker-pool.ts";
import { findFunction } from "../kernels/program/soft-module.ts";
import { GraphAllocation } from "../memory/graph-allocation.ts";
import { type CopyEnd, CopyWork } from "../stream/copy-work.ts";
import { RecordWork, SoftEvent, WaitWork } from "../stream/event.ts";
import { HostWork } from "../stream/host-work.ts";
import { MemoryOperationsWork, readMemoryOperations } from "../stream/memory-operations.ts";
import { SetWork } from "../stream/set-work.ts";
import type { SoftStream, Work } from "../stream/stream.ts";
import { ChildWork, EmptyWork, Run, type Step, stepsOf } from "./exec.ts";
import { adopt, SoftGraph } from "./graph.ts";
import { AllocWork, allocates, FreeNodeWork } from "./memory-nodes.ts";

class ConditionalWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_CONDITIONAL;
  readonly kind: number;
  /** Handle of the node, which is the address of the value. */
  readonly address: number;
  readonly bodies: readonly SoftGraph[];
  readonly #steps: readonly (readonly Step[])[] | undefined;
  #run: Run | undefined;
  #over = false;

  constructor(
    kind: number,
    address: number,
    bodies: readonly SoftGraph[],
    steps?: readonly (readonly Step[])[],
  ) {
    this.kind = kind;
    this.address = address;
    this.bodies = bodies;
    this.#steps = steps;
  }

  check(): number {
    return 0;
  }

  /** Returns the node with the bodies as they are at instantiation. */
  instantiated(): ConditionalWork {
    return new ConditionalWork(this.kind, this.address, this.bodies, this.bodies.map(stepsOf));
  }

  fresh(): Work {
    return new ConditionalWork(this.kind, this.address, this.bodies, this.#steps);
  }

  run(gpu: SoftGpu, stream: SoftStream): boolean {
    for (;;) {
      if (this.#run === undefined) {
        const body = this.#over ? undefined : this.#chosen();
        if (body === undefined) return true;
        this.#run = new Run(body);
      }
      if (!this.#run.advance(gpu, stream)) return false;
      this.#run = undefined;
      this.#over = this.kind === CU_GRAPH_COND_TYPE_IF || this.kind === CU_GRAPH_COND_TYPE_SWITCH;
    }
  }

  /** Returns the body that the value selects. */
  #chosen(): readonly Step[] | undefined {
    const value = readU32(this.address);
    const steps = this.#steps ?? [];
    if (this.kind === CU_GRAPH_COND_TYPE_SWITCH) return steps[value];
    if (value !== 0) return steps[0];
    return this.kind === CU_GRAPH_COND_TYPE_IF ? steps[1] : undefined;
  }
}

// Reader of CUDA_CONDITIONAL_NODE_PARAMS.

const MOST_BODIES = 65535;

/**
 * Reads CUDA_CONDITIONAL_NODE_PARAMS and creates the bodies as empty graphs, whose handles it writes to
 * `phGraph_out`. Returns the work of the node, or a CUresult.
 */
function readConditional(gpu: SoftGpu, address: number): ConditionalWork | number {
  const params = c.CUDA_CONDITIONAL_NODE_PARAMS.at(address);
  const { type, size } = params;
  const value = Number(params.handle);
  const most =
    { [c.CU_GRAPH_COND_TYPE_IF]: 2, [c.CU_GRAPH_COND_TYPE_WHILE]: 1 }[type as number] ?? MOST_BODIES;
  if (type > c.CU_GRAPH_COND_TYPE_SWITCH || size === 0 || size > most) return c.CUDA_ERROR_INVALID_VALUE;
  if (!gpu.conditions.has(value)) return c.CUDA_ERROR_INVALID_VALUE;
  const bodies = Array.from({ length: size }, () => adopt(gpu, new SoftGraph()));
  // The caller may read the list as long as the graph exists, so it is never freed.
  const list = libc.malloc(8 * size);
  bodies.forEach(({ handle }, i) => {
    writePointer(list + 8 * i, handle);
  });
  params.phGraph_out = list;
  return new ConditionalWork(type, value, bodies);
}

// Conversion between the structs of node parameters and work.

const { CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED } = c;
/** Offset of the type's parameters in CUgraphNodeParams. */
const UNION = 16;
/** Offset of the copy in CUDA_MEMCPY_NODE_PARAMS. */
const COPY = 16;

export const readMemset = (address: number, device: SoftGpuDevice): Work => {
  const p = c.CUDA_MEMSET_NODE_PARAMS.at(address);
  const { dst, pitch, value, elementSize, width, height } = p;
  return new SetWork({ address: dst, pitch, value, elementSize, width, height }, device);
};

export function readMemcpy(gpu: SoftGpu, address: number, device: SoftGpuDevice): Work | number {
  const shape = readCopy3D(gpu, address);
  return typeof shape === "number" ? shape : new CopyWork(shape, device);
}

export function readHost(address: number): Work | number {
  const { fn, userData } = c.CUDA_HOST_NODE_PARAMS.at(address);
  return fn === 0 ? CUDA_ERROR_INVALID_VALUE : new HostWork(fn, userData);
}

export function readBatch(address: number, device: SoftGpuDevice): Work | number {
  const { count, paramArray, flags } = c.CUDA_BATCH_MEM_OP_NODE_PARAMS.at(address);
  const operations = paramArray === 0 || flags !== 0 ? undefined : readMemoryOperations(paramArray, count);
  return operations === undefined ? CUDA_ERROR_INVALID_VALUE : new MemoryOperationsWork(operations, device);
}

export function readEvent(gpu: SoftGpu, handle: number, type: number): Work | number {
  const event = gpu.handles.find(SoftEvent, handle);
  if (event === undefined) return CUDA_ERROR_INVALID_VALUE;
  return type === c.CU_GRAPH_NODE_TYPE_WAIT_EVENT ? new WaitWork(event) : new RecordWork(event);
}

/** Reads a child graph. The node holds a clone of the graph. */
export function readChild(gpu: SoftGpu, handle: number, into: SoftGraph | undefined): Work | number {
  const graph = gpu.handles.find(SoftGraph, handle);
  if (graph === undefined || graph === into) return CUDA_ERROR_INVALID_VALUE;
  return allocates(graph) ? CUDA_ERROR_NOT_SUPPORTED : new ChildWork(adopt(gpu, graph.clone()));
}

/** Reads an allocation node and writes its address into the parameters. */
export function readAlloc(gpu: SoftGpu, address: number): Work | number {
  const params = c.CUDA_MEM_ALLOC_NODE_PARAMS.at(address);
  const { allocType, location, handleTypes } = params.poolProps;
  const device = location.type === c.CU_MEM_LOCATION_TYPE_DEVICE ? gpu.devices[location.id] : undefined;
  const bytes = params.bytesize;
  if (
    allocType !== c.CU_MEM_ALLOCATION_TYPE_PINNED ||
    device === undefined ||
    handleTypes !== 0 ||
    bytes === 0
  )
    return CUDA_ERROR_INVALID_VALUE;
  const allocation = GraphAllocation.create(gpu, device, bytes);
  if (allocation === undefined) return c.CUDA_ERROR_OUT_OF_MEMORY;
  params.dptr = allocation.base;
  return new AllocWork(allocation);
}

/** Reads a free node. A graph allocation can be freed by one node only. */
export function readFree(gpu: SoftGpu, address: number): Work | number {
  const allocation = gpu.planned.find(address);
  if (allocation?.base !== address || allocation.freed) return CUDA_ERROR_INVALID_VALUE;
  return new FreeNodeWork(allocation);
}

/** Reads CUgraphNodeParams. Returns the work of the node, or a CUresult. */
export function readNode(
  gpu: SoftGpu,
  address: number,
  device: SoftGpuDevice,
  into?: SoftGraph,
): Work | number {
  const { type } = c.CUgraphNodeParams.at(address);
  const at = address + UNION;
  switch (type) {
    case c.CU_GRAPH_NODE_TYPE_MEMCPY:
      return readMemcpy(gpu, at + COPY, device);
    case c.CU_GRAPH_NODE_TYPE_MEMSET:
      return readMemset(at, device);
    case c.CU_GRAPH_NODE_TYPE_HOST:
      return readHost(at);
    case c.CU_GRAPH_NODE_TYPE_GRAPH:
      return readChild(gpu, readPointer(at), into);
    case c.CU_GRAPH_NODE_TYPE_EMPTY:
      return new EmptyWork();
    case c.CU_GRAPH_NODE_TYPE_WAIT_EVENT:
    case c.CU_GRAPH_NODE_TYPE_EVENT_RECORD:
      return readEvent(gpu, readPointer(at), type);
    case c.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP:
      return readBatch(at, device);
    case c.CU_GRAPH_NODE_TYPE_MEM_ALLOC:
      return readAlloc(gpu, at);
    case c.CU_GRAPH_NODE_TYPE_MEM_FREE:
      return readFree(gpu, readPointer(at));
    case c.CU_GRAPH_NODE_TYPE_KERNEL:
      return readKernel(gpu, at);
    case c.CU_GRAPH_NODE_TYPE_CONDITIONAL:
      return readConditional(gpu, at);
    default:
      return CUDA_ERROR_INVALID_VALUE;
  }
}

const MEMORY_TYPES = {
  host: c.CU_MEMORYTYPE_HOST,
  device: c.CU_MEMORYTYPE_DEVICE,
  unified: c.CU_MEMORYTYPE_UNIFIED,
} as const;

/** Writes a copy as CUDA_MEMCPY3D. */
export function writeMemcpy(out: number, { shape }: CopyWork): void {
  libc.memset(out, 0, c.CUDA_MEMCPY3D.size);
  const p = c.CUDA_MEMCPY3D.at(out);
  const { source, destination, width, height, depth } = shape;
  const rows = (end: CopyEnd) => (end.pitch === 0 ? 0 : Math.round(end.slice / end.pitch));
  p.srcMemoryType = MEMORY_TYPES[source.side];
  if (source.side === "host") p.srcHost = source.address;
  else p.srcDevice = source.address;
  p.srcPitch = source.pitch;
  p.srcHeight = rows(source);
  p.dstMemoryType = MEMORY_TYPES[destination.side];
  if (destination.side === "host") p.dstHost = destination.address;
  else p.dstDevice = destination.address;
  p.dstPitch = destination.pitch;
  p.dstHeight = rows(destination);
  p.WidthInBytes = width;
  p.Height = height;
  p.Depth = depth;
}

export function writeMemset(out: number, { shape }: SetWork): void {
  const p = c.CUDA_MEMSET_NODE_PARAMS.at(out);
  p.dst = shape.address;
  p.pitch = shape.pitch;
  p.value = shape.value;
  p.elementSize = shape.elementSize;
  p.width = shape.width;
  p.height = shape.height;
}

export function writeHost(out: number, { fn, userData }: HostWork): void {
  writePointer(out, fn);
  writePointer(out + 8, userData);
}

// Reader and writer of CUDA_KERNEL_NODE_PARAMS.

/** Reads CUDA_KERNEL_NODE_PARAMS and copies the arguments. Returns the work of the node, or a CUresult. */
export function readKernel(gpu: SoftGpu, address: number): KernelWork | number {
  const params = c.CUDA_KERNEL_NODE_PARAMS.at(address);
  const { func, kern, ctx, kernelParams, extra } = params;
  const context = ctx === 0 ? gpu.current() : gpu.handles.find(SoftContext, ctx);
  if (context === undefined) return c.CUDA_ERROR_INVALID_CONTEXT;
  if (typeof context === "number") return context;
  const found = findFunction(gpu, context, func === 0 ? kern : func);
  if (typeof found === "number")
    return found === c.CUDA_ERROR_INVALID_HANDLE ? c.CUDA_ERROR_INVALID_VALUE : found;
  const shape = {
    grid: [params.gridDimX, params.gridDimY, params.gridDimZ] as const,
    block: [params.blockDimX, params.blockDimY, params.blockDimZ] as const,
    dynamicShared: params.sharedMemBytes,
    cooperative: false,
  };
  const request = requestOf(gpu, found.module.context, found, shape, { parameters: kernelParams, extra });
  return typeof request === "number" ? request : new KernelWork(gpu.workers, request);
}

/** Argument lists that cuGraphKernelNodeGetParams returned. Each list lives as long as its launch request. */
const lists = new WeakMap<
  LaunchRequest,
  { readonly list: BigUint64Array<ArrayBuffer>; readonly bytes: Uint8Array }
>();

/** Writes the parameters of a kernel node. The arguments stay valid until the node gets other parameters. */
export function writeKernel(gpu: SoftGpu, out: number, { request }: KernelWork): void {
  libc.memset(out, 0, c.CUDA_KERNEL_NODE_PARAMS_v1.size);
  const p = c.CUDA_KERNEL_NODE_PARAMS.at(out);
  const { program, kernel, grid, block, dynamicShared } = request;
  const { parameters } = program.kernels[kernel]!;
  let known = lists.get(request);
  if (known === undefined) {
    const bytes = new Uint8Array(new ArrayBuffer(Math.max(8, request.arguments.length)));
    bytes.set(request.arguments);
    const at = addressOf(bytes);
    const list = new BigUint64Array(new ArrayBuffer(8 * Math.max(1, parameters.length)));
    list.set(parameters.map(({ offset }) => BigInt(at + offset)));
    lists.set(request, (known = { list, bytes }));
  }
  p.func = gpu.handleOfKernel(program, kernel);
  [p.gridDimX, p.gridDimY, p.gridDimZ] = grid;
  [p.blockDimX, p.blockDimY, p.blockDimZ] = block;
  p.sharedMemBytes = dynamicShared;
  p.kernelParams = addressOf(known.list);
}
