/**
 * The ABI facts of a library as JSON: what C measured, for machines without the headers.
 * @module
 */
import type { Library } from "./cuda-libraries.ts";
import type { LibraryFacts, LibraryTables } from "./cuda-tables.ts";
import type { RecordFacts } from "./facts.ts";

/**
 * What `test/abi/cuda*-facts.json` holds. `spelling` is C's name of a type where it is not the table's; `apiNames` is the
 * exported name that a function's name means in C, where that is another.
 */
export interface RecordedFacts {
  source: string;
  x64: Record<string, RecordFacts>;
  /** Where arm64 differs. */
  arm64: Record<string, RecordFacts>;
  enums: Record<string, number>;
  constants: Record<string, string>;
  spelling: Record<string, string>;
  apiNames: Record<string, string>;
}

/** Which file of test/abi records a library's facts: "cuda-nvml-facts.json", "vfio-facts.json". */
export const factsFile = (name: Library["name"]): string =>
  /^(interop|nvrtc|nvml|nccl|cufile)$/.test(name) ? `cuda-${name}-facts.json` : `${name}-facts.json`;

/** JSON with one line a fact, so that a diff shows what changed. */
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
