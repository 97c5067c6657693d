/** Range of gradients that are reduced together. Gradients are in the order in which they become ready. */
export interface Bucket {
  /** Index of the first gradient. */
  readonly first: number;
  /** Index after the last gradient. */
  readonly end: number;
}

/** Sizes of buckets in bytes. */
export interface BucketSizes {
  readonly firstBytes: number;
  readonly bucketBytes: number;
}

/**
 * Divides gradients of these sizes into buckets. A bucket ends with the gradient that fills it, and the last
 * bucket holds the rest. The first bucket is small, so that the communication starts early.
 */
export function fixedBuckets(bytes: readonly number[], { firstBytes, bucketBytes }: BucketSizes): Bucket[] {
  const buckets: Bucket[] = [];
  let first = 0;
  let filled = 0;
  for (const [i, size] of bytes.entries()) {
    filled += size;
    if (filled < (buckets.length === 0 ? firstBytes : bucketBytes) && i < bytes.length - 1) continue;
    buckets.push({ first, end: i + 1 });
    first = i + 1;
    filled = 0;
  }
  return buckets;
}

/** Returns the size of a bucket in bytes. */
export const bucketBytesOf = (bytes: readonly number[], { first, end }: Bucket): number => {
  let sum = 0;
  for (let i = first; i < end; i++) sum += bytes[i]!;
  return sum;
};

/** Cost line of a reduction: a fixed cost and a cost per byte. */
export interface Line {
  /** Fixed cost of each reduction, in milliseconds. */
  readonly eachMs: number;
  /** Cost per byte, in milliseconds. */
  readonly byteMs: number;
}

/** Minimum ratio of the largest size to the smallest one, from which the cost per byte can be computed. */
export const leastSpan = 1.5;

/**
 * Fits a cost line to measured reductions by least squares. Both costs are at least 0. Returns undefined if
 * the sizes are too similar.
 */
export function lineOf(bytes: readonly number[], ms: readonly number[]): Line | undefined {
  const count = bytes.length;
  if (count < 2 || Math.max(...bytes) < leastSpan * Math.min(...bytes)) return undefined;
  const sum = (of: (i: number) => number): number => bytes.reduce((all, _, i) => all + of(i), 0);
  const [meanBytes, meanMs] = [sum((i) => bytes[i]!) / count, sum((i) => ms[i]!) / count];
  const slope =
    sum((i) => (bytes[i]! - meanBytes) * (ms[i]! - meanMs)) / sum((i) => (bytes[i]! - meanBytes) ** 2);
  if (slope <= 0) return { eachMs: meanMs, byteMs: 0 };
  const eachMs = meanMs - slope * meanBytes;
  return eachMs >= 0 ? { eachMs, byteMs: slope } : { eachMs: 0, byteMs: meanMs / meanBytes };
}

/** Returns the predicted duration of a reduction of `bytes` bytes, in milliseconds. */
export const msOf = ({ eachMs, byteMs }: Line, bytes: number): number => eachMs + byteMs * bytes;

/**
 * Returns the predicted time from the first ready gradient to the end of the last reduction, in milliseconds.
 * It assumes that the time between two gradients is proportional to the bytes of the second. The last
 * gradient is ready after `backwardMs`, and reductions run one after another.
 */
export function endOf(
  plan: readonly Bucket[],
  bytes: readonly number[],
  backwardMs: number,
  line: Line,
): number {
  const first = bytes[0]!;
  const all = bytes.reduce((a, b) => a + b, 0) - first;
  let [ready, end] = [-first, 0];
  for (const bucket of plan) {
    const size = bucketBytesOf(bytes, bucket);
    ready += size;
    end = Math.max(end, all === 0 ? 0 : (backwardMs * ready) / all) + msOf(line, size);
  }
  return end;
}
