/** What a stage of work does: kinds overlap, or the pipeline gains nothing. */
export type SpanKind = "compute" | "communication" | "copy" | "host";

/** From when to when something was done: milliseconds from the beginning of the profile. */
export interface Span {
  /** The stage, or the stream. */
  readonly lane: string;
  readonly kind: SpanKind;
  /** Which time it was done: the round of a pipeline, the step of a training. */
  readonly round: number;
  readonly startMs: number;
  readonly endMs: number;
  /** What it was, where the lane does not say it: a bucket's number. */
  readonly detail?: string;
}

type Interval = readonly [start: number, end: number];

/** The time in which any of these is, as intervals that do not touch. */
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

/** The time in which both are. */
export function common(first: readonly Interval[], second: readonly Interval[]): Interval[] {
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

export const lengthOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, [start, end]) => sum + end - start, 0);
