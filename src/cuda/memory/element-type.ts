import { shown } from "../../arguments/shown.ts";

/** Typed arrays by element type. f16 exists where the runtime has Float16Array. */
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

/** Name of an element type, such as "f32" or "u8". */
export type ElementType = keyof ElementArrays;

/** Typed array of an element type. */
export type ArrayOf<E extends ElementType> = ElementArrays[E];

/** Element type of a typed array, by its class. */
export type ElementTypeOf<A> = {
  [E in ElementType]: A extends ElementArrays[E] ? E : never;
}[ElementType];

/** Value of one element: bigint for 64-bit integers. */
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

/** Returns the array class of an element type. Throws TypeError for another name. */
export function arrayType<E extends ElementType>(type: E): ArrayType<E> {
  const found = known.get(type);
  if (found === undefined) throw noType(type);
  return found as unknown as ArrayType<E>;
}

const noType = (type: unknown): TypeError =>
  new TypeError(`there is no element type ${shown(type)}. Use ${[...known.keys()].join(", ")}`);

/** Names of all element types of this runtime. */
export const elementTypes: readonly string[] = [...known.keys()];

/** Returns true for the name of an element type of this runtime. */
export const isElementType = (value: unknown): value is ElementType => known.has(value as string);

/** Returns the size of one element, in bytes. */
export function elementBytes(type: ElementType): number {
  const bytes = typeof type === "string" ? bytesOf[type] : undefined;
  if (bytes === undefined) throw noType(type);
  return bytes;
}

/** Returns the element type of a typed array. Throws TypeError for another value. */
export function elementTypeOf(source: ArrayBufferView): ElementType {
  const type = ArrayBuffer.isView(source) ? typeOfArray.get(source.constructor) : undefined;
  if (type !== undefined) return type;
  // The array may be of a subclass, such as Node's Buffer.
  for (const [name, Type] of known) if (source instanceof Type) return name as ElementType;
  throw new TypeError(
    `the source is ${shown(source)}. Use a typed array such as new Float32Array([1, 2, 3])`,
  );
}

const shownList = 8;

/** Returns the error for a list of numbers where only the class of a typed array gives the element type. */
export function untypedList(what: string, list: readonly unknown[]): TypeError {
  const Type = typeof list[0] === "bigint" ? "BigInt64Array" : "Float32Array";
  const isShort = list.length <= shownList && list.every((one) => /number|bigint/.test(typeof one));
  const text = isShort ? `[${list.map(shown).join(", ")}]` : "list";
  return new TypeError(
    `${what}: ${shown(list)} has no element type, so use device.${what}(new ${Type}(${text}))`,
  );
}

/** Returns an array over new memory that does not move. */
export function newArray<E extends ElementType>(type: E, length: number): ArrayOf<E> {
  const Type = arrayType(type);
  const bytes = length * Type.BYTES_PER_ELEMENT;
  try {
    return new Type(new ArrayBuffer(bytes));
  } catch (cause) {
    throw new RangeError(`a host array of ${bytes} bytes is more than there is memory for`, { cause });
  }
}

/**
 * Returns the size of `length` elements in bytes. Throws RangeError unless the length is a whole number from
 * 1.
 */
export function checkedBytes(what: string, length: number, type: ElementType): number {
  const element = elementBytes(type);
  if (typeof length !== "number") throw noLength(what, length);
  const bytes = length * element;
  if (!Number.isInteger(length) || !(bytes > 0) || bytes >= 2 ** 48) throw noLength(what, length);
  return bytes;
}

const noLength = (what: string, length: number): RangeError =>
  new RangeError(`${what}: the length is ${shown(length)}. Use a whole number of elements, at least 1`);
