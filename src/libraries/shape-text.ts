/** Returns a shape as text: "(2, 3)", "(4,)" or "()". */
export const shapeText = (shape: readonly number[]): string =>
  shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(", ")})`;
