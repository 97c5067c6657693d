// Looks for a planted error in every n-th seed, and prints a line of JSON when it stops.
//
//     bun test/simulation/search/find.ts '{"example":"replicated-log","bug":"no fence","isSwarm":true,"first":1,"stride":2,"limitMs":60000}'
import process from "node:process";
import { type Fault, SimulationError, simulate } from "../../../src/simulation/index.ts";
import { exampleOf, optionsWith } from "./examples.ts";

/** Search of one process. */
export interface Share {
  readonly example: string;
  readonly bug: string;
  /** True when each seed draws from a random subset of the kinds of faults. */
  readonly isSwarm: boolean;
  readonly first: number;
  readonly stride: number;
  readonly limitMs: number;
}

/** Result of a search. */
export interface Found {
  /** Number of seeds that were run. */
  readonly seeds: number;
  readonly failure?: {
    readonly seed: number;
    readonly message: string;
    readonly timeMs: number;
    readonly digest: string;
    readonly faults: readonly Fault[];
  };
}

async function find({ example, bug, isSwarm, first, stride, limitMs }: Share): Promise<Found> {
  const { program } = exampleOf(example);
  const options = optionsWith(example, isSwarm);
  const start = performance.now();
  let seeds = 0;
  for (let seed = first; performance.now() - start < limitMs; seed += stride) {
    seeds++;
    try {
      await simulate({ ...options, seed }, program(bug));
    } catch (error) {
      if (!(error instanceof SimulationError)) throw error;
      const { timeMs, digest, faults } = error;
      return { seeds, failure: { seed, message: error.message.split("\n")[0]!, timeMs, digest, faults } };
    }
  }
  return { seeds };
}

process.stdout.write(`${JSON.stringify(await find(JSON.parse(process.argv[2]!) as Share))}\n`);
process.exit(0);
