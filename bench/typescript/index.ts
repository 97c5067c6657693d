// Compares kernels in TypeScript with CUDA C++ and numba.cuda: `npm run bench -- typescript [NAME ...] [--rounds N] [--soft]`.
// `--compile` measures compile times alone.
// All kernels of a row have the same algorithm, launch and arguments. Ours and CUDA C++ take turns, and the time
// of a row is the median of its rounds. Events measure it on a real GPU, and the clock on the soft GPU. Each row
// runs in a process of its own, so that a failure costs one row.
import { spawn, spawnSync } from "node:child_process";
import process, { argv, execPath, stdout } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { driverOrReason } from "../../src/cuda/provider.ts";
import { median } from "../common/median.ts";
import { caseNames } from "./cases.ts";
import { MOST_COMPILE_MS, MOST_MEDIAN_MS, printCompileTimes } from "./compile.ts";
import type { Row } from "./row.ts";

const { values: words, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "15" },
    soft: { type: "boolean", default: false },
    compile: { type: "boolean", default: false },
  },
});
if (words.compile) {
  printCompileTimes();
  process.exit(0);
}
const unknown = positionals.find((name) => !caseNames.includes(name));
if (unknown !== undefined) {
  process.stderr.write(`no case is named ${unknown}. Use ${caseNames.join(", ")}\n`);
  process.exit(2);
}
if (!/^[1-9]\d*$/.test(words.rounds)) {
  process.stderr.write(`--rounds is ${words.rounds}. Use a whole number of at least 1\n`);
  process.exit(2);
}
const wanted = positionals.length > 0 ? positionals : caseNames;
const isNative = !words.soft && typeof driverOrReason("native") !== "string";
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Goals: time of a kernel relative to nvcc's, and geometric mean of these ratios. */
const [MOST_RATIO, MOST_MEAN] = isNative ? [1.08, 1.02] : [1.05, 1.05];
/** Goal: launch time of numba.cuda relative to ours. */
const LEAST_LAUNCH_RATIO = 5;
const ROW_TIMEOUT_MS = 60_000;
const NUMBA_TIMEOUT_MS = 180_000;

const verdict = (isReached: boolean): string => (isReached ? "reached" : "missed");
const line = (label: string, cells: readonly string[]): void => {
  stdout.write(`${label.padEnd(24)}${cells.map((each) => each.padStart(11)).join("")}\n`);
};

interface NumbaRow {
  readonly name: string;
  readonly kernelMs: number;
  readonly compileMs: number;
  readonly launchUs: number;
}

/** Measures one case in another process. Returns the reason where it fails. */
function rowOf(name: string): Row | string {
  const values = [here("row.ts"), name, words.rounds, isNative ? "native" : "soft"];
  const {
    status,
    signal,
    stdout: text,
    stderr,
  } = spawnSync(execPath, values, {
    ...{ encoding: "utf8", timeout: ROW_TIMEOUT_MS },
  });
  if (status === 0) return JSON.parse(text.trim().split("\n").at(-1)!) as Row;
  const lines = stderr.trim().split("\n");
  const reason = lines.find((each) => /^\w*Error: /.test(each)) ?? lines.at(-1);
  return `failed (${signal ?? status}): ${reason ?? ""}`;
}

/** Prints the rows of all cases as they come. */
function printRows(): Map<string, Row> {
  const rows = new Map<string, Row>();
  line("", ["ours ms", "C++ ms", "ratio", "registers", "compile ms", "launch us"]);
  for (const name of wanted) {
    const row = rowOf(name);
    if (typeof row === "string") {
      stdout.write(`${name.padEnd(24)}  ${row}\n`);
      process.exitCode = 1;
      continue;
    }
    rows.set(name, row);
    const { label, oursMs, peerMs, registers, compileMs, launchUs } = row;
    line(label, [
      ...[oursMs.toFixed(4), peerMs.toFixed(4), (oursMs / peerMs).toFixed(3), registers?.join("/") ?? "-"],
      ...[compileMs.toFixed(2), launchUs.toFixed(2)],
    ]);
  }
  return rows;
}

function printGoals(rows: readonly Row[]): void {
  if (rows.length === 0) return;
  const ratios = rows.map(({ oursMs, peerMs }) => oursMs / peerMs);
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  const worst = Math.max(...ratios);
  const compiles = rows.map(({ compileMs }) => compileMs);
  const [middle, longest] = [median(compiles), Math.max(...compiles)];
  stdout.write(
    `\ntime beside C++: geometric mean ${mean.toFixed(3)} (goal ${MOST_MEAN}: ${verdict(mean <= MOST_MEAN)}), ` +
      `worst ${worst.toFixed(3)} (goal ${MOST_RATIO}: ${verdict(worst <= MOST_RATIO)})\n` +
      `compile: median ${middle.toFixed(2)} ms (goal ${MOST_MEDIAN_MS}: ${verdict(middle <= MOST_MEDIAN_MS)}), ` +
      `worst ${longest.toFixed(2)} ms (goal ${MOST_COMPILE_MS}: ${verdict(longest <= MOST_COMPILE_MS)})\n`,
  );
}

/** Prints the rows of numba.cuda as they come, beside ours. */
async function printNumba(ours: ReadonlyMap<string, Row>): Promise<void> {
  stdout.write("\n");
  line("numba.cuda", ["ours ms", "numba ms", "launch us", "numba us", "ratio", "compile ms", "numba ms"]);
  const child = spawn("python3", [here("numba_peer.py"), ...wanted], { timeout: NUMBA_TIMEOUT_MS });
  let errors = "";
  child.on("error", (error) => (errors += error.message));
  child.stderr.on("data", (part) => (errors += String(part)));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const ratios: number[] = [];
  for await (const text of createInterface({ input: child.stdout })) {
    if (!text.startsWith("{")) {
      stdout.write(`${text}\n`);
      continue;
    }
    const numba = JSON.parse(text) as NumbaRow;
    const row = ours.get(numba.name);
    if (row !== undefined) ratios.push(numba.launchUs / row.launchUs);
    line(row?.label ?? numba.name, [
      ...[row?.oursMs.toFixed(4) ?? "-", numba.kernelMs.toFixed(4), row?.launchUs.toFixed(2) ?? "-"],
      ...[numba.launchUs.toFixed(2), ratios.at(-1)?.toFixed(1) ?? "-"],
      ...[row?.compileMs.toFixed(2) ?? "-", numba.compileMs.toFixed(1)],
    ]);
  }
  const code = await ended;
  if (code !== 0) stdout.write(`numba.cuda ended with ${code}: ${errors.slice(-400)}\n`);
  if (ratios.length === 0) return;
  const least = Math.min(...ratios);
  stdout.write(
    `launches beside numba.cuda: at least ${least.toFixed(1)} times faster ` +
      `(goal ${LEAST_LAUNCH_RATIO}: ${verdict(least >= LEAST_LAUNCH_RATIO)})\n`,
  );
}

const device = spawnSync("nvidia-smi", ["--query-gpu=name", "--format=csv,noheader"], { encoding: "utf8" });
stdout.write(
  `${isNative ? device.stdout?.split("\n")[0] || "NVIDIA GPU" : "doorbell soft GPU"}, ` +
    `${process.versions["bun"] ? `Bun ${process.versions["bun"]}` : process.version}\n`,
);
const rows = printRows();
printGoals([...rows.values()]);
if (isNative) await printNumba(rows);
