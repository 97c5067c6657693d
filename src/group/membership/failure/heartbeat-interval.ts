/** Maximum share of one processor that the heartbeat thread may use before its interval grows. */
const maxShare = 0.005;
const minShare = 0.001;
/** Shortest heartbeat interval, in milliseconds. A peer detects a failure at its next heartbeat. */
const minIntervalMs = 5;
const maxIntervalMs = 20;

/** Number of heartbeats between two adjustments of the heartbeat interval. */
export const beatsPerAdjustment = 200;

/**
 * Returns the next heartbeat interval for the processor share that the thread used. The interval does not
 * change between the two share limits. The limits are more than a factor of two apart, so doubling or halving
 * never oscillates.
 */
export function nextIntervalMs(intervalMs: number, share: number, lostAfterMs: number): number {
  if (share > maxShare)
    return Math.max(intervalMs, Math.min(2 * intervalMs, maxIntervalMs, lostAfterMs / 10));
  if (share < minShare) return Math.min(intervalMs, Math.max(intervalMs / 2, minIntervalMs));
  return intervalMs;
}
