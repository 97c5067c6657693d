interface Piece {
  readonly offset: number;
  readonly byteLength: number;
}

type Pieces = ReadonlyMap<number, Piece>;
/** Locations by type and id. */
type LocationNames = ReadonlySet<string>;

const none: LocationNames = new Set();

function within(pieces: Pieces, from: number, to: number): Piece[] {
  return [...pieces.values()].filter((one) => one.offset < to && from < one.offset + one.byteLength);
}

/** Access rights of the mappings of a range. A right on a part counts for the whole mapping. */
export class Rights {
  /** Locations with access, by the offset of the mapping. */
  readonly #places = new Map<number, LocationNames>();

  grant(pieces: Pieces, places: LocationNames, from: number, to: number): void {
    // A range usually grows by one new mapping at a time.
    if (!this.#places.has(from) && pieces.get(from)?.byteLength === to - from) {
      this.#places.set(from, places);
      return;
    }
    for (const { offset } of within(pieces, from, to))
      this.#places.set(offset, new Set([...this.#of(offset), ...places]));
  }

  revoke(pieces: Pieces, places: LocationNames, from: number, to: number): void {
    for (const { offset } of within(pieces, from, to)) {
      const left = this.#without(offset, places);
      if (left.length > 0) this.#places.set(offset, new Set(left));
      else this.#places.delete(offset);
    }
  }

  /** Returns true when a mapping would be left without any access. */
  ends(pieces: Pieces, places: LocationNames, from: number, to: number): boolean {
    return within(pieces, from, to).some(({ offset }) => this.#without(offset, places).length === 0);
  }

  /** Returns true when some location can access all of it. */
  cover(pieces: Pieces, from: number, to: number): boolean {
    if (this.#places.size === pieces.size) return true;
    return within(pieces, from, to).every(({ offset }) => this.#places.has(offset));
  }

  /** Removes a mapping. */
  delete(offset: number): void {
    this.#places.delete(offset);
  }

  #of(offset: number): LocationNames {
    return this.#places.get(offset) ?? none;
  }

  #without(offset: number, places: LocationNames): string[] {
    return [...this.#of(offset)].filter((one) => !places.has(one));
  }
}
