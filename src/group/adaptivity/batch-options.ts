import { optionsTable } from "../../arguments/options-table.ts";
import { described, whole } from "../../arguments/value-type.ts";

/** Which sizes batches may have, and how often they are looked at. */
export interface BatchOptions {
  /** Sizes that a batch may have, ascending: the limits are the first and the last. */
  readonly sizes: readonly number[];
  /** After so many batches the members tell each other what they took; sooner where nothing is known of a size, more seldom while nothing changes. */
  readonly every?: number;
}

export const batchOptions = optionsTable<BatchOptions>()(
  "group.BatchOptions",
  { "Group.batches": 1 },
  {
    sizes: {
      type: described("ascending whole numbers above 0, at least one", (value) => {
        const sizes = value as readonly unknown[];
        return (
          Array.isArray(sizes) &&
          sizes.length > 0 &&
          sizes.every((size, i) => Number.isSafeInteger(size) && size > (i === 0 ? 0 : sizes[i - 1]))
        );
      }),
      required: true,
      text: "Sizes that a batch may have.",
    },
    every: {
      type: whole(1, 1_000_000),
      default: 32,
      unit: "batches",
      text: "After which the members tell each other what they took.",
    },
  },
);
