/**
 * Provider of cuRAND: random numbers.
 * @module
 */
import { toolkitLoader, versionByProperty } from "../nvidia/toolkit.ts";
import { byValue, type Functions, functions } from "./functions.ts";
import type { Curand } from "./types.ts";

const load = toolkitLoader<Functions, typeof functions>({
  name: "cuRAND",
  environment: "DOORBELL_LIBCURAND",
  sonames: { 13: "libcurand.so.10", 12: "libcurand.so.10" },
  pip: { 13: "nvidia-curand", 12: "nvidia-curand-cu12" },
  apt: { 13: "libcurand-13-0", 12: "libcurand-12-9" },
  table: { functions, byValue },
  version: (lib) =>
    lib.supports("curandGetProperty") ? versionByProperty(lib.curandGetProperty) : undefined,
});

/**
 * Loads the cuRAND of this machine (libcurand.so.10, or the file that DOORBELL_LIBCURAND names). A call of a
 * function that this release lacks throws MissingFunctionError with its version. Throws LibraryError with the
 * package to install when cuRAND is missing.
 *
 * @param major highest CUDA version that the driver supports. A newer library needs a newer driver, so it is not
 * loaded.
 * @example
 * const curand = nativeCurand();
 * const version = new Int32Array(new ArrayBuffer(4));
 * curand.curandGetVersion(addressOf(version)); // 0, CURAND_STATUS_SUCCESS; version is [10400]
 */
export function nativeCurand(major?: number): Curand {
  return load(major);
}
