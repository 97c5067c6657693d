import { type Dtype, floatOf, isComplex, isFloating, isInteger, promoted, quotientType } from "./dtype.ts";
import type { KernelText } from "./emit.ts";

/** Element types that an operation takes. */
export type Operands = "any" | "numeric" | "integer" | "real" | "quotient" | "single or double" | "bool";

/** An operation on elements: the types of its operands and its result, and its text in a kernel. */
export interface Operation {
  readonly name: string;
  /** Number of operands. */
  readonly count: number;
  /** Element types that it takes. "real" converts integers to floats, and "bool" converts all types to booleans. */
  readonly operands: Operands;
  /** True when the result is a boolean. */
  readonly isTest?: boolean;
  /** Returns the text of the result. The arguments are names of values that have the type `dtype`. */
  readonly emit: Emit;
  /** Text for an i64 and a u64, which no integer type holds. Without it, both become f64. */
  readonly emitMixed?: (args: readonly [a: string, b: string], isFirstSigned: boolean) => string;
  /** The operation on complex numbers. Without it, they are refused. */
  readonly complex?: ComplexOperation;
}

/** An operation on operands of c64. */
export interface ComplexOperation {
  readonly emit: Emit;
  /** Type of the result. Default: bool for a test, and c64 for others. */
  readonly dtype?: Dtype;
}

/** Returns the text of the result of an operation on values that have these names and the type `dtype`. */
export type Emit = (args: readonly string[], dtype: Dtype, text: KernelText) => string;

/** Operations by their names. */
type Group<N extends string> = Readonly<Record<N, Operation>>;

/** Types of the operands and of the result of a group. */
interface GroupTypes {
  readonly operands: Operands;
  readonly isTest?: boolean;
}

const group = <N extends string>(
  types: GroupTypes,
  count: number,
  emits: Readonly<Record<N, Emit>>,
): Group<N> =>
  Object.fromEntries(
    Object.entries<Emit>(emits).map(([name, emit]) => [name, { name, count, emit, ...types }]),
  ) as Record<N, Operation>;

/** Makes operations on the elements of one array. */
export const unary = <N extends string>(types: GroupTypes, emits: Readonly<Record<N, Emit>>): Group<N> =>
  group(types, 1, emits);

/** Makes operations on the elements of two arrays. */
export const binary = <N extends string>(types: GroupTypes, emits: Readonly<Record<N, Emit>>): Group<N> =>
  group(types, 2, emits);

/** Returns operations that take complex numbers too. */
export const onComplex = <N extends string>(
  operations: Group<N>,
  complex: Readonly<Partial<Record<NoInfer<N>, ComplexOperation>>>,
): Group<N> =>
  Object.fromEntries(
    Object.entries<Operation>(operations).map(([name, operation]) => [
      name,
      { ...operation, complex: complex[name as N] },
    ]),
  ) as Record<N, Operation>;

/** Returns the text of an operator between two values. */
export const infix =
  (operator: string): Emit =>
  ([a, b]) =>
    `${a} ${operator} ${b}`;

/** Returns the text of a call. */
export const called =
  (name: string): Emit =>
  (args) =>
    `${name}(${args.join(", ")})`;

/** Returns the text of a function of floats. Integers stay as they are. */
export const ofFloats =
  (name: string): Emit =>
  ([a], dtype) =>
    isFloating(dtype) ? `${name}(${a})` : a!;

/** Conversion to the type of the result. The input has it already. */
export const conversion: Operation = { name: "astype", count: 1, operands: "any", emit: ([a]) => a! };

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
  if (dtypes.some(isComplex)) return complexType(operation, dtypes);
  const types = operation.operands === "real" ? dtypes.map((each) => operandType(operation, each)) : dtypes;
  return operandType(
    operation,
    types.reduce((a, b) => promoted(operation.name, a, b)),
  );
}

/** Returns the complex type of operands. Throws TypeError for an operation that does not take complex numbers. */
function complexType({ name, complex }: Operation, dtypes: readonly Dtype[]): Dtype {
  if (complex === undefined)
    throw new TypeError(
      `${name}: an operand is c64, and it takes real numbers. Use real(), imag() or abs() of the array`,
    );
  return dtypes.reduce((a, b) => promoted(name, a, b));
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
