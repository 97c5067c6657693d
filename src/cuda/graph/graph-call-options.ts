import { optionsTable } from "../../arguments/options.ts";
import { waitRows } from "../../wait/wait-options.ts";

/** Options of a function of a graph. */
export interface GraphCallOptions {
  /** Time in milliseconds that the function may take. Then the launch continues without it. */
  readonly timeoutMs?: number;
}

export const graphCallOptions = optionsTable<GraphCallOptions>()(
  "cuda.GraphCallOptions",
  { "Graph.addCall": 2 },
  { timeoutMs: { ...waitRows.timeoutMs, text: "Time that the function may take." } },
);
