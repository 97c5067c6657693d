/**
 * Table of an NVIDIA library's C functions, each looked up at its first use.
 * @module
 */
import { LibraryError } from "../errors.ts";
import { memory, open, type Signature, type Table } from "../runtime/index.ts";
import { lazyTable } from "../runtime/lazy-table.ts";
import { isMusl } from "../runtime/musl.ts";
import { type CallArch, lowerStructs, passStructs, type StructParameters } from "./by-value.ts";
import { type Candidate, candidates, loadedPath, type NvidiaLibrary } from "./discover.ts";

/** Properties of a library's table in addition to its functions. */
export interface LibraryFacts<Name extends string> {
  /** Path of the library file. */
  readonly library: string;
  /**
   * Returns true when the library has the function. A call of a missing function throws MissingFunctionError.
   */
  supports(name: Name): boolean;
}

/** Description of a library's functions. */
export interface LibraryTable<T extends Table> {
  readonly functions: T;
  /** Struct parameters that are passed by value, by function. */
  readonly byValue: Readonly<Record<string, StructParameters>>;
  /** Exported name behind each function name that C aliases to another export. */
  readonly apiNames?: Readonly<Record<string, string>>;
}

type Found = { readonly [name: string]: unknown };

/** Library that was opened. */
export interface Opened {
  readonly path: string;
  /** Functions over scalars; undefined for a missing function. */
  readonly found: Found;
}

const arch: CallArch = process.arch === "arm64" ? "arm64" : "x64";

/**
 * Opens the first candidate that loads. `before` may load libraries that the candidate needs. Throws
 * LibraryError with an installation hint when no candidate loads.
 */
export function openNvidia<T extends Table>(
  library: NvidiaLibrary,
  table: LibraryTable<T>,
  before?: (candidate: Candidate) => void,
): Opened {
  const signatures: Record<string, Signature> = { ...table.functions };
  for (const name of Object.keys(table.apiNames ?? {})) delete signatures[name];
  for (const [name, structs] of Object.entries(table.byValue)) {
    if (name in signatures) signatures[name] = lowerStructs(table.functions[name]!, structs, arch).signature;
  }
  const refusals: string[] = [];
  for (const candidate of candidates(library)) {
    try {
      before?.(candidate);
      const found = open(candidate.path, signatures);
      const path =
        candidate.from === "loader" ? (loadedPath(candidate.path) ?? candidate.path) : candidate.path;
      return { path, found };
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      if (candidate.from === "environment") {
        const hint = `${library.environment} says ${candidate.path}; unset it to look for ${library.sonames[0]}.`;
        throw new LibraryError(candidate.path, error.message, hint);
      }
      refusals.push(error.message);
    }
  }
  const hint = isMusl()
    ? "NVIDIA builds its libraries for glibc, and this Linux has musl. Use an image with glibc (debian, ubuntu)."
    : `${library.install}, or name the file: ${library.environment}=/path/to/${library.sonames[0]}`;
  throw new LibraryError(library.sonames[0] ?? "", refusals.join("\n  "), hint);
}

/**
 * Returns every function of the table over an opened library, bound at first use. A call of a missing
 * function throws the error that `missing` returns.
 */
export function libraryTable<F extends object, T extends Table>(
  { path, found }: Opened,
  { functions, byValue, apiNames = {} }: LibraryTable<T>,
  missing: (name: string) => Error,
): F & LibraryFacts<keyof T & string> {
  const callable = (name: string): unknown => {
    const native = found[apiNames[name] ?? name] as ((...args: (number | bigint)[]) => unknown) | undefined;
    if (native === undefined) {
      return () => {
        throw missing(name);
      };
    }
    const structs = byValue[name];
    if (structs === undefined) return native;
    return passStructs(native, lowerStructs(functions[name]!, structs, arch), structs, memory);
  };
  const facts = { library: path, supports: (name: string) => found[apiNames[name] ?? name] !== undefined };
  const table = lazyTable<Record<string, unknown>>(Object.keys(functions), callable);
  return Object.assign(table, facts) as unknown as F & LibraryFacts<keyof T & string>;
}
