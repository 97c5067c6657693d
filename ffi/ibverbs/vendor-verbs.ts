/**
 * Opens a vendor's library of verbs, which Debian's ibverbs-providers installs with libibverbs.
 * @module
 */
import { type LibraryFacts, type LibraryTable, libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import type { Table } from "../runtime/index.ts";

/** A vendor's library, with the minor symbol version that introduced each function. */
export interface VendorLibrary {
  readonly soname: string;
  /** Environment variable that names another file. */
  readonly environment: string;
  readonly since: Readonly<Record<string, number>>;
}

/** Opens a vendor's library. Throws LibraryError with the package to install when it is missing. */
export function vendorVerbs<F extends object, T extends Table>(
  { soname, environment, since }: VendorLibrary,
  table: LibraryTable<T>,
): F & LibraryFacts<keyof T & string> {
  const opened = openNvidia(
    { sonames: [soname], environment, driver: false, install: "apt install ibverbs-providers (rdma-core)" },
    table,
  );
  return libraryTable<F, T>(opened, table, (name) => {
    const text = `${opened.path} has no ${name}, which came with symbol version 1.${since[name]}`;
    const fix = "Install a newer rdma-core.";
    return new MissingFunctionError(name, opened.path, text, fix, undefined, undefined);
  });
}
