/**
 * Loads libraries of the CUDA toolkit, such as cuBLAS. Their sonames change with the version of CUDA.
 * @module
 */
import { addressOf, type Table } from "../runtime/index.ts";
import { type LibraryFacts, type LibraryTable, libraryTable, openNvidia } from "./library.ts";
import { MAJOR_VERSION, MINOR_VERSION, PATCH_LEVEL } from "./library-types/constants.ts";
import { MissingFunctionError } from "./missing.ts";

/** Versions of CUDA whose libraries fit the tables, newest first. */
const MAJORS = [13, 12] as const;

type Major = (typeof MAJORS)[number];

/** Library of the CUDA toolkit, and its packages by the version of CUDA. */
export interface ToolkitLibrary<F extends object, T extends Table> {
  /** Name as NVIDIA writes it, such as "cuBLAS". */
  readonly name: string;
  /** Environment variable with the path of the library, such as "DOORBELL_LIBCUBLAS". */
  readonly environment: string;
  readonly sonames: Readonly<Record<Major, string>>;
  readonly pip: Readonly<Record<Major, string>>;
  readonly apt: Readonly<Record<Major, string>>;
  readonly table: LibraryTable<T>;
  /** Returns the functions that the headers define inline. */
  readonly inline?: (functions: F) => Partial<F>;
  /** Returns major, minor and patch number of the library. Returns undefined when it does not report them. */
  readonly version: (functions: F & LibraryFacts<keyof T & string>) => readonly number[] | undefined;
}

/** Loads a library for CUDA up to a major version, or for any version. */
export type ToolkitLoader<F extends object, T extends Table> = (
  major?: number,
) => F & LibraryFacts<keyof T & string>;

/**
 * Returns the function that loads a library. It opens each version once, and only when it is called. The function
 * throws LibraryError with the packages when the library is missing.
 */
export function toolkitLoader<F extends object, T extends Table>(
  library: ToolkitLibrary<F, T>,
): ToolkitLoader<F, T> {
  const loaded = new Map<number, F & LibraryFacts<keyof T & string>>();
  return (major) => {
    const fitting = MAJORS.filter((one) => major === undefined || one <= major);
    const majors = fitting.length > 0 ? fitting : MAJORS.slice(-1);
    const found = loaded.get(majors.length) ?? build(library, majors);
    loaded.set(majors.length, found);
    return found;
  };
}

function build<F extends object, T extends Table>(
  library: ToolkitLibrary<F, T>,
  majors: readonly Major[],
): F & LibraryFacts<keyof T & string> {
  const { name, sonames, environment, pip, apt, table } = library;
  const newest = majors[0]!;
  const opened = openNvidia(
    {
      // libcurand.so.10 belongs to CUDA 12 and CUDA 13.
      sonames: [...new Set(majors.map((one) => sonames[one]))],
      environment,
      driver: false,
      install: `Install ${name} (pip install ${pip[newest]}, or apt install ${apt[newest]})`,
    },
    table,
  );
  const functions: F & LibraryFacts<keyof T & string> = libraryTable<F, T>(opened, table, (missing) => {
    const version = library.version(functions);
    const path = functions.library;
    const text = `${path}${version === undefined ? "" : ` (${name} ${version.join(".")})`} has no ${missing}`;
    const hint = `Install another release of ${name}: pip install ${MAJORS.map((one) => `${pip[one]} (CUDA ${one})`).join(" or ")}.`;
    const [first = 0, second = 0, third = 0] = version ?? [];
    const has = version === undefined ? undefined : first * 10000 + second * 100 + third;
    return new MissingFunctionError(missing, path, text, hint, undefined, has);
  });
  return Object.assign(functions, library.inline?.(functions));
}

/**
 * Returns major, minor and patch number of a library that reports them one by one, as cublasGetProperty does.
 * `read` writes the number of a `libraryPropertyType` to an address and returns a status. Returns undefined when a
 * call fails.
 */
export function versionByProperty(
  read: (type: number, out: number) => number,
): readonly number[] | undefined {
  const out = new Int32Array(new ArrayBuffer(12));
  const parts = [MAJOR_VERSION, MINOR_VERSION, PATCH_LEVEL];
  const status = parts.map((part, i) => read(part, addressOf(out) + 4 * i));
  return status.every((one) => one === 0) ? [...out] : undefined;
}
