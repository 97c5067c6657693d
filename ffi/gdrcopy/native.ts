/**
 * Provider of libgdrapi.so.2. NVIDIA's gdrcopy and its kernel module gdrdrv map GPU memory into a process.
 * @module
 */
import type { NvidiaLibrary } from "../nvidia/discover.ts";
import { libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { apiNames, byValue, functions } from "./functions.ts";
import type { Gdrcopy } from "./types.ts";

const LIBRARY: NvidiaLibrary = {
  sonames: ["libgdrapi.so.2"],
  environment: "DOORBELL_LIBGDRAPI",
  driver: false,
  install: "Build and install gdrcopy (github.com/NVIDIA/gdrcopy), and load its module gdrdrv",
};

const TABLE = { functions, byValue, apiNames } as const;

let loaded: Gdrcopy | undefined;

/**
 * Loads gdrcopy's library (libgdrapi.so.2, or the file that DOORBELL_LIBGDRAPI names). `gdr_open` returns
 * NULL when the kernel module gdrdrv is not loaded. Throws LibraryError with the package to install when the
 * library is missing.
 *
 * @example
 * const gdr = nativeGdrcopy().gdr_open(); // 0 without /dev/gdrdrv
 */
export function nativeGdrcopy(): Gdrcopy {
  loaded ??= build();
  return loaded;
}

function build(): Gdrcopy {
  const table: Gdrcopy = libraryTable(openNvidia(LIBRARY, TABLE), TABLE, (name) => {
    const text = `${table.library} has no ${name}`;
    return new MissingFunctionError(
      name,
      table.library,
      text,
      "Install a newer gdrcopy.",
      undefined,
      undefined,
    );
  });
  return table;
}
