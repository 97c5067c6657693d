import { optionsTable } from "../../arguments/options-table.ts";
import { whole } from "../../arguments/value-type.ts";
import { type Dimensions, dimensions } from "../kernel/dimensions.ts";

/** Whom to follow. */
export interface TraceOptions {
  /** The block, counted from 0; the first one otherwise. */
  readonly block?: Dimensions;
  /** The thread in it, counted from 0; the first one otherwise. */
  readonly thread?: Dimensions;
  /** At most so many steps, 10,000 if it is not said. */
  readonly steps?: number;
}

/** Steps that a trace has when nobody says how many. */
const MOST_STEPS = 10_000;

export const traceOptions = optionsTable<TraceOptions>()(
  "cuda.TraceOptions",
  { "Kernel.launch": 0 },
  {
    block: { type: dimensions, defaultText: "the first", text: "The block, counted from 0." },
    thread: { type: dimensions, defaultText: "the first", text: "The thread in it, counted from 0." },
    steps: { type: whole(1, 1_000_000), default: MOST_STEPS, text: "The most steps." },
  },
);
