import { optionsTable, whole } from "../../arguments/options.ts";
import { type Dimensions, dimensions } from "./dimensions.ts";

/** Thread to trace. */
export interface TraceOptions {
  /** Block, counted from 0. Default: the first one. */
  readonly block?: Dimensions;
  /** Thread in the block, counted from 0. Default: the first one. */
  readonly thread?: Dimensions;
  /** Largest number of steps. Default 10,000. */
  readonly steps?: number;
}

/** Default number of steps of a trace. */
const MOST_STEPS = 10_000;

export const traceOptions = optionsTable<TraceOptions>()(
  "cuda.TraceOptions",
  { "Kernel.launch": 0 },
  {
    block: { type: dimensions, defaultText: "the first", text: "Block, counted from 0." },
    thread: { type: dimensions, defaultText: "the first", text: "Thread in the block, counted from 0." },
    steps: { type: whole(1, 1_000_000), default: MOST_STEPS, text: "Largest number of steps." },
  },
);
