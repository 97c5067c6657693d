import { columns } from "../../cuda/inspect/inspected.ts";
import { inspectSymbol } from "../../lifetime/inspect.ts";
import { timeChartSvg } from "../../picture/time-chart.ts";
import { common, lengthOf, type Span, type SpanKind, union } from "./span.ts";

/** What one stage did in the time of a profile. */
export interface LaneTimes {
  readonly lane: string;
  readonly kind: SpanKind;
  /** How often it was done. */
  readonly count: number;
  readonly meanMs: number;
  /** In which it was at work. */
  readonly busyMs: number;
  /** Of which something of another kind was at work, too. */
  readonly besideMs: number;
}

/**
 * What was done beside what: spans of the stages by the GPU's own clock. It prints as a table; `svg` is the picture by time.
 *
 * @example
 * using pipeline = group.pipeline({ stages: [{ name: "nothing", run: () => {} }], profile: true });
 * await pipeline.push(0);
 * await pipeline.done();
 * const profile = pipeline.profile(); // "... communication 12.1 ms, 10.4 ms of it (86%) beside compute"
 * console.log(`${profile}`, profile.svg.length);
 */
export class OverlapProfile {
  readonly title: string;
  readonly spans: readonly Span[];
  readonly lanes: readonly LaneTimes[];
  /** From the first beginning to the last end. */
  readonly wallMs: number;
  /** In which a stage of that kind was at work. */
  readonly computeMs: number;
  readonly communicationMs: number;
  /** In which both were. */
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
    this.overlappedMs = lengthOf(common(compute, communication));
    const names = [...new Set(spans.map(({ lane }) => lane))];
    this.lanes = names.map((lane) => {
      const own = this.spans.filter((span) => span.lane === lane);
      const { kind } = own[0]!;
      const busy = union(own);
      const others = union(this.spans.filter((span) => span.kind !== kind));
      const busyMs = lengthOf(busy);
      const total = own.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
      const besideMs = lengthOf(common(busy, others));
      return { lane, kind, count: own.length, meanMs: total / own.length, busyMs, besideMs };
    });
  }

  /** The part of the communication that was done beside computing, from 0 to 1. */
  get hidden(): number {
    return this.communicationMs === 0 ? 0 : this.overlappedMs / this.communicationMs;
  }

  /** As a table: a row for each stage. */
  toString(): string {
    if (this.spans.length === 0) return `${this.title}: nothing was done yet`;
    const ms = (value: number): string => value.toFixed(value < 10 ? 3 : 1);
    const percent = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1e-9, whole))}%`;
    const rows = [
      ["", "kind", "times", "mean ms", "busy", "beside others"],
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
      `${this.title}: ${ms(wallMs)} ms; compute ${ms(computeMs)} ms, communication ${ms(communicationMs)} ms, ${ms(overlappedMs)} ms of it (${percent(overlappedMs, communicationMs)}) beside compute`,
      ...columns(rows, [2, 3, 4, 5]).map((line) => `  ${line}`),
    ].join("\n");
  }

  /** The stages by time, as the text of an SVG file: a row for each, a box for each time that it was done. */
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
