/** Three numbers: x, y and z of a block or a thread. */
export type Three = readonly [number, number, number];

/**
 * Returns rows as lines of text, with each column as wide as its widest cell. Columns in `right` are
 * right-aligned.
 */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join("  ")
      .trimEnd(),
  );
}

/** Returns the line of a step: "saxpy.cu:12", or "PTX 33" without a source line. */
export const lineText = (at: {
  readonly line: number;
  readonly source: { readonly file: string; readonly line: number } | undefined;
}): string =>
  at.source === undefined ? `PTX ${at.line}` : `${at.source.file.split("/").at(-1)}:${at.source.line}`;

/**
 * Returns a register's value as text. Floats are rounded to 9 digits, and 64-bit integers above 2^32 are
 * hexadecimal.
 */
export function valueText(value: number | bigint | boolean): string {
  if (typeof value === "bigint") return value > 0xffffffffn ? `0x${value.toString(16)}` : String(value);
  if (typeof value !== "number" || Number.isInteger(value) || !Number.isFinite(value)) return String(value);
  return String(Number(value.toPrecision(9)));
}
