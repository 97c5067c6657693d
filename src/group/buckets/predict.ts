import { type Bucket, bucketBytesOf } from "./bucket-plan.ts";

/** What a reduction of so many bytes takes: something each, and something for its bytes. */
export interface Line {
  readonly eachMs: number;
  readonly byteMs: number;
}

/** Sizes that differ by less say nothing of what bytes take. */
export const leastSpan = 1.5;

/** The line through measured reductions; undefined where their sizes are too much alike. */
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

export const msOf = ({ eachMs, byteMs }: Line, bytes: number): number => eachMs + byteMs * bytes;

/**
 * When the last bucket would be reduced, from the first gradient on: they become ready one after another in `backwardMs`, in proportion to their
 * bytes, and buckets are reduced one after another.
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
