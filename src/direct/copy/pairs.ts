import { shown } from "../../arguments/shown.ts";
import { type CopySide, type KnownSide, partOf, sideOf } from "./sides.ts";

/**
 * A source and a target of one size. A file without a given length takes or gives the size of the other side.
 */
export type Pair = readonly [from: KnownSide, to: KnownSide];

type Sides = CopySide | readonly CopySide[];

/**
 * Pairs the sides of a copy. Lists of one length are paired one by one. With a list and one side, the parts
 * of the list follow each other there without a gap. Throws RangeError for any other combination.
 */
export function pairsOf(from: Sides, to: Sides): readonly Pair[] {
  const sources = sidesOf(from, "copy: from");
  const targets = sidesOf(to, "copy: to");
  if (sources.length === targets.length) return sources.map((source, i) => [source, targets[i]!]);
  if (!Array.isArray(to)) return spread(sources, targets[0]!).map(([piece, part]) => [piece, part]);
  if (!Array.isArray(from)) return spread(targets, sources[0]!).map(([piece, part]) => [part, piece]);
  throw new RangeError(
    `copy: ${sources.length} sources and ${targets.length} targets. Use lists of one length, or a list and one side`,
  );
}

function sidesOf(sides: Sides, name: string): readonly KnownSide[] {
  if (!Array.isArray(sides)) return [sideOf(sides as CopySide, name)];
  return (sides as readonly CopySide[]).map((side, i) => sideOf(side, `${name}[${i}]`));
}

/** Pairs each part of a list with its range of `whole`. */
function spread(pieces: readonly KnownSide[], whole: KnownSide): [KnownSide, KnownSide][] {
  const known = pieces.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  const open = pieces.filter(({ bytes }) => bytes === undefined).length;
  if (open > 1 || (open === 1 && whole.bytes === undefined))
    throw new RangeError("copy: the length of each file is missing. Use { file, offset, bytes }");
  const rest = (whole.bytes ?? known) - known;
  if (rest < 0 || (open === 0 && rest !== 0)) {
    throw new RangeError(
      `copy: the parts of the list have ${shown(known)} bytes, and the one side ${shown(whole.bytes)}. Use the same number`,
    );
  }
  let at = 0;
  return pieces.map((piece) => {
    const bytes = piece.bytes ?? rest;
    const part = partOf(whole, at, bytes);
    at += bytes;
    return [piece, part];
  });
}
