/**
 * Provider of libibverbs.so.1: its exported functions, and the verbs that verbs.h defines inline.
 * @module
 */
import { type LibraryName, openLibrary } from "../runtime/library.ts";
import { contextAt } from "./context.ts";
import { completed, type Found } from "./failure.ts";
import { functions } from "./functions.ts";
import { completionVerbs } from "./inline-cq-ex.ts";
import { extendedVerbs } from "./inline-extended.ts";
import { workRequestVerbs } from "./inline-qp-ex.ts";
import { type Exported, lifetimes, objectVerbs, registration, sized } from "./native-overlay.ts";
import { newerFunctions } from "./newer.ts";
import type { Ibverbs, VerbsFunctions } from "./types.ts";
import { unsupported } from "./unsupported.ts";

const LIBRARY: LibraryName = {
  soname: "libibverbs.so.1",
  environment: "DOORBELL_LIBIBVERBS",
  install: "apt install libibverbs1 ibverbs-providers",
};

const TABLE = { ...functions, ...newerFunctions } as const;

let loaded: Ibverbs | undefined;

/**
 * Loads the verbs of the installed libibverbs (`libibverbs.so.1`, or the file that DOORBELL_LIBIBVERBS
 * names). Throws LibraryError with the package to install when it is missing. `ibv_open_device` throws
 * AbiError for a library whose structs this package does not support.
 *
 * @example
 * const lib = nativeIbverbs();
 * const list = lib.ibv_get_device_list(0);
 */
export function nativeIbverbs(): Ibverbs {
  loaded ??= build(openLibrary(LIBRARY, TABLE));
  return loaded;
}

/** Builds a provider from a library's symbols. A call of a missing symbol fails with EOPNOTSUPP. */
export function build(found: Found<typeof TABLE>): Ibverbs {
  const exported: Exported = completed(found, TABLE);
  const inline: Partial<VerbsFunctions> = {
    ...extendedVerbs(exported),
    ...workRequestVerbs,
    ...completionVerbs,
  };
  const table = unsupported({ provider: "native", ops: (context) => contextAt(context).ops });
  return Object.defineProperties(table, {
    ...Object.getOwnPropertyDescriptors(exported),
    ...Object.getOwnPropertyDescriptors({
      ...inline,
      ...lifetimes(exported, inline),
      ...registration(exported, (name) => found[name] !== undefined),
      ...sized(exported),
      ...objectVerbs,
    }),
  });
}
