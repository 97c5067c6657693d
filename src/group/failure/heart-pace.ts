/** What a heart may take of a processor's time: it beats slower above the most, and faster below the least. */
const mostShare = 0.005;
const leastShare = 0.001;
/** A death is found by the next beat: they are never further apart, and nothing is gained below the least. */
const leastBeatMs = 5;
const mostBeatMs = 20;

/** Beats after which it is looked at. */
export const pacedBeats = 200;

/**
 * How often a heart beats from now on, by what share of a processor its thread took until now. Between the limits of the share it stays: half
 * or twice as often never leads back.
 */
export function nextBeatMs(beatMs: number, share: number, lostAfterMs: number): number {
  if (share > mostShare) return Math.max(beatMs, Math.min(2 * beatMs, mostBeatMs, lostAfterMs / 10));
  if (share < leastShare) return Math.min(beatMs, Math.max(beatMs / 2, leastBeatMs));
  return beatMs;
}
