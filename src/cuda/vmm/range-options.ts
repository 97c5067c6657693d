import { optionsTable } from "../../arguments/options-table.ts";
import { whole } from "../../arguments/value-type.ts";

/** Where a range may lie. */
export interface RangeOptions {
  /** A multiple of the granularity, a power of two. */
  readonly alignment?: number;
  /** An address that the driver takes if it is free. */
  readonly hint?: number;
}

export const rangeOptions = optionsTable<RangeOptions>()(
  "cuda.RangeOptions",
  { "AddressRange.reserve": 2 },
  {
    alignment: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      default: 0,
      text: "A multiple of the granularity, a power of two.",
    },
    hint: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      default: 0,
      text: "An address that the driver takes if it is free.",
    },
  },
);
