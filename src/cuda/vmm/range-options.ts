import { optionsTable, whole } from "../../arguments/options.ts";

/** Options of an address range. */
export interface RangeOptions {
  /** Alignment: a multiple of the granularity and a power of two, in bytes. */
  readonly alignment?: number;
  /** Address that the driver uses if it is free. */
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
      text: "Address that the driver uses if it is free.",
    },
  },
);
