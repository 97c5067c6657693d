import plotSeries from "simple-ascii-chart";
import type { ChartOptions, Series } from "./line-chart.ts";

/** Returns the chart for a terminal. */
export function terminalChart(
  series: readonly Series[],
  { title, x, y, logX = false }: ChartOptions = {},
  columns = 80,
): string {
  const points = series.map((each) =>
    each.points.map(([a, b]): [number, number] => [logX ? Math.log2(Math.max(a, 1)) : a, b]),
  );
  const text = plotSeries(points.length === 1 ? points[0]! : points, {
    width: Math.max(20, Math.min(columns, 100) - 14),
    height: 12,
    ...(title && { title }),
    ...(series.length > 1 && {
      legend: { position: "bottom" as const, series: series.map(({ name }) => name) },
    }),
    ...ticks(points.flat().map(([at]) => at)),
    formatter: (value, { axis }) => (axis === "x" && logX ? short(2 ** value) : short(value)),
  });
  const axes = [x && `x: ${x}`, y && `y: ${y}`].filter(Boolean).join(", ");
  return `${text.replace(/^\n+|\s+$/g, "")}${axes ? `\n${axes}` : ""}`;
}

const MOST_TICKS = 8;

/** Returns a subset of the ticks when there are many, since adjacent labels would overlap. */
function ticks(places: readonly number[]): { customXAxisTicks?: number[] } {
  const all = [...new Set(places)].sort((a, b) => a - b);
  if (all.length <= MOST_TICKS) return {};
  const every = (all.length - 1) / (MOST_TICKS - 1);
  return { customXAxisTicks: Array.from({ length: MOST_TICKS }, (_, i) => all[Math.round(i * every)]!) };
}

const short = (value: number): string =>
  value >= 2 ** 20
    ? `${Math.round(value / 2 ** 20)}M`
    : value >= 10_000
      ? `${Math.round(value / 1000)}k`
      : `${+value.toPrecision(3)}`;
