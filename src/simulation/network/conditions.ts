import { either, list, number, optionsTable, whole } from "../../arguments/options.ts";

/**
 * Behaviour of a path between two hosts, in one direction. The simulation draws each packet's fate from its seed.
 */
export interface PathConditions {
  /** Latency in microseconds, or its lowest and highest value. Default [2, 10]. */
  readonly latencyUs?: number | readonly number[];
  /** Bandwidth in gigabits per second. Packets queue behind each other. Default 100. */
  readonly bandwidthGbps?: number;
  /** Probability that a packet is lost, from 0 to 1. Default 0. */
  readonly loss?: number;
  /** Probability that a packet arrives twice. Default 0. */
  readonly duplication?: number;
  /** Probability that later packets overtake a packet. Default 0. */
  readonly reordering?: number;
  /** Probability that one bit of a packet is damaged. Default 0. */
  readonly corruption?: number;
  /** Queued packets above which the path marks packets (ECN). Default: no marks. */
  readonly markAbove?: number;
}

const probability = (text: string) => ({ type: number(0, 1), default: 0, text });

/** Rows of {@link PathConditions}. */
const rows = {
  latencyUs: {
    type: either(number(0, 1e9), list(number(0, 1e9), 2)),
    defaultText: "[2, 10]",
    unit: "us",
    text: "The latency, or its lowest and highest value.",
  },
  bandwidthGbps: { type: number(1e-6, 1e6), default: 100, unit: "Gbit/s", text: "The bandwidth." },
  loss: probability("The probability that a packet is lost."),
  duplication: probability("The probability that a packet arrives twice."),
  reordering: probability("The probability that later packets overtake a packet."),
  corruption: probability("The probability that one bit of a packet is damaged."),
  markAbove: {
    type: whole(0, 1e9),
    defaultText: "no marks",
    text: "The number of queued packets above which the path marks packets (ECN).",
  },
} as const;

export const pathConditions = optionsTable<PathConditions>()(
  "simulation.PathConditions",
  { "Network.set": 0, "Network.setPath": 2 },
  rows,
);

/** Conditions of a path as numbers, in nanoseconds. @internal */
export interface PathFates {
  readonly lowestNs: number;
  readonly highestNs: number;
  readonly nsPerByte: number;
  readonly loss: number;
  readonly duplication: number;
  readonly reordering: number;
  readonly corruption: number;
  readonly markAbove: number;
}

/** Returns conditions that were checked, with all defaults. Later conditions replace those of the same name. @internal */
export function fatesOf(...given: readonly PathConditions[]): PathFates {
  const merged: PathConditions = Object.assign({}, ...given);
  const { latencyUs = [2, 10], bandwidthGbps = 100, markAbove = Number.POSITIVE_INFINITY } = merged;
  const { loss = 0, duplication = 0, reordering = 0, corruption = 0 } = merged;
  const bounds = typeof latencyUs === "number" ? [latencyUs, latencyUs] : latencyUs;
  return {
    lowestNs: Math.round(Math.min(...bounds) * 1000),
    highestNs: Math.round(Math.max(...bounds) * 1000),
    nsPerByte: 8 / bandwidthGbps,
    ...{ loss, duplication, reordering, corruption, markAbove },
  };
}
