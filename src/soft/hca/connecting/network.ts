// What the protocol needs of the world: a way for datagrams, and the time.
import type { Message } from "../management/datagram.ts";
import type { Deadlines } from "./deadlines.ts";

/** Between which two addresses datagrams go. */
export interface Way {
  /** Our GID's index, and the GID. */
  readonly index: number;
  readonly local: Uint8Array;
  readonly remote: Uint8Array;
}

/** Whether two GIDs are the same. */
export function sameGid(one: Uint8Array, other: Uint8Array): boolean {
  for (let i = 0; i < 16; i++) if (one[i] !== other[i]) return false;
  return true;
}

export interface Network {
  /** Sends a message to the other end's queue pair 1. It may get lost. */
  send(way: Way, message: Message): void;
  /** Milliseconds. */
  now(): number;
  /** 32 bits that nobody can guess. */
  random(): number;
  readonly deadlines: Deadlines;
  /** This port's GUID. */
  readonly guid: bigint;
}
