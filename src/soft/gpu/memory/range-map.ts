// Address range.

export interface Range {
  readonly base: number;
  readonly size: number;
}

/** Disjoint ranges sorted by base, found by any address inside with binary search. */
export class RangeMap<T extends Range> {
  readonly #ranges: T[] = [];

  get count(): number {
    return this.#ranges.length;
  }

  *[Symbol.iterator](): IterableIterator<T> {
    yield* this.#ranges;
  }

  /** Returns the index of the last range whose base is at most `address`, or -1. */
  #place(address: number): number {
    let low = 0;
    let high = this.#ranges.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#ranges[middle]!.base <= address) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Adds a range. It must not overlap another range. */
  add(range: T): void {
    this.#ranges.splice(this.#place(range.base) + 1, 0, range);
  }

  remove(range: T): void {
    const place = this.#place(range.base);
    if (this.#ranges[place] === range) this.#ranges.splice(place, 1);
  }

  /** Returns the range that contains `address`. */
  find(address: number): T | undefined {
    const range = this.#ranges[this.#place(address)];
    return range !== undefined && address < range.base + range.size ? range : undefined;
  }

  /** Returns the ranges that overlap [start, start + bytes), in order. */
  overlapping(start: number, bytes: number): T[] {
    const found: T[] = [];
    let place = Math.max(0, this.#place(start));
    for (; place < this.#ranges.length; place++) {
      const range = this.#ranges[place]!;
      if (range.base >= start + bytes) break;
      if (range.base + range.size > start) found.push(range);
    }
    return found;
  }

  /** Returns the ranges that cover [start, start + bytes) exactly, or undefined. */
  tiling(start: number, bytes: number): T[] | undefined {
    const found = this.overlapping(start, bytes);
    let at = start;
    for (const range of found) {
      if (range.base !== at) return undefined;
      at += range.size;
    }
    return at === start + bytes && found.length > 0 ? found : undefined;
  }
}
