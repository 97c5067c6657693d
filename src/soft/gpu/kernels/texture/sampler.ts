// Filtering of texels in one or two mip levels, and rounding of the result, as measured on an H200.
import {
  CU_AD_FORMAT_HALF,
  CU_TR_ADDRESS_MODE_BORDER,
  CU_TR_ADDRESS_MODE_MIRROR,
  CU_TR_ADDRESS_MODE_WRAP,
} from "../../../../../ffi/cuda/constants.ts";
import type { TextureOperation } from "../../wasm/unit/texture-operation.ts";
import { D } from "./descriptor.ts";
import { type Access, channel, channelBytes, floatOf, isReal, scaleOf, wordOf } from "./texels.ts";

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
function weightsOf(axes: readonly number[], mixed: Mixed | undefined): number[] {
  if (mixed === undefined) return cornerWeights(axes);
  if (axes.length === 3) return cornerWeights(axes).map((weight) => weight * partOf(mixed));
  const all = cornerWeights([...axes, mixed.weight]);
  return mixed.far ? all.slice(all.length / 2) : all.slice(0, all.length / 2);
}

/** Rounds to an integer, ties away from 0. */
const roundAway = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

/** Rounds to f16, ties away from 0. */
function roundHalf(value: number): number {
  const unit = 2 ** (Math.max(-14, Math.floor(Math.log2(Math.abs(value) || 1))) - 10);
  const rounded = roundAway(value / unit) * unit;
  return Math.abs(rounded) > 65504 ? Math.sign(value) * Number.POSITIVE_INFINITY : rounded;
}

/**
 * Returns the cube face that a direction hits, and the coordinates on it between 0 and 1. The order of the
 * faces is +x, -x, +y, -y, +z, -z.
 */
function faceOf(x: number, y: number, z: number): { face: number; at: [number, number] } {
  const [a, b, c] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  const place = (face: number, s: number, t: number, length: number) => ({
    face,
    at: [(s / length + 1) / 2, (t / length + 1) / 2] as [number, number],
  });
  // On an edge, z has priority over y, and y over x.
  if (c >= a && c >= b) return z >= 0 ? place(4, x, -y, c) : place(5, -x, -y, c);
  if (b >= a) return y >= 0 ? place(2, x, z, b) : place(3, x, -z, b);
  return x >= 0 ? place(0, -z, -y, a) : place(1, z, -y, a);
}

// Texture fetches: from coordinates to four channels.

/** Four channels of a texel or of a filtered value. */
type Colour = [number, number, number, number];

interface Point {
  readonly at: readonly number[];
  readonly layer: number;
}

const SRGB = Float64Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Sampler of a texture in a worker's memory. */
export class Sampler {
  readonly #access: Access;
  readonly #d: Int32Array;
  readonly #real: boolean;
  readonly serial: number;

  constructor(access: Access, descriptor: Int32Array) {
    this.#access = access;
    this.#d = descriptor;
    this.serial = descriptor[D.serial]!;
    this.#real = isReal(descriptor[D.format]!) || descriptor[D.asInteger] === 0;
  }

  /** Returns the result registers of a fetch. */
  fetch(operation: TextureOperation, given: Int32Array): [number, number, number, number] {
    const point = this.#point(operation, given);
    const colour =
      operation.gather >= 0 ? this.#gather(point, operation.gather) : this.#atLevel(operation, given, point);
    const word = this.#real && this.#scaled ? wordOf : (value: number) => value | 0;
    return colour.map(word) as Colour;
  }

  /** True when integers are scaled to 0..1 or -1..1. 32-bit integers never are. */
  get #scaled(): boolean {
    const format = this.#d[D.format]!;
    return isReal(format) || scaleOf(format) !== 0;
  }

  #point({ geometry, real }: TextureOperation, given: Int32Array): Point {
    const d = this.#d;
    const number = (n: number) => (real ? normal(floatOf(given[n]!)) : given[n]!);
    const layers = d[D.depth]!;
    // A layer out of range is clamped for float coordinates and reads 0 for integer coordinates.
    const layer = (n: number) => (real ? Math.min(layers - 1, Math.max(0, given[n]!)) : given[n]!);
    switch (geometry) {
      case "1d":
        return { at: [number(0)], layer: 0 };
      case "2d":
        return { at: [number(0), number(1)], layer: 0 };
      case "3d":
        return { at: [number(0), number(1), number(2)], layer: 0 };
      case "a1d":
        return { at: [number(1)], layer: layer(0) };
      case "a2d":
        return { at: [number(1), number(2)], layer: layer(0) };
      case "cube": {
        const { face, at } = faceOf(number(0), number(1), number(2));
        return { at, layer: face };
      }
      default: {
        const { face, at } = faceOf(number(1), number(2), number(3));
        return { at, layer: Math.min(layers - 6, 6 * Math.max(0, given[0]!)) + face };
      }
    }
  }

  #size(axis: number, level: number): number {
    return Math.max(1, this.#d[D.width + axis]! >> level);
  }

  /** Selects a mip level, or mixes two. */
  #atLevel(operation: TextureOperation, given: Int32Array, point: Point): Colour {
    const d = this.#d;
    const levels = d[D.levels]!;
    if (levels <= 1) return this.#sample(point, 0, operation);
    let wanted = 0;
    if (operation.level === "level") wanted = operation.real ? floatOf(given[4]!) : given[4]!;
    else if (operation.level === "grad") wanted = this.#levelOfGradient(given, point.at.length);
    wanted += floatOf(d[D.mipBias]!);
    wanted = Math.max(floatOf(d[D.mipLeast]!), Math.min(floatOf(d[D.mipMost]!), wanted));
    wanted = Math.max(0, Math.min(levels - 1, Number.isNaN(wanted) ? 0 : wanted));
    if (d[D.mipLinear] === 0) return this.#sample(point, Math.round(wanted), operation);
    const first = Math.floor(wanted);
    const weight = Math.round((wanted - first) * 256);
    if (weight === 0 || first + 1 >= levels) return this.#sample(point, first, operation);
    const near = this.#sample(point, first, operation, { weight, far: false });
    const far = this.#sample(point, first + 1, operation, { weight, far: true });
    return near.map((value, n) => value + far[n]!) as Colour;
  }

  #levelOfGradient(given: Int32Array, axes: number): number {
    const length = (from: number) => {
      let sum = 0;
      for (let axis = 0; axis < axes; axis++) {
        const scale = this.#d[D.normalized] === 0 ? 1 : this.#size(axis, 0);
        sum += (floatOf(given[from + axis]!) * scale) ** 2;
      }
      return Math.sqrt(sum);
    };
    return Math.log2(Math.max(length(4), length(8), 2 ** -20));
  }

  /** Returns the colour of one level, or its share of a mixture. */
  #sample({ at, layer }: Point, level: number, { real, geometry }: TextureOperation, mixed?: Mixed): Colour {
    const d = this.#d;
    const cube = geometry === "cube" || geometry === "acube";
    const normalized = d[D.normalized] !== 0 || cube;
    const place = (axis: number) => {
      const coordinate = at[axis]! * (normalized && real ? this.#size(axis, level) : 1);
      return nearer(coordinate, d[D.addressing + axis]!, normalized);
    };
    if (!real) return this.#fetched(at, layer, level);
    if (d[D.linear] === 0 || !this.#real) {
      const texel = at.map((_, axis) => this.#index(nearest(place(axis)), axis, level, cube));
      const part = partOf(mixed);
      return this.#texel(texel, layer, level).map((value) => value * part) as Colour;
    }
    const pairs = at.map((_, axis) => this.#between(place(axis), axis, level, cube));
    // An image of one row has two axes with y = 0. With border addressing, half of a filtered value is the
    // border colour.
    if (geometry === "1d" && d[D.axes] !== 0 && d[D.addressing + 1] === CU_TR_ADDRESS_MODE_BORDER)
      pairs.push(between(0));
    const weights = weightsOf(
      pairs.map(({ weight }) => weight),
      mixed,
    );
    const colour: Colour = [0, 0, 0, 0];
    for (const [corner, weight] of weights.entries()) {
      if (weight === 0) continue;
      const texel = pairs.map(({ first }, axis) =>
        this.#index(first + ((corner >> axis) & 1), axis, level, cube),
      );
      const part = this.#texel(texel, layer, level, true);
      for (let n = 0; n < 4; n++) colour[n]! += (weight / 256) * part[n]!;
    }
    return colour.map((value) => this.#mixed(value)) as Colour;
  }

  /** Rounds a filtered value to the precision of the image: f16, or a 16-bit integer. */
  #mixed(value: number): number {
    const fine = this.#fineness;
    if (fine !== 0) return Math.max(-1, roundAway(value) / fine);
    return this.#d[D.format] === CU_AD_FORMAT_HALF ? roundHalf(value) : value;
  }

  /** Factor by which filters scale small integers to 16 bits; 0 without scaling. */
  get #fineness(): number {
    const scale = this.#d[D.srgb] === 0 ? scaleOf(this.#d[D.format]!) : 0;
    return scale === 0 ? 0 : scale === 255 || scale === 65535 ? 65535 : 32767;
  }

  /** Reads by integer coordinates. Texels outside of the image are 0. */
  #fetched(at: readonly number[], layer: number, level: number): Colour {
    const inside = at.every((index, axis) => index >= 0 && index < this.#size(axis, level));
    return inside && layer >= 0 && layer < Math.max(1, this.#d[D.depth]!)
      ? this.#texel(at, layer, level)
      : [0, 0, 0, 0];
  }

  #gather({ at, layer }: Point, component: number): Colour {
    const [x, y] = at.map((value, axis) => {
      const { first } = between(this.#d[D.normalized] === 0 ? value : value * this.#size(axis, 0));
      return [this.#index(first, axis, 0, false), this.#index(first + 1, axis, 0, false)];
    }) as [number[], number[]];
    const one = (column: number, row: number) => this.#texel([x[column]!, y[row]!], layer, 0)[component]!;
    return [one(0, 1), one(1, 1), one(1, 0), one(0, 0)];
  }

  /**
   * Returns the two texels of `between`. A clamped coordinate has its whole weight on the texel at the edge.
   */
  #between(coordinate: number, axis: number, level: number, cube: boolean): ReturnType<typeof between> {
    const pair = between(coordinate);
    const last = this.#size(axis, level) - 1;
    const d = this.#d;
    const clamps = clampsAtEdge(d[D.addressing + axis]!, d[D.normalized] !== 0 || cube);
    if ((cube && d[D.seamless] !== 0) || d[D.axes] === 0 || !clamps || (pair.first >= 0 && pair.first < last))
      return pair;
    return { first: pair.first < 0 ? 0 : last, weight: 0 };
  }

  #index(index: number, axis: number, level: number, cube: boolean): number {
    const d = this.#d;
    const size = this.#size(axis, level);
    if (cube && d[D.seamless] !== 0) return Math.max(0, Math.min(size - 1, index));
    // Linear memory is not clamped: texels outside of it are 0.
    if (d[D.axes] === 0) return index >= 0 && index < size ? index : OUTSIDE;
    return texelIndex(index, size, d[D.addressing + axis]!, d[D.normalized] !== 0 || cube);
  }

  /** Returns the channels of a texel. For filters, small integers are scaled to 16 bits. */
  #texel([x = 0, y = 0, z = 0]: readonly number[], layer: number, level: number, filtered = false): Colour {
    const d = this.#d;
    if (x === OUTSIDE || y === OUTSIDE || z === OUTSIDE) {
      if (d[D.axes] === 0) return [0, 0, 0, 0];
      const fine = filtered ? this.#fineness : 0;
      return [0, 1, 2, 3].map((n) => this.#borderChannel(n) * (fine === 0 ? 1 : fine)) as Colour;
    }
    const format = d[D.format]!;
    const bytes = channelBytes(format);
    const channels = d[D.channels]!;
    const base = d[D.level + level]! >>> 0;
    const row = level === 0 ? d[D.pitch]! : this.#size(0, level) * bytes * channels;
    const slice = row * this.#size(1, level);
    const at = base + (z + layer) * slice + y * row + x * bytes * channels;
    // Missing channels are 0.
    const colour: Colour = [0, 0, 0, 0];
    for (let n = 0; n < channels; n++)
      colour[n] = this.#number(channel(this.#access, format, at + n * bytes), n, filtered);
    return colour;
  }

  /** Returns a channel: scaled integers, unless the texture reads them unscaled. */
  #number(value: number, n: number, filtered: boolean): number {
    const d = this.#d;
    if (!this.#real || isReal(d[D.format]!)) return value;
    const scale = scaleOf(d[D.format]!);
    if (scale === 0) return value;
    if (d[D.srgb] !== 0 && scale === 255 && n < 3) return SRGB[value]!;
    const fine = filtered ? this.#fineness : 0;
    return fine === 0 ? Math.max(-1, value / scale) : (value / scale) * fine;
  }

  #borderChannel(n: number): number {
    const word = n < this.#d[D.channels]! ? this.#d[D.border + n]! : 0;
    if (!this.#real) return word;
    // The border colour has the precision of the image.
    const scale = scaleOf(this.#d[D.format]!);
    return scale === 0 ? floatOf(word) : Math.round(floatOf(word) * scale) / scale;
  }
}

// Addressing modes and filter weights of GPU texture units.

/** Index of the border: the texel is outside of the image. */
const OUTSIDE = -1;

/** Coordinate beyond all images, where f32 has no fraction digits. */
const FAR = 2 ** 30;

/** Returns the index of a texel in a row of `size` texels, or OUTSIDE. */
function texelIndex(index: number, size: number, mode: number, normalized: boolean): number {
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
function clampsAtEdge(mode: number, normalized: boolean): boolean {
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
