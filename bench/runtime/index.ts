/**
 * Measures the cost of a C call through the FFI on each installed runtime.
 * Run `npm run bench -- runtime`.
 * `bun bench/runtime/index.ts --here` measures only the current runtime.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { argv, execPath, stderr, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { type Runtime, runtimesHere } from "../common/runtimes.ts";
import { measureHere, type Row } from "./measure.ts";

function measure({ command: [program = "", ...flags] }: Runtime): Map<string, Row> {
  const { status, stdout: output } = spawnSync(
    program,
    [...flags, fileURLToPath(import.meta.url), "--here"],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
  );
  if (status !== 0) return new Map();
  return new Map((JSON.parse(output) as Row[]).map((row) => [row.what, row]));
}

if (argv.includes("--here")) {
  stdout.write(`${JSON.stringify(measureHere())}\n`);
} else {
  const installed = runtimesHere();
  if (installed.length === 0)
    stderr.write(`no runtime under node_modules/.bin or on the path; this is ${execPath}\n`);
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
