// Conversion between the structs of node parameters and work.
import * as c from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { readPointer, writePointer } from "../core/c-memory.ts";
import { readCopy3D } from "../driver/copy-shapes.ts";
import type { SoftGpu, SoftGpuDevice } from "../driver/gpu.ts";
import { GraphAllocation } from "../memory/graph-allocation.ts";
import { type CopyEnd, CopyWork } from "../stream/copy-work.ts";
import { RecordWork, SoftEvent, WaitWork } from "../stream/event.ts";
import { HostWork } from "../stream/host-work.ts";
import { MemoryOperationsWork, readMemoryOperations } from "../stream/memory-operations.ts";
import { SetWork } from "../stream/set-work.ts";
import type { Work } from "../stream/stream.ts";
import { readConditional } from "./conditional-params.ts";
import { ChildWork, EmptyWork } from "./exec.ts";
import { adopt, SoftGraph } from "./graph.ts";
import { readKernel } from "./kernel-params.ts";
import { AllocWork, allocates, FreeNodeWork } from "./memory-nodes.ts";

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
