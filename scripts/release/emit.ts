import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { brotliCompressSync } from "node:zlib";
import { DECLARATIONS, declarations } from "../../src/cli/manual/declarations.ts";
import { bundleThread } from "../../src/standalone/bundle-thread.ts";
import { compactDeclarations, compactScript } from "./compact.ts";
import { BUILT, type Manifest } from "./manifest.ts";
import { neededDeclarations } from "./needed-declarations.ts";

// Paths that TypeScript does not treat as imports: files of threads, and modules that Bun loads on first use.
const hidden = /(new URL\("|import\.meta\.require\(")(\.[^"]*)\.ts"/g;

/** Runs the TypeScript compiler on `src` and `ffi`. */
function compile(root: string, ...options: string[]): void {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const args = [
    tsc,
    "-p",
    join(root, "scripts/release/tsconfig.json"),
    "--outDir",
    join(root, BUILT),
    ...options,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`tsc: ${stdout}${stderr}`);
}

/**
 * Returns the text of `dist/threads.js`: the program of the threads, compressed. The start of the first
 * thread decompresses it.
 */
function threadsModule(): string {
  const compressed = brotliCompressSync(bundleThread()).toString("base64");
  return `import { brotliDecompressSync } from "node:zlib";
let bundle;
export const threadText = () => (bundle ??= brotliDecompressSync(Buffer.from("${compressed}", "base64")).toString());
`;
}

/**
 * Makes `dist`: the sources as JavaScript and the declarations that the exports need. It also holds the
 * program of the threads for bundled programs, and the documented declarations for the manual.
 */
export function emit(root: string, { exports }: Manifest): void {
  const folder = join(root, BUILT);
  rmSync(folder, { recursive: true, force: true });
  // An older Node parses every module before it runs one, so `using` would hide the error that names the fix.
  compile(root, "--removeComments", "--target", "es2024");
  compile(root, "--declaration", "--emitDeclarationOnly");
  rmSync(join(folder, "src/standalone"), { recursive: true });
  const entries = Object.values(exports)
    .filter((source) => source.endsWith(".ts"))
    .map((source) => join(folder, source.replace(/\.ts$/, ".d.ts")));
  const needed = neededDeclarations(entries);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (name.endsWith(".d.ts")) {
      if (needed.has(file)) writeFileSync(file, compactDeclarations(readFileSync(file, "utf8")));
      else rmSync(file);
    } else if (name.endsWith(".js")) {
      const text = readFileSync(file, "utf8").replaceAll(hidden, '$1$2.js"');
      writeFileSync(file, compactScript(name, text));
    }
  }
  writeFileSync(join(folder, "threads.js"), threadsModule());
  writeFileSync(join(folder, DECLARATIONS), brotliCompressSync(JSON.stringify(declarations())));
}
