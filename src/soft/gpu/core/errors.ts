// Failures of work on a device, and refusals of features.
import { CUDA_ERROR_NOT_SUPPORTED } from "../../../../ffi/cuda/index.ts";

/** Writes the missing feature to standard error, because C has only the number, and returns the CUresult. */
export function notSupported(feature: string): number {
  console.error(`doorbell: the soft GPU has no ${feature} (docs/reference/support.md)`);
  return CUDA_ERROR_NOT_SUPPORTED;
}

/**
 * Error of work that cannot be done. When `rejected` work runs inside the call that submits it, the error is
 * only the result of that call. When it runs later, the error is asynchronous and ends the context.
 */
export class Fault extends Error {
  readonly code: number;
  readonly rejected: boolean;

  constructor(code: number, rejected = false) {
    super(`soft GPU fault ${code}`);
    this.code = code;
    this.rejected = rejected;
  }
}
