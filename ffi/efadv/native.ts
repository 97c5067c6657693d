/**
 * Provider of libefa.so.1, the verbs of Amazon's EFA, such as scalable reliable datagrams. It has not run on
 * EFA hardware.
 * @module
 */
import { vendorVerbs } from "../ibverbs/vendor-verbs.ts";
import { byValue, type Functions, functions, since } from "./functions.ts";
import { inlineEfadv } from "./inline.ts";
import type { Efadv } from "./types.ts";

const LIBRARY = { soname: "libefa.so.1", environment: "DOORBELL_LIBEFA", since } as const;

let loaded: Efadv | undefined;

/**
 * Loads Amazon's verbs (`libefa.so.1`, or the file that DOORBELL_LIBEFA names). On devices of other vendors
 * they fail with EOPNOTSUPP. Throws LibraryError with the package to install when the library is missing.
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
  const table = vendorVerbs<Functions, typeof functions>(LIBRARY, { functions, byValue });
  return Object.assign(table, inlineEfadv);
}
