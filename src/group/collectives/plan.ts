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
const lowLatencyBytes = 256 * KiB;
/** Below it, one meeting less counts for more than the bytes that are moved twice. */
const twoShotBytes = 256 * KiB;

/**
 * The way of an allReduce: it follows from bytes and ranks alone, so that all take the same. `words`: bytes that fit into the slots of
 * words with flags.
 */
export function tierOf(bytes: number, size: number, words: number): Tier {
  if (forced.tier !== undefined && (forced.tier !== "low-latency" || bytes <= words)) return forced.tier;
  if (bytes * (size - 1) <= lowLatencyBytes && bytes <= words) return "low-latency";
  return size <= 2 || bytes < twoShotBytes ? "one-shot" : "two-shot";
}

/** The way, and why. */
export function planOf(bytes: number, size: number, words: number): Plan {
  const tier = tierOf(bytes, size, words);
  return { tier, reason: forced.tier === undefined ? reasonOf(tier, bytes, size) : "it was asked for" };
}

function reasonOf(tier: Tier, bytes: number, size: number): string {
  switch (tier) {
    case "low-latency":
      return `${bytes} bytes to ${size - 1} others: each word travels with its flag`;
    case "one-shot":
      return size <= 2
        ? `${size} members give each other their data once: two steps move no less`
        : `${bytes} bytes are less than ${twoShotBytes}: one meeting`;
    case "two-shot": {
      const less = ((2 * (size - 1)) / size).toFixed(2);
      return `each rank combines its share: ${less} times the data is moved instead of ${size - 1} times`;
    }
  }
}
