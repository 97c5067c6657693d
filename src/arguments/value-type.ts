import type { OptionsTable } from "./options-table.ts";

/** Values that are compared by `===`. */
type Plain = string | number | bigint | boolean | null;

/**
 * What a value may be, as plain data that a check, the prompt's Tab and a page of help can read. `T` is the type that it
 * describes, no more and no less: an option of type `1 | 2` takes `oneOf(1, 2)` and not `whole(1, 2)`.
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

/** A type whose describing function is not looked at: what the checks take. */
export type AnyType = Kind;

/** A class, its constructor private or not. */
interface AnyClass {
  readonly prototype: unknown;
  [Symbol.hasInstance](value: unknown): boolean;
}

/** true or false. */
export const flag = (): ValueType<boolean> => ({ kind: "flag" });

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number): ValueType<number> => ({ kind: "whole", least, most });

/** What a C `int` holds, from `least` on. */
export const int = (least = 1): ValueType<number> => whole(least, 0x7fffffff);

/** A number from `least` to `most`, fractions included. */
export const number = (least: number, most = Number.POSITIVE_INFINITY): ValueType<number> => ({
  kind: "number",
  least,
  most,
});

/** A bigint from 0 that fits into `bits` bits. */
export const big = (bits = 64): ValueType<bigint> => ({ kind: "bigint", bits });

/** A string; `words` say what it is: "a file's path". */
export const text = (words = "a string"): ValueType<string> => ({ kind: "text", words });

/** A function; `words` say what it is given and gives. */
export const callback = <F extends (...given: never[]) => unknown>(words: string): ValueType<F> => ({
  kind: "function",
  words,
});

/** One of these values. */
export const oneOf = <const V extends readonly Plain[]>(...values: V): ValueType<V[number]> => ({
  kind: "oneOf",
  values,
});

/** An object of a class, which is named by a function so that files may import each other; `from` is what gives one. */
export const instance = <T>(
  name: string,
  of: () => AnyClass & { readonly prototype: T },
  from = "",
): ValueType<T> => ({ kind: "instance", name, from, of });

/** An array, of at least so many. */
export const list = <T>(of: ValueType<T>, least = 0): ValueType<readonly T[]> => ({
  kind: "list",
  of,
  least,
});

/** An object whose keys are the caller's, all values of one type. */
export const map = <T>(of: ValueType<T>): ValueType<Readonly<Record<string, T>>> => ({
  kind: "map",
  of,
});

/** Any of these types. */
export const either = <T extends readonly unknown[]>(
  ...types: { readonly [K in keyof T]: ValueType<T[K]> }
): ValueType<T[number]> => ({ kind: "either", types: types as readonly AnyType[] });

/** An options object within an options object. */
export const nested = <O extends object>(table: () => OptionsTable<O>): ValueType<O> => ({
  kind: "options",
  table: table as unknown as () => OptionsTable,
});

/** Anything else: words for people, and a test; without a test whoever uses the value checks it. */
export const described = <T>(words: string, is: (value: unknown) => boolean = () => true): ValueType<T> => ({
  kind: "described",
  words,
  is,
});
