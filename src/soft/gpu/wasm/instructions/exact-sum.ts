// Sums of f64 with their rounding errors, for numbers and for vectors. A sum that is rounded to odd can be rounded
// again to a narrower type without an error.
import type { Body, Value, Variable } from "../encoding/expression.ts";

/** Returns variables with a sum and its rounding error (Knuth). */
export function exactSum(w: Body, a: Value, b: Value): [sum: Variable, lost: Variable] {
  const [sum, part, lost] = w.locals(a.shape, 3);
  sum.set(a.add(b));
  part.set(sum.sub(a));
  lost.set(a.sub(sum.sub(part)).add(b.sub(part)));
  return [sum, lost];
}

/**
 * Returns a sum rounded to odd, given its error. An inexact sum with an even last bit moves one step toward the error. An
 * infinite sum has no error.
 */
export function roundedToOdd(sum: Value, lost: Value): Value {
  const step = lost.bits().xor(sum.bits()).op("shr_s", 63).or(1);
  const isEven = sum.bits().and(1).eq(0);
  const change = step.onlyWhen(lost.abs().gt(0).and(isEven));
  return sum.bits().add(change).real();
}
