// Written bytes of an allocation. Checked launches report reads of the other bytes.

const MOST_RANGES = 1024;

export class WrittenRanges {
  /** True when all bytes count as written, also when the ranges are unknown. */
  #all = false;
  /** Starts and ends of the written ranges, sorted and disjoint. */
  #ends: number[] = [];
  readonly #bytes: number;
  /** Number of untracked launches at the time of the allocation. Each later one may have written any byte. */
  readonly #born: number;

  constructor(bytes: number, unseenLaunches: number) {
    this.#bytes = bytes;
    this.#born = unseenLaunches;
  }

  /** Returns true when all bytes may have been written. */
  isAll(unseenLaunches: number): boolean {
    return this.#all || unseenLaunches !== this.#born;
  }

  /** Marks all bytes as written: the holder of a handle writes without being tracked. */
  noteAll(): void {
    this.#all = true;
    this.#ends = [];
  }

  /** Marks [from, to) as written. */
  note(from: number, to: number): void {
    if (this.#all || to <= from) return;
    if (from <= 0 && to >= this.#bytes) {
      this.noteAll();
      return;
    }
    const ends = this.#ends;
    const last = ends.length - 1;
    // Common case: the range extends or overwrites the last written range.
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

  /** Yields the written ranges in order. */
  *ranges(): IterableIterator<readonly [from: number, to: number]> {
    if (this.#all) yield [0, this.#bytes];
    for (let i = 0; i < this.#ends.length; i += 2) yield [this.#ends[i]!, this.#ends[i + 1]!];
  }
}
