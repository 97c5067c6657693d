import type { RecordableHistogram } from "node:perf_hooks";
import process from "node:process";

/** How often something was timed, and how long it took: microseconds. */
export interface Times {
  readonly count: number;
  readonly meanUs: number;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly maxUs: number;
}

/** Remembers how long something took each time, to one part in a thousand. */
export class TimeHistogram {
  readonly #nanoseconds: RecordableHistogram = process.getBuiltinModule("node:perf_hooks").createHistogram();

  add(microseconds: number): void {
    this.#nanoseconds.record(Math.max(1, Math.round(microseconds * 1000)));
  }

  get times(): Times {
    const { count, mean, max } = this.#nanoseconds;
    if (count === 0) return { count, meanUs: 0, p50Us: 0, p99Us: 0, maxUs: 0 };
    // Percentiles are rounded up to what the histogram tells apart.
    const part = (percent: number): number => Math.min(max, this.#nanoseconds.percentile(percent)) / 1000;
    return { count, meanUs: mean / 1000, p50Us: part(50), p99Us: part(99), maxUs: max / 1000 };
  }
}
