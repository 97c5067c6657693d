import { TURNS } from "./paths/channels.ts";
import type { NetworkPaths } from "./paths/network-paths.ts";

/** Number of received point-to-point messages after which the receiver reports its count to the sender. */
const creditInterval = TURNS / 2;

/**
 * Flow control of point-to-point messages: sent, received and reported counts of each peer. The counts wrap
 * at 32 bits.
 */
export class Credits {
  readonly #links: NetworkPaths;
  readonly #sent: Uint32Array;
  readonly #taken: Uint32Array;
  readonly #credited: Uint32Array;

  constructor(size: number, links: NetworkPaths) {
    this.#links = links;
    this.#sent = new Uint32Array(size);
    this.#taken = new Uint32Array(size);
    this.#credited = new Uint32Array(size);
  }

  /** Returns true when the peer has no free slot for another message. */
  isFull(peer: number): boolean {
    return ((this.#sent[peer]! - this.#links.taken(peer)) | 0) >= TURNS;
  }

  /** Returns the number of the next message to the peer, and counts the message as sent. */
  next(peer: number): number {
    return this.#sent[peer]!++;
  }

  /**
   * Counts a received message, and reports the count to the sender when enough messages were received and the
   * sender is reachable.
   */
  countReceived(peer: number, isReached: boolean): void {
    this.#taken[peer]!++;
    if (((this.#taken[peer]! - this.#credited[peer]!) | 0) < creditInterval) return;
    if (!isReached || !this.#links.hasRoom(peer)) return;
    this.#credited[peer] = this.#taken[peer]!;
    this.#links.credit(peer, this.#taken[peer]!);
  }
}
