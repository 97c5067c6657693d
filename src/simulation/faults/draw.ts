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
  /**
   * True to draw a style for each seed: some of the kinds and hosts, a density, short or long faults, and hosts that fail
   * together. It finds failures that other faults hide. Default true.
   */
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
    swarm: { type: flag(), default: true, text: "Draws kinds, hosts, density and durations for each seed." },
  },
);

/** Microseconds in a millisecond: times of faults are whole microseconds. */
const US_PER_MS = 1000;

/** Draws an integer between two bounds on a logarithmic scale: each doubling is as likely as the others. */
function drawScaled(random: Random, low: number, high: number): number {
  let doublings = 0;
  while (low * 2 ** (doublings + 1) <= high) doublings++;
  const from = low * 2 ** random.between(0, doublings);
  return random.between(from, Math.min(high, 2 * from));
}

/** Draws a time between two bounds in milliseconds, in whole microseconds. */
function drawMs(random: Random, [low = 0, high = low]: readonly number[], isScaled = false): number {
  const draw = isScaled ? drawScaled : (_: Random, from: number, to: number) => random.between(from, to);
  return draw(random, Math.round(low * US_PER_MS), Math.round(high * US_PER_MS)) / US_PER_MS;
}

/** Returns a random subset, each element with probability 1/2, and at least one. */
function someOf<T>(random: Random, all: readonly T[]): readonly T[] {
  const drawn = all.filter(() => random.chance(0.5));
  return drawn.length > 0 ? drawn : [all[random.below(all.length)]!];
}

/** Choices that all faults of a seed follow. */
interface Style {
  readonly kinds: readonly FaultKind[];
  readonly everyMs: readonly number[];
  readonly forMs: readonly number[];
  /** True when durations have a logarithmic scale: most of them are near the lower bound. */
  readonly isScaled: boolean;
  /** Hosts that faults may hit. */
  readonly hosts: readonly number[];
  /** Probability that a crash or a stop hits each other of these hosts at the same time, as a power failure does. */
  readonly together: number;
}

/** Returns a quarter of a range: the lowest one for 0, the highest one for 3. */
function quarter([low = 0, high = low]: readonly number[], number: number): readonly number[] {
  const width = (high - low) / 4;
  return [low + number * width, low + (number + 1) * width];
}

/**
 * Draws the style of a seed: kinds, hosts, a density and durations. Failures that need faults of one style are rare
 * where each fault is drawn alone.
 */
function drawStyle(random: Random, hosts: number, given: GivenBudget): Style {
  const { everyMs, forMs, kinds = FAULT_KINDS, swarm } = given;
  const all = Array.from({ length: hosts }, (_, index) => index);
  if (!swarm) return { kinds, everyMs, forMs, isScaled: false, hosts: all, together: 0 };
  return {
    kinds: someOf(random, kinds),
    everyMs: random.chance(0.5) ? everyMs : quarter(everyMs, 0),
    forMs: random.chance(0.25) ? quarter(forMs, 3) : forMs,
    isScaled: random.chance(0.5),
    hosts: random.chance(0.5) ? all : someOf(random, all),
    together: random.chance(0.5) ? 0.5 : 0,
  };
}

/** Draws a probability of at most `most` thousandths. */
const drawProbability = (random: Random, most: number): number => drawScaled(random, 1, most) / 1000;

/** Draws some bad conditions of the network. Each one hides failures of the others. */
function drawConditions(random: Random): PathConditions {
  const low = drawScaled(random, 2, 2000);
  const all: Required<Omit<PathConditions, "bandwidthGbps" | "markAbove">> = {
    latencyUs: [low, low + drawScaled(random, 1, 10_000)],
    loss: drawProbability(random, 500),
    duplication: drawProbability(random, 200),
    reordering: drawProbability(random, 500),
    corruption: drawProbability(random, 100),
  };
  const names = someOf(random, Object.keys(all) as (keyof typeof all)[]);
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

type Times = Pick<Fault, "atMs" | "forMs">;

function drawFault(
  random: Random,
  kind: FaultKind,
  count: number,
  hosts: readonly number[],
  times: Times,
): Fault {
  const host = hosts[random.below(hosts.length)]!;
  switch (kind) {
    case "crash":
    case "stop":
      return { kind, ...times, host };
    case "cut":
      return { kind, ...times, from: host, to: (host + 1 + random.below(Math.max(1, count - 1))) % count };
    case "partition": {
      const group = random.chance(0.5) ? [host] : hosts.filter(() => random.chance(0.5));
      return { kind, ...times, group: group.length > 0 && group.length < count ? group : [host] };
    }
    case "degrade":
      return { kind, ...times, conditions: drawConditions(random) };
  }
}

type GivenBudget = Required<Omit<FaultBudget, "kinds">> & Pick<FaultBudget, "kinds">;

/** Draws the faults of a seed, in the order of their times. @internal */
export function drawFaults(seed: number, hosts: number, given: GivenBudget): Fault[] {
  const random = new Random(seed, "faults");
  const { budget, swarm } = given;
  const style = drawStyle(random, hosts, given);
  const count = swarm ? random.between(Math.min(1, budget), budget) : budget;
  const faults: Fault[] = [];
  let atMs = 0;
  while (faults.length < count) {
    atMs = Math.round((atMs + drawMs(random, style.everyMs)) * US_PER_MS) / US_PER_MS;
    const kind = style.kinds[random.below(style.kinds.length)]!;
    const drawTimes = (): Times => ({ atMs, forMs: drawMs(random, style.forMs, style.isScaled) });
    const fault = drawFault(random, kind, hosts, style.hosts, drawTimes());
    faults.push(fault);
    if (fault.kind !== "crash" && fault.kind !== "stop") continue;
    for (const host of style.hosts)
      if (faults.length < count && host !== fault.host && random.chance(style.together))
        faults.push({ kind: fault.kind, ...drawTimes(), host });
  }
  return faults;
}
