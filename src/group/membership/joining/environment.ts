import { extraArguments } from "../../../arguments/extra-arguments.ts";
import { shown } from "../../../arguments/shown.ts";
import { JoinError } from "../links/group-error.ts";

/** Rank, size and rendezvous that a launcher set in the environment of this process. */
export interface LaunchPlace {
  /** Name of the launcher, such as "torchrun". */
  readonly launcher: string;
  readonly rank: number;
  readonly size: number;
  /** Rank among the processes of this host. Undefined when the launcher does not set one. */
  readonly localRank: number | undefined;
  /** Rendezvous URL. Undefined when the launcher does not set one. */
  readonly rendezvous: string | undefined;
  /** Launcher's identifier of this run. Undefined when the launcher does not set one. */
  readonly run: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Offset added to the launcher's port, because other libraries of the job use the port itself. */
const PORT_STEP = 1711;
const FIRST_PORT = 20_000;
const PORTS = 40_000;

const portFrom = (seed: number): number => FIRST_PORT + (seed % PORTS);

function numberOf(environment: Environment, launcher: string, name: string): number | undefined {
  const text = environment[name];
  if (text === undefined || text === "") return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new JoinError(
      "environment",
      `${name}=${JSON.stringify(text)}, which ${launcher} sets, is not a whole number`,
    );
  return value;
}

/** Environment variables of a launcher, in the order of their precedence. */
interface Launcher {
  readonly name: string;
  readonly rank: readonly string[];
  readonly size: readonly string[];
  readonly localRank: readonly string[];
  readonly run: readonly string[];
  readonly rendezvous: (environment: Environment) => string | undefined;
}

const master = (environment: Environment): string | undefined => {
  const host = environment["MASTER_ADDR"];
  const port = Number(environment["MASTER_PORT"]);
  if (host === undefined || !(port > 0)) return undefined;
  return `tcp://${bracketed(host)}:${portFrom(port + PORT_STEP)}`;
};

const bracketed = (host: string): string => (host.includes(":") ? `[${host}]` : host);

function slurmHost(environment: Environment): string | undefined {
  const list = environment["SLURM_STEP_NODELIST"] ?? environment["SLURM_JOB_NODELIST"];
  const [first] = list === undefined ? [] : nodeNames(list);
  const job = Number(environment["SLURM_JOB_ID"] ?? 0) + 61 * Number(environment["SLURM_STEP_ID"] ?? 0);
  return first === undefined ? undefined : `tcp://${first}:${portFrom(job)}`;
}

/**
 * Known launchers. The first launcher whose rank and size are set is used. A launcher that can run inside
 * another one comes first.
 */
const launchers: readonly Launcher[] = [
  {
    name: "doorbell run",
    rank: ["DOORBELL_RANK"],
    size: ["DOORBELL_SIZE"],
    localRank: ["DOORBELL_LOCAL_RANK"],
    run: [],
    rendezvous: (environment) => environment["DOORBELL_RENDEZVOUS"],
  },
  {
    name: "torchrun",
    rank: ["RANK"],
    size: ["WORLD_SIZE"],
    localRank: ["LOCAL_RANK"],
    run: ["TORCHELASTIC_RUN_ID"],
    rendezvous: master,
  },
  {
    name: "Open MPI",
    rank: ["OMPI_COMM_WORLD_RANK"],
    size: ["OMPI_COMM_WORLD_SIZE"],
    localRank: ["OMPI_COMM_WORLD_LOCAL_RANK"],
    run: ["OMPI_MCA_ess_base_jobid", "PMIX_NAMESPACE"],
    rendezvous: master,
  },
  {
    name: "PMI",
    rank: ["PMI_RANK"],
    size: ["PMI_SIZE"],
    localRank: ["MPI_LOCALRANKID", "PMI_LOCAL_RANK"],
    run: ["PMI_JOBID"],
    rendezvous: (environment) => master(environment) ?? slurmHost(environment),
  },
  {
    name: "Slurm",
    rank: ["SLURM_PROCID"],
    size: ["SLURM_NTASKS", "SLURM_NPROCS"],
    localRank: ["SLURM_LOCALID"],
    run: ["SLURM_JOB_ID"],
    rendezvous: (environment) => master(environment) ?? slurmHost(environment),
  },
  {
    name: "Kubernetes",
    rank: ["JOB_COMPLETION_INDEX"],
    size: ["DOORBELL_SIZE", "WORLD_SIZE", "JOB_PARALLELISM", "JOB_COMPLETIONS"],
    localRank: ["LOCAL_RANK"],
    run: ["JOBSET_NAME", "JOB_NAME"],
    rendezvous: master,
  },
];

/**
 * Reads rank and size from the environment that the launcher set. The known launchers are torchrun, Open MPI,
 * PMI (MPICH, Intel MPI), Slurm, Kubernetes indexed jobs and `doorbell run`. Returns undefined without a
 * launcher. Throws a JoinError for values that are not whole numbers.
 */
export function launchPlace(environment: Environment): LaunchPlace | undefined {
  if (arguments.length > 1) throw extraArguments("launchPlace", ["environment"], arguments.length);
  if (typeof environment !== "object" || environment === null)
    throw new TypeError(`launchPlace: environment is ${shown(environment)}. Use process.env.`);
  for (const launcher of launchers) {
    const first = (names: readonly string[]): number | undefined =>
      names.map((name) => numberOf(environment, launcher.name, name)).find((value) => value !== undefined);
    const rank = first(launcher.rank);
    const size = first(launcher.size);
    if (rank === undefined || size === undefined) continue;
    if (size === 0 || rank >= size)
      throw new JoinError(
        "environment",
        `${launcher.name} sets rank ${rank} of ${size}, but the rank must be less than the size`,
      );
    const run = launcher.run.map((name) => environment[name]).find((value) => value !== undefined);
    return {
      launcher: launcher.name,
      rank,
      size,
      localRank: first(launcher.localRank),
      rendezvous: environment["DOORBELL_RENDEZVOUS"] ?? launcher.rendezvous(environment),
      run,
    };
  }
  return undefined;
}

/**
 * Expands a Slurm node list. "node[01-03,07],login" becomes node01, node02, node03, node07 and login. A name
 * may contain several brackets at any position.
 */
export function nodeNames(list: string): string[] {
  return split(list).flatMap(expand);
}

/** Splits a Slurm node list at the commas outside of brackets. */
function split(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const letter of list) {
    if (letter === "[") depth++;
    if (letter === "]") depth--;
    if (letter === "," && depth === 0) {
      parts.push(part);
      part = "";
    } else part += letter;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== "");
}

function expand(name: string): string[] {
  const found = /^([^[]*)\[([^\]]*)\](.*)$/.exec(name);
  if (found === null) return [name];
  const [, before = "", ranges = "", after = ""] = found;
  return ranges.split(",").flatMap((range) => {
    const [first = "", last = first] = range.split("-");
    const count = Number(last) - Number(first);
    const numbers = Array.from({ length: Math.max(0, count) + 1 }, (_, i) =>
      `${Number(first) + i}`.padStart(first.length, "0"),
    );
    return numbers.flatMap((number) => expand(`${before}${number}${after}`));
  });
}
