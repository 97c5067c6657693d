/** Gradients that are reduced together: those from `first` on, up to `end`, which is not included, in the order in which they become ready. */
export interface Bucket {
  readonly first: number;
  readonly end: number;
}

/** What an allReduce takes, by what was measured: the same for each, and for each byte. */
export interface ReduceCost {
  readonly latencyMs: number;
  readonly msPerByte: number;
}

/** A size and how long an allReduce of it took. */
export type Sample = readonly [bytes: number, ms: number];

/** Buckets of these sizes: the first is small, so that something is on its way early. What is larger has one of its own. */
export function fixedBuckets(
  bytes: readonly number[],
  { firstBytes, bucketBytes }: { readonly firstBytes: number; readonly bucketBytes: number },
): Bucket[] {
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

export const bucketBytesOf = (bytes: readonly number[], { first, end }: Bucket): number => {
  let sum = 0;
  for (let i = first; i < end; i++) sum += bytes[i]!;
  return sum;
};

/** When the last of these would be reduced: each begins when its gradients are there and the one before it is done. */
export function endOf(
  buckets: readonly Bucket[],
  bytes: readonly number[],
  readyMs: readonly number[],
  { latencyMs, msPerByte }: ReduceCost,
): number {
  let end = 0;
  for (const bucket of buckets)
    end = Math.max(end, readyMs[bucket.end - 1]!) + latencyMs + msPerByte * bucketBytesOf(bytes, bucket);
  return end;
}

/** Within what sizes are chosen. */
export interface BucketLimits {
  readonly leastBytes: number;
  readonly mostBytes: number;
}

/** The buckets whose last one is reduced first, within the limits: but for gradients that are larger by themselves, and for all that there is. */
export function bestBuckets(
  bytes: readonly number[],
  readyMs: readonly number[],
  { latencyMs, msPerByte }: ReduceCost,
  { leastBytes, mostBytes }: BucketLimits,
): Bucket[] {
  const count = bytes.length;
  /** By how many gradients are reduced: when at the earliest, and where the last bucket begins. */
  const ends = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const begins = new Int32Array(count + 1);
  ends[0] = 0;
  for (let end = 1; end <= count; end++) {
    let size = 0;
    for (let first = end - 1; first >= 0; first--) {
      size += bytes[first]!;
      if (size > mostBytes && Number.isFinite(ends[first + 1]) && first < end - 1) break;
      // The last one may be what is left over.
      if (size < leastBytes && end < count) continue;
      const at = Math.max(ends[first]!, readyMs[end - 1]!) + latencyMs + msPerByte * size;
      // Of what is as good, fewer and larger ones.
      if (at > ends[end]!) continue;
      ends[end] = at;
      begins[end] = first;
    }
  }
  const buckets: Bucket[] = [];
  for (let end = count; end > 0; end = begins[end]!) buckets.unshift({ first: begins[end]!, end });
  return buckets;
}

/** The line through the samples with the least squares; undefined without any. */
export function costOf(samples: readonly Sample[]): ReduceCost | undefined {
  const count = samples.length;
  if (count === 0) return undefined;
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, each) => sum + of(each), 0) / count;
  const meanBytes = mean(([bytes]) => bytes);
  const meanMs = mean(([, ms]) => ms);
  const spread = mean(([bytes]) => (bytes - meanBytes) ** 2);
  const slope = spread === 0 ? 0 : mean(([bytes, ms]) => (bytes - meanBytes) * (ms - meanMs)) / spread;
  // One size alone, or noise: most of the time is taken for that of the bytes.
  const msPerByte = slope > 0 ? Math.min(slope, meanMs / meanBytes) : (0.9 * meanMs) / meanBytes;
  return { latencyMs: Math.max(meanMs - msPerByte * meanBytes, leastLatencyMs), msPerByte };
}

const leastLatencyMs = 0.002;
