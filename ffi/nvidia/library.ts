/**
 * An NVIDIA library as a table of C functions, each looked up at its first use.
 * @module
 */
import { LibraryError } from "../errors.ts";
import { memory, open, type Signature, type Table } from "../runtime/index.ts";
import { lazyTable } from "../runtime/lazy-table.ts";
import { isMusl } from "../runtime/musl.ts";
import { type CallArch, lowerStructs, passStructs, type StructParameters } from "./by-value.ts";
import { type Candidate, candidates, loadedPath, type NvidiaLibrary } from "./discover.ts";

/** What every table of a library says of itself, beside its functions. */
export interface LibraryFacts<Name extends string> {
  /** The library's file. */
  readonly library: string;
  /** Whether the library has this function; calling one that it lacks throws MissingFunctionError. */
  supports(name: Name): boolean;
}

/** What is known of a library's functions. */
export interface LibraryTable<T extends Table> {
  readonly functions: T;
  /** Structs passed by value, by function. */
  readonly byValue: Readonly<Record<string, StructParameters>>;
  /** The exported name that a function's name means, where that is another. */
  readonly apiNames?: Readonly<Record<string, string>>;
}

type Found = { readonly [name: string]: unknown };

/** A library that was opened. */
export interface Opened {
  readonly path: string;
  /** Functions over scalars, undefined where the library lacks them. */
  readonly found: Found;
}

const arch: CallArch = process.arch === "arm64" ? "arm64" : "x64";

/**
 * Opens the first candidate that loads. `before` may load what it needs.
 * Throws LibraryError, which says what to install, when none does.
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
    ? "NVIDIA builds its libraries for glibc, and this Linux has musl: use an image with glibc (debian, ubuntu)."
    : `${library.install}, or name the file: ${library.environment}=/path/to/${library.sonames[0]}`;
  throw new LibraryError(library.sonames[0] ?? "", refusals.join("\n  "), hint);
}

/**
 * Every function of the table over an opened library, bound at its first use; one that is missing throws what `missing`
 * makes when it is called.
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
