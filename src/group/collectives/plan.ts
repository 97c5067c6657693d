import { forced } from "./launch-shape.ts";

/** How a collective is done: each word with a flag, each line of 128 bytes with one, in one step, or in two. */
export type Tier = "low-latency" | "lines" | "one-shot" | "two-shot";

/** Or, between hosts: a thread sends it by RDMA, in one step, or in two; or kernels within hosts do their part. */
export type AnyTier = Tier | "network one-shot" | "network two-shot" | "hierarchical" | "NCCL";

/** How a collective of so many bytes will be done, and why. */
export interface Plan {
  readonly tier: AnyTier;
  readonly reason: string;
}

/** What the members' memory allows. */
export interface Ways {
  /** Bytes that fit into the slots of words with flags. */
  readonly mostWordBytes: number;
  /** Do lines stay together on the way? */
  readonly hasLines: boolean;
}

const KiB = 1024;
const MiB = 1024 * KiB;
/** Below it, twice the bytes on the link take less time than a flag that waits behind the data, and than what lines cost. */
const wordBytes = { withLines: 128 * KiB, without: 256 * KiB };
/**
 * Up to here lines are ahead of larger pieces, which cost a fence each; beyond, the sixteenth of flags counts for more: sooner where data go
 * in one direction, or nothing is computed, and the link is all that counts.
 */
const lineBytes = { bothWays: 64 * MiB, moves: 16 * MiB, oneWay: 8 * MiB };
/** Below it, one meeting less counts for more than the bytes that are moved twice. */
const twoShotBytes = 256 * KiB;

/** The way of an allReduce: it follows from bytes and ranks alone, so that all take the same. */
export function tierOf(bytes: number, size: number, { mostWordBytes, hasLines }: Ways): Tier {
  if (forced.tier !== undefined && (forced.tier !== "low-latency" || bytes <= mostWordBytes))
    return forced.tier;
  const few = hasLines ? wordBytes.withLines : wordBytes.without;
  if (bytes * (size - 1) <= few && bytes <= mostWordBytes) return "low-latency";
  if (size <= 2 || bytes < twoShotBytes) return pieceTier(bytes, hasLines, "bothWays");
  return "two-shot";
}

/** The way of what is done in one step, by the bytes of a piece. */
export const pieceTier = (bytes: number, hasLines: boolean, direction: keyof typeof lineBytes): Tier =>
  forced.tier === "lines" || forced.tier === "one-shot"
    ? forced.tier
    : hasLines && bytes <= lineBytes[direction]
      ? "lines"
      : "one-shot";

/** The way, and why. */
export function planOf(bytes: number, size: number, ways: Ways): Plan {
  const tier = tierOf(bytes, size, ways);
  return { tier, reason: forced.tier === undefined ? reasonOf(tier, bytes, size) : "it was asked for" };
}

function reasonOf(tier: Tier, bytes: number, size: number): string {
  if (size === 1) return "one member: what it has is the result";
  switch (tier) {
    case "low-latency":
      return `${bytes} bytes to ${size - 1} others: each word travels with its flag`;
    case "lines":
      return `${bytes} bytes by links that keep lines of 128 bytes together: each travels with its flag, and none waits for another`;
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
