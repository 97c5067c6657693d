/** Queue capacity of each peer, in messages. A peer cannot send more messages before this thread polls. */
const CAPACITY = 32;

/** Queue of the messages that arrived from each peer, with their signatures and byte counts in order. */
export class Arrivals {
  readonly #signatures: Uint32Array;
  readonly #bytes: Uint32Array;
  readonly #arrived: Uint32Array;
  readonly #taken: Uint32Array;

  constructor(size: number) {
    this.#signatures = new Uint32Array(size * CAPACITY);
    this.#bytes = new Uint32Array(size * CAPACITY);
    this.#arrived = new Uint32Array(size);
    this.#taken = new Uint32Array(size);
  }

  add(peer: number, signature: number, bytes: number): void {
    const at = peer * CAPACITY + (this.#arrived[peer]!++ % CAPACITY);
    this.#signatures[at] = signature;
    this.#bytes[at] = bytes;
  }

  has(peer: number): boolean {
    return this.#arrived[peer] !== this.#taken[peer];
  }

  /** Returns the signature of the oldest message in the queue of a peer. */
  signature(peer: number): number {
    return this.#signatures[peer * CAPACITY + (this.#taken[peer]! % CAPACITY)]!;
  }

  bytes(peer: number): number {
    return this.#bytes[peer * CAPACITY + (this.#taken[peer]! % CAPACITY)]!;
  }

  take(peer: number): void {
    this.#taken[peer]!++;
  }
}
