/**
 * Writes the ABI facts of a library as JSON. C measured them, and machines without the headers check the
 * tables against them.
 * @module
 */

import type { LibraryFacts, LibraryTables } from "./cuda-tables.ts";
import type { RecordFacts } from "./facts.ts";
import type { Library } from "./libraries/library.ts";

/**
 * Content of `test/abi/cuda*-facts.json`. `spelling` is the C name of a type where it differs from the
 * table's name. `apiNames` maps a function name to the export that C calls for it.
 */
export interface RecordedFacts {
  source: string;
  x64: Record<string, RecordFacts>;
  /** Facts of arm64 that differ from x86-64. */
  arm64: Record<string, RecordFacts>;
  enums: Record<string, number>;
  constants: Record<string, string>;
  spelling: Record<string, string>;
  apiNames: Record<string, string>;
}

/**
 * Returns the file name in test/abi that records a library's facts: "cuda-nvml-facts.json" or
 * "vfio-facts.json".
 */
export const factsFile = (name: Library["name"]): string =>
  /^(interop|nvrtc|nvml|nvtx|nccl|cufile)$/.test(name) ? `cuda-${name}-facts.json` : `${name}-facts.json`;

/** Returns JSON with one fact per line, so that a diff shows each change. */
export function libraryFactsJson(
  source: string,
  tables: LibraryTables,
  x64: LibraryFacts,
  arm64: LibraryFacts,
): string {
  const differing = Object.entries(arm64.structs).filter(
    ([name, facts]) => JSON.stringify(facts) !== JSON.stringify(x64.structs[name]),
  );
  const spelling = [...tables.names.spelling].filter(
    ([name, c]) => name !== c && (name in x64.structs || name in x64.enums),
  );
  const facts: RecordedFacts = {
    source: `${source}, measured by clang`,
    x64: x64.structs,
    arm64: Object.fromEntries(differing),
    enums: x64.enums,
    constants: x64.constants,
    spelling: Object.fromEntries(spelling),
    apiNames: Object.fromEntries(tables.apiNames),
  };
  const groups = Object.entries(facts).map(([key, value]: [string, string | Record<string, unknown>]) => {
    if (typeof value === "string") return `  "${key}": ${JSON.stringify(value)}`;
    const lines = Object.entries(value).map(([name, one]) => `    "${name}": ${JSON.stringify(one)}`);
    return `  "${key}": {${lines.length > 0 ? `\n${lines.join(",\n")}\n  ` : ""}}`;
  });
  return `{\n${groups.join(",\n")}\n}\n`;
}
