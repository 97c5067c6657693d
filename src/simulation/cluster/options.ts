import {
  checkOptions,
  checkValue,
  described,
  either,
  list,
  nested,
  number,
  oneOf,
  optionsTable,
  whole,
} from "../../arguments/options.ts";
import { drawFaults, type FaultBudget, faultBudget } from "../faults/draw.ts";
import { FAULT_KINDS, type Fault } from "../faults/fault.ts";
import { type PathConditions, pathConditions } from "../network/conditions.ts";
import type { NetworkCounts } from "../network/network.ts";
import type { Escape } from "../virtual/world.ts";
import type { Cluster } from "./cluster.ts";

/** Maximum number of hosts. */
const MOST_HOSTS = 64;
/** Maximum number of GPUs of a host. */
const MOST_GPUS = 16;
/** Default end of a simulation that does not end by itself: ten minutes. */
const LONGEST_MS = 600_000;

/** Program of a simulation. The simulation ends when it returns. */
export type Program = (cluster: Cluster) => void | Promise<void>;

/** Options of {@link simulate}. */
export interface SimulationOptions {
  /** Seed of all random decisions. A program and a seed repeat one run. Default 1. */
  readonly seed?: number;
  /** Number of hosts. Default 2. */
  readonly hosts?: number;
  /** Number of GPUs of each host. They are soft GPUs, whose kernels take no virtual time. Default 0. */
  readonly gpus?: number;
  /** Conditions of all paths. */
  readonly network?: PathConditions;
  /** Largest error of a host's wall clock at the start, in milliseconds. Default 0. */
  readonly skewMs?: number;
  /** Largest rate error of a host's clocks, in parts per million. Default 0. */
  readonly driftPpm?: number;
  /** Faults: a list, or a budget from which the seed draws them. Default: none. */
  readonly faults?: FaultBudget | readonly Fault[];
  /** Virtual time in milliseconds at which the simulation fails when the program has not ended. Default 600,000. */
  readonly untilMs?: number;
  /** Access to the outside that is permitted. The seed then no longer decides the whole run. Default: none. */
  readonly allow?: readonly Escape[];
}

/** Result of a simulation that did not fail. */
export interface SimulationReport {
  readonly seed: number;
  /** Digest of all packets, completions and steps. Equal runs have equal digests, on every runtime. */
  readonly digest: string;
  /** Virtual duration in milliseconds. */
  readonly timeMs: number;
  /** Number of events: steps of programs and NICs, and arrivals of packets. */
  readonly events: number;
  /** Faults of the run. */
  readonly faults: readonly Fault[];
  readonly packets: NetworkCounts;
  /** Number of completions that programs polled. */
  readonly completions: number;
  /** Real duration in milliseconds. */
  readonly wallMs: number;
}

/** Returns true for a value that has the members of every fault. */
function isFault(value: unknown): boolean {
  const { kind, atMs, forMs } = (value ?? {}) as Partial<Fault>;
  return FAULT_KINDS.some((one) => one === kind) && Number(atMs) >= 0 && Number(forMs) >= 0;
}

const faultType = described<Fault>("a Fault with kind, atMs and forMs", isFault);

const table = optionsTable<SimulationOptions>()(
  "simulation.SimulationOptions",
  { simulate: 0 },
  {
    seed: { type: whole(0, Number.MAX_SAFE_INTEGER), default: 1, text: "The seed of all random decisions." },
    hosts: { type: whole(1, MOST_HOSTS), default: 2, text: "The number of hosts." },
    gpus: { type: whole(0, MOST_GPUS), default: 0, text: "The number of GPUs of each host." },
    network: { type: nested(() => pathConditions), default: {}, text: "The conditions of all paths." },
    skewMs: {
      type: whole(0, 1e9),
      default: 0,
      unit: "ms",
      text: "The largest error of a host's wall clock at the start.",
    },
    driftPpm: {
      type: whole(0, 100_000),
      default: 0,
      text: "The largest rate error of a host's clocks, in parts per million.",
    },
    faults: {
      type: either(
        nested(() => faultBudget),
        list(faultType),
      ),
      defaultText: "none",
      text: "Faults: a list, or a budget from which the seed draws them.",
    },
    untilMs: {
      type: number(0, 1e9),
      default: LONGEST_MS,
      unit: "ms",
      text: "The virtual time at which the simulation fails when the program has not ended.",
    },
    allow: {
      type: list(oneOf("sockets", "threads", "processes", "files")),
      default: [],
      text: "Access to the outside that is permitted. The seed then no longer decides the whole run.",
    },
  },
);

/** Checked options, with the faults of the run. @internal */
export type CheckedOptions = Required<Omit<SimulationOptions, "faults">> & {
  readonly faults: readonly Fault[];
};

/** Checks the options of a simulation, and draws its faults. @internal */
export function simulationOptions(given: SimulationOptions): CheckedOptions {
  const checked = checkOptions(table, "simulate", given);
  const { faults = [], seed, hosts } = checked;
  if (isList(faults)) {
    // A list inside of alternatives is not checked element by element.
    for (const fault of faults) checkValue("simulate: faults[]", faultType, fault);
    return { ...checked, faults };
  }
  return {
    ...checked,
    faults: drawFaults(seed, hosts, checkOptions(faultBudget, "simulate: faults", faults)),
  };
}

/** Returns true for a list of faults, and false for a budget. @internal */
export const isList = (faults: FaultBudget | readonly Fault[]): faults is readonly Fault[] =>
  Array.isArray(faults);
