// How texture units mix texels: weights over the texels of one level or two, and the digits that a result keeps. As an H200 gave them.
import { cornerWeights } from "./addressing.ts";

/** Of two levels that are mixed: the weight of the far one in 256ths, and which this is. */
export interface Mixed {
  readonly weight: number;
  readonly far: boolean;
}

/** How much a level is of what is mixed. */
export const partOf = (mixed: Mixed | undefined): number =>
  mixed === undefined ? 1 : (mixed.far ? mixed.weight : 256 - mixed.weight) / 256;

/** Weights of a level's texels. Levels are one more axis: an H200 gave what this gives for images of two. */
export function weightsOf(axes: readonly number[], mixed: Mixed | undefined): number[] {
  if (mixed === undefined) return cornerWeights(axes);
  if (axes.length === 3) return cornerWeights(axes).map((weight) => weight * partOf(mixed));
  const all = cornerWeights([...axes, mixed.weight]);
  return mixed.far ? all.slice(all.length / 2) : all.slice(0, all.length / 2);
}

/** To a whole number, halves away from 0. */
export const roundAway = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

/** To a number of f16, halves away from 0. */
export function roundHalf(value: number): number {
  const unit = 2 ** (Math.max(-14, Math.floor(Math.log2(Math.abs(value) || 1))) - 10);
  const rounded = roundAway(value / unit) * unit;
  return Math.abs(rounded) > 65504 ? Math.sign(value) * Number.POSITIVE_INFINITY : rounded;
}
