// Which bytes of an allocation somebody has written: for launches that look for reads of the others.

const MOST_RANGES = 1024;

export class WrittenRanges {
  /** All of it; also when nobody can tell any more. */
  #all = false;
  /** Starts and ends in order, apart from each other. */
  #ends: number[] = [];
  readonly #bytes: number;
  /** Launches that nobody looked at when it was allocated: each one after it may have written anything. */
  readonly #born: number;

  constructor(bytes: number, unseenLaunches: number) {
    this.#bytes = bytes;
    this.#born = unseenLaunches;
  }

  /** Whether all may be written. */
  isAll(unseenLaunches: number): boolean {
    return this.#all || unseenLaunches !== this.#born;
  }

  /** Who has a handle of it writes unseen. */
  noteAll(): void {
    this.#all = true;
    this.#ends = [];
  }

  /** Bytes [from, to) are written now. */
  note(from: number, to: number): void {
    if (this.#all || to <= from) return;
    if (from <= 0 && to >= this.#bytes) {
      this.noteAll();
      return;
    }
    const ends = this.#ends;
    const last = ends.length - 1;
    // Mostly behind what was written before, or over it.
    if (last > 0 && from >= ends[last - 1]! && from <= ends[last]!) {
      if (to > ends[last]!) ends[last] = to;
    } else if (last < 0 || from > ends[last]!) ends.push(from, to);
    else this.#insert(from, to);
    if (ends.length > 2 * MOST_RANGES || (ends.length === 2 && ends[0] === 0 && ends[1]! >= this.#bytes))
      this.noteAll();
  }

  #insert(from: number, to: number): void {
    const ends = this.#ends;
    const kept: number[] = [];
    let [start, end] = [from, to];
    let placed = false;
    for (let i = 0; i < ends.length; i += 2) {
      const [a, b] = [ends[i]!, ends[i + 1]!];
      if (b < start) kept.push(a, b);
      else if (a > end) {
        if (!placed) kept.push(start, end);
        placed = true;
        kept.push(a, b);
      } else [start, end] = [Math.min(start, a), Math.max(end, b)];
    }
    if (!placed) kept.push(start, end);
    this.#ends = kept;
  }

  /** The written ranges, in order. */
  *ranges(): IterableIterator<readonly [from: number, to: number]> {
    if (this.#all) yield [0, this.#bytes];
    for (let i = 0; i < this.#ends.length; i += 2) yield [this.#ends[i]!, this.#ends[i + 1]!];
  }
}
