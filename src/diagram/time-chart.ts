/** Boxes on lanes, by time from left to right. */
export interface TimeChart {
  readonly title: string;
  readonly lanes: readonly { readonly name: string; readonly kind: string }[];
  readonly boxes: readonly {
    readonly lane: string;
    readonly startMs: number;
    readonly endMs: number;
    /** Short text, drawn in the box when there is room. */
    readonly text: string;
    /** Tooltip of the box. */
    readonly title: string;
  }[];
  readonly endMs: number;
}

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const [left, width, laneHeight, boxHeight, top, bottom] = [150, 980, 34, 24, 44, 34];
const colours = ["#0b6bcb", "#d9730d", "#3a9d23", "#8a3fc7"];
const letterWidth = 7;

/** Returns a tick of 1, 2 or 5 times a power of ten, so that the chart has six to twelve ticks. */
function tickOf(endMs: number): number {
  const raw = endMs / 8;
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * ([1, 2, 5].find((each) => each * power >= raw) ?? 10);
}

/** Returns the chart as SVG, for light and dark pages, with one colour for each kind. */
export function timeChartSvg({ title, lanes, boxes, endMs }: TimeChart): string {
  const kinds = [...new Set(lanes.map(({ kind }) => kind))];
  const height = top + lanes.length * laneHeight + bottom;
  const end = Math.max(endMs, 1e-6);
  const at = (ms: number): number => left + (ms / end) * width;
  const round = (value: number): string => value.toFixed(2).replace(/\.?0+$/, "");
  const tick = tickOf(end);
  const foot = top + lanes.length * laneHeight;
  const ticks = Array.from({ length: Math.floor(end / tick) + 1 }, (_, i) => {
    const x = round(at(i * tick));
    const text = round(i * tick);
    return `<path d="M${x} ${top}V${foot}"/><text class="f" x="${x}" y="${foot + 16}" text-anchor="middle">${text}</text>`;
  });
  const rows = lanes.map(({ name, kind }, row) => {
    const y = top + row * laneHeight;
    const colour = `k${kinds.indexOf(kind) % colours.length}`;
    const own = boxes
      .filter(({ lane }) => lane === name)
      .map((box) => {
        const x = at(box.startMs);
        const wide = Math.max(0.6, at(box.endMs) - x);
        const fits = box.text.length * letterWidth + 4 <= wide;
        const text = fits
          ? `<text x="${round(x + wide / 2)}" y="${y + 21}" text-anchor="middle">${escaped(box.text)}</text>`
          : "";
        return `<g><title>${escaped(box.title)}</title><rect x="${round(x)}" y="${y + 5}" width="${round(wide)}" height="${boxHeight}" rx="2"/>${text}</g>`;
      });
    return `<g class="${colour}"><text x="${left - 10}" y="${y + 21}" text-anchor="end">${escaped(name)}</text>${own.join("")}</g>`;
  });
  const keys = kinds.map(
    (kind, i) =>
      `<g class="k${i % colours.length}"><rect x="${left + width - 130 * (kinds.length - i)}" y="14" width="12" height="12" rx="2"/><text x="${left + width - 130 * (kinds.length - i) + 18}" y="25">${escaped(kind)}</text></g>`,
  );
  const fills = colours.map((colour, i) => `.k${i} rect{fill:${colour}44;stroke:${colour}}`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 20} ${height}" role="img" aria-label="${escaped(title)}">
<style>text{font:12px system-ui,sans-serif;fill:#333}.t{font-size:15px;font-weight:600}.f{fill:#777}path{stroke:#8885}${fills}@media (prefers-color-scheme:dark){text{fill:#ddd}}</style>
<text class="t" x="16" y="26">${escaped(title)}</text>
${keys.join("\n")}
${ticks.join("\n")}
${rows.join("\n")}
<text class="f" x="${left + width}" y="${foot + 30}" text-anchor="end">milliseconds</text>
</svg>
`;
}
