/** Gradients that are reduced together: those from `first` on, up to `end`, which is not included, in the order in which they become ready. */
export interface Bucket {
  readonly first: number;
  readonly end: number;
}

/** Bytes of buckets. */
export interface BucketSizes {
  readonly firstBytes: number;
  readonly bucketBytes: number;
}

/** Buckets of these sizes: the first is small, so that something is on its way early. What is larger has one of its own. */
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

export const bucketBytesOf = (bytes: readonly number[], { first, end }: Bucket): number => {
  let sum = 0;
  for (let i = first; i < end; i++) sum += bytes[i]!;
  return sum;
};
