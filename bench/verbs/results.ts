import { median } from "../common/median.ts";
import type { Case, Sample } from "./case.ts";

/** Row of the table: a value of a case and its format. */
export interface Metric {
  readonly label: string;
  readonly unit: string;
  readonly digits: number;
  readonly lowerIsBetter: boolean;
  value(sample: Sample): number | undefined;
}

/** Returns the metrics of a case that the table shows. */
export function metricsOf(one: Case): Metric[] {
  if (one.kind === "latency") {
    const latency = (label: string, key: "p50" | "p99"): Metric => ({
      label: `${one.name}, ${label}`,
      unit: "us",
      digits: 2,
      lowerIsBetter: true,
      value: (sample) => sample[key],
    });
    return [latency("median", "p50"), latency("99%", "p99")];
  }
  const isBandwidth = one.name.includes("bandwidth");
  return [
    {
      label: one.name,
      unit: isBandwidth ? "MiB/s" : "k/s",
      digits: 1,
      lowerIsBetter: false,
      value: ({ perSecond }) =>
        perSecond === undefined
          ? undefined
          : isBandwidth
            ? (perSecond * one.size) / 2 ** 20
            : perSecond / 1000,
    },
  ];
}

/** Returns the median of the values, or undefined for an empty list. */
export const medianIfAny = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : median(values);

/** Values of all contenders, round by round. */
export class Results {
  readonly #samples = new Map<string, Sample[]>();
  readonly #failures = new Map<string, string>();

  add(one: Case, contender: string, sample: Sample): void {
    const key = `${contender} ${one.name}`;
    const list = this.#samples.get(key);
    if (list) list.push(sample);
    else this.#samples.set(key, [sample]);
  }

  fail(one: Case, contender: string, why: string): void {
    this.#failures.set(`${contender} ${one.name}`, why);
  }

  /** Returns the failure of a contender at a case. A failed case does not run again. */
  failure(one: Case, contender: string): string | undefined {
    return this.#failures.get(`${contender} ${one.name}`);
  }

  /** Returns all values of a metric, one per round. */
  values(one: Case, contender: string, metric: Metric): number[] {
    const samples = this.#samples.get(`${contender} ${one.name}`) ?? [];
    return samples.map((sample) => metric.value(sample)).filter((value) => value !== undefined);
  }

  median(one: Case, contender: string, metric: Metric): number | undefined {
    return medianIfAny(this.values(one, contender, metric));
  }

  get failures(): ReadonlyMap<string, string> {
    return this.#failures;
  }
}

/** Returns the best value. */
export const best = (values: readonly number[], { lowerIsBetter }: Metric): number | undefined =>
  values.length === 0 ? undefined : lowerIsBetter ? Math.min(...values) : Math.max(...values);

/**
 * Returns the median over the rounds of the ratio of two contenders' values, so that a slow round affects
 * both.
 */
export function ratio(ours: readonly number[], theirs: readonly number[]): number | undefined {
  const pairs = Math.min(ours.length, theirs.length);
  return medianIfAny(Array.from({ length: pairs }, (_, i) => ours[i]! / theirs[i]!));
}
