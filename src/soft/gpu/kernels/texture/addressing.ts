// Coordinates beyond the edge, and weights between texels, as the texture units of GPUs have them.
import {
  CU_TR_ADDRESS_MODE_BORDER,
  CU_TR_ADDRESS_MODE_MIRROR,
  CU_TR_ADDRESS_MODE_WRAP,
} from "../../../../../ffi/cuda/index.ts";

/** Where nothing is: the border's colour. */
export const OUTSIDE = -1;

/** Beyond all images: coordinates have no digits behind the point any more. */
const FAR = 2 ** 30;

/** The index of a texel in a row of `size`, OUTSIDE for the border. */
export function texelIndex(index: number, size: number, mode: number, normalized: boolean): number {
  if (index >= 0 && index < size) return index;
  if (normalized && mode === CU_TR_ADDRESS_MODE_WRAP) return ((index % size) + size) % size;
  if (normalized && mode === CU_TR_ADDRESS_MODE_MIRROR) {
    const place = ((index % (2 * size)) + 2 * size) % (2 * size);
    return place < size ? place : 2 * size - 1 - place;
  }
  if (mode === CU_TR_ADDRESS_MODE_BORDER) return OUTSIDE;
  return index < 0 ? 0 : size - 1;
}

/** Whether a coordinate beyond the edge becomes the edge's. */
export function clampsAtEdge(mode: number, normalized: boolean): boolean {
  return mode !== CU_TR_ADDRESS_MODE_BORDER && !turns(mode, normalized);
}

/** Whether the image goes on beyond its edge. */
const turns = (mode: number, normalized: boolean): boolean =>
  normalized && (mode === CU_TR_ADDRESS_MODE_WRAP || mode === CU_TR_ADDRESS_MODE_MIRROR);

/** A coordinate in texels; so far away that it has no digits behind the point, an image that goes on begins anew. */
export const nearer = (coordinate: number, mode: number, normalized: boolean): number =>
  Math.abs(coordinate) >= FAR && turns(mode, normalized) ? 0 : coordinate;

/** The first of the two texels of a filter, and the weight of the second in 256ths. */
export function between(coordinate: number): { first: number; weight: number } {
  const fixed = Math.floor((plain(coordinate) - 0.5) * 256 + 0.5);
  return { first: Math.floor(fixed / 256), weight: fixed & 255 };
}

/**
 * Weights of a filter's texels in 256ths, the texel beyond along axis a at bit a: whole numbers, as an H200 gave them (each of 512 places for
 * one and two axes, of 65,536 for three).
 */
export function cornerWeights(weights: readonly number[]): number[] {
  const [x, y, z] = weights as [number, number | undefined, number | undefined];
  if (y === undefined) return [256 - x, x];
  if (z === undefined) return square(x, y);
  const flat = square(x, z);
  // Halves: of the texels beyond along x both become larger, of the others both smaller.
  if ((x * z) % 256 === 128) {
    flat[0]!--;
    flat[1]!++;
  }
  return [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
    const whole = flat[(corner & 1) | ((corner >> 2) << 1)]!;
    const beyond = (corner & 2) !== 0;
    // Halves go to the texel beyond along y where it is beyond along x, and to the near one otherwise.
    if ((corner & 1) !== 0) {
      const far = Math.round((whole * y) / 256);
      return beyond ? far : whole - far;
    }
    const near = Math.round((whole * (256 - y)) / 256);
    return beyond ? whole - near : near;
  });
}

function square(x: number, y: number): number[] {
  const both = Math.round((x * y) / 256);
  return [256 - x - y + both, x - both, y - both, both];
}

/** The texel without a filter. */
export const nearest = (coordinate: number): number => Math.floor(plain(coordinate));

/** Far away all texels are the same. */
const plain = (coordinate: number): number => Math.max(-FAR, Math.min(FAR, coordinate));

const LEAST_NORMAL = 2 ** -126;

/** A coordinate as texture units take it: a NaN is 0, and what is smaller than f32's normal numbers. */
export const normal = (coordinate: number): number => (Math.abs(coordinate) >= LEAST_NORMAL ? coordinate : 0);
