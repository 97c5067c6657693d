import type { Arch } from "./arch.ts";
import type { Printer } from "./printer.ts";

/** Carries the TypeScript types of a C type: of reads, of assignments and of toObject(). It is never set. */
export declare const VALUE: unique symbol;
/** The declared fields of a struct type. */
export const FIELDS: unique symbol = Symbol("fields");

/** Size and alignment in bytes. */
export interface Extent {
  readonly size: number;
  readonly align: number;
}

/** A property on the prototype of a struct class. `this` is the instance, a DataView over the struct. */
export interface Accessor<V = unknown, S = V> {
  get(this: DataView): V;
  set(this: DataView, value: S): void;
}

/**
 * A C type. V is the type of reads, S the type of bulk assignments (`T.assign`, `T.alloc(values)`), and O the
 * type of `toObject()`.
 */
export interface Type<V = unknown, S = V, O = V> extends Extent {
  readonly [VALUE]?: readonly [V, S, O];
  readonly kind: "scalar" | "text" | "enum" | "flags" | "array" | "opaque" | "struct" | "union" | "bits";
  /** C name, such as "u32" or "ibv_sge". */
  readonly name: string;
  /** Returns the size and alignment on an architecture. */
  layout(arch: Arch): Extent;
  /** Reads the value at a byte offset of a view. Compound types return a view of the same memory. */
  read(view: DataView, offset: number): V;
  /** Writes a value at a byte offset of a view. Compound types copy member by member. */
  store(view: DataView, offset: number, value: S, label: string): void;
  /** Returns a deep copy as plain JavaScript data. */
  plain(view: DataView, offset: number): O;
  /** Returns readable text for inspect. */
  show(view: DataView, offset: number, printer: Printer): string;
  /**
   * Returns a property for a class whose instances start `offset` bytes before the value. `label` is for
   * error messages, and `slot` is the index of the cached sub-view.
   */
  accessor(offset: number, label: string, slot: number): Accessor<V, S>;
}

// Methods are compared bivariantly, so every Type is an AnyType.
/** Any C type. */
export type AnyType = Type<unknown, unknown, unknown>;

/** Type that an accessor reads: number, bigint, string, or a view of a nested struct. */
export type ValueOf<T> = T extends { readonly [VALUE]?: readonly [infer V, unknown, unknown] } ? V : never;
/** Type that `T.assign()` takes for this type. */
export type AssignableOf<T> = T extends { readonly [VALUE]?: readonly [unknown, infer S, unknown] }
  ? S
  : never;
/** Type that `toObject()` returns for this type. */
export type ObjectOf<T> = T extends { readonly [VALUE]?: readonly [unknown, unknown, infer O] } ? O : never;

/** Rounds up to a multiple of `align`. */
export function roundUp(value: number, align: number): number {
  return Math.ceil(value / align) * align;
}
