// Looks for each planted error of the simulated examples, with and without a swarm of faults, and prints a table.
//
//     npm run simulate:planted -- [MINUTES] [ERROR]     minutes for each search (10), and the only error to look for
import process from "node:process";
import { BUGS, type Bug, options, storeTest } from "../../examples/simulation/key-value-store.ts";
import {
  type FaultBudget,
  minimize,
  type Program,
  SimulationError,
  type SimulationOptions,
  simulate,
} from "../../src/simulation/index.ts";

const MS_PER_MINUTE = 60_000;
const minutes = Number(process.argv[2] ?? 10);
const only = process.argv[3];
if (!(minutes > 0)) throw new RangeError(`${process.argv[2]} is not a number of minutes`);

/** Returns the failure of a simulation, undefined when it ends. */
async function failureOf(tried: SimulationOptions, program: Program): Promise<SimulationError | undefined> {
  try {
    await simulate(tried, program);
    return undefined;
  } catch (error) {
    if (error instanceof SimulationError) return error;
    throw error;
  }
}

/** Searches until a seed fails or the time is over. Returns a row of the table. */
async function search(bug: Bug, isSwarm: boolean): Promise<readonly string[]> {
  const program = storeTest(bug);
  const faults: FaultBudget = { ...(options.faults as FaultBudget), swarm: isSwarm };
  const start = performance.now();
  const head = [bug, isSwarm ? "swarm" : "all kinds"];
  for (let seed = 1; performance.now() - start < minutes * MS_PER_MINUTE; seed++) {
    const found = await failureOf({ ...options, faults, seed }, program);
    if (found === undefined) continue;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const again = await failureOf({ ...options, faults, seed, untilMs: found.timeMs }, program);
    const isSame = again?.digest === found.digest;
    const { error } = await minimize({ ...options, faults, seed }, program);
    const left = `${error.faults.length} of ${found.faults.length}`;
    return [...head, `${seed}`, seconds, isSame ? "yes" : "no", left];
  }
  return [...head, "not found", `${minutes * 60}`, "", ""];
}

const print = (row: readonly string[]): void => console.log(`| ${row.join(" | ")} |`);
print(["error", "faults", "seeds", "seconds", "repeats", "faults after minimization"]);
print(["---", "---", "---", "---", "---", "---"]);
for (const bug of BUGS.filter((one) => only === undefined || one === only))
  for (const isSwarm of [true, false]) print(await search(bug, isSwarm));
