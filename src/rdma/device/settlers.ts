/** Something whose work requests complete. */
export interface Settler {
  readonly type: string;
  /** Frees the slots that a completion with C's id frees, and gives the user's. */
  settle(cId: number): number;
}

/** Shared receive queues of XRC say in the upper half of C's ids whose they are, for a completion's queue pair may be another process's. */
const firstKey = 0x1ec000;
const word = 2 ** 32;
let keys = 0;

/** Who is behind a completion: a queue pair, found by its number, or an XRC queue, by what its ids have in front. */
export class Settlers {
  readonly #byNumber = new Map<number, Settler>();
  readonly #byKey = new Map<number, Settler>();
  #lastNumber = -1;
  #last: Settler | undefined;

  enroll(number: number, settler: Settler): void {
    this.#byNumber.set(number, settler);
    this.#lastNumber = -1;
  }

  dismiss(number: number): void {
    this.#byNumber.delete(number);
    this.#lastNumber = -1;
  }

  /** A key for a queue of XRC: what its ids for C begin at. */
  newKey(): number {
    return (firstKey + (keys++ & 0x3fff)) * word;
  }

  enrollKey(key: number, settler: Settler): void {
    this.#byKey.set(key / word, settler);
  }

  dismissKey(key: number): void {
    this.#byKey.delete(key / word);
  }

  isDatagram(number: number): boolean {
    return this.#byNumber.get(number)?.type === "UD";
  }

  /** Frees the slots that a completion of queue pair `number` frees and gives the user's id for C's. */
  settle(number: number, cId: number): number {
    if (cId >= word) return this.#byKey.get(Math.floor(cId / word))?.settle(cId) ?? cId;
    if (number !== this.#lastNumber) {
      this.#last = this.#byNumber.get(number);
      this.#lastNumber = number;
    }
    // A queue pair that was made through the C functions keeps its own ids.
    return this.#last === undefined ? cId : this.#last.settle(cId);
  }
}
