import type { Operand, Operations } from "./apply.ts";
import type { NdArray } from "./nd-array.ts";
import { binary, infix, unary } from "./operation.ts";

/** Logic of elements, where 0 is false and any other number is true. The results are booleans. */
export interface Logic {
  /**
   * True where both elements are not 0.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.logicalAnd(2).toList()); // [false, true]
   */
  logicalAnd(other: Operand): NdArray;

  /**
   * True where one of two elements is not 0.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.logicalOr(0).toList()); // [false, true]
   */
  logicalOr(other: Operand): NdArray;

  /**
   * True where exactly one of two elements is not 0.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.logicalXor(1).toList()); // [true, false]
   */
  logicalXor(other: Operand): NdArray;

  /**
   * True for 0 and false.
   *
   * @example
   * using a = array([0, 2]);
   * console.log(a.logicalNot().toList()); // [true, false]
   */
  logicalNot(): NdArray;
}

/** The operations of logic. */
export const logic: Operations<Logic> = {
  ...binary(
    { operands: "bool", isTest: true },
    {
      logicalAnd: infix("&&"),
      logicalOr: infix("||"),
      logicalXor: infix("!=="),
    },
  ),
  ...unary({ operands: "bool", isTest: true }, { logicalNot: ([a]) => `!${a}` }),
};
