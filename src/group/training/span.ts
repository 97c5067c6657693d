/** Kind of work. A pipeline saves time when work of different kinds overlaps. */
export type SpanKind = "compute" | "communication" | "copy" | "host";

/** Interval of a piece of work. */
export interface Span {
  /** Name of the stage or stream. */
  readonly lane: string;
  readonly kind: SpanKind;
  /** Number of the pipeline's round, or of the training step. */
  readonly round: number;
  /** Start in milliseconds. The time axis of a profile starts at its first span. */
  readonly startMs: number;
  /** End in milliseconds. */
  readonly endMs: number;
  /** Name of the work within the lane, such as the number of a bucket. */
  readonly detail?: string;
}

type Interval = readonly [start: number, end: number];

/** Returns the union of spans as disjoint intervals in ascending order. */
export function union(spans: readonly Pick<Span, "startMs" | "endMs">[]): Interval[] {
  const sorted = spans.map(({ startMs, endMs }): Interval => [startMs, endMs]).sort(([a], [b]) => a - b);
  const found: [number, number][] = [];
  for (const [start, end] of sorted) {
    const last = found.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else found.push([start, end]);
  }
  return found;
}

/** Returns the intersection of two lists of disjoint intervals in ascending order. */
export function intersection(first: readonly Interval[], second: readonly Interval[]): Interval[] {
  const found: Interval[] = [];
  for (let i = 0, j = 0; i < first.length && j < second.length; ) {
    const [a, b] = [first[i]!, second[j]!];
    const start = Math.max(a[0], b[0]);
    const end = Math.min(a[1], b[1]);
    if (start < end) found.push([start, end]);
    if (a[1] < b[1]) i++;
    else j++;
  }
  return found;
}

/** Returns the total length of disjoint intervals. */
export const lengthOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, [start, end]) => sum + end - start, 0);
