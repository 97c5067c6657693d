// CU_FUNC_ATTRIBUTE_*.
import * as c from "../../../../../ffi/cuda/index.ts";
import type { SoftFunction } from "../../kernels/soft-module.ts";
import { SHARED_BYTES } from "../../wasm/layout.ts";

/** An attribute's value; undefined for one that does not exist. */
export function functionAttribute(
  { kernel, module, mostDynamicShared }: SoftFunction,
  which: number,
): number | undefined {
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

/** Sets an attribute: a CUresult. */
export function setFunctionAttribute(found: SoftFunction, which: number, value: number): number {
  if (functionAttribute(found, which) === undefined) return c.CUDA_ERROR_INVALID_VALUE;
  if (which !== c.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) return 0;
  if (value < 0 || value + found.kernel.staticShared > SHARED_BYTES) return c.CUDA_ERROR_INVALID_VALUE;
  found.mostDynamicShared = value;
  return 0;
}
