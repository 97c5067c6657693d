import { CHANNELS, countedIn } from "./channels.ts";
import { channelBits, reportedCount, switched } from "./network-links.ts";

/**
 * Reorder buffer for the messages of peers that switch paths. A peer announces how many messages it sent
 * before the switch. Messages on the new path are held until that number of messages has arrived.
 */
export class ArrivalOrder {
  /** Number of messages that arrived, by peer and channel. */
  readonly #arrived: Uint32Array;
  /**
   * Held messages by path and peer, as pairs of immediate and byte count. The first immediate holds the
   * number of messages sent before the switch.
   */
  readonly #held: (number[] | undefined)[] = [];
  readonly #size: number;
  readonly #deliver: (peer: number, immediate: number, bytes: number) => void;

  constructor(size: number, take: (peer: number, immediate: number, bytes: number) => void) {
    this.#size = size;
    this.#deliver = take;
    this.#arrived = new Uint32Array(size * CHANNELS);
  }

  /** Returns the number of messages that arrived from a peer, by channel. */
  countsOf(peer: number): Uint32Array {
    return this.#arrived.subarray(peer * CHANNELS, (peer + 1) * CHANNELS);
  }

  /** Returns true when messages of a peer are held. */
  holds(peer: number): boolean {
    return this.#heldOf(0, peer) !== undefined || this.#heldOf(1, peer) !== undefined;
  }

  #heldOf(path: number, peer: number): number[] | undefined {
    return this.#held[path * this.#size + peer];
  }

  arrive(path: number, peer: number, immediate: number, bytes: number): void {
    const held = this.#heldOf(path, peer);
    if (held !== undefined) {
      held.push(immediate, bytes);
      return;
    }
    this.#deliverOrHold(path, peer, immediate, bytes);
    // Messages on one path can release messages that are held on the other path, and the other way round.
    for (let other = 1 - path; this.#deliverHeld(other, peer); ) other = 1 - other;
  }

  #deliverOrHold(path: number, peer: number, immediate: number, bytes: number): void {
    const channel = countedIn(immediate >>> channelBits);
    if (channel < CHANNELS) {
      this.#arrived[peer * CHANNELS + channel]!++;
      this.#deliver(peer, immediate, bytes);
    } else if (switched(immediate) !== reportedCount(sumOf(this.#arrived, peer)))
      this.#held[path * this.#size + peer] = [immediate, bytes];
  }

  /** Delivers the held messages of a path. Returns true when at least one message was delivered. */
  #deliverHeld(path: number, peer: number): boolean {
    const held = this.#heldOf(path, peer);
    if (held === undefined) return false;
    this.#held[path * this.#size + peer] = undefined;
    for (let i = 0; i < held.length; i += 2) {
      this.#deliverOrHold(path, peer, held[i]!, held[i + 1]!);
      const again = this.#heldOf(path, peer);
      if (again === undefined) continue;
      again.push(...held.slice(i + 2));
      return i > 0;
    }
    return true;
  }
}

/** Returns the sum of a peer's counts over all channels. */
export function sumOf(counts: Uint32Array, peer: number): number {
  let sum = 0;
  for (let channel = 0; channel < CHANNELS; channel++) sum += counts[peer * CHANNELS + channel]!;
  return sum;
}
