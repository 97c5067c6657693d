import { writeFileSync } from "node:fs";
import { type ChartOptions, lineChart, type Series } from "./line-chart.ts";
import { terminalChart } from "./terminal-chart.ts";

export interface PlotOptions extends ChartOptions {
  /** Where the SVG goes. */
  readonly file?: string;
  readonly columns?: number;
}

type Numbers = ArrayLike<number>;

const isNumbers = (value: unknown): value is Numbers =>
  (Array.isArray(value) && value.every((each) => typeof each === "number")) ||
  (ArrayBuffer.isView(value) && !(value instanceof DataView));

/** Numbers, pairs, or an object of named series. GPU buffers are copied. */
function seriesOf(values: unknown, name = "values"): readonly Series[] {
  if (isNumbers(values))
    return [{ name, points: Array.from(values, (value, i) => [i, Number(value)] as const) }];
  if (Array.isArray(values) && values.every((each) => Array.isArray(each) && each.length === 2)) {
    return [{ name, points: values as [number, number][] }];
  }
  if (typeof values === "object" && values !== null) {
    if ("toArray" in values && typeof values.toArray === "function") return seriesOf(values.toArray(), name);
    const each = Object.entries(values).flatMap(([key, value]) => seriesOf(value, key));
    if (each.length > 0) return each;
  }
  throw new TypeError(
    "plot: give numbers, [x, y] pairs, a typed array, a buffer, or an object of them by name",
  );
}

/** The rough picture for the terminal; with `file` the SVG goes there. */
export function plot(values: unknown, options: PlotOptions = {}): string {
  const series = seriesOf(values);
  if (options.file === undefined) return terminalChart(series, options, options.columns);
  writeFileSync(options.file, lineChart(series, options));
  return `${terminalChart(series, options, options.columns)}\n${options.file} is the picture`;
}
