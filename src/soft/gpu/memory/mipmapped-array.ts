// Mipmapped arrays: one array per level, each half the size of the previous level.
import type { ArrayShape, SoftArray } from "./array.ts";

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
