import { existsSync, readdirSync, readFileSync } from "node:fs";
import { environmentPages } from "../../scripts/docs/environment.ts";
import { testEnvironmentGroups } from "../../scripts/docs/test-environment.ts";
import { environmentGroups } from "../../src/environment.ts";

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|js|sh)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));

const namesIn = (texts: readonly string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)));

/** Variables that one part of a command sets for another part. Users do not set them. */
const internal = new Set([
  "DOORBELL_VM_SUITE",
  "DOORBELL_P2P_FOLDER",
  "DOORBELL_LIBTEST",
  "DOORBELL_BENCH_MEMORY",
]);

/** Returns variables without a row, rows without a reader, stale generated pages, and commands that a reader cannot type as they stand. */
export function variableProblems(): string[] {
  const library = ["src", "ffi", "examples", "bin"]
    .flatMap(sources)
    .filter((text) => !text.includes("environmentGroups: readonly"));
  const examples = sources("examples");
  /** Names of variables in code. Comments may name other variables. */
  const named = namesIn(
    library.map((text) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "")),
    /\b(DOORBELL_[A-Z0-9_]+)\b/g,
  );
  /**
   * Names of variables that tests, benchmarks and the VM read, including those that they set for child
   * processes.
   */
  const read = namesIn(
    ["test", "bench"].flatMap(sources),
    /(?<!delete (?:process\.)?)\benv(?:\.|\[")(DOORBELL_[A-Z0-9_]+)\b(?!(?:"\])? =)/g,
  );
  /** Names of macros that our C headers define. */
  const macros = namesIn(library, /#define (DOORBELL_[A-Z0-9_]+)/g);
  const documented = new Set(
    [...environmentGroups, ...testEnvironmentGroups].flatMap(({ variables }) =>
      variables.map(({ name }) => name),
    ),
  );
  const stale = Object.entries(environmentPages)
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text)
    .map(([path]) => `${path} is not what the tables give: run npm run generate:environment`);
  const all = new Set([...named, ...read].filter((name) => !internal.has(name) && !macros.has(name)));
  const documents = ["README.md", "CONTRIBUTING.md"]
    .filter(existsSync)
    .map((name) => readFileSync(name, "utf8"));
  const bare = [...documents, ...examples].flatMap((text) =>
    text.split("\n").filter((line) => /(?<!npx )\bbun [\w/-]+\.ts\b/.test(line)),
  );
  return [
    ...stale,
    ...[...all]
      .filter((name) => !documented.has(name))
      .map((name) => `${name} is read, and src/environment.ts has no row for it`),
    ...[...documented]
      .filter((name) => !all.has(name))
      .map((name) => `${name} has a row in a table of variables, and no code reads it`),
    ...bare.map((line) => `a command begins with npx, because bun may not be in the PATH: ${line.trim()}`),
  ];
}
