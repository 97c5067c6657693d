/** Words of a cache line of 64 bytes. */
const CACHE_LINE_WORDS = 16;

/**
 * Declares a C-like struct as word offsets. Each call returns the offset of the next field. Offsets are
 * constants of an object literal, so the JIT compiler folds them into the access.
 *
 * @example
 * const f = new Fields();
 * const Point = { x: f.word(), time: f.double(), words: f.size() };
 * engine.i32[p + Point.x] = 1;
 * setDouble(engine, p + Point.time, 2.5);
 */
export class Fields {
  #next: number;

  /** Creates fields that begin at word `from`, behind a C struct of verbs.h for example. */
  constructor(from = 0) {
    this.#next = from;
  }

  /** Declares one 32-bit word. */
  word(): number {
    return this.#next++;
  }

  /** Declares `count` consecutive words. */
  words(count: number): number {
    const at = this.#next;
    this.#next += count;
    return at;
  }

  /** Declares an intrusive list: its first and last record (arena/heap.ts). */
  list(): number {
    return this.words(2);
  }

  /** Declares the link of a record for one list: a flag, and the next record (arena/heap.ts). */
  link(): number {
    return this.words(2);
  }

  /**
   * Declares a double, aligned to 8 bytes. It is exact for addresses, lengths and microseconds below 2^53.
   */
  double(): number {
    this.#next = (this.#next + 1) & ~1;
    return this.words(2);
  }

  /** Declares `count` consecutive doubles. */
  doubles(count: number): number {
    const at = this.double();
    this.words(2 * count - 2);
    return at;
  }

  /** Declares a timer of timers.ts. */
  timer(): number {
    const at = this.double();
    this.words(2);
    return at;
  }

  /** Declares `count` words that begin on a cache line and fill whole cache lines. */
  aligned(count: number): number {
    this.#next = (this.#next + CACHE_LINE_WORDS - 1) & -CACHE_LINE_WORDS;
    return this.words((count + CACHE_LINE_WORDS - 1) & -CACHE_LINE_WORDS);
  }

  /** Returns the number of words, rounded up so that an array of such records keeps 8-byte alignment. */
  size(): number {
    return (this.#next + 1) & ~1;
  }
}
