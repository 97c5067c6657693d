/**
 * Builds a complete verbs table from the functions that a provider implements.
 * @module
 */
import { tracedTable, tracing } from "../runtime/trace.ts";
import { unsupportedFunction } from "./failure.ts";
import { functions, inlineFunctions, operations } from "./functions.ts";
import { contextVerbs } from "./inline-context.ts";
import { newerFunctions, newerInlineFunctions } from "./newer.ts";
import { pure } from "./pure.ts";
import type { ContextOps, Ibverbs, PartialIbverbs } from "./types.ts";

if (tracing) await import("./trace-words.ts");

/** Signatures of every verb. */
export const signatures = {
  ...functions,
  ...inlineFunctions,
  ...newerFunctions,
  ...newerInlineFunctions,
} as const;

/**
 * Completes a provider's table. Verbs over `ops()` (`ibv_post_send`, `ibv_poll_cq`, ...) and pure helpers are
 * added; every other missing function fails with EOPNOTSUPP.
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

/**
 * Wraps a provider's table so that each call prints a trace line when `DOORBELL_TRACE` is set. Returns the
 * table unchanged otherwise.
 */
export function tracedVerbs(table: Ibverbs): Ibverbs {
  if (!tracing) return table;
  const seen = new WeakMap<ContextOps, ContextOps>();
  const ops = (context: number): ContextOps => {
    const plain = table.ops(context);
    let shown = seen.get(plain);
    if (shown === undefined) {
      shown = tracedTable(plain, operations.ibv_context_ops, (key) => `ibv_${key}`);
      seen.set(plain, shown);
    }
    return shown;
  };
  const known = { ...signatures, registerShared: signatures.ibv_reg_mr };
  // A traced table omits methods that replace several C functions, so that the trace shows the C functions.
  const { takeExtended: _, ...verbs } = table;
  return { ...tracedTable(verbs, known, (key) => (key === "registerShared" ? "ibv_reg_mr" : key)), ops };
}
