import { MappingError } from "../memory/mapping-error.ts";

interface Piece {
  readonly offset: number;
  readonly byteLength: number;
}

/** Throws MappingError unless the mappings, by offset, cover `from` to `to`. */
export function checkMapped(
  mappings: ReadonlyMap<number, Piece>,
  what: string,
  from: number,
  to: number,
): void {
  let at = from;
  while (at < to) {
    const one = mappings.get(at) ?? containing(mappings, at);
    if (one === undefined) {
      throw new MappingError(
        "unmapped",
        `${what}: nothing is mapped at ${at}`,
        "Map physical memory there first.",
      );
    }
    at = one.offset + one.byteLength;
  }
}

function containing(mappings: ReadonlyMap<number, Piece>, at: number): Piece | undefined {
  for (const one of mappings.values()) if (one.offset <= at && at < one.offset + one.byteLength) return one;
  return undefined;
}
