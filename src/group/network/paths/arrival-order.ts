import { channelBits, toldCount, wentOver } from "./network-links.ts";

/** Of immediates: collectives, passes, columns; the fourth carries what paths have to say. */
export const CHANNELS = 3;

/**
 * What comes from peers is taken in the order in which it was sent: who goes over to another path says how much went before, and what
 * comes by that one is held until as much was seen.
 */
export class ArrivalOrder {
  /** By peer and channel. */
  readonly #came: Uint32Array;
  /** By path and peer: immediates and bytes; the first one tells how many were sent before. */
  readonly #held: (number[] | undefined)[] = [];
  readonly #size: number;
  readonly #take: (peer: number, immediate: number, bytes: number) => void;

  constructor(size: number, take: (peer: number, immediate: number, bytes: number) => void) {
    this.#size = size;
    this.#take = take;
    this.#came = new Uint32Array(size * CHANNELS);
  }

  /** How much came from a peer, by channel. */
  countsOf(peer: number): Uint32Array {
    return this.#came.subarray(peer * CHANNELS, (peer + 1) * CHANNELS);
  }

  /** Is anything of a peer's held? */
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
    this.#takeOrHold(path, peer, immediate, bytes);
    // What was taken by one path may be what the other one waits for, and so on.
    for (let other = 1 - path; this.#takeHeld(other, peer); ) other = 1 - other;
  }

  #takeOrHold(path: number, peer: number, immediate: number, bytes: number): void {
    const channel = immediate >>> channelBits;
    if (channel < CHANNELS) {
      this.#came[peer * CHANNELS + channel]!++;
      this.#take(peer, immediate, bytes);
    } else if (wentOver(immediate) !== toldCount(sumOf(this.#came, peer)))
      this.#held[path * this.#size + peer] = [immediate, bytes];
  }

  /** Whether anything was taken of what is held. */
  #takeHeld(path: number, peer: number): boolean {
    const held = this.#heldOf(path, peer);
    if (held === undefined) return false;
    this.#held[path * this.#size + peer] = undefined;
    for (let i = 0; i < held.length; i += 2) {
      this.#takeOrHold(path, peer, held[i]!, held[i + 1]!);
      const again = this.#heldOf(path, peer);
      if (again === undefined) continue;
      again.push(...held.slice(i + 2));
      return i > 0;
    }
    return true;
  }
}

/** A peer's counts by all channels. */
export function sumOf(counts: Uint32Array, peer: number): number {
  let sum = 0;
  for (let channel = 0; channel < CHANNELS; channel++) sum += counts[peer * CHANNELS + channel]!;
  return sum;
}
