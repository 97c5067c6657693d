import { median as middleOf } from "../../src/tuning/median.ts";

/** Returns the median: the middle value, or the mean of the two middle ones. NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : middleOf(values, "mean");
