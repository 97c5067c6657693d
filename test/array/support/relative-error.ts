/** Returns the root of the sum of squared differences, relative to that of the expected elements. */
export function relativeError(found: ArrayLike<number>, expected: ArrayLike<number>): number {
  let [difference, size] = [0, 0];
  for (let i = 0; i < expected.length; i++) {
    difference += (found[i]! - expected[i]!) ** 2;
    size += expected[i]! ** 2;
  }
  return size === 0 ? Math.sqrt(difference) : Math.sqrt(difference / size);
}
