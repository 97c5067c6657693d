import { type Tuned, Tuner } from "../adaptivity/tuner.ts";
import { type Bucket, type BucketSizes, fixedBuckets } from "./bucket-plan.ts";

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

/** What one member measured. */
export interface MeasuredStep {
  /** When the last bucket of a step was reduced, from the first gradient on. */
  readonly endMs: number;
  /** How long it last took to tell each other; 0 when that is not known yet. */
  readonly toldMs: number;
}

/** Other buckets, and why. */
export interface TunedBuckets extends Omit<Tuned, "from" | "to"> {
  readonly before: readonly Bucket[];
  readonly buckets: readonly Bucket[];
}

/**
 * Chooses buckets by how long steps took, the slowest member's: sizes are tried in the order of the factors. The same in all members, as
 * they see the same numbers.
 */
export class BucketAdapter {
  readonly #plans: readonly (readonly Bucket[])[];
  readonly #tuner: Tuner;
  #due = stride;

  constructor(bytes: readonly number[], sizes: BucketSizes) {
    const plans = new Map<string, Bucket[]>();
    const keys = factors.map((factor) => {
      const bucketBytes = Math.max(1, sizes.bucketBytes * factor);
      const plan = fixedBuckets(bytes, { bucketBytes, firstBytes: Math.min(sizes.firstBytes, bucketBytes) });
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
    return this.#plans.length > 1 && step >= this.#due && (this.#tuner.isEager || step % stride === 0);
  }

  /** What all members measured in a step; what is changed because of it. */
  add(step: number, measured: readonly MeasuredStep[]): readonly TunedBuckets[] {
    const endMs = Math.max(...measured.map((each) => each.endMs));
    const toldMs = Math.max(...measured.map((each) => each.toldMs));
    const steps = Math.ceil(toldMs / share / Math.max(endMs, 1e-3));
    const tuned = this.#tuner.add(endMs);
    this.#due = step + (this.#tuner.isEager ? 1 : Math.min(mostSteps, Math.max(stride, steps)));
    return tuned.map(({ kind, reason, from, to }) => ({
      ...{ kind, reason },
      ...{ before: this.#plans[from]!, buckets: this.#plans[to]! },
    }));
  }
}
