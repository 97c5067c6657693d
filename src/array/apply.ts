import { shown } from "../arguments/shown.ts";
import { Buffer } from "../cuda/memory/buffer.ts";
import {
  checkScalar,
  codeOf,
  type Dtype,
  isBig,
  isComplex,
  isScalar,
  type Scalar,
  scalarType,
} from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import { type Input, isNode, Node, type ScalarInput } from "./node.ts";
import { commonType, type Operation } from "./operation.ts";
import { broadcastShapes, isSameShape } from "./shape.ts";
import { type TypedOperation, typedOperation } from "./typed-operation.ts";

/** Second operand of an operation: an array, or a scalar that takes the type of the array where it can. */
export type Operand = NdArray | Scalar;

/** The operations of all methods of an interface. A method without one is an error of the compiler. */
export type Operations<T> = Readonly<Record<keyof T, Operation>>;

/** Returns the methods of operations: each one has its array as the first operand. */
export const methodsOf = (operations: Readonly<Record<string, Operation>>): object =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => {
      const known = typedOperationsOf(operation);
      return [
        name,
        operation.count === 1
          ? function (this: NdArray): NdArray {
              const inputs = [this.node];
              return mapped(typedFor(operation, known, inputs), inputs);
            }
          : function (this: NdArray, other: Operand): NdArray {
              return applied(operation, known, [this.node, inputOf(operation.name, this, other)]);
            },
      ];
    }),
  );

/** Returns the array of an operation that has not run. The operands, of which one is `array`, get their common type. */
export function appliedTo(operation: Operation, array: NdArray, operands: readonly Operand[]): NdArray {
  const inputs: Input[] = [];
  for (let i = 0; i < operands.length; i++) inputs.push(inputOf(operation.name, array, operands[i]!));
  return applied(operation, typedOperationsOf(operation), inputs);
}

const applied = (operation: Operation, known: TypedOperations, inputs: Input[]): NdArray =>
  mapped(typedInputs(operation, known, inputs), inputs);

/** Returns the operation with the types of its inputs, and gives the scalars among them their types. */
function typedInputs(operation: Operation, known: TypedOperations, inputs: Input[]): TypedOperation {
  // Loops without closures: this runs at each call of each operation.
  const typed = typedFor(operation, known, inputs);
  for (let i = 0; i < inputs.length; i++) {
    const each = inputs[i]!;
    if (!isNode(each)) inputs[i] = scalarInput(operation.name, each.scalar, typed.types[i]!);
  }
  return typed;
}

/** An operation with its types, by a number of the types of its operands. */
type TypedOperations = Map<number, TypedOperation>;

const typedByOperands = new WeakMap<Operation, TypedOperations>();

function typedOperationsOf(operation: Operation): TypedOperations {
  let known = typedByOperands.get(operation);
  if (known === undefined) typedByOperands.set(operation, (known = new Map()));
  return known;
}

/** Returns the operation with the types that operands of these types have. Throws TypeError for types that it does not take. */
function typedFor(operation: Operation, known: TypedOperations, inputs: readonly Input[]): TypedOperation {
  let code = 0;
  for (let i = 0; i < inputs.length; i++) code = code * 16 + codeOf(inputs[i]!.dtype);
  let typed = known.get(code);
  if (typed === undefined) {
    typed = typedOf(
      operation,
      inputs.map((each) => each.dtype),
    );
    known.set(code, typed);
  }
  return typed;
}

function typedOf(operation: Operation, given: readonly Dtype[]): TypedOperation {
  const [first, second] = given;
  if (operation.emitMixed !== undefined && isBigPair(first!, second!))
    return typedOperation(mixed(operation, first === "i64"), {
      ...{ given, types: [first!, second!], dtype: "bool" },
    });
  const type = commonType(operation, given);
  const types = given.map(() => type);
  const { complex } = operation;
  if (complex !== undefined && isComplex(type))
    return typedOperation(
      { ...operation, emit: complex.emit },
      { given, types, dtype: complex.dtype ?? (operation.isTest ? "bool" : type) },
    );
  return typedOperation(operation, { given, types, dtype: operation.isTest ? "bool" : type });
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
  if (other instanceof Buffer)
    throw new TypeError(
      `${name}: the operand is a Buffer. Use arrays(gpu).fromBuffer(buffer), an array over its memory`,
    );
  if (!(other instanceof NdArray))
    throw new TypeError(
      `${name}: the operand is ${shown(other)}. Use ${kinds}; arrays(gpu).array([...]) makes one of a list`,
    );
  if (other.device !== device)
    throw new TypeError(
      `${name}: the arrays are on device ${device.ordinal} and device ${other.device.ordinal}. Copy one of them first`,
    );
}

/** Returns an operand of an operation, with a type for a scalar. Throws TypeError for other values. */
function inputOf(name: string, first: NdArray, other: Operand): Input {
  if (isScalar(other)) return { scalar: other, dtype: scalarType(other, first.node.dtype) };
  checkOperand(name, first, other, "an array or a number");
  return other.node;
}

/** Returns the operands of an operation, with a type for each scalar. Throws TypeError for other values. */
export const operandsOf = (name: string, first: NdArray, others: readonly Operand[]): Input[] => [
  first.node,
  ...others.map((other) => inputOf(name, first, other)),
];

/** Returns a scalar as an operand. Throws RangeError for an integer that its type does not hold. */
export function scalarInput(name: string, scalar: Scalar, dtype: Dtype): ScalarInput {
  checkScalar(name, scalar, dtype);
  return { scalar, dtype };
}

const shapesOf = (inputs: readonly Input[]) => inputs.filter(isNode).map(({ shape }) => shape);

/** Returns the array of an operation that has not run. */
export const mapped = (typed: TypedOperation, inputs: readonly Input[]): NdArray =>
  new NdArray(mappedNode(typed, inputs));

/** Returns the node of an operation on the elements of an array and another operand. */
export function appliedNode(operation: Operation, array: NdArray, other: Operand): Node {
  const inputs = [array.node, inputOf(operation.name, array, other)];
  return mappedNode(typedInputs(operation, typedOperationsOf(operation), inputs), inputs);
}

/** Returns the node of an operation that has not run. */
function mappedNode(typed: TypedOperation, inputs: readonly Input[]): Node {
  let first: Node | undefined;
  let isOneShape = true;
  for (let i = 0; i < inputs.length; i++) {
    const each = inputs[i]!;
    if (!isNode(each)) continue;
    first ??= each;
    isOneShape &&= isSameShape(each.shape, first.shape);
  }
  return isOneShape
    ? Node.ofMap(first!, typed, inputs)
    : Node.ofMap(
        { device: first!.device, shape: broadcastShapes(typed.operation.name, shapesOf(inputs)) },
        typed,
        inputs,
      );
}
