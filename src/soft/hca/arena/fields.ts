/**
 * Declares a C-like struct as word indices: each call hands out the next field. The records of the engine are object
 * literals over one counter, so that every offset is declared once and the JIT folds it into the access.
 *
 * @example
 * const f = new Fields();
 * const Point = { x: f.word(), time: f.double(), words: f.size() };
 * engine.i32[p + Point.x] = 1;
 * setDouble(engine, p + Point.time, 2.5);
 */
export class Fields {
  #next: number;

  /** `from`: words at the start that belong to something else, such as the C struct of verbs.h. */
  constructor(from = 0) {
    this.#next = from;
  }

  /** One 32-bit word. */
  word(): number {
    return this.#next++;
  }

  /** `count` words in a row. */
  words(count: number): number {
    const at = this.#next;
    this.#next += count;
    return at;
  }

  /** A double, 8-aligned: exact for addresses, lengths and microseconds below 2^53. */
  double(): number {
    this.#next = (this.#next + 1) & ~1;
    return this.words(2);
  }

  /** `count` doubles in a row. */
  doubles(count: number): number {
    const at = this.double();
    this.words(2 * count - 2);
    return at;
  }

  /** A timer of deadline-heap.ts. */
  timer(): number {
    const at = this.double();
    this.words(2);
    return at;
  }

  /** Words so far, rounded up so that an array of such records keeps 8-byte alignment. */
  size(): number {
    return (this.#next + 1) & ~1;
  }
}
