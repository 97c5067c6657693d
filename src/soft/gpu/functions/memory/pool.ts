// Stream-ordered allocation and memory pools.
import * as c from "../../../../../ffi/cuda/index.ts";
import { readI32, readU64, writeI32, writePointer, writeU32, writeU64 } from "../../core/c-memory.ts";
import { closeNoted } from "../../core/left-behind.ts";
import type { SoftGpu, SoftGpuDevice } from "../../driver/gpu.ts";
import { AllocWork, settle } from "../../graph/memory-nodes.ts";
import { readFree } from "../../graph/node-params.ts";
import { GraphAllocation } from "../../memory/graph-allocation.ts";
import { SoftPool } from "../../memory/pool.ts";
import { Region } from "../../memory/region.ts";
import { FreeWork } from "../../stream/pool-work.ts";
import { enqueue, type SoftStream, type StreamCapture, type Work } from "../../stream/stream.ts";
import { captureForbids, findStream } from "../lookup.ts";
import { findLocation, readLocation } from "./location.ts";

const { CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE } = c;
const { CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY } = c;

/** Pools of a device: the default pool, and the current pool of cuMemAllocAsync. */
interface DevicePools {
  readonly first: SoftPool;
  current: SoftPool;
}

/**
 * Returns cuMemAllocAsync, cuMemFreeAsync, cuMemPool* and cuDevice*MemPool. See pool-sharing.ts for sharing.
 */
export function poolFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const pools = new Map<SoftGpuDevice, DevicePools>();
  let hostPool: SoftPool | undefined;

  const add = (pool: SoftPool) => {
    pool.handle = gpu.handles.add(pool);
    return pool;
  };

  function poolsOf(device: SoftGpuDevice): DevicePools {
    let found = pools.get(device);
    if (found === undefined) {
      const first = add(new SoftPool(gpu.space, device, { isDefault: true }));
      pools.set(device, (found = { first, current: first }));
    }
    return found;
  }

  function allocate(out: number, bytes: number, pool: SoftPool | undefined, streamHandle: number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const stream = findStream(gpu, context, streamHandle);
    if (stream === undefined) return CUDA_ERROR_INVALID_HANDLE;
    const from = pool ?? poolsOf(stream.context.device).current;
    if (out === 0 || from.heap === undefined || from.destroyed) return CUDA_ERROR_INVALID_VALUE;
    if (bytes === 0) {
      writePointer(out, 0);
      return 0;
    }
    const forbidden = captureForbids(gpu, stream);
    if (forbidden !== 0) return forbidden;
    if (stream.capture !== undefined) {
      const allocation = GraphAllocation.create(gpu, from.device ?? stream.context.device, bytes);
      if (allocation === undefined) return CUDA_ERROR_OUT_OF_MEMORY;
      writePointer(out, allocation.base);
      return recordMemory(stream.capture, stream, new AllocWork(allocation));
    }
    const base = from.allocate(bytes);
    if (base === undefined) return CUDA_ERROR_OUT_OF_MEMORY;
    const region = new Region({ base, size: bytes }, "device", undefined, from.device, () =>
      from.release(base, bytes),
    );
    region.pool = from;
    gpu.regions.add(region);
    writePointer(out, base);
    return 0;
  }

  const withPool = (handle: number, use: (pool: SoftPool) => number) => {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const pool = gpu.handles.find(SoftPool, handle);
    return pool === undefined ? CUDA_ERROR_INVALID_VALUE : use(pool);
  };

  const withDevice = (ordinal: number, use: (device: SoftGpuDevice) => number) => {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    const device = gpu.devices[ordinal];
    return device === undefined ? CUDA_ERROR_INVALID_DEVICE : use(device);
  };

  const report = (out: number, pool: SoftPool) => {
    if (out === 0) return CUDA_ERROR_INVALID_VALUE;
    writePointer(out, pool.handle);
    return 0;
  };

  /** Returns the default pool of a location (CUDA 13). */
  function locationPool(out: number, pointer: number, current: boolean): number {
    if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
    if (pointer === 0) return CUDA_ERROR_INVALID_VALUE;
    const { type, id } = readLocation(c.CUmemLocation.at(pointer));
    const found = findLocation(gpu, type, id);
    if (found === undefined) return CUDA_ERROR_INVALID_VALUE;
    if (found.device !== undefined) return report(out, poolsOf(found.device)[current ? "current" : "first"]);
    return report(out, (hostPool ??= add(new SoftPool(gpu.space, undefined, { isDefault: true }))));
  }

  return {
    cuMemAllocAsync: (out, bytes, stream) => allocate(out, Number(bytes), undefined, stream),
    cuMemAllocFromPoolAsync: (out, bytes, handle, stream) =>
      withPool(handle, (pool) => allocate(out, Number(bytes), pool, stream)),
    cuMemFreeAsync(address, streamHandle) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const stream = findStream(gpu, context, streamHandle);
      if (stream === undefined) return CUDA_ERROR_INVALID_HANDLE;
      if (address === 0) return 0;
      if (stream.capture !== undefined) {
        const work = readFree(gpu, address);
        return typeof work === "number" ? work : recordMemory(stream.capture, stream, work);
      }
      const region = gpu.regions.find(address);
      if (region?.base !== address || region.kind !== "device" || region.freeing)
        return CUDA_ERROR_INVALID_VALUE;
      const forbidden = captureForbids(gpu, stream);
      if (forbidden !== 0) return forbidden;
      region.freeing = true;
      return enqueue(gpu, stream, new FreeWork(region));
    },
    cuDeviceGetDefaultMemPool: (out, ordinal) =>
      withDevice(ordinal, (device) => report(out, poolsOf(device).first)),
    cuDeviceGetMemPool: (out, ordinal) =>
      withDevice(ordinal, (device) => report(out, poolsOf(device).current)),
    cuDeviceSetMemPool: (ordinal, handle) =>
      withDevice(ordinal, (device) =>
        withPool(handle, (pool) => {
          if (pool.device !== device || pool.heap === undefined || pool.destroyed)
            return CUDA_ERROR_INVALID_VALUE;
          poolsOf(device).current = pool;
          return 0;
        }),
      ),
    cuMemGetDefaultMemPool: (out, location) => locationPool(out, location, false),
    cuMemGetMemPool: (out, location) => locationPool(out, location, true),
    cuMemPoolCreate(out, pointer) {
      if (!gpu.initialized) return CUDA_ERROR_NOT_INITIALIZED;
      if (out === 0 || pointer === 0) return CUDA_ERROR_INVALID_VALUE;
      const props = c.CUmemPoolProps.at(pointer);
      const { type, id } = readLocation(props.location);
      const found = findLocation(gpu, type, id);
      const shareable = (props.handleTypes & ~c.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) === 0;
      if (props.allocType !== c.CU_MEM_ALLOCATION_TYPE_PINNED || found === undefined || !shareable)
        return CUDA_ERROR_INVALID_VALUE;
      const options = { handleTypes: props.handleTypes, maxSize: props.maxSize };
      return report(out, add(new SoftPool(gpu.space, found.device, options)));
    },
    cuMemPoolDestroy: (handle) =>
      withPool(handle, (pool) => {
        if (pool.isDefault) return CUDA_ERROR_INVALID_VALUE;
        pool.destroy();
        gpu.handles.remove(handle);
        if (pool.importedFd >= 0) closeNoted(pool.importedFd);
        for (const each of pools.values()) if (each.current === pool) each.current = each.first;
        return 0;
      }),
    cuMemPoolTrimTo: (handle, bytes) =>
      withPool(handle, (pool) => {
        pool.heap?.trim(Number(bytes));
        return 0;
      }),
    cuMemPoolGetAttribute: (handle, attribute, out) =>
      withPool(handle, (pool) => getAttribute(pool, attribute, out)),
    cuMemPoolSetAttribute: (handle, attribute, value) =>
      withPool(handle, (pool) => setAttribute(pool, attribute, value)),
    cuMemPoolGetAccess: (out, handle, pointer) =>
      withPool(handle, (pool) => {
        if (out === 0 || pointer === 0) return CUDA_ERROR_INVALID_VALUE;
        const { type, id } = readLocation(c.CUmemLocation.at(pointer));
        const found = findLocation(gpu, type, id);
        if (found === undefined) return CUDA_ERROR_INVALID_VALUE;
        writeU32(out, pool.accessOf(found.key));
        return 0;
      }),
    cuMemPoolSetAccess: (handle, descriptors, count) =>
      withPool(handle, (pool) => {
        if (descriptors === 0 || Number(count) > 64) return CUDA_ERROR_INVALID_VALUE;
        const wanted: { key: number; flags: number }[] = [];
        for (let i = 0; i < Number(count); i++) {
          const desc = c.CUmemAccessDesc.at(descriptors + i * c.CUmemAccessDesc.size);
          const { type, id } = readLocation(desc.location);
          const found = findLocation(gpu, type, id);
          if (found === undefined) return CUDA_ERROR_INVALID_DEVICE;
          // The access of a pool's own device cannot be removed.
          if (found.device === pool.device && desc.flags !== 3) return CUDA_ERROR_INVALID_DEVICE;
          if (![0, 1, 3].includes(desc.flags)) return CUDA_ERROR_INVALID_VALUE;
          wanted.push({ key: found.key, flags: desc.flags });
        }
        for (const { key, flags } of wanted) pool.setAccess(key, flags);
        return 0;
      }),
  };
}

function recordMemory(capture: StreamCapture, stream: SoftStream, work: Work): number {
  const code = capture.record(stream, work);
  settle(work, code === 0);
  return code;
}

function getAttribute(pool: SoftPool, attribute: number, out: number): number {
  if (out === 0) return CUDA_ERROR_INVALID_VALUE;
  switch (attribute) {
    case c.CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES:
    case c.CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC:
    case c.CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES:
      writeI32(out, pool.reuse.get(attribute) ?? 1);
      return 0;
    case c.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD:
      writeU64(out, pool.releaseThreshold);
      return 0;
    case c.CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT:
      writePointer(out, pool.heap?.reserved ?? 0);
      return 0;
    case c.CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
      writePointer(out, pool.reservedHigh);
      return 0;
    case c.CU_MEMPOOL_ATTR_USED_MEM_CURRENT:
      writePointer(out, pool.heap?.used ?? 0);
      return 0;
    case c.CU_MEMPOOL_ATTR_USED_MEM_HIGH:
      writePointer(out, pool.usedHigh);
      return 0;
    default:
      return CUDA_ERROR_INVALID_VALUE;
  }
}

function setAttribute(pool: SoftPool, attribute: number, value: number): number {
  if (value === 0) return CUDA_ERROR_INVALID_VALUE;
  switch (attribute) {
    case c.CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES:
    case c.CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC:
    case c.CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES:
      pool.reuse.set(attribute, readI32(value) === 0 ? 0 : 1);
      return 0;
    case c.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD:
      pool.releaseThreshold = readU64(value);
      return 0;
    // The high-water marks can only be reset.
    case c.CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
      if (readU64(value) !== 0n) return CUDA_ERROR_INVALID_VALUE;
      pool.reservedHigh = pool.heap?.reserved ?? 0;
      return 0;
    case c.CU_MEMPOOL_ATTR_USED_MEM_HIGH:
      if (readU64(value) !== 0n) return CUDA_ERROR_INVALID_VALUE;
      pool.usedHigh = pool.heap?.used ?? 0;
      return 0;
    default:
      return CUDA_ERROR_INVALID_VALUE;
  }
}
