// Makes the PTX of the group's collectives from their source: `npm run generate:ptx`; with --check it says which are not fresh.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../src/group/collectives/", import.meta.url));
const types = ["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f16", "bf16", "f32", "f64"];

/** What there is, for which type of element, and where its PTX goes. */
const sources = [
  ...types.map((type) => ["collective.cu", type, `tables/${type}`] as const),
  ...types.map((type) => ["combine.cu", type, `tables/combine/${type}`] as const),
  ["moving.cu", "u8", "tables/moving"],
] as const;

/** The PTX without what differs from one compiler or folder to the next: comments and empty lines. */
const essence = (ptx: string): string =>
  ptx
    .replace(/\/\/[^\n]*/g, "")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{2,}/g, "\n")
    .trim();

/** The modules with the kernels of each type, by their files. */
export function generated(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [source, type, table] of sources) {
    const out = join(mkdtempSync(join(tmpdir(), "doorbell-ptx-")), "out.ptx");
    const flags = ["-ptx", "-arch=sm_80", "-std=c++17", "-diag-suppress", "177", `-DELEMENT=${type}`];
    const result = spawnSync("nvcc", [...flags, source, "-o", out], {
      encoding: "utf8",
      cwd: `${folder}kernels`,
    });
    if (result.error !== undefined) throw result.error;
    if (result.status !== 0) throw new Error(`${source} does not compile for ${type}\n${result.stderr}`);
    // What it uses is in PTX 7.8 already: drivers since CUDA 11.8 take it.
    const ptx = essence(readFileSync(out, "utf8")).replace(/\.version [\d.]+/, ".version 7.8");
    rmSync(join(out, ".."), { recursive: true });
    found.set(
      `${table}.ts`,
      `// Made by npm run generate:ptx from kernels/${source}.\nexport const ptx = \`${ptx}\n\`;\n`,
    );
  }
  return found;
}

/** The files that are not what the source gives. */
export function stale(): string[] {
  return [...generated()].flatMap(([name, text]) => {
    const file = `${folder}${name}`;
    return existsSync(file) && readFileSync(file, "utf8") === text ? [] : [name];
  });
}

if (import.meta.main) {
  if (process.argv.includes("--check")) {
    const old = stale();
    console.log(
      old.length === 0 ? "all PTX is fresh" : `not fresh: ${old.join(", ")} (npm run generate:ptx)`,
    );
    process.exitCode = old.length === 0 ? 0 : 1;
  } else for (const [name, text] of generated()) writeFileSync(`${folder}${name}`, text);
}
