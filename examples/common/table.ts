/** Returns rows in aligned columns under an underlined header, indented by two spaces. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const format = (cells: readonly string[]) =>
    `  ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ")}`.trimEnd();
  const rule = head.map((title, i) => (title ? "─".repeat(widths[i] ?? 0) : ""));
  return `${[head, rule, ...rows].map(format).join("\n")}\n`;
}
