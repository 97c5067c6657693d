import type { Operand, Operations } from "./apply.ts";
import { type Parts, partsOf } from "./complex-text.ts";
import { isFloating } from "./dtype.ts";
import { literal } from "./emit.ts";
import type { NdArray } from "./nd-array.ts";
import { type Emit, type Operation, onComplex, unary } from "./operation.ts";

/** Comparisons and tests of elements. The results are booleans. */
export interface Comparisons {
  /**
   * True for equal elements.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.equal(2).toList()); // [false, true]
   */
  equal(other: Operand): NdArray;

  /**
   * True for elements that differ.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.notEqual(2).toList()); // [true, false]
   */
  notEqual(other: Operand): NdArray;

  /**
   * True for smaller elements of this array.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.less(2).toList()); // [true, false]
   */
  less(other: Operand): NdArray;

  /**
   * True for smaller or equal elements of this array.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.lessEqual(2).toList()); // [true, true]
   */
  lessEqual(other: Operand): NdArray;

  /**
   * True for larger elements of this array.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.greater(1).toList()); // [false, true]
   */
  greater(other: Operand): NdArray;

  /**
   * True for larger or equal elements of this array.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.greaterEqual(2).toList()); // [false, true]
   */
  greaterEqual(other: Operand): NdArray;

  /**
   * True for NaN.
   *
   * @example
   * using a = array([1, Number.NaN]);
   * console.log(a.isnan().toList()); // [false, true]
   */
  isnan(): NdArray;

  /**
   * True for infinities.
   *
   * @example
   * using a = array([1, Number.POSITIVE_INFINITY]);
   * console.log(a.isinf().toList()); // [false, true]
   */
  isinf(): NdArray;

  /**
   * True for numbers that are neither infinite nor NaN.
   *
   * @example
   * using a = array([1, Number.POSITIVE_INFINITY]);
   * console.log(a.isfinite().toList()); // [true, false]
   */
  isfinite(): NdArray;

  /**
   * True for elements with a sign, also for -0.
   *
   * @example
   * using a = array([1, -0]);
   * console.log(a.signbit().toList()); // [false, true]
   */
  signbit(): NdArray;
}

/** Returns the text of a test of the parts of complex numbers. */
const ofParts =
  (test: (parts: readonly [Parts, Parts | undefined]) => string): Emit =>
  (args, _dtype, text) => {
    const [first, second] = args.map((name) => partsOf(text, name));
    return test([first!, second]);
  };

/** Returns a comparison. Booleans are ordered as 0 and 1, and an i64 below 0 is less than each u64. */
function comparison(name: string, operator: string): Operation {
  const isLess = operator === "!==" || operator[0] === "<";
  const isGreater = operator === "!==" || operator[0] === ">";
  const behind = (signed: string, isTrue: boolean, unsigned: string) =>
    isTrue ? `${signed} < 0n || ${unsigned}` : `${signed} >= 0n && ${unsigned}`;
  return {
    ...{ name, count: 2, operands: "any", isTest: true },
    emit: ([a, b], dtype) => (dtype === "bool" ? `i32(${a}) ${operator} i32(${b})` : `${a} ${operator} ${b}`),
    emitMixed: ([a, b], isFirstSigned) =>
      isFirstSigned
        ? behind(a, isLess, `u64(${a}) ${operator} ${b}`)
        : behind(b, isGreater, `${a} ${operator} u64(${b})`),
  };
}

/** The comparisons and tests of elements. */
export const comparisons: Operations<Comparisons> = {
  equal: {
    ...comparison("equal", "==="),
    complex: { emit: ofParts(([x, y]) => `${x.re} === ${y!.re} && ${x.im} === ${y!.im}`) },
  },
  notEqual: {
    ...comparison("notEqual", "!=="),
    complex: { emit: ofParts(([x, y]) => `${x.re} !== ${y!.re} || ${x.im} !== ${y!.im}`) },
  },
  less: comparison("less", "<"),
  lessEqual: comparison("lessEqual", "<="),
  greater: comparison("greater", ">"),
  greaterEqual: comparison("greaterEqual", ">="),
  ...onComplex(
    unary(
      { operands: "numeric", isTest: true },
      {
        isnan: ([a]) => `${a} !== ${a}`,
        isinf: ([a], dtype) => (isFloating(dtype) ? `Math.abs(${a}) === 1 / 0` : `${a} !== ${a}`),
        isfinite: ([a], dtype) => (isFloating(dtype) ? `Math.abs(${a}) < 1 / 0` : `${a} === ${a}`),
        signbit: ([a], dtype) =>
          isFloating(dtype)
            ? `bitsOf(${a}) < ${dtype === "f64" ? "0n" : "0"}`
            : `${a} < ${literal(0, dtype)}`,
      },
    ),
    {
      isnan: { emit: ofParts(([x]) => `${x.re} !== ${x.re} || ${x.im} !== ${x.im}`) },
      isinf: { emit: ofParts(([x]) => `Math.abs(${x.re}) === 1 / 0 || Math.abs(${x.im}) === 1 / 0`) },
      isfinite: { emit: ofParts(([x]) => `Math.abs(${x.re}) < 1 / 0 && Math.abs(${x.im}) < 1 / 0`) },
    },
  ),
};
