/**
 * A library's functions as a complete table: each looked up at its first use, missing ones replaced.
 * @module
 */
import type { CFunction, Signature, Table } from "../runtime/index.ts";
import { unsupportedFunction } from "./failure.ts";

/** What a library has; undefined where it lacks a symbol. */
export type Found<T extends Table> = { readonly [K in keyof T]: unknown };

/**
 * Every function of `table`, looked up in `found` at its first use; one that is missing fails with EOPNOTSUPP.
 * The getters may be copied into another object.
 */
export function lazyFunctions<T extends Table>(
  found: Found<T>,
  table: T,
): { readonly [K in keyof T]: CFunction<T[K]> } {
  const functions = {};
  for (const [name, signature] of Object.entries(table) as [keyof T & string, Signature][]) {
    Object.defineProperty(functions, name, {
      enumerable: true,
      configurable: true,
      get(this: object) {
        const value = found[name] ?? unsupportedFunction(name, signature);
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return functions as { readonly [K in keyof T]: CFunction<T[K]> };
}
