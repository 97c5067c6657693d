interface Piece {
  readonly offset: number;
  readonly byteLength: number;
}

type Pieces = ReadonlyMap<number, Piece>;
/** Locations by their types and ids. */
type Places = ReadonlySet<string>;

const none: Places = new Set();

function within(pieces: Pieces, from: number, to: number): Piece[] {
  return [...pieces.values()].filter((one) => one.offset < to && from < one.offset + one.byteLength);
}

/** Who may use which mapping of a range. Rights of a part count for the whole of a mapping. */
export class Rights {
  /** By the mapping's offset. */
  readonly #places = new Map<number, Places>();

  grant(pieces: Pieces, places: Places, from: number, to: number): void {
    // A range grows by one new mapping at a time.
    if (!this.#places.has(from) && pieces.get(from)?.byteLength === to - from) {
      this.#places.set(from, places);
      return;
    }
    for (const { offset } of within(pieces, from, to))
      this.#places.set(offset, new Set([...this.#of(offset), ...places]));
  }

  revoke(pieces: Pieces, places: Places, from: number, to: number): void {
    for (const { offset } of within(pieces, from, to)) {
      const left = this.#without(offset, places);
      if (left.length > 0) this.#places.set(offset, new Set(left));
      else this.#places.delete(offset);
    }
  }

  /** Would there be a mapping that nobody may use? */
  ends(pieces: Pieces, places: Places, from: number, to: number): boolean {
    return within(pieces, from, to).some(({ offset }) => this.#without(offset, places).length === 0);
  }

  /** May somebody use all of it? */
  cover(pieces: Pieces, from: number, to: number): boolean {
    if (this.#places.size === pieces.size) return true;
    return within(pieces, from, to).every(({ offset }) => this.#places.has(offset));
  }

  /** A mapping is gone. */
  delete(offset: number): void {
    this.#places.delete(offset);
  }

  #of(offset: number): Places {
    return this.#places.get(offset) ?? none;
  }

  #without(offset: number, places: Places): string[] {
    return [...this.#of(offset)].filter((one) => !places.has(one));
  }
}
