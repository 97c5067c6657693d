/**
 * A whole table from the part that a provider implements.
 * @module
 */
import { unsupportedFunction } from "./failure.ts";
import { functions, inlineFunctions } from "./functions.ts";
import { contextVerbs } from "./inline-context.ts";
import { newerFunctions, newerInlineFunctions } from "./newer.ts";
import { pure } from "./pure.ts";
import type { Ibverbs, PartialIbverbs } from "./types.ts";

/** Every verb's signature. */
export const signatures = {
  ...functions,
  ...inlineFunctions,
  ...newerFunctions,
  ...newerInlineFunctions,
} as const;

/**
 * Completes a provider's table: verbs over `ops()` (`ibv_post_send`, `ibv_poll_cq`, ...) and pure helpers come for free,
 * all else that is missing fails with EOPNOTSUPP.
 *
 * @example
 * const lib = unsupported({ provider: "soft", ops: () => device.operations, ibv_alloc_pd: () => 0x1000 });
 * lib.ibv_alloc_td(device.pointer, 0); // 0, errno EOPNOTSUPP
 */
export function unsupported(table: PartialIbverbs): Ibverbs {
  const missing = Object.entries(signatures).map(([name, signature]) => [
    name,
    unsupportedFunction(name, signature),
  ]);
  return { ...Object.fromEntries(missing), ...pure, ...contextVerbs(table), ...table } as Ibverbs;
}
