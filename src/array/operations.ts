import {
  type Dtype,
  factsOf,
  floatOf,
  isBig,
  isFloating,
  isInteger,
  quotientType,
  resultType,
} from "./dtype.ts";
import { extremeText, type KernelText, literal } from "./emit.ts";

/** Element types that an operation takes. */
export type Operands = "any" | "numeric" | "integer" | "real" | "quotient" | "single or double" | "bool";

/** An operation on elements: the types of its operands and its result, and its text in a kernel. */
export interface Operation {
  readonly name: string;
  /** Element types that it takes. "real" converts integers to floats, and "bool" converts all types to booleans. */
  readonly operands: Operands;
  /** True when the result is a boolean. */
  readonly isTest?: boolean;
  /** Returns the text of the result. The arguments are names of values that have the type `dtype`. */
  readonly emit: (args: readonly string[], dtype: Dtype, text: KernelText) => string;
}

type Emit = Operation["emit"];

/** Makes the operations of a group by their names. */
const group = <N extends string>(
  operands: Operands,
  emits: Readonly<Record<N, Emit>>,
  isTest = false,
): Readonly<Record<N, Operation>> =>
  Object.fromEntries(
    Object.entries<Emit>(emits).map(([name, emit]) => [name, { name, operands, isTest, emit }]),
  ) as Record<N, Operation>;

const infix =
  (operator: string): Emit =>
  ([a, b]) =>
    `${a} ${operator} ${b}`;

const called =
  (name: string): Emit =>
  (args) =>
    `${name}(${args.join(", ")})`;

/** Returns the text of a function of floats. Integers stay as they are. */
const ofFloats =
  (name: string): Emit =>
  ([a], dtype) =>
    isFloating(dtype) ? `${name}(${a})` : a!;

/** Returns the text of an ordering. Booleans are ordered as 0 and 1. */
const compared =
  (operator: string): Emit =>
  ([a, b], dtype) =>
    dtype === "bool" ? `i32(${a}) ${operator} i32(${b})` : `${a} ${operator} ${b}`;

const isUnsigned = (dtype: Dtype): boolean => factsOf(dtype).kind === "unsigned";

/** Returns the text of a bitwise operation. JavaScript's result of 32 bits is an i32. */
const bitwise =
  (operator: string, ofBools: string): Emit =>
  ([a, b], dtype) => {
    if (dtype === "bool") return `${a} ${ofBools} ${b}`;
    return dtype === "u32" ? `(${a} ${operator} ${b}) >>> 0` : `${a} ${operator} ${b}`;
  };

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
    return `${isOne} ? 1 : ${a} ** ${b}`;
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

/** Logarithm of the sum of two exponentials. */
const logaddexp: Emit = ([a, b], _dtype, text) => {
  const most = text.constant(`Math.max(${a}, ${b})`);
  const sum = text.constant(`${most} + Math.log1p(Math.exp(-Math.abs(${a} - ${b})))`);
  return `${a} === ${b} ? ${a} + Math.LN2 : ${sum}`;
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

const extreme =
  (name: "max" | "min", ofBools: string): Emit =>
  ([a, b], dtype) =>
    dtype === "bool" ? `${a} ${ofBools} ${b}` : extremeText(name, a!, b!, dtype);

const arithmetic = group("numeric", {
  add: infix("+"),
  subtract: infix("-"),
  multiply: infix("*"),
  negative: ([a], dtype) => (isUnsigned(dtype) ? `${literal(0, dtype)} - ${a}` : `-${a}`),
  abs: ([a], dtype) =>
    isUnsigned(dtype) ? a! : isBig(dtype) ? `${a} < 0n ? -${a} : ${a}` : `Math.abs(${a})`,
  square: ([a]) => `${a} * ${a}`,
  sign: ([a], dtype, text) => {
    if (isFloating(dtype)) return `Math.sign(${a})`;
    const [zero, one] = [literal(0, dtype), literal(1, dtype)];
    const positive = text.constant(`${a} > ${zero} ? ${one} : ${a}`);
    return isUnsigned(dtype) ? positive : `${a} < ${zero} ? -${one} : ${positive}`;
  },
  remainder,
  floorDivide,
  pow,
  floor: ofFloats("Math.floor"),
  ceil: ofFloats("Math.ceil"),
  trunc: ofFloats("Math.trunc"),
  round: ofFloats("special.rint"),
});

const extremes = group("any", {
  maximum: extreme("max", "||"),
  minimum: extreme("min", "&&"),
});

const quotients = group("quotient", { divide: infix("/") });

const real = group("real", {
  reciprocal: ([a]) => `1 / ${a}`,
  ...(Object.fromEntries(
    [
      ...["sqrt", "exp", "expm1", "log", "log1p", "log2", "log10", "sin", "cos", "tan"],
      ...["sinh", "cosh", "tanh", "asin", "acos", "atan", "asinh", "acosh", "atanh", "atan2", "hypot"],
    ].map((name) => [name, called(`Math.${name}`)]),
  ) as Record<RealName, Emit>),
  logaddexp,
  copysign: called("special.copySign"),
});

type RealName =
  | ("sqrt" | "exp" | "expm1" | "log" | "log1p" | "log2" | "log10" | "sin" | "cos" | "tan" | "sinh" | "cosh")
  | ("tanh" | "asin" | "acos" | "atan" | "asinh" | "acosh" | "atanh" | "atan2" | "hypot");

const wide = group("single or double", { nextafter: called("special.nextAfter") });

const bits = group("integer", {
  bitwiseAnd: bitwise("&", "&&"),
  bitwiseOr: bitwise("|", "||"),
  bitwiseXor: bitwise("^", "!=="),
  bitwiseInvert: ([a], dtype) => {
    if (dtype === "bool") return `!${a}`;
    if (dtype === "u64") return `${a} ^ 0xffffffffffffffffn`;
    if (dtype === "i64") return `-1n - ${a}`;
    return dtype === "u32" ? `(~${a}) >>> 0` : `~${a}`;
  },
});

const shifts = group("integer", { bitwiseLeftShift: shiftLeft, bitwiseRightShift: shiftRight });

const comparisons = group(
  "any",
  {
    equal: infix("==="),
    notEqual: infix("!=="),
    less: compared("<"),
    lessEqual: compared("<="),
    greater: compared(">"),
    greaterEqual: compared(">="),
  },
  true,
);

const tests = group(
  "numeric",
  {
    isnan: ([a]) => `${a} !== ${a}`,
    isinf: ([a], dtype) => (isFloating(dtype) ? `Math.abs(${a}) === 1 / 0` : `${a} !== ${a}`),
    isfinite: ([a], dtype) => (isFloating(dtype) ? `Math.abs(${a}) < 1 / 0` : `${a} === ${a}`),
    signbit: ([a], dtype) =>
      isFloating(dtype) ? `bitsOf(${a}) < ${dtype === "f64" ? "0n" : "0"}` : `${a} < ${literal(0, dtype)}`,
  },
  true,
);

const logic = group(
  "bool",
  {
    logicalAnd: infix("&&"),
    logicalOr: infix("||"),
    logicalXor: infix("!=="),
    logicalNot: ([a]) => `!${a}`,
  },
  true,
);

/** Name of an operation on elements. */
export type OperationName =
  | ("add" | "subtract" | "multiply" | "divide" | "floorDivide" | "remainder" | "pow" | "negative" | "abs")
  | ("square" | "sign" | "floor" | "ceil" | "trunc" | "round" | "maximum" | "minimum" | "reciprocal")
  | RealName
  | ("logaddexp" | "copysign" | "nextafter" | "bitwiseAnd" | "bitwiseOr" | "bitwiseXor" | "bitwiseInvert")
  | ("bitwiseLeftShift" | "bitwiseRightShift" | "equal" | "notEqual" | "less" | "lessEqual" | "greater")
  | ("greaterEqual" | "isnan" | "isinf" | "isfinite" | "signbit" | "logicalAnd" | "logicalOr" | "logicalXor")
  | "logicalNot";

/** The operations on elements, by their names in the array API. */
export const operations: Readonly<Record<OperationName, Operation>> = {
  ...arithmetic,
  ...extremes,
  ...quotients,
  ...real,
  ...wide,
  ...bits,
  ...shifts,
  ...comparisons,
  ...tests,
  ...logic,
};

/** Conversion: the input has its type already. */
export const astype: Operation = { name: "astype", operands: "any", emit: ([a]) => a! };

/** Choice between two values. The condition is a boolean, and the values have one type. */
export const where: Operation = { name: "where", operands: "any", emit: ([c, a, b]) => `${c} ? ${a} : ${b}` };

const words: Readonly<Record<Operands, string>> = {
  any: "any type",
  numeric: "integers and floats",
  integer: "integers and booleans",
  real: "integers and floats",
  quotient: "integers and floats",
  "single or double": "f32 and f64",
  bool: "any type",
};

/**
 * Returns the type that operands of these types are converted to. A function of mathematics makes each one a float before
 * they get a common type. A quotient of integers is f64, as in NumPy. Throws TypeError for a type that the operation
 * does not take.
 */
export function commonType(operation: Operation, dtypes: readonly Dtype[]): Dtype {
  const types = operation.operands === "real" ? dtypes.map((each) => operandType(operation, each)) : dtypes;
  return operandType(
    operation,
    types.reduce((a, b) => resultType(a, b)),
  );
}

/** Returns the type that an operand is converted to. Throws TypeError for a type that the operation does not take. */
function operandType({ name, operands }: Operation, dtype: Dtype): Dtype {
  const refuse = (fix: string): never => {
    throw new TypeError(
      `${name}: the operands are ${dtype}, and it takes ${words[operands]}. Convert them with ${fix}`,
    );
  };
  switch (operands) {
    case "any":
      return dtype;
    case "bool":
      return "bool";
    case "numeric":
      return dtype === "bool" ? refuse('astype("i32")') : dtype;
    case "integer":
      return dtype === "bool" || isInteger(dtype) ? dtype : refuse('astype("i32")');
    case "real":
      return dtype === "bool" ? refuse('astype("f32")') : floatOf(dtype);
    case "quotient":
      return dtype === "bool" ? refuse('astype("f32")') : quotientType(dtype);
    case "single or double":
      return dtype === "f32" || dtype === "f64" ? dtype : refuse('astype("f32")');
  }
}
