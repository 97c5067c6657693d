import { columns } from "../../cuda/trace/trace-text.ts";
import { timeChartSvg } from "../../diagram/time-chart.ts";
import { inspectSymbol } from "../../lifetime/resource.ts";
import { intersection, lengthOf, type Span, type SpanKind, union } from "./span.ts";

/** Times of one stage or stream in a profile. */
export interface LaneTimes {
  /** Name of the stage or stream. */
  readonly lane: string;
  readonly kind: SpanKind;
  /** Number of spans. */
  readonly count: number;
  /** Mean duration of a span, in milliseconds. */
  readonly meanMs: number;
  /** Time in which the lane was busy, in milliseconds. */
  readonly busyMs: number;
  /** Part of `busyMs` in which a lane of another kind was busy too, in milliseconds. */
  readonly besideMs: number;
}

/**
 * Profile of the overlap between stages, with times of the GPU's clock. It prints as a table, and `svg` draws
 * it over time.
 *
 * @example
 * using pipeline = group.pipeline({ stages: [{ name: "nothing", run: () => {} }], profile: true });
 * await pipeline.push(0);
 * await pipeline.done();
 * const profile = pipeline.profile(); // "... communication 12.1 ms, of which 10.4 ms (86%) overlap compute"
 * console.log(`${profile}`, profile.svg.length);
 */
export class OverlapProfile {
  readonly title: string;
  readonly spans: readonly Span[];
  readonly lanes: readonly LaneTimes[];
  /** Time from the start of the first span to the end of the last span, in milliseconds. */
  readonly wallMs: number;
  /** Time in which a stage of kind `compute` was busy, in milliseconds. */
  readonly computeMs: number;
  /** Time in which a stage of kind `communication` was busy, in milliseconds. */
  readonly communicationMs: number;
  /** Time in which stages of both kinds were busy, in milliseconds. */
  readonly overlappedMs: number;

  constructor(title: string, spans: readonly Span[]) {
    this.title = title;
    const first = Math.min(...spans.map(({ startMs }) => startMs));
    this.spans = spans
      .map((span) => ({ ...span, startMs: span.startMs - first, endMs: span.endMs - first }))
      .sort((a, b) => a.startMs - b.startMs);
    this.wallMs = Math.max(0, ...this.spans.map(({ endMs }) => endMs));
    const ofKind = (kind: SpanKind) => union(this.spans.filter((span) => span.kind === kind));
    const [compute, communication] = [ofKind("compute"), ofKind("communication")];
    this.computeMs = lengthOf(compute);
    this.communicationMs = lengthOf(communication);
    this.overlappedMs = lengthOf(intersection(compute, communication));
    const names = [...new Set(spans.map(({ lane }) => lane))];
    this.lanes = names.map((lane) => {
      const own = this.spans.filter((span) => span.lane === lane);
      const { kind } = own[0]!;
      const busy = union(own);
      const others = union(this.spans.filter((span) => span.kind !== kind));
      const busyMs = lengthOf(busy);
      const total = own.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
      const besideMs = lengthOf(intersection(busy, others));
      return { lane, kind, count: own.length, meanMs: total / own.length, busyMs, besideMs };
    });
  }

  /** Fraction of the communication time that overlaps computation, from 0 to 1. */
  get hidden(): number {
    return this.communicationMs === 0 ? 0 : this.overlappedMs / this.communicationMs;
  }

  /** Returns the profile as a table with a row for each stage. */
  toString(): string {
    if (this.spans.length === 0) return `${this.title}: no work is done yet`;
    const ms = (value: number): string => value.toFixed(value < 10 ? 3 : 1);
    const percent = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1e-9, whole))}%`;
    const rows = [
      ["", "kind", "count", "mean ms", "busy", "overlapped"],
      ...this.lanes.map(({ lane, kind, count, meanMs, busyMs, besideMs }) => [
        lane,
        kind,
        `${count}`,
        ms(meanMs),
        percent(busyMs, this.wallMs),
        percent(besideMs, busyMs),
      ]),
    ];
    const { communicationMs, computeMs, overlappedMs, wallMs } = this;
    return [
      `${this.title}: ${ms(wallMs)} ms; compute ${ms(computeMs)} ms, communication ${ms(communicationMs)} ms, of which ${ms(overlappedMs)} ms (${percent(overlappedMs, communicationMs)}) overlap compute`,
      ...columns(rows, [2, 3, 4, 5]).map((line) => `  ${line}`),
    ].join("\n");
  }

  /** SVG text with a row for each stage and a box for each span. */
  get svg(): string {
    const label = ({ lane, round, detail, startMs, endMs }: Span): string =>
      `${lane} ${detail ?? round}: ${startMs.toFixed(3)} to ${endMs.toFixed(3)} ms (${(endMs - startMs).toFixed(3)})`;
    return timeChartSvg({
      title: this.title,
      lanes: this.lanes.map(({ lane, kind }) => ({ name: lane, kind })),
      boxes: this.spans.map((span) => ({
        ...span,
        text: `${span.detail ?? span.round}`,
        title: label(span),
      })),
      endMs: this.wallMs,
    });
  }

  [inspectSymbol](): string {
    return this.toString();
  }
}
