/**
 * A whole table from the part that a provider implements.
 * @module
 */
import { unsupportedFunction } from "../ibverbs/failure.ts";
import { tracedTable, tracing } from "../runtime/trace.ts";
import { functions, inlineFunctions } from "./functions.ts";
import { newerFunctions } from "./newer.ts";
import type { Rdmacm } from "./types.ts";

const signatures = { ...functions, ...inlineFunctions, ...newerFunctions } as const;

/** Completes a provider's table: what is missing fails with EOPNOTSUPP, as that function of C fails. */
export function unsupportedRdmacm(table: Pick<Rdmacm, "provider"> & Partial<Rdmacm>): Rdmacm {
  const missing = Object.entries(signatures).map(([name, signature]) => [
    name,
    unsupportedFunction(name, signature),
  ]);
  return { ...Object.fromEntries(missing), ...table } as Rdmacm;
}

/** With `DOORBELL_TRACE`: a provider's table of TypeScript functions that prints a line for each call. Without: the table itself. */
export function tracedRdmacm(table: Rdmacm): Rdmacm {
  return tracing ? tracedTable(table, signatures) : table;
}
