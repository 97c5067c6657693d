/**
 * Provider of cuBLASLt: matrix products with layouts, epilogues and a choice of algorithms.
 * @module
 */
import { toolkitLoader, versionByProperty } from "../nvidia/toolkit.ts";
import { byValue, type Functions, functions, type InlineFunctions } from "./functions.ts";
import { inlineCublaslt } from "./inline.ts";
import type { Cublaslt } from "./types.ts";

const load = toolkitLoader<Functions & InlineFunctions, typeof functions>({
  name: "cuBLASLt",
  environment: "DOORBELL_LIBCUBLASLT",
  sonames: { 13: "libcublasLt.so.13", 12: "libcublasLt.so.12" },
  pip: { 13: "nvidia-cublas", 12: "nvidia-cublas-cu12" },
  apt: { 13: "libcublas-13-0", 12: "libcublas-12-9" },
  table: { functions, byValue },
  inline: inlineCublaslt,
  version: (lib) =>
    lib.supports("cublasLtGetProperty") ? versionByProperty(lib.cublasLtGetProperty) : undefined,
});

/**
 * Loads the cuBLASLt of this machine (libcublasLt.so.13 or .12, or the file that DOORBELL_LIBCUBLASLT names). A
 * call of a function that this release lacks throws MissingFunctionError with its version. Throws LibraryError
 * with the package to install when cuBLASLt is missing.
 *
 * @param major highest CUDA version that the driver supports. A newer library needs a newer driver, so it is not
 * loaded.
 * @example
 * const cublaslt = nativeCublaslt();
 * cublaslt.cublasLtGetVersion(); // 130000n for 13.0.0
 */
export function nativeCublaslt(major?: number): Cublaslt {
  return load(major);
}
