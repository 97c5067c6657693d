// CUDA arrays: rows and slices of elements, accessed by copies, textures and surfaces.
import * as c from "../../../../ffi/cuda/index.ts";
import type { Region } from "./region.ts";

export interface ArrayShape {
  readonly width: number;
  /** Height in elements. 0 for one dimension. */
  readonly height: number;
  /** Depth in elements. 0 for fewer than three dimensions. */
  readonly depth: number;
  readonly format: number;
  readonly channels: number;
  readonly flags: number;
}

const FORMAT_BYTES = new Map<number, number>([
  [c.CU_AD_FORMAT_UNSIGNED_INT8, 1],
  [c.CU_AD_FORMAT_UNSIGNED_INT16, 2],
  [c.CU_AD_FORMAT_UNSIGNED_INT32, 4],
  [c.CU_AD_FORMAT_SIGNED_INT8, 1],
  [c.CU_AD_FORMAT_SIGNED_INT16, 2],
  [c.CU_AD_FORMAT_SIGNED_INT32, 4],
  [c.CU_AD_FORMAT_HALF, 2],
  [c.CU_AD_FORMAT_FLOAT, 4],
]);

/** Returns the size of an element in bytes, or undefined for an unsupported format or channel count. */
export function elementBytes({ format, channels }: ArrayShape): number | undefined {
  const bytes = FORMAT_BYTES.get(format);
  return bytes === undefined || ![1, 2, 4].includes(channels) ? undefined : bytes * channels;
}

export class SoftArray {
  handle = 0;
  /** True for a level of a mipmapped array, which only the mipmapped array can free. */
  isLevel = false;
  readonly region: Region;
  readonly shape: ArrayShape;
  /** Size of a row in bytes. Rows follow each other without padding. */
  readonly rowBytes: number;
  readonly rows: number;
  readonly slices: number;

  constructor(region: Region, shape: ArrayShape, bytes: number) {
    this.region = region;
    this.shape = shape;
    this.rowBytes = shape.width * bytes;
    this.rows = Math.max(1, shape.height);
    this.slices = Math.max(1, shape.depth);
  }
}

// Mipmapped arrays: one array per level, each half the size of the previous level.

export class SoftMipmappedArray {
  handle = 0;
  readonly levels: readonly SoftArray[];

  constructor(levels: readonly SoftArray[]) {
    this.levels = levels;
  }
}

/** Returns the shape of a level. All levels have the same number of layers. */
export function levelShape(shape: ArrayShape, level: number, layered: boolean): ArrayShape {
  const half = (size: number) => (size === 0 ? 0 : Math.max(1, size >> level));
  const { width, height, depth } = shape;
  return { ...shape, width: half(width), height: half(height), depth: layered ? depth : half(depth) };
}

/** Returns the maximum number of levels of a shape. */
export function mostLevels({ width, height, depth }: ArrayShape, layered: boolean): number {
  return 1 + Math.floor(Math.log2(Math.max(width, height, layered ? 1 : depth)));
}
