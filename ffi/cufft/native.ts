/**
 * Provider of cuFFT: Fourier transforms.
 * @module
 */
import { toolkitLoader, versionByProperty } from "../nvidia/toolkit.ts";
import { byValue, type Functions, functions } from "./functions.ts";
import type { Cufft } from "./types.ts";

const load = toolkitLoader<Functions, typeof functions>({
  name: "cuFFT",
  environment: "DOORBELL_LIBCUFFT",
  sonames: { 13: "libcufft.so.12", 12: "libcufft.so.11" },
  pip: { 13: "nvidia-cufft", 12: "nvidia-cufft-cu12" },
  apt: { 13: "libcufft-13-0", 12: "libcufft-12-9" },
  table: { functions, byValue },
  version: (lib) => (lib.supports("cufftGetProperty") ? versionByProperty(lib.cufftGetProperty) : undefined),
});

/**
 * Loads the cuFFT of this machine (libcufft.so.12 or .11, or the file that DOORBELL_LIBCUFFT names). A call of a
 * function that this release lacks throws MissingFunctionError with its version. Throws LibraryError with the
 * package to install when cuFFT is missing.
 *
 * @param major highest CUDA version that the driver supports. A newer library needs a newer driver, so it is not
 * loaded.
 * @example
 * const cufft = nativeCufft();
 * const version = new Int32Array(new ArrayBuffer(4));
 * cufft.cufftGetVersion(addressOf(version)); // 0, CUFFT_SUCCESS; version is [12000]
 */
export function nativeCufft(major?: number): Cufft {
  return load(major);
}
