// Runs seeds of a simulated program and prints a line of JSON for each. The parent process sends them on standard input.
//
//     echo 17 | bun test/simulation/search/run-seeds.ts examples/simulation/healing.ts
import { resolve } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import {
  type Program,
  SimulationError,
  type SimulationOptions,
  simulate,
} from "../../../src/simulation/index.ts";

/** Result of a seed. */
export interface SeedResult {
  readonly seed: number;
  readonly virtualMs: number;
  readonly events: number;
  /** First line of the failure, undefined for a seed that passed. */
  readonly failure?: string;
  /** Last value that the program recorded. */
  readonly recorded?: string;
}

async function run(options: SimulationOptions, program: Program, seed: number): Promise<SeedResult> {
  let recorded: string | undefined;
  const observed: Program = (cluster) => {
    const record = cluster.record.bind(cluster);
    cluster.record = (value) => {
      if (typeof value === "string") recorded = value;
      record(value);
    };
    return program(cluster);
  };
  try {
    const { timeMs, events } = await simulate({ ...options, seed }, observed);
    return { seed, virtualMs: timeMs, events, ...(recorded === undefined ? {} : { recorded }) };
  } catch (error) {
    if (!(error instanceof SimulationError)) throw error;
    return { seed, virtualMs: error.timeMs, events: 0, failure: error.message.split("\n")[0]! };
  }
}

const { options, program } = (await import(pathToFileURL(resolve(process.argv[2]!)).href)) as {
  readonly options: SimulationOptions;
  readonly program: Program;
};
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await run(options, program, Number(line)))}\n`);
process.exit(0);
