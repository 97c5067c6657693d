/** A series of a line chart. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface ChartOptions {
  readonly title?: string;
  readonly x?: string;
  readonly y?: string;
  /** True for a logarithmic x axis, as for message sizes. */
  readonly logX?: boolean;
}

const width = 720;
const height = 400;
const margin = { left: 72, right: 20, top: 40, bottom: 56 };
const colors = ["#0b6bcb", "#c4560b", "#1a7f45", "#8a3ab9", "#b3261e", "#5d6b0a"];

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (char) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[char]!);

const short = (value: number): string =>
  Math.abs(value) >= 1e9
    ? `${+(value / 1e9).toPrecision(3)}G`
    : Math.abs(value) >= 1e6
      ? `${+(value / 1e6).toPrecision(3)}M`
      : Math.abs(value) >= 1e4
        ? `${+(value / 1e3).toPrecision(3)}k`
        : `${+value.toPrecision(3)}`;

/** Returns round ticks from 0 up to at least `most`. */
function ticks(most: number, count = 5): number[] {
  const raw = most / count;
  const power = 10 ** Math.floor(Math.log10(raw || 1));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= raw) ?? power * 10;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Returns a line chart as SVG for light and dark pages, without script or font. */
export function lineChart(
  series: readonly Series[],
  { title = "", x = "", y = "", logX = false }: ChartOptions = {},
): string {
  const all = series.flatMap(({ points }) => points);
  const scaleX = (value: number) => (logX ? Math.log2(Math.max(value, 1)) : value);
  const xs = all.map(([value]) => scaleX(value));
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const yTicks = ticks(Math.max(...all.map(([, value]) => value), 1e-9));
  const top = yTicks.at(-1)!;
  const px = (value: number) =>
    margin.left + ((scaleX(value) - from) / (to - from || 1)) * (width - margin.left - margin.right);
  const py = (value: number) =>
    height - margin.bottom - (value / top) * (height - margin.top - margin.bottom);
  const labelled = [...new Set(all.map(([value]) => value))].sort((a, b) => a - b);
  const every = Math.ceil(labelled.length / 9);
  const grid = yTicks.map(
    (value) =>
      `<line class="g" x1="${margin.left}" x2="${width - margin.right}" y1="${py(value)}" y2="${py(value)}"/><text x="${margin.left - 8}" y="${py(value) + 4}" text-anchor="end">${short(value)}</text>`,
  );
  const below = labelled
    .filter((_, i) => i % every === 0)
    .map(
      (value) =>
        `<text x="${px(value)}" y="${height - margin.bottom + 18}" text-anchor="middle">${short(value)}</text>`,
    );
  const lines = series.map(({ points }, i) => {
    const color = colors[i % colors.length];
    const path = points
      .map(([a, b], at) => `${at === 0 ? "M" : "L"}${px(a).toFixed(1)} ${py(b).toFixed(1)}`)
      .join("");
    const dots =
      points.length > 60
        ? ""
        : points
            .map(
              ([a, b]) => `<circle cx="${px(a).toFixed(1)}" cy="${py(b).toFixed(1)}" r="3" fill="${color}"/>`,
            )
            .join("");
    return `<path d="${path}" fill="none" stroke="${color}" stroke-width="2"/>${dots}`;
  });
  const legend =
    series.length < 2
      ? []
      : series.map(
          ({ name }, i) =>
            `<text x="${margin.left + 8 + i * 130}" y="${margin.top + 12}" fill="${colors[i % colors.length]}" style="fill:${colors[i % colors.length]}">${escaped(name)}</text>`,
        );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
<style>text{font:13px system-ui,sans-serif;fill:#555}.t{font-size:15px;font-weight:600}.g{stroke:#8884;stroke-width:1}@media (prefers-color-scheme:dark){text{fill:#bbb}}</style>
<text class="t" x="${margin.left}" y="24">${escaped(title)}</text>
${grid.join("\n")}
${below.join("\n")}
${lines.join("\n")}
${legend.join("\n")}
<text x="${width - margin.right}" y="${height - 14}" text-anchor="end">${escaped(x)}</text>
<text x="14" y="${margin.top - 6}">${escaped(y)}</text>
</svg>
`;
}
