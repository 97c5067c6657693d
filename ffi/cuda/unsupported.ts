/**
 * Completes the table of functions of a provider that implements a part of it.
 * @module
 */
import { tracedTable, tracing } from "../runtime/trace.ts";
import { CUDA_ERROR_NOT_SUPPORTED } from "./constants.ts";
import { apiNames, functions } from "./table.ts";
import type { Cuda, PartialCuda } from "./types.ts";

if (tracing) await import("./trace-words.ts");

/**
 * Completes a provider's table. Every missing function returns CUDA_ERROR_NOT_SUPPORTED (801), C names that
 * are macros call their export, and `supports` reports the implemented functions. The functions are copied,
 * so they must not use `this`.
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

/** Returns the table with a trace line for each call when `DOORBELL_TRACE` is set, else the table itself. */
export const tracedCuda = (table: Cuda): Cuda => tracedTable(table, functions);
