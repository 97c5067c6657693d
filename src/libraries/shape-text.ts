import { shown } from "../arguments/shown.ts";

/** Returns a shape as text: "(2, 3)", "(4,)" or "()". It takes lengths of any type, which a caller refuses. */
export const shapeText = (shape: readonly number[]): string =>
  shape.length === 1 ? `(${shown(shape[0])},)` : `(${shape.map((length) => shown(length)).join(", ")})`;
