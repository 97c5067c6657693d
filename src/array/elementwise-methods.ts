import type { Scalar } from "./dtype.ts";
import type { NdArray } from "./nd-array.ts";
import type { OperationName } from "./operations.ts";

/** Second operand of an operation: an array, or a scalar that takes the type of the array where it can. */
export type Operand = NdArray | Scalar;

/**
 * Operations on elements, which every array has. A method returns an expression that has not run. Operands are
 * broadcast, and converted to their common type.
 *
 * @example
 * using a = array([[1, 2], [3, 4]]);
 * console.log(a.multiply(2).add(a).toList()); // [[3, 6], [9, 12]]
 */
export abstract class ElementwiseMethods {
  /** Returns the array of an operation with this array as the first operand. */
  protected abstract map(name: OperationName, others: readonly Operand[]): NdArray;

  /**
   * Absolute values.
   *
   * @example
   * using a = array([-1.5, 2]);
   * console.log(a.abs().toList()); // [1.5, 2]
   */
  abs(): NdArray {
    return this.map("abs", []);
  }

  /**
   * Values with the other sign. Unsigned integers wrap.
   *
   * @example
   * using a = array([-1, 2]);
   * console.log(a.negative().toList()); // [1, -2]
   */
  negative(): NdArray {
    return this.map("negative", []);
  }

  /**
   * -1, 0 or 1 for each element, and NaN for NaN.
   *
   * @example
   * using a = array([-3, 0, 5]);
   * console.log(a.sign().toList()); // [-1, 0, 1]
   */
  sign(): NdArray {
    return this.map("sign", []);
  }

  /**
   * Squares.
   *
   * @example
   * using a = array([3, -4]);
   * console.log(a.square().toList()); // [9, 16]
   */
  square(): NdArray {
    return this.map("square", []);
  }

  /**
   * Square roots.
   *
   * @example
   * using a = array([4, 9]);
   * console.log(a.sqrt().toList()); // [2, 3]
   */
  sqrt(): NdArray {
    return this.map("sqrt", []);
  }

  /**
   * Powers of e.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.exp().toList()); // [1, 2.7182817459106445]
   */
  exp(): NdArray {
    return this.map("exp", []);
  }

  /**
   * Powers of e, minus 1, also precise near 0.
   *
   * @example
   * using a = array([0, 1e-7]);
   * console.log(a.expm1().toList()); // [0, 1.000000082740371e-7]
   */
  expm1(): NdArray {
    return this.map("expm1", []);
  }

  /**
   * Natural logarithms.
   *
   * @example
   * using a = array([1, 10]);
   * console.log(a.log().toList()); // [0, 2.3025851249694824]
   */
  log(): NdArray {
    return this.map("log", []);
  }

  /**
   * Natural logarithms of 1 + x, also precise near 0.
   *
   * @example
   * using a = array([0, 1e-7]);
   * console.log(a.log1p().toList()); // [0, 9.999999406318238e-8]
   */
  log1p(): NdArray {
    return this.map("log1p", []);
  }

  /**
   * Logarithms to the base 2.
   *
   * @example
   * using a = array([1, 8]);
   * console.log(a.log2().toList()); // [0, 3]
   */
  log2(): NdArray {
    return this.map("log2", []);
  }

  /**
   * Logarithms to the base 10.
   *
   * @example
   * using a = array([1, 1000]);
   * console.log(a.log10().toList()); // [0, 3]
   */
  log10(): NdArray {
    return this.map("log10", []);
  }

  /**
   * Sines of angles in radians.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.sin().toList()); // [0, 0.8414710164070129]
   */
  sin(): NdArray {
    return this.map("sin", []);
  }

  /**
   * Cosines of angles in radians.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.cos().toList()); // [1, 0.5403023362159729]
   */
  cos(): NdArray {
    return this.map("cos", []);
  }

  /**
   * Tangents of angles in radians.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.tan().toList()); // [0, 1.5574077367782593]
   */
  tan(): NdArray {
    return this.map("tan", []);
  }

  /**
   * Arcsines, in radians.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.asin().toList()); // [0, 1.5707963705062866]
   */
  asin(): NdArray {
    return this.map("asin", []);
  }

  /**
   * Arccosines, in radians.
   *
   * @example
   * using a = array([1, 0]);
   * console.log(a.acos().toList()); // [0, 1.5707963705062866]
   */
  acos(): NdArray {
    return this.map("acos", []);
  }

  /**
   * Arctangents, in radians.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.atan().toList()); // [0, 0.7853981852531433]
   */
  atan(): NdArray {
    return this.map("atan", []);
  }

  /**
   * Hyperbolic sines.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.sinh().toList()); // [0, 1.175201177597046]
   */
  sinh(): NdArray {
    return this.map("sinh", []);
  }

  /**
   * Hyperbolic cosines.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.cosh().toList()); // [1, 1.5430805683135986]
   */
  cosh(): NdArray {
    return this.map("cosh", []);
  }

  /**
   * Hyperbolic tangents.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.tanh().toList()); // [0, 0.7615941762924194]
   */
  tanh(): NdArray {
    return this.map("tanh", []);
  }

  /**
   * Inverse hyperbolic sines.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.asinh().toList()); // [0, 0.8813735842704773]
   */
  asinh(): NdArray {
    return this.map("asinh", []);
  }

  /**
   * Inverse hyperbolic cosines.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.acosh().toList()); // [0, 1.316957950592041]
   */
  acosh(): NdArray {
    return this.map("acosh", []);
  }

  /**
   * Inverse hyperbolic tangents.
   *
   * @example
   * using a = array([0, 0.5]);
   * console.log(a.atanh().toList()); // [0, 0.5493061542510986]
   */
  atanh(): NdArray {
    return this.map("atanh", []);
  }

  /**
   * 1 divided by each element.
   *
   * @example
   * using a = array([2, 4]);
   * console.log(a.reciprocal().toList()); // [0.5, 0.25]
   */
  reciprocal(): NdArray {
    return this.map("reciprocal", []);
  }

  /**
   * Largest whole numbers that are not above the elements.
   *
   * @example
   * using a = array([1.5, -1.5]);
   * console.log(a.floor().toList()); // [1, -2]
   */
  floor(): NdArray {
    return this.map("floor", []);
  }

  /**
   * Least whole numbers that are not below the elements.
   *
   * @example
   * using a = array([1.5, -1.5]);
   * console.log(a.ceil().toList()); // [2, -1]
   */
  ceil(): NdArray {
    return this.map("ceil", []);
  }

  /**
   * Whole numbers without the fractions.
   *
   * @example
   * using a = array([1.5, -1.5]);
   * console.log(a.trunc().toList()); // [1, -1]
   */
  trunc(): NdArray {
    return this.map("trunc", []);
  }

  /**
   * Nearest whole numbers. Ties go to even ones, as in NumPy.
   *
   * @example
   * using a = array([0.5, 1.5, 2.5]);
   * console.log(a.round().toList()); // [0, 2, 2]
   */
  round(): NdArray {
    return this.map("round", []);
  }

  /**
   * True for NaN.
   *
   * @example
   * using a = array([1, Number.NaN]);
   * console.log(a.isnan().toList()); // [false, true]
   */
  isnan(): NdArray {
    return this.map("isnan", []);
  }

  /**
   * True for infinities.
   *
   * @example
   * using a = array([1, Number.POSITIVE_INFINITY]);
   * console.log(a.isinf().toList()); // [false, true]
   */
  isinf(): NdArray {
    return this.map("isinf", []);
  }

  /**
   * True for numbers that are neither infinite nor NaN.
   *
   * @example
   * using a = array([1, Number.POSITIVE_INFINITY]);
   * console.log(a.isfinite().toList()); // [true, false]
   */
  isfinite(): NdArray {
    return this.map("isfinite", []);
  }

  /**
   * True for elements with a sign, also for -0.
   *
   * @example
   * using a = array([1, -0]);
   * console.log(a.signbit().toList()); // [false, true]
   */
  signbit(): NdArray {
    return this.map("signbit", []);
  }

  /**
   * Bits inverted. A boolean is negated.
   *
   * @example
   * using a = array(new Uint8Array([0, 255]));
   * console.log(a.bitwiseInvert().toList()); // [255, 0]
   */
  bitwiseInvert(): NdArray {
    return this.map("bitwiseInvert", []);
  }

  /**
   * True for 0 and false.
   *
   * @example
   * using a = array([0, 2]);
   * console.log(a.logicalNot().toList()); // [true, false]
   */
  logicalNot(): NdArray {
    return this.map("logicalNot", []);
  }

  /**
   * Sums.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.add(10).toList()); // [11, 12]
   */
  add(other: Operand): NdArray {
    return this.map("add", [other]);
  }

  /**
   * Differences.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.subtract(10).toList()); // [-9, -8]
   */
  subtract(other: Operand): NdArray {
    return this.map("subtract", [other]);
  }

  /**
   * Short name of `subtract`.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.sub(10).toList()); // [-9, -8]
   */
  sub(other: Operand): NdArray {
    return this.map("subtract", [other]);
  }

  /**
   * Products.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.multiply(10).toList()); // [10, 20]
   */
  multiply(other: Operand): NdArray {
    return this.map("multiply", [other]);
  }

  /**
   * Short name of `multiply`.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.mul(10).toList()); // [10, 20]
   */
  mul(other: Operand): NdArray {
    return this.map("multiply", [other]);
  }

  /**
   * Quotients, as floats. Integers are converted to a float of their size.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.divide(4).toList()); // [0.25, 0.5]
   */
  divide(other: Operand): NdArray {
    return this.map("divide", [other]);
  }

  /**
   * Short name of `divide`.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.div(4).toList()); // [0.25, 0.5]
   */
  div(other: Operand): NdArray {
    return this.map("divide", [other]);
  }

  /**
   * Quotients, rounded toward minus infinity. An integer divided by 0 is 0.
   *
   * @example
   * using a = array([7, -7]);
   * console.log(a.floorDivide(2).toList()); // [3, -4]
   */
  floorDivide(other: Operand): NdArray {
    return this.map("floorDivide", [other]);
  }

  /**
   * Remainders with the sign of the divisor, as in Python.
   *
   * @example
   * using a = array([7, -7]);
   * console.log(a.remainder(3).toList()); // [1, 2]
   */
  remainder(other: Operand): NdArray {
    return this.map("remainder", [other]);
  }

  /**
   * Powers. An integer with a negative exponent is 0.
   *
   * @example
   * using a = array([2, 3]);
   * console.log(a.pow(2).toList()); // [4, 9]
   */
  pow(other: Operand): NdArray {
    return this.map("pow", [other]);
  }

  /**
   * The larger of two elements. NaN wins.
   *
   * @example
   * using a = array([1, 5]);
   * console.log(a.maximum(3).toList()); // [3, 5]
   */
  maximum(other: Operand): NdArray {
    return this.map("maximum", [other]);
  }

  /**
   * The smaller of two elements. NaN wins.
   *
   * @example
   * using a = array([1, 5]);
   * console.log(a.minimum(3).toList()); // [1, 3]
   */
  minimum(other: Operand): NdArray {
    return this.map("minimum", [other]);
  }

  /**
   * Angles of points in radians, with this array as y and the other one as x.
   *
   * @example
   * using a = array([1, -1]);
   * console.log(a.atan2(1).toList()); // [0.7853981852531433, -0.7853981852531433]
   */
  atan2(other: Operand): NdArray {
    return this.map("atan2", [other]);
  }

  /**
   * Lengths of the hypotenuse, without overflow on the way.
   *
   * @example
   * using a = array([3, 5]);
   * console.log(a.hypot(4).toList()); // [5, 6.4031243324279785]
   */
  hypot(other: Operand): NdArray {
    return this.map("hypot", [other]);
  }

  /**
   * Logarithms of the sum of two exponentials.
   *
   * @example
   * using a = array([0, 100]);
   * console.log(a.logaddexp(0).toList()); // [0.6931471824645996, 100]
   */
  logaddexp(other: Operand): NdArray {
    return this.map("logaddexp", [other]);
  }

  /**
   * Absolute values of this array with the signs of the other one.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.copysign(-1).toList()); // [-1, -2]
   */
  copysign(other: Operand): NdArray {
    return this.map("copysign", [other]);
  }

  /**
   * Next number in the direction of the other one, of f32 or f64.
   *
   * @example
   * using a = array([1]);
   * console.log(a.nextafter(2).toList()); // [1.0000001192092896]
   */
  nextafter(other: Operand): NdArray {
    return this.map("nextafter", [other]);
  }

  /**
   * Bits that both elements have.
   *
   * @example
   * using a = array(new Uint8Array([5, 6]));
   * console.log(a.bitwiseAnd(3).toList()); // [1, 2]
   */
  bitwiseAnd(other: Operand): NdArray {
    return this.map("bitwiseAnd", [other]);
  }

  /**
   * Bits that one of two elements has.
   *
   * @example
   * using a = array(new Uint8Array([5, 6]));
   * console.log(a.bitwiseOr(3).toList()); // [7, 7]
   */
  bitwiseOr(other: Operand): NdArray {
    return this.map("bitwiseOr", [other]);
  }

  /**
   * Bits that differ.
   *
   * @example
   * using a = array(new Uint8Array([5, 6]));
   * console.log(a.bitwiseXor(3).toList()); // [6, 5]
   */
  bitwiseXor(other: Operand): NdArray {
    return this.map("bitwiseXor", [other]);
  }

  /**
   * Bits shifted to the left. A shift of all bits is 0.
   *
   * @example
   * using a = array(new Uint8Array([1, 128]));
   * console.log(a.bitwiseLeftShift(1).toList()); // [2, 0]
   */
  bitwiseLeftShift(other: Operand): NdArray {
    return this.map("bitwiseLeftShift", [other]);
  }

  /**
   * Bits shifted to the right. The sign of signed elements stays.
   *
   * @example
   * using a = array(new Int8Array([-8, 8]));
   * console.log(a.bitwiseRightShift(1).toList()); // [-4, 4]
   */
  bitwiseRightShift(other: Operand): NdArray {
    return this.map("bitwiseRightShift", [other]);
  }

  /**
   * True for equal elements.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.equal(2).toList()); // [false, true]
   */
  equal(other: Operand): NdArray {
    return this.map("equal", [other]);
  }

  /**
   * True for elements that differ.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.notEqual(2).toList()); // [true, false]
   */
  notEqual(other: Operand): NdArray {
    return this.map("notEqual", [other]);
  }

  /**
   * True for smaller elements of this array.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.less(2).toList()); // [true, false]
   */
  less(other: Operand): NdArray {
    return this.map("less", [other]);
  }

  /**
   * True for smaller or equal elements of this array.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.lessEqual(2).toList()); // [true, true]
   */
  lessEqual(other: Operand): NdArray {
    return this.map("lessEqual", [other]);
  }

  /**
   * True for larger elements of this array.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.greater(1).toList()); // [false, true]
   */
  greater(other: Operand): NdArray {
    return this.map("greater", [other]);
  }

  /**
   * True for larger or equal elements of this array.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.greaterEqual(2).toList()); // [false, true]
   */
  greaterEqual(other: Operand): NdArray {
    return this.map("greaterEqual", [other]);
  }

  /**
   * True where both elements are not 0.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.logicalAnd(2).toList()); // [false, true]
   */
  logicalAnd(other: Operand): NdArray {
    return this.map("logicalAnd", [other]);
  }

  /**
   * True where one of two elements is not 0.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.logicalOr(0).toList()); // [false, true]
   */
  logicalOr(other: Operand): NdArray {
    return this.map("logicalOr", [other]);
  }

  /**
   * True where exactly one of two elements is not 0.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.logicalXor(1).toList()); // [true, false]
   */
  logicalXor(other: Operand): NdArray {
    return this.map("logicalXor", [other]);
  }
}
