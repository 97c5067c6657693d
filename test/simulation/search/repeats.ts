// Runs seeds of each simulated example twice on each runtime, compares the digests, and prints a row for each example.
//
//     npm run simulate:repeats -- [--seeds 1000] [--first 1] [--example NAME] [--runs 2] [--processes N]
//         [--runtime bun] [--runtime node=/opt/node26/bin/node] [--write FOLDER]
//     npm run simulate:repeats -- --compare FILE FILE
//
// --runtime names a runtime, and its program if neither node_modules nor the PATH has it. Default: bun, deno and node.
// --write stores the digests of each runtime and run, FOLDER/bun-1.txt: a line for each example and seed.
// --compare prints the first difference of two such files, also of two machines. The exit code is 1 with a difference.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { firstDifference, readDigests, type SeedDigest, writeDigests } from "./digest-file.ts";
import { exampleOf, examples } from "./examples.ts";

/** Maximum number of seeds of one process. A new process for each part bounds its memory. */
const SEEDS_PER_PROCESS = 50;
const program = fileURLToPath(new URL("digests.ts", import.meta.url));
const tools = fileURLToPath(new URL("../../../node_modules", import.meta.url));

/** Programs of the runtimes in this repository, and the arguments before the path of a module. */
const known: Readonly<Record<string, { readonly program: string; readonly words: readonly string[] }>> = {
  bun: { program: `${tools}/.bin/bun`, words: [] },
  deno: { program: `${tools}/.bin/deno`, words: ["run", "-A"] },
  node: { program: `${tools}/node26/bin/node`, words: ["--disable-warning=ExperimentalWarning"] },
};

/** Runtime: its name, and the command that runs a module. */
interface Runtime {
  readonly name: string;
  readonly command: readonly string[];
}

function runtimeOf(text: string): Runtime {
  const [name = "", path] = text.split("=");
  const one = known[name];
  if (one === undefined)
    throw new RangeError(`there is no runtime "${name}"; there are ${Object.keys(known).join(", ")}`);
  return { name, command: [path ?? (existsSync(one.program) ? one.program : name), ...one.words] };
}

/** Part of the seeds, which one process runs. */
interface Part {
  readonly example: string;
  readonly first: number;
  readonly count: number;
}

/** Runs the seeds of a part in a process and returns their digests. Throws Error when the process fails. */
async function digestsOf({ command }: Runtime, { example, first, count }: Part): Promise<SeedDigest[]> {
  const [file, ...before] = command;
  const child = spawn(file!, [...before, program, example, `${first}`, `${count}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const digests: SeedDigest[] = [];
  const read = async (): Promise<void> => {
    for await (const line of createInterface({ input: child.stdout }))
      digests.push(JSON.parse(line) as SeedDigest);
  };
  const [code] = await Promise.all([ended, read()]);
  if (code !== 0) throw new Error(`${command.join(" ")} has ended with code ${code}`);
  return digests;
}

/** Runs all parts on a runtime, in several processes at a time. */
async function digestsOfAll(
  runtime: Runtime,
  parts: readonly Part[],
  processes: number,
): Promise<SeedDigest[]> {
  const waiting = [...parts];
  const digests: SeedDigest[] = [];
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift())
      digests.push(...(await digestsOf(runtime, part)));
  };
  await Promise.all(Array.from({ length: processes }, work));
  return digests;
}

function partsOf(names: readonly string[], first: number, seeds: number, processes: number): Part[] {
  const size = Math.min(SEEDS_PER_PROCESS, Math.ceil(seeds / processes));
  return names.flatMap((example) =>
    Array.from({ length: Math.ceil(seeds / size) }, (_, i) => ({
      ...{ example, first: first + i * size },
      count: Math.min(size, seeds - i * size),
    })),
  );
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw new RangeError(`--${name} must be a whole number from 1 on, not ${text}`);
}

const print = (cells: readonly string[]): void => console.log(`| ${cells.join(" | ")} |`);

function compare(files: readonly string[]): number {
  if (files.length !== 2) throw new RangeError("--compare needs two files that --write has written");
  const [a, b] = files.map(readDigests);
  const difference = firstDifference(a!, b!);
  console.log(
    difference === undefined ? `${a!.length} digests are equal` : `first difference: ${difference}`,
  );
  return difference === undefined ? 0 : 1;
}

/** Digests of a run on a runtime. */
interface Run {
  readonly runtime: string;
  readonly digests: readonly SeedDigest[];
  readonly seconds: number;
}

/** Prints a row for each example. Returns the number of runs that differ from the first one. */
function report(names: readonly string[], runs: readonly Run[]): number {
  const [first] = runs;
  print(["example", "seeds", "failed", "runs that differ from the first one"]);
  print(Array<string>(4).fill("---"));
  let differing = 0;
  for (const name of names) {
    const of = ({ digests }: Run): SeedDigest[] => digests.filter(({ example }) => example === name);
    const all = of(first!);
    const failed = all.filter(({ failure }) => failure !== undefined).map(({ seed }) => seed);
    const differences = runs.flatMap((run) => {
      const difference = firstDifference(all, of(run));
      return difference === undefined ? [] : [`${run.runtime}: ${difference}`];
    });
    differing += differences.length;
    const cells = [failed, differences].map((list) => (list.length === 0 ? "0" : list.join("; ")));
    print([name, `${all.length}`, ...cells]);
  }
  for (const { runtime, seconds } of runs) console.log(`${runtime}: ${seconds.toFixed(0)} s`);
  return differing;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: "string", default: "1000" },
    first: { type: "string", default: "1" },
    example: { type: "string", multiple: true },
    runtime: { type: "string", multiple: true, default: Object.keys(known) },
    runs: { type: "string", default: "2" },
    processes: { type: "string", default: `${availableParallelism()}` },
    write: { type: "string" },
    compare: { type: "boolean" },
  },
});

async function repeat(): Promise<number> {
  const names = values.example?.map((name) => exampleOf(name).name) ?? examples.map(({ name }) => name);
  const processes = wholeNumber("processes", values.processes);
  const [seeds, first] = [wholeNumber("seeds", values.seeds), wholeNumber("first", values.first)];
  const parts = partsOf(names, first, seeds, processes);
  const count = wholeNumber("runs", values.runs);
  const runs: Run[] = [];
  for (const runtime of values.runtime.map(runtimeOf))
    for (let number = 1; number <= count; number++) {
      const start = performance.now();
      const digests = await digestsOfAll(runtime, parts, processes);
      const name = `${runtime.name}-${number}`;
      runs.push({ runtime: name, digests, seconds: (performance.now() - start) / 1000 });
      process.stderr.write(`${name}: ${digests.length} digests\n`);
      if (values.write === undefined) continue;
      mkdirSync(values.write, { recursive: true });
      writeDigests(join(values.write, `${name}.txt`), digests);
    }
  return report(names, runs) === 0 ? 0 : 1;
}

if (values.compare !== true && positionals.length > 0)
  throw new RangeError(
    `"${positionals.join(" ")}" is not an option. Use --seeds N, --first N or --example NAME`,
  );
process.exit(values.compare === true ? compare(positionals) : await repeat());
