/** Maximum share of one processor that the heartbeat thread may use before its interval grows. */
const mostShare = 0.005;
const leastShare = 0.001;
/** Shortest heartbeat interval, in milliseconds. A peer detects a failure at its next heartbeat. */
const leastBeatMs = 5;
const mostBeatMs = 20;

/** Number of heartbeats between two adjustments of the heartbeat interval. */
export const pacedBeats = 200;

/**
 * Returns the next heartbeat interval for the processor share that the thread used. The interval does not
 * change between the two share limits. The limits are more than a factor of two apart, so doubling or halving
 * never oscillates.
 */
export function nextBeatMs(beatMs: number, share: number, lostAfterMs: number): number {
  if (share > mostShare) return Math.max(beatMs, Math.min(2 * beatMs, mostBeatMs, lostAfterMs / 10));
  if (share < leastShare) return Math.min(beatMs, Math.max(beatMs / 2, leastBeatMs));
  return beatMs;
}
