import Table from "cli-table3";

const none = { top: "", "top-mid": "", "top-left": "", "top-right": "" };
const bottom = { bottom: "", "bottom-mid": "", "bottom-left": "", "bottom-right": "" };
const sides = { left: " ", right: "", middle: "  ", mid: "", "left-mid": "", "mid-mid": "", "right-mid": "" };

export interface TableOptions {
  /** Indices of right-aligned columns, for numbers. */
  readonly right?: readonly number[];
  /** Paints the header. */
  readonly head?: (text: string) => string;
  /** Maximum width of the table. The last column is wrapped to it. */
  readonly columns?: number | undefined;
}

/** Returns rows in aligned columns under a header, without lines, indented by one. Colours have no width. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { right = [], head: paint = (text) => text, columns }: TableOptions = {},
): string {
  const made = new Table({
    chars: { ...none, ...bottom, ...sides },
    style: { "padding-left": 0, "padding-right": 0, head: [], border: [] },
    colAligns: head.map((_, i) => (right.includes(i) ? "right" : "left")),
    ...wrapping(head, rows, columns),
  });
  if (head.some((title) => title !== "")) made.push(head.map((title) => paint(title)));
  for (const row of rows) made.push([...row]);
  return `${made
    .toString()
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")}\n`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours take no room
export const width = (text: string): number => text.replace(/\x1b\[[0-9;]*m/g, "").length;

/** Wraps the last column when the table is wider than the page. */
function wrapping(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  columns: number | undefined,
): { colWidths?: number[]; wordWrap?: boolean } {
  if (columns === undefined) return {};
  const widths = head.map((title, i) => Math.max(width(title), ...rows.map((row) => width(row[i] ?? ""))));
  const gaps = 1 + 2 * (head.length - 1);
  const before = widths.slice(0, -1).reduce((sum, each) => sum + each, 0);
  const left = columns - before - gaps;
  if ((widths.at(-1) ?? 0) <= left || left < 16) return {};
  return { colWidths: [...widths.slice(0, -1), left], wordWrap: true };
}
