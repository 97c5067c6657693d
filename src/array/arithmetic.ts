import type { Operand, Operations } from "./apply.ts";
import { complexText, type Parts, partsOf } from "./complex-text.ts";
import { type Dtype, isBig, isFloating, isUnsigned } from "./dtype.ts";
import { extremeText, type KernelText, literal } from "./emit.ts";
import type { NdArray } from "./nd-array.ts";
import { binary, type Emit, infix, ofFloats, onComplex, unary } from "./operation.ts";

/**
 * Arithmetic of elements. A method returns an expression that has not run. Operands are broadcast, and converted to
 * their common type.
 *
 * @example
 * using a = array([[1, 2], [3, 4]]);
 * console.log(a.multiply(2).add(a).toList()); // [[3, 6], [9, 12]]
 */
export interface Arithmetic {
  /**
   * Sums.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.add(10).toList()); // [11, 12]
   */
  add(other: Operand): NdArray;

  /**
   * Differences.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.subtract(10).toList()); // [-9, -8]
   */
  subtract(other: Operand): NdArray;

  /**
   * Short name of `subtract`.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.sub(10).toList()); // [-9, -8]
   */
  sub(other: Operand): NdArray;

  /**
   * Products.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.multiply(10).toList()); // [10, 20]
   */
  multiply(other: Operand): NdArray;

  /**
   * Short name of `multiply`.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.mul(10).toList()); // [10, 20]
   */
  mul(other: Operand): NdArray;

  /**
   * Quotients, as floats. Integers are converted to a float of their size.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.divide(4).toList()); // [0.25, 0.5]
   */
  divide(other: Operand): NdArray;

  /**
   * Short name of `divide`.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.div(4).toList()); // [0.25, 0.5]
   */
  div(other: Operand): NdArray;

  /**
   * Quotients, rounded toward minus infinity. An integer divided by 0 is 0.
   *
   * @example
   * using a = array([7, -7]);
   * console.log(a.floorDivide(2).toList()); // [3, -4]
   */
  floorDivide(other: Operand): NdArray;

  /**
   * Remainders with the sign of the divisor, as in Python.
   *
   * @example
   * using a = array([7, -7]);
   * console.log(a.remainder(3).toList()); // [1, 2]
   */
  remainder(other: Operand): NdArray;

  /**
   * Powers. An integer with a negative exponent is 0.
   *
   * @example
   * using a = array([2, 3]);
   * console.log(a.pow(2).toList()); // [4, 9]
   */
  pow(other: Operand): NdArray;

  /**
   * The larger of two elements. NaN wins.
   *
   * @example
   * using a = array([1, 5]);
   * console.log(a.maximum(3).toList()); // [3, 5]
   */
  maximum(other: Operand): NdArray;

  /**
   * The smaller of two elements. NaN wins.
   *
   * @example
   * using a = array([1, 5]);
   * console.log(a.minimum(3).toList()); // [1, 3]
   */
  minimum(other: Operand): NdArray;

  /**
   * Absolute values.
   *
   * @example
   * using a = array([-1.5, 2]);
   * console.log(a.abs().toList()); // [1.5, 2]
   */
  abs(): NdArray;

  /**
   * The elements as they are, with the type of the array.
   *
   * @example
   * using a = array([-1, 2]);
   * console.log(a.positive().toList()); // [-1, 2]
   */
  positive(): NdArray;

  /**
   * Values with the other sign. Unsigned integers wrap.
   *
   * @example
   * using a = array([-1, 2]);
   * console.log(a.negative().toList()); // [1, -2]
   */
  negative(): NdArray;

  /**
   * -1, 0 or 1 for each element, and NaN for NaN.
   *
   * @example
   * using a = array([-3, 0, 5]);
   * console.log(a.sign().toList()); // [-1, 0, 1]
   */
  sign(): NdArray;

  /**
   * Squares.
   *
   * @example
   * using a = array([3, -4]);
   * console.log(a.square().toList()); // [9, 16]
   */
  square(): NdArray;

  /**
   * Largest whole numbers that are not above the elements.
   *
   * @example
   * using a = array([1.5, -1.5]);
   * console.log(a.floor().toList()); // [1, -2]
   */
  floor(): NdArray;

  /**
   * Least whole numbers that are not below the elements.
   *
   * @example
   * using a = array([1.5, -1.5]);
   * console.log(a.ceil().toList()); // [2, -1]
   */
  ceil(): NdArray;

  /**
   * Whole numbers without the fractions.
   *
   * @example
   * using a = array([1.5, -1.5]);
   * console.log(a.trunc().toList()); // [1, -1]
   */
  trunc(): NdArray;

  /**
   * Nearest whole numbers. Ties go to even ones, as in NumPy.
   *
   * @example
   * using a = array([0.5, 1.5, 2.5]);
   * console.log(a.round().toList()); // [0, 2, 2]
   */
  round(): NdArray;
}

/** Returns the text of a divisor that is not 0, so that the division is defined. */
const divisor = (b: string, dtype: Dtype, text: KernelText): string =>
  text.constant(`${b} === ${literal(0, dtype)} ? ${literal(1, dtype)} : ${b}`);

/** Returns the text of an integer quotient that is cut toward zero. */
function quotient(a: string, b: string, dtype: Dtype): string {
  if (isBig(dtype)) return `${a} / ${b}`;
  return dtype === "u32" ? `(${a} / ${b}) >>> 0` : `(${a} / ${b}) | 0`;
}

/** Remainder with the sign of the divisor, as Python has it. */
const remainder: Emit = ([a, b], dtype, text) => {
  const zero = literal(0, dtype);
  if (isFloating(dtype)) {
    const rest = text.constant(`${a} % ${b}`);
    const signed = text.constant(`(${rest} < 0) !== (${b} < 0) ? ${rest} + ${b} : ${rest}`);
    return `${rest} === 0 ? special.copySign(${rest}, ${b}) : ${signed}`;
  }
  const rest = text.constant(`${a} % ${divisor(b!, dtype, text)}`);
  const given = text.constant(`${b} === ${zero} ? ${zero} : ${rest}`);
  if (isUnsigned(dtype)) return given;
  return `${given} !== ${zero} && (${given} < ${zero}) !== (${b} < ${zero}) ? ${given} + ${b} : ${given}`;
};

/** Quotient that is rounded toward minus infinity. Integers divided by 0 are 0, as in NumPy. */
const floorDivide: Emit = ([a, b], dtype, text) => {
  const zero = literal(0, dtype);
  if (isFloating(dtype)) {
    const rest = text.constant(`${a} % ${b}`);
    const isOther = text.constant(`${rest} !== 0 && (${rest} < 0) !== (${b} < 0)`);
    const exact = text.constant(`(${a} - ${rest}) / ${b}`);
    const adjusted = text.constant(`${isOther} ? ${exact} - 1 : ${exact}`);
    const floor = text.constant(`Math.floor(${adjusted})`);
    const near = text.constant(`${adjusted} - ${floor} > 0.5 ? ${floor} + 1 : ${floor}`);
    const ratio = text.constant(`${a} / ${b}`);
    const whole = text.constant(`${adjusted} === 0 ? special.copySign(${adjusted}, ${ratio}) : ${near}`);
    return `${b} === 0 ? ${ratio} : ${whole}`;
  }
  const by = divisor(b!, dtype, text);
  const cut = text.constant(quotient(a!, by, dtype));
  if (isUnsigned(dtype)) return `${b} === ${zero} ? ${zero} : ${cut}`;
  const rest = text.constant(`${a} % ${by}`);
  const isBelow = `${rest} !== ${zero} && (${rest} < ${zero}) !== (${by} < ${zero})`;
  const floor = text.constant(`${isBelow} ? ${cut} - ${literal(1, dtype)} : ${cut}`);
  return `${b} === ${zero} ? ${zero} : ${floor}`;
};

/** Power. An integer with a negative exponent is 0. */
const pow: Emit = ([a, b], dtype, text) => {
  if (isFloating(dtype)) {
    // C's powers of 1 are 1, also for NaN. JavaScript's are not.
    const isOne = `${a} === 1 || (${a} === -1 && Math.abs(${b}) === 1 / 0)`;
    return `select(${isOne}, 1, ${a} ** ${b})`;
  }
  const [zero, one] = [literal(0, dtype), literal(1, dtype)];
  const [result, base, rest] = [text.name(), text.name(), text.name()];
  text.add(`let ${base} = ${a}; let ${rest} = ${b}; let ${result} = ${a}; ${result} = ${one};`);
  const odd = isBig(dtype) ? `(${rest} & 1n) !== 0n` : `(${rest} & 1) !== 0`;
  const half = dtype === "u32" ? `${rest} >>> 1` : `${rest} >> ${one}`;
  text.add(`while (${rest} > ${zero}) {`);
  text.add(`if (${odd}) ${result} = ${result} * ${base}; ${base} = ${base} * ${base}; ${rest} = ${half}; }`);
  return isUnsigned(dtype) ? result : `${b} < ${zero} ? ${zero} : ${result}`;
};

const extreme =
  (name: "max" | "min", ofBools: string): Emit =>
  ([a, b], dtype) =>
    dtype === "bool" ? `${a} ${ofBools} ${b}` : extremeText(name, a!, b!, dtype);

const complexProduct: Emit = ([a, b], _dtype, text) => {
  const [x, y] = [partsOf(text, a!), partsOf(text, b!)];
  return complexText(`${x.re} * ${y.re} - ${x.im} * ${y.im}`, `${x.re} * ${y.im} + ${x.im} * ${y.re}`);
};

/** Quotient by Smith's method, as NumPy computes it: no square overflows. A divisor of 0 gives infinities and NaN. */
function complexQuotient(x: Parts, y: Parts, text: KernelText): string {
  const isWide = text.constant(`Math.abs(${y.re}) >= Math.abs(${y.im})`);
  const large = text.constant(`select(${isWide}, ${y.re}, ${y.im})`);
  const small = text.constant(`select(${isWide}, ${y.im}, ${y.re})`);
  const isZero = text.constant(`${large} === 0 && ${small} === 0`);
  const ratio = text.constant(`select(${isZero}, ${large}, ${small} / ${large})`);
  const size = text.constant(`${large} + ${small} * ${ratio}`);
  const scale = text.constant(`f32(1) / ${size}`);
  const [real, imaginary] = [
    text.constant(`select(${isWide}, ${x.re} + ${x.im} * ${ratio}, ${x.re} * ${ratio} + ${x.im}) * ${scale}`),
    text.constant(`select(${isWide}, ${x.im} - ${x.re} * ${ratio}, ${x.im} * ${ratio} - ${x.re}) * ${scale}`),
  ];
  const zero = text.constant(`Math.abs(${y.re})`);
  return complexText(
    `select(${isZero}, ${x.re} / ${zero}, ${real})`,
    `select(${isZero}, ${x.im} / ${zero}, ${imaginary})`,
  );
}

/** Returns the operation on the parts of two complex numbers, one after the other. */
const byParts =
  (operator: string): Emit =>
  ([a, b], _dtype, text) => {
    const [x, y] = [partsOf(text, a!), partsOf(text, b!)];
    return complexText(`${x.re} ${operator} ${y.re}`, `${x.im} ${operator} ${y.im}`);
  };

const ofComplexPairs = {
  add: { emit: byParts("+") },
  subtract: { emit: byParts("-") },
  multiply: { emit: complexProduct },
} as const;

const ofPairs = {
  ...onComplex(
    binary(
      { operands: "numeric" },
      {
        add: infix("+"),
        subtract: infix("-"),
        multiply: infix("*"),
        floorDivide,
        remainder,
        pow,
      },
    ),
    ofComplexPairs,
  ),
  ...onComplex(binary({ operands: "quotient" }, { divide: infix("/") }), {
    divide: { emit: ([a, b], _dtype, text) => complexQuotient(partsOf(text, a!), partsOf(text, b!), text) },
  }),
};

/** The operations of arithmetic. */
export const arithmetic: Operations<Arithmetic> = {
  ...ofPairs,
  sub: ofPairs.subtract,
  mul: ofPairs.multiply,
  div: ofPairs.divide,
  ...binary(
    { operands: "any" },
    {
      maximum: extreme("max", "||"),
      minimum: extreme("min", "&&"),
    },
  ),
  ...onComplex(
    unary(
      { operands: "numeric" },
      {
        positive: ([a]) => a!,
        negative: ([a], dtype) => (isUnsigned(dtype) ? `${literal(0, dtype)} - ${a}` : `-${a}`),
        abs: ([a], dtype) =>
          isUnsigned(dtype) ? a! : isBig(dtype) ? `${a} < 0n ? -${a} : ${a}` : `Math.abs(${a})`,
        square: ([a]) => `${a} * ${a}`,
        sign: ([a], dtype, text) => {
          // The sum with 0 is 0 for -0, as NumPy's sign is.
          if (isFloating(dtype)) return `Math.sign(${a}) + ${literal(0, dtype)}`;
          const [zero, one] = [literal(0, dtype), literal(1, dtype)];
          const positive = text.constant(`${a} > ${zero} ? ${one} : ${a}`);
          return isUnsigned(dtype) ? positive : `${a} < ${zero} ? -${one} : ${positive}`;
        },
        floor: ofFloats("Math.floor"),
        ceil: ofFloats("Math.ceil"),
        trunc: ofFloats("Math.trunc"),
        round: ofFloats("special.rint"),
      },
    ),
    {
      positive: { emit: ([a]) => a! },
      negative: { emit: ([a]) => `${a} ^ 0x8000000080000000n` },
      square: { emit: ([a], dtype, text) => complexProduct([a!, a!], dtype, text) },
      abs: {
        dtype: "f32",
        emit: ([a], _dtype, text) => {
          const { re, im } = partsOf(text, a!);
          return `Math.hypot(${re}, ${im})`;
        },
      },
    },
  ),
};
