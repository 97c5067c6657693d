import type { Operand, Operations } from "./apply.ts";
import type { NdArray } from "./nd-array.ts";
import { binary, called, type Emit, unary } from "./operation.ts";

/** Functions of mathematics. Integers become floats. */
export interface Mathematics {
  /**
   * Square roots.
   *
   * @example
   * using a = array([4, 9]);
   * console.log(a.sqrt().toList()); // [2, 3]
   */
  sqrt(): NdArray;

  /**
   * Powers of e.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.exp().toList()); // [1, 2.7182817459106445]
   */
  exp(): NdArray;

  /**
   * Powers of e, minus 1, also precise near 0.
   *
   * @example
   * using a = array([0, 1e-7]);
   * console.log(a.expm1().toList()); // [0, 1.000000082740371e-7]
   */
  expm1(): NdArray;

  /**
   * Natural logarithms.
   *
   * @example
   * using a = array([1, 10]);
   * console.log(a.log().toList()); // [0, 2.3025851249694824]
   */
  log(): NdArray;

  /**
   * Natural logarithms of 1 + x, also precise near 0.
   *
   * @example
   * using a = array([0, 1e-7]);
   * console.log(a.log1p().toList()); // [0, 9.999999406318238e-8]
   */
  log1p(): NdArray;

  /**
   * Logarithms to the base 2.
   *
   * @example
   * using a = array([1, 8]);
   * console.log(a.log2().toList()); // [0, 3]
   */
  log2(): NdArray;

  /**
   * Logarithms to the base 10.
   *
   * @example
   * using a = array([1, 1000]);
   * console.log(a.log10().toList()); // [0, 3]
   */
  log10(): NdArray;

  /**
   * Sines of angles in radians.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.sin().toList()); // [0, 0.8414710164070129]
   */
  sin(): NdArray;

  /**
   * Cosines of angles in radians.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.cos().toList()); // [1, 0.5403023362159729]
   */
  cos(): NdArray;

  /**
   * Tangents of angles in radians.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.tan().toList()); // [0, 1.5574077367782593]
   */
  tan(): NdArray;

  /**
   * Arcsines, in radians.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.asin().toList()); // [0, 1.5707963705062866]
   */
  asin(): NdArray;

  /**
   * Arccosines, in radians.
   *
   * @example
   * using a = array([1, 0]);
   * console.log(a.acos().toList()); // [0, 1.5707963705062866]
   */
  acos(): NdArray;

  /**
   * Arctangents, in radians.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.atan().toList()); // [0, 0.7853981852531433]
   */
  atan(): NdArray;

  /**
   * Hyperbolic sines.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.sinh().toList()); // [0, 1.175201177597046]
   */
  sinh(): NdArray;

  /**
   * Hyperbolic cosines.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.cosh().toList()); // [1, 1.5430805683135986]
   */
  cosh(): NdArray;

  /**
   * Hyperbolic tangents.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.tanh().toList()); // [0, 0.7615941762924194]
   */
  tanh(): NdArray;

  /**
   * Inverse hyperbolic sines.
   *
   * @example
   * using a = array([0, 1]);
   * console.log(a.asinh().toList()); // [0, 0.8813735842704773]
   */
  asinh(): NdArray;

  /**
   * Inverse hyperbolic cosines.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.acosh().toList()); // [0, 1.316957950592041]
   */
  acosh(): NdArray;

  /**
   * Inverse hyperbolic tangents.
   *
   * @example
   * using a = array([0, 0.5]);
   * console.log(a.atanh().toList()); // [0, 0.5493061542510986]
   */
  atanh(): NdArray;

  /**
   * 1 divided by each element.
   *
   * @example
   * using a = array([2, 4]);
   * console.log(a.reciprocal().toList()); // [0.5, 0.25]
   */
  reciprocal(): NdArray;

  /**
   * Angles of points in radians, with this array as y and the other one as x.
   *
   * @example
   * using a = array([1, -1]);
   * console.log(a.atan2(1).toList()); // [0.7853981852531433, -0.7853981852531433]
   */
  atan2(other: Operand): NdArray;

  /**
   * Lengths of the hypotenuse, without overflow on the way.
   *
   * @example
   * using a = array([3, 5]);
   * console.log(a.hypot(4).toList()); // [5, 6.4031243324279785]
   */
  hypot(other: Operand): NdArray;

  /**
   * Logarithms of the sum of two exponentials.
   *
   * @example
   * using a = array([0, 100]);
   * console.log(a.logaddexp(0).toList()); // [0.6931471824645996, 100]
   */
  logaddexp(other: Operand): NdArray;

  /**
   * Absolute values of this array with the signs of the other one.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.copysign(-1).toList()); // [-1, -2]
   */
  copysign(other: Operand): NdArray;

  /**
   * Next number in the direction of the other one, of f32 or f64.
   *
   * @example
   * using a = array([1]);
   * console.log(a.nextafter(2).toList()); // [1.0000001192092896]
   */
  nextafter(other: Operand): NdArray;
}

/** Logarithm of the sum of two exponentials. */
const logaddexp: Emit = ([a, b], _dtype, text) => {
  const most = text.constant(`Math.max(${a}, ${b})`);
  const sum = text.constant(`${most} + Math.log1p(Math.exp(-Math.abs(${a} - ${b})))`);
  return `${a} === ${b} ? ${a} + Math.LN2 : ${sum}`;
};

/** Makes operations that are functions of `Math` with the same name. */
const ofMath = <N extends string>(names: readonly N[]): Readonly<Record<N, Emit>> =>
  Object.fromEntries(names.map((name) => [name, called(`Math.${name}`)])) as Record<N, Emit>;

/** The functions of mathematics. */
export const mathematics: Operations<Mathematics> = {
  ...unary(
    { operands: "real" },
    {
      ...ofMath(["sqrt", "exp", "expm1", "log", "log1p", "log2", "log10"]),
      ...ofMath(["sin", "cos", "tan", "asin", "acos", "atan"]),
      ...ofMath(["sinh", "cosh", "tanh", "asinh", "acosh", "atanh"]),
      reciprocal: ([a]) => `1 / ${a}`,
    },
  ),
  ...binary(
    { operands: "real" },
    {
      ...ofMath(["atan2", "hypot"]),
      logaddexp,
      copysign: called("special.copySign"),
    },
  ),
  ...binary({ operands: "single or double" }, { nextafter: called("special.nextAfter") }),
};
