import type { AssignableOf, StructType, View } from "../../../ffi/layout/index.ts";
import { shown } from "../../arguments/shown.ts";
import type { Buffer } from "../../cuda/memory/buffer.ts";
import type { BufferHolder } from "../../cuda/memory/buffer-holder.ts";
import type { ElementType as BufferElement } from "../../cuda/memory/element-type.ts";
import { type ElementType, elementType } from "./element.ts";
import { isScalar, type ScalarName } from "./scalar.ts";
import { StructArray, type StructShape, StructValue, structShape } from "./struct.ts";
import { type TypeUnion, typeUnion } from "./type-union.ts";

type VectorScalar = Exclude<ScalarName, "bool">;

interface TableArrays {
  readonly i8: Int8Array;
  readonly u8: Uint8Array;
  readonly i16: Int16Array;
  readonly u16: Uint16Array;
  readonly i32: Int32Array;
  readonly u32: Uint32Array;
  readonly i64: BigInt64Array;
  readonly u64: BigUint64Array;
  readonly f32: Float32Array;
  readonly f64: Float64Array;
}

/** A typed array whose contents become constant memory of a kernel. */
export type TypedTable = TableArrays[keyof TableArrays];

type TableElement<P> = {
  [E in keyof TableArrays]: P extends TableArrays[E] ? E : never;
}[keyof TableArrays];

/** Name of an element type: a scalar such as "f32", or a vector such as "f32x4". */
export type ElementName = ScalarName | `${VectorScalar}x2` | `${VectorScalar}x4`;

type MaybeReadonly<T extends string> = T | `readonly ${T}`;

/**
 * Text of a type that each launch chooses, such as "f32 | f64". The third name is any text, because all combinations of
 * three names take tsc ten seconds. The kernel checks it when it is made.
 */
export type UnionText = `${ScalarName} | ${ScalarName}` | `${ScalarName} | ${ScalarName} | ${string}`;

/** Text of an element type: "f32", "f32x4" or "(f32 | f64)". */
type ElementText = ElementName | `(${ScalarName} | ${string})`;

/**
 * Text of a parameter: a scalar, or an array of elements, which may be readonly. `f32[][n]` is an array of rows:
 * n is a number, a constant or an i32 parameter of the signature. `(f32 | f64)[]` is an array whose type the buffer
 * of a launch chooses.
 */
export type ParameterText =
  | ScalarName
  | UnionText
  | MaybeReadonly<`${ElementText}[]`>
  | MaybeReadonly<`${ElementText}[][${string}]`>
  | MaybeReadonly<`${ElementText}[][${string}][${string}]`>;

/**
 * Compile-time constant of a signature. It is a number, a boolean, a helper function, a struct type, a typed
 * array, a list, or an object of them.
 */
export type Constant =
  | StructType
  | TypedTable
  | number
  | bigint
  | boolean
  | ((...values: never[]) => unknown)
  | readonly Constant[]
  | { readonly [name: string]: Constant };

/**
 * Signature of a kernel. Texts, arrays of structs and structs by value are parameters, in order. Other values are
 * compile-time constants.
 */
export type Signature = Readonly<Record<string, ParameterText | StructArray | StructValue | Constant>>;

type ScalarValue<T> = T extends ScalarName
  ? T extends "i64" | "u64"
    ? bigint
    : T extends "bool"
      ? boolean
      : number
  : never;

/** Types of "f32 | f64" or "(f32 | f64)", as a union of texts. */
type Members<T extends string> = T extends `(${infer Inner})`
  ? Members<Inner>
  : T extends `${infer First} | ${infer Rest}`
    ? First | Members<Rest>
    : T;

/** Value of one element in a kernel: a number, a bigint, a boolean, or an object with x, y, z and w. */
export type ElementValue<T extends string> = T extends `${infer S}x4`
  ? Components<S, "x" | "y" | "z" | "w">
  : T extends `${infer S}x2`
    ? Components<S, "x" | "y">
    : ScalarValue<Members<T>>;

type Components<S, K extends string> = { [Name in K]: ScalarValue<S> };

// `noUncheckedIndexedAccess` adds undefined to the type of every element that an index signature gives. A kernel
// would need `!` behind each of them. It adds none to an element of `readonly [...A]` where A is a type parameter.
// So a body has type parameters for its arrays under that option. Rows, and readonly arrays of scalars, are `any` there.
const probe = ([] as number[])[0];

/** True in a program that is compiled with `noUncheckedIndexedAccess`. */
export type IsUnchecked = undefined extends typeof probe ? true : false;

// biome-ignore lint/suspicious/noExplicitAny: `any` is the one type that a union with undefined leaves as it is.
type Unchecked<T> = IsUnchecked extends true ? any : T;

/** An array of a kernel. `length` is the number of elements of the buffer. */
export interface KernelArray<T extends string> {
  [index: number]: Unchecked<ElementValue<T>>;
  readonly length: number;
}

/** An array that the kernel does not write. */
export interface ReadonlyKernelArray<T extends string> {
  readonly [index: number]: Unchecked<Readonly<ElementValue<T>>>;
  readonly length: number;
}

/** Rows of an array of several dimensions. */
export interface Rows<Row> {
  readonly [index: number]: Unchecked<Row>;
  readonly length: number;
}

/** Field of a struct in a kernel. The elements of an array need no `!`. */
type FieldValue<V> = V extends number | bigint | boolean | string
  ? V
  : V extends { readonly [index: number]: unknown; readonly length: number }
    ? { [index: number]: Unchecked<FieldValue<V[number]>>; readonly length: number }
    : V extends object
      ? FieldValues<V>
      : V;

type FieldValues<V> = { [K in keyof V as K extends string ? K : never]: FieldValue<V[K]> };

/** A struct in a kernel: its fields. */
export type KernelStruct<T extends StructType> = FieldValues<View<T>>;

/** An array of structs. An element is a view of memory. */
export interface KernelStructs<T extends StructType> {
  [index: number]: Unchecked<KernelStruct<T>>;
  readonly length: number;
}

/** An array of structs that the kernel does not write. */
export interface ReadonlyKernelStructs<T extends StructType> {
  readonly [index: number]: Unchecked<Readonly<KernelStruct<T>>>;
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
  P extends StructArray<infer S, infer R>
    ? [R] extends [true]
      ? ReadonlyKernelStructs<S>
      : KernelStructs<S>
    : P extends StructValue<infer S>
      ? Readonly<KernelStruct<S>>
      : P extends `readonly ${infer E}[]${infer D}`
        ? RowsOf<ReadonlyKernelArray<E>, D>
        : P extends `${infer E}[]${infer D}`
          ? RowsOf<KernelArray<E>, D>
          : P extends ScalarName | UnionText
            ? ScalarValue<Members<P>>
            : P extends number
              ? number
              : P extends boolean
                ? boolean
                : P extends TypedTable
                  ? ReadonlyKernelArray<TableElement<P>>
                  : P extends readonly (infer T)[]
                    ? P & { readonly [index: number]: Unchecked<T> }
                    : P;

/** An array with a row for each dimension behind the first, such as "[n]". */
type RowsOf<A, D extends string> = D extends `[${string}]${infer More}` ? Rows<RowsOf<A, More>> : A;

/** First parameter of a kernel's body. */
export type BodyValues<S extends Signature> = { readonly [K in keyof S]: BodyValue<S[K]> };

declare const readonlyElement: unique symbol;

/** Element that a kernel only reads. An element of another array has no mark, so that it cannot be assigned. */
type ReadonlyElement<T> = Readonly<T> & { readonly [readonlyElement]: true };

/** Element of an array of one dimension that has a type parameter. Other values of a signature have none. */
type ParameterElement<P> =
  P extends StructArray<infer S, infer R>
    ? [R] extends [true]
      ? ReadonlyElement<KernelStruct<S>>
      : KernelStruct<S>
    : P extends `${string}[][${string}`
      ? never
      : P extends `readonly ${infer E}[]`
        ? ElementValue<E> extends object
          ? ReadonlyElement<ElementValue<E>>
          : never
        : P extends `${infer E}[]`
          ? ElementValue<E>
          : never;

/** Arrays of a signature, as the type parameter of a body. */
export type BodyArrays<S extends Signature> = {
  readonly [K in keyof S]: readonly ParameterElement<S[K]>[];
};

/** First parameter of a body whose arrays have type parameters. */
export type GenericBodyValues<S extends Signature, A extends BodyArrays<S>> = {
  readonly [K in keyof S]: [ParameterElement<S[K]>] extends [never] ? BodyValue<S[K]> : readonly [...A[K]];
};

/** Memory that a body declares, by the kind of its elements, as a type parameter of the body. */
export interface DeclaredArrays {
  readonly number: readonly number[];
  readonly bigint: readonly bigint[];
  readonly boolean: readonly boolean[];
  readonly number2: readonly ElementValue<"f32x2">[];
  readonly number4: readonly ElementValue<"f32x4">[];
  readonly bigint2: readonly ElementValue<"i64x2">[];
  readonly bigint4: readonly ElementValue<"i64x4">[];
}

/** Kind of the elements of a type. */
type KindOf<T extends string> = T extends `${infer S}x${infer N extends "2" | "4"}`
  ? S extends "i64" | "u64"
    ? `bigint${N}`
    : `number${N}`
  : ElementValue<T> extends number
    ? "number"
    : ElementValue<T> extends bigint
      ? "bigint"
      : "boolean";

/** Array of one dimension that a body declares. */
export type DeclaredArray<T extends string, M extends DeclaredArrays> = readonly [...M[KindOf<T>]];

/** Buffer that a kernel takes for elements of a type. */
type BufferFor<E extends string> = E extends `${infer S}x${"2" | "4"}`
  ? BufferFor<S>
  : E extends "bool"
    ? Buffer<"u8">
    : E extends "bf16"
      ? Buffer<"u16">
      : E extends BufferElement
        ? Buffer<E>
        : never;

type ArgumentFor<P> = P extends StructArray
  ? Buffer | BufferHolder
  : P extends StructValue<infer S>
    ? StructArgument<S>
    : P extends `readonly ${infer E}[]${string}`
      ? BufferFor<Members<E>> | BufferHolder
      : P extends `${infer E}[]${string}`
        ? BufferFor<Members<E>> | BufferHolder
        : P extends string
          ? ScalarArgument<Members<P>>
          : never;

/** A view of a struct, or an object with all of its fields. */
type StructArgument<T extends StructType> =
  | View<T>
  | (T extends StructType<infer F>
      ? { readonly [K in keyof F as K extends `$${string}` ? never : K]: AssignableOf<F[K]> }
      : never);

type ScalarArgument<T extends string> = T extends "i64" | "u64"
  ? bigint | number | (T extends "u64" ? ImageHandle : never)
  : T extends "bool"
    ? boolean
    : number;

/** A texture or a surface. Its parameter is "u64". */
interface ImageHandle {
  readonly handle: bigint;
}

/** Arguments of a launch by name. Constants of the signature are not among them. */
export type LaunchArguments<S extends Signature> = {
  readonly [K in keyof S as S[K] extends string | StructArray | StructValue ? K : never]: ArgumentFor<S[K]>;
};

/** A parameter of a kernel, parsed. */
export type ParsedParameter =
  | {
      readonly name: string;
      readonly kind: "scalar";
      readonly type: ScalarName;
      /** Types that a launch chooses from. */
      readonly union?: TypeUnion;
    }
  | {
      readonly name: string;
      readonly kind: "array";
      readonly element: ElementType;
      /** Types that a launch chooses from. */
      readonly union?: TypeUnion;
      readonly readonly: boolean;
      /** Sizes of the dimensions behind the first: numbers, or names of i32 parameters. */
      readonly sizes: readonly (number | string)[];
    }
  | {
      readonly name: string;
      readonly kind: "struct";
      readonly shape: StructShape;
      readonly struct: StructType;
      readonly union?: undefined;
    };

/** A signature, parsed. Each union of types has one of them: the first until a launch chooses. */
export interface ParsedSignature {
  readonly parameters: readonly ParsedParameter[];
  /** Chosen type of each union, by its name. */
  readonly types: ReadonlyMap<string, ScalarName>;
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
        ...{ name, kind: "array", readonly: value.readonly, sizes: [] },
        element: { scalar: "u8", lanes: 1, struct: structShape(value.struct) },
      });
    else if (value instanceof StructValue) {
      const { struct } = value;
      parameters.push({ name, kind: "struct", struct, shape: structShape(struct) });
    } else if (value === undefined || value === null)
      throw new TypeError(
        `kernel ${kernel}: ${name} of the signature is ${value}. Use a type such as "f32[]", or a constant`,
      );
    else constants[name] = value;
  }
  const types = new Map<string, ScalarName>();
  for (const { union } of parameters) if (union !== undefined) types.set(union.name, union.members[0]!);
  return { parameters: parameters.map((each) => withSizes(kernel, each, signature)), types, constants };
}

/** Checks the sizes of an array of several dimensions, and replaces names of constants by their numbers. */
function withSizes(kernel: string, parameter: ParsedParameter, signature: Signature): ParsedParameter {
  if (parameter.kind !== "array" || parameter.sizes.length === 0) return parameter;
  const sizes = parameter.sizes.map((size) => {
    const value = typeof size === "string" && Object.hasOwn(signature, size) ? signature[size] : size;
    if (typeof value === "number" && Number.isInteger(value) && value > 0) return value;
    if (value === "i32") return size;
    throw new TypeError(
      `kernel ${kernel}: the size ${size} of ${parameter.name} is ${shown(value)}. Use a number, a constant of the signature, or an "i32" parameter of it`,
    );
  });
  return { ...parameter, sizes };
}

function parseParameter(kernel: string, name: string, text: string): ParsedParameter {
  const match = /^(readonly\s+)?(\w+|\([^()]*\)|[^()[\]]*\|[^()[\]]*)\s*(\[\]((?:\[[\w$]+\])*))?$/.exec(
    text.trim(),
  );
  const [, readonly, word = "", brackets, dimensions = ""] = match ?? [];
  const union = typeUnion(word);
  const isArray = brackets !== undefined && (union === undefined || word.startsWith("("));
  const element: ElementType | undefined =
    union === undefined ? elementType(word) : { scalar: union.members[0]!, lanes: 1 };
  const chosen = union && { union };
  const sizes = dimensions
    .split(/[[\]]+/)
    .filter(Boolean)
    .map((size) => (/^\d+$/.test(size) ? Number(size) : size));
  if (isArray && element !== undefined)
    return { name, kind: "array", element, readonly: readonly !== undefined, sizes, ...chosen };
  const isBare = readonly === undefined && brackets === undefined && match !== null;
  if (isBare && isScalar(word)) return { name, kind: "scalar", type: word };
  if (isBare && union !== undefined) return { name, kind: "scalar", type: union.members[0]!, union };
  throw new TypeError(
    `kernel ${kernel}: the type of ${name} is ${JSON.stringify(text)}. Use a scalar such as "f32" or "f32 | f64", or an array such as "f32[]", "readonly f32[]", "(f32 | f64)[]", "f32x4[]" or "f32[][64]"`,
  );
}
