import { extraArguments } from "../arguments/extra-arguments.ts";
import { callback, checkValue } from "../arguments/options.ts";
import { isList, type Program, type SimulationOptions, simulationOptions } from "./cluster/options.ts";
import type { FaultBudget } from "./faults/draw.ts";
import { FAULT_KINDS, type Fault, hostsOf } from "./faults/fault.ts";
import type { PathConditions } from "./network/conditions.ts";
import { Random } from "./schedule/random.ts";
import { simulate } from "./simulate.ts";
import { failureKind, SimulationError } from "./simulation-error.ts";

const US_PER_MS = 1000;

/** A run that takes this many times as long as the failure did ends without it. */
const LONGER = 2;
/** Number of faults that are few enough. More of them are searched for a smaller failure with other seeds. */
const FEW_FAULTS = 2;
/** Part of the faults that is small enough, also when they are fewer than {@link FEW_FAULTS}. */
const SMALL_PART = 1 / 4;
/** Number of other seeds, each with a few of the faults. */
const OTHER_SEEDS = 400;
/** One in this number of other seeds has some of the found faults. The rest have new ones, which fail more often. */
const FOUND_EACH = 3;
/** One in this number of other seeds has new faults of all kinds. Two faults may need a kind that the found ones lack. */
const ALL_KINDS_EACH = 2;
/** Maximum number of simulations before those that remove single faults for the last time. */
const MOST_RUNS = 600;

/** Result of {@link minimize}: options that still fail, and their failure. */
export interface MinimalFailure {
  /** Options with as few faults and hosts as were found, and with the time of the failure as `untilMs`. */
  readonly options: SimulationOptions;
  readonly error: SimulationError;
  /** Number of simulations that were run. */
  readonly runs: number;
}

/** State of {@link minimize} after one of its simulations. */
export interface MinimizeProgress {
  /** Number of simulations that were run. */
  readonly runs: number;
  /** Numbers of faults and hosts of the smallest failure so far. */
  readonly faults: number;
  readonly hosts: number;
}

/**
 * Makes a failure smaller: removes faults, removes hosts, and ends the simulation at the failure, as long as the same
 * failure remains (delta debugging). When several faults remain, it looks for a smaller failure with other seeds. At the
 * end it makes the faults weaker and shorter. Failures are the same when their messages differ in numbers only. Calls
 * `progress` after each simulation. Throws TypeError when the simulation does not fail.
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
export async function minimize(
  options: SimulationOptions,
  program: Program,
  progress?: (state: MinimizeProgress) => void,
): Promise<MinimalFailure> {
  if (arguments.length > 3)
    throw extraArguments("minimize", ["options", "program", "progress"], arguments.length);
  if (progress !== undefined)
    checkValue("minimize: progress", callback("(state: MinimizeProgress) => void"), progress);
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
  let least = { faults: faults.length, hosts };
  const same: Trial = async (tried) => {
    const found = await fail({ ...tried, untilMs: Math.min(tried.untilMs ?? limitMs, limitMs) });
    const isSame = found !== undefined && failureKind(found) === kind;
    // Each trial that fails takes the place of the smallest failure.
    if (isSame) least = { faults: found.faults.length, hosts: tried.hosts ?? hosts };
    progress?.({ runs, ...least });
    return isSame ? found : undefined;
  };
  const failSame: Trial = async (tried) => (runs < MOST_RUNS ? await same(tried) : undefined);
  let smallest = await withoutLaterFaults({ options: first, error }, failSame);
  smallest = await withoutKinds(smallest, failSame);
  smallest = await withFewerFaults(smallest, failSame);
  smallest = await withFewerHosts(smallest, failSame);
  const few = Math.min(FEW_FAULTS, Math.max(1, Math.floor(faults.length * SMALL_PART)));
  smallest = await withOtherSeeds(smallest, { given: options, faults, few, fail: failSame });
  smallest = await withFewerHosts(smallest, failSame);
  smallest = await withoutSingleFaults(await withoutLaterFaults(smallest, same), same);
  smallest = await withWeakerFaults(smallest, failSame);
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

/** Removes all faults of a kind at once. */
async function withoutKinds(failing: Failing, fail: Trial): Promise<Failing> {
  let smallest = failing;
  for (const kind of FAULT_KINDS) {
    const faults = faultsOf(smallest).filter((fault) => fault.kind !== kind);
    if (faults.length === faultsOf(smallest).length) continue;
    const options = { ...smallest.options, faults };
    const error = await fail(options);
    if (error !== undefined) smallest = { options, error };
  }
  return smallest;
}

/** Search of a smaller failure with other seeds. */
interface OtherSeeds {
  /** Options of the failure that was found. They may have a budget, from which other faults are drawn. */
  readonly given: SimulationOptions;
  /** Faults of the failure that was found. */
  readonly faults: readonly Fault[];
  /** Number of faults that are few enough. */
  readonly few: number;
  readonly fail: Trial;
}

/**
 * Tries other seeds with at most half of the faults as long as too many remain. These are some of the faults, a few at
 * other times, or new faults of the same kinds. A seed may need more faults for a failure than others.
 */
async function withOtherSeeds(failing: Failing, search: OtherSeeds): Promise<Failing> {
  const { few, fail } = search;
  const { seed = 1 } = failing.options;
  const random = new Random(seed, "minimize");
  let smallest = failing;
  for (let i = 1; i <= OTHER_SEEDS && faultsOf(smallest).length > few; i++) {
    const isNew = i % FOUND_EACH !== 0 && !isList(search.given.faults ?? []);
    const drawn = isNew
      ? newFaults(smallest, search.given, seed + i, i % ALL_KINDS_EACH === 0)
      : someFaults(smallest, search.faults, random);
    const { hosts = 1 } = smallest.options;
    const fewer = withinHosts(drawn, hosts).sort((a, b) => a.atMs - b.atMs);
    const options = { ...smallest.options, seed: seed + i, faults: fewer };
    const error = await fail(options);
    if (error === undefined) continue;
    smallest = await withFewerFaults(await withoutLaterFaults({ options, error }, fail), fail);
  }
  return smallest;
}

/** Draws at most half of the faults, from those that are left or from all, and moves some of them. */
function someFaults(smallest: Failing, all: readonly Fault[], random: Random): readonly Fault[] {
  const left = faultsOf(smallest);
  const drawn = drawSome(random, random.chance(0.5) ? left : all, random.between(0, left.length >> 1));
  const endUs = Math.round(smallest.error.timeMs * US_PER_MS);
  return drawn.map((fault) =>
    random.chance(0.5) ? fault : { ...fault, atMs: random.between(0, endUs) / US_PER_MS },
  );
}

/** Draws faults from the given budget, at most half of the number that is left, of the same kinds or of all. */
function newFaults(
  smallest: Failing,
  given: SimulationOptions,
  seed: number,
  isOfAllKinds: boolean,
): readonly Fault[] {
  const left = faultsOf(smallest);
  const budget = given.faults as FaultBudget;
  const { kinds: all = FAULT_KINDS } = budget;
  const kinds = isOfAllKinds ? all : all.filter((kind) => left.some((fault) => fault.kind === kind));
  const faults = { ...budget, budget: Math.max(1, left.length >> 1), kinds };
  return simulationOptions({ ...smallest.options, seed, faults }).faults;
}

/** Draws `count` elements, in a random order. */
function drawSome<T>(random: Random, all: readonly T[], count: number): T[] {
  const left = [...all];
  const drawn: T[] = [];
  while (drawn.length < count) drawn.push(...left.splice(random.below(left.length), 1));
  return drawn;
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

/** Removes single faults until each of the others is needed. */
async function withoutSingleFaults(failing: Failing, fail: Trial): Promise<Failing> {
  let smallest = failing;
  for (let i = 0; i < faultsOf(smallest).length; ) {
    const options = { ...smallest.options, faults: faultsOf(smallest).toSpliced(i, 1) };
    const error = await fail(options);
    if (error === undefined) i++;
    else {
      smallest = { options, error };
      i = 0;
    }
  }
  return smallest;
}

/** Removes bad conditions from faults that degrade the network, and makes faults half as long. */
async function withWeakerFaults(failing: Failing, fail: Trial): Promise<Failing> {
  let smallest = failing;
  for (let i = 0; i < faultsOf(smallest).length; i++)
    for (const weaker of weakerFaults(faultsOf(smallest)[i]!)) {
      // An earlier weaker form may have taken the place of the fault.
      const fault = weaker(faultsOf(smallest)[i]!);
      const options = { ...smallest.options, faults: faultsOf(smallest).with(i, fault) };
      const error = await fail(options);
      if (error !== undefined) smallest = { options, error };
    }
  return smallest;
}

/** Returns functions that make a fault weaker, each in one respect. */
function weakerFaults(fault: Fault): readonly ((fault: Fault) => Fault)[] {
  const half = (one: Fault): Fault => ({
    ...one,
    forMs: Math.floor((one.forMs / 2) * US_PER_MS) / US_PER_MS,
  });
  if (fault.kind !== "degrade") return [half];
  const names = Object.keys(fault.conditions) as (keyof PathConditions)[];
  const without = names
    .filter((name) => fault.conditions[name] !== 0)
    .map((name) => (one: Fault): Fault => {
      if (one.kind !== "degrade") return one;
      const { [name]: _, ...conditions } = one.conditions;
      return { ...one, conditions };
    });
  return [...without, half];
}

/** Returns the faults of the hosts below a number. A partition keeps those of its hosts that are left. */
function withinHosts(faults: readonly Fault[], hosts: number): Fault[] {
  return faults.flatMap((fault): Fault[] => {
    if (fault.kind !== "partition") return hostsOf(fault).every((host) => host < hosts) ? [fault] : [];
    const group = fault.group.filter((host) => host < hosts);
    return group.length > 0 && group.length < hosts ? [{ ...fault, group }] : [];
  });
}

/** Removes the hosts with the highest numbers, and the faults that name them. Then it removes faults again. */
async function withFewerHosts(failing: Failing, fail: Trial): Promise<Failing> {
  const { hosts = 0 } = failing.options;
  for (let fewer = 1; fewer < hosts; fewer++) {
    const options = { ...failing.options, hosts: fewer, faults: withinHosts(faultsOf(failing), fewer) };
    const error = await fail(options);
    if (error !== undefined) return await withFewerFaults({ options, error }, fail);
  }
  return failing;
}
