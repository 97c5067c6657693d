import { JoinError } from "../group-error.ts";
import { nodeNames } from "./node-list.ts";

/** What the program that started this process says of the group. */
export interface LaunchPlace {
  /** Who said it: "torchrun". */
  readonly launcher: string;
  readonly rank: number;
  readonly size: number;
  /** Its place among the processes of this host; undefined where that is not told. */
  readonly localRank: number | undefined;
  /** Where to meet; undefined where that is not told. */
  readonly rendezvous: string | undefined;
  /** Tells this run from others, where the launcher has a name for it. */
  readonly run: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Other libraries of the job meet on the launcher's own port: this is added to it. */
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

/** A launcher's own variables, in the order of what they say. */
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

/** The first whose rank and size are there says it. Those that are started by another come first. */
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
 * What this process's launcher tells it: torchrun, Open MPI, PMI (MPICH, Intel MPI), Slurm, Kubernetes (indexed jobs), or
 * `doorbell run`. undefined without a launcher; JoinError for numbers that are none.
 */
export function launchPlace(environment: Environment): LaunchPlace | undefined {
  for (const launcher of launchers) {
    const first = (names: readonly string[]): number | undefined =>
      names.map((name) => numberOf(environment, launcher.name, name)).find((value) => value !== undefined);
    const rank = first(launcher.rank);
    const size = first(launcher.size);
    if (rank === undefined || size === undefined) continue;
    if (size === 0 || rank >= size)
      throw new JoinError("environment", `${launcher.name} says that this is rank ${rank} of ${size}`);
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
