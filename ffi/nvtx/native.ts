/**
 * Provider of NVTX, which hands the marks and ranges of a program to a profiler. C programs compile its headers in.
 * libnvtx3interop.so.1 of CUDA 13 exports their functions, and libnvToolsExt.so.1 of CUDA 12 most of them.
 * @module
 */
import type { NvidiaLibrary } from "../nvidia/discover.ts";
import { libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { apiNames, byValue, functions } from "./functions.ts";
import type { Nvtx } from "./types.ts";

const LIBRARY: NvidiaLibrary = {
  sonames: ["libnvtx3interop.so.1", "libnvToolsExt.so.1"],
  environment: "DOORBELL_LIBNVTX",
  driver: false,
  install: "Install NVTX (pip install nvidia-nvtx, or apt install cuda-nvtx-13-0)",
};

const TABLE = { functions, byValue, apiNames } as const;

let loaded: Nvtx | undefined;

/**
 * Loads NVTX of this machine (libnvtx3interop.so.1, libnvToolsExt.so.1, or the file that DOORBELL_LIBNVTX names).
 * Its first call loads the profiler's library, which NVTX_INJECTION64_PATH names. Throws LibraryError with the
 * package to install when NVTX is missing.
 *
 * @example
 * const nvtx = nativeNvtx();
 * const name = new Uint8Array(new ArrayBuffer(5));
 * name.set(new TextEncoder().encode("step"));
 * nvtx.nvtxRangePushA(addressOf(name)); // the depth, or NVTX_NO_PUSH_POP_TRACKING without a profiler
 * nvtx.nvtxRangePop();
 */
export function nativeNvtx(): Nvtx {
  loaded ??= build();
  return loaded;
}

function build(): Nvtx {
  const table: Nvtx = libraryTable(openNvidia(LIBRARY, TABLE), TABLE, (name) => {
    const text = `${table.library} has no ${name}`;
    const hint = "CUDA 13's libnvtx3interop.so.1 has it (pip install nvidia-nvtx).";
    return new MissingFunctionError(name, table.library, text, hint, undefined, undefined);
  });
  return table;
}
