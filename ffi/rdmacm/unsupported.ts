/**
 * Completes the table of a provider that implements a part of librdmacm.
 * @module
 */
import { unsupportedFunction } from "../ibverbs/failure.ts";
import { tracedTable, tracing } from "../runtime/trace.ts";
import { functions, inlineFunctions } from "./functions.ts";
import { newerFunctions } from "./newer.ts";
import type { Rdmacm } from "./types.ts";

const signatures = { ...functions, ...inlineFunctions, ...newerFunctions } as const;

/**
 * Completes a provider's table. A missing function fails with EOPNOTSUPP in the manner of that C function.
 */
export function unsupportedRdmacm(table: Pick<Rdmacm, "provider"> & Partial<Rdmacm>): Rdmacm {
  const missing = Object.entries(signatures).map(([name, signature]) => [
    name,
    unsupportedFunction(name, signature),
  ]);
  return { ...Object.fromEntries(missing), ...table } as Rdmacm;
}

/**
 * Wraps a provider's table so that each call prints a trace line when `DOORBELL_TRACE` is set, else returns
 * the table itself.
 */
export function tracedRdmacm(table: Rdmacm): Rdmacm {
  return tracing ? tracedTable(table, signatures) : table;
}
