import type { StructType, View } from "../../../ffi/layout/index.ts";
import type { Buffer } from "../../cuda/memory/buffer.ts";
import type { ElementType as BufferElement } from "../../cuda/memory/element-type.ts";
import { type ElementType, elementType } from "./element.ts";
import { isScalar, type ScalarName } from "./scalar.ts";
import { StructArray, structShape } from "./struct.ts";

type VectorScalar = Exclude<ScalarName, "bool">;

/** Name of an element type: a scalar such as "f32", or a vector such as "f32x4". */
export type ElementName = ScalarName | `${VectorScalar}x2` | `${VectorScalar}x4`;

/** Text of a parameter: a scalar, or an array of elements, which may be readonly. */
export type ParameterText = ScalarName | `${ElementName}[]` | `readonly ${ElementName}[]`;

/**
 * A compile-time constant of a signature: a number, a boolean, a helper function, a struct type, a list or an
 * object of them.
 */
export type Constant =
  | StructType
  | number
  | bigint
  | boolean
  | ((...values: never[]) => unknown)
  | readonly Constant[]
  | { readonly [name: string]: Constant };

/**
 * Signature of a kernel. Texts and arrays of structs are parameters, in order. Other values are compile-time
 * constants.
 */
export type Signature = Readonly<Record<string, ParameterText | StructArray | Constant>>;

type ScalarValue<T> = T extends "i64" | "u64" ? bigint : T extends "bool" ? boolean : number;

/** Value of one element in a kernel: a number, a bigint, a boolean, or an object with x, y, z and w. */
export type ElementValue<T extends string> = T extends `${infer S}x4`
  ? Components<S, "x" | "y" | "z" | "w">
  : T extends `${infer S}x2`
    ? Components<S, "x" | "y">
    : ScalarValue<T>;

type Components<S, K extends string> = { [Name in K]: ScalarValue<S> };

// `noUncheckedIndexedAccess` adds undefined to the type of every element. A kernel would need `!` behind each
// of them, so under that option the elements of arrays have the type that takes no undefined.
const probe = ([] as number[])[0];
// biome-ignore lint/suspicious/noExplicitAny: `any` is the one type that a union with undefined leaves as it is.
type Unchecked<T> = undefined extends typeof probe ? any : T;

/** An array of a kernel. `length` is the number of elements of the buffer. */
export interface KernelArray<T extends string> {
  [index: number]: Unchecked<ElementValue<T>>;
  readonly length: number;
}

/** An array that the kernel does not write. */
export interface ReadonlyKernelArray<T extends string> {
  readonly [index: number]: Unchecked<ElementValue<T>>;
  readonly length: number;
}

/** An array of structs. An element is a view of memory. */
export interface KernelStructs<T extends StructType> {
  [index: number]: Unchecked<View<T>>;
  readonly length: number;
}

/** An array of several dimensions. */
export type NestedArray<T extends string, Rest extends readonly unknown[]> = Rest extends readonly [
  unknown,
  ...infer More,
]
  ? { readonly [index: number]: Unchecked<NestedArray<T, More>>; readonly length: number }
  : KernelArray<T>;

/** Type of one name in the body of a kernel. */
export type BodyValue<P> =
  P extends StructArray<infer S>
    ? KernelStructs<S>
    : P extends `readonly ${infer E}[]`
      ? ReadonlyKernelArray<E>
      : P extends `${infer E}[]`
        ? KernelArray<E>
        : P extends ScalarName
          ? ScalarValue<P>
          : P extends number
            ? number
            : P extends boolean
              ? boolean
              : P;

/** First parameter of a kernel's body. */
export type BodyValues<S extends Signature> = { readonly [K in keyof S]: BodyValue<S[K]> };

/** Element type of the buffer that a kernel takes for elements of a type. */
type BufferFor<E extends string> = E extends `${infer S}x${"2" | "4"}`
  ? BufferFor<S>
  : E extends "bool"
    ? "u8"
    : E extends "bf16"
      ? "u16"
      : E extends BufferElement
        ? E
        : never;

type ArgumentFor<P> = P extends StructArray
  ? Buffer
  : P extends `readonly ${infer E}[]`
    ? Buffer<BufferFor<E>>
    : P extends `${infer E}[]`
      ? Buffer<BufferFor<E>>
      : P extends "i64" | "u64"
        ? bigint | number | (P extends "u64" ? ImageHandle : never)
        : P extends "bool"
          ? boolean
          : number;

/** A texture or a surface. Its parameter is "u64". */
interface ImageHandle {
  readonly handle: bigint;
}

/** Arguments of a launch by name. Constants of the signature are not among them. */
export type LaunchArguments<S extends Signature> = {
  readonly [K in keyof S as S[K] extends string | StructArray ? K : never]: ArgumentFor<S[K]>;
};

/** A parameter of a kernel, parsed. */
export type ParsedParameter =
  | { readonly name: string; readonly kind: "scalar"; readonly type: ScalarName }
  | {
      readonly name: string;
      readonly kind: "array";
      readonly element: ElementType;
      readonly readonly: boolean;
    };

/** A signature, parsed. */
export interface ParsedSignature {
  readonly parameters: readonly ParsedParameter[];
  readonly constants: Readonly<Record<string, Constant>>;
}

/** Parses a signature. Throws TypeError, with the name, for an unknown type. */
export function parseSignature(kernel: string, signature: Signature): ParsedSignature {
  const parameters: ParsedParameter[] = [];
  const constants: Record<string, Constant> = {};
  for (const [name, value] of Object.entries(signature)) {
    if (typeof value === "string") parameters.push(parseParameter(kernel, name, value));
    else if (value instanceof StructArray)
      parameters.push({
        ...{ name, kind: "array", readonly: value.readonly },
        element: { scalar: "u8", lanes: 1, struct: structShape(value.struct) },
      });
    else if (value === undefined || value === null)
      throw new TypeError(
        `kernel ${kernel}: ${name} of the signature is ${value}. Use a type such as "f32[]", or a constant`,
      );
    else constants[name] = value;
  }
  return { parameters, constants };
}

function parseParameter(kernel: string, name: string, text: string): ParsedParameter {
  const match = /^(readonly\s+)?([\w]+)\s*(\[\])?$/.exec(text.trim());
  const [, readonly, word = "", brackets] = match ?? [];
  const element = elementType(word);
  if (brackets !== undefined && element !== undefined)
    return { name, kind: "array", element, readonly: readonly !== undefined };
  if (readonly === undefined && match !== null && isScalar(word)) return { name, kind: "scalar", type: word };
  throw new TypeError(
    `kernel ${kernel}: the type of ${name} is ${JSON.stringify(text)}. Use a scalar such as "f32", or an array such as "f32[]", "readonly f32[]" or "f32x4[]"`,
  );
}
