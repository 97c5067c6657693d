// CUDA arrays: rows and slices of elements, which copies, textures and surfaces reach.
import * as c from "../../../../ffi/cuda/index.ts";
import type { Region } from "./region.ts";

export interface ArrayShape {
  readonly width: number;
  /** 0 for one dimension. */
  readonly height: number;
  /** 0 for less than three dimensions. */
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

/** Bytes of an element; undefined for a format that soft GPUs do not have, or a wrong number of channels. */
export function elementBytes({ format, channels }: ArrayShape): number | undefined {
  const bytes = FORMAT_BYTES.get(format);
  return bytes === undefined || ![1, 2, 4].includes(channels) ? undefined : bytes * channels;
}

export class SoftArray {
  handle = 0;
  /** It belongs to a mip map, which alone can free it. */
  isLevel = false;
  readonly region: Region;
  readonly shape: ArrayShape;
  /** Bytes of a row; rows follow each other without a gap. */
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
