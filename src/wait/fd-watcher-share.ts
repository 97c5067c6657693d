import type { Pass } from "../process/thread-registry.ts";

/** Memory and descriptors that the main thread shares with the watching thread. */
export interface WatcherShare {
  readonly epollFd: number;
  /** Descriptor that is written at exit to end the watching thread. */
  readonly stopFd: number;
  /** Ring of descriptors that became ready, in order. */
  readonly ring: Int32Array<SharedArrayBuffer>;
  /** Number of entries written to the ring so far, modulo 2^32. The main thread waits on it. */
  readonly sequence: Int32Array<SharedArrayBuffer>;
  /** Word that is 1 after the watching thread has left C for the last time. */
  readonly stopped: Int32Array<SharedArrayBuffer>;
}

/** Data that the watching thread starts with. */
export interface WatcherStart extends WatcherShare {
  readonly pass: Pass | undefined;
}

/** Maximum number of watched descriptors. Each is in the ring at most once. */
export const maximumWatched = 4096;
