// C functions of kernels: attributes, occupancy and launches.
import * as c from "../../../../../ffi/cuda/index.ts";
import { bind } from "../../../../../ffi/runtime/index.ts";
import { writeI32, writePointer, writeU32 } from "../../core/c-memory.ts";
import { multiprocessorCount } from "../../core/settings.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { KernelWork } from "../../kernels/launch/kernel-work.ts";
import { mostCluster, requestOf, type Shape } from "../../kernels/launch/launch-request.ts";
import { bestBlock, blocksAtOnce, mostThreads, sharedForBlocks } from "../../kernels/launch/occupancy.ts";
import { findFunction, type SoftFunction } from "../../kernels/program/soft-module.ts";
import { enqueue } from "../../stream/stream.ts";
import { SHARED_BYTES } from "../../wasm/unit/layout.ts";
import { refuseAccessPolicy } from "../access-policy.ts";
import { captureForbids, findStream } from "../lookup.ts";

/** Returns the value of an attribute, or undefined for an unknown one. */
export function functionAttribute(
  { kernel, module, mostDynamicShared, nonPortableCluster }: SoftFunction,
  which: number,
): number | undefined {
  const [major, minor] = module.program.version;
  switch (which) {
    case c.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
      return mostThreads(kernel);
    case c.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
      return kernel.staticShared;
    case c.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
      return kernel.localBytes;
    case c.CU_FUNC_ATTRIBUTE_NUM_REGS:
      return kernel.registers;
    case c.CU_FUNC_ATTRIBUTE_PTX_VERSION:
      return major * 10 + minor;
    case c.CU_FUNC_ATTRIBUTE_BINARY_VERSION:
      return module.context.device.architecture;
    case c.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
      return mostDynamicShared;
    case c.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED:
      return Number(nonPortableCluster);
    case c.CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET:
      return Number(kernel.requiredCluster !== undefined);
    case c.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH:
      return kernel.requiredCluster?.[0] ?? 0;
    case c.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT:
      return kernel.requiredCluster?.[1] ?? 0;
    case c.CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH:
      return kernel.requiredCluster?.[2] ?? 0;
  }
  return which >= 0 && which < c.CU_FUNC_ATTRIBUTE_MAX ? 0 : undefined;
}

/** Sets an attribute. Returns a CUresult. */
export function setFunctionAttribute(found: SoftFunction, which: number, value: number): number {
  if (functionAttribute(found, which) === undefined) return c.CUDA_ERROR_INVALID_VALUE;
  if (which === c.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) found.nonPortableCluster = value !== 0;
  if (which !== c.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) return 0;
  if (value < 0 || value + found.kernel.staticShared > SHARED_BYTES) return c.CUDA_ERROR_INVALID_VALUE;
  found.mostDynamicShared = value;
  return 0;
}

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED } = c;

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

/** Launch attributes without effect on the soft GPU. */
const IGNORED: readonly number[] = [
  c.CU_LAUNCH_ATTRIBUTE_IGNORE,
  c.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW,
  c.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY,
  c.CU_LAUNCH_ATTRIBUTE_PRIORITY,
  c.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
  c.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN,
  c.CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
];

/** Returns cuLaunchKernel and related functions. */
export function launchFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function launch(
    handle: number,
    shape: Shape & { readonly stream: number },
    parameters: number,
    extra: number,
  ): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const found = findFunction(gpu, context, handle);
    if (typeof found === "number") return found;
    const stream = findStream(gpu, context, shape.stream);
    if (stream === undefined) return CUDA_ERROR_INVALID_HANDLE;
    if (stream.context.error !== 0) return stream.context.error;
    const request = requestOf(gpu, stream.context, found, shape, { parameters, extra });
    if (typeof request === "number") return request;
    const wanted = gpu.instrument?.(request, found, stream) ?? request;
    return captureForbids(gpu, stream) || enqueue(gpu, stream, new KernelWork(gpu.workers, wanted));
  }

  const plain =
    (cooperative: boolean): c.CudaFunctions["cuLaunchKernel"] =>
    (handle, gx, gy, gz, bx, by, bz, dynamicShared, stream, parameters, extra) =>
      launch(
        handle,
        { grid: [gx, gy, gz], block: [bx, by, bz], dynamicShared, stream, cooperative },
        parameters,
        extra ?? 0,
      );

  return {
    cuLaunchKernel: plain(false),
    cuLaunchCooperativeKernel: (handle, gx, gy, gz, bx, by, bz, shared, stream, parameters) =>
      plain(true)(handle, gx, gy, gz, bx, by, bz, shared, stream, parameters, 0),
    cuLaunchKernelEx(config, handle, parameters, extra) {
      if (config === 0) return CUDA_ERROR_INVALID_VALUE;
      const wanted = c.CUlaunchConfig.at(config);
      let [cooperative, overlapsPrevious] = [false, false];
      let cluster: readonly [number, number, number] | undefined;
      for (let i = 0; i < wanted.numAttrs; i++) {
        const attribute = c.CUlaunchAttribute.at(Number(wanted.attrs) + i * c.CUlaunchAttribute.size);
        if (attribute.id === c.CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
          cooperative = attribute.value.cooperative !== 0;
        else if (attribute.id === c.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) {
          const { x, y, z } = attribute.value.clusterDim;
          cluster = [x, y, z];
        } else if (attribute.id === c.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION)
          overlapsPrevious = attribute.value.programmaticStreamSerializationAllowed !== 0;
        else if (!IGNORED.includes(attribute.id)) return CUDA_ERROR_NOT_SUPPORTED;
        const refused = refuseAccessPolicy(attribute.id, attribute.value.pointer);
        if (refused !== 0) return refused;
      }
      const shape = {
        grid: [wanted.gridDimX, wanted.gridDimY, wanted.gridDimZ] as const,
        block: [wanted.blockDimX, wanted.blockDimY, wanted.blockDimZ] as const,
        dynamicShared: wanted.sharedMemBytes,
        stream: Number(wanted.hStream),
        cooperative,
        cluster,
        overlapsPrevious,
      };
      return launch(handle, shape, parameters, extra);
    },
  };
}
