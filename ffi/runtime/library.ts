import { env } from "node:process";
import { LibraryError } from "../errors.ts";
import { open } from "./index.ts";
import type { Functions, Table } from "./types.ts";

/** Name of a library, its environment variable and the package that provides it. */
export interface LibraryName {
  /** File name that the dynamic loader searches for: "libibverbs.so.1". */
  readonly soname: string;
  /** Environment variable that names another file: "DOORBELL_LIBIBVERBS". */
  readonly environment: string;
  /** Command that installs the library: "apt install libibverbs1 ibverbs-providers". */
  readonly install: string;
}

/**
 * Opens a library by its soname, or the file that its environment variable names.
 * Throws {@link LibraryError} with the package to install when it is missing.
 *
 * @example
 * openLibrary(
 *   { soname: "libz.so.1", environment: "DOORBELL_LIBZ", install: "apt install zlib1g" },
 *   { crc32: ["u64", "u64", "ptr", "u32"] },
 * );
 */
export function openLibrary<const T extends Table>(name: LibraryName, table: T): Functions<T> {
  const chosen = env[name.environment];
  try {
    return open(chosen || name.soname, table);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    const hint = chosen
      ? `${name.environment} says ${chosen}; unset it to look for ${name.soname}.`
      : `${name.install}, or name the file: ${name.environment}=/path/to/${name.soname}`;
    throw new LibraryError(name.soname, error.message, hint);
  }
}
