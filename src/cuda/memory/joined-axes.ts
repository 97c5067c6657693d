/** Axes of a kernel: lengths, and strides of each operand, without axes that can be joined. */
export interface Axes {
  readonly lengths: readonly number[];
  /** Strides by operand, then by axis. */
  readonly strides: readonly (readonly number[])[];
}

/** Returns the axes of operands with one shape, where neighbouring axes that all operands store as one are one. */
export function joinedAxes(shape: readonly number[], operands: readonly (readonly number[])[]): Axes {
  const lengths: number[] = [];
  const strides: number[][] = operands.map(() => []);
  for (let axis = 0; axis < shape.length; axis++) {
    const length = shape[axis]!;
    if (length === 1) continue;
    const last = lengths.length - 1;
    const joins = last >= 0 && operands.every((each, i) => strides[i]![last] === each[axis]! * length);
    if (joins) {
      lengths[last]! *= length;
      operands.forEach((each, i) => {
        strides[i]![last] = each[axis]!;
      });
    } else {
      lengths.push(length);
      operands.forEach((each, i) => {
        strides[i]!.push(each[axis]!);
      });
    }
  }
  return { lengths, strides };
}
