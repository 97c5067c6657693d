/** Queue or queue pair whose work requests complete. */
export interface CompletionOwner {
  readonly type: string;
  /** Frees the slots that a completion with this id of C frees, and returns the user's id. */
  settle(cId: number): number;
}

/**
 * Upper half of the ids of XRC shared receive queues. The id names the queue, because the queue pair may
 * belong to another process.
 */
const firstKey = 0x1ec000;
const word = 2 ** 32;
let keys = 0;

/**
 * Registry of the owners of completions: queue pairs by their number, XRC receive queues by the upper half of
 * their ids.
 */
export class CompletionOwners {
  readonly #byNumber = new Map<number, CompletionOwner>();
  readonly #byKey = new Map<number, CompletionOwner>();
  #lastNumber = -1;
  #last: CompletionOwner | undefined;

  add(number: number, owner: CompletionOwner): void {
    this.#byNumber.set(number, owner);
    this.#lastNumber = -1;
  }

  remove(number: number): void {
    this.#byNumber.delete(number);
    this.#lastNumber = -1;
  }

  /** Returns a key for an XRC receive queue: the first of its ids for C. */
  newKey(): number {
    return (firstKey + (keys++ & 0x3fff)) * word;
  }

  addKey(key: number, owner: CompletionOwner): void {
    this.#byKey.set(key / word, owner);
  }

  removeKey(key: number): void {
    this.#byKey.delete(key / word);
  }

  isDatagram(number: number): boolean {
    return this.#byNumber.get(number)?.type === "UD";
  }

  /** Frees the slots that a completion of queue pair `number` frees, and returns the user's id for C's id. */
  settle(number: number, cId: number): number {
    if (cId >= word) return this.#byKey.get(Math.floor(cId / word))?.settle(cId) ?? cId;
    if (number !== this.#lastNumber) {
      this.#last = this.#byNumber.get(number);
      this.#lastNumber = number;
    }
    // Queue pairs that were made through the C functions use their own ids.
    return this.#last === undefined ? cId : this.#last.settle(cId);
  }
}
