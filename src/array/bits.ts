import type { Operand, Operations } from "./apply.ts";
import { factsOf, isBig, isUnsigned } from "./dtype.ts";
import { literal } from "./emit.ts";
import type { NdArray } from "./nd-array.ts";
import { binary, type Emit, unary } from "./operation.ts";

/** Operations on the bits of integers and on booleans. */
export interface Bits {
  /**
   * Bits that both elements have.
   *
   * @example
   * using a = array(new Uint8Array([5, 6]));
   * console.log(a.bitwiseAnd(3).toList()); // [1, 2]
   */
  bitwiseAnd(other: Operand): NdArray;

  /**
   * Bits that one of two elements has.
   *
   * @example
   * using a = array(new Uint8Array([5, 6]));
   * console.log(a.bitwiseOr(3).toList()); // [7, 7]
   */
  bitwiseOr(other: Operand): NdArray;

  /**
   * Bits that differ.
   *
   * @example
   * using a = array(new Uint8Array([5, 6]));
   * console.log(a.bitwiseXor(3).toList()); // [6, 5]
   */
  bitwiseXor(other: Operand): NdArray;

  /**
   * Bits inverted. A boolean is negated.
   *
   * @example
   * using a = array(new Uint8Array([0, 255]));
   * console.log(a.bitwiseInvert().toList()); // [255, 0]
   */
  bitwiseInvert(): NdArray;

  /**
   * Bits shifted to the left. A shift of all bits is 0.
   *
   * @example
   * using a = array(new Uint8Array([1, 128]));
   * console.log(a.bitwiseLeftShift(1).toList()); // [2, 0]
   */
  bitwiseLeftShift(other: Operand): NdArray;

  /**
   * Bits shifted to the right. The sign of signed elements stays.
   *
   * @example
   * using a = array(new Int8Array([-8, 8]));
   * console.log(a.bitwiseRightShift(1).toList()); // [-4, 4]
   */
  bitwiseRightShift(other: Operand): NdArray;
}

/** Returns the text of a bitwise operation. JavaScript's result of 32 bits is an i32. */
const bitwise =
  (operator: string, ofBools: string): Emit =>
  ([a, b], dtype) => {
    if (dtype === "bool") return `${a} ${ofBools} ${b}`;
    return dtype === "u32" ? `(${a} ${operator} ${b}) >>> 0` : `${a} ${operator} ${b}`;
  };

/** Shift to the left. A count from the number of bits on gives 0. */
const shiftLeft: Emit = ([a, b], dtype) => {
  const { bits } = factsOf(dtype);
  const zero = literal(0, dtype);
  if (isBig(dtype)) return `${b} >= 0n && ${b} < 64n ? ${a} << ${b} : 0n`;
  const shifted = dtype === "u32" ? `(${a} << ${b}) >>> 0` : `${a} << ${b}`;
  return `${b} >= 0 && ${b} < ${bits} ? ${shifted} : ${zero}`;
};

/** Shift to the right, with the sign. A count from the number of bits on gives 0 or -1. */
const shiftRight: Emit = ([a, b], dtype) => {
  const last = literal(factsOf(dtype).bits - 1, dtype);
  const zero = literal(0, dtype);
  const inRange = `${b} >= ${zero} && ${b} <= ${last}`;
  if (isUnsigned(dtype)) {
    const shifted = dtype === "u32" ? `${a} >>> ${b}` : `${a} >> ${b}`;
    return `${inRange} ? ${shifted} : ${zero}`;
  }
  return `${a} >> (${inRange} ? ${b} : ${last})`;
};

/** The operations on bits. */
export const bits: Operations<Bits> = {
  ...binary(
    { operands: "integer" },
    {
      bitwiseAnd: bitwise("&", "&&"),
      bitwiseOr: bitwise("|", "||"),
      bitwiseXor: bitwise("^", "!=="),
      bitwiseLeftShift: shiftLeft,
      bitwiseRightShift: shiftRight,
    },
  ),
  ...unary(
    { operands: "integer" },
    {
      bitwiseInvert: ([a], dtype) => {
        if (dtype === "bool") return `!${a}`;
        if (dtype === "u64") return `${a} ^ 0xffffffffffffffffn`;
        if (dtype === "i64") return `-1n - ${a}`;
        return dtype === "u32" ? `(~${a}) >>> 0` : `~${a}`;
      },
    },
  ),
};
