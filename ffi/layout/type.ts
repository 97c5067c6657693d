import type { Arch } from "./arch.ts";
import type { Printer } from "./printer.ts";

/** Carries the TypeScript types of a C type: what is read, what may be assigned, what toObject() gives. Never set. */
export declare const VALUE: unique symbol;
/** The declared fields of a struct type. */
export const FIELDS: unique symbol = Symbol("fields");

/** Size and alignment in bytes. */
export interface Extent {
  readonly size: number;
  readonly align: number;
}

/** A property on the prototype of a struct's class; `this` is the instance, which is a DataView over the struct. */
export interface Accessor<V = unknown, S = V> {
  get(this: DataView): V;
  set(this: DataView, value: S): void;
}

/**
 * A C type. V is the value an accessor reads, S what may be assigned in bulk (`T.assign`, `T.alloc(values)`),
 * O what `toObject()` gives.
 */
export interface Type<V = unknown, S = V, O = V> extends Extent {
  readonly [VALUE]?: readonly [V, S, O];
  readonly kind: "scalar" | "text" | "enum" | "flags" | "array" | "opaque" | "struct" | "union" | "bits";
  /** C name ("u32", "ibv_sge"). */
  readonly name: string;
  /** Size and alignment on that architecture. */
  layout(arch: Arch): Extent;
  /** Reads the value at a byte offset of a view; compound types give a view of the same memory. */
  read(view: DataView, offset: number): V;
  /** Writes a value there; compound types copy member by member. */
  store(view: DataView, offset: number, value: S, label: string): void;
  /** A deep copy as plain JavaScript data. */
  plain(view: DataView, offset: number): O;
  /** Readable text for inspect. */
  show(view: DataView, offset: number, printer: Printer): string;
  /**
   * Property for a class whose instances start `offset` bytes before the value; `label` is for error messages,
   * `slot` is where a compound value caches its sub-view.
   */
  accessor(offset: number, label: string, slot: number): Accessor<V, S>;
}

// Methods are compared bivariantly, so every Type is an AnyType.
/** Any C type. */
export type AnyType = Type<unknown, unknown, unknown>;

/** What an accessor of this type reads: number, bigint, string, or a view of a nested struct. */
export type ValueOf<T> = T extends { readonly [VALUE]?: readonly [infer V, unknown, unknown] } ? V : never;
/** What `T.assign()` takes for this type. */
export type AssignableOf<T> = T extends { readonly [VALUE]?: readonly [unknown, infer S, unknown] }
  ? S
  : never;
/** What `toObject()` gives for this type. */
export type ObjectOf<T> = T extends { readonly [VALUE]?: readonly [unknown, unknown, infer O] } ? O : never;

/** Rounds up to a multiple of `align`. */
export function roundUp(value: number, align: number): number {
  return Math.ceil(value / align) * align;
}
