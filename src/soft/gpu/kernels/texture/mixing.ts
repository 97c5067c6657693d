// Filtering of texels in one or two mip levels, and rounding of the result, as measured on an H200.
import { cornerWeights } from "./addressing.ts";

/**
 * Level of a mixture of two mip levels: the weight of the far level in 256ths, and true for the far level.
 */
export interface Mixed {
  readonly weight: number;
  readonly far: boolean;
}

/** Returns the share of a level in a mixture. */
export const partOf = (mixed: Mixed | undefined): number =>
  mixed === undefined ? 1 : (mixed.far ? mixed.weight : 256 - mixed.weight) / 256;

/**
 * Returns the weights of the texels of a level. Mip levels act as one more axis for images of two dimensions.
 */
export function weightsOf(axes: readonly number[], mixed: Mixed | undefined): number[] {
  if (mixed === undefined) return cornerWeights(axes);
  if (axes.length === 3) return cornerWeights(axes).map((weight) => weight * partOf(mixed));
  const all = cornerWeights([...axes, mixed.weight]);
  return mixed.far ? all.slice(all.length / 2) : all.slice(0, all.length / 2);
}

/** Rounds to an integer, ties away from 0. */
export const roundAway = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

/** Rounds to f16, ties away from 0. */
export function roundHalf(value: number): number {
  const unit = 2 ** (Math.max(-14, Math.floor(Math.log2(Math.abs(value) || 1))) - 10);
  const rounded = roundAway(value / unit) * unit;
  return Math.abs(rounded) > 65504 ? Math.sign(value) * Number.POSITIVE_INFINITY : rounded;
}
