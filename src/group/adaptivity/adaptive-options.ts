import { optionsTable } from "../../arguments/options-table.ts";
import { described, text, whole } from "../../arguments/value-type.ts";

/** What a setting may be, and how often it is looked at. */
export interface AdaptiveOptions<T extends number | string = number | string> {
  /** The values that it may take, in an order in which neighbours do alike: the limits are the first and the last. */
  readonly values: readonly T[];
  /** What to begin with; the middle one without it. */
  readonly start?: T;
  /** So many measurements make one, by their median. */
  readonly every?: number;
  /** What costs are, in words for reasons. */
  readonly unit?: string;
}

export const adaptiveOptions = optionsTable<AdaptiveOptions>()(
  "group.AdaptiveOptions",
  { "Group.adaptive": 1 },
  {
    values: {
      type: described("different numbers or texts, at least one", (value) => {
        const values = value as readonly unknown[];
        return (
          Array.isArray(values) &&
          values.length > 0 &&
          new Set(values).size === values.length &&
          values.every((each) => typeof each === "number" || typeof each === "string")
        );
      }),
      required: true,
      text: "The values that it may take, in their order.",
    },
    start: {
      type: described("one of the values", (value) => typeof value === "number" || typeof value === "string"),
      defaultText: "the middle one",
      text: "What to begin with.",
    },
    every: { type: whole(1, 1_000_000), default: 8, text: "Measurements that make one, by their median." },
    unit: { type: text("a unit"), default: "ms", text: "What costs are, in words." },
  },
);
