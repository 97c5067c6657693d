/**
 * Provider of cuBLAS: linear algebra on vectors and matrices.
 * @module
 */
import { toolkitLoader, versionByProperty } from "../nvidia/toolkit.ts";
import { apiNames, byValue, type Functions, functions } from "./functions.ts";
import type { Cublas } from "./types.ts";

const load = toolkitLoader<Functions, typeof functions>({
  name: "cuBLAS",
  environment: "DOORBELL_LIBCUBLAS",
  sonames: { 13: "libcublas.so.13", 12: "libcublas.so.12" },
  pip: { 13: "nvidia-cublas", 12: "nvidia-cublas-cu12" },
  apt: { 13: "libcublas-13-0", 12: "libcublas-12-9" },
  table: { functions, byValue, apiNames },
  version: (lib) =>
    lib.supports("cublasGetProperty") ? versionByProperty(lib.cublasGetProperty) : undefined,
});

/**
 * Loads the cuBLAS of this machine (libcublas.so.13 or .12, or the file that DOORBELL_LIBCUBLAS names). A call of
 * a function that this release lacks throws MissingFunctionError with its version. Throws LibraryError with the
 * package to install when cuBLAS is missing.
 *
 * @param major highest CUDA version that the driver supports. A newer library needs a newer driver, so it is not
 * loaded.
 * @example
 * const cublas = nativeCublas();
 * const version = new Int32Array(new ArrayBuffer(4));
 * cublas.cublasGetProperty(0, addressOf(version)); // CUBLAS_STATUS_SUCCESS; version is [13], the MAJOR_VERSION
 */
export function nativeCublas(major?: number): Cublas {
  return load(major);
}
