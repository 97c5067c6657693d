import { shown } from "../arguments/shown.ts";
import { checkScalar, type Dtype, isBig, isComplex, isScalar, type Scalar, scalarType } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import { type Input, Node, type ScalarInput } from "./node.ts";
import { commonType, type Operation } from "./operation.ts";
import { broadcastShapes } from "./shape.ts";

/** Second operand of an operation: an array, or a scalar that takes the type of the array where it can. */
export type Operand = NdArray | Scalar;

/** The operations of all methods of an interface. A method without one is an error of the compiler. */
export type Operations<T> = Readonly<Record<keyof T, Operation>>;

/** Returns the methods of operations: each one has its array as the first operand. */
export const methodsOf = (operations: Readonly<Record<string, Operation>>): object =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      operation.count === 1
        ? function (this: NdArray): NdArray {
            return applied(operation, this, []);
          }
        : function (this: NdArray, other: Operand): NdArray {
            return applied(operation, this, [other]);
          },
    ]),
  );

/** Returns the array of an operation that has not run, with an array as the first operand. */
const applied = (operation: Operation, array: NdArray, others: readonly Operand[]): NdArray =>
  appliedTo(operation, array, [array, ...others]);

/** Returns the array of an operation that has not run. The operands, of which one is `array`, get their common type. */
export function appliedTo(operation: Operation, array: NdArray, operands: readonly Operand[]): NdArray {
  const inputs = operandsOf(operation.name, array, operands).slice(1);
  const [first, second] = inputs.map((each) => each.dtype);
  if (operation.emitMixed !== undefined && isBigPair(first!, second!))
    return mapped(mixed(operation, first === "i64"), inputs, { types: [first!, second!], dtype: "bool" });
  const type = commonType(
    operation,
    inputs.map((each) => each.dtype),
  );
  const ready = inputs.map(
    (each): Input => ("scalar" in each ? scalarInput(operation.name, each.scalar, type) : each),
  );
  const { complex } = operation;
  if (complex !== undefined && isComplex(type))
    return mapped({ ...operation, emit: complex.emit }, ready, {
      types: ready.map(() => type),
      dtype: complex.dtype ?? (operation.isTest ? "bool" : type),
    });
  return mapped(operation, ready, {
    types: ready.map(() => type),
    dtype: operation.isTest ? "bool" : type,
  });
}

/** Returns true for an i64 and a u64, in any order. */
const isBigPair = (a: Dtype, b: Dtype): boolean => isBig(a) && isBig(b) && a !== b;

/** Returns an operation on an i64 and a u64, which retain their types. */
const mixed = (operation: Operation, isFirstSigned: boolean): Operation => ({
  ...operation,
  emit: ([a, b]) => operation.emitMixed!([a!, b!], isFirstSigned),
});

/** Throws TypeError for an operand that is not an array on the device of another one. */
export function checkOperand(
  name: string,
  { device }: NdArray,
  other: unknown,
  kinds = "an array",
): asserts other is NdArray {
  if (!(other instanceof NdArray))
    throw new TypeError(
      `${name}: the operand is ${shown(other)}. Use ${kinds}; arrays(gpu).array([...]) makes one of a list`,
    );
  if (other.device !== device)
    throw new TypeError(
      `${name}: the arrays are on device ${device.ordinal} and device ${other.device.ordinal}. Copy one of them first`,
    );
}

/** Returns the operands of an operation, with a type for each scalar. Throws TypeError for other values. */
export function operandsOf(name: string, first: NdArray, others: readonly Operand[]): Input[] {
  const { node } = first;
  return [
    node,
    ...others.map((other): Input => {
      if (isScalar(other)) return { scalar: other, dtype: scalarType(other, node.dtype) };
      checkOperand(name, first, other, "an array or a number");
      return other.node;
    }),
  ];
}

/** Returns a scalar as an operand. Throws RangeError for an integer that its type does not hold. */
export function scalarInput(name: string, scalar: Scalar, dtype: Dtype): ScalarInput {
  checkScalar(name, scalar, dtype);
  return { scalar, dtype };
}

/** Returns the array of an operation that has not run. */
export function mapped(
  operation: Operation,
  inputs: readonly Input[],
  { types, dtype }: { readonly types: readonly Dtype[]; readonly dtype: Dtype },
): NdArray {
  const nodes = inputs.filter((each) => each instanceof Node);
  const shape = broadcastShapes(
    operation.name,
    nodes.map((each) => each.shape),
  );
  return new NdArray(Node.ofMap({ device: nodes[0]!.device, dtype, shape }, { operation, inputs, types }));
}
