// The seam between the engine and the network: packets leave from the transmit slots and come in as bytes in the arena.
import type { Engine } from "../arena/engine.ts";

// Memory shared with a peer (shared-memory/) is no Link, though both end in `admit`. A Link takes packets that are whole, with addresses and
// ICRC, of any queue pair, in a batch, and may lose them. A ring belongs to one peer and to RC, a frame is built where it lies and stands for
// several packets, it loses nothing and says when it is full, and both ways may be in use at once: who sends must know which it is
// (outgoing.ts chooses; rc/requester.ts asks for room). An interface over both would have two halves that nobody uses together.

/**
 * How a NIC's packets travel: UDP sockets of the host (`udp/udp-link.ts`), or whatever else who makes a device gives it. A link
 * belongs to one thread; what threads share lies in the arena.
 */
export interface Link {
  /**
   * Makes the address of GID `index` reachable: 0, or the errno. Opening it again changes nothing, but for one that was opened
   * `inCase` only, which gives way to other processes. The address's source ports come with it. The caller holds the lock.
   */
  open(e: Engine, index: number, inCase?: boolean): number;
  /** From now on it tells what is left of packets' hop limits, if it can. The caller holds the lock. */
  tellHops(e: Engine): void;
  /** Joins the multicast group whose address stands at socket `index`: 0, or the errno. The caller holds the lock. */
  join(e: Engine, index: number): number;
  /** Leaves it again. */
  leave(e: Engine, index: number): void;
  /** Gives all addresses up. The caller holds the lock. */
  close(e: Engine): void;
  /** Sends the packets in transmit slots 0 to `count` - 1 from the address of GID `socket`. What cannot be sent is lost. */
  send(e: Engine, socket: number, count: number): void;
  /** Puts every packet that has come in into the record of arena/packet.ts and calls `admit`; how many there were. */
  receive(e: Engine, admit: Admit): number;
}

/** What becomes of the packet that a link has put into the record of arena/packet.ts. The links get it from the floors above. */
export type Admit = (e: Engine) => void;
