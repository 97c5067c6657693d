/** A directed graph of boxes and arrows. */
export interface Diagram {
  readonly title: string;
  readonly nodes: readonly { readonly id: string; readonly label: string }[];
  readonly edges: readonly (readonly [from: string, to: string])[];
}

/**
 * Returns the nodes in rows. Each node is in the row after its last predecessor. Nodes of a cycle stay where
 * they are.
 */
export function rowsOf({ nodes, edges }: Diagram): readonly (readonly Diagram["nodes"][number][])[] {
  const row = new Map(nodes.map(({ id }) => [id, 0]));
  for (let pass = 0; pass < nodes.length; pass++) {
    let moved = false;
    for (const [from, to] of edges) {
      const least = (row.get(from) ?? 0) + 1;
      if ((row.get(to) ?? 0) >= least || least >= nodes.length) continue;
      row.set(to, least);
      moved = true;
    }
    if (!moved) break;
  }
  const depth = Math.max(0, ...row.values());
  return Array.from({ length: depth + 1 }, (_, i) => nodes.filter(({ id }) => row.get(id) === i));
}

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Returns the diagram as SVG, from top to bottom. */
export function diagramSvg(diagram: Diagram): string {
  const rows = rowsOf(diagram);
  const [box, gap, high, step] = [150, 24, 34, 74];
  const most = Math.max(1, ...rows.map((row) => row.length));
  const width = most * (box + gap) + gap;
  const height = rows.length * step + 50;
  const position = new Map<string, { x: number; y: number }>();
  rows.forEach((row, i) => {
    const left = (width - row.length * (box + gap) + gap) / 2;
    row.forEach(({ id }, j) => {
      position.set(id, { x: left + j * (box + gap), y: 44 + i * step });
    });
  });
  const boxes = diagram.nodes.map(({ id, label }) => {
    const { x, y } = position.get(id)!;
    return `<rect x="${x}" y="${y}" width="${box}" height="${high}" rx="6"/><text x="${x + box / 2}" y="${y + high / 2 + 5}" text-anchor="middle">${escaped(label)}</text>`;
  });
  const arrows = diagram.edges.flatMap(([from, to]) => {
    const [a, b] = [position.get(from), position.get(to)];
    if (a === undefined || b === undefined) return [];
    return [`<path d="M${a.x + box / 2} ${a.y + high}L${b.x + box / 2} ${b.y - 2}" marker-end="url(#a)"/>`];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(diagram.title)}">
<style>text{font:13px system-ui,sans-serif;fill:#444}.t{font-size:15px;font-weight:600}rect{fill:#0b6bcb22;stroke:#0b6bcb}path{stroke:#888;stroke-width:1.5}@media (prefers-color-scheme:dark){text{fill:#ccc}}</style>
<defs><marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#888"/></marker></defs>
<text class="t" x="${gap}" y="24">${escaped(diagram.title)}</text>
${arrows.join("\n")}
${boxes.join("\n")}
</svg>
`;
}

/**
 * Returns the diagram for a terminal: one line for each row, and the edges that do not follow from the rows.
 */
export function diagramText(diagram: Diagram): string {
  const rows = rowsOf(diagram);
  const label = new Map(diagram.nodes.map((node) => [node.id, node.label]));
  const lines = rows.map((row) => row.map(({ label: text }) => `[${text}]`).join("  "));
  const arrows = diagram.edges.map(([from, to]) => `${label.get(from)} -> ${label.get(to)}`);
  const isChain = rows.every((row) => row.length === 1);
  if (isChain) return `${diagram.title}\n${lines.join(" -> ")}`;
  return `${diagram.title}\n${lines.map((line, i) => `${"  ".repeat(i)}${line}`).join("\n")}\n${arrows.join(", ")}`;
}
