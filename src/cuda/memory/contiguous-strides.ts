/** Returns the strides of contiguous elements in C's order, in elements. */
export function contiguousStrides(shape: readonly number[]): number[] {
  if (shape.length === 1) return [1];
  const strides: number[] = new Array(shape.length).fill(0);
  let stride = 1;
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    strides[axis] = stride;
    stride *= shape[axis]!;
  }
  return strides;
}
