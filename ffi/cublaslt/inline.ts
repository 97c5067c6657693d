/**
 * Inline functions of cublasLt.h. They initialize a descriptor in the caller's memory, and pass its size along.
 * @module
 */
import type { Functions, InlineFunctions } from "./functions.ts";
import {
  cublasLtEmulationDescOpaque_t,
  cublasLtMatmulDescOpaque_t,
  cublasLtMatmulPreferenceOpaque_t,
  cublasLtMatrixLayoutOpaque_t,
  cublasLtMatrixTransformDescOpaque_t,
} from "./structs.ts";

/** Returns the inline functions over the library's own. */
export function inlineCublaslt(lib: Functions): InlineFunctions {
  return {
    cublasLtMatrixLayoutInit: (layout, type, rows, cols, ld) =>
      lib.cublasLtMatrixLayoutInit_internal(layout, cublasLtMatrixLayoutOpaque_t.size, type, rows, cols, ld),
    cublasLtMatmulDescInit: (description, computeType, scaleType) =>
      lib.cublasLtMatmulDescInit_internal(
        description,
        cublasLtMatmulDescOpaque_t.size,
        computeType,
        scaleType,
      ),
    cublasLtMatrixTransformDescInit: (description, scaleType) =>
      lib.cublasLtMatrixTransformDescInit_internal(
        description,
        cublasLtMatrixTransformDescOpaque_t.size,
        scaleType,
      ),
    cublasLtMatmulPreferenceInit: (preference) =>
      lib.cublasLtMatmulPreferenceInit_internal(preference, cublasLtMatmulPreferenceOpaque_t.size),
    cublasLtEmulationDescInit: (description) =>
      lib.cublasLtEmulationDescInit_internal(description, cublasLtEmulationDescOpaque_t.size),
  };
}
