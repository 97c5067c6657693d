import type { OptionsTable } from "./options-table.ts";

/** Values that `===` compares. */
type Plain = string | number | bigint | boolean | null;

/**
 * Type of a value as plain data, which checks, completion at the prompt and help pages read. `T` is exactly
 * the described type: an option of type `1 | 2` takes `oneOf(1, 2)` and not `whole(1, 2)`.
 */
export type ValueType<T = unknown> = Kind & { readonly describes?: (value: T) => T };

type Kind =
  | { readonly kind: "flag" }
  | { readonly kind: "whole"; readonly least: number; readonly most: number }
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | { readonly kind: "bigint"; readonly bits: number }
  | { readonly kind: "text"; readonly words: string }
  | { readonly kind: "function"; readonly words: string }
  | { readonly kind: "oneOf"; readonly values: readonly Plain[] }
  | { readonly kind: "instance"; readonly name: string; readonly from: string; readonly of: () => AnyClass }
  | { readonly kind: "list"; readonly of: AnyType; readonly least: number }
  | { readonly kind: "map"; readonly of: AnyType }
  | { readonly kind: "either"; readonly types: readonly AnyType[] }
  | { readonly kind: "options"; readonly table: () => OptionsTable }
  | { readonly kind: "described"; readonly words: string; readonly is: (value: unknown) => boolean };

/** Type for checks, which ignore the described TypeScript type. */
export type AnyType = Kind;

/** Class with a public or private constructor. */
interface AnyClass {
  readonly prototype: unknown;
  [Symbol.hasInstance](value: unknown): boolean;
}

/** Returns the type of booleans. */
export const flag = (): ValueType<boolean> => ({ kind: "flag" });

/** Returns the type of integers from `least` to `most`. */
export const whole = (least: number, most: number): ValueType<number> => ({ kind: "whole", least, most });

/** Returns the type of values of a C `int`, from `least` on. */
export const int = (least = 1): ValueType<number> => whole(least, 0x7fffffff);

/** Returns the type of numbers from `least` to `most`, with fractions. */
export const number = (least: number, most = Number.POSITIVE_INFINITY): ValueType<number> => ({
  kind: "number",
  least,
  most,
});

/** Returns the type of bigints from 0 that fit into `bits` bits. */
export const big = (bits = 64): ValueType<bigint> => ({ kind: "bigint", bits });

/** Returns the type of strings. `words` describes them: "a file's path". */
export const text = (words = "a string"): ValueType<string> => ({ kind: "text", words });

/** Returns the type of functions. `words` describes the arguments and the result. */
export const callback = <F extends (...given: never[]) => unknown>(words: string): ValueType<F> => ({
  kind: "function",
  words,
});

/** Returns the type of a fixed set of values. */
export const oneOf = <const V extends readonly Plain[]>(...values: V): ValueType<V[number]> => ({
  kind: "oneOf",
  values,
});

/**
 * Returns the type of objects of a class. A function names the class, so that files may import each other.
 * `from` names the method that makes one.
 */
export const instance = <T>(
  name: string,
  of: () => AnyClass & { readonly prototype: T },
  from = "",
): ValueType<T> => ({ kind: "instance", name, from, of });

/** Returns the type of arrays with at least `least` elements. */
export const list = <T>(of: ValueType<T>, least = 0): ValueType<readonly T[]> => ({
  kind: "list",
  of,
  least,
});

/** Returns the type of objects with any keys, whose values have one type. */
export const map = <T>(of: ValueType<T>): ValueType<Readonly<Record<string, T>>> => ({
  kind: "map",
  of,
});

/** Returns the type of values that have one of several types. */
export const either = <T extends readonly unknown[]>(
  ...types: { readonly [K in keyof T]: ValueType<T[K]> }
): ValueType<T[number]> => ({ kind: "either", types: types as readonly AnyType[] });

/** Returns the type of an options object inside an options object. */
export const nested = <O extends object>(table: () => OptionsTable<O>): ValueType<O> => ({
  kind: "options",
  table: table as unknown as () => OptionsTable,
});

/**
 * Returns the type of other values, with a description and a test. Without a test, the function that uses the
 * value checks it.
 */
export const described = <T>(words: string, is: (value: unknown) => boolean = () => true): ValueType<T> => ({
  kind: "described",
  words,
  is,
});
