import { forced } from "./launch-shape.ts";

/** How a collective is done: each word with a flag, in one step, or in two. */
export type Tier = "low-latency" | "one-shot" | "two-shot";

/** How a collective of so many bytes will be done, and why. */
export interface Plan {
  readonly tier: Tier;
  readonly reason: string;
}

const KiB = 1024;
/** Below it, twice the bytes on the link take less time than a flag that waits behind the data. */
const lowLatencyBytes = 64 * KiB;
/** Below it, one meeting less counts for more than the bytes that are moved twice. */
const twoShotBytes = 256 * KiB;

/**
 * The way of an allReduce: it follows from bytes and ranks alone, so that all take the same. `words`: bytes that fit into the slots of
 * words with flags.
 */
export function planOf(bytes: number, size: number, words: number): Plan {
  if (forced.tier !== undefined && (forced.tier !== "low-latency" || bytes <= words))
    return { tier: forced.tier, reason: "it was asked for" };
  if (bytes * (size - 1) <= Math.min(lowLatencyBytes, words))
    return {
      tier: "low-latency",
      reason: `${bytes} bytes to ${size - 1} others: each word travels with its flag`,
    };
  if (size <= 2)
    return {
      tier: "one-shot",
      reason: `${size} members give each other their data once: two steps move no less`,
    };
  if (bytes < twoShotBytes)
    return { tier: "one-shot", reason: `${bytes} bytes are less than ${twoShotBytes}: one meeting` };
  const less = (2 * (size - 1)) / size;
  return {
    tier: "two-shot",
    reason: `each rank combines its share: ${less.toFixed(2)} times the data is moved instead of ${size - 1} times`,
  };
}
