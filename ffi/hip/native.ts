/**
 * Provider of libamdhip64, AMD's runtime with functions like CUDA's. It has not run on AMD hardware.
 * @module
 */
import type { NvidiaLibrary } from "../nvidia/discover.ts";
import { libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { byValue, functions } from "./functions.ts";
import type { Hip } from "./types.ts";

const LIBRARY: NvidiaLibrary = {
  sonames: ["libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so"],
  environment: "DOORBELL_LIBAMDHIP64",
  driver: false,
  directories: ["/opt/rocm/lib"],
  install: "Install AMD's HIP runtime (apt install libamdhip64-5, or ROCm)",
};

const TABLE = { functions, byValue } as const;

let loaded: Hip | undefined;

/**
 * Loads AMD's HIP runtime (libamdhip64.so, or the file that DOORBELL_LIBAMDHIP64 names). It loads without
 * hardware, and its calls then fail because there is no device. Throws LibraryError with the package to
 * install when it is missing.
 *
 * @example
 * const hip = nativeHip();
 * console.log(hip.library);
 */
export function nativeHip(): Hip {
  loaded ??= build();
  return loaded;
}

function build(): Hip {
  const table: Hip = libraryTable(openNvidia(LIBRARY, TABLE), TABLE, (name) => {
    const text = `${table.library} has no ${name}`;
    return new MissingFunctionError(name, table.library, text, "Install a newer ROCm.", undefined, undefined);
  });
  return table;
}
