/** Interval of the heartbeats, in milliseconds. */
export const BEAT_MS = 2;
/** Interval at which a host looks for heartbeats, and for the end of a candidacy, in milliseconds. */
export const LOOK_MS = 1;
/** Time after a heartbeat for which a follower gives no vote to another host, by its own clock, in milliseconds. */
export const LEASE_MS = 14;
/** Largest rate error of a clock. */
export const MOST_DRIFT = 0.1;
/** Longest random delay of a candidacy, in milliseconds. */
export const CANDIDACY_DELAY_MS = 2;
/**
 * Time in which a candidate must win, in milliseconds. It is longer than a promise by the slowest clock. Otherwise two
 * voters, whose promises end at different times, might never vote in one candidacy.
 */
export const CANDIDACY_MS = LEASE_MS * (1 + 3 * MOST_DRIFT);

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
