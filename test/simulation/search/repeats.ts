// Runs seeds of each simulated example twice on each runtime, compares the digests, and prints a row for each example.
//
//     npm run simulate:repeats -- [SEEDS] [EXAMPLE] [FIRST]     seeds of each example (1000), the only example, the first seed
import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { SeedDigest } from "./digests.ts";
import { exampleOf, examples } from "./examples.ts";

/** Seeds of one process. A new process for each part bounds its memory. */
const SEEDS_PER_PROCESS = 100;
/** Runs of a seed on each runtime. */
const RUNS = 2;
const program = fileURLToPath(new URL("digests.ts", import.meta.url));
const tools = fileURLToPath(new URL("../../../node_modules", import.meta.url));

/** Runtimes: a name, and the command that runs a program. */
const runtimes: readonly (readonly [string, readonly string[]])[] = [
  ["Bun", [`${tools}/.bin/bun`]],
  ["Deno", [`${tools}/.bin/deno`, "run", "-A"]],
  ["Node", [`${tools}/node26/bin/node`, "--disable-warning=ExperimentalWarning"]],
];

/** Runs seeds of an example in a process and returns their digests. Throws Error when the process fails. */
async function digests(command: readonly string[], words: readonly string[]): Promise<SeedDigest[]> {
  const [file, ...before] = command;
  const child = spawn(file!, [...before, program, ...words], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  let text = "";
  for await (const chunk of child.stdout) text += String(chunk);
  const code = await ended;
  if (code !== 0) throw new Error(`${command.join(" ")} has ended with code ${code}`);
  const lines = text.trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as SeedDigest);
}

/** Runs all seeds of an example on all runtimes. Returns a row of the table. */
async function row(name: string, seeds: number, first: number): Promise<readonly string[]> {
  const start = performance.now();
  const seconds = new Map<string, number>();
  const known = new Map<number, string>();
  const differing = new Set<number>();
  const failures = new Set<number>();
  for (let from = first; from < first + seeds; from += SEEDS_PER_PROCESS) {
    const count = Math.min(SEEDS_PER_PROCESS, first + seeds - from);
    for (const [runtime, command] of runtimes)
      for (let run = 0; run < RUNS; run++) {
        const began = performance.now();
        for (const { seed, digest, failure } of await digests(command, [name, `${from}`, `${count}`])) {
          if (failure !== undefined) failures.add(seed);
          if ((known.get(seed) ?? digest) !== digest) differing.add(seed);
          known.set(seed, digest);
        }
        seconds.set(runtime, (seconds.get(runtime) ?? 0) + (performance.now() - began) / 1000);
      }
    process.stderr.write(`${name}: ${known.size} seeds, ${differing.size} differ\n`);
  }
  const times = runtimes.map(([runtime]) => (seconds.get(runtime) ?? 0).toFixed(0));
  const shown = (set: ReadonlySet<number>): string =>
    set.size === 0 ? "0" : `${set.size}: ${[...set].join(" ")}`;
  const total = ((performance.now() - start) / 1000).toFixed(0);
  return [name, `${known.size}`, shown(differing), shown(failures), ...times, total];
}

const seeds = Number(process.argv[2] ?? 1000);
const first = Number(process.argv[4] ?? 1);
const chosen = process.argv[3] === undefined ? examples : [exampleOf(process.argv[3])];
if (!Number.isSafeInteger(seeds) || seeds < 1)
  throw new RangeError(`${process.argv[2]} is not a number of seeds`);

const print = (cells: readonly string[]): void => console.log(`| ${cells.join(" | ")} |`);
print(["example", "seeds", "differing", "failed", ...runtimes.map(([name]) => `${name}, s`), "all, s"]);
print(Array<string>(5 + runtimes.length).fill("---"));
for (const { name } of chosen) print(await row(name, seeds, first));
