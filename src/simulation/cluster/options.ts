import { checkOptions, list, nested, number, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import { type PathConditions, pathConditions } from "../network/conditions.ts";
import type { NetworkCounts } from "../network/network.ts";
import type { Escape } from "../virtual/world.ts";
import type { Cluster } from "./cluster.ts";

/** Maximum number of hosts. */
const MOST_HOSTS = 64;
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
  /** Conditions of all paths. */
  readonly network?: PathConditions;
  /** Largest error of a host's wall clock at the start, in milliseconds. Default 0. */
  readonly skewMs?: number;
  /** Largest rate error of a host's clocks, in parts per million. Default 0. */
  readonly driftPpm?: number;
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
  readonly packets: NetworkCounts;
  /** Number of completions that programs polled. */
  readonly completions: number;
  /** Real duration in milliseconds. */
  readonly wallMs: number;
}

const table = optionsTable<SimulationOptions>()(
  "simulation.SimulationOptions",
  { simulate: 0 },
  {
    seed: { type: whole(0, Number.MAX_SAFE_INTEGER), default: 1, text: "The seed of all random decisions." },
    hosts: { type: whole(1, MOST_HOSTS), default: 2, text: "The number of hosts." },
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

/** Checked options. @internal */
export type CheckedOptions = Required<SimulationOptions>;

/** Checks the options of a simulation. @internal */
export const simulationOptions = (given: SimulationOptions): CheckedOptions =>
  checkOptions(table, "simulate", given);
