import { extraArguments } from "../arguments/extra-arguments.ts";
import { shown } from "../arguments/shown.ts";
import { mapped, type Operand, operandsOf, scalarInput } from "./apply.ts";
import { resultType } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import type { Input } from "./node.ts";
import type { Operation } from "./operation.ts";
import { typedOperation } from "./typed-operation.ts";

/** Choice between two values. The condition is a boolean, and the values have one type. */
const choice: Operation = {
  name: "where",
  count: 3,
  operands: "any",
  emit: ([c, a, b]) => `${c} ? ${a} : ${b}`,
};

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
  if (!(condition instanceof NdArray))
    throw new TypeError(`where: the condition is ${shown(condition)}. Use an array of booleans`);
  const array = a instanceof NdArray ? a : b;
  if (!(array instanceof NdArray))
    throw new TypeError("where: both values are scalars, so they have no type. Use an array for one of them");
  const [, first, second] = operandsOf("where", array, [a, b]) as [Input, Input, Input];
  const type = resultType(first.dtype, second.dtype);
  const ready = [first, second].map(
    (each): Input => ("scalar" in each ? scalarInput("where", each.scalar, type) : each),
  );
  if (condition.device !== array.device) operandsOf("where", condition, [array]);
  const inputs = [condition.node, ...ready];
  const given = inputs.map(({ dtype }) => dtype);
  return mapped(typedOperation(choice, { given, types: ["bool", type, type], dtype: type }), inputs);
}
