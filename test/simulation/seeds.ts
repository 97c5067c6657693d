// Runs as many seeds of a simulated program as fit into a time, and prints their number and each failure.
//
//     npm run simulate:seeds -- PROGRAM [--first 1] [--seeds 10000] [--minutes 8] [--processes N] [--hang 3]
//
// PROGRAM is a module that exports `options` and `program`, as for `doorbell simulate`. A failed seed does not stop the
// others. A seed without a result after `--hang` minutes counts as a hang. The exit code is 1 with a failure.
import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { SeedResult } from "./search/run-seeds.ts";

const MS_PER_MINUTE = 60_000;
/** Number of seeds of one process. A new process bounds the memory. */
const SEEDS_PER_PROCESS = 50;
/** Interval of the progress on standard error, in milliseconds. */
const PROGRESS_MS = 30_000;
const runner = fileURLToPath(new URL("search/run-seeds.ts", import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    first: { type: "string", default: "1" },
    seeds: { type: "string", default: "10000" },
    minutes: { type: "string", default: "8" },
    processes: { type: "string", default: `${availableParallelism()}` },
    hang: { type: "string", default: "3" },
  },
});
const [path, ...rest] = positionals;
if (path === undefined || rest.length > 0) throw new RangeError("name one program, and options after it");

function numberOf(name: keyof typeof values): number {
  const number = Number(values[name]);
  const isTime = name === "minutes" || name === "hang";
  if (!(number > 0) || !(isTime || Number.isInteger(number)))
    throw new RangeError(`--${name} ${values[name]} is not a ${isTime ? "" : "whole "}number above 0`);
  return number;
}

const [first, seeds, processes] = [numberOf("first"), numberOf("seeds"), numberOf("processes")];
const hangMs = numberOf("hang") * MS_PER_MINUTE;
const end = performance.now() + numberOf("minutes") * MS_PER_MINUTE;

let next = first;
const results: SeedResult[] = [];
/** Totals of the numbers that the program recorded, by name. */
const totals = new Map<string, number>();

function note(result: SeedResult): void {
  results.push(result);
  if (result.failure !== undefined) console.log(`failed: ${result.failure}`);
  if (result.recorded === undefined || !result.recorded.startsWith("{")) return;
  for (const [name, value] of Object.entries(JSON.parse(result.recorded) as Record<string, unknown>))
    if (typeof value === "number") totals.set(name, (totals.get(name) ?? 0) + value);
}

/** Returns the next seed, undefined when all have begun or the time is over. */
const take = (): number | undefined => (next < first + seeds && performance.now() < end ? next++ : undefined);

/** Runs seeds in one process. The process reads each seed after the result of the last one. */
async function runSome(child: ChildProcess): Promise<void> {
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  for (let i = 0; i < SEEDS_PER_PROCESS; i++) {
    const seed = take();
    if (seed === undefined) break;
    child.stdin!.write(`${seed}\n`);
    let hasHung = false;
    const limit = setTimeout(() => {
      hasHung = true;
      child.kill("SIGKILL");
    }, hangMs);
    const { value, done } = await lines.next();
    clearTimeout(limit);
    if (done !== true) note(JSON.parse(value) as SeedResult);
    else {
      const how = hasHung ? `has no result after ${hangMs / 1000} s` : "ended its process";
      note({ seed, virtualMs: 0, events: 0, failure: `seed ${seed} ${how}` });
      return;
    }
  }
  child.stdin!.end();
}

async function work(): Promise<void> {
  while (next < first + seeds && performance.now() < end)
    await runSome(spawn(process.execPath, [runner, path!], { stdio: ["pipe", "pipe", "inherit"] }));
}

const summary = (): string => {
  const failures = results.filter(({ failure }) => failure !== undefined);
  const virtualS = results.reduce((sum, { virtualMs }) => sum + virtualMs, 0) / 1000;
  const numbers = [...totals].map(([name, total]) => `${name} ${total}`).join(", ");
  return `${results.length} seeds from ${first}, ${failures.length} failures, ${Math.round(virtualS)} virtual s${numbers === "" ? "" : `: ${numbers}`}`;
};
const progress = setInterval(() => process.stderr.write(`${summary()}\n`), PROGRESS_MS);
await Promise.all(Array.from({ length: Math.min(processes, seeds) }, work));
clearInterval(progress);
console.log(summary());
const failed = results.flatMap(({ seed, failure }) => (failure === undefined ? [] : [seed]));
if (failed.length > 0) console.log(`failed seeds: ${failed.sort((a, b) => a - b).join(" ")}`);
process.exit(failed.length === 0 ? 0 : 1);
