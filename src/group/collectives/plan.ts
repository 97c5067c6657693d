/**
 * Algorithm of a collective within one host.
 * - "low-latency": each 4-byte word carries a flag (NCCL calls this LL)
 * - "lines": each line of 128 bytes carries a flag (NCCL calls this LL128)
 * - "one-shot" and "two-shot": data in one or two steps, with one flag after the data
 */
export type Tier = "low-latency" | "lines" | "one-shot" | "two-shot";

/**
 * Algorithm of a collective on one host or several hosts. "hierarchical" combines data by kernels within
 * each host, and by RDMA between the hosts.
 */
export type AnyTier = Tier | "network one-shot" | "network two-shot" | "hierarchical" | "NCCL" | Shape;

/**
 * Shape of the links that an allReduce uses, in place of all links at once. The data passes through one member
 * (star), from each member to the next (ring), or through pairs (tree).
 */
export type Shape = "star" | "ring" | "tree";

export const shapes: readonly Shape[] = ["star", "ring", "tree"];

/** Algorithm that a collective will use, and the reason. */
export interface Plan {
  readonly tier: AnyTier;
  readonly reason: string;
}

/** Settings with which tests and benchmarks override the library's choices. */
export interface Forced {
  readonly tier?: Tier;
  readonly blocks?: number;
  readonly threads?: number;
  readonly overlap?: boolean;
  /** True to let half of a block's warps send while the other half receives, also on soft GPUs. */
  readonly warpSpecialized?: boolean;
}

/** Overrides in force. Empty outside tests and benchmarks. */
export let forced: Forced = {};

export function force(wanted: Forced): void {
  forced = wanted;
}

/** Limits that the members' memory sets for the algorithms. */
export interface TierLimits {
  /** Capacity of the low-latency slots, in bytes of data. */
  readonly maxLowLatencyBytes: number;
  /** True when a 128-byte line arrives as a unit at every member. */
  readonly hasLines: boolean;
}

const KiB = 1024;
const MiB = 1024 * KiB;
/**
 * Maximum size of a low-latency transfer, in bytes. Below this size, sending twice the bytes takes less time
 * than a separate flag or a line transfer.
 */
const lowLatencyBytes = { withLines: 128 * KiB, without: 256 * KiB };
/**
 * Maximum size of a line transfer by traffic pattern, in bytes. Larger transfers use separate flags: the
 * flags of lines take a sixteenth of the bandwidth. The limit is lower for transfers in one direction and for
 * transfers without arithmetic, because the link bounds their speed.
 */
const lineBytes = { bothDirections: 64 * MiB, moves: 16 * MiB, oneDirection: 8 * MiB };
/**
 * Minimum size of a two-shot allReduce, in bytes. Below this size, the additional synchronization costs more
 * than the saved bytes.
 */
const twoShotBytes = 256 * KiB;

/**
 * Returns the algorithm of an allReduce. The result depends only on the bytes and the number of ranks, so all
 * members choose the same one.
 */
export function tierOf(bytes: number, size: number, { maxLowLatencyBytes, hasLines }: TierLimits): Tier {
  if (forced.tier !== undefined && (forced.tier !== "low-latency" || bytes <= maxLowLatencyBytes))
    return forced.tier;
  const lowLatencyLimit = hasLines ? lowLatencyBytes.withLines : lowLatencyBytes.without;
  if (bytes * (size - 1) <= lowLatencyLimit && bytes <= maxLowLatencyBytes) return "low-latency";
  if (size <= 2 || bytes < twoShotBytes) return chunkTier(bytes, hasLines, "bothDirections");
  return "two-shot";
}

/** Returns the algorithm of a collective with one step, for chunks of `bytes` bytes. */
export const chunkTier = (bytes: number, hasLines: boolean, direction: keyof typeof lineBytes): Tier =>
  forced.tier === "lines" || forced.tier === "one-shot"
    ? forced.tier
    : hasLines && bytes <= lineBytes[direction]
      ? "lines"
      : "one-shot";

/** Returns the algorithm of an allReduce, and the reason. */
export function planOf(bytes: number, size: number, limits: TierLimits): Plan {
  const tier = tierOf(bytes, size, limits);
  return { tier, reason: forced.tier === undefined ? reasonOf(tier, bytes, size) : "forced by a setting" };
}

function reasonOf(tier: Tier, bytes: number, size: number): string {
  if (size === 1) return "one member: its input is the result";
  switch (tier) {
    case "low-latency":
      return `${bytes} bytes to ${size - 1} others: each word carries a flag`;
    case "lines":
      return `${bytes} bytes over links with atomic 128-byte lines: each line carries a flag`;
    case "one-shot":
      return size <= 2
        ? `${size} members exchange their data once: two steps would move as much`
        : `${bytes} bytes are less than ${twoShotBytes}: one step`;
    case "two-shot": {
      const less = ((2 * (size - 1)) / size).toFixed(2);
      return `each rank combines one shard: ${less} times the data is moved instead of ${size - 1} times`;
    }
  }
}
