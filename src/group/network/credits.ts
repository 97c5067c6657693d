import { TURNS } from "./network-layout.ts";
import type { NetworkPaths } from "./paths/network-paths.ts";

/** How many passes are taken before their sender hears of it. */
const creditEach = TURNS / 2;

/** Passes to each peer, from each, and of how many it knows that they were taken: counts that wrap. */
export class Credits {
  readonly #links: NetworkPaths;
  readonly #passed: Uint32Array;
  readonly #taken: Uint32Array;
  readonly #credited: Uint32Array;

  constructor(size: number, links: NetworkPaths) {
    this.#links = links;
    this.#passed = new Uint32Array(size);
    this.#taken = new Uint32Array(size);
    this.#credited = new Uint32Array(size);
  }

  /** Has that peer no slot for one more? */
  isFull(peer: number): boolean {
    return ((this.#passed[peer]! - this.#links.taken(peer)) | 0) >= TURNS;
  }

  /** The number of the next pass to that peer. */
  next(peer: number): number {
    return this.#passed[peer]!++;
  }

  /** One that came from that peer was taken: it hears of it, where it is reached. */
  took(peer: number, isReached: boolean): void {
    this.#taken[peer]!++;
    if (((this.#taken[peer]! - this.#credited[peer]!) | 0) < creditEach) return;
    if (!isReached || !this.#links.hasRoom(peer)) return;
    this.#credited[peer] = this.#taken[peer]!;
    this.#links.credit(peer, this.#taken[peer]!);
  }
}
