/**
 * Functions of the C library under their C names.
 *
 * @module
 */
import { LibraryError } from "../errors.ts";
// Enables addresses of structs: .pointer, .at(address), .pool(address, n).
import "../layout/native.ts";
import { type CFunction, memory, open } from "../runtime/index.ts";
import { lazyTable } from "../runtime/lazy-table.ts";
import { functions, variadic } from "./functions.ts";

export { Errno, errnoName } from "../errno.ts";
export { errno, setErrno } from "../runtime/index.ts";
export * from "./constants.ts";
export * from "./structs.ts";

const table = { ...functions, ...variadic, strerror: ["ptr", "i32"] } as const;

type Libc = { readonly [K in keyof typeof table]: CFunction<(typeof table)[K]> };

/** Opens the C library. A missing function throws at its first use. */
function everyFunction(path: string): Libc {
  const found = open(path, table);
  return lazyTable<Libc>(Object.keys(table) as (keyof Libc)[], (name) => {
    const value = found[name];
    if (value === undefined) throw new LibraryError(path, `${path} has no ${name}`);
    return value;
  });
}

/**
 * Functions of libc.so.6, bound at first use. For a hot path, take a function out of the table once
 * (`const { memcpy } = libc`).
 *
 * @example
 * libc.getpid(); // 4711
 */
export const libc: Libc = everyFunction("libc.so.6");

/**
 * Returns the text at a `char *`, up to its NUL. NULL gives an empty string.
 *
 * @example
 * cString(libc.strerror(12)); // "Cannot allocate memory"
 */
export function cString(address: number): string {
  if (address === 0) return "";
  const length = Number(libc.strlen(address));
  return length === 0 ? "" : new TextDecoder().decode(new Uint8Array(memory(address, length)).slice());
}

/**
 * Returns the C library's text for an errno value: 12 is "Cannot allocate memory" (`strerror`).
 *
 * @example
 * strerror(12); // "Cannot allocate memory"
 */
export const strerror = (value: number): string => cString(libc.strerror(value));
