// What can be launched: a function of a module, or a library's kernel, which is another function in each context.
import { CUDA_ERROR_INVALID_HANDLE } from "../../../../../ffi/cuda/index.ts";
import type { SoftContext } from "../../driver/context.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { SoftKernel } from "../../kernels/soft-library.ts";
import { SoftFunction } from "../../kernels/soft-module.ts";

/** The function behind a CUfunction or a CUkernel, or the error. */
export function findFunction(gpu: SoftGpu, context: SoftContext, handle: number): SoftFunction | number {
  const found = gpu.handles.find(SoftFunction, handle);
  if (found !== undefined) return found;
  const kernel = gpu.handles.find(SoftKernel, handle);
  return kernel === undefined ? CUDA_ERROR_INVALID_HANDLE : kernel.functionOf(context);
}
