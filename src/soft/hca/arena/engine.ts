// The engine as one thread uses it: the shared arena, and the state of this thread (C functions, CRC views,
// clock).
import type { IcrcViews } from "../wire/icrc.ts";
import type { Arena } from "./arena.ts";
import type { BoundCopies } from "./copy-functions.ts";
import type { Native } from "./native.ts";

export interface Engine extends Arena {
  readonly native: Native;
  readonly link: PacketLink;
  readonly rxViews: IcrcViews;
  readonly txViews: IcrcViews;
  /** Copy functions of each address space of staged memory: objects/staging. */
  readonly copies: (BoundCopies | undefined)[];
  /** Time of CLOCK_MONOTONIC in microseconds, read once a step. A test may set it. */
  now: number;
}

/**
 * Carries the packets of a NIC: UDP sockets of the host (links/udp/udp-link.ts), or a test's network. A link
 * belongs to one thread; threads share only the arena.
 *
 * Shared memory is not a `PacketLink`. A link carries whole packets with addresses and ICRC, in batches, for
 * every queue pair, and may lose them. A shared-memory ring belongs to one peer and to RC, carries frames
 * that stand for several packets, reports when it is full and loses nothing. Both are in use at once:
 * links/outgoing.ts chooses.
 */
export interface PacketLink {
  /**
   * Makes the address of GID `index` reachable, with its source ports. Returns 0, or the errno. To open an
   * address again changes nothing, except for an address that was opened with `yielding` and yields to other
   * processes. The caller holds the lock.
   */
  open(e: Engine, index: number, yielding?: boolean): number;
  /** Makes the link report the hop limit of received packets, if it can. The caller holds the lock. */
  reportHopLimits(e: Engine): void;
  /**
   * Joins the multicast group whose address is at socket `index`. Returns 0, or the errno. The caller holds
   * the lock.
   */
  join(e: Engine, index: number): number;
  /** Leaves the multicast group of socket `index`. */
  leave(e: Engine, index: number): void;
  /** Closes all addresses. The caller holds the lock. */
  close(e: Engine): void;
  /**
   * Sends the packets in transmit slots 0 to `count` - 1 from the address of GID `socket`. A packet that
   * cannot be sent is lost.
   */
  send(e: Engine, socket: number, count: number): void;
  /** Writes each received packet to the record of packet.ts and calls `admit`. Returns their number. */
  receive(e: Engine, admit: Admit): number;
}

/**
 * Handles the packet that a link has written to the record of packet.ts. The NIC passes this function to its
 * links.
 */
export type Admit = (e: Engine) => void;
