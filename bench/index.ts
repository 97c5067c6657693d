// Runs a benchmark: `npm run bench -- NAME ...` starts bench/NAME/index.ts under Bun. Without a name the
// command lists the benchmarks.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import process, { argv, execPath, exit, stderr, stdout } from "node:process";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

const file = (name: string) => `${folder}${name}/index.ts`;

const names = readdirSync(folder)
  .filter((name) => existsSync(file(name)))
  .sort();

/** Returns the first sentence of a benchmark's opening comment. */
function purpose(name: string): string {
  const comment = /^(?:\/\/|\/\*\*)[\s*/]*([^\n]+)/.exec(readFileSync(file(name), "utf8"))?.[1] ?? "";
  return comment.replace(/[:.]?\s*`npm run bench.*$/, "").replace(/\.$/, "");
}

const [name, ...rest] = argv.slice(2);
if (name === undefined || !names.includes(name)) {
  const out = name === undefined ? stdout : stderr;
  if (name !== undefined) out.write(`there is no benchmark "${name}"\n\n`);
  out.write("npm run bench -- NAME\n\n");
  for (const each of names) out.write(`  ${each.padEnd(12)}${purpose(each)}\n`);
  exit(name === undefined ? 0 : 2);
}

const child = spawn(execPath, [file(name), ...rest], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => exit(code ?? 1));
