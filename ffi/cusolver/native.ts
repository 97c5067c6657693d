/**
 * Provider of cuSOLVER: dense factorizations, eigenvalues and singular values.
 * @module
 */
import { toolkitLoader, versionByProperty } from "../nvidia/toolkit.ts";
import { byValue, type Functions, functions } from "./functions.ts";
import type { Cusolver } from "./types.ts";

const load = toolkitLoader<Functions, typeof functions>({
  name: "cuSOLVER",
  environment: "DOORBELL_LIBCUSOLVER",
  sonames: { 13: "libcusolver.so.12", 12: "libcusolver.so.11" },
  pip: { 13: "nvidia-cusolver", 12: "nvidia-cusolver-cu12" },
  apt: { 13: "libcusolver-13-0", 12: "libcusolver-12-9" },
  table: { functions, byValue },
  version: (lib) =>
    lib.supports("cusolverGetProperty") ? versionByProperty(lib.cusolverGetProperty) : undefined,
});

/**
 * Loads the cuSOLVER of this machine (libcusolver.so.12 or .11, or the file that DOORBELL_LIBCUSOLVER names). A
 * call of a function that this release lacks throws MissingFunctionError with its version. Throws LibraryError
 * with the package to install when cuSOLVER is missing.
 *
 * @param major highest CUDA version that the driver supports. A newer library needs a newer driver, so it is not
 * loaded.
 * @example
 * const cusolver = nativeCusolver();
 * const version = new Int32Array(new ArrayBuffer(4));
 * cusolver.cusolverGetVersion(addressOf(version)); // 0, CUSOLVER_STATUS_SUCCESS; version is [12000]
 */
export function nativeCusolver(major?: number): Cusolver {
  return load(major);
}
