import {
  type Bucket,
  type BucketLimits,
  bestBuckets,
  bucketBytesOf,
  costOf,
  endOf,
  type Sample,
} from "./bucket-plan.ts";
import type { MeasuredStep } from "./step-times.ts";

/** What is chosen, and why. */
export interface BetterBuckets {
  readonly buckets: readonly Bucket[];
  readonly reason: string;
}

/** Less than that is not worth other buckets: times differ by as much from step to step. */
const leastGain = 0.03;
const leastGainMs = 0.01;
const keptSamples = 64;

const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toPrecision(3);

/**
 * Chooses buckets by what all members measured in the same step: the last gradient of any member counts, and of an allReduce's times the
 * shortest, which is that of the member that came last. The same in all members, as they see the same numbers. What turns out to
 * be slower than what was before is taken back.
 */
export class BucketAdapter {
  readonly #bytes: readonly number[];
  readonly #limits: BucketLimits;
  #samples: Sample[] = [];
  /** What was before the last change, and when its step ended. */
  #before: { readonly buckets: readonly Bucket[]; readonly endMs: number } | undefined;
  #tookBack = false;

  constructor(bytes: readonly number[], limits: BucketLimits) {
    this.#bytes = bytes;
    this.#limits = limits;
  }

  /** Others that are better; undefined where nothing would be gained. */
  better(now: readonly Bucket[], steps: readonly MeasuredStep[]): BetterBuckets | undefined {
    const bytes = this.#bytes;
    const endMs = Math.max(...steps.map((step) => step.endMs));
    const before = this.#before;
    this.#before = undefined;
    if (before !== undefined && endMs > before.endMs * (1 + leastGain)) {
      this.#tookBack = true;
      const reason = `the last was reduced ${endMs.toFixed(3)} ms after the first gradient instead of ${before.endMs.toFixed(3)}: back to what was before`;
      return { buckets: before.buckets, reason };
    }
    const readyMs = bytes.map((_, i) => Math.max(...steps.map((step) => step.readyMs[i] ?? 0)));
    // Gradients are given up in this order, whatever became ready first.
    for (let i = 1; i < readyMs.length; i++) readyMs[i] = Math.max(readyMs[i]!, readyMs[i - 1]!);
    const samples = (steps[0]?.reduced ?? []).map(
      ([size], i): Sample => [size, Math.min(...steps.map(({ reduced }) => reduced[i]?.[1] ?? Infinity))],
    );
    this.#samples = [...this.#samples, ...samples].slice(-keptSamples);
    const cost = costOf(this.#samples);
    if (cost === undefined || this.#tookBack) return undefined;
    const buckets = bestBuckets(bytes, readyMs, cost, this.#limits);
    const [kept, after] = [endOf(now, bytes, readyMs, cost), endOf(buckets, bytes, readyMs, cost)];
    if (kept - after < Math.max(leastGainMs, leastGain * kept)) return undefined;
    this.#before = { buckets: now, endMs };
    const sizes = buckets.map((bucket) => bucketBytesOf(bytes, bucket));
    const last = readyMs.at(-1)!;
    return {
      buckets,
      reason:
        `an allReduce takes ${cost.latencyMs.toFixed(3)} ms and ${(cost.msPerByte * 2 ** 20).toFixed(4)} ms a MiB, gradients come in ${last.toFixed(3)} ms: ` +
        `${buckets.length} buckets of ${mebibytes(Math.min(...sizes))} to ${mebibytes(Math.max(...sizes))} MiB end ${(after - last).toFixed(3)} ms after the last instead of ${(kept - last).toFixed(3)}`,
    };
  }
}

/** Steps that are measured: soon at first, seldom later. */
export const isDue = (step: number): boolean =>
  step === 4 || step === 16 || step === 64 || (step > 0 && step % 256 === 0);
