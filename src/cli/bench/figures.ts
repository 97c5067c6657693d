import { bytesText } from "../../arguments/bytes-text.ts";
import { type Bar, histogramLines, histogramOf } from "./histogram.ts";
import type { Program } from "./perftest/programs.ts";
import type { RunResult } from "./perftest/run.ts";

/** Result of a run, as numbers with their units in their names. */
export interface Figures {
  readonly test: string;
  readonly device: string;
  readonly path: string;
  readonly bytes: number;
  readonly iterations: number;
  readonly mibPerSecond?: number;
  readonly gbitPerSecond?: number;
  readonly messagesPerSecond?: number;
  readonly leastUs?: number;
  readonly medianUs?: number;
  readonly meanUs?: number;
  readonly p99Us?: number;
  readonly p999Us?: number;
  readonly mostUs?: number;
  readonly histogram?: readonly Bar[];
  /** Time of each round in order, half of the round trip. */
  readonly samplesUs?: readonly number[];
}

const rounded = (value: number): number => Number(value.toPrecision(5));

export function figuresOf(
  { name }: Program,
  { device, path, milliseconds, rounds, iterations: counted }: RunResult,
  bytes: number,
  asked: number,
): Figures {
  const iterations = counted ?? asked;
  const about = { test: name, device, path, bytes, iterations };
  if (milliseconds !== undefined) {
    const perSecond = iterations / (milliseconds / 1000);
    return {
      ...about,
      mibPerSecond: rounded((perSecond * bytes) / 2 ** 20),
      gbitPerSecond: rounded((perSecond * bytes * 8) / 1e9),
      messagesPerSecond: rounded(perSecond),
    };
  }
  if (rounds === undefined || rounds.length === 0) return about;
  const sorted = rounds.toSorted();
  const at = (part: number) =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!);
  const mean = rounded(sorted.reduce((sum, each) => sum + each, 0) / sorted.length);
  return {
    ...about,
    leastUs: at(0),
    medianUs: at(0.5),
    meanUs: mean,
    p99Us: at(0.99),
    p999Us: at(0.999),
    mostUs: at(1),
    histogram: histogramOf(rounds),
    samplesUs: Array.from(rounds, rounded),
  };
}

const number = (value: number | undefined, digits = 2): string =>
  value === undefined ? "-" : value.toFixed(digits);

export const bandwidthHead = [" test", "bytes", "iterations", "MiB/s", "Gbit/s", "messages/s"];
export const bandwidthRow = (f: Figures): string[] => [
  ...[` ${f.test}`, bytesText(f.bytes), `${f.iterations}`],
  ...[number(f.mibPerSecond, 1), number(f.gbitPerSecond), number(f.messagesPerSecond, 0)],
];

export const latencyHead = [
  " test",
  "bytes",
  "iterations",
  "least µs",
  "median",
  "mean",
  "99%",
  "99.9%",
  "most",
];
export const latencyRow = (f: Figures): string[] => [
  ...[` ${f.test}`, bytesText(f.bytes), `${f.iterations}`, number(f.leastUs), number(f.medianUs)],
  ...[number(f.meanUs), number(f.p99Us), number(f.p999Us), number(f.mostUs)],
];

/** Returns the distribution of the times of a latency test, one line for each bar, or no line. */
export const latencyBars = ({ test, bytes, histogram = [] }: Figures): string[] =>
  histogram.length === 0
    ? []
    : [` ${test} of ${bytesText(bytes)}: times up to`, ...histogramLines(histogram)];
