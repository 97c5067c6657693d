// Function attributes and occupancy.
import * as c from "../../../../../ffi/cuda/index.ts";
import { bind } from "../../../../../ffi/runtime/index.ts";
import { writeI32, writePointer, writeU32 } from "../../core/c-memory.ts";
import { multiprocessorCount } from "../../core/settings.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { mostCluster } from "../../kernels/launch/launch-request.ts";
import { bestBlock, blocksAtOnce, sharedForBlocks } from "../../kernels/launch/occupancy.ts";
import { findFunction } from "../../kernels/program/find-function.ts";
import type { SoftFunction } from "../../kernels/program/soft-module.ts";
import { functionAttribute, setFunctionAttribute } from "./function-attributes.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;

/** Returns cuFunc* and cuOccupancy*. */
export function functionFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function withFunction(handle: number, out: number, use: (found: SoftFunction) => number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const found = findFunction(gpu, context, handle);
    if (typeof found === "number") return found;
    return out === 0 ? CUDA_ERROR_INVALID_VALUE : use(found);
  }

  const occupancy = (out: number, handle: number, threads: number, shared: number | bigint) =>
    withFunction(handle, out, ({ kernel }) => {
      if (threads <= 0) return CUDA_ERROR_INVALID_VALUE;
      writeI32(out, blocksAtOnce(kernel, threads, Number(shared)));
      return 0;
    });

  const suggestion = (
    [grid, block]: readonly [number, number],
    handle: number,
    { callback, shared, most }: { callback: number; shared: number | bigint; most: number },
  ) =>
    withFunction(handle, grid, ({ kernel }) => {
      if (block === 0) return CUDA_ERROR_INVALID_VALUE;
      const asked = callback === 0 ? undefined : sizeCallback(callback);
      if (callback !== 0 && asked === undefined) return CUDA_ERROR_INVALID_VALUE;
      const best = bestBlock(kernel, most, (threads) => Number(asked?.(threads) ?? shared));
      writeI32(grid, multiprocessorCount() * best.blocks);
      writeI32(block, best.threads);
      return 0;
    });

  return {
    cuFuncGetAttribute: (out, which, handle) =>
      withFunction(handle, out, (found) => {
        const value = functionAttribute(found, which);
        if (value === undefined) return CUDA_ERROR_INVALID_VALUE;
        writeI32(out, value);
        return 0;
      }),
    cuFuncSetAttribute: (handle, which, value) =>
      withFunction(handle, 1, (found) => setFunctionAttribute(found, which, value)),
    cuFuncSetCacheConfig: (handle) => withFunction(handle, 1, () => 0),
    cuFuncGetName: (out, handle) =>
      withFunction(handle, out, (found) => {
        writePointer(out, found.nameText);
        return 0;
      }),
    cuFuncGetModule: (out, handle) =>
      withFunction(handle, out, ({ module }) => {
        writePointer(out, module.handle);
        return 0;
      }),
    cuFuncGetParamInfo: (handle, index, offset, size) =>
      withFunction(handle, offset, ({ kernel }) => {
        const parameter = kernel.parameters[Number(index)];
        if (parameter === undefined) return CUDA_ERROR_INVALID_VALUE;
        writePointer(offset, parameter.offset);
        if (size !== 0) writePointer(size, parameter.size);
        return 0;
      }),
    cuFuncIsLoaded: (out, handle) =>
      withFunction(handle, out, () => {
        writeU32(out, 1);
        return 0;
      }),
    cuFuncLoad: (handle) => withFunction(handle, 1, () => 0),
    cuOccupancyMaxActiveBlocksPerMultiprocessor: occupancy,
    cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: occupancy,
    cuOccupancyMaxPotentialBlockSize: (grid, block, handle, callback, shared, most) =>
      suggestion([grid, block], handle, { callback, shared, most }),
    cuOccupancyMaxPotentialBlockSizeWithFlags: (grid, block, handle, callback, shared, most) =>
      suggestion([grid, block], handle, { callback, shared, most }),
    cuOccupancyMaxPotentialClusterSize: (out, handle) =>
      withFunction(handle, out, (found) => {
        writeI32(out, mostCluster(found));
        return 0;
      }),
    cuOccupancyMaxActiveClusters: (out, handle, config) =>
      withFunction(handle, out, (found) => {
        if (config === 0) return CUDA_ERROR_INVALID_VALUE;
        const p = c.CUlaunchConfig.at(config);
        const threads = p.blockDimX * p.blockDimY * p.blockDimZ;
        if (threads <= 0) return CUDA_ERROR_INVALID_VALUE;
        const cluster = clusterBlocks(config) ?? found.kernel.requiredCluster?.reduce((a, b) => a * b) ?? 1;
        if (cluster > mostCluster(found)) return c.CUDA_ERROR_INVALID_CLUSTER_SIZE;
        const blocks = multiprocessorCount() * blocksAtOnce(found.kernel, threads, p.sharedMemBytes);
        writeI32(out, Math.floor(blocks / cluster));
        return 0;
      }),
    cuOccupancyAvailableDynamicSMemPerBlock: (out, handle, blocks) =>
      withFunction(handle, out, ({ kernel }) => {
        writePointer(out, sharedForBlocks(kernel, blocks));
        return 0;
      }),
  };
}

/** Returns a CUoccupancyB2DSize as a function, or undefined for NULL. */
function sizeCallback(address: number): ((threads: number) => number | bigint) | undefined {
  try {
    return bind(address, ["u64", "i32"], "CUoccupancyB2DSize");
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the cluster size of a launch's attributes in blocks, or undefined without a cluster attribute. */
function clusterBlocks(config: number): number | undefined {
  const { attrs, numAttrs } = c.CUlaunchConfig.at(config);
  for (let i = 0; i < numAttrs; i++) {
    const attribute = c.CUlaunchAttribute.at(Number(attrs) + i * c.CUlaunchAttribute.size);
    if (attribute.id !== c.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) continue;
    const { x, y, z } = attribute.value.clusterDim;
    return Math.max(1, x * y * z);
  }
  return undefined;
}
