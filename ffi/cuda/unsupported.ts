/**
 * A whole table from the part that a provider implements.
 * @module
 */
import { tracedTable, tracing } from "../runtime/trace.ts";
import { CUDA_ERROR_NOT_SUPPORTED } from "./constants.ts";
import { apiNames, functions } from "./table.ts";
import type { Cuda, PartialCuda } from "./types.ts";

if (tracing) await import("./trace-words.ts");

/**
 * Completes a provider's table: every function that is missing returns CUDA_ERROR_NOT_SUPPORTED (801), names that mean another
 * export are that export, and `supports` tells which are there. The table's functions are copied, so they may not rely on `this`.
 *
 * @example
 * const cuda = unsupported({ provider: "soft", cuInit: () => CUDA_SUCCESS });
 * cuda.cuInit(0); // 0
 * cuda.cuMulticastCreate(0, 0); // 801
 * cuda.supports("cuMulticastCreate"); // false
 */
export function unsupported(table: PartialCuda): Cuda {
  const notSupported = (): number => CUDA_ERROR_NOT_SUPPORTED;
  const exported = table as Readonly<Record<string, unknown>>;
  const meant: Readonly<Record<string, string>> = apiNames;
  const found = (name: string): unknown => exported[meant[name] ?? name];
  const names = Object.keys(functions).map((name) => [name, found(name) ?? notSupported] as const);
  const supports = (name: string): boolean => found(name) !== undefined;
  return { library: table.provider, ...table, ...Object.fromEntries(names), supports } as Cuda;
}

/**
 * With `DOORBELL_TRACE`: a provider's table of TypeScript functions that prints a line for each call, as C functions do.
 * Without: the table itself.
 */
export const tracedCuda = (table: Cuda): Cuda => tracedTable(table, functions);
