/**
 * Reads C headers and rewrites the tables of each library in cuda-libraries.ts (`npm run generate:cuda`).
 *
 *     --headers DIR   a directory with some of the headers, searched first; may be given several times
 *     --nccl GIT      a git directory of NCCL: nccl.h of its newest tag, and the release of each function
 *     --only NAME     only this library
 *     --out DIR       write below DIR instead of the repository
 * @module
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { emitLibraryConstants, emitLibraryFunctions, emitLibraryStructs, header } from "./cuda-emit.ts";
import { factsFile, libraryFactsJson } from "./cuda-facts.ts";
import { headerDirectories, headerVersion } from "./cuda-headers.ts";
import { LIBRARIES } from "./cuda-libraries.ts";
import { cudaVersions, ncclHeader, ncclVersions } from "./cuda-since.ts";
import { measureLibrary, readLibrary } from "./cuda-tables.ts";
import type { Library } from "./libraries/library.ts";
import { minorVersions } from "./symbols.ts";

const { values } = parseArgs({
  options: {
    headers: { type: "string", multiple: true },
    nccl: { type: "string" },
    only: { type: "string" },
    out: { type: "string" },
  },
});
const repository = join(dirname(fileURLToPath(import.meta.url)), "../..");
const root = values.out ?? repository;

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${path}: ${text.split("\n").length - 1} lines`);
}

/** Returns the versions that earlier runs recorded, for a run without their source. */
function recordedSince(name: string): Map<string, number> {
  const text = readFileSync(join(repository, `ffi/${name}/functions.ts`), "utf8");
  const body = /export const since = \{\n([^}]*)\}/.exec(text)?.[1] ?? "";
  return new Map(
    [...body.matchAll(/^ {2}(\w+): (\d+),$/gm)].map((match) => [match[1] ?? "", Number(match[2])]),
  );
}

/**
 * Returns the text of functions.ts with the functions that the last run had, and that these headers lack. Libraries of earlier
 * versions export them.
 */
function withRemoved(text: string, file: string): string {
  const path = join(repository, file);
  if (!existsSync(path)) return text;
  const old = readFileSync(path, "utf8");
  const note = "  // Libraries of earlier versions alone have these functions.\n";
  const merge = (all: string, begin: RegExp, row: RegExp): string => {
    const rowsOf = (part: string) => {
      const from = part.search(begin);
      const to = part.indexOf("\n}", from) + 1;
      return {
        to,
        rows: new Map([...part.slice(from, to).matchAll(row)].map((each) => [each[1]!, each[0]])),
      };
    };
    const { to, rows } = rowsOf(all);
    const removed = [...rowsOf(old).rows].filter(([name]) => !rows.has(name)).map(([, line]) => line);
    return removed.length === 0 ? all : all.slice(0, to) + note + removed.join("") + all.slice(to);
  };
  const signatures = merge(text, /^export const functions\b/m, /^ {2}(\w+): \[.*\],\n/gm);
  return merge(signatures, /^export interface Functions /m, /^ {2}readonly (\w+): .*;\n/gm);
}

const SINCE: Partial<Record<Library["name"], string>> = {
  cuda: "Driver version that introduced each function: 12010 is 12.1.",
  interop: "Driver version that introduced each function: 12010 is 12.1.",
  mlx5dv: "Symbol version that introduced each function: 7 is MLX5_1.7.",
  efadv: "Symbol version that introduced each function: 1 is EFA_1.1.",
  nccl: "NCCL release that introduced each function: 22304 is 2.23.4.",
};

for (const library of LIBRARIES) {
  if (values.only !== undefined && values.only !== library.name) continue;
  const own: string[] = [];
  if (library.name === "nccl" && values.nccl !== undefined) {
    const directory = mkdtempSync(join(tmpdir(), "doorbell-nccl-"));
    writeFileSync(join(directory, "nccl.h"), ncclHeader(values.nccl).text);
    own.push(directory);
  }
  const directories = headerDirectories(library, [...own, ...(values.headers ?? [])]);
  if (directories === undefined) {
    console.log(`${library.name}: no ${library.headers.join(", ")} here`);
    continue;
  }
  const tables = readLibrary(library, directories);
  const x64 = measureLibrary(tables, "x64");
  const arm64 = measureLibrary(tables, "arm64");
  const source = `${library.headers[0]} ${headerVersion(library, directories)}`;
  const versions = library.versionedSymbols === true ? minorVersions(library.soname) : undefined;
  if (versions) tables.functions = tables.functions.filter(({ name }) => versions.has(name));
  const since =
    versions ??
    (library.soname === "libcuda.so.1"
      ? cudaVersions(tables, directories)
      : library.name === "nccl"
        ? values.nccl === undefined
          ? recordedSince("nccl")
          : ncclVersions(values.nccl)
        : new Map<string, number>());
  const sizeOf = (record: string): number => x64.structs[record]?.size ?? 0;
  const folder = `ffi/${library.folder ?? library.name}`;
  write(`${folder}/constants.ts`, header(source) + emitLibraryConstants(tables));
  if (tables.records.length > 0) write(`${folder}/structs.ts`, header(source) + emitLibraryStructs(tables));
  if (tables.functions.length > 0) {
    const text = header(source) + emitLibraryFunctions(tables, sizeOf, since, SINCE[library.name] ?? "");
    const file = `${folder}/functions.ts`;
    write(file, library.keepsRemoved === true ? withRemoved(text, file) : text);
  }
  write(`test/abi/${factsFile(library.name)}`, libraryFactsJson(source, tables, x64, arm64));
}
