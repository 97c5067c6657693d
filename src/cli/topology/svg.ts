import type { Topology } from "../../direct/index.ts";
import { endsText, isEnd, nameText, nowText, shortName } from "./device-text.ts";
import { type Branch, treeOf } from "./tree.ts";

const [boxWidth, boxHeight, stepX, stepY, margin] = [276, 38, 308, 46, 16];

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

interface Placed {
  readonly branch: Branch;
  readonly x: number;
  readonly y: number;
  readonly parent: Placed | undefined;
}

/** Assigns positions to roots, bridges and devices from left to right, one line for each leaf. */
function place(roots: readonly Branch[]): readonly Placed[] {
  const placed: Placed[] = [];
  let row = 0;
  const put = (branch: Branch, depth: number, parent: Placed | undefined): void => {
    const at = { branch, x: margin + depth * stepX, y: margin + 34 + row * stepY, parent };
    placed.push(at);
    for (const each of branch.below) put(each, depth + 1, at);
    if (branch.below.length === 0) row++;
  };
  for (const root of roots) put(root, 0, undefined);
  return placed;
}

/** Shortens a text to `most` characters. */
const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

function box(machine: Topology, { branch: { id, device }, x, y }: Placed): string {
  const kind = device === undefined ? "root" : isEnd(device) ? device.kind : "port";
  const label = device === undefined || !isEnd(device) ? "" : shortName(machine, device);
  const link = device === undefined ? "" : nowText(device).replace(/ \(.*/, "");
  const first = `<text x="${x + 8}" y="${y + 16}">${escaped(short(`${id} ${label === id ? "" : label}`.trim(), 26))}</text>`;
  const right = `<text x="${x + boxWidth - 8}" y="${y + 16}" text-anchor="end">${link}</text>`;
  const name = device === undefined ? "" : nameText(device);
  const second = `<text x="${x + 8}" y="${y + 31}">${escaped(short(name, 40))}</text>`;
  const more = device && `<title>${escaped(`${name}\n${nowText(device)}\n${endsText(device)}`)}</title>`;
  return `<g class="${kind}">${more ?? ""}<rect x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" rx="5"/>${first}${right}${second}</g>`;
}

/** Returns the tree as SVG, for light and dark pages. */
export function topologySvg(machine: Topology, all: boolean): string {
  const placed = place(treeOf(machine, all));
  const width = Math.max(300, ...placed.map(({ x }) => x + boxWidth + margin));
  const height = Math.max(80, ...placed.map(({ y }) => y + boxHeight + margin));
  const wires = placed.flatMap(({ x, y, parent }) => {
    if (parent === undefined) return [];
    const [fromX, fromY, middle] = [parent.x + boxWidth, parent.y + boxHeight / 2, y + boxHeight / 2];
    return [`<path d="M${fromX} ${fromY}H${x - 16}V${middle}H${x}"/>`];
  });
  const title = escaped(machine.name ?? "PCI tree");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
<style>text{font:12px system-ui,sans-serif;fill:#333}.t{font-size:15px;font-weight:600}rect{fill:#8881;stroke:#888}path{fill:none;stroke:#888}.gpu rect{fill:#3a9d2333;stroke:#3a9d23}.nic rect{fill:#0b6bcb33;stroke:#0b6bcb}.ssd rect{fill:#c9781633;stroke:#c97816}.nvswitch rect{fill:#8a3fc733;stroke:#8a3fc7}@media (prefers-color-scheme:dark){text{fill:#ddd}}</style>
<text class="t" x="${margin}" y="26">${title}</text>
${wires.join("\n")}
${placed.map((each) => box(machine, each)).join("\n")}
</svg>
`;
}
