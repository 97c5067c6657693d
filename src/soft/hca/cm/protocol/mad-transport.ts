// Services that the protocol needs: datagrams, time, and random numbers.
import type { Message } from "../mad/datagram.ts";
import type { TimerQueue } from "./timer-queue.ts";

/** The two GIDs of a management datagram. */
export interface GidPath {
  /** Index of the local GID. */
  readonly index: number;
  readonly local: Uint8Array;
  readonly remote: Uint8Array;
}

/** Returns true for equal GIDs. */
export function sameGid(one: Uint8Array, other: Uint8Array): boolean {
  for (let i = 0; i < 16; i++) if (one[i] !== other[i]) return false;
  return true;
}

export interface MadTransport {
  /** Sends a message to the peer's queue pair 1. It may get lost. */
  send(path: GidPath, message: Message): void;
  /** Returns the time in milliseconds. */
  now(): number;
  /** Returns 32 unpredictable bits. */
  random(): number;
  readonly timers: TimerQueue;
  /** GUID of this port. */
  readonly guid: bigint;
}
