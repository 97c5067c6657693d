// Lookup of launchable handles. A library kernel is a different function in each context.
import { CUDA_ERROR_INVALID_HANDLE } from "../../../../../ffi/cuda/index.ts";
import type { SoftContext, SoftGpu } from "../../driver/gpu.ts";
import { SoftKernel } from "./soft-library.ts";
import { SoftFunction } from "./soft-module.ts";

/** Returns the function of a CUfunction or CUkernel, or a CUresult. */
export function findFunction(gpu: SoftGpu, context: SoftContext, handle: number): SoftFunction | number {
  const found = gpu.handles.find(SoftFunction, handle);
  if (found !== undefined) return found;
  const kernel = gpu.handles.find(SoftKernel, handle);
  return kernel === undefined ? CUDA_ERROR_INVALID_HANDLE : kernel.functionOf(context);
}
