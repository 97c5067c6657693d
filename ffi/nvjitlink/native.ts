/**
 * Provider of nvJitLink, which links device code, also with optimization at link time.
 * @module
 */
import { toolkitLoader } from "../nvidia/toolkit.ts";
import { addressOf } from "../runtime/index.ts";
import { byValue, type Functions, functions } from "./functions.ts";
import type { Nvjitlink } from "./types.ts";

const load = toolkitLoader<Functions, typeof functions>({
  name: "nvJitLink",
  environment: "DOORBELL_LIBNVJITLINK",
  sonames: { 13: "libnvJitLink.so.13", 12: "libnvJitLink.so.12" },
  pip: { 13: "nvidia-nvjitlink", 12: "nvidia-nvjitlink-cu12" },
  apt: { 13: "libnvjitlink-13-0", 12: "libnvjitlink-12-9" },
  table: { functions, byValue },
  version: (lib) => {
    const out = new Uint32Array(new ArrayBuffer(8));
    const known = lib.supports("nvJitLinkVersion");
    return known && lib.nvJitLinkVersion(addressOf(out), addressOf(out) + 4) === 0 ? [...out] : undefined;
  },
});

/**
 * Loads the nvJitLink of this machine (libnvJitLink.so.13 or .12, or the file that DOORBELL_LIBNVJITLINK names). A
 * call of a function that this release lacks throws MissingFunctionError with its version. Throws LibraryError
 * with the package to install when nvJitLink is missing.
 *
 * @param major highest CUDA version that the driver supports. A newer library needs a newer driver, so it is not
 * loaded.
 * @example
 * const nvjitlink = nativeNvjitlink();
 * const version = new Uint32Array(new ArrayBuffer(8));
 * nvjitlink.nvJitLinkVersion(addressOf(version), addressOf(version) + 4); // 0, NVJITLINK_SUCCESS; version is [13, 0]
 */
export function nativeNvjitlink(major?: number): Nvjitlink {
  return load(major);
}
