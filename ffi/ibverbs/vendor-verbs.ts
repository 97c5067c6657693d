/**
 * A vendor's library of verbs beside libibverbs, as Debian's ibverbs-providers brings it.
 * @module
 */
import { type LibraryFacts, type LibraryTable, libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import type { Table } from "../runtime/index.ts";

/** Which library it is, and since which minor symbol version it has each function. */
export interface VendorLibrary {
  readonly soname: string;
  /** The variable that names another file. */
  readonly environment: string;
  readonly since: Readonly<Record<string, number>>;
}

/** Opens the library. LibraryError, which says what to install, when it is missing. */
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
