/**
 * A whole table from the part that a provider implements.
 * @module
 */
import { CUDA_ERROR_NOT_SUPPORTED } from "./constants.ts";
import { functions } from "./functions.ts";
import type { Cuda, PartialCuda } from "./types.ts";

/**
 * Completes a provider's table: every function that is missing returns CUDA_ERROR_NOT_SUPPORTED (801), and
 * `supports` tells which are there. The table's functions are copied, so they may not rely on `this`.
 *
 * @example
 * const cuda = unsupported({ provider: "soft", cuInit: () => CUDA_SUCCESS });
 * cuda.cuInit(0); // 0
 * cuda.cuMulticastCreate(0, 0); // 801
 * cuda.supports("cuMulticastCreate"); // false
 */
export function unsupported(table: PartialCuda): Cuda {
  const notSupported = (): number => CUDA_ERROR_NOT_SUPPORTED;
  const missing = Object.keys(functions).map((name) => [name, notSupported] as const);
  const supports = (name: keyof typeof functions): boolean => table[name] !== undefined;
  return { ...Object.fromEntries(missing), library: table.provider, ...table, supports } as Cuda;
}
