import { writeFileSync } from "node:fs";
import { type ChartOptions, lineChart, type Series } from "./line-chart.ts";
import { terminalChart } from "./terminal-chart.ts";

export interface PlotOptions extends ChartOptions {
  /** Path of the SVG file. */
  readonly file?: string;
  readonly columns?: number;
}

type Numbers = ArrayLike<number>;

const isNumbers = (value: unknown): value is Numbers =>
  (Array.isArray(value) && value.every((each) => typeof each === "number")) ||
  (ArrayBuffer.isView(value) && !(value instanceof DataView));

/** Returns the series of numbers, pairs, or an object of named series. GPU buffers are copied to the host. */
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
    "plot: expected numbers, [x, y] pairs, a typed array, a buffer, or an object of them by name",
  );
}

/** Returns a chart for the terminal. With `file`, writes the SVG there. */
export function plot(values: unknown, options: PlotOptions = {}): string {
  const series = seriesOf(values);
  if (options.file === undefined) return terminalChart(series, options, options.columns);
  writeFileSync(options.file, lineChart(series, options));
  return `${terminalChart(series, options, options.columns)}\nwrote ${options.file}`;
}
