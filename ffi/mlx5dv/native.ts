/**
 * libmlx5.so.1: verbs of NVIDIA's ConnectX: dynamically connected transport, memory keys, steering. Never run on hardware here.
 * @module
 */
import type { NvidiaLibrary } from "../nvidia/discover.ts";
import { type LibraryFacts, libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { byValue, type Functions, functions, since } from "./functions.ts";
import { inlineMlx5dv } from "./inline.ts";
import type { Mlx5dv } from "./types.ts";

const LIBRARY: NvidiaLibrary = {
  sonames: ["libmlx5.so.1"],
  environment: "DOORBELL_LIBMLX5",
  driver: false,
  install: "apt install ibverbs-providers (rdma-core)",
};

const TABLE = { functions, byValue } as const;

let loaded: Mlx5dv | undefined;

/**
 * The vendor's verbs beside libibverbs (`libmlx5.so.1`, or the file that DOORBELL_LIBMLX5 names), for objects of a device that is the vendor's: on
 * others they fail with EOPNOTSUPP. Throws LibraryError, which says what to install, when it is missing.
 *
 * @example
 * const lib = nativeMlx5dv();
 * console.log(lib.library);
 */
export function nativeMlx5dv(): Mlx5dv {
  loaded ??= build();
  return loaded;
}

function build(): Mlx5dv {
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
  return Object.assign(table, inlineMlx5dv(table));
}
