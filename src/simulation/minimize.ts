import { type Program, type SimulationOptions, simulationOptions } from "./cluster/options.ts";
import { type Fault, hostsOf } from "./faults/fault.ts";
import { Random } from "./schedule/random.ts";
import { simulate } from "./simulate.ts";
import { failureKind, SimulationError } from "./simulation-error.ts";

const US_PER_MS = 1000;

/** A run that takes this many times as long as the failure did ends without it. */
const LONGER = 2;
/** Number of faults that are few enough. More of them are searched for a smaller failure with other seeds. */
const FEW_FAULTS = 2;
/** Number of other seeds, each with a random half of the faults. */
const OTHER_SEEDS = 30;
/** Maximum number of simulations, without the last one, which ends at the failure. */
const MOST_RUNS = 150;

/** Result of {@link minimize}: options that still fail, and their failure. */
export interface MinimalFailure {
  /** Options with as few faults and hosts as were found, and with the time of the failure as `untilMs`. */
  readonly options: SimulationOptions;
  readonly error: SimulationError;
  /** Number of simulations that were run. */
  readonly runs: number;
}

/**
 * Makes a failure smaller: removes faults, removes hosts, and ends the simulation at the failure, as long as the same
 * failure remains (delta debugging). When several faults remain, it looks for a smaller failure with other seeds.
 * Failures are the same when their messages differ in numbers only. Throws TypeError when the simulation does not fail.
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
  const fail = async (tried: SimulationOptions): Promise<SimulationError | undefined> => {
    runs++;
    try {
      await simulate(tried, program);
      return undefined;
    } catch (error) {
      if (error instanceof SimulationError) return error;
      throw error;
    }
  };
  const { faults, hosts, seed, untilMs: longestMs } = simulationOptions(options);
  const first: SimulationOptions = { ...options, faults, hosts, seed };
  const error = await fail(first);
  if (error === undefined) throw new TypeError("minimize(): the simulation does not fail with these options");
  const kind = failureKind(error);
  const limitMs = Math.min(longestMs, error.timeMs * LONGER);
  const same: Trial = async (tried) => {
    const found = await fail({ ...tried, untilMs: Math.min(tried.untilMs ?? limitMs, limitMs) });
    return found !== undefined && failureKind(found) === kind ? found : undefined;
  };
  const failSame: Trial = async (tried) => (runs < MOST_RUNS ? await same(tried) : undefined);
  let smallest = await withoutLaterFaults({ options: first, error }, failSame);
  smallest = await withFewerFaults(smallest, failSame);
  smallest = await withOtherSeeds(smallest, failSame);
  const fewer = await withFewerHosts(smallest, failSame);
  if (fewer !== smallest) smallest = await withFewerFaults(fewer, failSame);
  const untilMs = Math.ceil(smallest.error.timeMs * US_PER_MS) / US_PER_MS;
  const earlier = { ...smallest.options, untilMs };
  const end = await same(earlier);
  return end === undefined ? { ...smallest, runs } : { options: earlier, error: end, runs };
}

/** Runs a simulation. Returns its failure when that is the one that is looked for. */
type Trial = (options: SimulationOptions) => Promise<SimulationError | undefined>;

type Failing = Omit<MinimalFailure, "runs">;

const faultsOf = ({ options }: Failing): readonly Fault[] => (options.faults ?? []) as readonly Fault[];

/** Removes the faults that begin after the failure. */
async function withoutLaterFaults(failing: Failing, fail: Trial): Promise<Failing> {
  const faults = faultsOf(failing).filter(({ atMs }) => atMs <= failing.error.timeMs);
  if (faults.length === faultsOf(failing).length) return failing;
  const options = { ...failing.options, faults };
  const error = await fail(options);
  return error === undefined ? failing : { options, error };
}

/**
 * Tries other seeds with random halves of the faults, as long as many faults remain. Each removed fault changes the course
 * of the run, so a seed may need more faults for a failure than others.
 */
async function withOtherSeeds(failing: Failing, fail: Trial): Promise<Failing> {
  const { seed = 1 } = failing.options;
  const random = new Random(seed, "minimize");
  let smallest = failing;
  for (let i = 1; i <= OTHER_SEEDS && faultsOf(smallest).length > FEW_FAULTS; i++) {
    const half = faultsOf(smallest).filter(() => random.chance(0.5));
    const options = { ...smallest.options, seed: seed + i, faults: half };
    const error = await fail(options);
    if (error === undefined || half.length === faultsOf(smallest).length) continue;
    smallest = await withFewerFaults(await withoutLaterFaults({ options, error }, fail), fail);
  }
  return smallest;
}

/** Removes parts of the list of faults, at first large ones. */
async function withFewerFaults(failing: Failing, fail: Trial): Promise<Failing> {
  let smallest = failing;
  for (let parts = 2; faultsOf(smallest).length > 0; ) {
    const faults = faultsOf(smallest);
    const size = Math.ceil(faults.length / parts);
    let smaller: Failing | undefined;
    for (let from = 0; from < faults.length && smaller === undefined; from += size) {
      const options = {
        ...smallest.options,
        faults: [...faults.slice(0, from), ...faults.slice(from + size)],
      };
      const error = await fail(options);
      if (error !== undefined) smaller = { options, error };
    }
    if (smaller !== undefined) {
      smallest = smaller;
      parts = Math.max(2, parts - 1);
    } else if (size === 1) break;
    else parts = Math.min(2 * parts, faults.length);
  }
  return smallest;
}

/** Removes the hosts with the highest numbers, and the faults that name them. */
async function withFewerHosts(failing: Failing, fail: Trial): Promise<Failing> {
  const { hosts = 0 } = failing.options;
  for (let fewer = 1; fewer < hosts; fewer++) {
    const faults = faultsOf(failing).filter((fault) => hostsOf(fault).every((host) => host < fewer));
    const options = { ...failing.options, hosts: fewer, faults };
    const error = await fail(options);
    if (error !== undefined) return { options, error };
  }
  return failing;
}
