/**
 * libefa.so.1: verbs of Amazon's EFA: scalable reliable datagrams. Never run on hardware here.
 * @module
 */
import type { NvidiaLibrary } from "../nvidia/discover.ts";
import { type LibraryFacts, libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { byValue, type Functions, functions, since } from "./functions.ts";
import { inlineEfadv } from "./inline.ts";
import type { Efadv } from "./types.ts";

const LIBRARY: NvidiaLibrary = {
  sonames: ["libefa.so.1"],
  environment: "DOORBELL_LIBEFA",
  driver: false,
  install: "apt install ibverbs-providers (rdma-core)",
};

const TABLE = { functions, byValue } as const;

let loaded: Efadv | undefined;

/**
 * The vendor's verbs beside libibverbs (`libefa.so.1`, or the file that DOORBELL_LIBEFA names), for objects of a device that is the vendor's: on
 * others they fail with EOPNOTSUPP. Throws LibraryError, which says what to install, when it is missing.
 *
 * @example
 * const lib = nativeEfadv();
 * console.log(lib.library);
 */
export function nativeEfadv(): Efadv {
  loaded ??= build();
  return loaded;
}

function build(): Efadv {
  const table: Functions & LibraryFacts<keyof Functions> = libraryTable(
    openNvidia(LIBRARY, TABLE),
    TABLE,
    (name) => {
      const text = `${table.library} has no ${name}, which came with symbol version 1.${since[name as keyof typeof since]}`;
      return new MissingFunctionError(
        name,
        table.library,
        text,
        "Install a newer rdma-core.",
        undefined,
        undefined,
      );
    },
  );
  return Object.assign(table, inlineEfadv);
}
