/** Result for an even number of values: the upper or lower one of the two in the middle, or their mean. */
export type MiddleOfTwo = "upper" | "lower" | "mean";

/** Returns the median of at least one value, and leaves the array as it is. */
export function median(values: readonly number[], middle: MiddleOfTwo = "upper"): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1]!;
  if (middle === "upper" || sorted.length % 2 === 1) return upper;
  const lower = sorted[(sorted.length >> 1) - 1]!;
  return middle === "lower" ? lower : (lower + upper) / 2;
}
