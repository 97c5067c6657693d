import { readFileSync, writeFileSync } from "node:fs";
import { titleOf } from "./table.ts";

/** Row of the plotted table: microseconds in stream order by bytes. */
interface PlottedRow {
  readonly bytes: number;
  readonly us: readonly (number | undefined)[];
}

const columns = ["doorbell", "NCCL", "NCCL symmetric", "torch"] as const;
const title = titleOf("allReduce", "f32");

/** Parses the rows of the first allReduce table in a printed text and ignores all other lines. */
export function rowsIn(text: string): { readonly title: string; readonly rows: readonly PlottedRow[] } {
  const lines = text.split("\n").map((line) => line.trim());
  const at = lines.findLastIndex((line) => line.startsWith(title));
  const rows: PlottedRow[] = [];
  for (const line of lines.slice(at + 1)) {
    const cells = line.split(/\s+/);
    const bytes = Number(cells[0]);
    if (cells.length !== 14 || !Number.isInteger(bytes)) {
      if (rows.length > 0) break;
      continue;
    }
    const us = cells.slice(2, 6).map((cell) => (cell === "-" ? undefined : Number(cell)));
    rows.push({ bytes, us });
  }
  return { title: lines[at] ?? title, rows };
}

/** Draws time against size on logarithmic axes into a file. */
export async function plot(table: string, svg: string): Promise<void> {
  const { title, rows } = rowsIn(table);
  if (rows.length === 0) throw new RangeError("there is no table of npm run bench -- collectives in it");
  // The import is dynamic, because machines with GPUs may have no packages.
  const { lineChart } = await import("../common/chart.ts");
  const [name, ...where] = title.split("; ")[0]!.split(", ");
  const series = columns.flatMap((column, i) => {
    const points = rows.flatMap(({ bytes, us }) => (us[i] === undefined ? [] : [[bytes, us[i]] as const]));
    return points.length === 0 ? [] : [{ name: column, points }];
  });
  const text = await lineChart({
    title: `${name} in stream order`,
    measuredOn: [where.join(", ")],
    x: { label: "size", unit: "bytes", scale: "log" },
    y: { label: "time", unit: "microseconds", scale: "log" },
    series,
  });
  writeFileSync(svg, text);
}

/** Draws a table that was printed elsewhere. */
export const plotFile = (file: string, svg: string): Promise<void> => plot(readFileSync(file, "utf8"), svg);
