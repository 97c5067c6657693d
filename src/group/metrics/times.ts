import type { RecordableHistogram } from "node:perf_hooks";
import process from "node:process";

/** Number and distribution of measured durations, in microseconds. */
export interface Times {
  readonly count: number;
  readonly meanUs: number;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly maxUs: number;
}

/** Histogram of durations with a resolution of 0.1 %. */
export class TimeHistogram {
  readonly #nanoseconds: RecordableHistogram = process.getBuiltinModule("node:perf_hooks").createHistogram();

  add(microseconds: number): void {
    this.#nanoseconds.record(Math.max(1, Math.round(microseconds * 1000)));
  }

  get times(): Times {
    const { count, mean, max } = this.#nanoseconds;
    if (count === 0) return { count, meanUs: 0, p50Us: 0, p99Us: 0, maxUs: 0 };
    // Percentiles are rounded up to the bounds of the histogram's buckets, so they can exceed the maximum.
    const part = (percent: number): number => Math.min(max, this.#nanoseconds.percentile(percent)) / 1000;
    return { count, meanUs: mean / 1000, p50Us: part(50), p99Us: part(99), maxUs: max / 1000 };
  }
}
