import type { Pass } from "../thread-places.ts";

/** What the main thread and the watching thread have in common. */
export interface WatcherShare {
  readonly epollFd: number;
  /** Written at exit: the watching thread ends. */
  readonly stopFd: number;
  /** Descriptors that became ready, in order. */
  readonly ring: Int32Array<SharedArrayBuffer>;
  /** How many were put into the ring so far, modulo 2^32; the main thread waits on it. */
  readonly sequence: Int32Array<SharedArrayBuffer>;
  /** 1 once the watching thread has left C for good. */
  readonly stopped: Int32Array<SharedArrayBuffer>;
}

/** What the watching thread is started with. */
export interface WatcherStart extends WatcherShare {
  readonly pass: Pass | undefined;
}

/** Descriptors that may be watched at once: each stands in the ring at most once. */
export const maximumWatched = 4096;
