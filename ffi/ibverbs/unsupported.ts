/**
 * A whole table from the part that a provider implements.
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

/**
 * With `DOORBELL_TRACE`: a provider's table of TypeScript functions that prints a line for each call, as C functions do.
 * Without: the table itself.
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
  // What stands for several C functions is not used: the trace shows them.
  const { takeExtended: _, ...verbs } = table;
  return { ...tracedTable(verbs, known, (key) => (key === "registerShared" ? "ibv_reg_mr" : key)), ops };
}
