/**
 * What a C call costs through the seam, on each runtime that is installed: `npm run bench -- runtime`.
 * Alone (`bun bench/runtime/index.ts --here`) it measures the runtime it runs on.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { argv, execPath, stderr, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { measureHere, type Row } from "./measure.ts";

const bin = (name: string) => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));

const runtimes = [
  { name: "Bun", command: bin("bun"), flags: [] },
  { name: "Deno", command: bin("deno"), flags: ["run", "-A", "--no-check"] },
  { name: "Node 26", command: bin("node"), flags: ["--no-warnings"] },
];

function measure({ command, flags }: (typeof runtimes)[number]): Map<string, Row> {
  const { status, stdout: output } = spawnSync(
    command,
    [...flags, fileURLToPath(import.meta.url), "--here"],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  if (status !== 0) return new Map();
  return new Map((JSON.parse(output) as Row[]).map((row) => [row.what, row]));
}

if (argv.includes("--here")) {
  stdout.write(`${JSON.stringify(measureHere())}\n`);
} else {
  const installed = runtimes.filter(({ command }) => existsSync(command));
  if (installed.length === 0) stderr.write(`no runtime under node_modules/.bin; this is ${execPath}\n`);
  const results = installed.map(measure);
  const names = [...new Set(results.flatMap((result) => [...result.keys()]))];
  const width = Math.max(...names.map((name) => name.length)) + 2;
  const cell = (text: string) => text.padStart(10);
  stdout.write(
    `${"ns a call, best of 8".padEnd(width)}${installed.map(({ name }) => cell(name)).join("")}\n`,
  );
  for (const name of names) {
    const cells = results.map((result) => cell(result.get(name)?.ns.toFixed(1) ?? "failed"));
    stdout.write(`${name.padEnd(width)}${cells.join("")}\n`);
  }
}
