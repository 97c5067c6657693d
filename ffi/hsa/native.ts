/**
 * Provider of libhsa-runtime64.so.1, AMD's runtime below HIP: agents, memory pools, and dma-bufs of GPU
 * memory. It has not run on AMD hardware.
 * @module
 */
import type { NvidiaLibrary } from "../nvidia/discover.ts";
import { libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { byValue, functions } from "./functions.ts";
import type { Hsa } from "./types.ts";

const LIBRARY: NvidiaLibrary = {
  sonames: ["libhsa-runtime64.so.1"],
  environment: "DOORBELL_LIBHSA",
  driver: false,
  directories: ["/opt/rocm/lib"],
  install: "Install AMD's HSA runtime (apt install libhsa-runtime64-1, or ROCm)",
};

const TABLE = { functions, byValue } as const;

let loaded: Hsa | undefined;

/**
 * Loads AMD's HSA runtime (libhsa-runtime64.so.1, or the file that DOORBELL_LIBHSA names). It loads without
 * hardware, and its calls then fail because there is no device. Throws LibraryError with the package to
 * install when it is missing.
 *
 * @example
 * const hsa = nativeHsa();
 * console.log(hsa.library);
 */
export function nativeHsa(): Hsa {
  loaded ??= build();
  return loaded;
}

function build(): Hsa {
  const table: Hsa = libraryTable(openNvidia(LIBRARY, TABLE), TABLE, (name) => {
    const text = `${table.library} has no ${name}`;
    return new MissingFunctionError(name, table.library, text, "Install a newer ROCm.", undefined, undefined);
  });
  return table;
}
