import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|js|sh)$/.test(name))
    .map((name) => readFileSync(`${room}/${name}`, "utf8"));

const namesIn = (texts: readonly string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)));

/** Names in code, in whatever way it comes by them; comments may name others. */
const named = namesIn(
  ["src", "ffi", "examples", "bin"]
    .flatMap(sources)
    .map((text) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "")),
  /\b(DOORBELL_[A-Z0-9_]+)\b/g,
);
/** What tests, benchmarks and the VM read; what they set for others is read there. */
const read = namesIn(
  ["test", "bench"].flatMap(sources),
  /(?<!delete (?:process\.)?)\benv(?:\.|\[")(DOORBELL_[A-Z0-9_]+)\b(?!(?:"\])? =)/g,
);
/** Read by one part of a command, set by another: nobody's to choose. */
const internal = new Set([
  "DOORBELL_VM_SUITE",
  "DOORBELL_P2P_FOLDER",
  "DOORBELL_LIBTEST",
  "DOORBELL_BENCH_MEMORY",
]);

/** What our C headers define for themselves. */
const macros = namesIn(["src", "ffi"].flatMap(sources), /#define (DOORBELL_[A-Z0-9_]+)/g);

const documents = ["README.md", "CONTRIBUTING.md"]
  .filter(existsSync)
  .map((name) => readFileSync(name, "utf8"));
const rows = documents.flatMap((text) => text.split("\n").filter((line) => line.startsWith("| `DOORBELL_")));
const documented = namesIn(
  rows.map((row) => row.split("|")[1] ?? ""),
  /`(DOORBELL_[A-Z0-9_]+)`/g,
);

test("every variable that is read is in the tables of variables, and every one in the tables is read", () => {
  const all = new Set([...named, ...read].filter((name) => !internal.has(name) && !macros.has(name)));
  expect([...all].filter((name) => !documented.has(name))).toEqual([]);
  expect([...documented].filter((name) => !all.has(name))).toEqual([]);
});

test("commands in the documents and examples begin as they can be typed: npx bun, not bun", () => {
  const examples = sources("examples");
  const bare = [...documents, ...examples].flatMap((text) =>
    text.split("\n").filter((line) => /(?<!npx )\bbun [\w/-]+\.ts\b/.test(line)),
  );
  expect(bare).toEqual([]);
});
