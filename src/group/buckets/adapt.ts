import { type Tuned, Tuner } from "../adaptivity/tuner.ts";
import { type Bucket, type BucketSizes, bucketBytesOf, fixedBuckets } from "./bucket-plan.ts";
import { endOf, type Line, leastSpan, lineOf, msOf } from "./predict.ts";

/** What is tried: these times the sizes that were asked for. */
const factors = [1 / 16, 1 / 4, 1, 4, 16, 64] as const;
/** Of a trial's measured steps the median counts; the first after a change fills caches. */
const samples = 3;
const settle = 1;
/** Steps are measured at multiples of that; each one in a trial, and while something has perhaps changed. */
const stride = 2;
const mostSteps = 256;
/** What measuring may cost: a hundredth of the time. */
const share = 0.01;
/** Other buckets are proposed where they would be so much better, twice in a row. */
const clearly = 0.85;
const nearly = 1.05;
/** A line still holds where it is not further off. */
const alike = 1.3;

/** What one member measured. */
export interface MeasuredStep {
  /** When the last bucket of a step was reduced, from the first gradient on. */
  readonly endMs: number;
  /** How long it last took to tell each other; 0 when that is not known yet. */
  readonly toldMs: number;
  /** When the last gradient was ready, from the first one on. */
  readonly backwardMs: number;
  /** How long each bucket's reduction took, what it waited for other members included. */
  readonly reducedMs: readonly number[];
}

/** Buckets of two sizes at least, where there are enough of them: some in the middle become one. Else nothing is known of what bytes take. */
function twoSizes(bytes: readonly number[], plan: Bucket[]): Bucket[] {
  const sizes = plan.map((bucket) => bucketBytesOf(bytes, bucket));
  if (plan.length < 4 || Math.max(...sizes) >= leastSpan * Math.min(...sizes)) return plan;
  const count = plan.length < 8 ? 2 : 4;
  const from = (plan.length - count) >> 1;
  const joined = { first: plan[from]!.first, end: plan[from + count - 1]!.end };
  return [...plan.slice(0, from), joined, ...plan.slice(from + count)];
}

/** Other buckets, and why. */
export interface TunedBuckets extends Omit<Tuned, "from" | "to"> {
  readonly before: readonly Bucket[];
  readonly buckets: readonly Bucket[];
}

/**
 * Chooses buckets by how long steps took, the slowest member's: what reductions of several sizes took says which sizes may be better, and those
 * are tried; else neighbours in the order of the factors are. The same in all members, as they see the same numbers.
 */
export class BucketAdapter {
  readonly #bytes: readonly number[];
  readonly #plans: readonly (readonly Bucket[])[];
  #line: Line | undefined;
  /** What was proposed the last time. */
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
      ...{ samples, settle },
    });
  }

  get buckets(): readonly Bucket[] {
    return this.#plans[this.#tuner.at]!;
  }

  /** Is the step with that number (from 1) one that is measured? */
  isDue(step: number): boolean {
    return this.#plans.length > 1 && step >= this.#due && (this.#isEager || step % stride === 0);
  }

  /** What all members measured in a step; what is changed because of it. */
  add(step: number, measured: readonly MeasuredStep[]): readonly TunedBuckets[] {
    const endMs = Math.max(...measured.map((each) => each.endMs));
    // Who came last did not wait for others.
    const toldMs = Math.min(...measured.map((each) => each.toldMs));
    const steps = Math.ceil(toldMs / share / Math.max(endMs, 1e-3));
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

  /** Other buckets, and why, where reductions took what says twice in a row that they are clearly better. */
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
    // What it does not explain it knows nothing of.
    if (least > clearly * own || own > alike * endMs || own * alike < endMs) return undefined;
    // Of those that are nearly as good the one of the fewest reductions: it suffers least when each begins to take more.
    const good = [...ends.keys()].filter((i) => ends[i]! <= nearly * least);
    const best = good.reduce((a, b) => (this.#plans[b]!.length < this.#plans[a]!.length ? b : a));
    this.#proposed = best;
    if (last !== best) return undefined;
    const perMiB = line.byteMs * 2 ** 20;
    return [
      best,
      `a reduction takes ${line.eachMs.toFixed(3)} ms and ${perMiB.toFixed(3)} for each MiB: these should take ${ends[best]!.toFixed(3)} ms instead of ${own.toFixed(3)}`,
    ];
  }

  /** What reductions take: who came last to one did not wait for others. */
  #lineOf(measured: readonly MeasuredStep[]): Line | undefined {
    const sizes = this.buckets.map((bucket) => bucketBytesOf(this.#bytes, bucket));
    if (measured.some(({ reducedMs }) => reducedMs.length !== sizes.length)) return undefined;
    const ms = sizes.map((_, i) => Math.min(...measured.map(({ reducedMs }) => reducedMs[i]!)));
    const line = lineOf(sizes, ms);
    if (line === undefined && this.#line !== undefined) {
      // All of one size: what was known holds as long as it says the same of that.
      const [was, is] = [msOf(this.#line, sizes[0]!), [...ms].sort((a, b) => a - b)[ms.length >> 1]!];
      if (is > was * alike || is < was / alike) this.#line = undefined;
    } else this.#line = line;
    return this.#line;
  }
}
