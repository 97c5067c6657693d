/**
 * Provider of libmlx5.so.1, the verbs of NVIDIA's ConnectX: dynamically connected transport, memory keys,
 * steering. It has not run on ConnectX hardware.
 * @module
 */
import { vendorVerbs } from "../ibverbs/vendor-verbs.ts";
import { byValue, type Functions, functions, since } from "./functions.ts";
import { inlineMlx5dv } from "./inline.ts";
import type { Mlx5dv } from "./types.ts";

const LIBRARY = { soname: "libmlx5.so.1", environment: "DOORBELL_LIBMLX5", since } as const;

let loaded: Mlx5dv | undefined;

/**
 * Loads NVIDIA's verbs (`libmlx5.so.1`, or the file that DOORBELL_LIBMLX5 names). On devices of other vendors
 * they fail with EOPNOTSUPP. Throws LibraryError with the package to install when the library is missing.
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
  const table = vendorVerbs<Functions, typeof functions>(LIBRARY, { functions, byValue });
  return Object.assign(table, inlineMlx5dv(table));
}
