import { shown } from "../../arguments/shown.ts";

/** What a buffer's elements are: f16 where the runtime has Float16Array. */
export interface ElementArrays {
  i8: Int8Array<ArrayBuffer>;
  u8: Uint8Array<ArrayBuffer>;
  i16: Int16Array<ArrayBuffer>;
  u16: Uint16Array<ArrayBuffer>;
  i32: Int32Array<ArrayBuffer>;
  u32: Uint32Array<ArrayBuffer>;
  i64: BigInt64Array<ArrayBuffer>;
  u64: BigUint64Array<ArrayBuffer>;
  f16: Float16Array<ArrayBuffer>;
  f32: Float32Array<ArrayBuffer>;
  f64: Float64Array<ArrayBuffer>;
}

/** What a buffer's elements are: "f32", "u8" and so on. */
export type ElementType = keyof ElementArrays;

/** The typed array of an element type. */
export type ArrayOf<E extends ElementType> = ElementArrays[E];

/** The element type of a typed array, as its class says. */
export type ElementTypeOf<A> = {
  [E in ElementType]: A extends ElementArrays[E] ? E : never;
}[ElementType];

/** One element: bigint for 64-bit integers. */
export type ElementOf<E extends ElementType> = E extends "i64" | "u64" ? bigint : number;

interface ArrayType<E extends ElementType> {
  readonly BYTES_PER_ELEMENT: number;
  new (length: number): ArrayOf<E>;
  new (buffer: ArrayBuffer, byteOffset?: number, length?: number): ArrayOf<E>;
}

const arrayTypes = {
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
  i64: BigInt64Array,
  u64: BigUint64Array,
  f16: globalThis.Float16Array,
  f32: Float32Array,
  f64: Float64Array,
} as unknown as { readonly [E in ElementType]: ArrayType<E> | undefined };

const known: ReadonlyMap<string, ArrayType<ElementType>> = new Map(
  Object.entries(arrayTypes).filter(([, type]) => type !== undefined) as [string, ArrayType<ElementType>][],
);

const typeOfArray: ReadonlyMap<unknown, ElementType> = new Map<unknown, ElementType>([
  ...[...known].map(([name, type]) => [type, name as ElementType] as const),
  [Uint8ClampedArray, "u8"],
]);

const bytesOf: { readonly [E in ElementType]: number } = Object.setPrototypeOf(
  Object.fromEntries([...known].map(([name, type]) => [name, type.BYTES_PER_ELEMENT])),
  null,
);

/** The array class of an element type. TypeError for a name that is none. */
export function arrayType<E extends ElementType>(type: E): ArrayType<E> {
  const found = known.get(type);
  if (found === undefined) throw noType(type);
  return found as unknown as ArrayType<E>;
}

const noType = (type: unknown): TypeError =>
  new TypeError(`there is no element type ${shown(type)}: use ${[...known.keys()].join(", ")}`);

/** The names of all element types that this runtime has. */
export const elementTypes: readonly string[] = [...known.keys()];

/** Is it the name of an element type that this runtime has? */
export const isElementType = (value: unknown): value is ElementType => known.has(value as string);

/** Bytes of one element. */
export function elementBytes(type: ElementType): number {
  const bytes = typeof type === "string" ? bytesOf[type] : undefined;
  if (bytes === undefined) throw noType(type);
  return bytes;
}

/** The element type of a typed array. TypeError for anything else. */
export function elementTypeOf(source: ArrayBufferView): ElementType {
  const type = ArrayBuffer.isView(source) ? typeOfArray.get(source.constructor) : undefined;
  if (type !== undefined) return type;
  // A class of the user's, or Node's Buffer.
  for (const [name, Type] of known) if (source instanceof Type) return name as ElementType;
  throw new TypeError(
    `the source is ${shown(source)}: use a typed array such as new Float32Array([1, 2, 3])`,
  );
}

/** An array over memory of its own that does not move. */
export function newArray<E extends ElementType>(type: E, length: number): ArrayOf<E> {
  const Type = arrayType(type);
  const bytes = length * Type.BYTES_PER_ELEMENT;
  try {
    return new Type(new ArrayBuffer(bytes));
  } catch (cause) {
    throw new RangeError(`a host array of ${bytes} bytes is more than there is memory for`, { cause });
  }
}

/** Bytes of `length` elements. RangeError for a length that is not a whole number, at least 1. */
export function checkedBytes(what: string, length: number, type: ElementType): number {
  const element = elementBytes(type);
  if (typeof length !== "number") throw noLength(what, length);
  const bytes = length * element;
  if (!Number.isInteger(length) || !(bytes > 0) || bytes >= 2 ** 48) throw noLength(what, length);
  return bytes;
}

const noLength = (what: string, length: number): RangeError =>
  new RangeError(`${what}: the length is ${shown(length)}: use a whole number of elements, at least 1`);
