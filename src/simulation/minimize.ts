import { type Program, type SimulationOptions, simulationOptions } from "./cluster/options.ts";
import type { Fault } from "./faults/fault.ts";
import { simulate } from "./simulate.ts";
import { SimulationError } from "./simulation-error.ts";

/** Result of {@link minimize}: options that still fail, and their failure. */
export interface MinimalFailure {
  /** Options with a list of as few faults as were found. */
  readonly options: SimulationOptions;
  readonly error: SimulationError;
  /** Number of simulations that were run. */
  readonly runs: number;
}

/**
 * Removes faults from a simulation that fails, as long as it still fails (delta debugging). The failure may be
 * another one than at first. Throws TypeError when the simulation does not fail.
 *
 * @example
 * let crashes = 0;
 * const options = { seed: 1, hosts: 3, faults: { budget: 20 } };
 * try {
 *   const { error } = await minimize(options, async (cluster) => {
 *     crashes = 0;
 *     cluster.host(1).boot(() => void crashes++);
 *     cluster.always("host 1 starts once", () => crashes <= 1);
 *     await cluster.sleep(10_000);
 *   });
 *   console.log(error.faults.length); // 1
 * } catch (error) {
 *   if (!(error instanceof TypeError)) throw error; // the faults of this seed are harmless
 * }
 */
export async function minimize(options: SimulationOptions, program: Program): Promise<MinimalFailure> {
  let runs = 0;
  const failureOf = async (faults: readonly Fault[]): Promise<SimulationError | undefined> => {
    runs++;
    try {
      await simulate({ ...options, faults }, program);
      return undefined;
    } catch (error) {
      if (error instanceof SimulationError) return error;
      throw error;
    }
  };
  let { faults } = simulationOptions(options);
  let failure = await failureOf(faults);
  if (failure === undefined)
    throw new TypeError("minimize(): the simulation does not fail with these options");
  for (let parts = 2; faults.length > 0; ) {
    const size = Math.ceil(faults.length / parts);
    let smaller: readonly Fault[] | undefined;
    for (let from = 0; from < faults.length && smaller === undefined; from += size) {
      const rest = [...faults.slice(0, from), ...faults.slice(from + size)];
      const found = await failureOf(rest);
      if (found === undefined) continue;
      failure = found;
      smaller = rest;
    }
    if (smaller !== undefined) {
      faults = smaller;
      parts = Math.max(2, parts - 1);
    } else if (size === 1) break;
    else parts = Math.min(2 * parts, faults.length);
  }
  return { options: { ...options, faults }, error: failure, runs };
}
