import { median } from "../../tuning/median.ts";
import { isAmount, listOf, recordOf } from "../membership/links/received-values.ts";
import { type Tuned, Tuner } from "../tuning/tuner.ts";
import {
  type Bucket,
  type BucketSizes,
  bucketBytesOf,
  endOf,
  fixedBuckets,
  type Line,
  leastSpan,
  lineOf,
  msOf,
} from "./bucket-plan.ts";

/** Factors of the requested bucket sizes that the adapter tries. */
const factors = [1 / 16, 1 / 4, 1, 4, 16, 64] as const;
/** Number of measured steps in a trial. Their median counts. */
const samples = 3;
/** Number of steps after a change that do not count, because caches are cold. */
const settleSteps = 1;
/**
 * Minimum interval between measured steps, in steps. Every step is measured during a trial and after the
 * first sign of a change.
 */
const stride = 2;
/** Maximum interval between measured steps, in steps. */
const mostSteps = 256;
/** Maximum share of the time that the exchange of measurements may take. */
const share = 0.01;
/**
 * Maximum predicted time of a proposed plan, relative to the current plan. Two measurements in a row must
 * favor the plan.
 */
const clearGain = 0.85;
/** Maximum predicted time of a plan that counts as equally good, relative to the best plan. */
const nearGain = 1.05;
/** Maximum ratio between a prediction and a measurement for a valid cost line. */
const maxPredictionRatio = 1.3;

/** Measurements of one step by one member. */
export interface MeasuredStep {
  /** Time from the first ready gradient to the end of the last reduction, in milliseconds. */
  readonly endMs: number;
  /** Duration of the previous exchange of measurements, in milliseconds, or 0 before the first exchange. */
  readonly reportedMs: number;
  /** Time from the first ready gradient to the last one, in milliseconds. */
  readonly backwardMs: number;
  /** Duration of each bucket's reduction in milliseconds, including the wait for other members. */
  readonly reducedMs: readonly number[];
}

/** Returns true for measurements of another member. */
export const isMeasuredStep = recordOf<MeasuredStep>({
  endMs: isAmount,
  reportedMs: isAmount,
  backwardMs: isAmount,
  reducedMs: listOf(isAmount),
});

/**
 * Returns a plan with clearly different bucket sizes, because the cost per byte follows from reductions of
 * different sizes. If the sizes are similar, it joins two or four buckets in the middle. A plan with fewer
 * than four buckets does not change.
 */
function twoSizes(bytes: readonly number[], plan: Bucket[]): Bucket[] {
  const sizes = plan.map((bucket) => bucketBytesOf(bytes, bucket));
  if (plan.length < 4 || Math.max(...sizes) >= leastSpan * Math.min(...sizes)) return plan;
  const count = plan.length < 8 ? 2 : 4;
  const from = (plan.length - count) >> 1;
  const joined = { first: plan[from]!.first, end: plan[from + count - 1]!.end };
  return [...plan.slice(0, from), joined, ...plan.slice(from + count)];
}

/** Change of the buckets, with its reason. */
export interface TunedBuckets extends Omit<Tuned, "from" | "to"> {
  readonly before: readonly Bucket[];
  readonly buckets: readonly Bucket[];
}

/**
 * Tuner of bucket sizes, which minimizes the step time of the slowest member. It fits a cost line to the
 * measured reductions and tries the plan with the best prediction. Without such a plan it tries neighbors in
 * the order of the factors. All members get the same measurements, so they make the same choices.
 */
export class BucketAdapter {
  readonly #bytes: readonly number[];
  readonly #plans: readonly (readonly Bucket[])[];
  #line: Line | undefined;
  /** Index of the plan that the previous measurement favored. */
  #proposed: number | undefined;
  readonly #tuner: Tuner;
  #due = stride;
  #isEager = false;

  constructor(bytes: readonly number[], sizes: BucketSizes) {
    this.#bytes = bytes;
    const plans = new Map<string, Bucket[]>();
    const keys = factors.map((factor) => {
      const bucketBytes = Math.max(1, sizes.bucketBytes * factor);
      const firstBytes = Math.min(sizes.firstBytes, bucketBytes);
      const plan = twoSizes(bytes, fixedBuckets(bytes, { bucketBytes, firstBytes }));
      const key = plan.map(({ end }) => end).join(" ");
      if (!plans.has(key)) plans.set(key, plan);
      return key;
    });
    this.#plans = [...plans.values()];
    this.#tuner = new Tuner({
      count: plans.size,
      start: [...plans.keys()].indexOf(keys[factors.indexOf(1)]!),
      text: (ms) => `${ms.toFixed(3)} ms from the first gradient to the last sum`,
      samples,
      settle: settleSteps,
    });
  }

  get buckets(): readonly Bucket[] {
    return this.#plans[this.#tuner.at]!;
  }

  /** Returns true if the step with this number must be measured. Steps are counted from 1. */
  isDue(step: number): boolean {
    return this.#plans.length > 1 && step >= this.#due && (this.#isEager || step % stride === 0);
  }

  /** Adds the measurements of all members for one step. Returns the resulting changes of the buckets. */
  add(step: number, measured: readonly MeasuredStep[]): readonly TunedBuckets[] {
    const endMs = Math.max(...measured.map((each) => each.endMs));
    // The member that arrived last did not wait, so the minimum is the cost of the exchange itself.
    const reportedMs = Math.min(...measured.map((each) => each.reportedMs));
    const steps = Math.ceil(reportedMs / share / Math.max(endMs, 1e-3));
    const proposed = this.#propose(measured, endMs);
    const tuned = [...this.#tuner.add(endMs, this.#proposed)];
    if (proposed !== undefined && tuned.length === 0) tuned.push(...this.#tuner.propose(...proposed));
    const isEager = this.#tuner.isEager || this.#proposed !== undefined;
    this.#due = step + (isEager ? 1 : Math.min(mostSteps, Math.max(stride, steps)));
    this.#isEager = isEager;
    return tuned.map(({ kind, reason, from, to }) => ({
      ...{ kind, reason },
      ...{ before: this.#plans[from]!, buckets: this.#plans[to]! },
    }));
  }

  /** Returns a clearly better plan and the reason, if two measurements in a row favor it. */
  #propose(measured: readonly MeasuredStep[], endMs: number): [number, string] | undefined {
    const last = this.#proposed;
    this.#proposed = undefined;
    if (this.#tuner.isTrying) return undefined;
    const line = this.#lineOf(measured);
    if (line === undefined) return undefined;
    const backwardMs = Math.max(...measured.map((each) => each.backwardMs));
    const ends = this.#plans.map((plan) => endOf(plan, this.#bytes, backwardMs, line));
    const least = Math.min(...ends);
    const own = ends[this.#tuner.at]!;
    // A line that does not explain the current step cannot predict another plan.
    if (least > clearGain * own || own > maxPredictionRatio * endMs || own * maxPredictionRatio < endMs)
      return undefined;
    // Among nearly equal plans, the plan with the fewest reductions suffers least from a growing latency.
    const good = [...ends.keys()].filter((i) => ends[i]! <= nearGain * least);
    const best = good.reduce((a, b) => (this.#plans[b]!.length < this.#plans[a]!.length ? b : a));
    this.#proposed = best;
    if (last !== best) return undefined;
    const perMiB = line.byteMs * 2 ** 20;
    return [
      best,
      `a reduction takes ${line.eachMs.toFixed(3)} ms plus ${perMiB.toFixed(3)} ms per MiB, so these buckets should take ${ends[best]!.toFixed(3)} ms instead of ${own.toFixed(3)} ms`,
    ];
  }

  /**
   * Returns the cost line of reductions. It uses the minimum over the members, because the last member to
   * start a reduction does not wait for others.
   */
  #lineOf(measured: readonly MeasuredStep[]): Line | undefined {
    const sizes = this.buckets.map((bucket) => bucketBytesOf(this.#bytes, bucket));
    if (measured.some(({ reducedMs }) => reducedMs.length !== sizes.length)) return undefined;
    const ms = sizes.map((_, i) => Math.min(...measured.map(({ reducedMs }) => reducedMs[i]!)));
    const line = lineOf(sizes, ms);
    if (line === undefined && this.#line !== undefined) {
      // The buckets have similar sizes, so the former line stays valid while it predicts their median time.
      const [was, is] = [msOf(this.#line, sizes[0]!), median(ms)];
      if (is > was * maxPredictionRatio || is < was / maxPredictionRatio) this.#line = undefined;
    } else this.#line = line;
    return this.#line;
  }
}
