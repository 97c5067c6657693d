import { nearest } from "../../../ffi/nearest.ts";
import type { Space, Value } from "../ir/value.ts";
import type { ElementType } from "../language/element.ts";
import type { RegisterType, ScalarName } from "../language/scalar.ts";
import type { FunctionNode, FunctionSource } from "../language/source.ts";
import type { StructShape } from "../language/struct.ts";
import type { Scope } from "./scope.ts";

/** Values that the compiler computes: constants, and what an expression of a kernel means. */
export type Operand =
  | Computed
  | Literal
  | ArrayOperand
  | RegisterArray
  | RecordOperand
  | StructOperand
  | { readonly kind: "structType"; readonly shape: StructShape }
  | { readonly kind: "list"; readonly items: readonly Operand[] }
  | FunctionOperand
  | IntrinsicOperand
  | { readonly kind: "text"; readonly value: string }
  | TemplateOperand
  | { readonly kind: "void" };

/** A value in a register. A weak one comes from a variable whose type is not known yet. */
export interface Computed {
  readonly kind: "value";
  readonly type: RegisterType;
  readonly value: Value;
  readonly weak: boolean;
}

/** A compile-time constant. It takes the type that it meets. */
export interface Literal {
  readonly kind: "literal";
  readonly value: number | bigint | boolean;
  /** Value as an integer, where it differs: the rest of a division by zero is NaN as a float, and 0 as an integer. */
  readonly asInteger?: number;
}

/** An array in memory, or a row of one with several dimensions. */
export interface ArrayOperand {
  readonly kind: "array";
  readonly name: string;
  readonly element: ElementType;
  readonly space: Space;
  readonly base: Value;
  readonly readonly: boolean;
  /** Sizes of the dimensions that are left to index. A size that the launch gives is infinite here. */
  readonly dimensions: readonly number[];
  /** Distances of neighbours in each dimension, in elements, where the launch gives them. */
  readonly strides?: readonly (number | Value)[];
  /** Sizes of the dimensions that are left, where the launch gives them. */
  readonly lengths?: readonly Operand[];
  /** Index of its first element: a value and a constant. */
  readonly start: { readonly value: Value | undefined; readonly constant: number };
  /** Returns the number of elements. */
  length(): Operand;
}

/** A local array whose elements are registers, because each index is a constant. */
export interface RegisterArray {
  readonly kind: "registers";
  readonly key: string;
  readonly scalar: ScalarName;
  readonly count: number;
}

/** An object with named fields. A function as a field is evaluated when it is read. */
export interface RecordOperand {
  readonly kind: "record";
  readonly fields: Readonly<Record<string, Operand | (() => Operand)>>;
  /** Name of a vector type, or of a namespace, for messages. */
  readonly name?: string;
  /** True for a new object, which no variable holds yet. */
  readonly isFresh?: boolean;
  /** True for the object of a variable whose fields are assigned. */
  readonly isChanged?: boolean;
  /** True for the object of a variable that is assigned another object. */
  readonly isReassigned?: boolean;
}

/** A struct in memory: a view, so a second name of it sees and makes changes. */
export interface StructOperand {
  readonly kind: "struct";
  /** Name of the array that it is in. */
  readonly name: string;
  readonly shape: StructShape;
  readonly space: Space;
  readonly address: Value;
  /** Offset that is added to the address, in bytes. */
  readonly offset: number;
  readonly readonly: boolean;
}

export interface FunctionOperand {
  readonly kind: "function";
  readonly name: string;
  readonly node: FunctionNode;
  readonly scope: Scope;
  readonly source: FunctionSource;
}

export interface IntrinsicOperand {
  readonly kind: "intrinsic";
  readonly name: string;
  call(args: readonly Operand[]): Operand;
}

/** A text with values inside. There is one more text than values. */
export interface TemplateOperand {
  readonly kind: "template";
  readonly texts: readonly string[];
  readonly values: readonly Operand[];
}

export const nothing: Operand = { kind: "void" };

export const literal = (value: number | bigint | boolean): Literal => ({ kind: "literal", value });

/** NaN or an infinity that a division of whole constants by zero gives. It is 0 as an integer. */
export const dividedByZero = (value: number): Literal => ({ kind: "literal", value, asInteger: 0 });

export const computed = (value: Value, weak = false): Computed => ({
  kind: "value",
  type: value.type as RegisterType,
  value,
  weak,
});

/** Returns a field of a record, or undefined. */
export function fieldOf({ fields }: RecordOperand, name: string): Operand | undefined {
  if (!Object.hasOwn(fields, name)) return undefined;
  const field = fields[name]!;
  return typeof field === "function" ? field() : field;
}

/** Largest number of fields that a message lists. */
const MOST_LISTED = 12;

/** Returns the fix for a field that a record does not have: its fields, or the one with the nearest name. */
export function fieldFix({ fields }: RecordOperand, name: string): string {
  const names = Object.keys(fields);
  if (names.length <= MOST_LISTED) return `It has ${names.join(", ")}.`;
  const near = nearest(name, names);
  return near === undefined ? `It has ${names.join(", ")}.` : `Write ${near}.`;
}

/** Returns "1 value" or "2 values". */
export const valueCount = (count: number): string => `${count} ${count === 1 ? "value" : "values"}`;

/** Returns true for a new object whose fields hold no object of another name. */
export function isOwned({ isFresh, fields }: RecordOperand): boolean {
  if (isFresh !== true) return false;
  return Object.values(fields).every((field) => {
    const operand = typeof field === "function" ? field() : field;
    return operand.kind !== "record" || isOwned(operand);
  });
}

/** Returns an operand as the value of a name: its objects are no longer new. */
export function borrowed(operand: Operand): Operand {
  if (operand.kind !== "record" || operand.isFresh !== true) return operand;
  const fields = Object.entries(operand.fields).map(([name, field]): [string, Operand | (() => Operand)] => [
    name,
    typeof field === "function" ? field : borrowed(field),
  ]);
  return { ...operand, isFresh: false, fields: Object.fromEntries(fields) };
}

/** Returns the type of an operand for messages. */
export function typeName(operand: Operand): string {
  switch (operand.kind) {
    case "value":
      return operand.type;
    case "literal":
      return String(operand.value) + (typeof operand.value === "bigint" ? "n" : "");
    case "array":
      return `the array ${operand.name}`;
    case "registers":
      return "a local array";
    case "record":
      return operand.name ?? "an object";
    case "struct":
      return `a ${operand.shape.name} of ${operand.name}`;
    case "structType":
      return `the struct ${operand.shape.name}`;
    case "list":
      return "a list";
    case "function":
      return `the function ${operand.name}`;
    case "intrinsic":
      return `the function ${operand.name}`;
    case "text":
    case "template":
      return "a string";
    default:
      return "nothing";
  }
}
