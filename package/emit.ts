import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { bundleThread } from "../src/standalone/bundle-thread.ts";
import { BUILT, type Manifest } from "./manifest.ts";
import { neededDeclarations } from "./needed-declarations.ts";

// Paths that TypeScript does not see as imports: the files of threads, and what Bun loads late.
const hidden = /(new URL\("|import\.meta\.require\(")(\.[^"]*)\.ts"/g;

/** TypeScript, with comments for those who read declarations and without for those who run them. */
function compile(root: string, ...options: string[]): void {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const args = [tsc, "-p", join(root, "package/tsconfig.json"), "--outDir", join(root, BUILT), ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`tsc: ${stdout}${stderr}`);
}

/** Makes `dist`: each source as JavaScript, the declarations that the doors need, and the text of the threads for bundled programs. */
export function emit(root: string, { exports }: Manifest): void {
  const folder = join(root, BUILT);
  rmSync(folder, { recursive: true, force: true });
  compile(root, "--removeComments");
  compile(root, "--declaration", "--emitDeclarationOnly");
  rmSync(join(folder, "src/standalone"), { recursive: true });
  const doors = Object.values(exports).map((source) => join(folder, source.replace(/\.ts$/, ".d.ts")));
  const needed = neededDeclarations(doors);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".d.ts") && !needed.has(join(folder, name))) rmSync(join(folder, name));
    if (!name.endsWith(".js")) continue;
    const text = readFileSync(join(folder, name), "utf8");
    const renamed = text.replaceAll(hidden, '$1$2.js"');
    if (renamed !== text) writeFileSync(join(folder, name), renamed);
  }
  writeFileSync(join(folder, "threads.js"), `export const text = ${JSON.stringify(bundleThread())};\n`);
}
