/** C programs that print the values in NVIDIA's headers, compiled on machines that have those headers. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerDirectories, headerVersion } from "../../ffi/generate/cuda-headers.ts";
import type { DeclaredStructs } from "../../ffi/generate/declared.ts";
import type { Library } from "../../ffi/generate/libraries/library.ts";
import type { StructFacts } from "./compare.ts";
import { findCompiler } from "./probe.ts";

/** Headers of a library on this machine. */
export interface Headers {
  library: Library;
  directories: readonly string[];
  version: string;
}

/** Returns the headers, or the reason why the tables cannot be compared with them. */
export function findHeaders(library: Library): Headers | string {
  if (findCompiler() === undefined) return "no C compiler";
  const directories = headerDirectories(library);
  if (directories === undefined) return `no ${library.headers.join(", ")} on this machine`;
  return { library, directories, version: headerVersion(library, directories) };
}

/** Returns the first lines of every probe program. */
export function prelude({ library }: Headers): string {
  const defines = [...library.defines, ...library.exported].map((name) => `#define ${name}\n`).join("");
  const includes = library.headers.map((name) => `#include <${name}>\n`).join("");
  return `#define _GNU_SOURCE\n${defines}#include <stddef.h>\n#include <stdio.h>\n${includes}`;
}

export const includeFlags = ({ directories }: Headers): string[] => directories.flatMap((one) => ["-I", one]);

/** Returns the text of the library's own headers. */
export function headerText({ library, directories }: Headers): string {
  return library.files
    .flatMap((name) => {
      const path = [...directories, "/usr/include"]
        .map((one) => join(one, name))
        .find((one) => existsSync(one));
      return path === undefined ? [] : [readFileSync(path, "utf8")];
    })
    .join("\n");
}

/** Returns the result of the C preprocessor for each name, in a program that defines the given macros. */
export function meanings(
  headers: Headers,
  names: readonly string[],
  defines: readonly string[] = [],
): Map<string, string> {
  const { library } = headers;
  const lines = [
    "#define _GNU_SOURCE",
    ...[...library.defines, ...defines].map((name) => `#define ${name}`),
    ...library.headers.map((name) => `#include <${name}>`),
    ...names.map((name, i) => `meaning_${i} ${name}`),
  ];
  const args = ["-E", "-P", ...includeFlags(headers), "-x", "c", "-"];
  const options = { input: `${lines.join("\n")}\n`, encoding: "utf8", maxBuffer: 1 << 28 } as const;
  const { stdout } = spawnSync(findCompiler() ?? "cc", args, options);
  const found = [...stdout.matchAll(/^meaning_(\d+) (.*)$/gm)];
  return new Map(found.map((match) => [names[Number(match[1])] ?? "", match[2] ?? ""]));
}

/** Returns the values of C expressions, undefined for names that this version of the header lacks. */
export function measure(headers: Headers, expressions: readonly string[]): (bigint | undefined)[] {
  const directory = mkdtempSync(join(tmpdir(), "doorbell-cuda-abi-"));
  const unknown = new Set<number>();
  try {
    for (let attempt = 0; attempt < 4; attempt++) {
      const lines = expressions.map((text, i) =>
        unknown.has(i)
          ? ""
          : `\n#line ${i + 1} "probe"\nprintf("%d %llu\\n", ${i}, (unsigned long long)(${text}));`,
      );
      const [source, program] = [join(directory, "probe.c"), join(directory, "probe")];
      writeFileSync(source, `${prelude(headers)}int main(void) {${lines.join("")}\n}\n`);
      const run = spawnSync(
        findCompiler() ?? "cc",
        ["-w", "-O0", "-fmax-errors=0", ...includeFlags(headers), "-o", program, source],
        { encoding: "utf8", maxBuffer: 1 << 28 },
      );
      if (run.status === 0) {
        const values = new Array<bigint | undefined>(expressions.length).fill(undefined);
        for (const line of execFileSync(program, { encoding: "utf8" }).trim().split("\n")) {
          const [i = "", value = "0"] = line.split(" ");
          values[Number(i)] = BigInt(value);
        }
        return values;
      }
      const before = unknown.size;
      for (const error of run.stderr.matchAll(/^probe:(\d+):(?:\d+:)? (?:error|note: in expansion)/gm))
        unknown.add(Number(error[1]) - 1);
      if (unknown.size === before) throw new Error(run.stderr);
    }
    throw new Error("the compiler refuses the probe");
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Returns the sizes and offsets of all declared structs that this header has, as C computes them. */
export function measureStructs(
  headers: Headers,
  declared: DeclaredStructs,
  spelling: Readonly<Record<string, string>>,
): Record<string, StructFacts> {
  const wanted = Object.entries(declared).flatMap(([name, { fields }]) => {
    const c = spelling[name] ?? name;
    const paths = Object.keys(fields);
    return [
      { name, path: "", text: `sizeof(${c})` },
      ...paths.map((path) => ({ name, path, text: `offsetof(${c}, ${path})` })),
    ];
  });
  const values = measure(
    headers,
    wanted.map((one) => one.text),
  );
  const facts: Record<string, StructFacts> = {};
  wanted.forEach(({ name, path }, i) => {
    const value = values[i];
    if (value === undefined) return;
    if (path === "") facts[name] = { size: Number(value), fields: {} };
    else if (facts[name]) facts[name].fields[path] = Number(value);
  });
  return facts;
}

/** Returns the C meaning of names: values of constants, sizes of types. */
export function measureNames(
  headers: Headers,
  names: readonly string[],
  text: (name: string) => string,
): Record<string, bigint> {
  const values = measure(headers, names.map(text));
  return Object.fromEntries(names.flatMap((name, i) => (values[i] === undefined ? [] : [[name, values[i]]])));
}
