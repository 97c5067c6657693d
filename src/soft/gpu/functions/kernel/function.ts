// What is known of a kernel, and how many blocks of it run at once.
import * as c from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { readPointer, writeI32, writePointer, writeText, writeU32 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { SoftFunction } from "../../kernels/soft-module.ts";
import { SHARED_BYTES } from "../../wasm/layout.ts";

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE } = c;

/** cuFunc* and cuOccupancy*. */
export function functionFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function withFunction(handle: number, out: number, use: (found: SoftFunction) => number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const found = gpu.handles.find(SoftFunction, handle);
    if (found === undefined) return CUDA_ERROR_INVALID_HANDLE;
    return out === 0 ? CUDA_ERROR_INVALID_VALUE : use(found);
  }

  function attribute({ kernel, module, mostDynamicShared }: SoftFunction, which: number): number | undefined {
    const [major, minor] = module.program.version;
    switch (which) {
      case c.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
        return kernel.maxThreads;
      case c.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
        return kernel.staticShared;
      case c.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
        return kernel.localBytes;
      case c.CU_FUNC_ATTRIBUTE_NUM_REGS:
        return 32;
      case c.CU_FUNC_ATTRIBUTE_PTX_VERSION:
        return major * 10 + minor;
      case c.CU_FUNC_ATTRIBUTE_BINARY_VERSION:
        return module.context.device.architecture;
      case c.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
        return mostDynamicShared;
    }
    return which >= 0 && which < c.CU_FUNC_ATTRIBUTE_MAX ? 0 : undefined;
  }

  /** A multiprocessor is a worker thread: it runs one block at a time. */
  const blocksAtOnce = ({ kernel }: SoftFunction, threads: number, shared: number): number =>
    threads > kernel.maxThreads || kernel.staticShared + shared > SHARED_BYTES ? 0 : 1;

  const occupancy = (out: number, handle: number, threads: number, shared: number | bigint) =>
    withFunction(handle, out, (found) => {
      if (threads <= 0) return CUDA_ERROR_INVALID_VALUE;
      writeI32(out, blocksAtOnce(found, threads, Number(shared)));
      return 0;
    });

  const suggestion = (grid: number, block: number, handle: number, most: number) =>
    withFunction(handle, grid, ({ kernel }) => {
      if (block === 0) return CUDA_ERROR_INVALID_VALUE;
      const threads = Math.min(kernel.maxThreads, most > 0 ? most : 1024);
      writeI32(grid, gpu.workers.size);
      writeI32(block, threads > 32 ? threads - (threads % 32) : threads);
      return 0;
    });

  return {
    cuFuncGetAttribute: (out, which, handle) =>
      withFunction(handle, out, (found) => {
        const value = attribute(found, which);
        if (value === undefined) return CUDA_ERROR_INVALID_VALUE;
        writeI32(out, value);
        return 0;
      }),
    cuFuncSetAttribute: (handle, which, value) =>
      withFunction(handle, 1, (found) => {
        if (attribute(found, which) === undefined) return CUDA_ERROR_INVALID_VALUE;
        if (which !== c.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) return 0;
        if (value < 0 || value + found.kernel.staticShared > SHARED_BYTES) return CUDA_ERROR_INVALID_VALUE;
        found.mostDynamicShared = value;
        return 0;
      }),
    cuFuncSetCacheConfig: (handle) => withFunction(handle, 1, () => 0),
    cuFuncGetName: (out, handle) =>
      withFunction(handle, out, (found) => {
        const { name } = found.kernel;
        if (found.nameAddress === 0) {
          found.nameAddress = libc.malloc(name.length + 1);
          writeText(found.nameAddress, name, name.length + 1);
        }
        writePointer(out, found.nameAddress);
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
    cuOccupancyMaxPotentialBlockSize: (grid, block, handle, _callback, _shared, most) =>
      suggestion(grid, block, handle, most),
    cuOccupancyMaxPotentialBlockSizeWithFlags: (grid, block, handle, _callback, _shared, most) =>
      suggestion(grid, block, handle, most),
    cuOccupancyAvailableDynamicSMemPerBlock: (out, handle, blocks) =>
      withFunction(handle, out, ({ kernel }) => {
        writePointer(out, blocks > 1 ? 0 : SHARED_BYTES - kernel.staticShared);
        return 0;
      }),
  };
}

/** The values behind a list of pointers, one for each parameter. */
export const pointerAt = (list: number, index: number): number => readPointer(list + 8 * index);
