/**
 * Reads the installed headers of libibverbs and librdmacm and rewrites the tables of ffi/ibverbs and
 * ffi/rdmacm (`npm run generate`).
 *
 *     --headers DIR   headers of another version: DIR/infiniband/verbs.h, DIR/rdma/rdma_cma.h
 *     --history GIT   a git directory of rdma-core, to rewrite newer.ts from the releases after the baseline
 *     --out DIR       write below DIR instead of the repository
 * @module
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { banner, emitConstants, emitStructs } from "./emit.ts";
import { emitFunctions } from "./emit-functions.ts";
import { Newer } from "./emit-newer.ts";
import { factsJson, measure, opaqueDeclarations } from "./facts.ts";
import { releases } from "./history.ts";
import { exportedSymbols } from "./symbols.ts";
import { readTables } from "./tables.ts";

/** rdma-core release whose headers the tables describe, the one in Debian 12. */
const BASELINE = "44.0";
/** Number of the release that the head of rdma-core's branch will become. */
const HEAD = 65;

const { values } = parseArgs({
  options: { headers: { type: "string" }, history: { type: "string" }, out: { type: "string" } },
});
const root = values.out ?? join(dirname(fileURLToPath(import.meta.url)), "../..");

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${path}: ${text.split("\n").length - 1} lines`);
}

const tables = readTables(values.headers);
const opaques = opaqueDeclarations(tables);
for (const table of tables.tables) {
  const folder = `ffi/${table.package.name}`;
  const symbols = exportedSymbols(table.package.soname);
  const undeclared = [...symbols.keys()].filter((name) => !table.functions.some((one) => one.name === name));
  if (undeclared.length > 0)
    console.log(`${table.package.soname} exports without a public prototype: ${undeclared.join(" ")}`);
  write(`${folder}/constants.ts`, banner(BASELINE) + emitConstants(table));
  write(`${folder}/structs.ts`, banner(BASELINE) + emitStructs(table, tables, opaques));
  write(`${folder}/functions.ts`, banner(BASELINE) + emitFunctions(table, tables, symbols));
}
write("test/abi/facts.json", factsJson(measure(tables, "x64"), measure(tables, "arm64"), BASELINE));

if (values.history !== undefined) {
  const newer = tables.tables.map((table) => new Newer(table.package.name, table, tables));
  for (const release of releases(values.history, Number.parseInt(BASELINE, 10), HEAD)) {
    for (const one of newer) one.add(release);
  }
  tables.tables.forEach((table, i) => {
    write(`ffi/${table.package.name}/newer.ts`, banner(`${BASELINE} to ${HEAD}`) + newer[i]?.text());
  });
  const facts = newer.flatMap((one) => Object.entries(one.facts()));
  const lines = facts.map(([name, fact]) => `  "${name}": ${JSON.stringify(fact)}`);
  write("test/abi/newer-facts.json", `{\n${lines.join(",\n")}\n}\n`);
}
