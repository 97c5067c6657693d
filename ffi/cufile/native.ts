/**
 * Provider of libcufile.so.0, which transfers data between files and GPU memory.
 * @module
 */
import type { NvidiaLibrary } from "../nvidia/discover.ts";
import { libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { apiNames, byValue, functions } from "./functions.ts";
import type { Cufile } from "./types.ts";

const LIBRARY: NvidiaLibrary = {
  sonames: ["libcufile.so.0"],
  environment: "DOORBELL_LIBCUFILE",
  driver: false,
  install: "Install cuFile (pip install nvidia-cufile, or apt install libcufile-13-0)",
};

const TABLE = { functions, byValue, apiNames } as const;

let loaded: Cufile | undefined;

/**
 * Loads the GPUDirect Storage library of this machine (libcufile.so.0, or the file that DOORBELL_LIBCUFILE
 * names).
 * Throws LibraryError with the package to install when it is missing.
 *
 * @example
 * const cufile = nativeCufile();
 * cufileError(cufile.cuFileDriverOpen()); // { err: 0, cuError: 0 }
 */
export function nativeCufile(): Cufile {
  loaded ??= build();
  return loaded;
}

function build(): Cufile {
  const table: Cufile = libraryTable(openNvidia(LIBRARY, TABLE), TABLE, (name) => {
    const text = `${table.library} has no ${name}`;
    return new MissingFunctionError(
      name,
      table.library,
      text,
      "Install a newer cuFile.",
      undefined,
      undefined,
    );
  });
  return table;
}

/** Result of a cuFile function. `err` is a CUfileOpError (0, or 5001 and up), and `cuError` a CUresult. */
export interface CufileError {
  readonly err: number;
  readonly cuError: number;
}

/** Splits a CUfileError_t, which C returns by value, into its members. */
export function cufileError(result: bigint): CufileError {
  const err = Number(BigInt.asIntN(32, result));
  return { err, cuError: Number(BigInt.asUintN(32, result >> 32n)) };
}
