// Encoding of a texture or surface operation as one number, which generated code passes to the host.
import { EDGES, GEOMETRIES, type Geometry, LEVELS } from "../../ptx/operations/texture.ts";

/** Number of image axes, and number of coordinates that the instruction supplies, including the layer. */
export const SHAPES: Readonly<Record<Geometry, { readonly axes: number; readonly given: number }>> = {
  "1d": { axes: 1, given: 1 },
  "2d": { axes: 2, given: 2 },
  "3d": { axes: 3, given: 3 },
  a1d: { axes: 1, given: 2 },
  a2d: { axes: 2, given: 3 },
  cube: { axes: 3, given: 3 },
  acube: { axes: 3, given: 4 },
};

export interface TextureOperation {
  readonly geometry: Geometry;
  /** True for floating-point coordinates. */
  readonly real: boolean;
  readonly level: (typeof LEVELS)[number];
  /** Component that tld4 gathers, 0 to 3; -1 for other instructions. */
  readonly gather: number;
}

export const packTexture = ({ geometry, real, level, gather }: TextureOperation): number =>
  GEOMETRIES.indexOf(geometry) | (Number(real) << 3) | (LEVELS.indexOf(level) << 4) | ((gather + 1) << 6);

export const unpackTexture = (bits: number): TextureOperation => ({
  geometry: GEOMETRIES[bits & 7]!,
  real: (bits & 8) !== 0,
  level: LEVELS[(bits >> 4) & 3]!,
  gather: ((bits >> 6) & 7) - 1,
});

export interface SurfaceOperation {
  readonly geometry: Geometry;
  readonly store: boolean;
  readonly edge: (typeof EDGES)[number];
  /** Bytes of each element. `count` is the number of elements. */
  readonly bytes: number;
  readonly count: number;
}

export const packSurface = ({ geometry, store, edge, bytes, count }: SurfaceOperation): number =>
  GEOMETRIES.indexOf(geometry) |
  (Number(store) << 3) |
  (EDGES.indexOf(edge) << 4) |
  (bytes << 6) |
  (count << 10);

export const unpackSurface = (bits: number): SurfaceOperation => ({
  geometry: GEOMETRIES[bits & 7]!,
  store: (bits & 8) !== 0,
  edge: EDGES[(bits >> 4) & 3]!,
  bytes: (bits >> 6) & 15,
  count: (bits >> 10) & 7,
});
