// Values of the function attributes CU_FUNC_ATTRIBUTE_*.
import * as c from "../../../../../ffi/cuda/index.ts";
import { mostThreads } from "../../kernels/launch/occupancy.ts";
import type { SoftFunction } from "../../kernels/program/soft-module.ts";
import { SHARED_BYTES } from "../../wasm/unit/layout.ts";

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
