import { described } from "../../arguments/options.ts";

/** Number of blocks or threads: x, or x, y and z. */
export type Dimensions = number | readonly [x: number, y?: number, z?: number];

export const dimensions = described<Dimensions>(
  "a whole number from 1 on, or [x, y, z] of such",
  (value) => typeof value === "number" || Array.isArray(value),
);
