import { MappingError } from "./mapping-error.ts";

interface Piece {
  readonly offset: number;
  readonly byteLength: number;
}

/** MappingError unless mappings, by their offsets, cover all from `from` to `to`. */
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
