/**
 * libefa.so.1: verbs of Amazon's EFA: scalable reliable datagrams. Never run on hardware here.
 * @module
 */
import { vendorVerbs } from "../ibverbs/vendor-verbs.ts";
import { byValue, type Functions, functions, since } from "./functions.ts";
import { inlineEfadv } from "./inline.ts";
import type { Efadv } from "./types.ts";

const LIBRARY = { soname: "libefa.so.1", environment: "DOORBELL_LIBEFA", since } as const;

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
  const table = vendorVerbs<Functions, typeof functions>(LIBRARY, { functions, byValue });
  return Object.assign(table, inlineEfadv);
}
