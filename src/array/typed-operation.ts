import { codeOf, type Dtype } from "./dtype.ts";
import type { Operation } from "./operation.ts";

/** An operation with the types of its operands and of its result. Each combination exists once. */
export interface TypedOperation {
  readonly operation: Operation;
  /** Types to which the operands are converted. */
  readonly types: readonly Dtype[];
  /** Type of the result. */
  readonly dtype: Dtype;
  /** Number of this combination and of the types before the conversion. Equal numbers stand for equal texts. */
  readonly id: number;
}

/** Types of an operation: before and after the conversion of its operands, and of its result. */
export interface OperationTypes {
  readonly given: readonly Dtype[];
  readonly types: readonly Dtype[];
  readonly dtype: Dtype;
}

/** First number of a combination. Smaller numbers describe the other parts of an expression. */
const FIRST_ID = 16;
let next = FIRST_ID;

const known = new WeakMap<Operation, Map<number, TypedOperation>>();

/** Returns a number of types. Each type is a digit, and the number begins with their count. */
export function codeOfTypes(types: readonly Dtype[]): number {
  let code = types.length;
  for (const each of types) code = code * 16 + codeOf(each);
  return code;
}

/** Returns the operation with types. Equal arguments return one object. */
export function typedOperation(
  operation: Operation,
  { given, types, dtype }: OperationTypes,
): TypedOperation {
  let ofOperation = known.get(operation);
  if (ofOperation === undefined) known.set(operation, (ofOperation = new Map()));
  const code = (codeOfTypes(given) * 16 ** (types.length + 1) + codeOfTypes(types)) * 16 + codeOf(dtype);
  let typed = ofOperation.get(code);
  if (typed === undefined) {
    typed = { operation, types, dtype, id: next++ };
    ofOperation.set(code, typed);
  }
  return typed;
}
