import { existsSync, readdirSync, readFileSync } from "node:fs";

const sources = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|js|sh)$/.test(name))
    .map((name) => readFileSync(`${room}/${name}`, "utf8"));

const namesIn = (texts: readonly string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)));

/** Read by one part of a command, set by another: nobody's to choose. */
const internal = new Set([
  "DOORBELL_VM_SUITE",
  "DOORBELL_P2P_FOLDER",
  "DOORBELL_LIBTEST",
  "DOORBELL_BENCH_MEMORY",
]);

/** Variables that are read and not in the documents' tables, or stand there and nobody reads them; commands that cannot be typed so. */
export function variableProblems(): string[] {
  const library = ["src", "ffi", "examples", "bin"].flatMap(sources);
  const examples = sources("examples");
  /** Names in code, in whatever way it comes by them; comments may name others. */
  const named = namesIn(
    library.map((text) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "")),
    /\b(DOORBELL_[A-Z0-9_]+)\b/g,
  );
  /** What tests, benchmarks and the VM read; what they set for others is read there. */
  const read = namesIn(
    ["test", "bench"].flatMap(sources),
    /(?<!delete (?:process\.)?)\benv(?:\.|\[")(DOORBELL_[A-Z0-9_]+)\b(?!(?:"\])? =)/g,
  );
  /** What our C headers define for themselves. */
  const macros = namesIn(library, /#define (DOORBELL_[A-Z0-9_]+)/g);
  const documents = ["README.md", "CONTRIBUTING.md"]
    .filter(existsSync)
    .map((name) => readFileSync(name, "utf8"));
  const rows = documents.flatMap((text) =>
    text.split("\n").filter((line) => line.startsWith("| `DOORBELL_")),
  );
  const documented = namesIn(
    rows.map((row) => row.split("|")[1] ?? ""),
    /`(DOORBELL_[A-Z0-9_]+)`/g,
  );
  const all = new Set([...named, ...read].filter((name) => !internal.has(name) && !macros.has(name)));
  const bare = [...documents, ...examples].flatMap((text) =>
    text.split("\n").filter((line) => /(?<!npx )\bbun [\w/-]+\.ts\b/.test(line)),
  );
  return [
    ...[...all]
      .filter((name) => !documented.has(name))
      .map((name) => `${name} is read, and stands in no table of README.md or CONTRIBUTING.md`),
    ...[...documented]
      .filter((name) => !all.has(name))
      .map((name) => `${name} stands in a table of variables, and nothing reads it`),
    ...bare.map((line) => `a command begins with npx, as not everybody has bun in the PATH: ${line.trim()}`),
  ];
}
