/** How a collective is done: in one step or two. */
export type Tier = "one-shot" | "two-shot";

/** How a collective of so many bytes will be done, and why. */
export interface Plan {
  readonly tier: Tier;
  readonly reason: string;
}

/** Below it, one meeting less counts for more than the bytes that are read twice. */
const twoShotBytes = 256 * 1024;

/** The way of an allReduce: it follows from size and ranks alone, so that all take the same. */
export function planOf(bytes: number, size: number): Plan {
  if (size <= 2)
    return {
      tier: "one-shot",
      reason: `${size} members read each other's data once: two steps move no less`,
    };
  if (bytes < twoShotBytes)
    return { tier: "one-shot", reason: `${bytes} bytes are less than ${twoShotBytes}: one meeting` };
  const less = (2 * (size - 1)) / size;
  return {
    tier: "two-shot",
    reason: `each rank combines its share: ${less.toFixed(2)} times the data is moved instead of ${size - 1} times`,
  };
}
