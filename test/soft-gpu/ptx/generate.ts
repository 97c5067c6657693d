// Compiles the PTX files of the tests from their sources (`npm run generate:ptx`). With --check, lists the
// outdated files.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

/**
 * Returns PTX without parts that depend on the compiler or folder: comments, the version, and hashes in
 * names.
 */
const essence = (ptx: string): string =>
  ptx
    .replace(/\/\/[^\n]*/g, "")
    .replace(/\.version [\d.]+/, "")
    .replace(/^\s*\.file.*$/gm, "")
    .replace(/[0-9a-f]{8}(?=_\d+_\w+?_cu_)/g, "")
    // Names of static functions contain a number that changes.
    .replace(/\.section\s+\.debug_str\s*\{[^}]*\}/g, "");

/** Returns the PTX of each source, compiled by nvcc, by file name. */
export function generated(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(`${folder}kernels`).filter((name) => name.endsWith(".cu"))) {
    const options = { encoding: "utf8", cwd: `${folder}kernels` } as const;
    const out = join(mkdtempSync(join(tmpdir(), "doorbell-ptx-")), "out.ptx");
    // The first line of a source may have options, such as "// nvcc: -rdc=true".
    const more =
      /^\/\/ nvcc: (.*)/.exec(readFileSync(`${folder}kernels/${file}`, "utf8"))?.[1]?.split(" ") ?? [];
    const flags = ["-ptx", "-arch=sm_80", "-std=c++17", ...more, file, "-o", out];
    const result = spawnSync("nvcc", flags, options);
    if (result.error !== undefined) throw result.error;
    if (result.status !== 0) throw new Error(`${file} does not compile\n${result.stderr}`);
    // Source lines refer to the file's name without a folder.
    const text = readFileSync(out, "utf8").replaceAll(`${folder}kernels/`, "");
    found.set(file.replace(/\.cu$/, ".ptx"), text);
    rmSync(dirname(out), { recursive: true });
  }
  return found;
}

const examples = fileURLToPath(new URL("../../../examples/", import.meta.url));

/**
 * Returns the PTX of the examples' sources, by file name, for machines without a compiler and for every GPU
 * since sm_75.
 */
export function generatedForExamples(): Map<string, string> {
  const found = new Map<string, string>();
  const scratch = mkdtempSync(join(tmpdir(), "doorbell-ptx-"));
  for (const file of readdirSync(examples, { encoding: "utf8", recursive: true })) {
    if (!file.endsWith(".ts")) continue;
    const text = readFileSync(join(examples, file), "utf8");
    const name = /moduleOf\(\w+, source, "([\w-]+)"\)/.exec(text)?.[1];
    // Backslashes escape the next character, as in the template literal.
    const source = /const source = `((?:\\.|[^`\\])*)`/s.exec(text)?.[1]?.replace(/\\([\\`])/g, "$1");
    if (name === undefined || source === undefined) continue;
    writeFileSync(join(scratch, "in.cu"), source);
    const flags = ["-ptx", "-arch=compute_75", "-std=c++17", "in.cu", "-o", "out.ptx"];
    const result = spawnSync("nvcc", flags, { encoding: "utf8", cwd: scratch });
    if (result.error !== undefined) throw result.error;
    if (result.status !== 0) throw new Error(`${file} does not compile\n${result.stderr}`);
    found.set(`${name}.ptx`, readFileSync(join(scratch, "out.ptx"), "utf8"));
  }
  rmSync(scratch, { recursive: true });
  return found;
}

/** Returns the files that differ from their sources' output. */
export function stale(): string[] {
  const all = [
    ...[...generated()].map(([name, ptx]) => [`${folder}generated/${name}`, ptx] as const),
    ...[...generatedForExamples()].map(([name, ptx]) => [`${examples}ptx/${name}`, ptx] as const),
  ];
  return all
    .filter(([file, ptx]) => !existsSync(file) || essence(readFileSync(file, "utf8")) !== essence(ptx))
    .map(([file]) => file);
}

if (import.meta.main) {
  if (process.argv.includes("--check")) {
    const old = stale();
    console.log(
      old.length === 0 ? "all PTX is fresh" : `not fresh: ${old.join(", ")} (npm run generate:ptx)`,
    );
    process.exitCode = old.length === 0 ? 0 : 1;
  } else {
    for (const [name, ptx] of generated()) writeFileSync(`${folder}generated/${name}`, ptx);
    mkdirSync(`${examples}ptx`, { recursive: true });
    for (const [name, ptx] of generatedForExamples()) writeFileSync(`${examples}ptx/${name}`, ptx);
  }
}
