// A mip map: an array for each level, each half as large as the one before.
import type { ArrayShape, SoftArray } from "./array.ts";

export class SoftMipmappedArray {
  handle = 0;
  readonly levels: readonly SoftArray[];

  constructor(levels: readonly SoftArray[]) {
    this.levels = levels;
  }
}

/** The shape of a level; layers do not become fewer. */
export function levelShape(shape: ArrayShape, level: number, layered: boolean): ArrayShape {
  const half = (size: number) => (size === 0 ? 0 : Math.max(1, size >> level));
  const { width, height, depth } = shape;
  return { ...shape, width: half(width), height: half(height), depth: layered ? depth : half(depth) };
}

/** How many levels a shape can have. */
export function mostLevels({ width, height, depth }: ArrayShape, layered: boolean): number {
  return 1 + Math.floor(Math.log2(Math.max(width, height, layered ? 1 : depth)));
}
