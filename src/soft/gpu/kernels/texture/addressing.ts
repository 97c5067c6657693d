// Addressing modes and filter weights of GPU texture units.
import {
  CU_TR_ADDRESS_MODE_BORDER,
  CU_TR_ADDRESS_MODE_MIRROR,
  CU_TR_ADDRESS_MODE_WRAP,
} from "../../../../../ffi/cuda/constants.ts";

/** Index of the border: the texel is outside of the image. */
export const OUTSIDE = -1;

/** Coordinate beyond all images, where f32 has no fraction digits. */
const FAR = 2 ** 30;

/** Returns the index of a texel in a row of `size` texels, or OUTSIDE. */
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

/** Returns true when coordinates are clamped to the edge. */
export function clampsAtEdge(mode: number, normalized: boolean): boolean {
  return mode !== CU_TR_ADDRESS_MODE_BORDER && !turns(mode, normalized);
}

/** Returns true when the image repeats beyond its edge. */
const turns = (mode: number, normalized: boolean): boolean =>
  normalized && (mode === CU_TR_ADDRESS_MODE_WRAP || mode === CU_TR_ADDRESS_MODE_MIRROR);

/** Returns a coordinate in texels. A repeated image starts again where f32 has no fraction digits. */
export const nearer = (coordinate: number, mode: number, normalized: boolean): number =>
  Math.abs(coordinate) >= FAR && turns(mode, normalized) ? 0 : coordinate;

/** Returns the first of the two texels of a linear filter, and the weight of the second in 256ths. */
export function between(coordinate: number): { first: number; weight: number } {
  const fixed = Math.floor((plain(coordinate) - 0.5) * 256 + 0.5);
  return { first: Math.floor(fixed / 256), weight: fixed & 255 };
}

/**
 * Returns the integer weights of a filter's texels in 256ths. Bit a of an index selects the second texel
 * along axis a. An H200 gave the same weights. The comparison covered 512 positions for one and two axes, and
 * 65,536 for three.
 */
export function cornerWeights(weights: readonly number[]): number[] {
  const [x, y, z] = weights as [number, number | undefined, number | undefined];
  if (y === undefined) return [256 - x, x];
  if (z === undefined) return square(x, y);
  const flat = square(x, z);
  // Ties: both second texels along x are rounded up, the first ones down.
  if ((x * z) % 256 === 128) {
    flat[0]!--;
    flat[1]!++;
  }
  return [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
    const whole = flat[(corner & 1) | ((corner >> 2) << 1)]!;
    const beyond = (corner & 2) !== 0;
    // Ties go to the second texel along y for second texels along x, else to the first.
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

/** Returns the nearest texel. */
export const nearest = (coordinate: number): number => Math.floor(plain(coordinate));

/** Limits a coordinate. All distant coordinates select the same texel. */
const plain = (coordinate: number): number => Math.max(-FAR, Math.min(FAR, coordinate));

const LEAST_NORMAL = 2 ** -126;

/** Flushes NaN and subnormal coordinates to 0, as texture units do. */
export const normal = (coordinate: number): number => (Math.abs(coordinate) >= LEAST_NORMAL ? coordinate : 0);
