import { flag, list, number, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import type { PathConditions } from "../network/conditions.ts";
import { Random } from "../schedule/random.ts";
import { FAULT_KINDS, type Fault, type FaultKind } from "./fault.ts";

/** Faults that the seed draws. */
export interface FaultBudget {
  /** Maximum number of faults. */
  readonly budget: number;
  /** Lowest and highest time from one fault to the next, in milliseconds. Default [20, 400]. */
  readonly everyMs?: readonly number[];
  /** Lowest and highest duration of a fault, in milliseconds. Default [5, 300]. */
  readonly forMs?: readonly number[];
  /** Kinds to draw from. Default: all. */
  readonly kinds?: readonly FaultKind[];
  /** True to draw a random subset of the kinds for each seed. It finds faults that other kinds hide. Default true. */
  readonly swarm?: boolean;
}

export const faultBudget = optionsTable<FaultBudget>()(
  "simulation.FaultBudget",
  { simulate: 0 },
  {
    budget: { type: whole(0, 100_000), required: true, text: "The maximum number of faults." },
    everyMs: {
      type: list(number(0.001, 1e9), 2),
      default: [20, 400],
      unit: "ms",
      text: "The lowest and highest time from one fault to the next.",
    },
    forMs: {
      type: list(number(0.001, 1e9), 2),
      default: [5, 300],
      unit: "ms",
      text: "The lowest and highest duration of a fault.",
    },
    kinds: {
      type: list(oneOf("crash", "stop", "cut", "partition", "degrade"), 1),
      defaultText: "all",
      text: "The kinds to draw from.",
    },
    swarm: { type: flag(), default: true, text: "Draws a random subset of the kinds for each seed." },
  },
);

/** Microseconds in a millisecond: times of faults are whole microseconds. */
const US_PER_MS = 1000;

/** Draws a time between two bounds in milliseconds, in whole microseconds. */
function drawMs(random: Random, [low = 0, high = low]: readonly number[]): number {
  return random.between(Math.round(low * US_PER_MS), Math.round(high * US_PER_MS)) / US_PER_MS;
}

/** Returns the kinds of one seed: each with probability 1/2, and at least one. */
function swarmOf(random: Random, kinds: readonly FaultKind[]): readonly FaultKind[] {
  const drawn = kinds.filter(() => random.chance(0.5));
  return drawn.length > 0 ? drawn : [kinds[random.below(kinds.length)]!];
}

/** Draws bad conditions of the network. */
function drawConditions(random: Random): PathConditions {
  const low = random.between(2, 2000);
  return {
    latencyUs: [low, low + random.between(0, 10_000)],
    loss: random.below(30) / 100,
    duplication: random.below(10) / 100,
    reordering: random.below(20) / 100,
    corruption: random.below(5) / 100,
  };
}

function drawFault(
  random: Random,
  kind: FaultKind,
  hosts: number,
  times: { atMs: number; forMs: number },
): Fault {
  const host = random.below(hosts);
  switch (kind) {
    case "crash":
    case "stop":
      return { kind, ...times, host };
    case "cut":
      return { kind, ...times, from: host, to: (host + 1 + random.below(Math.max(1, hosts - 1))) % hosts };
    case "partition": {
      const group = Array.from({ length: hosts }, (_, index) => index).filter(() => random.chance(0.5));
      return { kind, ...times, group: group.length > 0 && group.length < hosts ? group : [host] };
    }
    case "degrade":
      return { kind, ...times, conditions: drawConditions(random) };
  }
}

/** Draws the faults of a seed, in the order of their times. @internal */
export function drawFaults(
  seed: number,
  hosts: number,
  given: Required<Omit<FaultBudget, "kinds">> & Pick<FaultBudget, "kinds">,
): Fault[] {
  const random = new Random(seed, "faults");
  const { budget, everyMs, forMs, kinds = FAULT_KINDS, swarm } = given;
  const allowed = swarm ? swarmOf(random, kinds) : kinds;
  const count = swarm ? random.between(Math.min(1, budget), budget) : budget;
  const faults: Fault[] = [];
  let atMs = 0;
  for (let i = 0; i < count; i++) {
    atMs = Math.round((atMs + drawMs(random, everyMs)) * US_PER_MS) / US_PER_MS;
    const kind = allowed[random.below(allowed.length)]!;
    faults.push(drawFault(random, kind, hosts, { atMs, forMs: drawMs(random, forMs) }));
  }
  return faults;
}
