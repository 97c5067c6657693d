/** What all members of a machine see of each other: one slot for each, in memory that they share. */
export const SLOT_BYTES = 320;
/** Doubles of a slot: when it last gave a sign of life (CLOCK_MONOTONIC, ms; 0: it has not begun, or has left), */
export const BEAT = 0;
/** and whether its thread holds the mutex that the kernel marks when it ends. */
export const HOLDS = 1;
/** Where in a slot the words of barriers are: barrier/shared-barrier.ts. */
export const BARRIER_AT = 16;
/** Where in a slot that mutex is. */
export const MUTEX_AT = 64;
/** Where in a slot the text of what it is doing begins: its length in 32 bits, then UTF-8. */
export const DOING_AT = 128;
export const DOING_BYTES = SLOT_BYTES - DOING_AT - 4;

/** A member that the heart's thread watches. */
export interface Watched {
  readonly id: number;
  readonly slot: number;
  /** A descriptor of its process, -1 where there is none. */
  readonly pidfd: number;
}

/** What the heart's thread is started with. */
export interface HeartShare {
  /** Address of the page. */
  readonly page: number;
  readonly ownSlot: number;
  readonly watched: readonly Watched[];
  readonly lostAfterMs: number;
  /** How often it beats at first, and looks at the others. */
  readonly beatMs: number;
  /** May it beat more or less often by what that costs? */
  readonly adapts: boolean;
  readonly epollFd: number;
  /** Written to end the thread. */
  readonly stopFd: number;
  /** When each verdict was given: milliseconds since 1970. */
  readonly times: Float64Array<SharedArrayBuffer>;
  /** See {@link Control}. */
  readonly control: Int32Array<SharedArrayBuffer>;
  /** Where the thread writes 1 when somebody is lost, and where when it had not left: addresses of this process, 0 for none. */
  readonly abort: BigUint64Array<SharedArrayBuffer>;
}

/** Words that the heart's thread and the main thread share. */
export const Control = {
  /** 1 while somebody uses or changes the addresses of `abort`. */
  lock: 0,
  /** How many verdicts there are: the main thread waits on it. */
  verdicts: 1,
  /** 1 once the thread has left C for good. */
  stopped: 2,
  /** 1 once the thread has begun. */
  begun: 3,
  /** How often the thread has changed how often it beats: the main thread waits on it. */
  pace: 4,
  /** What it beats by now: microseconds, and the millionth parts of a processor that it took by what was before. */
  beatUs: 5,
  share: 6,
  /** From here on a verdict in each word: id * 2, and 1 more when the process has ended. */
  first: 7,
} as const;
