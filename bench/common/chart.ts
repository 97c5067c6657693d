import { parse, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";

/** Axis of a chart: its label and its unit, if any. */
export interface Axis {
  readonly label: string;
  readonly unit?: string;
  /** `log` shows a tick at every value that was measured; `linear` begins at zero. */
  readonly scale: "linear" | "log";
}

/** Line of a chart. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Chart of lines over one pair of axes. */
export interface LineChart {
  readonly title: string;
  /** Machine, versions and date of the measurement, one line each. */
  readonly measuredOn: readonly string[];
  readonly x: Axis;
  readonly y: Axis;
  /** Lines of the chart, at most six because the palette has six distinguishable colours. */
  readonly series: readonly Series[];
}

// Colours that are readable on white and on black. Each line also has its own marker shape.
const colours = ["#2f6fdb", "#d9730d", "#2e9e5b", "#a05ad6", "#d64577", "#12909c"];
const shapes = ["circle", "square", "diamond", "triangle-up", "cross", "triangle-down"];

/** Colours that differ between the light and the dark theme. */
const themed = {
  background: ["#ffffff", "#0d1117"],
  text: ["#24292f", "#e6edf3"],
  faint: ["#57606a", "#9198a1"],
  grid: ["#d8dee4", "#30363d"],
} as const;

const light = (part: keyof typeof themed): string => themed[part][0];

/** CSS rules that override Vega's attributes when the viewer prefers a dark theme. */
const darkStyle = `<style>@media (prefers-color-scheme:dark){${Object.values(themed)
  .flatMap(([here, there]) =>
    ["fill", "stroke"].map((property) => `[${property}="${here}"]{${property}:${there}}`),
  )
  .join("")}}</style>`;

/**
 * Returns a chart as SVG text, drawn by Vega-Lite and adapted to the reader's light or dark theme. Throws a
 * RangeError for an empty chart or a number that an axis cannot show.
 */
export async function lineChart(chart: LineChart): Promise<string> {
  checkChart(chart);
  const view = new View(parse(compile(specification(chart)).spec), { renderer: "none" });
  const svg = await view.toSVG();
  view.finalize();
  return `${svg.replace(/^<svg[^>]*>/, (opening) => opening + darkStyle)}\n`;
}

function checkChart({ series, x, y }: LineChart): void {
  if (series.length === 0 || series.length > colours.length)
    throw new RangeError(`a chart has 1 to ${colours.length} series, this one ${series.length}`);
  for (const { name, points } of series) {
    if (points.length === 0) throw new RangeError(`series "${name}" has no points`);
    for (const point of points)
      for (const [index, { label, scale }] of [x, y].entries()) {
        const value = point[index]!;
        if (!Number.isFinite(value) || (scale === "log" && value <= 0))
          throw new RangeError(`series "${name}": ${value} has no place on the ${scale} axis "${label}"`);
      }
  }
}

function specification({ title, measuredOn, x, y, series }: LineChart): TopLevelSpec {
  const names = series.map(({ name }) => name);
  const values = series.flatMap(({ name, points }) =>
    points.map(([along, up]) => ({ series: name, x: along, y: up })),
  );
  const domain = { domain: names };
  return {
    $schema: "https://vega.github.io/schema/vega-lite/v6.json",
    width: 640,
    height: 320,
    padding: 16,
    title: { text: title, subtitle: [...measuredOn] },
    data: { values },
    mark: { type: "line", strokeWidth: 2, point: { size: 70, filled: true } },
    encoding: {
      x: {
        field: "x",
        type: "quantitative",
        ...shown(
          x,
          values.map((value) => value.x),
        ),
      },
      y: {
        field: "y",
        type: "quantitative",
        ...shown(
          y,
          values.map((value) => value.y),
        ),
      },
      color: {
        field: "series",
        type: "nominal",
        title: null,
        scale: { ...domain, range: colours.slice(0, names.length) },
      },
      shape: {
        field: "series",
        type: "nominal",
        title: null,
        scale: { ...domain, range: shapes.slice(0, names.length) },
      },
    },
    config: {
      background: light("background"),
      font: "system-ui, sans-serif",
      title: {
        color: light("text"),
        subtitleColor: light("faint"),
        fontSize: 17,
        subtitleFontSize: 12,
        anchor: "start",
        offset: 14,
        subtitlePadding: 5,
      },
      axis: {
        labelColor: light("faint"),
        titleColor: light("text"),
        domainColor: light("faint"),
        tickColor: light("faint"),
        gridColor: light("grid"),
        labelFontSize: 12,
        titleFontSize: 13,
        titleFontWeight: "normal",
        titlePadding: 10,
      },
      legend: {
        orient: "top",
        labelColor: light("text"),
        labelFontSize: 13,
        symbolSize: 90,
        offset: 10,
        labelLimit: 0,
      },
      view: { stroke: null },
    },
  };
}

function shown({ label, unit, scale }: Axis, values: readonly number[]) {
  const title = unit ? `${label} (${unit})` : label;
  if (scale === "linear") return { axis: { title }, scale: { zero: true, nice: true } };
  const measured = [...new Set(values)].sort((a, b) => a - b);
  return {
    axis: { title, values: measured, labelOverlap: true },
    scale: { type: "log" as const, nice: false },
  };
}
