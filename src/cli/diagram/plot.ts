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

/** An array of `doorbell/array`. */
interface PlottedArray {
  readonly dtype: string;
  readonly shape: readonly number[];
  toArray(): Numbers;
}

const isArray = (value: object): value is PlottedArray =>
  "dtype" in value && "shape" in value && Array.isArray(value.shape) && "toArray" in value;

/** Largest number of lines of a chart of a matrix. */
const MOST_LINES = 8;

/** Returns the elements of a vector as one series, and the columns of a matrix as series. */
function seriesOfArray(array: PlottedArray, name: string): readonly Series[] {
  const { dtype, shape } = array;
  const text = `(${shape.join(", ")}${shape.length === 1 ? "," : ""})`;
  if (dtype === "c64") throw new TypeError("plot: the elements are c64. Use a.abs(), a.real() or a.imag()");
  if (shape.includes(0)) throw new RangeError(`plot: an array of shape ${text} has no elements`);
  if (shape.length > 2)
    throw new RangeError(
      `plot: an array of shape ${text} has ${shape.length} axes. Use a vector such as a.reshape(-1), or a matrix such as a.slice(0)`,
    );
  const columns = shape.length === 2 ? shape[1]! : 1;
  if (columns > MOST_LINES)
    throw new RangeError(
      `plot: a matrix of shape ${text} has ${columns} columns, and a chart has a line for each of at most ${MOST_LINES}. Use a.T for a line of each row, or a.slice(":", ":${MOST_LINES}")`,
    );
  const elements = Array.from(array.toArray(), Number);
  return Array.from({ length: columns }, (_, column) => ({
    name: columns === 1 ? name : `${name === "values" ? "" : `${name} `}column ${column}`,
    points: elements.flatMap((value, i) =>
      i % columns === column ? [[Math.floor(i / columns), value] as const] : [],
    ),
  }));
}

/** Returns the series of numbers, pairs, or an object of named series. GPU buffers are copied to the host. */
function seriesOf(values: unknown, name = "values"): readonly Series[] {
  if (isNumbers(values))
    return [{ name, points: Array.from(values, (value, i) => [i, Number(value)] as const) }];
  if (Array.isArray(values) && values.every((each) => Array.isArray(each) && each.length === 2)) {
    return [{ name, points: values as [number, number][] }];
  }
  if (typeof values === "object" && values !== null) {
    if (isArray(values)) return seriesOfArray(values, name);
    if ("toArray" in values && typeof values.toArray === "function") return seriesOf(values.toArray(), name);
    const each = Object.entries(values).flatMap(([key, value]) => seriesOf(value, key));
    if (each.length > 0) return each;
  }
  throw new TypeError(
    "plot: expected numbers, [x, y] pairs, a typed array, a buffer, an array, or an object of them by name",
  );
}

/** Number of points from which a chart has only the extremes of groups of neighbours. */
const MANY_POINTS = 4096;
const GROUPS = 1024;

/** Returns the smallest and the largest point of each group of neighbours, in their order. */
function thinned(points: Series["points"]): Series["points"] {
  if (points.length < MANY_POINTS) return points;
  return Array.from({ length: GROUPS }, (_, group) => {
    const [from, to] = [group, group + 1].map((each) => Math.floor((each * points.length) / GROUPS));
    let [low, high] = [from!, from!];
    for (let i = from! + 1; i < to!; i++) {
      if (points[i]![1] < points[low]![1]) low = i;
      if (points[i]![1] > points[high]![1]) high = i;
    }
    const ends = low === high ? [low] : [Math.min(low, high), Math.max(low, high)];
    return ends.map((i) => points[i]!);
  }).flat();
}

/** Returns the series without points that have no position, and their number. */
function drawn(series: readonly Series[]): { readonly series: readonly Series[]; readonly left: number } {
  const hasPosition = (point: readonly [number, number]) => point.every(Number.isFinite);
  const kept = series.map(({ name, points }) => ({ name, points: points.filter(hasPosition) }));
  const count = (all: readonly Series[]) => all.reduce((sum, { points }) => sum + points.length, 0);
  if (count(kept) === 0) throw new RangeError("plot: there are no finite numbers to draw");
  return {
    series: kept
      .filter(({ points }) => points.length > 0)
      .map(({ name, points }) => ({ name, points: thinned(points) })),
    left: count(series) - count(kept),
  };
}

/**
 * Returns a chart for the terminal. A matrix has a line for each column. Points that are NaN or infinite are left out, and counted
 * below the chart. With `file`, writes the SVG there.
 */
export function plot(values: unknown, options: PlotOptions = {}): string {
  const { series, left } = drawn(seriesOf(values));
  const notes = [
    terminalChart(series, options, options.columns),
    ...(left > 0 ? [`not drawn: ${left} points that are NaN or infinite`] : []),
  ];
  if (options.file !== undefined) {
    writeFileSync(options.file, lineChart(series, options));
    notes.push(`wrote ${options.file}`);
  }
  return notes.join("\n");
}
