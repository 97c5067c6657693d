import type { Pointed } from "./instance.ts";
import type { Printer } from "./printer.ts";
import type { Accessor, Type } from "./type.ts";

/** A C type whose value is one JavaScript value, copied at each read and write. */
export interface Scalar<V = number, S = V, O = V> extends Type<V, S, O> {
  readonly kind: "scalar" | "text" | "enum" | "flags";
  /** True for big-endian memory, as in protocol headers. */
  readonly big: boolean;
  /** Typed array over consecutive values. Undefined unless the values are little-endian numbers. */
  readonly elements: TypedArrayConstructor | undefined;
}

/**
 * A 64-bit integer that reads as a number. Above 2^53 the accessor throws RangeError and toObject() gives a
 * bigint.
 */
export type Wide = Scalar<number, number | bigint, number | bigint>;

/** A pointer as a number. `alloc` and `assign` also take the value to point to. */
export type Pointer = Scalar<number, number | bigint | Pointed, number | bigint>;

export interface TypedArrayConstructor {
  readonly BYTES_PER_ELEMENT: number;
  readonly name: string;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): ArrayLike<number | bigint>;
}

/** A scalar whose arrays are typed arrays of class A. */
export interface Plain<V, A, S = V> extends Scalar<V, S> {
  readonly elements: TypedArrayConstructor & (new (...args: never[]) => A);
}

interface Definition<V, S, O> {
  readonly name: string;
  readonly size: number;
  readonly kind?: Scalar["kind"];
  readonly align?: number;
  readonly big?: boolean;
  readonly elements?: TypedArrayConstructor;
  read(view: DataView, offset: number): V;
  accessor(offset: number, label: string, slot: number): Accessor<V, S>;
  /** Reads the value for toObject() and inspect, where `read` may throw. */
  plain?(view: DataView, offset: number): O;
  show?(value: V | O, printer: Printer): string;
}

/** Completes a scalar type from its read function and its accessor. */
export function scalar<V, S = V, O = V>(definition: Definition<V, S, O>): Scalar<V, S, O> {
  const extent = { size: definition.size, align: definition.align ?? definition.size };
  const show =
    definition.show ?? ((value: V | O, printer: Printer) => printer.number(value as number | bigint));
  const plain = definition.plain ?? (definition.read as unknown as (view: DataView, offset: number) => O);
  return {
    kind: definition.kind ?? "scalar",
    name: definition.name,
    ...extent,
    big: definition.big ?? false,
    elements: definition.elements,
    layout: () => extent,
    read: definition.read,
    plain,
    store: (view, offset, value, label) => definition.accessor(offset, label, 0).set.call(view, value),
    show: (view, offset, printer) => show(plain(view, offset), printer),
    accessor: definition.accessor,
  };
}

/** Throws for values that C would silently convert: undefined, strings, objects. */
export function notANumber(value: unknown, label: string): never {
  const shown = typeof value === "string" ? JSON.stringify(value) : String(value);
  throw new TypeError(`${label}: expected a number, got ${shown} (${typeof value})`);
}

/** Largest upper half of a 64-bit value that a double represents exactly. */
export const EXACT_HIGH = 0x1fffff;

export function inexact(high: number, low: number, label: string): never {
  const value = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
  throw new RangeError(
    `${label} holds 0x${value.toString(16)}, above 2^53: declare it u64 to read it as a bigint`,
  );
}
