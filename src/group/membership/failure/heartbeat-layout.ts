/** Size of one member's slot in the heartbeat page, in bytes. All members of a machine share the page. */
export const SLOT_BYTES = 320;
/**
 * Index of the double in a slot that holds the last heartbeat, in milliseconds of CLOCK_MONOTONIC. The value
 * 0 means that the member has left.
 */
export const BEAT = 0;
/** Index of the double in a slot that is 1 while the heartbeat thread holds the slot's robust mutex. */
export const HOLDS = 1;
/** Byte offset of the barrier words in a slot, see shared-barrier.ts. */
export const BARRIER_AT = 16;
/** Byte offset of the robust mutex in a slot. */
export const MUTEX_AT = 64;
/** Byte offset of the member's current operation in a slot. The text is a 32-bit length followed by UTF-8. */
export const OPERATION_AT = 128;
export const OPERATION_BYTES = SLOT_BYTES - OPERATION_AT - 4;

/** Member that the heartbeat thread watches. */
export interface Watched {
  readonly id: number;
  readonly slot: number;
  /** pidfd of the watched process, or -1 when none is available. */
  readonly pidfd: number;
}

/** Start parameters of the heartbeat thread. */
export interface HeartbeatSetup {
  /** Address of the heartbeat page in this process. */
  readonly page: number;
  readonly ownSlot: number;
  readonly watched: readonly Watched[];
  readonly lostAfterMs: number;
  /** Initial heartbeat interval, in milliseconds. */
  readonly intervalMs: number;
  /** True when the heartbeat thread adjusts its interval to its processor usage. */
  readonly adapts: boolean;
  readonly epollFd: number;
  /** eventfd that ends the heartbeat thread when written. */
  readonly stopFd: number;
  /** Time of each verdict of the heartbeat thread, in milliseconds since 1970. */
  readonly times: Float64Array<SharedArrayBuffer>;
  /** Words shared with the main thread, see {@link Control}. */
  readonly control: Int32Array<SharedArrayBuffer>;
  /**
   * Two addresses in this process, 0 for none. The heartbeat thread writes 1 to the first address on every
   * loss. The thread writes 1 to the second address only when the lost member had not left in order.
   */
  readonly abort: BigUint64Array<SharedArrayBuffer>;
}

/** Indexes of the control words that the heartbeat thread shares with the main thread. */
export const Control = {
  /** Spinlock that guards the addresses in `abort`, 1 while held. */
  lock: 0,
  /** Number of verdicts. The main thread waits on this word. */
  verdicts: 1,
  /** 1 after the heartbeat thread has returned from its last C call. */
  stopped: 2,
  /** 1 after the heartbeat thread has started. */
  begun: 3,
  /** Number of changes of the heartbeat interval. The main thread waits on this word. */
  intervalChanges: 4,
  /** Current heartbeat interval, in microseconds. */
  intervalUs: 5,
  share: 6,
  /** Index of the first verdict. A verdict is the member id times 2, plus 1 when the process has ended. */
  first: 7,
} as const;
