import { extraArguments } from "../arguments/extra-arguments.ts";
import type { Operand } from "./elementwise-methods.ts";
import { chosen, type NdArray } from "./nd-array.ts";

/**
 * Returns the elements of `a` where the condition is true, and those of `b` elsewhere. One of them may be a scalar.
 *
 * @example
 * using x = arange(4);
 * using y = where(x.less(2), x, -1);
 * console.log(y.toArray()); // Float32Array [0, 1, -1, -1]
 */
export function where(condition: NdArray, a: Operand, b: Operand): NdArray {
  if (arguments.length > 3) throw extraArguments("where", ["condition", "a", "b"], arguments.length);
  return chosen(condition, a, b);
}
